/// A sheet: from the lower edge on phones, in the middle of tablets.
///
/// Source: UIKit of iOS 15 to 17. Measured: 10 points below the safe area at the most, corners of 10, what presents is scaled to 16 points at
/// each side, form sheets of 540 by 620 points; black at 20 % over it, 48 % in the dark. A medium sheet is half as high as the screen, as Apple
/// says "approximately". The grabber's 36 by 5 points stand 5 from the top.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// Names a detent.
    public struct Identifier: RawRepresentable, Equatable, Hashable, Sendable {
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
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

  private func changed() { containerView?.setNeedsLayout() }

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
  /// Of no effect: no finger moves sheets.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Of no effect: phones stand upright.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Of no effect: phones stand upright.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Of no effect.
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
  private var detent: Detent {
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
    let room = Room(screen, safe)
    let value = min(max(detent.resolvedValue(in: room) ?? room.maximumDetentValue, 0), room.maximumDetentValue)
    let height = value + safe.bottom
    return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
  }

  // MARK: Look

  private let ground = UIView()
  private let behind = UIView()
  private let dimming = UIView()
  private let sheet = UIView()
  private let grabber = UIView()

  open override var presentedView: UIView? { sheet }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    for view in [ground, behind, dimming] { containerView?.addSubview(view) }
    sheet.isOpaque = false
    sheet.clipsToBounds = true
    let view = presentedViewController.view ?? UIView()
    sheet.addSubview(view)
    sheet.addSubview(grabber)
    grabber.layer.cornerRadius = 2.5
    grabber.backgroundColor = .tertiaryLabel
    place()
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    place()
  }

  private func place() {
    let frame = frameOfPresentedViewInContainerView
    let isLarge = isAtEdge && frame.minY <= safe.top + 10
    // What presents stands back behind a large sheet: ten points of it show.
    ground.isHidden = !isLarge
    behind.isHidden = !isLarge
    ground.frame = CGRect(origin: .zero, size: screen)
    ground.backgroundColor = .black
    behind.frame = CGRect(x: 16, y: safe.top, width: screen.width - 32, height: 40)
    behind.layer.cornerRadius = 10
    behind.backgroundColor = colorBehind
    dimming.frame = CGRect(origin: .zero, size: screen)
    dimming.isHidden = isUndimmed
    let isDark = traitCollection.userInterfaceStyle == .dark
    dimming.backgroundColor = UIColor(white: 0, alpha: isDark ? 0.48 : 0.2)
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

  /// Of the upper edge of what presents: its bar's, or its view's.
  private var colorBehind: UIColor {
    var top = presentingViewController
    while let tabs = top as? UITabBarController, let selected = tabs.selectedViewController { top = selected }
    if let navigation = top as? UINavigationController, !navigation.isNavigationBarHidden {
      let ground = navigation.barGround
      if ground.color.alpha > 0 { return ground }
    }
    return top.content.viewIfLoaded?.backgroundColor ?? .systemBackground
  }

  private var isUndimmed: Bool {
    guard let most = largestUndimmedDetentIdentifier,
      let limit = detents.firstIndex(where: { $0.identifier == most }),
      let here = detents.firstIndex(where: { $0 === detent })
    else { return false }
    return here <= limit
  }
}

/// What a detent's height is worked out of.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet, points without the safe area.
  var maximumDetentValue: CGFloat { get }
}

/// Is told when a finger moves a sheet to another detent: never, here.
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
