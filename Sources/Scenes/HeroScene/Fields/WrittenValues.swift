import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords

/// Values as scene files have them, where they read back the same.
extension JSONValue {
  static func point(_ point: Point) -> JSONValue { .numbers([point.x, point.y]) }

  static func rect(_ rect: Rect) -> JSONValue {
    .numbers([rect.minX, rect.minY, rect.size.width, rect.size.height])
  }

  /// Six numbers for an affine transform, else sixteen.
  static func transform(_ transform: Transform3D) -> JSONValue {
    let n = transform.elements
    let affine = [n[0], n[1], n[4], n[5], n[12], n[13]]
    let same = Transform3D(a: n[0], b: n[1], c: n[4], d: n[5], tx: n[12], ty: n[13])
    return .numbers(same == transform ? affine : n)
  }

  static func corners(_ mask: CornerMask) -> JSONValue {
    .array(CornerMask.named.filter { mask.contains($0.corner) }.map { .string($0.name) })
  }

  /// Modifiers as one string, or a string each where one is Swift.
  static func modifiers(_ modifiers: [Modifier]) -> JSONValue {
    let texts = modifiers.map(\.text)
    let isPlain = !texts.contains { SwiftParser.isSwift($0, dotTells: true) }
    return isPlain && !texts.isEmpty ? .string(texts.joined(separator: " ")) : .array(texts.map { .string($0) })
  }

  static func liveLayout(_ layout: LiveLayout) -> JSONValue {
    .object([
      Member("size", .numbers([layout.size.width, layout.size.height])), Member("frame", .rect(layout.frame)),
    ])
  }

  /// The values in which a font differs from another.
  static func font(_ font: Font, like other: Font = Font()) -> JSONValue {
    func name(_ weight: Int) -> JSONValue {
      FontWeight.allCases.first { $0.number == weight }.map { JSONValue.string($0.rawValue) } ?? .integer(weight)
    }
    let family = font.family ?? other.family.map { _ in Font.systemFamily }
    let (style, weight) =
      font.textStyle == other.textStyle ? (nil, other.weight) : (font.textStyle, font.textStyle?.weight ?? other.weight)
    return .object(
      [
        WrittenKey("family", family.map { .string($0) }, other.family.map { .string($0) }),
        // A size that follows nobody is said beside one that does.
        WrittenKey(
          "size", font.textStyle == nil ? .number(font.size) : nil, other.textStyle == nil ? .number(other.size) : nil),
        WrittenKey("textStyle", style.map { .string($0.rawValue) }, nil),
        WrittenKey("weight", name(font.weight), name(weight)),
        .flag("italic", font.isItalic, other.isItalic),
      ].members(without: true))
  }

  static func shadow(_ shadow: Shadow) -> JSONValue {
    .object(ValueKey.shadow, of: shadow, Shadow(opacity: 1))
  }

  static func mask(_ mask: LayerMask) -> JSONValue {
    .object(
      ([WrittenKey("path", .string(mask.path.svg), nil)]
        + WrittenKey.keys(ValueKey.mask, of: mask, LayerMask(path: Path()))).members(without: true))
  }

  static func fillRule(_ rule: ShapeContents.FillRule) -> JSONValue {
    .string(ShapeContents.FillRule.words.first { $0.1 == rule }?.0 ?? "")
  }

  static func textShadow(_ shadow: TextShadow) -> JSONValue {
    .object(ValueKey.textShadow, of: shadow, TextShadow())
  }

  /// What a scene file says of an owner that does not count without it.
  private static func object<Owner>(_ keys: [ValueKey<Owner>], of owner: Owner, _ standard: Owner) -> JSONValue {
    .object(
      keys.compactMap { key in
        guard let value = key.write(owner), value != key.write(standard) else { return nil }
        return Member(key.field.name, value)
      })
  }
}
