import HeroModel

/// Strings as Hero 1.6.4 itself reads them (rules S5–S7): those of Interface Builder, and of `hero.modifierString` and its kin in Swift.
///
/// Scene files have a larger language, which `ModifierText` reads.
package enum HeroString {
  /// Why a string has no meaning at all: it traps on a phone, or goes beyond a limit.
  package struct Problem: Error, Equatable, Sendable {
    /// Unicode scalars of the string before it, from 0.
    package let offset: Int
    /// What is wrong and what to do, one sentence without a full stop.
    package internal(set) var message: String

    /// With the column in the string.
    package var text: String { "column \(offset + 1) of the string: \(message)" }
  }

  /// Something that a string says and a phone does not do.
  package struct Loss: Equatable, Sendable {
    /// Unicode scalars of the string before it, from 0.
    package let offset: Int
    /// What a phone does instead, one sentence without a full stop.
    package internal(set) var message: String

    /// With the column in the string.
    package var text: String { "column \(offset + 1) of the string: \(message)" }
  }

  /// What a phone makes of a string.
  package struct Reading<Value> {
    /// What it does.
    package internal(set) var value: Value
    /// What it does not, in the order of the string.
    package internal(set) var losses: [Loss] = []
    /// How to say what was meant; nil without losses, or where nobody knows.
    package internal(set) var remedy: Scene.Note.Remedy?
  }

  /// The longest string that is read, bytes in UTF-8.
  package static let maximumLength = 64 << 10
  /// At most so many losses of a string are reported.
  static let maximumLosses = 20

  // MARK: Modifiers

  /// The modifiers of a string; nil for one that Hero gives up, whose view has none.
  package static func modifiers(_ text: String) throws(Problem) -> Reading<[Modifier]?> {
    try modifiers(text, remedy: { meant(text, instead: $0) })
  }

  /// The same; a remedy is asked for with what is read instead of what is meant.
  static func modifiers(
    _ text: String, remedy: ([Modifier]?) -> Scene.Note.Remedy?
  ) throws(Problem) -> Reading<[Modifier]?> {
    let nodes: [HeroStringNode]
    switch try parts(text, remedy: { remedy(nil) }, "gives the view no modifiers") {
    case .read(let read): nodes = read
    case .lost(let loss): return Reading(value: nil, losses: [loss], remedy: remedy(nil))
    }
    var losses: [Loss] = []
    let scalars = Array(text.unicodeScalars)
    var modifiers: [Modifier] = []
    for node in nodes {
      var arguments = HeroStringArguments(node, in: scalars)
      if let definition = ModifierDefinition.named(node.name), definition.isInHeroStrings {
        if let modifier = arguments.modifier(definition) {
          modifiers.append(modifier)
          arguments.loseRest(from: definition.count.upperBound)
        }
      } else {
        let all = ModifierDefinition.all
        arguments.lose(unknown(node.name, among: all.filter(\.isInHeroStrings).map(\.name), of: all.map(\.name)))
      }
      losses += arguments.losses
    }
    return reading(modifiers, losses) { remedy(modifiers) }
  }

  /// How to say what a scene file would mean by the string, where that is something else.
  private static func meant(_ text: String, instead read: [Modifier]?) -> Scene.Note.Remedy? {
    guard text.utf8.count <= 400, let meant = ModifierText.modifiers(text), !meant.isEmpty, meant != read,
      meant.isHeros
    else { return nil }
    let swift = "view.hero.modifiers = \(meant.swift)"
    if let plain = try? Self.text(meant) { return Scene.Note.Remedy(change: "write '\(plain)'", swift: swift) }
    return Scene.Note.Remedy(change: "set it in Swift: hero.modifiers = \(meant.swift)", swift: swift)
  }

  // MARK: Animation types

  /// The type of a string: the last one in it that Hero knows; auto where there is none.
  package static func animation(_ text: String) throws(Problem) -> Reading<AnimationType> {
    let nodes: [HeroStringNode]
    switch try parts(text, remedy: { meant(text, instead: AnimationType.auto) }, "takes auto") {
    case .read(let read): nodes = read
    case .lost(let loss):
      return Reading(value: .auto, losses: [loss], remedy: meant(text, instead: AnimationType.auto))
    }
    var type = AnimationType.auto
    var losses: [Loss] = []
    let scalars = Array(text.unicodeScalars)
    var last: HeroStringNode?
    for node in nodes {
      var arguments = HeroStringArguments(node, in: scalars)
      if let known = animation(node, &arguments, scalars) {
        if let last {
          var earlier = HeroStringArguments(last, in: scalars)
          earlier.lose("stands before another type, and a phone takes the last")
          losses += earlier.losses
        }
        type = known
        last = node
      }
      losses += arguments.losses
    }
    return reading(type, losses) { meant(text, instead: type) }
  }

  /// The same of a type.
  private static func meant(_ text: String, instead read: AnimationType) -> Scene.Note.Remedy? {
    guard text.utf8.count <= 400, let type = ModifierText.animation(text), type != read else { return nil }
    return Scene.Note.Remedy(change: "write '\(type.text)'")
  }

  /// Every name of a type that Hero's strings have: all that scene files have but one.
  static let animationNames = AnimationTypeSyntax.names.filter { $0 != "autoReverse" }

  /// Source: Hero 1.6.4, HeroDefaultAnimationType.from in DefaultAnimationPreprocessor.
  private static func animation(
    _ node: HeroStringNode, _ arguments: inout HeroStringArguments, _ scalars: [UnicodeScalar]
  ) -> AnimationType? {
    if let known = AnimationType.named.first(where: { $0.name == node.name }) {
      arguments.loseRest(from: 0)
      return known.type
    }
    if let kind = AnimationType.Kind(rawValue: node.name) {
      guard let direction = arguments.name(0).flatMap({ AnimationType.Direction(rawValue: $0) }) else {
        arguments.lose(
          "has no direction that Hero's string parser knows, so a phone ignores it; write one of "
            + AnimationType.Direction.allCases.map(\.rawValue).joined(separator: ", "))
        return nil
      }
      arguments.loseRest(from: 1)
      return .directed(kind, direction)
    }
    guard node.name == "selectBy" else {
      arguments.lose(unknown(node.name, among: animationNames, of: AnimationTypeSyntax.names))
      return nil
    }
    guard let first = arguments.node(0), let second = arguments.node(1) else {
      arguments.lose("needs two types for Hero's string parser, so a phone ignores it")
      return nil
    }
    var types: [AnimationType] = []
    for part in [first, second] {
      var inner = HeroStringArguments(part, in: scalars)
      if let type = animation(part, &inner, scalars) { types.append(type) }
      arguments.take(inner.losses)
    }
    guard types.count == 2 else {
      arguments.lose("holds a type that Hero's string parser does not know, so a phone ignores it")
      return nil
    }
    arguments.loseRest(from: 2)
    return .selectBy(presenting: types[0], dismissing: types[1])
  }

  // MARK: What both need

  private enum Parts {
    case read([HeroStringNode])
    /// Hero gives the string up.
    case lost(Loss)
  }

  private static func parts(
    _ text: String, remedy: () -> Scene.Note.Remedy?, _ instead: String
  ) throws(Problem) -> Parts {
    guard text.utf8.count <= maximumLength else {
      throw Problem(offset: 0, message: "the string is longer than \(maximumLength) bytes; shorten it")
    }
    do throws(HeroStringParser.Failure) { return .read(try HeroStringParser.nodes(text)) } catch {
      switch error {
      case .problem(var problem):
        if let remedy = remedy() { problem.message += "; \(remedy.change)" }
        throw problem
      case .unread(let kind, let offset):
        return .lost(
          Loss(offset: offset, message: "Hero's string parser \(stops(at: kind)), and a phone \(instead)\(hint(kind))"))
      }
    }
  }

  private static func stops(at kind: HeroStringToken.Kind?) -> String {
    let word: String? =
      switch kind {
      case nil: nil
      case .identifier(let name): name
      case .number(let value): Double(value).plain
      case .open: "("
      case .close: ")"
      case .comma: ","
      case .other(let text): text
      }
    return (word.map { "gives up the whole string at '\($0)'" } ?? "gives up a string that ends too early")
  }

  private static func hint(_ kind: HeroStringToken.Kind?) -> String {
    switch kind {
    case .comma: "; modifiers are separated by blanks"
    case .other("#"): "; it knows no colours but the numbers of overlay(red, green, blue, opacity)"
    case .other(":"): "; it knows no labels"
    case .other("'"), .other("\""): "; names go without quotes"
    case .other("_"): "; names have letters and digits alone"
    default: ""
    }
  }

  /// - Parameter all: What scene files know: such a name is no slip, and the remedy says what it means.
  private static func unknown(_ name: String, among known: [String], of all: [String]) -> String {
    "is not known to Hero's string parser, and a phone ignores it"
      + (all.contains(name) ? "" : NearestName.suggestion(name, among: known))
  }

  /// With the losses that are reported, in the order of the string, and the remedy where there are any.
  private static func reading<Value>(
    _ value: Value, _ losses: [Loss], _ remedy: () -> Scene.Note.Remedy?
  ) -> Reading<Value> {
    guard !losses.isEmpty else { return Reading(value: value) }
    var told = losses.sorted { $0.offset < $1.offset }
    if told.count > maximumLosses {
      let rest = told.count - maximumLosses
      told.removeLast(rest)
      told[maximumLosses - 1].message += "; \(rest) more of the string are lost"
    }
    return Reading(value: value, losses: told, remedy: remedy())
  }
}
