internal import HeroControls
internal import HeroGeometry

/// Minus and plus.
open class UIStepper: UIControl {
  /// Between minimum and maximum. Default: 0.
  open var value: Double {
    get { current }
    set {
      current = max(min(newValue, maximumValue), minimumValue)
      stateDidChange()
    }
  }
  private var current = 0.0
  /// Default: 0.
  open var minimumValue = 0.0 { didSet { value = current } }
  /// Default: 100.
  open var maximumValue = 100.0 { didSet { value = current } }
  /// What a tap adds or takes. Default: 1.
  open var stepValue = 1.0
  /// Whether the ends meet. Default: false.
  open var wraps = false { didSet { stateDidChange() } }
  open var autorepeat = true
  open var isContinuous = true

  /// A stepper, 94×32 points whatever is asked for.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(StepperLook.size)))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(StepperLook.size)
    described(by: coder, UIStepper.self)
  }

  override class var isOpaqueAtFirst: Bool { false }

  override var controlLook: (any ControlLook)? { look }
  private var look: StepperLook {
    var look = StepperLook()
    look.isEnabled = isEnabled
    look.canDecrement = wraps || current > minimumValue
    look.canIncrement = wraps || current < maximumValue
    return look
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let goesUp = place(of: touch) > bounds.width / 2
    let old = current
    let next = current + (goesUp ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    if current != old { sendActions(for: .valueChanged) }
  }
}
