import Foundation
import HeroRender
import TransitionEngine

/// Which moments of a film a golden holds as pictures.
package enum GoldenSelection: Equatable, Sendable {
  /// So many points of progress, evenly spread over each transition with both ends, ≥ 2.
  case samples(Int)
  /// These points of progress of each transition, 0…1.
  case progress([Double])
  /// Frames of the film as `--frames` names them; nil is every frame.
  case frames(String?)

  /// As in a manifest: `samples 5`, `progress 0.0 0.5 1.0`, `frames all`, `frames 0,5-9`.
  package var text: String {
    switch self {
    case .samples(let count): "samples \(count)"
    case .progress(let points): "progress \(points.map { "\($0)" }.joined(separator: " "))"
    case .frames(let list): "frames \(list ?? "all")"
    }
  }

  /// Reads `text`; nil for anything else.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count >= 2 else { return nil }
    switch words[0] {
    case "samples":
      guard words.count == 2, let count = Int(words[1]), (2...1000).contains(count) else { return nil }
      self = .samples(count)
    case "progress":
      let points = words.dropFirst().compactMap { Double($0) }
      guard points.count == words.count - 1, points.allSatisfy({ (0...1).contains($0) }) else { return nil }
      self = .progress(points)
    case "frames":
      guard words.count == 2 else { return nil }
      self = .frames(words[1] == "all" ? nil : words[1])
    default:
      return nil
    }
  }

  /// The moments of a film, in order, each name once.
  ///
  /// Progress points are points in each transition's time on film; a film without transitions takes them over its whole length.
  ///
  /// - Throws: `RenderError.usage` for a frame beyond the film, or more moments than `limit`.
  package func moments(
    clock: FrameClock, transitions: [TransitionPlan], limit: Int = 100_000
  ) throws(RenderError) -> [GoldenMoment] {
    switch self {
    case .frames(let list):
      let numbers = try FrameSelection(list: list).resolved(frameCount: clock.frameCount).numbers(limit: limit)
      return numbers.map { GoldenMoment(frame: $0, time: clock.time(ofFrame: $0)) }
    case .samples(let count):
      let last = Double(max(count, 2) - 1)
      return try moments(at: (0..<max(count, 2)).map { Double($0) / last }, clock, transitions, limit: limit)
    case .progress(let points):
      return try moments(at: points, clock, transitions, limit: limit)
    }
  }

  private func moments(
    at points: [Double], _ clock: FrameClock, _ transitions: [TransitionPlan], limit: Int
  ) throws(RenderError) -> [GoldenMoment] {
    guard points.count * max(transitions.count, 1) <= limit else {
      throw .usage("\(points.count) points in each of \(transitions.count) transitions are more than \(limit) pictures")
    }
    let stretches: [(prefix: String, title: String, start: Double, duration: Double)] =
      transitions.isEmpty
      ? [("film", "film", 0, clock.duration)]
      : transitions.map { ("t\($0.index)", "transition \($0.index)", $0.start, $0.duration) }
    var moments: [GoldenMoment] = []
    for stretch in stretches {
      // A cut takes no time: only its end shows.
      let isCut = stretch.duration <= 0
      for point in isCut ? Array(points.suffix(1)) : points {
        let time = min(max(stretch.start + point * stretch.duration, 0), clock.duration)
        let moment = GoldenMoment(
          name: "\(stretch.prefix)_\(Self.percent(point))",
          label: "\(stretch.title) at \(Decimals.compact(point * 100)) % (\(Decimals.fixed(time, 3)) s)", time: time)
        if !moments.contains(where: { $0.name == moment.name }) { moments.append(moment) }
      }
    }
    return moments
  }

  /// `000`, `050`, `033.3`.
  private static func percent(_ point: Double) -> String {
    let text = Decimals.compact(point * 100)
    let whole = text.prefix { $0 != "." }.count
    return String(repeating: "0", count: max(0, 3 - whole)) + text
  }
}
