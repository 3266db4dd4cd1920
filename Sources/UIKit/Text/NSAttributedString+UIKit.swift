extension NSAttributedString.Key {
  /// A UIFont.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A UIColor.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A UIColor. Of no effect.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points between characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An NSUnderlineStyle's raw value: a line below.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An NSUnderlineStyle's raw value: a line through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// An NSParagraphStyle.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// How lines are set.
open class NSParagraphStyle: NSObject {
  /// Points between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Where lines stand.
  open fileprivate(set) var alignment: NSTextAlignment = .natural
  /// What happens to lines that do not fit.
  open fileprivate(set) var lineBreakMode: NSLineBreakMode = .byTruncatingTail
}

/// How lines are to be set.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}
