import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords
import ViewLayout

/// A screen's tree while it is read.
struct TreeBuilder {
  var screen: String
  var views: [View] = []
  /// Child indices from the root, by index.
  var indexPaths: [[Int]] = []
  /// How views say where they are, by index.
  var placements: [Placement] = []
  /// How stacks arrange what they hold, by index.
  var stacks: [Int: StackArrangement] = [:]
  /// The first view with each name, by what follows the screen in its path.
  var names: [String: Int] = [:]
}

extension SceneReader {
  /// Reads a view and its subviews, pre-order.
  ///
  /// The scope is what names begin with: empty, or the way from the screen to the component's use or repeat's entry around, with a `/`.
  mutating func readView(
    _ cursor: JSONCursor, parent: Int?, indices: [Int], scope: String = "", into tree: inout TreeBuilder
  ) {
    guard canRead(cursor), let type = viewType(cursor) else { return }
    let keys = SceneKeys.anyView + type.keys
    checkKeys(cursor, type: type, keys: keys)

    let isArrangedParent = parent.map { tree.stacks[$0] != nil } ?? false
    let anchor = point(cursor.member("anchorPoint")) ?? Point(x: 0.5, y: 0.5)
    let placement = placement(
      cursor, anchor: anchor, isRoot: parent == nil, inStack: isArrangedParent, type: type)
    let index = tree.views.count
    let path = indices.reduce(tree.screen) { "\($0)/\($1)" }
    var view = View(path: path, parent: parent, position: .zero, size: .zero)
    view.location = location(cursor)
    view.anchorPoint = anchor
    tree.placements.append(placement ?? Placement(spot: .origin(.zero), width: 0, height: 0))
    readName(cursor, index: index, scope: scope, view: &view, tree: &tree)
    readHero(cursor, &view)
    view.embedded = screenIndex(cursor.member("embed"))
    readLayer(cursor, type: type, &view)
    view.content = content(cursor, type: type, tint: view.tintColor) ?? .view
    tree.views.append(view)
    tree.indexPaths.append(indices)
    if type == .stack { tree.stacks[index] = stack(cursor) }
    if let parent { tree.views[parent].children.append(index) }
    let inner = cursor.value.isInstance ? Self.scope(of: view, in: scope, indices) : scope
    readSubviews(cursor, of: index, indices: indices, scope: inner, into: &tree)
  }

  /// Counts a view; false once there are too many.
  private mutating func canRead(_ cursor: JSONCursor) -> Bool {
    guard !isGivenUp, !words.isExhausted else { return false }
    words.readViews += 1
    guard words.readViews > SceneLimits.readViews else { return true }
    words.isExhausted = true
    report(
      "the scene has more than \(SceneLimits.readViews) views, which is the most allowed; those of a screen count again "
        + "for each step that changes it", at: cursor)
    return false
  }

  /// What the names inside of a component's use or a repeat's entry begin with.
  private static func scope(of view: View, in outer: String, _ indices: [Int]) -> String {
    if let name = view.name { return "\(outer)\(name)/" }
    return indices.reduce("") { "\($0)\($1)/" }
  }

  private mutating func readSubviews(
    _ cursor: JSONCursor, of index: Int, indices: [Int], scope: String, into tree: inout TreeBuilder
  ) {
    guard let subviews = cursor.member("subviews") else { return }
    guard let elements = subviews.elements else {
      report("expected an array of views, found \(subviews.value.kindName)", at: subviews)
      return
    }
    for (child, element) in elements.enumerated() {
      readView(element, parent: index, indices: indices + [child], scope: scope, into: &tree)
    }
  }

  // MARK: Type and keys

  /// The type as given, or as the view's own keys imply it; nil when the value is no object.
  private mutating func viewType(_ cursor: JSONCursor) -> ViewType? {
    guard case .object(let members) = cursor.value.kind else {
      report("expected a view object, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    if let given = cursor.member("type") { return choice(given, ViewType.self) ?? .view }
    let found = members.compactMap { ViewType.implied[$0.key] }
    let implied = found.count > 1 ? ViewType.allCases.filter(found.contains) : found
    if implied.count > 1 {
      let words = implied.map { "'\($0.rawValue)'" }.joined(separator: " and ")
      report("the keys imply the types \(words); give 'type'", at: cursor)
    }
    return implied.first ?? .view
  }

  private mutating func checkKeys(_ cursor: JSONCursor, type: ViewType, keys: [String]) {
    for member in cursor.members where !isGivenUp && !keys.contains(member.key) {
      let path = JSONPath.key(member.origin ?? cursor.path, member.key)
      if let owner = ViewType.allCases.first(where: { $0.keys.contains(member.key) }) {
        report(
          "'\(member.key)' is a key of type '\(owner.rawValue)', not of type '\(type.rawValue)'",
          place: member.keyPlace,
          path: path)
      } else {
        let known = keys + ViewType.allCases.filter { $0 != type }.flatMap(\.keys) + SceneKeys.making
        report(
          "unknown key '\(member.key)'\(GuideWords.suggestion(member.key, among: known))", place: member.keyPlace,
          path: path)
      }
    }
  }

  // MARK: Common keys

  private mutating func readName(
    _ cursor: JSONCursor, index: Int, scope: String, view: inout View, tree: inout TreeBuilder
  ) {
    guard let member = cursor.member("name"), let name = name(member, what: "a view's name") else { return }
    if name.contains("/") {
      report("a view's name may not contain '/', which separates screen and view", at: member)
      return
    }
    if let earlier = tree.names[scope + name] {
      let place = tree.views[earlier].location
      report("the name '\(name)' is taken by the view at line \(place.line), column \(place.column)", at: member)
      return
    }
    tree.names[scope + name] = index
    view.name = name
    view.path = "\(tree.screen)/\(scope)\(name)"
  }

  private mutating func readHero(_ cursor: JSONCursor, _ view: inout View) {
    for key in ValueKey.hero { key.read(&self, cursor.member(key.field.name), &view) }
  }

  /// What matches a view with that of another screen.
  mutating func heroID(_ cursor: JSONCursor?) -> String? { name(cursor, what: "a heroID") }

  private mutating func readLayer(_ cursor: JSONCursor, type: ViewType, _ view: inout View) {
    view.isOpaque = type == .view
    if let tint = NamedColors.color("tintColor", appearance) { view.tintColor = tint }
    for key in ValueKey.layer { key.read(&self, cursor.member(key.field.name), &view) }
  }

  /// A view's place at another size of the live view around it.
  mutating func liveLayout(_ cursor: JSONCursor?) -> LiveLayout? {
    guard let cursor, isObject(cursor, keys: SceneKeys.liveLayout, what: "a live layout object") else { return nil }
    let size = numbers(required(cursor, "size"), count: 2, what: "a size")
    guard let frame = rect(required(cursor, "frame")), let size else { return nil }
    return LiveLayout(size: Size(width: size[0], height: size[1]), frame: frame)
  }

  /// The corners that are rounded.
  mutating func maskedCorners(_ cursor: JSONCursor?) -> CornerMask? {
    guard let cursor else { return nil }
    guard let elements = cursor.elements else {
      report("expected an array of corners, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    var mask: CornerMask = []
    for element in elements {
      let corner: CornerMask? = choice(
        element,
        [
          ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
        ])
      if let corner { mask.insert(corner) }
    }
    return mask
  }

  /// A mask.
  mutating func mask(_ cursor: JSONCursor?) -> LayerMask? {
    guard let cursor, isObject(cursor, keys: SceneKeys.mask, what: "a mask object"),
      let path = path(required(cursor, "path"))
    else { return nil }
    var mask = LayerMask(path: path)
    for key in ValueKey.mask { key.read(&self, cursor.member(key.field.name), &mask) }
    return mask
  }

  /// A shadow; its opacity is 1 when it gives none.
  mutating func shadow(_ cursor: JSONCursor?) -> Shadow? {
    guard let cursor, isObject(cursor, keys: SceneKeys.shadow, what: "a shadow object") else { return nil }
    var shadow = Shadow(opacity: 1)
    for key in ValueKey.shadow { key.read(&self, cursor.member(key.field.name), &shadow) }
    return shadow
  }
}
