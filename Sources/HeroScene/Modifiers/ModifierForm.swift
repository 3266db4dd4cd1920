import HeroGeometry
import HeroModel

/// A modifier that sets layer properties: its name, and how its arguments are read.
struct ModifierForm: Sendable {
  let name: String
  /// How many arguments it takes.
  let count: ClosedRange<Int>
  let read: @Sendable (CallArguments) throws(ExpressionError) -> Modifier

  init(
    _ name: String, _ count: ClosedRange<Int>,
    read: @escaping @Sendable (CallArguments) throws(ExpressionError) -> Modifier
  ) {
    self.name = name
    self.count = count
    self.read = read
  }

  /// A modifier of one number in a range.
  static func number(
    _ name: String, _ range: NumberRange, _ make: @escaping @Sendable (Double) -> Modifier
  ) -> ModifierForm {
    ModifierForm(name, 1...1) { (call) throws(ExpressionError) in make(try call.number(0, range)) }
  }

  /// A modifier of a colour.
  static func color(_ name: String, _ make: @escaping @Sendable (Color) -> Modifier) -> ModifierForm {
    ModifierForm(name, 1...1) { (call) throws(ExpressionError) in make(try call.color(0)) }
  }

  /// By name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
