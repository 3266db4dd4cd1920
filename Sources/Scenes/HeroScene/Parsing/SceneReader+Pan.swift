import HeroGeometry
import HeroJSON
import HeroModel
import HeroTimeline
import HeroWords

extension SceneReader {
  /// What a step's `pan` makes of the finger's way: samples at 60 Hz, as a handler would hand them to Hero, and their outcome.
  struct Pan {
    var interaction: Interaction
    var way: FingerWay
    var isShown: Bool
  }

  /// A step's `pan` (scene words W5).
  mutating func pan(_ cursor: JSONCursor?) -> Pan? {
    guard let cursor, isObject(cursor, keys: SceneKeys.pan, what: "a pan object") else { return nil }
    let way = way(cursor)
    let isShown = bool(cursor.member("show")) ?? false
    let progress = handlerExpression(required(cursor, "progress"))
    let condition = handlerExpression(required(cursor, "finishWhen"))
    let applied = appliedTexts(cursor.member("apply"))
    guard let way, let progress, let condition else { return nil }

    var samples: [GestureSample] = []
    var values = HandlerValues()
    var last = (time: 0.0, point: way.location(at: 0))
    for time in Self.sampleTimes(way.duration) {
      let point = way.location(at: time)
      values.set("translation", point - way.location(at: 0))
      values.set("location", point)
      values.set("velocity", time > last.time ? (point - last.point) / (time - last.time) : .zero)
      values.set("width", canvas.size.width)
      values.set("height", canvas.size.height)
      last = (time, point)
      guard let number = handlerNumber(progress, values) else { return nil }
      values.set("progress", number)
      var sample = GestureSample(time: time, progress: number, location: location(cursor))
      for entry in applied {
        guard let modifiers = modifiers(of: entry, values) else { return nil }
        sample.apply.append(ViewModifiers(view: entry.view, modifiers: modifiers))
      }
      samples.append(sample)
    }
    guard let finishes = handlerTruth(condition, values) else { return nil }
    return Pan(
      interaction: .samples(samples, release: Release(time: way.duration, finishes: finishes)), way: way,
      isShown: isShown)
  }

  /// Every sixtieth of a second from the landing on, and the moment of lifting.
  private static func sampleTimes(_ duration: Double) -> [Double] {
    var times: [Double] = []
    var count = 0
    while Double(count) / 60 < duration - 1e-9 {
      times.append(Double(count) / 60)
      count += 1
    }
    return times + [duration]
  }

  // MARK: The finger's way

  /// Where a finger goes.
  mutating func way(_ cursor: JSONCursor) -> FingerWay? {
    let timing = panTiming(cursor.member("timing")) ?? .linear
    guard let path = cursor.member("path") else { return straightWay(cursor, timing: timing) }
    for key in ["from", "by", "to", "duration"] {
      if let member = cursor.member(key) { report("'\(key)' does not go with 'path'", at: member) }
    }
    guard let elements = path.elements, !elements.isEmpty else {
      report("expected an array of [seconds, x, y], found \(path.value.kindName)", at: path)
      return nil
    }
    var stops: [FingerWay.Stop] = []
    for element in elements {
      guard let n = numbers(element.elements ?? []), n.count == 3 else {
        report("expected [seconds, x, y]", at: element)
        return nil
      }
      guard stops.isEmpty ? n[0] == 0 : n[0] > (stops.last?.time ?? 0) else {
        report(stops.isEmpty ? "the path begins at 0 seconds" : "times must increase", at: element)
        return nil
      }
      stops.append(FingerWay.Stop(time: n[0], point: Point(x: n[1], y: n[2])))
    }
    guard let last = stops.last, checkDuration(last.time, at: path) else { return nil }
    return FingerWay(stops: stops, timing: timing)
  }

  private mutating func straightWay(_ cursor: JSONCursor, timing: TimingFunction) -> FingerWay? {
    let from = point(required(cursor, "from"))
    let by = point(cursor.member("by"))
    let to = point(cursor.member("to"))
    if (cursor.member("by") != nil) == (cursor.member("to") != nil) {
      report("give 'by' or 'to', where the finger goes; or a 'path'", at: cursor.member("to") ?? cursor)
      return nil
    }
    let given = cursor.member("duration")
    let duration = given == nil ? 0.3 : seconds(given, .positive)
    guard let from, let duration, checkDuration(duration, at: given ?? cursor), let end = to ?? by.map({ from + $0 })
    else { return nil }
    return FingerWay(
      stops: [FingerWay.Stop(time: 0, point: from), FingerWay.Stop(time: duration, point: end)], timing: timing)
  }

  private mutating func checkDuration(_ duration: Double, at cursor: JSONCursor) -> Bool {
    guard duration <= SceneLimits.panDuration else {
      report(
        "a pan lasts at most \(SceneLimits.panDuration.plain) seconds; "
          + "\(duration.plain) milliseconds are \(UnitWords.text(duration / 1000))", at: cursor)
      return false
    }
    return true
  }

  /// A timing function's name, or four control points.
  private mutating func panTiming(_ cursor: JSONCursor?) -> TimingFunction? {
    guard let cursor else { return nil }
    if let elements = cursor.elements {
      guard let n = numbers(elements), n.count == 4, (0...1).contains(n[0]), (0...1).contains(n[2]) else {
        report("expected four control points, the first and third within 0…1", at: cursor)
        return nil
      }
      return TimingFunction(n[0], n[1], n[2], n[3])
    }
    guard let name = string(cursor, what: "a timing function's name or four control points") else { return nil }
    do throws(ExpressionError) { return try .named(name, at: 0) } catch {
      report(error.message, at: cursor)
      return nil
    }
  }

  // MARK: The handler

  /// An expression and the string that it stands in.
  private struct HandlerExpression {
    var expression: SwiftExpression
    var cursor: JSONCursor
  }

  /// Modifier strings for a view, in which names stand for numbers.
  private struct AppliedTexts {
    var view: ViewAddress
    var center: Point
    var texts: [(text: String, cursor: JSONCursor)]
  }

  private mutating func handlerExpression(_ cursor: JSONCursor?) -> HandlerExpression? {
    guard let cursor else { return nil }
    if let number = cursor.value.real {
      return HandlerExpression(expression: SwiftExpression(kind: .number(number), offset: 0), cursor: cursor)
    }
    guard let text = string(cursor, what: "an expression such as \"translation.y / height\"") else { return nil }
    return expression(cursor) { () throws(ExpressionError) in
      HandlerExpression(expression: try SwiftParser.single(text), cursor: cursor)
    }
  }

  private mutating func handlerNumber(_ expression: HandlerExpression, _ values: HandlerValues) -> Double? {
    self.expression(expression.cursor) { () throws(ExpressionError) in try values.number(expression.expression) }
  }

  private mutating func handlerTruth(_ expression: HandlerExpression, _ values: HandlerValues) -> Bool? {
    self.expression(expression.cursor) { () throws(ExpressionError) in try values.truth(expression.expression) }
  }

  private mutating func appliedTexts(_ cursor: JSONCursor?) -> [AppliedTexts] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      report("expected an object of views' modifiers, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    var result: [AppliedTexts] = []
    for member in members {
      let value = cursor.cursor(of: member)
      guard let address = viewAddress(member.key, place: member.keyPlace, path: value.path) else { continue }
      var texts: [(text: String, cursor: JSONCursor)] = []
      for element in value.elements ?? [value] {
        if let text = string(element, what: "a modifier string") { texts.append((text, element)) }
      }
      let center =
        address.controller == nil && address.slot == nil
        ? screens[address.screen].screen.views[address.view].position : canvas.size.center
      result.append(AppliedTexts(view: address, center: center, texts: texts))
    }
    return result
  }

  private mutating func modifiers(of entry: AppliedTexts, _ values: HandlerValues) -> [Modifier]? {
    var values = values
    values.set("center", entry.center)
    let appearance = appearance(of: entry.view.screen)
    var result: [Modifier] = []
    for (text, cursor) in entry.texts {
      let read = expression(cursor) { () throws(ExpressionError) in
        let filled = try values.fill(text)
        do throws(ExpressionError) {
          return try ModifierSyntax.entries(filled.text, appearance).map { entry in
            ModifierSyntax.Entry(modifier: entry.modifier, offset: filled.place(of: entry.offset))
          }
        } catch {
          throw ExpressionError(offset: filled.place(of: error.offset), message: error.message)
        }
      }
      guard let read else { return nil }
      noteMistakes(read, at: cursor)
      result += read.map(\.modifier)
    }
    return result
  }
}
