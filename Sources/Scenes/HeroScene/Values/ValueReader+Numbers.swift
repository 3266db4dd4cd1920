import HeroGeometry
import HeroJSON
import HeroModel
import HeroWords

// Numbers, arrays of them, and what texts stand for.

extension ValueReader {
  /// Seconds in a range; noted when they are milliseconds.
  func seconds(_ cursor: JSONCursor?, _ range: NumberRange) -> Double? {
    let value = number(cursor, range)
    if let cursor, let value, let message = Modifier.longTime("times are in seconds, and", value) {
      log.note(.milliseconds, message, place: cursor.place, path: cursor.path)
    }
    return value
  }

  // MARK: Arrays of numbers

  /// An array of so many numbers.
  func numbers(_ cursor: JSONCursor?, count: Int, what: String) -> [Double]? {
    guard let cursor else { return nil }
    guard let elements = cursor.elements else {
      wrongType(cursor, expected: what)
      return nil
    }
    guard elements.count == count else {
      log.report("expected \(what), found \(elements.count) element\(elements.count == 1 ? "" : "s")", at: cursor)
      return nil
    }
    return numbers(elements)
  }

  /// All elements as numbers; nil when one is none.
  func numbers(_ elements: [JSONCursor], _ range: NumberRange = .any) -> [Double]? {
    var values: [Double] = []
    for element in elements {
      if let value = number(element, range) { values.append(value) }
    }
    return values.count == elements.count ? values : nil
  }

  /// `[x, y]`.
  func point(_ cursor: JSONCursor?) -> Point? {
    numbers(cursor, count: 2, what: "[x, y]").map { Point(x: $0[0], y: $0[1]) }
  }

  /// `[width, height]`, not negative.
  func size(_ cursor: JSONCursor?) -> Size? {
    guard let cursor, let values = numbers(cursor, count: 2, what: "[width, height]") else { return nil }
    guard values[0] >= 0, values[1] >= 0 else {
      log.report("a width or height may not be negative, found \(values.plain)", at: cursor)
      return nil
    }
    return Size(width: values[0], height: values[1])
  }

  /// `[x, y, width, height]`, width and height not negative.
  func rect(_ cursor: JSONCursor?) -> Rect? {
    guard let cursor, let values = numbers(cursor, count: 4, what: "[x, y, width, height]") else { return nil }
    guard values[2] >= 0, values[3] >= 0 else {
      log.report("a width or height may not be negative, found \(values.plain)", at: cursor)
      return nil
    }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// An SVG path string.
  func path(_ cursor: JSONCursor?) -> Path? {
    guard let cursor, let text = string(cursor, what: "an SVG path string", limit: SceneLimits.pathLength)
    else { return nil }
    do {
      return try Path(svg: text)
    } catch {
      log.report(
        "column \(error.offset + 1) of the path: \(error.message)", place: place(in: cursor, error.offset),
        path: cursor.path)
      return nil
    }
  }

  /// The place of a scalar inside a string, when the string stands in the file as it reads; else the string's.
  func place(in cursor: JSONCursor, _ offset: Int) -> TextPlace {
    cursor.value.isVerbatim ? cursor.place.advanced(by: offset + 1) : cursor.place
  }

  // MARK: Expressions

  /// The value, or the number that a string `"{…}"` stands for where a number is expected; nil after a problem.
  func calculated(_ cursor: JSONCursor) -> JSONCursor? {
    guard case .string(let text) = cursor.value.kind, text.hasPrefix("{"), text.hasSuffix("}") else { return cursor }
    do throws(ExpressionError) {
      var result = cursor
      result.value = JSONNode(kind: try calculation(text) ?? cursor.value.kind, place: cursor.place)
      return result
    } catch {
      reportBroken(error, at: cursor)
      return nil
    }
  }

  /// As the method, without looking at problems.
  func calculated(_ node: JSONNode) -> JSONNode {
    guard case .string(let text) = node.kind, text.hasPrefix("{"), let kind = try? calculation(text) else {
      return node
    }
    return JSONNode(kind: kind, place: node.place)
  }

  /// The number of a string that is one expression; nil for other strings.
  private func calculation(_ text: String) throws(ExpressionError) -> JSONNode.Kind? {
    guard let single = try Template(text)?.single else { return nil }
    return try value(of: single.text, offset: single.offset, names: [:]).kind
  }

  /// Works an expression out; columns of problems are those of the string around it.
  func value(
    of text: String, offset: Int, names: [String: JSONNode]
  ) throws(ExpressionError) -> (kind: JSONNode.Kind, lookups: [[String]]) {
    do throws(ExpressionError) {
      let (expression, lookups) = try ExpressionParser.value(text, names: names, sceneNames: sceneNames)
      return (try expression.worth, lookups)
    } catch {
      throw ExpressionError(offset: offset + error.offset, message: error.message)
    }
  }

  /// Notes what is wrong with a string's expression; nothing else is reported of the string then.
  func reportBroken(_ error: ExpressionError, at cursor: JSONCursor) {
    report(error, at: cursor)
    log.broken.insert(cursor.place)
  }

  /// Runs a reader of a string's text and notes what it throws with the column in the string.
  func expression<Value>(_ cursor: JSONCursor, _ body: () throws(ExpressionError) -> Value) -> Value? {
    do {
      return try body()
    } catch {
      report(error, at: cursor)
      return nil
    }
  }

  private func report(_ error: ExpressionError, at cursor: JSONCursor) {
    log.report(
      "column \(error.offset + 1) of the string: \(error.message)", place: place(in: cursor, error.offset),
      path: cursor.path)
  }

  /// A number that an expression puts into a text, with at most nine decimals.
  static func writtenOut(_ number: Double) -> String { ((number * 1e9).rounded() / 1e9 + 0).plain }
}

extension [Double] {
  fileprivate var plain: String { "[\(map(\.plain).joined(separator: ", "))]" }
}
