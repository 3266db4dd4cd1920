import HeroGeometry

/// A parameter of a modifier.
package struct ModifierParameter: Sendable {
  /// What it takes.
  package enum Kind: Sendable {
    case number
    /// Swift's TimeInterval.
    case seconds
    /// Seconds, or `infinity`.
    case duration
    case point, size, rect, color
    /// A colour, or in its place red, green and blue (rule S3).
    case tint
    /// A quoted SVG path.
    case path
    case flag
    /// A name that is not empty.
    case text
    case transform
    /// Four numbers, or a curve's name alone.
    case curve
    case direction
    case condition
    /// As many as there are.
    case modifiers
  }

  /// What strings write for it, one after another: a point is two parts.
  package struct Part: Sendable {
    package let name: String
    package let range: NumberRange
    /// What counts when it is left out; nil when it may not be.
    package let standard: ModifierArgument?
    /// The bounds and step of a slider, not what scenes allow; nil for what is no number.
    package let slider: (range: ClosedRange<Double>, step: Double)?
  }

  package let kind: Kind
  package let parts: [Part]
  /// Swift's label; nil without one.
  package let label: String?
  /// Whether Swift's declaration has no default for it although strings have.
  let swiftNeedsIt: Bool
  /// Whether few give it: Hero's strings leave it out where they can, editors show it when it is there.
  package let isMinor: Bool

  init(_ kind: Kind, _ parts: [Part], label: String? = nil, swiftNeedsIt: Bool = false, isMinor: Bool = false) {
    self.kind = kind
    self.parts = parts
    self.label = label
    self.swiftNeedsIt = swiftNeedsIt || label == nil
    self.isMinor = isMinor
  }

  /// How many arguments of a string it takes.
  var count: ClosedRange<Int> {
    let least = parts.allSatisfy { $0.standard != nil } ? 0 : kind == .curve ? 1 : parts.count
    return least...(kind == .tint ? 3 : kind == .modifiers ? .max : parts.count)
  }

  /// What counts when the whole parameter is left out; nil when it may not be. Of one part alone.
  package var standard: ModifierArgument? { parts.count == 1 ? parts[0].standard : nil }

  /// What Swift's declaration has as its default; nil when it must be given.
  package var swiftStandard: ModifierArgument? { swiftNeedsIt ? nil : standard }
}

extension ModifierParameter.Part {
  init(
    _ name: String, _ range: NumberRange = .any, standard: ModifierArgument? = nil,
    slider: (range: ClosedRange<Double>, step: Double)? = nil
  ) {
    self.name = name
    self.range = range
    self.standard = standard
    self.slider = slider
  }

  /// A number with a slider.
  static func number(
    _ name: String, _ slider: ClosedRange<Double>, step: Double, in range: NumberRange = .any, standard: Double? = nil
  ) -> Self {
    Self(name, range, standard: standard.map { .number($0) }, slider: (slider, step))
  }
}

/// The parameters of rows.
extension ModifierParameter {
  static func number(
    _ name: String, _ slider: ClosedRange<Double>, step: Double, in range: NumberRange = .any, standard: Double? = nil,
    kind: Kind = .number, label: String? = nil, swiftNeedsIt: Bool = false, isMinor: Bool = false
  ) -> Self {
    Self(
      kind, [.number(name, slider, step: step, in: range, standard: standard)], label: label,
      swiftNeedsIt: swiftNeedsIt, isMinor: isMinor)
  }

  static func point(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>, step: Double, standard: Double? = nil) -> Self {
    Self(
      .point, [.number("x", x, step: step, standard: standard), .number("y", y, step: step, standard: standard)])
  }

  /// What is no number.
  static func word(_ kind: Kind, _ name: String, standard: ModifierArgument? = nil, label: String? = nil) -> Self {
    Self(kind, [.init(name, standard: standard)], label: label, isMinor: kind == .flag)
  }
}
