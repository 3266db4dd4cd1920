internal import HeroControls
package import HeroLayers

/// Where lines stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified
  /// Leading.
  case natural

  package var layers: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// A line below or through a text; there are no patterns.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// One bit for each trait.
  public let rawValue: Int
  /// A style of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A line of twice the height.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)

  /// Of an attribute's value: the raw value, as UIKit takes it.
  package static func layers(_ value: Any?) -> TextLineStyle {
    let bits = (value as? Int) ?? (value as? NSNumber)?.intValue ?? 0
    return switch NSUnderlineStyle(rawValue: bits) {
    case []: .none
    case .thick: .thick
    case .double: .double
    default: .single
    }
  }
}

/// Where the line of a label stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the larger line; with its middle in the middle; with its upper edge where that of the larger line would be.
  case alignBaselines, alignCenters, none

  /// As looks have it.
  var look: BaselineAdjustment {
    switch self {
    case .alignBaselines: .alignBaselines
    case .alignCenters: .alignCenters
    case .none: .none
    }
  }
}

/// What happens to text that does not fit.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle

  package var layers: LineBreakMode {
    switch self {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }
}
