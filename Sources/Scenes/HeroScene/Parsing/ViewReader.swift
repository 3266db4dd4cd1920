import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords
import ViewLayout

/// Reads views with all inside.
struct ViewReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// Reads a view and its subviews, pre-order.
  ///
  /// The scope is what names begin with: empty, or the way from the screen to the component's use or repeat's entry around, with a `/`.
  func readView(
    _ cursor: JSONCursor, parent: Int?, indices: [Int], scope: String = "", into tree: inout TreeBuilder
  ) {
    guard canRead(cursor), let type = viewType(cursor) else { return }
    let keys = SceneKeys.anyView + type.keys
    checkKeys(cursor, type: type, keys: keys)

    let isArrangedParent = parent.map { tree.stacks[$0] != nil } ?? false
    let anchor = reader.point(cursor.member("anchorPoint")) ?? Point(x: 0.5, y: 0.5)
    let placement = PlacementReader(reader).placement(
      cursor, anchor: anchor, isRoot: parent == nil, inStack: isArrangedParent, type: type)
    let index = tree.views.count
    let path = indices.reduce(tree.screen) { "\($0)/\($1)" }
    var view = View(path: path, parent: parent, position: .zero, size: .zero)
    view.location = cursor.location
    view.anchorPoint = anchor
    tree.placements.append(placement ?? Placement(spot: .origin(.zero), width: 0, height: 0))
    readName(cursor, index: index, scope: scope, view: &view, tree: &tree)
    readHero(cursor, &view)
    view.embedded = reader.screenIndex(cursor.member("embed"))
    readLayer(cursor, type: type, &view)
    view.content = ContentReader(reader).content(cursor, type: type, tint: view.tintColor) ?? .view
    tree.views.append(view)
    tree.indexPaths.append(indices)
    if type == .stack { tree.stacks[index] = StackReader(reader).stack(cursor) }
    if let parent { tree.views[parent].children.append(index) }
    let inner = cursor.value.isInstance ? Self.scope(of: view, in: scope, indices) : scope
    readSubviews(cursor, of: index, indices: indices, scope: inner, into: &tree)
  }

  /// Counts a view; false once there are too many.
  private func canRead(_ cursor: JSONCursor) -> Bool {
    guard !reader.log.isGivenUp, !reader.isExhausted else { return false }
    reader.readViews += 1
    guard reader.readViews > SceneLimits.readViews else { return true }
    reader.isExhausted = true
    reader.log.report(
      "the scene has more than \(SceneLimits.readViews) views, which is the most allowed; those of a screen count again "
        + "for each step that changes it", at: cursor)
    return false
  }

  /// What the names inside of a component's use or a repeat's entry begin with.
  private static func scope(of view: View, in outer: String, _ indices: [Int]) -> String {
    if let name = view.name { return "\(outer)\(name)/" }
    return indices.reduce("") { "\($0)\($1)/" }
  }

  private func readSubviews(
    _ cursor: JSONCursor, of index: Int, indices: [Int], scope: String, into tree: inout TreeBuilder
  ) {
    guard let subviews = cursor.member("subviews") else { return }
    guard let elements = subviews.elements else {
      reader.log.report("expected an array of views, found \(subviews.value.kindName)", at: subviews)
      return
    }
    for (child, element) in elements.enumerated() {
      readView(element, parent: index, indices: indices + [child], scope: scope, into: &tree)
    }
  }

  // MARK: Type and keys

  /// The type as given, or as the view's own keys imply it; nil when the value is no object.
  private func viewType(_ cursor: JSONCursor) -> ViewType? {
    guard case .object(let members) = cursor.value.kind else {
      reader.log.report("expected a view object, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    if let given = cursor.member("type") { return reader.choice(given, ViewType.self) ?? .view }
    let found = members.compactMap { ViewType.implied[$0.key] }
    let implied = found.count > 1 ? ViewType.allCases.filter(found.contains) : found
    if implied.count > 1 {
      let words = implied.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      reader.log.report("the keys imply the types \(words); give 'type'", at: cursor)
    }
    return implied.first ?? .view
  }

  private func checkKeys(_ cursor: JSONCursor, type: ViewType, keys: [String]) {
    for member in cursor.members where !reader.log.isGivenUp && !keys.contains(member.key) {
      let path = JSONPath.key(member.origin ?? cursor.path, member.key)
      if let owner = ViewType.allCases.first(where: { $0.keys.contains(member.key) }) {
        reader.log.report(
          "'\(member.key)' is a key of type '\(owner.rawValue)', not of type '\(type.rawValue)'",
          place: member.keyPlace,
          path: path)
      } else {
        let known = keys + ViewType.allCases.filter { $0 != type }.flatMap(\.keys) + SceneKeys.making
        reader.log.report(
          "unknown key '\(member.key)'\(GuideWords.suggestion(member.key, among: known))", place: member.keyPlace,
          path: path)
      }
    }
  }

  // MARK: Common keys

  private func readName(
    _ cursor: JSONCursor, index: Int, scope: String, view: inout View, tree: inout TreeBuilder
  ) {
    guard let member = cursor.member("name"), let name = reader.name(member, what: "a view's name") else { return }
    if name.contains("/") {
      reader.log.report("a view's name may not contain '/', which separates screen and view", at: member)
      return
    }
    if let earlier = tree.names[scope + name] {
      let place = tree.views[earlier].location
      reader.log.report(
        "the name '\(name)' is taken by the view at line \(place.line), column \(place.column)", at: member)
      return
    }
    tree.names[scope + name] = index
    view.name = name
    view.path = "\(tree.screen)/\(scope)\(name)"
  }

  private func readHero(_ cursor: JSONCursor, _ view: inout View) {
    ValueKey.hero.read(cursor, into: &view, reader)
  }

  private func readLayer(_ cursor: JSONCursor, type: ViewType, _ view: inout View) {
    view.isOpaque = type == .view
    if let tint = NamedColors.color("tintColor", reader.appearance) { view.tintColor = tint }
    ValueKey.layer.read(cursor, into: &view, reader)
  }
}
