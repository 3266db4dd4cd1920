import HeroGeometry
import HeroJSON

/// Reads what stays free at four sides.
struct InsetsReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// A number for all sides, `[top, left, bottom, right]`, or an object with those keys (default 0 each).
  func insets(_ cursor: JSONCursor?) -> EdgeInsets? {
    guard let cursor = cursor.flatMap({ reader.calculated($0) }) else { return nil }
    let sides: [Double]
    switch cursor.value.kind {
    case .number:
      guard let all = reader.number(cursor) else { return nil }
      sides = [all, all, all, all]
    case .array:
      guard let values = reader.numbers(cursor, count: 4, what: "[top, left, bottom, right]") else { return nil }
      sides = values
    default:
      guard
        reader.isObject(
          cursor, keys: SceneKeys.insets, what: "a number, [top, left, bottom, right] or an object of them")
      else { return nil }
      var values: [Double] = []
      for key in SceneKeys.insets { values.append(reader.number(cursor.member(key)) ?? 0) }
      sides = values
    }
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
