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
      else { throw Unsayable(modifier: modifier, message: "Hero's strings cannot say \(modifier.swift)") }
      texts.append(text)
    }
    return texts.joined(separator: " ")
  }

  private static func word(_ modifier: Modifier) -> String? {
    switch modifier {
    case .opacity(let value): call("opacity", [value])
    case .position(let point): call("position", [point.x, point.y])
    case .size(let size): call("size", [size.width, size.height])
    case .scale(let x, let y, 1) where x == y: call("scale", [x])
    case .scale(let x, let y, let z): call("scale", z == 1 ? [x, y] : [x, y, z])
    case .rotate(0, 0, let z): call("rotate", [z])
    case .rotate(let x, let y, let z): call("rotate", [x, y, z])
    case .translate(let x, let y, let z): call("translate", z == 0 ? [x, y] : [x, y, z])
    case .overlay(let color, let opacity) where color.alpha == 1:
      call("overlay", [color.red, color.green, color.blue, opacity])
    case .duration(.infinity): "durationMatchLongest"
    case .duration(let seconds): call("duration", [seconds])
    case .delay(let seconds): call("delay", [seconds])
    case .spring(let stiffness, let damping): call("spring", [stiffness, damping])
    case .timingFunction(let a, let b, let c, let d):
      HeroStringWord.curves.first { $0.curve.controlPoints == [a, b, c, d] }.map { "timingFunction(\($0.name))" }
        ?? call("timingFunction", [a, b, c, d])
    case .arc(1): "arc"
    case .arc(let intensity): call("arc", [intensity])
    case .cascade(let delta, let direction, let delays):
      HeroStringWord.directions.first { $0.direction == direction }.flatMap { direction in
        number(delta).map { "cascade(\($0), \(direction.name)\(delays ? ", true" : ""))" }
      }
    case .source(let id): "source(\(id))"
    case .ignoreSubviewModifiers(let recursive): recursive ? "ignoreSubviewModifiers(true)" : "ignoreSubviewModifiers"
    case .zPosition(let value): call("zPosition", [value])
    case .fade, .useGlobalCoordinateSpace, .snapshot, .forceAnimate: String(modifier.swift.dropFirst())
    case .overlay, .forceNonFade, .cornerRadius, .contentsRect, .contentsScale, .borderWidth, .borderColor,
      .backgroundColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius, .shadowPath, .masksToBounds,
      .anchorPoint, .transform, .perspective, .when, .beginWith, .useScaleBasedSizeChange, .autolayout:
      nil
    }
  }

  private static func call(_ name: String, _ numbers: [Double]) -> String? {
    let texts = numbers.compactMap(number)
    return texts.count == numbers.count ? "\(name)(\(texts.joined(separator: ", ")))" : nil
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
