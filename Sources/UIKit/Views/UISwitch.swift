/// A switch.
open class UISwitch: UIControl {
  private let knob = UIView(frame: CGRect(x: 2, y: 2, width: 27, height: 27))
  private let track = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
  /// Default: off.
  open var isOn = false { didSet { draw() } }
  /// Of the track when on; nil is green.
  open var onTintColor: UIColor? { didSet { draw() } }
  /// Of the knob; nil is white.
  open var thumbTintColor: UIColor? { didSet { draw() } }

  /// Makes a switch, 51×31 points whatever is asked for.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
    setUp()
  }

  /// Makes a switch of a description; there are none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = CGSize(width: 51, height: 31)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    track.isUserInteractionEnabled = false
    track.layer.cornerRadius = 15.5
    knob.layer.cornerRadius = 13.5
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    knob.layer.shadowRadius = 4
    addSubview(track)
    track.addSubview(knob)
    draw()
  }

  /// Switches, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  private func draw() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    knob.frame.origin.x = isOn ? 22 : 2
    alpha = isEnabled ? 1 : 0.5
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, isTouchInside {
      isOn.toggle()
      sendActions(for: .valueChanged)
    }
    super.touchesEnded(touches, with: event)
  }
}
