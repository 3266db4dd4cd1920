internal import HeroLayers

/// What a font is like.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Leaning and thickness.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or thicker.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }

  /// A name of an attribute.
  public struct AttributeName: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// Points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of `TraitKey`s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// A name of a trait.
  public struct TraitKey: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A number, as of `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }

  let request: Font

  init(_ request: Font) { self.request = request }

  /// Points.
  public var pointSize: CGFloat { CGFloat(request.size) }
  /// Leaning and thickness.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if request.isItalic { traits.insert(.traitItalic) }
    if request.weight >= 600 { traits.insert(.traitBold) }
    return traits
  }

  /// The same, leaning and thick as told.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var request = request
    request.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      request.weight = symbolicTraits.contains(.traitBold) ? 700 : 400
    }
    return UIFontDescriptor(request)
  }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var request = request
    request.size = Double(newPointSize)
    return UIFontDescriptor(request)
  }

  /// A family of the system's letters.
  public struct SystemDesign: RawRepresentable, Equatable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// San Francisco.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// SF Rounded.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// New York.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// SF Mono.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The same: other designs than the default are drawn with its letters, with a warning.
  @preconcurrency @MainActor
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    if design != .default {
      let name = design == .rounded ? "rounded" : design == .serif ? "serif" : "monospaced"
      UIKitRuntime.current.warn("there is no \(name) design of the system font; its default letters are used")
    }
    return self
  }

  /// The same with other attributes; family, size and the weight among the traits are read.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var request = request
    if let family = attributes[.family] as? String { request.family = family }
    if let size = attributes[.size] as? CGFloat { request.size = Double(size) }
    let weight = (attributes[.traits] as? [TraitKey: Any])?[.weight]
    if let weight = weight as? UIFont.Weight ?? (weight as? CGFloat).map({ UIFont.Weight($0) }) {
      request.weight = weight.number
    }
    return UIFontDescriptor(request)
  }

  /// An attribute's value.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: return request.family
    case .size: return NSNumber(value: request.size)
    case .traits: return [TraitKey.weight: NSNumber(value: Double(UIFont.Weight(number: request.weight).rawValue))]
    default: return nil
    }
  }
}

extension UIFont {
  /// A font like a description; a size of 0 is the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize > 0 ? descriptor.withSize(pointSize).request : descriptor.request)
  }

  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request) }
}
