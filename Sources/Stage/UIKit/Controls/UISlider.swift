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

  /// Where the track is. Default: 4 points high in the middle, 2 points from both ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(SliderLook.track(in: Size(bounds.size), controlTraits)).offsetBy(dx: bounds.minX, dy: bounds.minY)
  }
  /// Where the thumb is. Default: along the track, from 2 points before it to 2 behind.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let along = SliderLook(fraction: range > 0 ? Double((value - minimumValue) / range) : 0)
    let size = currentThumbImage?.size ?? CGSize(width: SliderLook.thumbSide, height: SliderLook.thumbSide)
    let x = rect.minX - 2 + CGFloat(along.thumbCenter(in: Double(rect.width) + 4, thumb: Double(size.width)))
    return CGRect(x: x - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
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
    let track = trackRect(forBounds: bounds)
    look.track = Rect(track)
    look.thumb = Rect(thumbRect(forBounds: bounds, trackRect: track, value: current))
    look.thumbImage = currentThumbImage.map { image in
      image.isNothing
        ? ControlImage(0, size: .zero)
        : ControlImage(image, number: 0, isTemplate: image.renderingMode == .alwaysTemplate)
    }
    return look
  }

  // MARK: Touches

  /// What the thumb goes along.
  private var way: (start: CGFloat, width: Double) {
    let track = trackRect(forBounds: bounds)
    return (track.minX - 2, Double(track.width) + 4)
  }

  /// Source: UIKit's sliders follow a finger that lands on their thumb or near it, and no other.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    grip = place(of: touch) - way.start - CGFloat(look.thumbCenter(in: way.width))
    return abs(grip) <= 24
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let fraction = SliderLook.fraction(
      at: Double(place(of: touch) - way.start - grip), in: way.width, thumb: look.thumbWidth)
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
