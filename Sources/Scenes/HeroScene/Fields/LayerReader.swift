import HeroControls
import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel

/// Reads what a view's layer has as an object or a list: shadow, mask, corners, dashes, another size's place.
struct LayerReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// A view's place at another size of the live view around it.
  func liveLayout(_ cursor: JSONCursor?) -> LiveLayout? {
    guard let cursor, reader.isObject(cursor, keys: SceneKeys.liveLayout, what: "a live layout object") else {
      return nil
    }
    let size = reader.numbers(reader.required(cursor, "size"), count: 2, what: "a size")
    guard let frame = reader.rect(reader.required(cursor, "frame")), let size else { return nil }
    return LiveLayout(size: Size(width: size[0], height: size[1]), frame: frame)
  }

  /// The corners that are rounded.
  func maskedCorners(_ cursor: JSONCursor?) -> CornerMask? {
    guard let cursor else { return nil }
    guard let elements = cursor.elements else {
      reader.log.report("expected an array of corners, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    var mask: CornerMask = []
    for element in elements {
      let corner: CornerMask? = reader.choice(element, CornerMask.named.map { ($0.name, $0.corner) })
      if let corner { mask.insert(corner) }
    }
    return mask
  }

  /// A mask.
  func mask(_ cursor: JSONCursor?) -> LayerMask? {
    guard let cursor, reader.isObject(cursor, keys: SceneKeys.mask, what: "a mask object"),
      let path = reader.path(reader.required(cursor, "path"))
    else { return nil }
    var mask = LayerMask(path: path)
    ValueKey.mask.read(cursor, into: &mask, reader)
    return mask
  }

  /// A shadow; its opacity is 1 when it gives none.
  func shadow(_ cursor: JSONCursor?) -> Shadow? {
    guard let cursor, reader.isObject(cursor, keys: SceneKeys.shadow, what: "a shadow object") else { return nil }
    var shadow = Shadow(opacity: 1)
    ValueKey.shadow.read(cursor, into: &shadow, reader)
    return shadow
  }

  /// Lengths of dashes and gaps by turns.
  func dashes(_ cursor: JSONCursor?) -> [Double]? {
    guard let cursor else { return nil }
    guard let elements = cursor.elements else {
      reader.log.report("expected an array of numbers, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    let problem = SceneLimits.problem("dash pattern", elements.count, "lengths", limit: SceneLimits.dashes)
    guard reader.isFine(problem, at: cursor) else { return nil }
    guard let values = reader.numbers(elements, .notNegative) else { return nil }
    guard values.isEmpty || values.contains(where: { $0 > 0 }) else {
      reader.log.report("a dash pattern needs a length > 0", at: cursor)
      return nil
    }
    return values
  }
}

extension ShapeContents.FillRule {
  /// CAShapeLayerFillRule's raw values, its Swift names and SVG's words.
  static let words: [(String, ShapeContents.FillRule)] = [
    ("nonZero", .nonZero), ("evenOdd", .evenOdd), ("non-zero", .nonZero), ("even-odd", .evenOdd), ("nonzero", .nonZero),
    ("evenodd", .evenOdd),
  ]
}

extension BackdropEffect {
  /// UIBlurEffect's styles; `regular` and `prominent` follow the look.
  static func named(on appearance: Appearance) -> [(String, BackdropEffect)] {
    [BlurStyle.extraLight, .light, .dark, .regular, .prominent].map {
      ($0.rawValue, $0.effect(isDark: appearance == .dark))
    }
  }

  static let names = named(on: .light).map(\.0)
}
