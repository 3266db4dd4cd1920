import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords

/// Reads single JSON values, and has what all parts of one reading share: its problems, its files, the canvas, the look and the names.
///
/// Every reading function answers nil after it has noted a problem (or when the value is absent), so that reading goes on
/// and the problems of a file are reported together, until there are more than are told. It is a class because every part adds to the same
/// problems and files.
final class ValueReader {
  var log: ProblemLog
  /// Decoded images and checked fonts.
  var assets: AssetStore
  /// Measures labels, with the scene's fonts.
  let textMeasure: TextMeasure
  /// The screens' names in file order, known before anything refers to them.
  var screenNames: [String] = []
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
  /// Views read so far, see `SceneLimits.readViews`.
  var readViews = 0
  /// Whether a limit was reached; no more views are made or read then.
  var isExhausted = false
  /// Measures texts of bars, made at the first of them.
  private(set) lazy var barTexts = BarTexts(textMeasure, fonts: assets.fonts, scale: canvas.scale)

  init(file: String, assets: AssetStore, textMeasure: TextMeasure = .none) {
    log = ProblemLog(file: file)
    self.assets = assets
    self.textMeasure = textMeasure
  }

  /// A reader that knows the same, and whose problems are its own.
  func fork() -> ValueReader {
    let fork = ValueReader(file: log.file, assets: assets, textMeasure: textMeasure)
    (fork.log, fork.screenNames, fork.canvas, fork.sceneNames) = (log, screenNames, canvas, sceneNames)
    (fork.canvasAppearance, fork.appearance, fork.ground, fork.design) = (canvasAppearance, appearance, ground, design)
    (fork.readViews, fork.isExhausted) = (readViews, isExhausted)
    fork.log.diagnostics = []
    return fork
  }

  func wrongType(_ cursor: JSONCursor, expected: String) {
    log.report("expected \(expected), found \(cursor.value.kindName)", at: cursor)
  }

  /// A string where a number is expected may be one with a unit.
  private func noNumber(_ cursor: JSONCursor, expected: String) {
    guard case .string(let text) = cursor.value.kind, let advice = UnitWords.advice(text) else {
      return wrongType(cursor, expected: expected)
    }
    log.report("expected \(expected), found '\(text)'; numbers have no units, \(advice)", at: cursor)
  }

  /// Whether a problem is none; one is noted at a value.
  func isFine(_ problem: String?, at cursor: JSONCursor) -> Bool {
    if let problem { log.report(problem, at: cursor) }
    return problem == nil
  }

  // MARK: Objects

  /// Checks that a value is an object and holds known keys only.
  func isObject(_ cursor: JSONCursor, keys: [String], what: String) -> Bool {
    guard case .object(let members) = cursor.value.kind else {
      wrongType(cursor, expected: what)
      return false
    }
    for member in members where !log.isGivenUp && !keys.contains(member.key) {
      let suggestion = GuideWords.suggestion(member.key, among: keys)
      let list = suggestion.isEmpty && keys.count <= 8 ? "; known are \(keys.joined(separator: ", "))" : suggestion
      log.report(
        "unknown key '\(member.key)'\(list)", place: member.keyPlace,
        path: .key(member.origin ?? cursor.path, member.key))
    }
    return true
  }

  /// The member with a key; its absence is a problem.
  func required(_ cursor: JSONCursor, _ key: String) -> JSONCursor? {
    if let member = cursor.member(key) { return member }
    log.report("missing key '\(key)'", at: cursor)
    return nil
  }

  /// Checks that an object is of the version that is read.
  func readVersion(_ cursor: JSONCursor) {
    guard let version = required(cursor, "version"), let value = number(version) else { return }
    if value != 1 {
      log.report("version \(value.plain) of the format is not known; this program reads version 1", at: version)
    }
  }

  // MARK: Scalars

  /// A number in a range.
  func number(_ cursor: JSONCursor?, _ range: NumberRange = .any) -> Double? {
    guard let cursor = cursor.flatMap({ calculated($0) }) else { return nil }
    guard let value = cursor.value.real else {
      noNumber(cursor, expected: range.expectation)
      return nil
    }
    return isFine(range.problem(value), at: cursor) ? value : nil
  }

  /// A whole number in a range; 2.0 is one, 1.5 is not.
  func integer(_ cursor: JSONCursor?, in range: ClosedRange<Int>) -> Int? {
    guard let cursor = cursor.flatMap({ calculated($0) }) else { return nil }
    let bound = range.upperBound == .max ? "≥ \(range.lowerBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    guard let value = cursor.value.real else {
      noNumber(cursor, expected: "a whole number \(bound)")
      return nil
    }
    guard let integer = Int(exactly: value), range.contains(integer) else {
      log.report("expected a whole number \(bound), found \(value.plain)", at: cursor)
      return nil
    }
    return integer
  }

  /// true or false.
  func bool(_ cursor: JSONCursor?) -> Bool? {
    guard let cursor else { return nil }
    guard case .bool(let value) = cursor.value.kind else {
      wrongType(cursor, expected: "true or false")
      return nil
    }
    return value
  }

  /// A key that can only be switched on, as `"dismiss": true`.
  func onlyTrue(_ cursor: JSONCursor) -> Bool {
    guard case .bool(let value) = cursor.value.kind else {
      wrongType(cursor, expected: "true")
      return false
    }
    if !value { log.report("expected true, found false; leave the key out instead", at: cursor) }
    return value
  }

  /// A string; what it is for goes into the message.
  ///
  /// - Parameter limit: Unicode scalars that it may have.
  func string(
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
  func name(_ cursor: JSONCursor?, what: String) -> String? {
    guard let cursor, let value = string(cursor, what: what, limit: SceneLimits.nameLength) else { return nil }
    guard !value.isEmpty else {
      log.report("expected \(what), found an empty string", at: cursor)
      return nil
    }
    return value
  }

  /// One of some words.
  func choice<Value>(_ cursor: JSONCursor?, _ choices: [(String, Value)]) -> Value? {
    guard let cursor, !log.isGivenUp else { return nil }
    let names = choices.map(\.0)
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard case .string(let value) = cursor.value.kind else {
      wrongType(cursor, expected: choices.count > 1 ? "one of \(list)" : list)
      return nil
    }
    if let choice = choices.first(where: { $0.0 == value }) { return choice.1 }
    let suggestion = NearestName.suggestion(value, among: names)
    log.report(
      suggestion.isEmpty ? "unknown value '\(value)'; known are \(list)" : "unknown value '\(value)'\(suggestion)",
      at: cursor)
    return nil
  }

  /// One of an enum's words.
  func choice<Value: CaseIterable & RawRepresentable>(_ cursor: JSONCursor?, _ type: Value.Type) -> Value?
  where Value.RawValue == String {
    choice(cursor, type.allCases.map { ($0.rawValue, $0) })
  }

  // MARK: Names

  /// What matches a view with that of another screen.
  func heroID(_ cursor: JSONCursor?) -> String? { name(cursor, what: "a heroID") }

  /// The index of a screen that a string names.
  func screenIndex(_ cursor: JSONCursor?) -> Int? {
    guard let cursor, let name = string(cursor, what: "a screen's name") else { return nil }
    return screenIndex(named: name, at: cursor)
  }

  /// The index of a screen with a name; its absence is a problem.
  func screenIndex(named name: String, at cursor: JSONCursor) -> Int? {
    if let index = screenNames.firstIndex(of: name) { return index }
    log.report("no screen named '\(name)'\(NearestName.suggestion(name, among: screenNames))", at: cursor)
    return nil
  }

  /// Whether no member's name is too long, which everything inside of it would repeat.
  func haveShortNames(_ members: [JSONMember], of owner: JSONCursor) -> Bool {
    for member in members {
      guard let problem = SceneLimits.problem(text: member.key, limit: SceneLimits.nameLength) else { continue }
      log.report(problem, place: member.keyPlace, path: owner.path)
      return false
    }
    return true
  }

  /// The file of a key `image`, and whether a catalogue says that it is a template.
  func asset(_ cursor: JSONCursor) -> (index: Int, isTemplate: Bool?)? {
    guard let member = required(cursor, "image"), let path = string(member, what: "an image's path") else { return nil }
    do throws(FileProblem) {
      return try assets.image(path, appearance)
    } catch {
      log.report("image '\(path)': \(error.message)", at: member)
      return nil
    }
  }
}
