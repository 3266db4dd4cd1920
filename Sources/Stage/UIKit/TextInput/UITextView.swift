package import HeroLayers

/// Text in several lines that can be edited and scrolls. Neither a keyboard nor a caret shows; `insertText` types.
open class UITextView: UIScrollView, UIKeyInput, KeyboardUser {
  /// The text has been edited.
  public static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
  public static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")

  // MARK: Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Default: empty. What is set takes the attributes of typing.
  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "", attributes: typingAttributes)
      isAttributed = false
      selectedRange = NSRange(location: content.length, length: 0)
      textDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes; what they do not say is black and of 12 points.
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue?.copy() as? NSAttributedString ?? NSAttributedString(string: "")
      isAttributed = true
      selectedRange = NSRange(location: content.length, length: 0)
      textDidChange()
    }
  }
  private var content = NSAttributedString(string: "") { didSet { textStorage.take(content) } }
  /// The text, for who observes it; what is changed in it does not show.
  public let textStorage = NSTextStorage()
  /// Whether the text says its attributes itself.
  private var isAttributed = false

  /// Of all the text; nil is the system font of 12 points. Default: nil.
  open var font: UIFont? { didSet { give(.font, font) } }
  /// Of all the text; nil is the label colour. Default: nil.
  open var textColor: UIColor? { didSet { give(.foregroundColor, textColor) } }
  /// Of all the text. Default: natural.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      let changed = NSMutableAttributedString(attributedString: content)
      content.enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: content.length)) { value, range, _ in
        let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
        guard let style else { return }
        style.alignment = textAlignment
        changed.addAttribute(.paragraphStyle, value: style, range: range)
      }
      content = changed
      textDidChange()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What links have, over their own attributes. Default: the tint as their colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor as Any] }
    set {
      ownLinkAttributes = newValue
      layer.changed()
    }
  }
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  /// What typed text has. Default: font and colour of the text; a selection takes them from its first character.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? plainAttributes }
    set { ownTypingAttributes = newValue }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?
  private var plainAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font
    attributes[.foregroundColor] = textColor
    return attributes
  }
  /// Source: an attributed string's font where it says none is of 12 points.
  private static let plainFont = UIFont.systemFont(ofSize: 12)

  /// Points around the text. Default: 8 above and below.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
  /// Where the text is set.
  public let textContainer: NSTextContainer
  /// Whether a tap begins editing, and text can be typed. Default: true.
  open var isEditable = true { didSet { tap.isEnabled = isEditable } }
  /// Whether text can be selected.
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  /// Whether what is typed first takes the place of all the text. Default: false.
  open var clearsOnInsertion = false
  /// What becomes a link by itself.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      guard !dataDetectorTypes.isEmpty else { return }
      UIKitRuntime.current.warn("dataDetectorTypes of a text view is of no effect: links are those of its attributes")
    }
  }
  /// What is typed takes the place of, UTF-16 units. Default: the end.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if selectedRange != oldValue { textDelegate?.textViewDidChangeSelection(self) } }
  }

  open override var inputView: UIView? { didSet {} }
  open override var inputAccessoryView: UIView? { didSet {} }
  public var keyboardTraits = KeyboardTraits()
  open var isSecureTextEntry = false

  /// A view; without a container it has one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    setUp()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    described(by: coder, UITextView.self)
  }

  private func setUp() {
    textContainer.view = self
    lines.text = { [unowned self] _ in contents }
    layer.insertSublayer(lines, at: 0)
    addGestureRecognizer(tap)
    textDidChange()
  }

  // MARK: Look

  private let lines = LabelTextLayer()
  /// Begins editing.
  private lazy var tap = UITapGestureRecognizer { [weak self] _ in self?.becomeFirstResponder() }

  /// Gives all of the text an attribute.
  private func give(_ key: NSAttributedString.Key, _ value: NSObject?) {
    let changed = NSMutableAttributedString(attributedString: content)
    let all = NSRange(location: 0, length: content.length)
    if let value {
      changed.addAttribute(key, value: value, range: all)
    } else {
      changed.removeAttribute(key, range: all)
    }
    content = changed
    ownTypingAttributes?[key] = value
    textDidChange()
  }

  /// As the renderer takes it.
  package var contents: TextContents { contents(of: content) }

  private func contents(of text: NSAttributedString) -> TextContents {
    let font = isAttributed ? Self.plainFont : font ?? Self.plainFont
    var contents = TextContents(text: "", font: font.request)
    contents.color = (isAttributed ? .black : textColor ?? .label).color
    contents.alignment = textAlignment.layers
    contents.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    contents.show(text, links: linkTextAttributes)
    contents.numberOfLines = textContainer.maximumNumberOfLines
    contents.lineBreakMode = textContainer.lineBreakMode.layers
    // A line that begins counts, though nothing stands in it yet: a space does.
    if contents.text.isEmpty || contents.text.last?.isNewline == true {
      contents.text += " "
      if let last = contents.runs.indices.last { contents.runs[last].text += " " }
    }
    return contents
  }

  /// Points at the left and right of the text.
  private var sides: (left: CGFloat, right: CGFloat) {
    let padding = textContainer.lineFragmentPadding
    return (textContainerInset.left + padding, textContainerInset.right + padding)
  }

  /// The size that text and insets take; a width wraps the text.
  private func size(within width: CGFloat?) -> CGSize {
    let (sides, insets) = (sides, textContainerInset)
    let room = width.map { max($0 - sides.left - sides.right, 0) }
    let size = TextMeasuring.size(of: contents, width: room)
    return CGSize(
      width: size.width + sides.left + sides.right, height: size.height + insets.top + insets.bottom)
  }

  /// Text or room have changed.
  func textDidChange() {
    lines.pictures = content.pictures(beside: isAttributed ? Self.plainFont : font ?? Self.plainFont).map(\.scaled)
    setText()
    invalidateIntrinsicContentSize()
    layer.changed()
  }

  /// Sets the lines at the view's width.
  private func setText() {
    guard bounds.width > 0 else { return }
    let (sides, insets) = (sides, textContainerInset)
    let size = CGSize(width: bounds.width, height: size(within: bounds.width).height)
    let frame = CGRect(
      x: sides.left, y: insets.top, width: max(size.width - sides.left - sides.right, 0),
      height: size.height - insets.top - insets.bottom)
    if lines.frame != frame { lines.frame = frame }
    contentSize = size
  }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if old.width != bounds.width { setText() }
  }

  // What is constrained to its edges does not make its contents larger.
  package override var layoutContentSize: CGSize? {
    get { contentSize }
    set {}
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : size(within: nil) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: size.width > 0 && size.width < 1e6 ? size.width : nil)
  }

  package override var wrapsAtItsWidth: Bool { !isScrollEnabled }
  package override func contentHeight(forWidth width: CGFloat) -> CGFloat { size(within: width).height }

  package override func textBaseline(isFirst: Bool) -> (part: CGFloat, points: CGFloat) {
    let font = contents.tallestFont
    let (ascender, lineHeight) = (CGFloat(font.ascender), CGFloat(font.lineHeight))
    return isFirst
      ? (0, textContainerInset.top + ascender) : (1, ascender - lineHeight - textContainerInset.bottom)
  }

  /// Scrolls as little as shows the end of a range.
  open func scrollRangeToVisible(_ range: NSRange) {
    let end = min(max(range.location + range.length, 0), content.length)
    let before = contents(of: content.attributedSubstring(from: NSRange(location: 0, length: end)))
    let (bottom, insets) = (TextMeasuring.size(of: before, width: lines.bounds.width).height, textContainerInset)
    let scale = UIKitRuntime.current.screen.scale
    let top = ((bottom - CGFloat(before.tallestFont.lineHeight)) * scale).rounded(.down) / scale
    // With the insets, so that the first and the last line come to rest where the text does.
    let rect = CGRect(x: 0, y: top, width: 1, height: bottom - top + insets.top + insets.bottom)
    scrollRectToVisible(rect, animated: false)
  }

  // MARK: Editing

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Whether it is being edited.
  private var isEditing = false

  open override var canBecomeFirstResponder: Bool { isEditable }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable, textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    isEditing = false
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Whether there is text.
  open var hasText: Bool { content.length > 0 }

  /// Types in place of the selection.
  open func insertText(_ text: String) {
    replace(clearsOnInsertion ? NSRange(location: 0, length: content.length) : selected, with: text)
    clearsOnInsertion = false
  }

  /// Takes the selection away, or the character before it.
  open func deleteBackward() {
    var range = selected
    if range.length == 0 {
      guard let last = NSString(string: content.string).substring(to: range.location).last else { return }
      let length = String(last).utf16.count
      range = NSRange(location: range.location - length, length: length)
    }
    replace(range, with: "")
  }

  /// The selection, inside of the text.
  private var selected: NSRange {
    let start = min(max(selectedRange.location, 0), content.length)
    return NSRange(location: start, length: min(max(selectedRange.length, 0), content.length - start))
  }

  private func replace(_ range: NSRange, with string: String) {
    guard textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
    let changed = NSMutableAttributedString(attributedString: content)
    changed.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: attributes(at: range)))
    content = changed
    textDidChange()
    selectedRange = NSRange(location: range.location + string.utf16.count, length: 0)
    scrollRangeToVisible(selectedRange)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// What text has that is typed in place of a range: what is said for typing, else the attributes of what is there, else the view's.
  private func attributes(at range: NSRange) -> [NSAttributedString.Key: Any] {
    if let own = ownTypingAttributes { return own }
    let place = range.length > 0 ? range.location : range.location - 1
    guard isAttributed, place >= 0, place < content.length else { return plainAttributes }
    var attributes = content.attributes(at: place, effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }
}
