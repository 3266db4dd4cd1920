internal import HeroControls
internal import HeroGeometry
internal import HeroLayers

/// A line of text that can be edited. Neither a keyboard nor a caret shows; `insertText` types.
open class UITextField: UIControl, UIKeyInput, KeyboardUser {
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  /// What is around the text.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a view at an end shows.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed, cancelled
  }

  /// Default: empty.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      attributed = nil
      plain = newValue ?? ""
      change()
    }
  }
  private var plain = ""
  private var attributed: NSAttributedString?
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed ?? NSAttributedString(string: plain, attributes: [.font: font as Any]) }
    set {
      attributed = newValue
      plain = ""
      change()
    }
  }
  /// Shows while the text is empty.
  open var placeholder: String? {
    get { plainPlaceholder }
    set {
      plainPlaceholder = newValue
      change()
    }
  }
  private var plainPlaceholder: String?
  /// Shows while the text is empty.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      // Not by `placeholder`: an app's field may override it and set this one there.
      plainPlaceholder = attributedPlaceholder?.string
      change()
    }
  }
  /// What the text has where it says nothing itself: setting it sets font, colour and alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
  /// What is typed has the text's attributes.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// Default: the system font, 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { change() } }
  /// Default: label.
  open var textColor: UIColor? = .label { didSet { change() } }
  /// Default: natural.
  open var textAlignment: NSTextAlignment = .natural { didSet { change() } }
  /// Default: none.
  open var borderStyle: BorderStyle = .none { didSet { change() } }
  /// Default: never.
  open var clearButtonMode: ViewMode = .never { didSet { change() } }
  /// Whether bullets stand for the characters. Default: false.
  open var isSecureTextEntry = false { didSet { change() } }
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false {
    didSet {
      guard adjustsFontSizeToFitWidth else { return }
      UIKitRuntime.current.warn("adjustsFontSizeToFitWidth of a text field has no effect: its text stays at its size")
    }
  }
  open var minimumFontSize: CGFloat = 0
  /// Whether the text goes when editing begins. Default: false.
  open var clearsOnBeginEditing = false
  /// Gets calls about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether it is being edited.
  open private(set) var isEditing = false

  /// At the leading end.
  open var leftView: UIView? {
    didSet {
      if oldValue !== leftView { oldValue?.removeFromSuperview() }
      change()
    }
  }
  /// Default: never.
  open var leftViewMode: ViewMode = .never { didSet { change() } }
  /// At the trailing end.
  open var rightView: UIView? {
    didSet {
      if oldValue !== rightView { oldValue?.removeFromSuperview() }
      change()
    }
  }
  /// Default: never.
  open var rightViewMode: ViewMode = .never { didSet { change() } }
  open override var inputView: UIView? { didSet {} }
  open override var inputAccessoryView: UIView? { didSet {} }
  public var keyboardTraits = KeyboardTraits()

  override class var isOpaqueAtFirst: Bool { false }

  private func change() {
    invalidateIntrinsicContentSize()
    stateDidChange()
  }

  // MARK: Look

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  override var controlLook: (any ControlLook)? { look }
  private var look: TextFieldLook {
    var look = standardLook
    if !OwnDrawing.isUIKits(type(of: self)) { placeTexts(in: &look) }
    return look
  }
  /// The look without what a subclass says of places.
  var standardLook: TextFieldLook {
    var contents = TextContents(text: text ?? "", font: (font ?? .systemFont(ofSize: 17)).request)
    contents.color = (textColor ?? .label).color
    contents.alignment = textAlignment.layers
    contents.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var placeholderContents = contents
    placeholderContents.color = UIColor.placeholderText.color
    if let attributed {
      let mode = contents.lineBreakMode
      contents.show(attributed)
      contents.lineBreakMode = mode
    }
    var look = TextFieldLook(border, text: contents, placeholder: placeholder ?? "")
    if let attributedPlaceholder, attributedPlaceholder.string == placeholder {
      look.placeholderRuns = attributedPlaceholder.textRuns(like: placeholderContents)
    }
    look.isSecure = isSecureTextEntry
    look.isEnabled = isEnabled
    look.showsClearButton = shows(clearButtonMode)
    look.leadingWidth = leftView.map { shows(leftViewMode) ? Double($0.bounds.width) : 0 } ?? 0
    look.trailingWidth = rightView.map { shows(rightViewMode) ? Double($0.bounds.width) : 0 } ?? 0
    look.ground = backgroundColor?.color
    return look
  }

  override var controlImages: [UIImage] {
    let shown = (text ?? "").isEmpty ? attributedPlaceholder : attributed
    return shown?.pictures(beside: font ?? .systemFont(ofSize: 17)) ?? []
  }

  private var border: TextFieldLook.Border {
    switch borderStyle {
    case .none: .none
    case .line: .line
    case .bezel: .bezel
    case .roundedRect: .roundedRect
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The ground of a border is drawn with its corners.
    layer.backgroundColor = look.drawsGround ? nil : backgroundColor?.cgColor
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    for (view, mode, isLeft) in [(leftView, leftViewMode, isLeftToRight), (rightView, rightViewMode, !isLeftToRight)] {
      guard let view else { continue }
      guard shows(mode) else {
        view.removeFromSuperview()
        continue
      }
      if view.superview !== self { addSubview(view) }
      view.frame = isLeft ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
    askForPlaceholder()
  }

  // MARK: Places

  /// Where the text is in a rectangle of the field's.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  /// Where the placeholder is. Default: where the text would be.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the border is. Default: all around; it stays there.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button to clear is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
  private func standardClearRect(_ bounds: CGRect) -> CGRect {
    let scale = Double(UIKitRuntime.current.screen.scale)
    return CGRect(standardLook.clearFrame(in: Size(bounds.size), scale: scale))
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
  }
  /// Where the view at the left is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = (effectiveUserInterfaceLayoutDirection == .leftToRight ? leftView : rightView)?.bounds.size ?? .zero
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2), size: size)
  }
  /// Where the view at the right is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = (effectiveUserInterfaceLayoutDirection == .leftToRight ? rightView : leftView)?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2), size: size)
  }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// A subclass that draws the text itself has no effect: the text shows.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; one of a subclass that does not call it shows what it draws itself.
  open func drawPlaceholder(in rect: CGRect) { showsPlaceholder = true }
  private var showsPlaceholder = true

  private func standardTextRect(_ bounds: CGRect) -> CGRect {
    CGRect(standardLook.textFrame(in: Size(bounds.size))).offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  private func placeTexts(in look: inout TextFieldLook) {
    func own(_ rect: CGRect, else standard: CGRect) -> Rect? {
      guard rect != standard else { return nil }
      // Of a field that is too small nothing may be left.
      guard !rect.isNull, !rect.isInfinite else { return Rect(origin: .zero, size: .zero) }
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return Rect(isMirrored ? rect.offsetBy(dx: bounds.width - rect.minX - rect.maxX, dy: 0) : rect)
    }
    let standard = standardTextRect(bounds)
    look.textPlace = own(isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds), else: standard)
    look.placeholderPlace = own(placeholderRect(forBounds: bounds), else: standard)
    look.clearPlace = own(clearButtonRect(forBounds: bounds), else: standardClearRect(bounds))
    if !showsPlaceholder { (look.placeholder, look.placeholderRuns) = ("", []) }
  }

  /// Whether a subclass leaves the placeholder to this class.
  private func askForPlaceholder() {
    guard !hasText, !(placeholder ?? "").isEmpty, !OwnDrawing.isUIKits(type(of: self)) else { return }
    DrawingContexts.all.append(CGContext(bounds: bounds))
    let showed = showsPlaceholder
    showsPlaceholder = false
    drawPlaceholder(in: placeholderRect(forBounds: bounds))
    DrawingContexts.all.removeLast()
    if showsPlaceholder != showed { lookDidChange() }
  }

  open override func draw(_ rect: CGRect) {
    if !showsPlaceholder, !hasText { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
  }
  package override func textBaseline(isFirst: Bool) -> (part: CGFloat, points: CGFloat) {
    let font = font ?? .systemFont(ofSize: 17)
    return (0.5, font.ascender - font.lineHeight / 2)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    change()
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    _ = super.resignFirstResponder()
    isEditing = false
    change()
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    return true
  }

  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Types at the end; a line feed is the return key.
  /// What is chosen, in UTF-16 units: the end, until it is set.
  public var inputRange: NSRange {
    get {
      let count = (text ?? "").utf16.count
      guard let chosen, chosen.location + chosen.length <= count else { return NSRange(location: count, length: 0) }
      return chosen
    }
    set { chosen = newValue }
  }
  private var chosen: NSRange?

  open func insertText(_ text: String) {
    if text == "\n" {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
      return
    }
    replace(NSRange(location: (self.text ?? "").utf16.count, length: 0), with: text)
  }

  /// Takes the last character away.
  open func deleteBackward() {
    guard let last = text?.last else { return }
    let length = String(last).utf16.count
    replace(NSRange(location: (text ?? "").utf16.count - length, length: length), with: "")
  }

  private func replace(_ range: NSRange, with string: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    let old = text ?? ""
    guard let place = Range(range, in: old) else { return }
    text = old.replacingCharacters(in: place, with: string)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// A tap begins editing, one on the clear button clears.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let place = place(of: touch)
    let isOnClear = place > textRect(forBounds: bounds).maxX && place < bounds.width - CGFloat(look.trailingWidth)
    if shows(clearButtonMode), hasText, isOnClear {
      guard delegate?.textFieldShouldClear(self) ?? true else { return }
      text = ""
      sendActions(for: .editingChanged)
      NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    } else {
      becomeFirstResponder()
    }
  }
}
