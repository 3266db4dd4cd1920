import HeroGeometry
import HeroModel
import HeroTimeline

extension HeroString {
  /// A modifier that Hero's strings cannot say.
  package struct Unsayable: Error, Equatable, Sendable {
    package let modifier: Modifier
    /// Why, one sentence without a full stop.
    package let message: String
  }

  /// Modifiers as a string that Hero reads as the same, to a `Float`'s seven digits; scene files read it as the same too.
  package static func text(_ modifiers: [Modifier]) throws(Unsayable) -> String {
    var texts: [String] = []
    for modifier in modifiers {
      // Whether Hero reads it so is asked, not assumed: heroIDs and numbers may be anything. A remedy would be written by this again.
      guard let text = word(modifier), let read = try? Self.modifiers(text, remedy: { _ in nil }), read.losses.isEmpty,
        let same = read.value, same.count == 1, word(same[0]) == text
      else { throw Unsayable(modifier: modifier, message: "Hero's strings cannot express \(modifier.swift)") }
      texts.append(text)
    }
    return texts.joined(separator: " ")
  }

  private static func word(_ modifier: Modifier) -> String? {
    let (name, arguments) = modifier.call
    guard let definition = modifier.definition, definition.isInHeroStrings else { return nil }
    if let single = definition.single(for: arguments) { return number(single).map { "\(name)(\($0))" } }
    if definition.hasVariable, arguments == definition.parameters.compactMap(\.swiftStandard) { return name }
    var given = Array(zip(definition.parameters, arguments))
    // What few give is left out at the end: the third axis but of a turn, and flags.
    while let (parameter, argument) = given.last, parameter.isMinor, argument == parameter.standard {
      given.removeLast()
    }
    let parts = given.flatMap { texts($1) }
    let known = parts.compactMap(\.self)
    return known.count == parts.count ? "\(name)(\(known.joined(separator: ", ")))" : nil
  }

  /// A text for each part of an argument; nil for what Hero's strings cannot say.
  private static func texts(_ argument: ModifierArgument) -> [String?] {
    switch argument {
    case .number(let value): [number(value)]
    case .point(let point): [number(point.x), number(point.y)]
    case .size(let size): [number(size.width), number(size.height)]
    case .color(let color): color.alpha == 1 ? [color.red, color.green, color.blue].map(number) : [nil]
    case .flag(let flag): ["\(flag)"]
    case .text(let text): [text]
    case .curve(let points):
      HeroStringArguments.curves.first { $0.curve.controlPoints == points }.map { [$0.name] } ?? points.map(number)
    case .direction(let direction): [CascadeDirection.named.first { $0.direction == direction }?.name]
    case .rect, .path, .transform, .condition, .modifiers: [nil]
    }
  }

  /// With the fewest digits that are the same `Float`, and without an exponent, which Hero does not read.
  private static func number(_ value: Double) -> String? {
    let float = Float(value)
    guard float.isFinite else { return nil }
    let parts = "\(float.magnitude)".split(separator: "e")
    let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    var (whole, part) = (String(halves[0]), halves.count > 1 ? String(halves[1]) : "")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    if exponent > 0 {
      part += String(repeating: "0", count: max(exponent - part.count, 0))
      whole += part.prefix(exponent)
      part = String(part.dropFirst(exponent))
    } else if exponent < 0 {
      whole = String(repeating: "0", count: max(1 - exponent - whole.count, 0)) + whole
      part = whole.suffix(-exponent) + part
      whole = String(whole.dropLast(-exponent))
    }
    while part.hasSuffix("0") { part.removeLast() }
    while whole.hasPrefix("0"), whole.count > 1 { whole.removeFirst() }
    let isZero = float == 0
    return (float < 0 && !isZero ? "-" : "") + (whole.isEmpty ? "0" : whole) + (part.isEmpty ? "" : ".\(part)")
  }
}
