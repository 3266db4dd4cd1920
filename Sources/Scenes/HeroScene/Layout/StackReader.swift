import HeroGeometry
import HeroJSON
import ViewLayout

/// Reads how a stack arranges what it holds.
struct StackReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// Axis, spacing, alignment, distribution, insets.
  func stack(_ cursor: JSONCursor) -> StackArrangement {
    var stack = StackArrangement()
    stack.axis =
      reader.choice(cursor.member("axis"), [("horizontal", .horizontal), ("vertical", .vertical)]) ?? .horizontal
    stack.spacing = reader.number(cursor.member("spacing")) ?? 0
    stack.distribution = reader.choice(cursor.member("distribution"), StackDistribution.self) ?? .fill
    let alignment = cursor.member("alignment")
    stack.alignment = reader.choice(alignment, StackAlignment.words) ?? .fill
    if stack.axis == .vertical, let alignment, [.firstBaseline, .lastBaseline].contains(stack.alignment) {
      reader.log.report("a vertical stack has no baseline alignment", at: alignment)
    }
    stack.insets = InsetsReader(reader).insets(cursor.member("insets")) ?? EdgeInsets()
    return stack
  }
}
