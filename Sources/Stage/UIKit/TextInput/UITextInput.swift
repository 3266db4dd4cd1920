/// A place in a text, between characters.
open class UITextPosition: NSObject {
  /// In UTF-16 units from the beginning.
  let offset: Int
  public override init() { offset = 0 }
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject {
  public let start: UITextPosition
  public let end: UITextPosition
  open var isEmpty: Bool { start.offset >= end.offset }
  public override init() { (start, end) = (UITextPosition(), UITextPosition()) }
  init(_ range: NSRange) {
    (start, end) = (UITextPosition(range.location), UITextPosition(range.location + range.length))
  }
  var range: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
}

/// A text whose places have names: a text field's or a text view's.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text, in which places count UTF-16 units.
  var inputText: String { get }
  /// What is chosen.
  var inputRange: NSRange { get set }
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition(inputText.utf16.count) }
  /// What an input method has not settled yet: nothing.
  public var markedTextRange: UITextRange? { nil }
  /// What is chosen; empty: where the next character goes. nil is ignored.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(inputRange) }
    set { if let newValue { inputRange = newValue.range } }
  }
  /// A place some UTF-16 units behind another, or before it; nil where the text does not reach.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...inputText.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// From one place to another in UTF-16 units, negative towards the beginning.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
  /// The part between two places, whichever is first.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, last) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
    return UITextRange(NSRange(location: first, length: last - first))
  }
  /// A part's text; nil where the text does not reach.
  public func text(in range: UITextRange) -> String? { Range(range.range, in: inputText).map { String(inputText[$0]) } }
}

extension UITextField: UITextInput {
  public var inputText: String { text ?? "" }
  public func replace(_ range: UITextRange, withText text: String) {
    guard let place = Range(range.range, in: inputText) else { return }
    self.text = inputText.replacingCharacters(in: place, with: text)
  }
}

extension UITextView: UITextInput {
  public var inputText: String { text ?? "" }
  public var inputRange: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  public func replace(_ range: UITextRange, withText text: String) {
    guard let place = Range(range.range, in: inputText) else { return }
    self.text = inputText.replacingCharacters(in: place, with: text)
  }
}
