internal import HeroGeometry
package import HeroLayers

extension NSAttributedString.Key {
  /// A UIFont.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A UIColor.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Points between characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An NSUnderlineStyle's raw value: a line below.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An NSUnderlineStyle's raw value: a line through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// An NSShadow.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An NSParagraphStyle.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// How lines are set.
open class NSParagraphStyle: NSObject {
  /// Points between lines.
  open fileprivate(set) var lineSpacing: CGFloat = 0
  /// Points after a paragraph.
  open fileprivate(set) var paragraphSpacing: CGFloat = 0
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
  open override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
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

/// What a text casts.
open class NSShadow: NSObject {
  /// Points to the right and down. Default: zero.
  open var shadowOffset = CGSize.zero
  /// Points over which edges fade. Default: 0.
  open var shadowBlurRadius: CGFloat = 0
  /// A UIColor. Default: black at a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  package var layers: TextShadow? {
    (shadowColor as? UIColor).map {
      TextShadow(
        color: $0.color, offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
        blurRadius: Double(max(shadowBlurRadius, 0)))
    }
  }
}
