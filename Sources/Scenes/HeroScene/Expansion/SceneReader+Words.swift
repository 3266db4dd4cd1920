import HeroJSON
import HeroModel
import HeroWords

extension SceneReader {
  // MARK: Components and styles

  /// Reads what `components` and `styles` hold.
  mutating func readWords(_ scene: JSONCursor) {
    for (name, component) in named(scene.member("components"), what: "component") {
      readComponent(component, name: name)
    }
    for (name, style) in named(scene.member("styles"), what: "style") {
      guard isObject(style, keys: SceneKeys.style, what: "an object of view keys") else { continue }
      words.stylesByName[name.key] = words.styles.count
      words.styles.append(.init(name: name.key, place: name.keyPlace, keys: style))
    }
  }

  private mutating func named(_ cursor: JSONCursor?, what: String) -> [(name: JSONMember, value: JSONCursor)] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      report("expected an object of \(what)s, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    guard
      isFine(SceneLimits.problem("scene", members.count, "\(what)s", limit: SceneLimits.components), at: cursor),
      haveShortNames(members, of: cursor)
    else { return [] }
    return members.compactMap { member in
      if member.key.isEmpty {
        report("a \(what)'s name may not be empty", place: member.keyPlace, path: .key(cursor.path, member.key))
        return nil
      }
      return (member, cursor.cursor(of: member))
    }
  }

  private mutating func readComponent(_ cursor: JSONCursor, name: JSONMember) {
    guard isObject(cursor, keys: SceneKeys.component, what: "a component object") else { return }
    guard let view = required(cursor, "view") else { return }
    guard case .object = view.value.kind else {
      report("expected a view object, found \(view.value.kindName)", at: view)
      return
    }
    if let repetition = view.member("repeat") {
      report("a component is a single view; give 'repeat' to the views that use it", at: repetition)
      return
    }
    words.componentsByName[name.key] = words.components.count
    words.components.append(
      .init(
        name: name.key, place: name.keyPlace, path: cursor.path, parameters: parameters(cursor.member("parameters")),
        view: view))
  }

  private mutating func parameters(_ cursor: JSONCursor?) -> [JSONMember] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      report("expected an object of parameters and their defaults, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    guard members.count <= SceneLimits.parameters else {
      report(
        "the component has \(members.count) parameters; at most \(SceneLimits.parameters) are allowed", at: cursor)
      return []
    }
    for member in members {
      let isWord = ExpressionToken.isName(member.key)
      guard !isWord || SceneKeys.reservedNames.contains(member.key) else { continue }
      report(
        isWord
          ? "'\(member.key)' means something else in expressions; choose another name"
          : "a parameter's name has letters, digits and '_' and does not begin with a digit",
        place: member.keyPlace, path: .key(cursor.path, member.key))
    }
    return members
  }

  // MARK: What is never used

  /// Notes components, parameters, styles and keys of entries that nothing uses.
  mutating func noteUnused() {
    for component in words.components {
      let subject = "component '\(component.name)'"
      guard let lookups = component.lookups else {
        noteUnused("the \(subject) is never used", place: component.place, path: component.path)
        continue
      }
      for parameter in component.parameters where !lookups.contains(parameter.key) {
        noteUnused(
          "the parameter '\(parameter.key)' of \(subject) is never used", place: parameter.keyPlace,
          path: .key(.key(component.path, "parameters"), parameter.key))
      }
    }
    for style in words.styles where !style.isUsed {
      noteUnused("the style '\(style.name)' is never used", place: style.place, path: style.keys.path)
    }
    for key in words.unusedEntryKeys {
      noteUnused("the entries' key '\(key.key)' is never used", place: key.place, path: key.path)
    }
  }

  /// Notes something that nothing uses.
  mutating func noteUnused(_ message: String, place: TextPlace, path: JSONPath) {
    notes.append(
      Scene.Note(
        .unused,
        Diagnostic(
          file: file, line: Int(place.line), column: Int(place.column), severity: .warning, jsonPath: path.text,
          message: message)))
  }
}
