import HeroRender
import HeroTransition

/// The golden texts of a scene: what `inspect --json` prints, made short and stable.
enum GoldenDocuments {
  /// The plan of every transition.
  static func plan(_ film: Film) -> String { rounded(PlanDocument.json(film)).pretty(inlineDepth: 4) }

  /// The layers at every golden moment, one top-level layer a line.
  static func moments(_ film: Film, _ moments: [GoldenMoment]) -> String {
    let documents = moments.map { moment -> JSONValue in
      guard case .object(let members) = MomentDocument.json(film.moment(at: moment.time), frame: nil) else {
        return .null
      }
      let kept = members.filter { $0.key != "version" && $0.key != "frame" }
      return rounded(.object([.init("moment", .string(moment.name))] + kept))
    }
    return JSONValue.object([.init("moments", .array(documents))]).pretty(inlineDepth: 4)
  }

  /// What a layer has unless it says otherwise; left out of the golden texts, which are a fifth as long for it.
  private static let layerDefaults: [JSONValue.Member] = [
    .init("anchorPoint", .numbers([0.5, 0.5])),
    .init("transform", .numbers([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
    .init("opacity", .number(1)), .init("hidden", .bool(false)), .init("cornerRadius", .number(0)),
    .init("zPosition", .number(0)), .init("backgroundColor", .null), .init("borderWidth", .number(0)),
    .init("borderColor", .numbers([0, 0, 0, 1])), .init("shadow", .null), .init("masksToBounds", .bool(false)),
    .init("contentsRect", .numbers([0, 0, 1, 1])), .init("children", .array([])),
  ]

  /// Numbers rounded to six decimals, so that the last bits of a sine do not show; default layer values left out.
  private static func rounded(_ value: JSONValue) -> JSONValue {
    switch value {
    case .number(let number):
      let rounded = (number * 1e6).rounded() / 1e6
      return Int(exactly: rounded).map { .integer($0) } ?? .number(rounded)
    case .array(let values): return .array(values.map(rounded))
    case .object(let members):
      let isLayer = members.contains { $0.key == "role" }
      return .object(
        members.filter { !isLayer || !layerDefaults.contains($0) }.map { .init($0.key, rounded($0.value)) })
    case .null, .bool, .integer, .string: return value
    }
  }
}
