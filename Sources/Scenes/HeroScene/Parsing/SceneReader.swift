import HeroCatalog
import HeroGeometry
import HeroJSON
import HeroModel
import HeroWords

/// Turns JSON values into model values, collecting every problem on the way.
///
/// Every reading function answers nil after it has noted a problem (or when the value is absent), so that reading goes on
/// and the problems of a file are reported together, until there are more than are told.
struct SceneReader {
  /// The scene file as the user named it.
  let file: String
  /// Problems in the order in which they were found, one more than are told at most; the loader sorts them.
  var diagnostics: [Diagnostic] = []
  /// Whether there are so many problems that nothing more is read.
  var isGivenUp: Bool { diagnostics.count > SceneError.mostDiagnostics }
  /// What a phone would show otherwise, and what nothing uses, in the order in which it was found, each once.
  var notes: [Scene.Note] = []
  var noted: Set<NotedPlace> = []
  /// Decoded images and checked fonts.
  var assets: AssetStore
  /// The screens' names in file order, known before anything refers to them.
  var screenNames: [String] = []
  /// The screens as they are at the step that is being read.
  var screens: [ScreenState] = []
  /// What is on screen at the start; steps are checked against it.
  var root: Root?
  /// The tab bars read so far, at the start or presented; tab changes are checked against them.
  var tabBars: [TabRoot] = []
  /// Components, styles and what has been made of them.
  var words = SceneWords()
  /// The look of the canvas, and of what is being read.
  var canvasAppearance = Appearance.light
  var appearance = Appearance.light
  /// What the canvas is; views need its size and layout direction.
  var canvas = Canvas(size: Size(width: 1, height: 1))
  /// What screens are laid out on.
  var ground = LayoutGround(size: Size(width: 1, height: 1))
  /// What the scene itself says that they are laid out on, whatever the command line says.
  var design = LayoutGround(size: Size(width: 1, height: 1))
  /// Names that every expression knows.
  var sceneNames: [String: JSONNode] = [:]
  /// Which bars are around each screen.
  var barPlaces = BarPlaces(JSONCursor(value: JSONNode(kind: .null, place: TextPlace(line: 0, column: 0)), path: .root))
  /// Measures labels, with the scene's fonts.
  let textMeasure: TextMeasure
  /// The same for texts of bars, made at the first of them.
  var barTexts: BarTexts?

  /// Whether a `pan` draws its finger even without `show`.
  var showsFingers = false

  init(file: String, assets: AssetStore, textMeasure: TextMeasure = .none) {
    self.file = file
    self.assets = assets
    self.textMeasure = textMeasure
  }

  // MARK: Problems

  /// Notes a problem at a value.
  mutating func report(_ message: String, at cursor: JSONCursor) {
    report(message, place: cursor.place, path: cursor.path)
  }

  /// Notes a problem at a place; in a text that is filled in for several uses, with the first of them.
  mutating func report(_ message: String, place: TextPlace, path: JSONPath) {
    guard !isGivenUp, !words.broken.contains(place) else { return }
    var message = message
    let uses = path.uses
    if !uses.isEmpty {
      guard words.reported.insert(.init(place: place, message: message)).inserted else { return }
      var places = uses.map { "in \($0.what) at \(file):\($0.place.line):\($0.place.column)" }
      // The nearest ones and the one that the screen has say enough.
      if places.count > 4 { places.replaceSubrange(3..<(places.count - 1), with: ["…"]) }
      message += " (\(places.joined(separator: ", ")))"
    }
    tell(
      Diagnostic(
        file: file, line: Int(place.line), column: Int(place.column), jsonPath: path.text, message: message))
  }

  /// Where a value stands, for the model.
  func location(_ cursor: JSONCursor) -> SourceLocation {
    SourceLocation(line: Int(cursor.place.line), column: Int(cursor.place.column), jsonPath: cursor.path.text)
  }

  private mutating func wrongType(_ cursor: JSONCursor, expected: String) {
    report("expected \(expected), found \(cursor.value.kindName)", at: cursor)
  }

  /// A string where a number is expected may be one with a unit.
  private mutating func noNumber(_ cursor: JSONCursor, expected: String) {
    guard case .string(let text) = cursor.value.kind, let advice = UnitWords.advice(text) else {
      return wrongType(cursor, expected: expected)
    }
    report("expected \(expected), found '\(text)'; numbers have no units, \(advice)", at: cursor)
  }

  /// Whether a problem is none; one is noted at a value.
  mutating func isFine(_ problem: String?, at cursor: JSONCursor) -> Bool {
    if let problem { report(problem, at: cursor) }
    return problem == nil
  }

  // MARK: Objects

  /// Checks that a value is an object and holds known keys only.
  mutating func isObject(_ cursor: JSONCursor, keys: [String], what: String) -> Bool {
    guard case .object(let members) = cursor.value.kind else {
      wrongType(cursor, expected: what)
      return false
    }
    for member in members where !isGivenUp && !keys.contains(member.key) {
      let suggestion = GuideWords.suggestion(member.key, among: keys)
      let list = suggestion.isEmpty && keys.count <= 8 ? "; known are \(keys.joined(separator: ", "))" : suggestion
      report(
        "unknown key '\(member.key)'\(list)", place: member.keyPlace,
        path: .key(member.origin ?? cursor.path, member.key))
    }
    return true
  }

  /// The member with a key; its absence is a problem.
  mutating func required(_ cursor: JSONCursor, _ key: String) -> JSONCursor? {
    if let member = cursor.member(key) { return member }
    report("missing key '\(key)'", at: cursor)
    return nil
  }

  // MARK: Scalars

  /// A number in a range.
  mutating func number(_ cursor: JSONCursor?, _ range: NumberRange = .any) -> Double? {
    guard let cursor = cursor.flatMap({ calculated($0) }) else { return nil }
    guard let value = cursor.value.real else {
      noNumber(cursor, expected: range.expectation)
      return nil
    }
    return isFine(range.problem(value), at: cursor) ? value : nil
  }

  /// A whole number in a range; 2.0 is one, 1.5 is not.
  mutating func integer(_ cursor: JSONCursor?, in range: ClosedRange<Int>) -> Int? {
    guard let cursor = cursor.flatMap({ calculated($0) }) else { return nil }
    let bound = range.upperBound == .max ? "≥ \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    guard let value = cursor.value.real else {
      noNumber(cursor, expected: "a whole number \(bound)")
      return nil
    }
    guard let integer = Int(exactly: value), range.contains(integer) else {
      report("expected a whole number \(bound), found \(value.plain)", at: cursor)
      return nil
    }
    return integer
  }

  /// true or false.
  mutating func bool(_ cursor: JSONCursor?) -> Bool? {
    guard let cursor else { return nil }
    guard case .bool(let value) = cursor.value.kind else {
      wrongType(cursor, expected: "true or false")
      return nil
    }
    return value
  }

  /// A key that can only be switched on, as `"dismiss": true`.
  mutating func onlyTrue(_ cursor: JSONCursor) -> Bool {
    guard case .bool(let value) = cursor.value.kind else {
      wrongType(cursor, expected: "true")
      return false
    }
    if !value { report("expected true, found false; leave the key out instead", at: cursor) }
    return value
  }

  /// A string; what it is for goes into the message.
  ///
  /// - Parameter limit: Unicode scalars that it may have.
  mutating func string(
    _ cursor: JSONCursor?, what: String = "a string", limit: Int = SceneLimits.textLength
  ) -> String? {
    guard let cursor else { return nil }
    if cursor.value.isWorkedOut, let number = cursor.value.real { return Self.writtenOut(number) }
    guard case .string(let value) = cursor.value.kind else {
      wrongType(cursor, expected: what)
      return nil
    }
    return isFine(SceneLimits.problem(text: value, limit: limit), at: cursor) ? value : nil
  }

  /// A string that is not empty.
  mutating func name(_ cursor: JSONCursor?, what: String) -> String? {
    guard let cursor, let value = string(cursor, what: what, limit: SceneLimits.nameLength) else { return nil }
    guard !value.isEmpty else {
      report("expected \(what), found an empty string", at: cursor)
      return nil
    }
    return value
  }

  /// One of some words.
  mutating func choice<Value>(_ cursor: JSONCursor?, _ choices: [(String, Value)]) -> Value? {
    guard let cursor, !isGivenUp else { return nil }
    let names = choices.map(\.0)
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard case .string(let value) = cursor.value.kind else {
      wrongType(cursor, expected: choices.count > 1 ? "one of \(list)" : list)
      return nil
    }
    if let choice = choices.first(where: { $0.0 == value }) { return choice.1 }
    let suggestion = NearestName.suggestion(value, among: names)
    report(
      suggestion.isEmpty ? "unknown value '\(value)'; known are \(list)" : "unknown value '\(value)'\(suggestion)",
      at: cursor)
    return nil
  }

  /// One of an enum's words.
  mutating func choice<Value: CaseIterable & RawRepresentable>(_ cursor: JSONCursor?, _ type: Value.Type) -> Value?
  where Value.RawValue == String {
    choice(cursor, type.allCases.map { ($0.rawValue, $0) })
  }

  // MARK: Arrays of numbers

  /// An array of so many numbers.
  mutating func numbers(_ cursor: JSONCursor?, count: Int, what: String) -> [Double]? {
    guard let cursor else { return nil }
    guard let elements = cursor.elements else {
      wrongType(cursor, expected: what)
      return nil
    }
    guard elements.count == count else {
      report("expected \(what), found \(elements.count) element\(elements.count == 1 ? "" : "s")", at: cursor)
      return nil
    }
    return numbers(elements)
  }

  /// All elements as numbers; nil when one is none.
  mutating func numbers(_ elements: [JSONCursor], _ range: NumberRange = .any) -> [Double]? {
    var values: [Double] = []
    for element in elements {
      if let value = number(element, range) { values.append(value) }
    }
    return values.count == elements.count ? values : nil
  }

  /// `[x, y]`.
  mutating func point(_ cursor: JSONCursor?) -> Point? {
    numbers(cursor, count: 2, what: "[x, y]").map { Point(x: $0[0], y: $0[1]) }
  }

  /// `[width, height]`, not negative.
  mutating func size(_ cursor: JSONCursor?) -> Size? {
    guard let cursor, let values = numbers(cursor, count: 2, what: "[width, height]") else { return nil }
    guard values[0] >= 0, values[1] >= 0 else {
      report("a width or height may not be negative, found \(values.plain)", at: cursor)
      return nil
    }
    return Size(width: values[0], height: values[1])
  }

  /// `[x, y, width, height]`, width and height not negative.
  mutating func rect(_ cursor: JSONCursor?) -> Rect? {
    guard let cursor, let values = numbers(cursor, count: 4, what: "[x, y, width, height]") else { return nil }
    guard values[2] >= 0, values[3] >= 0 else {
      report("a width or height may not be negative, found \(values.plain)", at: cursor)
      return nil
    }
    return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// An SVG path string.
  mutating func path(_ cursor: JSONCursor?) -> Path? {
    guard let cursor, let text = string(cursor, what: "an SVG path string", limit: SceneLimits.pathLength)
    else { return nil }
    do {
      return try Path(svg: text)
    } catch {
      report(
        "column \(error.offset + 1) of the path: \(error.message)", place: place(in: cursor, error.offset),
        path: cursor.path)
      return nil
    }
  }

  /// The place of a scalar inside a string, when the string stands in the file as it reads; else the string's.
  func place(in cursor: JSONCursor, _ offset: Int) -> TextPlace {
    cursor.value.isVerbatim ? cursor.place.advanced(by: offset + 1) : cursor.place
  }
}

extension [Double] {
  fileprivate var plain: String { "[\(map(\.plain).joined(separator: ", "))]" }
}
