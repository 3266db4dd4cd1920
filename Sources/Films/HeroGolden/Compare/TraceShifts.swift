import HeroRender

/// Finds shifts in time from the numbers of every frame.
enum TraceShifts {
  /// More views than this are not looked at one by one.
  private static let viewLimit = 20

  /// The shift of everything, else those of single views, in the order of the changes.
  static func find(expected: Trace, actual: Trace, changes: [TraceChange]) -> [TimeShift] {
    let (old, new) = (frames(expected), frames(actual))
    if let whole = TimeShift.find(expected: old.map(text), actual: new.map(text)) {
      return [TimeShift(path: nil, frames: whole.frames, from: whole.from)]
    }
    var paths: [String] = []
    for change in changes where !change.isPicture && !paths.contains(change.path) { paths.append(change.path) }
    return paths.prefix(viewLimit).compactMap { path in
      let (old, new) = (old.map { text($0, of: path) }, new.map { text($0, of: path) })
      return TimeShift.find(expected: old, actual: new).map {
        TimeShift(path: path, frames: $0.frames, from: $0.from)
      }
    }
  }

  private static func frames(_ trace: Trace) -> [Trace.Section] {
    trace.moments.filter { Trace.frameNumber($0.name) != nil }
  }

  private static func text(_ section: Trace.Section) -> String {
    section.lines.map { $0.text(owner: .init("frame", .null)) }.joined(separator: "\n")
  }

  /// A view while it animates; nil while it stands on its screen, which begins and ends with the transition, not with the view.
  private static func text(_ section: Trace.Section, of path: String) -> String? {
    let lines = section.lines.filter { $0.path == path && $0.role != "view" }
    return lines.isEmpty ? nil : lines.map { $0.text(owner: .init("frame", .null)) }.joined(separator: "\n")
  }
}
