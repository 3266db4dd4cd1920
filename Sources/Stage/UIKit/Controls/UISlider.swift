internal import HeroControls
internal import HeroGeometry

/// A thumb on a track.
open class UISlider: UIControl {
  /// Between minimum and maximum. Default: 0.
  open var value: Float {
    get { current }
    set {
      current = clamped(newValue)
      stateDidChange()
    }
  }
  private var current: Float = 0
  /// At the left. Default: 0.
  open var minimumValue: Float = 0 { didSet { limitsDidChange(minimumValue) } }
  /// At the right. Default: 1.
  open var maximumValue: Float = 1 { didSet { limitsDidChange(maximumValue) } }
  /// Whether each move tells of its value, not the last one alone. Default: true.
  open var isContinuous = true
  /// Left of the thumb; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { stateDidChange() } }
  /// Right of the thumb; nil is grey.
  open var maximumTrackTintColor: UIColor? { didSet { stateDidChange() } }
  /// Of the thumb; nil is white.
  open var thumbTintColor: UIColor? { didSet { stateDidChange() } }
  private var thumbImages: [UInt: UIImage] = [:]
  /// In the thumb's place in a state: normal, highlighted under a finger, disabled; `UIImage()` leaves the thumb out.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state.rawValue] = image
    stateDidChange()
  }
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state.rawValue] }
  /// That of the state, else the normal one; nil is the round thumb.
  open var currentThumbImage: UIImage? {
    let state: State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    return thumbImage(for: state) ?? thumbImage(for: .normal)
  }
  private var grip: CGFloat = 0

  override class var isOpaqueAtFirst: Bool { false }

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ value: Float) -> Float { max(min(value, maximumValue), minimumValue) }

  /// The other limit gives way, as UIKit has it.
  private func limitsDidChange(_ changed: Float) {
    if minimumValue > maximumValue {
      if minimumValue != changed { minimumValue = changed } else { maximumValue = changed }
    }
    value = current
  }

  override var controlImages: [UIImage] { [currentThumbImage].compactMap { $0 } }
  override var controlLook: (any ControlLook)? { look }
  private var look: SliderLook {
    let range = maximumValue - minimumValue
    var look = SliderLook(fraction: range > 0 ? Double((current - minimumValue) / range) : 0)
    look.isEnabled = isEnabled
    look.minimumTint = minimumTrackTintColor?.color
    look.maximumTint = maximumTrackTintColor?.color
    look.thumbTint = thumbTintColor?.color
    look.thumbImage = currentThumbImage.map { image in
      image.isNothing
        ? ControlImage(0, size: .zero)
        : ControlImage(image, number: 0, isTemplate: image.renderingMode == .alwaysTemplate)
    }
    return look
  }

  // MARK: Touches

  /// Source: UIKit's sliders follow a finger that lands on their thumb or near it, and no other.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = place(of: touch) - CGFloat(look.thumbCenter(in: Double(bounds.width)))
    return abs(grip) <= 24
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let fraction = SliderLook.fraction(
      at: Double(place(of: touch) - grip), in: Double(bounds.width), thumb: look.thumbWidth)
    let value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    guard value != current else { return true }
    self.value = value
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// A finger on the thumb is the slider's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !keepsFinger(from: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
