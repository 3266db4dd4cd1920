import AutoLayout
import HeroControls
import HeroLayers
import ViewLayout

/// A value that Interface Builder calls otherwise than its cases.
protocol InterfaceWord {
  /// nil for a word that is not known.
  init?(interfaceBuilder word: String)
}

/// The value of an attribute; the standard one, or nil, where the element says none and, with a remark, for a word that is not known.
extension InterfaceReader {
  mutating func word<Word: InterfaceWord>(_ element: MarkupElement, _ attribute: String, _ standard: Word) -> Word {
    word(element, attribute) ?? standard
  }

  mutating func word<Word: InterfaceWord>(_ element: MarkupElement, _ attribute: String) -> Word? {
    word(element, attribute, Word.init(interfaceBuilder:))
  }

  @_disfavoredOverload
  mutating func word<Word: RawRepresentable<String>>(
    _ element: MarkupElement, _ attribute: String, _ standard: Word
  ) -> Word { word(element, attribute) ?? standard }

  @_disfavoredOverload
  mutating func word<Word: RawRepresentable<String>>(_ element: MarkupElement, _ attribute: String) -> Word? {
    word(element, attribute, Word.init(rawValue:))
  }

  private mutating func word<Word>(
    _ element: MarkupElement, _ attribute: String, _ make: (String) -> Word?
  ) -> Word? {
    guard let text = element[attribute] else { return nil }
    if let word = make(text) { return word }
    remark(.element, element, "the \(attribute) '\(text)' is not known; the standard one takes its place")
    return nil
  }
}

extension InterfaceButtonType: InterfaceWord {
  init?(interfaceBuilder word: String) { self.init(rawValue: word == "roundedRect" ? "system" : word) }
}

extension StackAlignment: InterfaceWord {
  init?(interfaceBuilder word: String) { self.init(word: word) }
}

extension LayoutAxis: InterfaceWord {
  init?(interfaceBuilder word: String) {
    switch word {
    case "horizontal": self = .horizontal
    case "vertical": self = .vertical
    default: return nil
    }
  }
}

extension CellStyle: InterfaceWord {
  init?(interfaceBuilder word: String) {
    let prefix = "IBUITableViewCellStyle"
    guard word.hasPrefix(prefix) else { return nil }
    self.init(rawValue: word.dropFirst(prefix.count).lowercased())
  }
}

extension LineBreakMode: InterfaceWord {
  init?(interfaceBuilder word: String) {
    switch word {
    case "tailTruncation": self = .byTruncatingTail
    case "headTruncation": self = .byTruncatingHead
    case "middleTruncation": self = .byTruncatingMiddle
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    default: return nil
    }
  }
}

extension Relation: InterfaceWord {
  init?(interfaceBuilder word: String) {
    switch word {
    case "equal": self = .equal
    case "lessThanOrEqual": self = .lessThanOrEqual
    case "greaterThanOrEqual": self = .greaterThanOrEqual
    default: return nil
    }
  }
}

extension LayoutAttribute: InterfaceWord {
  /// In UIKit's order.
  private static let words = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]

  init?(interfaceBuilder word: String) {
    guard let index = Self.words.firstIndex(of: word) else { return nil }
    self.init(rawValue: index + 1)
  }

  /// Interface Builder's word.
  package var interfaceWord: String { Self.words[rawValue - 1] }

  /// Whether it is an edge at the end of an axis; nil for what is no edge.
  var isFarEdge: Bool? {
    switch withoutMargins ?? self {
    case .left, .leading, .top: false
    case .right, .trailing, .bottom: true
    default: nil
    }
  }
}

extension Autoresizing {
  /// The bits by their names in a file.
  static let interfaceWords: [(String, Autoresizing)] = [
    ("flexibleMinX", .leftMargin), ("widthSizable", .width), ("flexibleMaxX", .rightMargin),
    ("flexibleMinY", .topMargin), ("heightSizable", .height), ("flexibleMaxY", .bottomMargin),
  ]
}
