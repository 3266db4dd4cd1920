import HeroModel
import TransitionEngine

/// Which moments of a film are shown, one after another.
package struct FilmCut: Equatable, Sendable {
  /// Seconds of the film, `start` ≤ `end`.
  package let start, end: Double
  /// Seconds of the film that pass in one second, > 0.
  package let speed: Double
  /// Seconds for which the end stays.
  package let hold: Double
  /// Whether it then goes backwards, up to the frame after the first.
  package let returns: Bool

  /// Everything once.
  ///
  /// - Parameter duration: Of the film in seconds; what is negative or no number counts as 0.
  package static func whole(_ duration: Double) -> FilmCut {
    FilmCut(start: 0, end: max(0, duration.isNaN ? 0 : duration), speed: 1, hold: 0, returns: false)
  }

  private init(start: Double, end: Double, speed: Double, hold: Double, returns: Bool) {
    (self.start, self.end, self.speed, self.hold, self.returns) = (start, end, speed, hold, returns)
  }

  /// What a style shows of a film.
  ///
  /// Throws `RenderError.usage` for times beyond the film's end, and for a transition that is not there or that shares its name.
  package init(of film: Film, _ style: FilmStyle) throws(RenderError) {
    try self.init(duration: film.duration, transitions: film.transitions, style)
  }

  /// The same of what is like a film.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - transitions: With their times in it.
  package init(duration: Double, transitions: [TransitionPlan], _ style: FilmStyle) throws(RenderError) {
    let range = try Self.range(duration, transitions, style)
    self.init(
      start: range.lowerBound, end: range.upperBound, speed: style.speed, hold: style.hold,
      returns: style.loop == .boomerang)
  }

  /// Whether something that lasts so long is seen, be it at its first or last moment; seconds of the film.
  package func shows(start: Double, duration: Double) -> Bool { start + duration >= self.start && start <= end }

  /// Seconds that going through it once takes.
  var length: Double { (end - start) / speed }

  /// Seconds from the first picture to the last.
  package var duration: Double { length + hold + (returns ? length : 0) }

  /// The film's time, so many seconds after the first picture.
  func time(after seconds: Double) -> Double {
    let way = seconds <= length + hold ? seconds : 2 * length + hold - seconds
    return way < length ? start + max(way, 0) * speed : end
  }

  /// What rests beside a transition is shown for so long at most, seconds.
  static let rest = 0.5

  private static func range(
    _ duration: Double, _ transitions: [TransitionPlan], _ style: FilmStyle
  ) throws(RenderError) -> ClosedRange<Double> {
    guard let name = style.transition else {
      if style.from == nil, style.to == nil { return 0...max(0, duration) }
      let clock = FrameClock(duration: duration, rate: .standard)
      let (from, to) = (
        try style.from.map { seconds throws(RenderError) in try clock.time(of: .seconds(seconds), option: "--from") }
          ?? 0,
        try style.to.map { seconds throws(RenderError) in try clock.time(of: .seconds(seconds), option: "--to") }
          ?? duration
      )
      guard from <= to else {
        throw .usage("--from \(Decimals.compact(from, 6)) is later than --to \(Decimals.compact(to, 6))")
      }
      return from...to
    }
    let plan = try transition(name, of: transitions)
    let end = plan.start + plan.duration
    // What rests before and after it reaches to its neighbours.
    let before = transitions.filter { $0.index < plan.index }.map { $0.start + $0.duration }.max() ?? 0
    let after = transitions.filter { $0.index > plan.index }.map(\.start).min() ?? duration
    return max(before, plan.start - rest)...min(after, end + rest)
  }

  /// The transition that a name means.
  static func transition(
    _ name: TransitionName, of plans: [TransitionPlan]
  ) throws(RenderError) -> TransitionPlan {
    func list(_ plans: [TransitionPlan]) -> String {
      plans.map { "\($0.index) (\($0.kind.rawValue) \($0.from) → \($0.to))" }.joined(separator: ", ")
    }
    if plans.isEmpty { throw .usage("--transition \(name): the film has no transition") }
    switch name {
    case .index(let index):
      if let plan = plans.first(where: { $0.index == index }) { return plan }
    case .word(let word):
      for rank in 0..<3 {
        let found = plans.filter { $0.names[rank].contains(word) }
        if found.count > 1 { throw .usage("--transition \(name) is each of \(list(found)); give its number") }
        if let plan = found.first { return plan }
      }
    }
    throw .usage("the film has no transition '\(name)'; it has \(list(plans))")
  }
}
