internal import HeroControls
internal import HeroGeometry

open class UISwitch: UIControl {
  /// Default: off.
  open var isOn = false { didSet { stateDidChange() } }
  /// Of the track when on; nil is green.
  open var onTintColor: UIColor? { didSet { stateDidChange() } }
  /// Of the knob; nil is white.
  open var thumbTintColor: UIColor? { didSet { stateDidChange() } }
  private var start: (place: CGFloat, isOn: Bool)?
  private var hasMoved = false

  /// A switch, 51×31 points whatever is asked for.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(SwitchLook.size)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(SwitchLook.size)
    described(by: coder, UISwitch.self)
  }

  override class var isOpaqueAtFirst: Bool { false }

  /// Switches, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var controlLook: (any ControlLook)? { look }
  private var look: SwitchLook {
    var look = SwitchLook(isOn: isOn)
    look.isEnabled = isEnabled
    look.onTint = onTintColor?.color
    look.thumbTint = thumbTintColor?.color
    return look
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (place(of: touch), isOn)
    hasMoved = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = place(of: touch)
    guard let start, hasMoved || abs(place - start.place) > 10 else { return true }
    hasMoved = true
    let isOn = place > bounds.width / 2
    if isOn != self.isOn { self.isOn = isOn }
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, let start {
      if !hasMoved, isTouchInside { isOn.toggle() }
      if isOn != start.isOn { sendActions(for: .valueChanged) }
    }
    start = nil
    super.touchesEnded(touches, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    if let start, start.isOn != isOn { isOn = start.isOn }
    start = nil
  }

  /// A finger on the switch is the switch's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsFinger(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension UIControl {
  /// Whether a control that is dragged keeps its finger from a pan around it.
  func keepsFinger(from recognizer: UIGestureRecognizer) -> Bool {
    isTracking && recognizer.view !== self && recognizer is UIPanGestureRecognizer
  }
}
