import HeroJSON
import HeroModel
import HeroWords

/// Another value for one key of a view or of a step.
struct ValueEdit: Equatable, Sendable {
  enum Subject: Hashable, Sendable {
    /// By its path.
    case view(String)
    /// By its position in the timeline, from 0.
    case step(Int)
  }

  var subject: Subject
  let key: EditableKey
  /// As the file has it; nil: the key is not there.
  let value: JSONValue?
  /// What the file has in its place as whoever edits knows it, null for nothing; nil: whatever it has.
  var known: JSONValue?

  /// The longest value that is tried, bytes.
  static let maximumLength = 64 << 10

  /// For people: `the cornerRadius of 'list/card'`.
  var name: String {
    switch subject {
    case .view(let path):
      key == .heroModifiers ? "what the modifiers of '\(path)' say" : "the \(key.rawValue) of '\(path)'"
    case .step(let index): "the \(key.way.joined(separator: " ")) of step \(index + 1)"
    }
  }

  // MARK: In the file

  /// A file with edits in it.
  struct Edited {
    let text: JSONText
    /// Other views that an edited value is used for.
    let others: [String]
    fileprivate let edits: [ValueEdit]
    fileprivate let scene: Scene

    /// The scene that it is now; nil when the values that were written are not there, or others have changed.
    ///
    /// Throws `SceneError` when it cannot be read.
    func scene(_ options: PreviewOptions, _ path: String) throws(SceneError) -> Scene? {
      let now = try options.read(SceneRequest(path: path, bytes: text.bytes))
      guard let written = SceneText(text), now.steps.count == scene.steps.count else { return nil }
      for edit in edits {
        guard let place = try? edit.place(written, now), written.value(at: place) == edit.value else { return nil }
      }
      let (old, new) = (scene.allViews, now.allViews)
      guard old.count == new.count else { return nil }
      var expected = Set(others)
      for case .view(let path) in edits.map(\.subject) { expected.insert(path) }
      let moves = edits.contains { $0.key.movesOthers }
      for (old, new) in zip(old, new) where !expected.contains(old.path) {
        guard old.says(sameAs: new, besidesPlace: moves) else { return nil }
      }
      return now
    }
  }

  private enum Change {
    case replace(Range<Int>, String)
    case add(String, String, object: Int, behind: [String])
    case remove(value: Int, object: Int)

    var offset: Int {
      switch self {
      case .replace(let range, _): range.lowerBound
      case .add(_, _, let object, _): object
      case .remove(let value, _): value
      }
    }

    /// The member that is added; nil for one that is there.
    var newKey: String? { if case .add(let key, _, _, _) = self { key } else { nil } }
  }

  /// Puts edits into a file's text; of two for one place the later counts.
  ///
  /// Throws when a value has no place of its own in it.
  static func apply(
    _ edits: [ValueEdit], to original: SceneText, of scene: Scene, _ file: String
  ) throws(PreviewProblem) -> Edited {
    var text = original.text
    var changes: [Change] = []
    var others: [String] = []
    for edit in edits {
      if case .view(let path) = edit.subject, scene.view(path) == nil {
        throw .notFound("there is no view '\(path)'")
      }
      let place: SceneText.Place
      do throws(SceneText.Unsayable) {
        place = try edit.place(original, scene)
        try original.check(place, of: edit.name)
      } catch {
        throw PreviewProblem(422, error.message, diagnostic: edit.diagnostic(in: scene, file, error.message))
      }
      guard let spot = original.spot(place) else {
        throw PreviewProblem(422, "the file has no place for \(edit.name); edit it")
      }
      if let change = edit.change(spot) {
        changes.removeAll { $0.offset == change.offset && $0.newKey == change.newKey }
        changes.append(change)
      }
      if case .view(let path) = edit.subject {
        others += original.views(of: scene, sharing: place, edit.key).filter { other in
          other != path && !edits.contains { $0.subject == .view(other) && $0.key == edit.key }
        }
      }
    }
    // From the end, so that the places of those before stay.
    let ordered = changes.enumerated().sorted { ($1.element.offset, $0.offset) < ($0.element.offset, $1.offset) }
    for (_, change) in ordered {
      switch change {
      case .replace(let range, let value): text.replace(range, with: value)
      case .add(let key, let value, let object, let keys):
        guard text.add(key, value, toObjectAt: object, behind: keys) else {
          throw PreviewProblem(422, "the file has no place for '\(key)'; edit it")
        }
      case .remove(let value, let object): _ = text.removeMember(withValueAt: value, ofObjectAt: object)
      }
    }
    return Edited(text: text, others: others, edits: edits, scene: scene)
  }

  /// Refuses to replace another value than the known one: somebody else has written it.
  func checkKnown(in text: SceneText, of scene: Scene) throws(PreviewProblem) {
    guard let known, let place = try? place(text, scene) else { return }
    let now = text.value(at: place) ?? .null
    let isSame = key == .heroModifiers ? now.modifierText == known.modifierText : now.says(sameAs: known)
    guard !isSame else { return }
    let words = now == .null ? "is not there any more" : "is \(now.line) now"
    let said = key == .heroModifiers ? name : "\(name) in the file"
    throw PreviewProblem(409, "\(said) \(words)")
  }

  /// What changes in the text; nil when it says the same already.
  private func change(_ spot: SceneText.Spot) -> Change? {
    switch (spot, value) {
    case (.absent, nil): nil
    case (.absent(let object), let value?):
      .add(key.way.last ?? "", value.line, object: object, behind: key.neighbours)
    case (.written(let range, _), let value?): .replace(range, value.line)
    case (.written(let range, let object), nil): .remove(value: range.lowerBound, object: object)
    }
  }

  /// Where its value stands.
  fileprivate func place(_ text: SceneText, _ scene: Scene) throws(SceneText.Unsayable) -> SceneText.Place {
    switch subject {
    case .view(let path):
      guard let view = scene.view(path) else { throw SceneText.Unsayable(message: "there is no view '\(path)'") }
      return try text.place(key, of: view)
    case .step(let index):
      guard scene.steps.indices.contains(index) else {
        throw SceneText.Unsayable(message: "there is no step \(index + 1)")
      }
      return try text.place(key, of: scene.steps[index])
    }
  }

  private func diagnostic(in scene: Scene, _ file: String, _ message: String) -> Diagnostic? {
    let place: SourceLocation?
    switch subject {
    case .view(let path): place = scene.view(path)?.location
    case .step(let index): place = scene.steps.indices.contains(index) ? scene.steps[index].location : nil
    }
    return place.map {
      Diagnostic(file: file, line: $0.line, column: $0.column, jsonPath: $0.jsonPath, message: message)
    }
  }

  // MARK: On the model

  /// The scene with other modifiers, where no text of the file stands for them alone.
  ///
  /// Throws `SceneError` for a text that cannot be read.
  static func apply(modifiers edits: [ValueEdit], to scene: Scene) throws(SceneError) -> Scene {
    var scene = scene
    for edit in edits {
      guard case .view(let path) = edit.subject, edit.key == .heroModifiers else { continue }
      var modifiers: [Modifier]?
      if let text = edit.value?.modifierText {
        do throws(ModifierText.Problem) { modifiers = try ModifierText.read(text) } catch {
          throw SceneError([
            Diagnostic(file: "", message: "column \(error.offset + 1) of the string: \(error.message)")
          ])
        }
      }
      let place = scene.view(path)?.heroModifiersLocation
      func change(_ view: inout View) {
        // What a step sets stays.
        if view.heroModifiersLocation == place { view.heroModifiers = modifiers }
      }
      scene = scene.changing(barView: path, change)
      func change(_ screen: inout Screen) {
        for index in screen.views.indices where screen.views[index].path == path { change(&screen.views[index]) }
      }
      for index in scene.screens.indices { change(&scene.screens[index]) }
      for step in scene.steps.indices {
        for key in scene.steps[step].screenChanges.keys.sorted() {
          guard var screen = scene.steps[step].screenChanges[key] else { continue }
          change(&screen)
          scene.steps[step].screenChanges[key] = screen
        }
      }
    }
    return scene
  }
}

extension SceneText {
  /// The paths of the views that get a value from a place of the file, or would.
  func views(of scene: Scene, sharing place: Place, _ key: EditableKey) -> [String] {
    var seen: Set<String> = []
    return scene.allViews.filter { (try? self.place(key, of: $0)) == place && seen.insert($0.path).inserted }.map(
      \.path)
  }
}

extension JSONValue {
  /// The modifiers of a string, or of an array of strings, as one text.
  var modifierText: String {
    if case .string(let text) = self { return text }
    return (items ?? []).compactMap(\.text).joined(separator: " ")
  }

  /// Whether both are equal, whatever the order of members and the writing of numbers.
  func says(sameAs other: JSONValue) -> Bool {
    switch (self, other) {
    case (.object(let one), .object(let two)):
      one.count == two.count
        && one.allSatisfy { member in other[member.key].map { member.value.says(sameAs: $0) } == true }
    case (.array(let one), .array(let two)): one.count == two.count && zip(one, two).allSatisfy { $0.says(sameAs: $1) }
    default: self == other || real != nil && real == other.real
    }
  }
}

extension View {
  /// Whether it is the same wherever it stands in the file, and as a layout may place it.
  fileprivate func says(sameAs other: View, besidesPlace: Bool) -> Bool {
    var (one, two) = (self, other)
    (one.location, two.location) = (SourceLocation(), SourceLocation())
    (one.heroModifiersLocation, two.heroModifiersLocation) = (nil, nil)
    if besidesPlace { (one.position, one.size) = (two.position, two.size) }
    return one == two
  }
}
