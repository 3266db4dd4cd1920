/// A sheet: from the lower edge on phones, in the middle of tablets. It follows a finger (`SheetPull`).
///
/// Source: UIKit of iOS 15 to 17. Measured: 10 points below the safe area at the most, corners of 10, what presents is scaled to 16 points at
/// each side with its top at the safe area's, form sheets of 540 by 620 points; black at 20 % over it, 48 % in the dark. A medium sheet is half
/// as high as the screen, as Apple says "approximately". The grabber's 36 by 5 points stand 5 from the top.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Equatable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) { (self.identifier, self.resolver) = (identifier, resolver) }

    /// Half of the screen.
    public class func medium() -> Detent { Detent(.medium) { ($0 as? Room)?.medium } }
    /// As high as a sheet can be.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of the app's own, points without the safe area; nil: the detent is not there.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

    /// Points without the safe area; nil: it is not there.
    public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      resolver(context)
    }
  }

  /// What a detent's height is worked out of.
  @MainActor
  private final class Room: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let medium: CGFloat

    init(_ size: CGSize, _ safe: UIEdgeInsets) {
      maximumDetentValue = size.height - safe.top - 10 - safe.bottom
      medium = size.height / 2 - safe.bottom
    }

    var containerTraitCollection: UITraitCollection { UIKitRuntime.current.screen.traitCollection }
  }

  func changed() { containerView?.setNeedsLayout() }

  /// The heights, lowest first. Default: large.
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  /// The detent that the sheet is at; nil: the first one. Default: nil.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// Up to this detent what is below is not dimmed; nil: it always is. Default: nil.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
  /// Whether a bar to grab shows at the top. Default: false.
  open var prefersGrabberVisible = false { didSet { changed() } }
  /// Points; nil: 10.
  open var preferredCornerRadius: CGFloat? { didSet { changed() } }
  /// Whether a drag up at the top of a scroll view's contents brings the sheet to its next height. Default: true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open weak var sourceView: UIView?

  /// Makes changes, at once.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights of detents anew.
  open func invalidateDetents() { changed() }

  // MARK: Places

  private var screen: CGSize { containerView?.bounds.size ?? UIKitRuntime.current.screen.bounds.size }
  private var safe: UIEdgeInsets { UIKitRuntime.current.screen.safeArea }
  /// Whether it stands at the lower edge, as on phones.
  private var isAtEdge: Bool { screen.width < 600 }

  /// The detent that counts.
  var detent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard isAtEdge else {
      let preferred = presentedViewController.preferredContentSize
      var size = preferred == .zero ? CGSize(width: 540, height: 620) : preferred
      if presentationStyle != .formSheet, preferred == .zero {
        size = CGSize(width: 704, height: screen.height - 2 * (safe.top + 10))
      }
      size = CGSize(
        width: min(size.width, screen.width), height: min(size.height, screen.height - safe.top - safe.bottom))
      return CGRect(
        x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, width: size.width, height: size.height
      )
    }
    let top = top(of: detent) ?? highestTop
    return CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
  }

  /// Of a large sheet, points from the top.
  private var highestTop: CGFloat { safe.top + 10 }

  /// Where a sheet at the edge has its upper edge, points; nil: the detent is not there.
  private func top(of detent: Detent) -> CGFloat? {
    let room = Room(screen, safe)
    return detent.resolvedValue(in: room).map {
      screen.height - safe.bottom - min(max($0, 0), room.maximumDetentValue)
    }
  }

  /// Where the sheet rests, points from the top, the highest first; away from the edge it has one height.
  var rests: [(detent: Detent, top: CGFloat)] {
    let known = isAtEdge ? detents.compactMap { detent in top(of: detent).map { (detent, $0) } } : []
    return known.isEmpty
      ? [(detent, frameOfPresentedViewInContainerView.minY)] : known.sorted { $0.1 < $1.1 }
  }

  /// Where it is gone, points from the top.
  var goneTop: CGFloat { screen.height }

  // MARK: Look

  private let ground = UIView()
  private let behind = UIImageView()
  private let dimming = UIView()
  private let sheet = UIView()
  private let grabber = UIView()
  private lazy var pull = SheetPull(self)
  /// Whether what presents stood back as soon as the sheet showed.
  package private(set) var isLargeAtFirst = false

  open override var presentedView: UIView? { sheet }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    for view in [ground, behind, dimming] { containerView?.addSubview(view) }
    ground.backgroundColor = .black
    behind.clipsToBounds = true
    behind.image = nil
    sheet.isOpaque = false
    sheet.clipsToBounds = true
    let view = presentedViewController.view ?? UIView()
    sheet.addSubview(view)
    sheet.addSubview(grabber)
    grabber.layer.cornerRadius = 2.5
    grabber.layer.zPosition = 1
    grabber.backgroundColor = .tertiaryLabel
    pull.begin(on: sheet, beside: dimming)
    isLargeAtFirst = partStandingBack(frameOfPresentedViewInContainerView.minY) == 1
    place()
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    changed()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    place()
  }

  /// How far a sheet whose upper edge is at a place is on its way up from one height to another, 0…1.
  private func part(_ top: CGFloat, from low: CGFloat, to high: CGFloat) -> CGFloat {
    min(max((low - top) / (low - high), 0), 1)
  }

  private func place() {
    var frame = frameOfPresentedViewInContainerView
    let lowest = rests.last?.top ?? frame.minY
    if let top = pull.top {
      frame.origin.y = top
      // The lower edge stays where it is until the sheet goes.
      if isAtEdge { frame.size.height = screen.height - min(top, lowest) }
    }
    placeBehind(partStandingBack(frame.minY))
    let dims = partDimmed(frame.minY)
    dimming.frame = CGRect(origin: .zero, size: screen)
    dimming.isHidden = dims == 0
    let isDark = traitCollection.userInterfaceStyle == .dark
    dimming.backgroundColor = UIColor(white: 0, alpha: (isDark ? 0.48 : 0.2) * dims)
    sheet.frame = frame
    sheet.layer.cornerRadius = preferredCornerRadius ?? 10
    sheet.layer.maskedCorners =
      isAtEdge
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    presentedViewController.view.frame = sheet.bounds
    grabber.isHidden = !prefersGrabberVisible || !isAtEdge
    grabber.frame = CGRect(x: (frame.width - 36) / 2, y: 5, width: 36, height: 5)
    if sheet.subviews.last !== grabber { sheet.addSubview(grabber) }
  }

  /// What presents stands back behind a large sheet, as a picture: bars of a scene are as large as the screen.
  private func placeBehind(_ part: CGFloat) {
    ground.isHidden = part == 0
    behind.isHidden = part == 0
    if part == 0 {
      behind.image = nil
    } else if behind.image == nil {
      behind.image = UIKitRuntime.current.recorder?.picture(below: presentedViewController)
    }
    ground.frame = CGRect(origin: .zero, size: screen)
    let width = screen.width - 32 * part
    behind.frame = CGRect(
      x: 16 * part, y: safe.top * part, width: width, height: screen.height * width / screen.width)
    behind.layer.cornerRadius = 10 * part
  }

  /// What presents may have changed: it is looked at anew.
  func forgetBehind() {
    behind.image = nil
    changed()
  }

  /// How far what presents stands back, 0…1: all the way behind a large sheet, not at all behind one of the next height.
  private func partStandingBack(_ top: CGFloat) -> CGFloat {
    let tops = rests.map(\.top)
    guard isAtEdge, let first = tops.first, first <= highestTop else { return 0 }
    return part(top, from: tops.first { $0 > highestTop } ?? goneTop, to: highestTop)
  }

  /// How much of the dimming shows, 0…1: all of it from the lowest height on that is dimmed.
  private func partDimmed(_ top: CGFloat) -> CGFloat {
    let clear = rests.first { $0.detent.identifier == largestUndimmedDetentIdentifier }?.top ?? .infinity
    guard let full = rests.last(where: { $0.top < clear })?.top else { return 0 }
    return part(top, from: rests.first { $0.top > full }?.top ?? goneTop, to: full)
  }

  /// What presents comes from the whole screen, over black.
  override func away(_ view: UIView) -> AwayLook {
    guard view === ground || view === behind else { return super.away(view) }
    var look = AwayLook(view)
    look.frame = CGRect(origin: .zero, size: screen)
    look.cornerRadius = 0
    return look
  }

  override var letsTouchesThrough: Bool { dimming.isHidden }
}

/// What a detent's height is worked out of.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, points without the safe area.
  var maximumDetentValue: CGFloat { get }
}

/// Is told when a finger moves a sheet to another detent.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
