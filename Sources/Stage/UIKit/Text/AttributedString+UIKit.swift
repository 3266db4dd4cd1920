extension AttributeScopes {
  /// Attributes of texts that views show.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    /// The letters' colour.
    public let foregroundColor: ForegroundColorAttribute
    /// Points added after each character.
    public let kern: KernAttribute
    /// A line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points above the line's baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// How lines are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// A picture in the place of a character.
    public let attachment: AttachmentAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.font.rawValue
    }
    /// The letters' colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }
    /// Points added after each character.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.kern.rawValue
    }
    /// A line below.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }
    /// A line through.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }
    /// Points above the line's baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }
    /// How lines are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
    /// A picture in the place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      /// As attributes of NSAttributedString are named.
      public static let name = NSAttributedString.Key.attachment.rawValue
    }
  }

  /// Attributes of texts that views show.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of a text that views show.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

extension NSUnderlineStyle: Hashable {}

extension AttributeContainer {
  /// The attributes that views know.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self.font = dictionary[.font] as? UIFont
    self.foregroundColor = dictionary[.foregroundColor] as? UIColor
    self.kern = Self.points(dictionary[.kern])
    self.underlineStyle = (dictionary[.underlineStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    self.strikethroughStyle = (dictionary[.strikethroughStyle] as? Int).map { NSUnderlineStyle(rawValue: $0) }
    self.backgroundColor = dictionary[.backgroundColor] as? UIColor
    self.baselineOffset = Self.points(dictionary[.baselineOffset])
    self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    self.attachment = dictionary[.attachment] as? NSTextAttachment
    self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  private static func points(_ value: Any?) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// As NSAttributedString has them.
  var dictionary: [NSAttributedString.Key: Any] {
    var dictionary: [NSAttributedString.Key: Any] = [:]
    dictionary[.font] = self.font
    dictionary[.foregroundColor] = self.foregroundColor
    dictionary[.kern] = self.kern
    dictionary[.underlineStyle] = self.underlineStyle?.rawValue
    dictionary[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    dictionary[.backgroundColor] = self.backgroundColor
    dictionary[.baselineOffset] = self.baselineOffset
    dictionary[.paragraphStyle] = self.paragraphStyle
    dictionary[.attachment] = self.attachment
    dictionary[.link] = self.link
    return dictionary
  }
}

extension NSAttributedString {
  /// The same text with the attributes that views know.
  public convenience init(_ attrStr: AttributedString) {
    let whole = NSMutableAttributedString()
    for run in attrStr.runs {
      whole.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: whole)
  }
}

/// Changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  /// From the attributes that a text would have to those that it has.
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension NSMutableAttributedString {
  /// An empty text.
  public convenience init() { self.init(string: "") }
}
