import HeroJSON
import HeroModel
import HeroWords

/// What a view's `heroModifiers` are in a file: a string, an array of them, or absent.
enum ModifierValue: Equatable, Sendable {
  case absent
  case value(JSONValue)

  /// As the file writes it; `null` for none.
  var line: String { json.line }

  var json: JSONValue { if case .value(let value) = self { value } else { .null } }

  /// The whole as one text; nil for none.
  var text: String? {
    switch self {
    case .absent: nil
    case .value(.string(let text)): text
    case .value(let value): (value.items ?? []).compactMap(\.text).joined(separator: " ")
    }
  }
}

/// Other modifiers for a view.
struct ModifierEdit: Equatable, Sendable {
  /// The view's path.
  let view: String
  let value: ModifierValue

  /// The longest text that is tried, bytes.
  static let maximumText = 64 << 10

  // MARK: In the file

  /// A file with edits in it.
  struct Edited {
    let text: JSONText
    /// What stood where the first edit is.
    let previous: ModifierValue
    /// Other views that the text of an edited one is used for.
    let others: [String]
    fileprivate let edits: [ModifierEdit]
    fileprivate let scene: Scene

    /// The scene that it is now; nil when the views do not have the modifiers that were written, or others have changed.
    ///
    /// Throws `SceneError` when it cannot be read.
    func scene(_ options: PreviewOptions, _ path: String) throws(SceneError) -> Scene? {
      let now = try options.read(SceneRequest(path: path, bytes: text.bytes))
      for edit in edits where ModifierEdit.value(of: now.view(edit.view), in: text) != edit.value { return nil }
      let (old, new) = (scene.allModifiers, now.allModifiers)
      guard old.count == new.count else { return nil }
      let expected = Set(edits.map(\.view) + others)
      for (old, new) in zip(old, new) {
        guard old.path == new.path else { return nil }
        if old.modifiers != new.modifiers, !expected.contains(old.path) { return nil }
      }
      return now
    }
  }

  private enum Change {
    case replace(Range<Int>, String)
    case add(object: Int, String)
    case remove(value: Int, object: Int)

    var offset: Int {
      switch self {
      case .replace(let range, _): range.lowerBound
      case .add(let object, _): object
      case .remove(let value, _): value
      }
    }
  }

  /// Puts edits into a file's text.
  ///
  /// Throws when a view has no place of its own in it.
  static func apply(
    _ edits: [ModifierEdit], to original: JSONText, of scene: Scene, _ path: String
  ) throws(PreviewProblem) -> Edited {
    var text = original
    var changes: [Change] = []
    var others: [String] = []
    for edit in edits {
      guard let view = scene.view(edit.view) else { throw .notFound("there is no view '\(edit.view)'") }
      if let change = try edit.change(view, text, path) {
        changes.removeAll { $0.offset == change.offset }
        changes.append(change)
      }
      others += scene.viewsSharing(view).filter { path in !edits.contains { $0.view == path } }
    }
    let previous = edits.first.map { value(of: scene.view($0.view), in: text) } ?? .absent
    // From the end, so that the places of those before stay.
    for change in changes.sorted(by: { $0.offset > $1.offset }) {
      switch change {
      case .replace(let range, let value): text.replace(range, with: value)
      case .add(let object, let value):
        guard text.add("heroModifiers", value, toObjectAt: object, behind: ["heroID"]) else {
          throw PreviewProblem(422, "the file has no place for the modifiers; edit it")
        }
      case .remove(let value, let object): _ = text.removeMember(withValueAt: value, ofObjectAt: object)
      }
    }
    return Edited(text: text, previous: previous, others: others, edits: edits, scene: scene)
  }

  /// What changes in the text; nil when it says the same already.
  private func change(_ view: View, _ text: JSONText, _ path: String) throws(PreviewProblem) -> Change? {
    let isMade = PreviewProblem(
      422, "the modifiers of '\(self.view)' are filled in for each use of a text; edit the file",
      diagnostic: Diagnostic(
        file: path, line: view.location.line, column: view.location.column, jsonPath: view.location.jsonPath,
        message: "the text"))
    guard let place = view.heroModifiersLocation else {
      guard case .value(let value) = value else { return nil }
      guard let object = text.offset(line: view.location.line, column: view.location.column) else { throw isMade }
      return .add(object: object, value.line)
    }
    guard let offset = text.offset(line: place.line, column: place.column),
      let range = text.range(ofValueAt: offset)
    else { throw isMade }
    // Braces hold an expression, which the new text would destroy.
    guard !text.bytes[range].contains(UInt8(ascii: "{")) else { throw isMade }
    switch value {
    case .value(let value): return .replace(range, value.line)
    case .absent:
      guard let object = text.object(around: offset) else { throw isMade }
      return .remove(value: offset, object: object)
    }
  }

  /// What a file says of a view's modifiers.
  static func value(of view: View?, in text: JSONText) -> ModifierValue {
    guard let place = view?.heroModifiersLocation, let offset = text.offset(line: place.line, column: place.column),
      let range = text.range(ofValueAt: offset), let value = try? JSONValue(parsing: Array(text.bytes[range]))
    else { return .absent }
    return .value(value)
  }

  // MARK: On the model

  /// The scene with other modifiers, where no text of the file stands for them alone.
  ///
  /// Throws `SceneError` for a text that cannot be read.
  static func apply(_ edits: [ModifierEdit], to scene: Scene) throws(SceneError) -> Scene {
    var scene = scene
    for edit in edits {
      var modifiers: [Modifier]?
      if let text = edit.value.text {
        do throws(ModifierText.Problem) { modifiers = try ModifierText.read(text) } catch {
          throw SceneError([
            Diagnostic(file: "", message: "column \(error.offset + 1) of the string: \(error.message)")
          ])
        }
      }
      let place = scene.view(edit.view)?.heroModifiersLocation
      func change(_ view: inout View) {
        // What a step sets stays.
        if view.heroModifiersLocation == place { view.heroModifiers = modifiers }
      }
      scene = scene.changing(barView: edit.view, change)
      func change(_ screen: inout Screen) {
        for index in screen.views.indices where screen.views[index].path == edit.view { change(&screen.views[index]) }
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

extension Scene {
  /// Every view's modifiers.
  fileprivate var allModifiers: [(path: String, modifiers: [Modifier]?)] {
    allViews.map { ($0.path, $0.heroModifiers) }
  }

  /// The paths of the other views that get their modifiers from the same text of the file, or would.
  func viewsSharing(_ view: View) -> [String] {
    var paths: [String] = []
    for other in allViews where other.path != view.path && !paths.contains(other.path) {
      let isSame =
        view.heroModifiersLocation == nil
        ? other.heroModifiersLocation == nil && other.location.isSamePlace(as: view.location)
        : other.heroModifiersLocation.map { place in
          view.heroModifiersLocation.map { place.isSamePlace(as: $0) } ?? false
        } ?? false
      if isSame { paths.append(other.path) }
    }
    return paths
  }
}

extension SourceLocation {
  /// Whether both are the same place of the file, on whatever way.
  fileprivate func isSamePlace(as other: SourceLocation) -> Bool {
    line > 0 && line == other.line && column == other.column
  }
}
