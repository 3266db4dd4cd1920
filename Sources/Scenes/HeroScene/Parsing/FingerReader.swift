import HeroGeometry
import HeroJSON
import HeroModel
import HeroTimeline
import HeroWords

/// Reads the way of a finger over the screen.
struct FingerReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// Where a finger goes.
  func way(_ cursor: JSONCursor) -> FingerWay? {
    let timing = panTiming(cursor.member("timing")) ?? .linear
    guard let path = cursor.member("path") else { return straightWay(cursor, timing: timing) }
    for key in ["from", "by", "to", "duration"] {
      if let member = cursor.member(key) { reader.log.report("'\(key)' does not go with 'path'", at: member) }
    }
    guard let elements = path.elements, !elements.isEmpty else {
      reader.log.report("expected an array of [seconds, x, y], found \(path.value.kindName)", at: path)
      return nil
    }
    var stops: [FingerWay.Stop] = []
    for element in elements {
      guard let n = reader.numbers(element.elements ?? []), n.count == 3 else {
        reader.log.report("expected [seconds, x, y]", at: element)
        return nil
      }
      guard stops.isEmpty ? n[0] == 0 : n[0] > (stops.last?.time ?? 0) else {
        reader.log.report(stops.isEmpty ? "the path begins at 0 seconds" : "times must increase", at: element)
        return nil
      }
      stops.append(FingerWay.Stop(time: n[0], point: Point(x: n[1], y: n[2])))
    }
    guard let last = stops.last, checkDuration(last.time, at: path) else { return nil }
    return FingerWay(stops: stops, timing: timing)
  }

  private func straightWay(_ cursor: JSONCursor, timing: TimingFunction) -> FingerWay? {
    let from = reader.point(reader.required(cursor, "from"))
    let by = reader.point(cursor.member("by"))
    let to = reader.point(cursor.member("to"))
    if (cursor.member("by") != nil) == (cursor.member("to") != nil) {
      reader.log.report("give 'by' or 'to', where the finger goes; or a 'path'", at: cursor.member("to") ?? cursor)
      return nil
    }
    let given = cursor.member("duration")
    let duration = given == nil ? 0.3 : reader.seconds(given, .positive)
    guard let from, let duration, checkDuration(duration, at: given ?? cursor), let end = to ?? by.map({ from + $0 })
    else { return nil }
    return FingerWay(
      stops: [FingerWay.Stop(time: 0, point: from), FingerWay.Stop(time: duration, point: end)], timing: timing)
  }

  private func checkDuration(_ duration: Double, at cursor: JSONCursor) -> Bool {
    guard duration <= SceneLimits.panDuration else {
      reader.log.report(
        "a pan lasts at most \(SceneLimits.panDuration.plain) seconds; "
          + "\(duration.plain) milliseconds are \(UnitWords.text(duration / 1000))", at: cursor)
      return false
    }
    return true
  }

  /// A timing function's name, or four control points.
  private func panTiming(_ cursor: JSONCursor?) -> TimingFunction? {
    guard let cursor else { return nil }
    if let elements = cursor.elements {
      guard let n = reader.numbers(elements), n.count == 4, (0...1).contains(n[0]), (0...1).contains(n[2]) else {
        reader.log.report("expected four control points, the first and third within 0…1", at: cursor)
        return nil
      }
      return TimingFunction(n[0], n[1], n[2], n[3])
    }
    guard let name = reader.string(cursor, what: "a timing function's name or four control points") else { return nil }
    do throws(ExpressionError) { return try .named(name, at: 0) } catch {
      reader.log.report(error.message, at: cursor)
      return nil
    }
  }
}
