import HeroGeometry

extension MarkupElement {
  /// Whether its class is of the target that compiles the file, whatever module it names.
  var isOfTarget: Bool { self["customModuleProvider"] == "target" }

  /// YES or NO; nil when absent or something else.
  func flag(_ name: String) -> Bool? {
    switch attributes[name] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// A finite number; nil when absent or something else.
  func number(_ name: String) -> Double? {
    guard let text = attributes[name] else { return nil }
    // Interface Builder's words for the ends of CGFloat.
    if ["+infinity", "infinity", "inf"].contains(text.lowercased()) { return nil }
    return Self.number(text).flatMap { $0.isFinite && abs($0) < 1e9 ? $0 : nil }
  }

  /// A number with blanks around it; nil for something else.
  static func number(_ text: some StringProtocol) -> Double? {
    let start = text.drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.flatMap { Double(start[...$0]) }
  }

  /// A whole number; nil when absent or something else.
  func integer(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }

  /// The rectangle of a child `<rect key>`.
  func rect(key: String) -> Rect? {
    child("rect", key: key)?.rect
  }

  /// The element's own rectangle.
  var rect: Rect? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return Rect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
  }

  /// The size of a child `<size key>`.
  func size(key: String) -> Size? { child("size", key: key)?.size }

  /// The element's own size.
  var size: Size? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return Size(width: width, height: height)
  }

  /// The insets of a child with the key: `<inset minX minY maxX maxY>`, or `<edgeInsets top left bottom right>` and kin.
  func insets(key: String) -> EdgeInsets? {
    children.first { $0.key == key && ["inset", "edgeInsets", "directionalEdgeInsets"].contains($0.name) }?.insets
  }

  private var insets: EdgeInsets {
    EdgeInsets(
      top: number("minY") ?? number("top") ?? 0, left: number("minX") ?? number("left") ?? number("leading") ?? 0,
      bottom: number("maxY") ?? number("bottom") ?? 0,
      right: number("maxX") ?? number("right") ?? number("trailing") ?? 0)
  }

  /// A text: the attribute, or the child `<string key>`, whose text may be in base 64 (of mutable strings) or plain.
  func string(_ name: String) -> String? {
    if let text = attributes[name] { return text }
    guard let child = children.first(where: { ["string", "mutableString"].contains($0.name) && $0.key == name }) else {
      return nil
    }
    return child["base64-UTF8"] == "YES" ? Base64Text.text(child.text) : child.text
  }
}
