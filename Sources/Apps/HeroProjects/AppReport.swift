import HeroJSON

/// What is said of an app's film or package, after it is made.
package struct AppReport {
  private let output: String
  package var leftOut: LeftOut?
  package var met: [MetPart] = []
  /// The file that has all that is left out, with its reasons.
  package var list: String?
  /// Controllers of the app that can be shown alone.
  package var screens: [String] = []
  /// The one that was filmed because the app's own start shows none.
  package var screen: String?
  /// What a tap on the last screen would set going.
  package var taps: [AppTap] = []
  /// Whether the film shows nothing but grounds and bars.
  package var isBlank = false
  /// Builds, and the time of all.
  private var rounds: (count: Int, time: Duration)?

  /// - Parameter output: The film or the package.
  package init(output: String) { self.output = output }

  /// Takes the time of a partial build.
  package mutating func count(_ build: () throws -> Int) rethrows {
    let clock = ContinuousClock()
    let start = clock.now
    let count = try build()
    rounds = (count, clock.now - start)
  }

  /// What the film has met, then what is left out, then how to go on.
  package var lines: [String] { partialLines + blankLines + tapLines }

  private var tapLines: [String] {
    guard !taps.isEmpty else { return [] }
    let rest = taps.count - Self.toldTaps
    return [
      "the last screen takes \(taps.prefix(Self.toldTaps).map(\.option).joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more" : "")
    ]
  }
  /// A screen of cells.
  private static let toldTaps = 20

  /// What to do about a film that shows nothing.
  private var blankLines: [String] {
    guard isBlank else { return [] }
    let causes =
      (met.isEmpty ? [] : ["what it has come to of what is left out (above) may be why"])
      + ["a request without an answer is told above, with its file for --answers"]
      + (taps.isEmpty ? [] : ["--tap goes on from there"])
      + (AppRunError.starts(screens).map { ["another screen: \($0)"] } ?? [])
    return ["the film shows nothing but grounds and bars: \(causes.joined(separator: "; "))"]
  }

  private var partialLines: [String] {
    guard let leftOut else { return [] }
    let seconds = rounds.map { "in \(LeftOut.counted($0.count, "round")), \($0.time.components.seconds) s" } ?? ""
    let instead = screen.map { ["the app's own start shows no screen: this is --start \($0)"] } ?? []
    guard leftOut.count > 0 else { return ["all of the app compiles, \(seconds): nothing is left out"] + instead }
    return instead + met.map { "at \(($0.time * 100).rounded() / 100) s \($0.words)" } + [
      "\(LeftOut.counted(leftOut.count, "part")) of \(LeftOut.counted(leftOut.fileCount, "file")) left out \(seconds)"
    ]
      + leftOut.lines + (isBlank ? [] : startLines) + (list.map { ["each with what the compiler says: \($0)"] } ?? [])
  }

  /// What helps where the app's start has come to something.
  private var startLines: [String] {
    guard screen != nil || met.contains(where: { $0.time == 0 }), let starts = AppRunError.starts(screens) else {
      return []
    }
    return ["where that leaves a screen empty, film another: \(starts)"]
  }

  /// The same for programs.
  package var json: JSONValue {
    let parts = (leftOut?.parts ?? [:]).sorted { $0.key < $1.key }.map { module, parts in
      JSONValue.Member(module, .array(parts.map(\.json)))
    }
    return [
      "output": .string(output), "rounds": .whole(rounds?.count), "start": screen.map { .string($0) } ?? .null,
      "met": .array(met.map(\.json)), "taps": .array(taps.map(\.json)),
      "leftOut": .object(parts), "madeUpTypes": .array((leftOut?.types ?? []).map { .string($0) }),
    ]
  }
}
