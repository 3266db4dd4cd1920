import HeroGeometry
import HeroJSON
import ViewLayout

extension SceneReader {
  /// Axis, spacing, alignment, distribution, insets.
  mutating func stack(_ cursor: JSONCursor) -> StackArrangement {
    var stack = StackArrangement()
    stack.axis = choice(cursor.member("axis"), [("horizontal", .horizontal), ("vertical", .vertical)]) ?? .horizontal
    stack.spacing = number(cursor.member("spacing")) ?? 0
    stack.distribution = choice(cursor.member("distribution"), StackDistribution.self) ?? .fill
    let alignment = cursor.member("alignment")
    stack.alignment = choice(alignment, StackAlignment.words) ?? .fill
    if stack.axis == .vertical, let alignment, [.firstBaseline, .lastBaseline].contains(stack.alignment) {
      report("a vertical stack has no baseline alignment", at: alignment)
    }
    stack.insets = insets(cursor.member("insets")) ?? EdgeInsets()
    return stack
  }

  /// A number for all sides, `[top, left, bottom, right]`, or an object with those keys (default 0 each).
  mutating func insets(_ cursor: JSONCursor?) -> EdgeInsets? {
    guard let cursor = cursor.flatMap({ calculated($0) }) else { return nil }
    let sides: [Double]
    switch cursor.value.kind {
    case .number:
      guard let all = number(cursor) else { return nil }
      sides = [all, all, all, all]
    case .array:
      guard let values = numbers(cursor, count: 4, what: "[top, left, bottom, right]") else { return nil }
      sides = values
    default:
      guard isObject(cursor, keys: SceneKeys.insets, what: "a number, [top, left, bottom, right] or an object of them")
      else { return nil }
      var values: [Double] = []
      for key in SceneKeys.insets { values.append(number(cursor.member(key)) ?? 0) }
      sides = values
    }
    return EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}
