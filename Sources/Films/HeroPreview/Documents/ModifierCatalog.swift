import HeroJSON
import HeroModel
import HeroTimeline
import HeroWords

/// Every modifier with its arguments, for completion and sliders; curves by name, and Hero's animation types.
enum ModifierCatalog {
  static var json: JSONValue {
    [
      "version": .integer(1), "modifiers": .array(ModifierDefinition.all.map(json)),
      "curves": .array(
        TimingFunction.named.map { ["name": .string($0.name), "points": .numbers($0.curve.controlPoints)] }),
      "animations": .array(AnimationType.named.map { .string($0.name) }),
      "directed": .array(AnimationType.Kind.allCases.map { .string($0.rawValue) }),
      "directions": .array(AnimationType.Direction.allCases.map { .string($0.rawValue) }),
    ]
  }

  private static func json(_ definition: ModifierDefinition) -> JSONValue {
    let example = ModifierText.modifiers(definition.example) ?? []
    let swift = example.map(\.swift).joined(separator: ", ")
    let members: [JSONValue.Member] = [
      .init("name", .string(definition.name)), .init("signature", .string(definition.signature)),
      .init("text", .string(definition.sentence)), .init("plain", .string(definition.example)),
      .init("swift", .string(swift)), .init("arguments", .array(definition.parameters.flatMap(arguments))),
    ]
    return .object(members + (only(definition).map { [.init("only", $0)] } ?? []))
  }

  /// The control of a form with one argument, which means something else than the first of several; nil without one.
  private static func only(_ definition: ModifierDefinition) -> JSONValue? {
    if let single = definition.single, let part = single.parts.first {
      return json(definition.parts[part], named: single.name, in: definition.parameters[part])
    }
    guard definition.parameters.contains(where: { $0.kind == .curve }) else { return nil }
    return ["name": "curve", "values": .array(TimingFunction.named.map { .string($0.name) })]
  }

  private static func arguments(_ parameter: ModifierParameter) -> [JSONValue] {
    parameter.parts.map { json($0, named: $0.name, in: parameter) }
  }

  private static func json(
    _ part: ModifierParameter.Part, named name: String, in parameter: ModifierParameter
  ) -> JSONValue {
    var members: [JSONValue.Member] = [.init("name", .string(name))]
    if let slider = part.slider {
      members += [
        .init("minimum", .number(slider.range.lowerBound)), .init("maximum", .number(slider.range.upperBound)),
        .init("step", .number(slider.step)),
      ]
    }
    switch part.standard {
    case .number(let number)?: members.append(.init("default", .number(number)))
    case .flag(let flag)?: members.append(.init("default", .string("\(flag)")))
    case .direction(let direction)?:
      let name = CascadeDirection.named.first { $0.direction == direction }?.name
      if let name { members.append(.init("default", .string(name))) }
    default: break
    }
    let values: [String] =
      switch parameter.kind {
      case .flag: ["false", "true"]
      case .direction: CascadeDirection.named.map(\.name)
      default: []
      }
    if !values.isEmpty { members.append(.init("values", .array(values.map { .string($0) }))) }
    if let label = parameter.label { members.append(.init("label", .string(label))) }
    if parameter.isMinor, parameter.kind == .number { members.append(.init("minor", .bool(true))) }
    return .object(members)
  }
}
