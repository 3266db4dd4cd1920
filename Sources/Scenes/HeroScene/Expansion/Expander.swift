import HeroGeometry
import HeroJSON
import HeroModel

/// Makes plain views of what components, repeats and styles stand for.
struct Expander {
  let reader: ValueReader
  /// Which bars are around each screen, which what expressions call the safe area depends on.
  let places: BarPlaces
  var filler: TextFiller
  var words: SceneWords { filler.words }

  init(_ reader: ValueReader, places: BarPlaces, words: SceneWords) {
    self.reader = reader
    self.places = places
    filler = TextFiller(reader: reader, words: words)
  }

  /// The scene with every view made that components, repeats and styles stand for; the canvas is known already.
  ///
  /// What is made keeps its places, so that whatever is wrong with it is reported where it is written.
  mutating func expanded(_ scene: JSONCursor) -> JSONCursor {
    let (places, reader) = (places, reader)
    var result = scene
    result.value = mapped(scene, "screens") { expander, screens in
      expander.mappedMembers(screens) { expander, name, screen in
        places.within(name, reader) {
          expander.mapped(screen, "view") { expander, view in expander.expandedRoot(view) }
        }
      }
    }
    result.value = mapped(result, "timeline") { expander, steps in
      var value = steps.value
      guard let elements = steps.elements else { return value }
      value.kind = .array(
        elements.map { step in
          expander.mapped(step, "set") { expander, changes in
            expander.mappedMembers(changes) { expander, address, change in
              let screen = address.prefix { $0 != "/" }
              return places.within(String(screen), reader) { expander.expandedChange(change) }
            }
          }
        })
      return value
    }
    return result
  }

  /// An object with one member exchanged.
  private mutating func mapped(
    _ cursor: JSONCursor, _ key: String, _ body: (inout Expander, JSONCursor) -> JSONNode
  ) -> JSONNode {
    var result = cursor.value
    guard case .object(var members) = result.kind, let index = members.firstIndex(where: { $0.key == key }) else {
      return result
    }
    members[index].value = body(&self, cursor.cursor(of: members[index]))
    result.kind = .object(members)
    return result
  }

  /// An object with the values of all members exchanged, each with its key.
  private mutating func mappedMembers(
    _ cursor: JSONCursor, _ body: (inout Expander, String, JSONCursor) -> JSONNode
  ) -> JSONNode {
    var result = cursor.value
    guard case .object(var members) = result.kind else { return result }
    for index in members.indices {
      members[index].value = body(&self, members[index].key, cursor.cursor(of: members[index]))
    }
    result.kind = .object(members)
    return result
  }

  /// A screen's root view, which is a single one.
  private mutating func expandedRoot(_ cursor: JSONCursor) -> JSONNode {
    if let repetition = cursor.member("repeat") {
      reader.log.report("the root view of a screen is a single one; give 'repeat' to its subviews", at: repetition)
      return cursor.value
    }
    return expandedView(cursor, ExpressionNames(), canvas: reader.canvas.size)?.node ?? cursor.value
  }

  /// What a step's `set` says of a view: a style counts as its keys, and subviews may be made like any others.
  private mutating func expandedChange(_ cursor: JSONCursor) -> JSONNode {
    for key in SceneKeys.making {
      guard let member = cursor.member(key) else { continue }
      reader.log.report(
        "'\(key)' makes views, and 'set' changes views that are there; set the keys of the views themselves", at: member
      )
      return cursor.value.without(SceneKeys.making)
    }
    guard case .object = cursor.value.kind else { return cursor.value }
    var node = expandedView(cursor, ExpressionNames(), canvas: nil)?.node ?? cursor.value
    node.origin = nil
    return node
  }

  // MARK: Views

  /// The views that an array of views stands for.
  mutating func expandedViews(_ cursor: JSONCursor, _ names: ExpressionNames, in bounds: Size?) -> JSONNode {
    var cursor = cursor
    var names = names
    if names.areInStrings, case .string = cursor.value.kind {
      // Views that were handed over as a parameter are filled in already.
      cursor.value = filler.filledIn(cursor, names) ?? JSONNode(kind: .array([]), place: cursor.place)
      names = ExpressionNames(components: names.components.dropLast())
    }
    guard let elements = cursor.elements, filler.descend(at: cursor) else { return cursor.value }
    defer { filler.words.depth -= 1 }
    var views: [JSONNode] = []
    for element in elements {
      guard !reader.isExhausted, !reader.log.isGivenUp else { break }
      if element.member("repeat") != nil {
        views += repeatedViews(element, names, in: bounds)
      } else if case .object = element.value.kind {
        if let view = expandedView(element, names)?.node { views.append(view) }
      } else {
        views.append(element.value)
      }
    }
    var result = cursor.value
    result.kind = .array(views)
    return result
  }

  /// One view with its subviews; nil when it cannot be made.
  ///
  /// The canvas is given for the root of a screen, which fills it without a frame.
  mutating func expandedView(
    _ cursor: JSONCursor, _ names: ExpressionNames, canvas: Size? = nil
  ) -> (node: JSONNode, namesItself: Bool)? {
    guard var assembly = assembled(cursor, names), canMakeView(assembly.isMade || names.areInStrings, at: cursor) else {
      return nil
    }
    applyStyle(&assembly)
    if let subviews = assembly.subviews {
      var member = subviews.member
      let value = subviews.owner.cursor(of: member)
      member.origin = subviews.owner.path
      let bounds = size(of: assembly.members) ?? canvas
      guard filler.descend(at: value) else { return nil }
      member.value = expandedViews(value, subviews.names, in: bounds)
      filler.words.depth -= 1
      assembly.members.append(member)
    }
    var node = cursor.value
    node.kind = .object(assembly.members)
    node.origin = cursor.path
    node.isInstance = assembly.isMade
    return (node, assembly.namesItself)
  }

  /// Counts a view if it is made; false once there are too many.
  private mutating func canMakeView(_ isMade: Bool, at cursor: JSONCursor) -> Bool {
    guard isMade else { return true }
    guard !reader.isExhausted else { return false }
    filler.words.madeViews += 1
    guard let problem = SceneLimits.problem(madeViews: filler.words.madeViews) else { return true }
    reader.isExhausted = true
    reader.log.report(problem, at: cursor)
    return false
  }

  /// The size that a view's own keys give it.
  private func size(of members: [JSONMember]) -> Size? {
    for (key, index) in [("frame", 2), ("size", 0)] {
      guard case .array(let values)? = members.first(where: { $0.key == key })?.value.kind else { continue }
      let numbers = values.compactMap { reader.calculated($0).real }
      if numbers.count == index + 2 { return Size(width: numbers[index], height: numbers[index + 1]) }
    }
    return nil
  }

  // MARK: Components and styles

  /// The keys of a view while they are put together.
  private struct Assembly {
    var members: [JSONMember] = []
    /// Still to be made, with the object that holds them.
    var subviews: (member: JSONMember, owner: JSONCursor, names: ExpressionNames)?
    /// Whether a component is among what the view is made from.
    var isMade = false
    /// Whether the name says which entry of a repeat the view is.
    var namesItself = false
  }

  /// A view's own keys over those of its component.
  private mutating func assembled(
    _ cursor: JSONCursor, _ names: ExpressionNames, except: Set<String> = []
  ) -> Assembly? {
    var own = Assembly()
    for var member in cursor.members where !except.contains(member.key) && !SceneKeys.making.contains(member.key) {
      if member.key == "subviews" {
        own.subviews = (member, cursor, names)
        continue
      }
      if names.areInStrings {
        filler.words.saysEntry = false
        guard let value = filler.filledIn(cursor.cursor(of: member), names) else { continue }
        if member.key == "name" { own.namesItself = filler.words.saysEntry }
        member.value = value
      }
      member.origin = member.origin ?? cursor.path
      own.members.append(member)
    }
    guard let component = cursor.member("component") else {
      if let with = cursor.member("with") { reader.log.report("'with' goes with 'component'", at: with) }
      return own
    }
    guard let index = used(component, names) else { return nil }
    let used = filler.words.components[index]
    func inside(_ path: JSONPath) -> JSONPath {
      .instance(path, JSONUse(what: "component '\(used.name)', used", place: cursor.place), of: cursor.path)
    }
    let root = JSONCursor(value: used.view.value, path: inside(used.view.path))
    let inner = parameters(
      of: index, with: cursor.member("with"), defaults: inside(.key(used.path, "parameters")), names)
    let keys = Set(cursor.members.map(\.key))
    guard var result = assembled(root, inner, except: keys) else { return nil }
    result.members = KeyMerging(reader).merged(result.members, own.members, from: cursor.path)
    result.subviews = own.subviews ?? result.subviews
    result.isMade = true
    if keys.contains("name") { result.namesItself = own.namesItself }
    return result
  }

  /// The component that a view is made from.
  private mutating func used(_ cursor: JSONCursor, _ names: ExpressionNames) -> Int? {
    var cursor = cursor
    if names.areInStrings { cursor.value = filler.filledIn(cursor, names) ?? cursor.value }
    guard let name = reader.name(cursor, what: "a component's name") else { return nil }
    guard let index = filler.words.componentsByName[name] else {
      let known = filler.words.components.map(\.name)
      reader.log.report("no component is named '\(name)'\(NearestName.suggestion(name, among: known))", at: cursor)
      return nil
    }
    if let first = names.components.firstIndex(of: name) {
      let circle = (names.components[first...] + [name]).joined(separator: "' → '")
      reader.log.report("a component cannot contain itself: '\(circle)'", at: cursor)
      return nil
    }
    guard names.components.count < SceneLimits.componentDepth else {
      reader.log.report("components contain each other more than \(SceneLimits.componentDepth) levels deep", at: cursor)
      return nil
    }
    filler.words.components[index].lookups = filler.words.components[index].lookups ?? []
    return index
  }

  /// What the text of a component can name in one use of it.
  private mutating func parameters(
    of index: Int, with: JSONCursor?, defaults: JSONPath, _ names: ExpressionNames
  ) -> ExpressionNames {
    let component = filler.words.components[index]
    var inner = ExpressionNames(areInStrings: true, components: names.components + [component.name])
    for name in ["index", "item"] { inner.values[name] = names.values[name] }
    if let with {
      let keys = component.parameters.map(\.key)
      if case .object = with.value.kind {
        for member in with.members where !keys.contains(member.key) {
          let suggestion = NearestName.suggestion(member.key, among: keys)
          reader.log.report(
            "component '\(component.name)' has no parameter '\(member.key)'"
              + (suggestion.isEmpty && !keys.isEmpty ? "; known are \(keys.joined(separator: ", "))" : suggestion),
            place: member.keyPlace, path: .key(with.path, member.key))
        }
      } else {
        reader.log.report("expected an object of parameters, found \(with.value.kindName)", at: with)
      }
    }
    for parameter in component.parameters {
      let value: JSONNode?
      if let given = with?.member(parameter.key) {
        value = names.areInStrings ? filler.filledIn(given, names) : given.value
        if case .number = parameter.value.kind, let number = value {
          inner.values[parameter.key] = reader.calculated(JSONCursor(value: number, path: given.path))?.value ?? number
          continue
        }
      } else {
        value = filler.filledIn(JSONCursor(value: parameter.value, path: .key(defaults, parameter.key)), inner)
      }
      inner.values[parameter.key] = value ?? JSONNode(kind: .null, place: parameter.value.place)
    }
    return inner
  }

  /// Puts the keys of a view's style under its own.
  private mutating func applyStyle(_ assembly: inout Assembly) {
    guard let index = assembly.members.firstIndex(where: { $0.key == "style" }) else { return }
    let member = assembly.members.remove(at: index)
    let cursor = JSONCursor(value: member.value, path: .key(member.origin ?? .root, "style"))
    guard let name = reader.name(cursor, what: "a style's name") else { return }
    guard let style = filler.words.stylesByName[name] else {
      let known = filler.words.styles.map(\.name)
      reader.log.report("no style is named '\(name)'\(NearestName.suggestion(name, among: known))", at: cursor)
      return
    }
    filler.words.styles[style].isUsed = true
    let keys = filler.words.styles[style].keys
    let use = JSONUse(what: "style '\(name)', used", place: member.value.place)
    let path = JSONPath.instance(keys.path, use, of: cursor.path)
    let styled = keys.members.map { member in
      var member = member
      member.origin = path
      return member
    }
    assembly.members = KeyMerging(reader).merged(styled, assembly.members, from: path)
  }
}
