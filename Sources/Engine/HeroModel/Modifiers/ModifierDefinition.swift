/// A name that modifiers have, and all that is known of it.
///
/// The rows stand in ModifierTable.swift. Strings, Swift's spelling, both writers, schema, lint, pages and editors read them there; what
/// a modifier does is said by `TargetState`.
package struct ModifierDefinition: Sendable {
  /// What holds of some modifiers and not of others.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    /// Two of it blend, number by number; others only stay when they are equal.
    static let blends = Traits(rawValue: 1)
    /// A timing, of which a view has one of each (rule M3).
    static let timing = Traits(rawValue: 2)
    /// Hero's own parser of strings knows it (rule S6).
    static let heroString = Traits(rawValue: 4)
    /// Swift has a static variable, too: `.arc` beside `.arc(intensity: 2)`.
    static let variable = Traits(rawValue: 8)
    /// A field of Hero's target state without a modifier of its own (rule M1).
    static let field = Traits(rawValue: 16)
    /// A match puts its partner's in its place (rules P4, P5).
    static let matched = Traits(rawValue: 32)
    /// SDOSHero's.
    static let sdosHero = Traits(rawValue: 64)
  }

  /// The form with one number: the parts that it stands for, while the others have their defaults.
  package struct Single: Sendable {
    package let name: String
    package let parts: [Int]
    /// The whole declaration in Swift.
    package let swift: String
  }

  package let name: String
  package let parameters: [ModifierParameter]
  /// What it does, in one sentence.
  package let sentence: String
  /// An example with the arguments that one begins with which is added in an editor, as strings write it.
  package let example: String
  package let single: Single?
  /// The condition that it stands for (rule M5); nil for what is no such word.
  package let condition: Condition?
  /// Which value of a view it sets, where that has two names: `duration`.
  package let kin: String
  /// Swift's other declarations.
  package let otherSwift: [String]
  let traits: Traits
  /// The modifier of arguments, one for each parameter.
  package let make: @Sendable ([ModifierArgument]) -> Modifier

  init(
    _ name: String, _ parameters: [ModifierParameter], _ sentence: String, start: String? = nil, _ traits: Traits = [],
    single: Single? = nil, condition: Condition? = nil, kin: String? = nil, otherSwift: [String] = [],
    make: @escaping @Sendable ([ModifierArgument]) -> Modifier
  ) {
    self.name = name
    self.parameters = parameters
    self.sentence = sentence
    example = start.map { "\(name)(\($0))" } ?? name
    self.traits = traits
    self.single = single
    self.condition = condition
    self.kin = kin ?? name
    self.otherSwift = otherSwift
    self.make = make
  }

  /// One without parameters.
  init(_ name: String, _ modifier: Modifier, _ sentence: String, _ traits: Traits = [], kin: String? = nil) {
    self.init(name, [], sentence, traits, kin: kin) { _ in modifier }
  }

  package var isTiming: Bool { traits.contains(.timing) }
  package var isInHeroStrings: Bool { traits.contains(.heroString) }
  package var isHeros: Bool { !traits.contains(.sdosHero) }
  package var isField: Bool { traits.contains(.field) }
  package var hasVariable: Bool { traits.contains(.variable) || parameters.isEmpty }
  package var isReplacedByMatch: Bool { traits.contains(.matched) }
  var blends: Bool { traits.contains(.blends) }

  /// The parts of all parameters.
  package var parts: [ModifierParameter.Part] { parameters.flatMap(\.parts) }

  /// How many arguments of a string it takes.
  package var count: ClosedRange<Int> {
    let most = parameters.map(\.count.upperBound)
    return parameters.reduce(0) { $0 + $1.count.lowerBound }...(most.contains(.max) ? .max : most.reduce(0, +))
  }

  /// As documents write it: `spring(stiffness, damping)`.
  package var signature: String {
    let names = parameters.flatMap { parameter -> [String] in
      switch parameter.kind {
      case .transform: ["m11, …, m44"]
      case .modifiers: ["modifiers…"]
      default: parameter.parts.map(\.name)
      }
    }
    return names.isEmpty ? name : "\(name)(\(names.joined(separator: ", ")))"
  }

  /// The arguments that one number stands for; nil without such a form.
  package func arguments(single number: Double) -> [ModifierArgument]? {
    single.map { single in
      parts.enumerated().map { index, part in
        single.parts.contains(index) ? .number(number) : part.standard ?? .number(0)
      }
    }
  }

  /// The one number that stands for arguments; nil when none does.
  package func single(for arguments: [ModifierArgument]) -> Double? {
    guard let single, let first = single.parts.first, case .number(let number) = arguments[first],
      self.arguments(single: number) == arguments
    else { return nil }
    return number
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The row of a name; nil when there is none.
  package static func named(_ name: String) -> ModifierDefinition? { byName[name] }
}

extension Modifier {
  /// Its row.
  package var definition: ModifierDefinition? { .named(call.name) }
}
