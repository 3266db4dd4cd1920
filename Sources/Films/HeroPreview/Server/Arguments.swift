import HeroGeometry
import HeroModel
import HeroRender

import enum HeroJSON.JSONValue

/// What a request of the page says: words of its address, and members of its body.
struct Arguments: Sendable {
  let query: [String: String]

  /// A number of the address.
  func number(_ name: String) throws(PreviewProblem) -> Double {
    guard let number = query[name].flatMap({ Double($0) }), number.isFinite else {
      throw PreviewProblem(400, "\(name) is a number")
    }
    return number
  }

  /// How the page shows films: `device`, `orientation`, `appearance`, `direction`, `textSize` and `motion` of its address.
  var mode: SceneMode {
    get throws(PreviewProblem) {
      var mode = SceneMode()
      if let name = word("device") {
        guard let preset = DevicePreset.named(name) else { throw PreviewProblem(400, DevicePreset.problem(name)) }
        mode.device = preset.name
      }
      mode.orientation = try choice("orientation")
      mode.appearance = try choice("appearance")
      mode.layoutDirection = try choice("direction")
      mode.textSize = try choice("textSize")
      let motion: Motion? = try choice("motion")
      mode.isMotionReduced = motion.map { $0 == .reduced }
      return mode
    }
  }

  /// A word of the address; nil where it has none.
  private func word(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }

  private func choice<Value: RawRepresentable & CaseIterable>(
    _ name: String
  ) throws(PreviewProblem) -> Value? where Value.RawValue == String {
    guard let word = word(name) else { return nil }
    if let value = Value(rawValue: word) { return value }
    let known = Value.allCases.map(\.rawValue)
    throw PreviewProblem(400, "\(name) has no '\(word)'; it is \(known.joined(separator: ", "))")
  }

  /// A frame's number, which the film has.
  static func frame(_ text: String, _ clock: FrameClock) throws(PreviewProblem) -> Int {
    guard let number = Int(text), (0...clock.lastFrame).contains(number) else {
      throw .notFound("the film has the frames 0 to \(clock.lastFrame)")
    }
    return number
  }

  /// The name that a page gives a question.
  static func ask(_ name: String?) throws(PreviewProblem) -> String {
    guard let name, (1...OpenQuestions.longestName).contains(name.utf8.count) else {
      throw PreviewProblem(400, "ask is a name of 1 to \(OpenQuestions.longestName) bytes")
    }
    return name
  }

  /// A body as a document.
  static func document(_ body: [UInt8]) throws(PreviewProblem) -> JSONValue {
    guard let document = try? JSONValue(parsing: body), document.members != nil else {
      throw PreviewProblem(400, "the body is a JSON object")
    }
    return document
  }

  /// What is tried or saved: `{"edits": [{"view" or "step", "key", "value"}]}`.
  static func edits(_ document: JSONValue) throws(PreviewProblem) -> [ValueEdit] {
    guard let items = document["edits"]?.items else { throw PreviewProblem(400, "edits is an array") }
    var edits: [ValueEdit] = []
    for item in items { edits.append(try edit(item)) }
    return edits
  }

  /// A view's path or a step's position, a key, and its value, null for none; without a key the `modifiers` of a view. `known` is what the file
  /// has as far as the page knows.
  static func edit(_ item: JSONValue) throws(PreviewProblem) -> ValueEdit {
    let subject: ValueEdit.Subject
    switch (item["view"], item["step"]) {
    case (.string(let path)?, nil): subject = .view(path)
    case (nil, .integer(let index)?): subject = .step(index)
    default: throw PreviewProblem(400, "view is a path, or step a number from 0")
    }
    let name = item["key"]?.text ?? EditableKey.heroModifiers.rawValue
    guard let key = EditableKey(rawValue: name), key.isOfStep == (item["step"] != nil) else {
      throw PreviewProblem(400, "'\(name)' is no key that the preview changes")
    }
    guard let given = item["key"] == nil ? item["modifiers"] : item["value"] else {
      throw PreviewProblem(400, "value is what the key has, or null for none")
    }
    if key == .heroModifiers, given != .null, given.text == nil, given.items?.allSatisfy({ $0.text != nil }) != true {
      throw PreviewProblem(400, "modifiers are a text, an array of texts, or null for none")
    }
    guard given.line.utf8.count <= ValueEdit.maximumLength else {
      throw PreviewProblem(413, "a value is at most \(ValueEdit.maximumLength) bytes")
    }
    return ValueEdit(subject: subject, key: key, value: given == .null ? nil : given, known: item["known"])
  }
}
