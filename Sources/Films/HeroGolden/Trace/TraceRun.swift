import HeroRender

/// The same difference in consecutive frames, and of layers that are alike, reported once.
struct TraceRun: Equatable {
  /// The difference in the first frame, of the first layer.
  let change: TraceChange
  /// The last frame's section.
  private(set) var last: String
  /// The layers as people read them, in the trace's order.
  private(set) var layers: [String]

  /// `frame 14`, `frames 3–17`, or `picture`.
  var place: String {
    if change.isPicture { return "picture" }
    guard let from = Trace.frameNumber(change.section), let to = Trace.frameNumber(last), from != to else {
      return Trace.title(change.section)
    }
    return "frames \(from)–\(to)"
  }

  /// `frame 14 detail/card cornerRadius 12 → 9.6`, or `frames 3–17: list/cell 0…5 hidden no → yes`.
  var text: String { text(ViewLines()) }

  /// The text, and where the scene speaks of the first view: `… (shop.json:17)`.
  func text(_ lines: ViewLines) -> String {
    let what = change.key.isEmpty ? change.actual : change.difference
    let line = lines.place(of: change.path).map { " (\($0))" } ?? ""
    return "\(place)\(last == change.section ? "" : ":") \(PathList.text(layers)) \(what)\(line)"
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
        runs.append(TraceRun(change: change, last: change.section, layers: [change.layer]))
      }
    }
    return joined(runs)
  }

  /// Runs of the same frames and values become one of several layers.
  private static func joined(_ runs: [TraceRun]) -> [TraceRun] {
    var joined: [TraceRun] = []
    var places: [[String]: Int] = [:]
    for run in runs {
      let change = run.change
      let identity = [
        change.isPicture ? "picture" : "", change.section, run.last, change.key, change.expected, change.actual,
      ]
      if let place = places[identity] {
        if !joined[place].layers.contains(change.layer) { joined[place].layers.append(change.layer) }
      } else {
        places[identity] = joined.count
        joined.append(run)
      }
    }
    return joined
  }
}
