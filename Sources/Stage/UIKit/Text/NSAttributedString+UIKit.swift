internal import HeroGeometry
package import HeroLayers

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// Points between characters.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// An NSUnderlineStyle's raw value: a line below.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// An NSUnderlineStyle's raw value: a line through.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A UIColor behind the characters, as high as their line.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Points that the characters stand above the line's baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A URL or text that a tap opens: drawn as a link, but taps are not followed.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An NSTextAttachment, in place of a character U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

extension NSAttributedString {
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

/// What lets Foundation's attributed strings compare attributes that are objects of other modules.
///
/// CoreFoundation reads a type's number from the word at an object's start, bits 8 to 17, which is where Swift keeps the first stored
/// property. It stops the process where it reads none, and asks `isEqual` where no type of its own has the number: so this word is the
/// first stored property of each class whose objects are attributes. Source: swift-corelibs-foundation's CFRuntime.c, `CFEqual`.
enum AttributeWord {
  static let foreign: UInt = 0x3ff00
}

/// What a text casts.
open class NSShadow: NSObject {
  private let foundationWord = AttributeWord.foreign
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
