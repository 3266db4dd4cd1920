import HeroGeometry
import HeroJSON
import HeroModel
import HeroTimeline
import HeroWords

/// Reads a step's `pan`, which works out what a handler would hand to Hero (scene words W5).
struct PanReader {
  let reader: ValueReader
  /// As they are at the step.
  let screens: Screens
  private var expressions: ExpressionReader { ExpressionReader(reader) }

  /// What a step's `pan` makes of the finger's way: samples at 60 Hz, as a handler would hand them to Hero, and their outcome.
  struct Pan {
    var interaction: Interaction
    var way: FingerWay
    var isShown: Bool
  }

  /// A step's `pan` (scene words W5).
  func pan(_ cursor: JSONCursor?) -> Pan? {
    guard let cursor, reader.isObject(cursor, keys: SceneKeys.pan, what: "a pan object") else { return nil }
    let way = FingerReader(reader).way(cursor)
    let isShown = reader.bool(cursor.member("show")) ?? false
    let progress = handlerExpression(reader.required(cursor, "progress"))
    let condition = handlerExpression(reader.required(cursor, "finishWhen"))
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
      values.set("width", reader.canvas.size.width)
      values.set("height", reader.canvas.size.height)
      last = (time, point)
      guard let number = handlerNumber(progress, values) else { return nil }
      values.set("progress", number)
      var sample = GestureSample(time: time, progress: number, location: cursor.location)
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

  private func handlerExpression(_ cursor: JSONCursor?) -> HandlerExpression? {
    guard let cursor else { return nil }
    if let number = cursor.value.real {
      return HandlerExpression(expression: SwiftExpression(kind: .number(number), offset: 0), cursor: cursor)
    }
    guard let text = reader.string(cursor, what: "an expression such as \"translation.y / height\"") else { return nil }
    return reader.expression(cursor) { () throws(ExpressionError) in
      HandlerExpression(expression: try SwiftParser.single(text), cursor: cursor)
    }
  }

  private func handlerNumber(_ expression: HandlerExpression, _ values: HandlerValues) -> Double? {
    reader.expression(expression.cursor) { () throws(ExpressionError) in try values.number(expression.expression) }
  }

  private func handlerTruth(_ expression: HandlerExpression, _ values: HandlerValues) -> Bool? {
    reader.expression(expression.cursor) { () throws(ExpressionError) in try values.truth(expression.expression) }
  }

  private func appliedTexts(_ cursor: JSONCursor?) -> [AppliedTexts] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      reader.log.report("expected an object of views' modifiers, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    var result: [AppliedTexts] = []
    for member in members {
      let value = cursor.cursor(of: member)
      guard let address = screens.address(member.key, place: member.keyPlace, path: value.path) else { continue }
      var texts: [(text: String, cursor: JSONCursor)] = []
      for element in value.elements ?? [value] {
        if let text = reader.string(element, what: "a modifier string") { texts.append((text, element)) }
      }
      let center =
        address.controller == nil && address.slot == nil
        ? screens.states[address.screen].screen.views[address.view].position : reader.canvas.size.center
      result.append(AppliedTexts(view: address, center: center, texts: texts))
    }
    return result
  }

  private func modifiers(of entry: AppliedTexts, _ values: HandlerValues) -> [Modifier]? {
    var values = values
    values.set("center", entry.center)
    let look = screens.appearance(of: entry.view.screen)
    var result: [Modifier] = []
    for (text, cursor) in entry.texts {
      let read = reader.expression(cursor) { () throws(ExpressionError) in
        let filled = try values.fill(text)
        do throws(ExpressionError) {
          return try ModifierSyntax.entries(filled.text, look).map { entry in
            ModifierSyntax.Entry(modifier: entry.modifier, offset: filled.place(of: entry.offset))
          }
        } catch {
          throw ExpressionError(offset: filled.place(of: error.offset), message: error.message)
        }
      }
      guard let read else { return nil }
      expressions.noteMistakes(read, at: cursor)
      result += read.map(\.modifier)
    }
    return result
  }
}
