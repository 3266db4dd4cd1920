import HeroGeometry

/// A modifier that sets layer properties: its name, how its arguments are read, how a gesture blends two of it.
struct ModifierForm: Sendable {
  let name: String
  /// How many arguments it takes.
  let count: ClosedRange<Int>
  let read: @Sendable (CallArguments) throws(ExpressionError) -> Modifier
  /// The modifier part of the way between two of this form; nil when one is of another.
  let blend: @Sendable (Modifier, Modifier, Double) -> Modifier?

  /// A modifier of one value, which is looked for in a modifier by `value`.
  init<Value: Interpolatable>(
    _ name: String, _ count: ClosedRange<Int>, _ make: @escaping @Sendable (Value) -> Modifier,
    read: @escaping @Sendable (CallArguments) throws(ExpressionError) -> Value,
    value: @escaping @Sendable (Modifier) -> Value?
  ) {
    self.name = name
    self.count = count
    self.read = { (call) throws(ExpressionError) in make(try read(call)) }
    blend = { from, to, fraction in
      guard let start = value(from), let end = value(to) else { return nil }
      return make(.interpolate(from: start, to: end, fraction: fraction))
    }
  }

  /// A modifier of several values, or one that does not blend.
  init(
    _ name: String, _ count: ClosedRange<Int>,
    read: @escaping @Sendable (CallArguments) throws(ExpressionError) -> Modifier,
    blend: @escaping @Sendable (Modifier, Modifier, Double) -> Modifier? = { _, _, _ in nil }
  ) {
    self.name = name
    self.count = count
    self.read = read
    self.blend = blend
  }

  /// A modifier of one number in a range.
  static func number(
    _ name: String, _ range: NumberRange, _ make: @escaping @Sendable (Double) -> Modifier,
    value: @escaping @Sendable (Modifier) -> Double?
  ) -> ModifierForm {
    ModifierForm(name, 1...1, make, read: { (call) throws(ExpressionError) in try call.number(0, range) }, value: value)
  }

  /// A modifier of a colour.
  static func color(
    _ name: String, _ make: @escaping @Sendable (Color) -> Modifier, value: @escaping @Sendable (Modifier) -> Color?
  ) -> ModifierForm {
    ModifierForm(name, 1...1, make, read: { (call) throws(ExpressionError) in try call.color(0) }, value: value)
  }

  /// By name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
