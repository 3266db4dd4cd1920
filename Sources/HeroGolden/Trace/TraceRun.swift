/// The same difference in consecutive frames, told once.
struct TraceRun: Equatable {
  /// The difference in the first frame.
  let change: TraceChange
  /// The last frame's section.
  private(set) var last: String

  /// `frame 14`, `frames 3–17`, or `picture`.
  var place: String {
    if change.isPicture { return "picture" }
    guard let from = Trace.frameNumber(change.section), let to = Trace.frameNumber(last), from != to else {
      return Trace.title(change.section)
    }
    return "frames \(from)–\(to)"
  }

  /// `frame 14 detail/card cornerRadius 12 → 9.6`, or `frames 3–17: detail/card hidden no → yes`.
  var text: String {
    last == change.section
      ? change.text : "\(place): \(change.layer) \(change.key.isEmpty ? change.actual : change.difference)"
  }

  /// All differences, in the order in which they first appear.
  static func all(_ changes: [TraceChange]) -> [TraceRun] {
    var runs: [TraceRun] = []
    // The latest run of every difference.
    var latest: [[String]: Int] = [:]
    for change in changes {
      let identity = [change.isPicture ? "picture" : "", change.layer, change.key, change.expected, change.actual]
      if !change.isPicture, let index = latest[identity], let frame = Trace.frameNumber(change.section),
        let before = Trace.frameNumber(runs[index].last), frame == before + 1
      {
        runs[index].last = change.section
      } else {
        latest[identity] = runs.count
        runs.append(TraceRun(change: change, last: change.section))
      }
    }
    return runs
  }
}
