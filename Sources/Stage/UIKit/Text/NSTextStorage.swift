/// A text view's text for those who observe it: a copy. What an app changes in it does not show.
open class NSTextStorage: NSMutableAttributedString {
  /// What has changed.
  public struct EditActions: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Is told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// Takes the view's text over, and tells the delegate.
  @MainActor func take(_ text: NSAttributedString) {
    let actions: EditActions = text.string == string ? .editedAttributes : [.editedAttributes, .editedCharacters]
    let (range, change) = (NSRange(location: 0, length: text.length), text.length - length)
    delegate?.textStorage(self, willProcessEditing: actions, range: range, changeInLength: change)
    setAttributedString(text)
    delegate?.textStorage(self, didProcessEditing: actions, range: range, changeInLength: change)
  }
}

/// Gets calls about a text's changes, of which each is told as one of all the text.
@preconcurrency @MainActor
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The text is about to change; ranges in UTF-16 units.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// The text has changed; ranges in UTF-16 units.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
