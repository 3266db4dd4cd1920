internal import HeroControls
internal import HeroGeometry

/// A field of segments, one of which is chosen.
open class UISegmentedControl: UIControl {
  /// "None of them".
  public class var noSegment: Int { -1 }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [Segment] = [] { didSet { segmentsDidChange() } }
  /// The one that is chosen; −1 for none. Default: −1.
  open var selectedSegmentIndex = -1 {
    didSet {
      if selectedSegmentIndex >= segments.count {
        stop(
          "-[UISegmentedControl setSelectedSegmentIndex:] index \(selectedSegmentIndex) beyond the \(segments.count) segments",
          name: "NSRangeException")
      }
      stateDidChange()
    }
  }
  /// Under the chosen segment; nil is white, grey in the dark.
  open var selectedSegmentTintColor: UIColor? { didSet { stateDidChange() } }
  /// Whether no segment stays chosen. Default: false.
  open var isMomentary = false { didSet { stateDidChange() } }
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// A control of texts and pictures, as large as it asks for.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { item in Segment(title: item as? String, image: item as? UIImage) }
    sizeToFit()
  }

  /// A control whose segments do something.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title.isEmpty ? nil : $0.title, image: $0.image, action: $0) }
  }

  /// A control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    described(by: coder, UISegmentedControl.self)
  }

  override class var isOpaqueAtFirst: Bool { false }

  // MARK: Segments

  /// How many there are.
  open var numberOfSegments: Int { segments.count }
  /// Adds a segment, at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a segment, at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  private func insert(_ new: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(new, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }
  /// Takes a segment away, at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    if selectedSegmentIndex == segment { selectedSegmentIndex = -1 }
    if selectedSegmentIndex > segment { selectedSegmentIndex -= 1 }
    segments.remove(at: segment)
  }
  /// Takes all away.
  open func removeAllSegments() {
    selectedSegmentIndex = -1
    segments = []
  }
  /// Sets a segment's text.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// A segment's text.
  open func titleForSegment(at segment: Int) -> String? { at(segment)?.title }
  /// Sets a segment's picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { at(segment)?.image }
  /// Sets a segment's width in points; 0 shares what is left.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// A segment's width in points; 0 shares what is left.
  open func widthForSegment(at segment: Int) -> CGFloat { at(segment)?.width ?? 0 }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool { at(segment)?.isEnabled ?? false }
  /// Sets colour and font of the texts; the chosen one's colour for `.selected`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state.rawValue] = attributes
    segmentsDidChange()
  }
  /// What was set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state.rawValue] }

  private func at(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }
  private func change(_ index: Int, _ body: (inout Segment) -> Void) {
    if segments.indices.contains(index) { body(&segments[index]) }
  }
  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    stateDidChange()
  }

  // MARK: Look

  override var controlImages: [UIImage] { segments.compactMap(\.image) }

  override var controlLook: (any ControlLook)? { look }
  private var look: SegmentedLook {
    var count = 0
    var look = SegmentedLook(
      segments.map { segment in
        guard let image = segment.image else { return .title(segment.title ?? "") }
        count += 1
        return .image(
          ControlImage(image, number: count - 1, isTemplate: image.renderingMode != .alwaysOriginal))
      }, selected: isMomentary || selectedSegmentIndex < 0 ? nil : selectedSegmentIndex)
    look.widths = segments.map { $0.width > 0 ? Double($0.width) : nil }
    look.isEnabled = isEnabled
    look.disabled = Set(segments.indices.filter { !segments[$0].isEnabled })
    look.selectedTint = selectedSegmentTintColor?.color
    look.ground = backgroundColor?.color
    look.textColor = (attributes[0]?[.foregroundColor] as? UIColor)?.color
    look.font = (attributes[0]?[.font] as? UIFont)?.request
    look.selectedTextColor = (attributes[State.selected.rawValue]?[.foregroundColor] as? UIColor)?.color
    look.selectedFont = (attributes[State.selected.rawValue]?[.font] as? UIFont)?.request
    return look
  }

  /// The field's ground; it is drawn with round corners.
  open override var backgroundColor: UIColor? {
    didSet {
      layer.backgroundColor = nil
      stateDidChange()
    }
  }

  /// A tap chooses the segment under it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let place = Double(place(of: touch))
    guard let index = look.frames(in: Size(bounds.size)).firstIndex(where: { place >= $0.minX && place < $0.maxX }),
      segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    segments[index].action?.run(sender: self)
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = -1 }
  }
}
