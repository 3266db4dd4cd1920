import HeroModel
import TransitionEngine

/// Films under one clock: steps of the same kind begin together, and each takes as long as it does in the slowest film.
///
/// A film whose step is over holds its end until the others are done. From the first step on that is not of the same kind in all films, the
/// rest of each film follows without a break.
package struct StepAlignment: Sendable {
  /// A stretch that begins at once in all films.
  private struct Stretch: Sendable {
    /// Seconds from the start of the whole.
    var start: Double
    /// Seconds, of the slowest film.
    var duration: Double
    /// When it begins in each film, and how long it takes there, seconds.
    var films: [(start: Double, duration: Double)]
  }

  private var stretches: [Stretch] = []
  /// Seconds of the whole.
  package private(set) var duration = 0.0
  /// The steps that begin together.
  package private(set) var steps: [StepPlan] = []
  /// The first film's transitions, with the times that they have in the whole.
  package private(set) var transitions: [TransitionPlan] = []

  /// - Parameter films: At least one.
  package init(_ films: [Film]) {
    let count = Self.commonSteps(films)
    for index in 0..<count {
      let start = duration
      add(films.map { ($0.steps[index].start, $0.steps[index].duration) })
      var step = films[0].steps[index]
      if let number = step.transition {
        var plan = films[0].transitions[number]
        plan.start += start - step.start
        plan.duration =
          films.compactMap { film in film.steps[index].transition.map { film.transitions[$0].duration } }
          .max() ?? plan.duration
        transitions.append(plan)
      }
      (step.start, step.duration) = (start, duration - start)
      steps.append(step)
    }
    // What is left of each film begins where its last common step ends.
    let ends = films.map { film in count > 0 ? film.steps[count - 1].start + film.steps[count - 1].duration : 0 }
    let before = duration
    add(zip(films, ends).map { ($1, max($0.duration - $1, 0)) })
    for step in films[0].steps[count...] {
      var step = step
      step.start += before - ends[0]
      steps.append(step)
      guard let number = step.transition else { continue }
      var plan = films[0].transitions[number]
      plan.start += before - ends[0]
      transitions.append(plan)
    }
  }

  private mutating func add(_ films: [(start: Double, duration: Double)]) {
    let longest = films.map(\.duration).max() ?? 0
    stretches.append(Stretch(start: duration, duration: longest, films: films))
    duration += longest
  }

  /// The time in a film that shows at a time of the whole; both in seconds.
  package func time(_ time: Double, ofFilm film: Int) -> Double {
    let stretch = stretches.last { $0.start <= time && $0.duration > 0 } ?? stretches[0]
    let own = stretch.films[film]
    return own.start + min(max(time - stretch.start, 0), own.duration)
  }

  /// How many steps all films begin with that are of one kind.
  private static func commonSteps(_ films: [Film]) -> Int {
    let fewest = films.map(\.steps.count).min() ?? 0
    return (0..<fewest).first { index in
      let kinds = films.map { kind($0, index) }
      return kinds.contains { $0 != kinds[0] }
    } ?? fewest
  }

  /// What a step does, whatever its screens are called and however long it takes: `present`, `wait`, `set`.
  private static func kind(_ film: Film, _ index: Int) -> Substring {
    let step = film.steps[index]
    return step.transition.map { film.transitions[$0].kind.rawValue[...] } ?? step.action.prefix { $0 != " " }
  }
}
