import HeroJSON
import HeroModel
import HeroWords

/// Reads the components and styles of a scene.
struct WordReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// Reads what `components` and `styles` hold.
  func words(_ scene: JSONCursor) -> SceneWords {
    var words = SceneWords()
    for (name, component) in named(scene.member("components"), what: "component") {
      guard let read = self.component(component, name: name) else { continue }
      words.componentsByName[read.name] = words.components.count
      words.components.append(read)
    }
    for (name, style) in named(scene.member("styles"), what: "style") {
      guard reader.isObject(style, keys: SceneKeys.style, what: "an object of view keys") else { continue }
      words.stylesByName[name.key] = words.styles.count
      words.styles.append(.init(name: name.key, place: name.keyPlace, keys: style))
    }
    return words
  }

  private func named(_ cursor: JSONCursor?, what: String) -> [(name: JSONMember, value: JSONCursor)] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      reader.log.report("expected an object of \(what)s, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    guard
      reader.isFine(SceneLimits.problem("scene", members.count, "\(what)s", limit: SceneLimits.components), at: cursor),
      reader.haveShortNames(members, of: cursor)
    else { return [] }
    return members.compactMap { member in
      if member.key.isEmpty {
        reader.log.report(
          "a \(what)'s name may not be empty", place: member.keyPlace, path: .key(cursor.path, member.key))
        return nil
      }
      return (member, cursor.cursor(of: member))
    }
  }

  private func component(_ cursor: JSONCursor, name: JSONMember) -> SceneWords.Component? {
    guard reader.isObject(cursor, keys: SceneKeys.component, what: "a component object") else { return nil }
    guard let view = reader.required(cursor, "view") else { return nil }
    guard case .object = view.value.kind else {
      reader.log.report("expected a view object, found \(view.value.kindName)", at: view)
      return nil
    }
    if let repetition = view.member("repeat") {
      reader.log.report("a component is a single view; give 'repeat' to the views that use it", at: repetition)
      return nil
    }
    return SceneWords.Component(
      name: name.key, place: name.keyPlace, path: cursor.path, parameters: parameters(cursor.member("parameters")),
      view: view)
  }

  private func parameters(_ cursor: JSONCursor?) -> [JSONMember] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      reader.log.report(
        "expected an object of parameters and their defaults, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    guard members.count <= SceneLimits.parameters else {
      reader.log.report(
        "the component has \(members.count) parameters; at most \(SceneLimits.parameters) are allowed", at: cursor)
      return []
    }
    for member in members {
      let isWord = ExpressionToken.isName(member.key)
      guard !isWord || SceneKeys.reservedNames.contains(member.key) else { continue }
      reader.log.report(
        isWord
          ? "'\(member.key)' means something else in expressions; choose another name"
          : "a parameter's name has letters, digits and '_' and does not begin with a digit",
        place: member.keyPlace, path: .key(cursor.path, member.key))
    }
    return members
  }
}
