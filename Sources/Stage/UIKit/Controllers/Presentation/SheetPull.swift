/// A finger that moves a sheet: between its heights, and away.
///
/// The dismissal begins when the sheet goes below its lowest height, and goes back when it comes to rest at one. Where it comes to rest is the
/// nearest to where a scroll view would coast from there, so that half of the height is enough without speed; a spring brings it there.
/// Source: Apple, "Designing Fluid Interfaces" (WWDC 2018); the order of calls: UIAdaptivePresentationControllerDelegate's documentation.
@MainActor
final class SheetPull: Moving, TransitionDriver {
  private unowned let sheet: UISheetPresentationController
  var motion: ScrollMotion?
  /// Where the upper edge of the sheet is, points from the top of the container; nil at rest.
  private(set) var top: CGFloat? { didSet { sheet.changed() } }
  /// Where it would be if nothing held it back.
  private var wanted: CGFloat = 0
  /// Where it was when the finger took hold of it.
  private var start: CGFloat = 0
  private var isHeld = false
  /// Whether the finger may dismiss the sheet, once somebody has been asked.
  private var mayDismiss: Bool?
  /// The dismissal that is under way.
  private var change: ControllerChange?

  init(_ sheet: UISheetPresentationController) { self.sheet = sheet }

  private lazy var pan = SheetPan { [weak self] pan in self?.follow(pan) }
  private lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.dismissByTap() }

  /// The sheet is about to show.
  func begin(on view: UIView, beside dimming: UIView) {
    motion?.stop()
    (top, change, isHeld) = (nil, nil, false)
    pan.pull = self
    view.addGestureRecognizer(pan)
    dimming.addGestureRecognizer(tap)
  }

  /// Whether the sheet has a greater height than it has now, and a scroll view may bring it there.
  var expands: Bool {
    guard sheet.prefersScrollingExpandsWhenScrolledToEdge, let highest = sheet.rests.first else { return false }
    return here > highest.top
  }

  private var here: CGFloat { top ?? sheet.frameOfPresentedViewInContainerView.minY }

  // MARK: Finger

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      take()
      move(by: pan.translation(in: nil).y)
    case .changed: move(by: pan.translation(in: nil).y)
    case .ended: letGo(velocity: pan.velocity(in: nil).y)
    case .cancelled, .failed: letGo(velocity: 0)
    default: break
    }
  }

  private func take() {
    motion?.stop()
    (start, isHeld, mayDismiss) = (here, true, nil)
    sheet.forgetBehind()
  }

  private func move(by way: CGFloat) {
    guard isHeld, let highest = sheet.rests.first?.top, let lowest = sheet.rests.last?.top else { return }
    wanted = start + way
    let length = sheet.goneTop
    if wanted < highest {
      top = highest - ScrollCourse.lag(highest - wanted, length: length)
    } else if wanted > lowest, !beginsDismissal() {
      top = lowest + ScrollCourse.lag(wanted - lowest, length: length)
    } else {
      top = wanted
    }
  }

  private func letGo(velocity: CGFloat) {
    guard isHeld else { return }
    isHeld = false
    let end = wanted + CGFloat(ScrollCourse.way(Double(velocity), rate: 0.998))
    func distance(_ place: CGFloat) -> CGFloat { abs(place - end) }
    guard let rest = sheet.rests.min(by: { distance($0.top) < distance($1.top) }) else { return }
    if distance(sheet.goneTop) < distance(rest.top) {
      if beginsDismissal() { return go(to: sheet.goneTop, velocity) }
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    if let change { change.coordinator.letGo(cancelled: true) }
    if rest.detent !== sheet.detent {
      sheet.selectedDetentIdentifier = rest.detent.identifier
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
    go(to: rest.top, velocity)
  }

  private func dismissByTap() {
    guard sheet.presentedViewController.presentedViewController == nil else { return }
    take()
    wanted = sheet.goneTop
    letGo(velocity: 0)
  }

  // MARK: Rest

  private func go(to place: CGFloat, _ velocity: CGFloat) {
    if place == sheet.goneTop { change?.coordinator.letGo(cancelled: false) }
    let from = here
    let course = ScrollCourse(
      from: Double(from), velocity: Double(velocity), target: Double(from), rate: 0.998, low: Double(place),
      high: Double(place))
    let duration = max(course.duration, 1.0 / 60)
    motion = ScrollMotion(self, duration: duration, name: "a sheet that comes to rest") { pull, part in
      pull.top = CGFloat(course.offset(at: duration * Double(part)))
    } done: { pull in
      pull.rest(at: place)
    }
  }

  private func rest(at place: CGFloat) {
    let isGone = place == sheet.goneTop
    top = isGone ? place : nil
    guard let change else { return }
    self.change = nil
    change.isInteractive = false
    if isGone { UIKitRuntime.current.recorder?.cut(change) }
    change.complete(finished: isGone)
  }

  // MARK: Dismissal

  /// Begins the dismissal, where it has not begun and nobody is against it; whether it goes on.
  private func beginsDismissal() -> Bool {
    if change != nil { return true }
    // Another change has to end first.
    guard UIKitRuntime.current.change == nil else { return false }
    let controller = sheet.presentedViewController
    let may =
      mayDismiss
      ?? (!controller.isModalInPresentation && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true)
    mayDismiss = may
    guard may else { return false }
    controller.presentingViewController?.dismiss(animated: true, by: self) { [sheet] in
      sheet.delegate?.presentationControllerDidDismiss(sheet)
    }
    guard change != nil else { return false }
    sheet.delegate?.presentationControllerWillDismiss(sheet)
    return true
  }

  func willDrive(_ change: ControllerChange) -> Bool {
    self.change = change
    change.isInteractive = true
    change.showsItsWay = true
    return true
  }

  func prepare(_ change: ControllerChange) {}
  func start(_ change: ControllerChange) {}
}

/// Sees drags up and down on a sheet.
final class SheetPan: UIPanGestureRecognizer {
  weak var pull: SheetPull?

  override func mayBegin(_ way: CGPoint) -> Bool { abs(way.y) > abs(way.x) }

  /// Of the nearest sheet around a view.
  static func around(_ view: UIView) -> SheetPull? {
    sequence(first: view) { $0.superview }.lazy.compactMap { view in
      view.gestureRecognizers?.lazy.compactMap { ($0 as? SheetPan)?.pull }.first
    }.first
  }
}
