import HeroGeometry
internal import HeroJSON
internal import HeroModel
internal import HeroScene
internal import InterfaceBuilder

/// A view of the scene to be, with the place in the storyboard that it comes from.
struct SceneNode {
  /// Its values; parents, children and paths are not set.
  var view: View
  /// Keys that are written as they stand in the storyboard; they win.
  var extra: [JSONMember] = []
  /// Back to front.
  var children: [SceneNode] = []
  /// Where it stands.
  var place: InterfacePlace
  /// The prototype that it repeats, which `convert` writes once. Default: none.
  var component: String?

  init(_ frame: Rect, at place: InterfacePlace) {
    // Interface Builder keeps sizes below zero where constraints asked for them; UIKit's bounds are never negative.
    let size = Size(width: max(frame.size.width, 0), height: max(frame.size.height, 0))
    view = View(path: "", parent: 0, position: Rect(origin: frame.origin, size: size).center, size: size)
    self.place = place
  }

  init(_ view: View, children: [SceneNode] = [], at place: InterfacePlace) {
    self.view = view
    // Only roots may leave out that they fill the canvas.
    self.view.parent = 0
    self.children = children
    self.place = place
  }

  /// In its parent, points.
  var frame: Rect {
    get {
      Rect(
        x: view.position.x - view.anchorPoint.x * view.size.width,
        y: view.position.y - view.anchorPoint.y * view.size.height, width: view.size.width, height: view.size.height)
    }
    set {
      view.position = newValue.position(anchorPoint: view.anchorPoint)
      view.size = newValue.size
    }
  }

  /// Adds a key as it stands in the storyboard.
  mutating func add(_ key: String, _ value: JSONValue, at place: InterfacePlace) {
    extra.removeAll { $0.key == key }
    extra.append(JSONMember(key: key, keyPlace: place.text, value: JSONNode(value, at: place.text)))
  }

  /// Sets a key as it stands in the storyboard; nil: as if it did not stand there.
  mutating func set(_ key: String, _ value: JSONValue?, at place: InterfacePlace) {
    if let value { add(key, value, at: place) } else { extra.removeAll { $0.key == key } }
  }

  /// The view as a scene file says it; what repeats a prototype becomes a use of a component.
  func node(_ writer: SceneWriter, _ components: inout SceneComponents) -> JSONNode {
    let own = Set(extra.map(\.key))
    var members = writer.viewMembers(view).filter { !own.contains($0.key) }.map { member in
      JSONMember(key: member.key, keyPlace: place.text, value: JSONNode(member.value, at: place.text))
    }
    members += extra
    if !children.isEmpty {
      let views = JSONNode(kind: .array(children.map { $0.node(writer, &components) }), place: place.text)
      members.append(JSONMember(key: "subviews", keyPlace: place.text, value: views))
    }
    guard let component else { return JSONNode(kind: .object(members), place: place.text) }
    let places: Set<String> = ["name", "frame", "center", "size"]
    let body = members.filter { !places.contains($0.key) }
    let name = components.name(of: JSONNode(kind: .object(body), place: place.text), wanted: component)
    let word = JSONMember(
      key: "component", keyPlace: place.text, value: JSONNode(.string(name), at: place.text))
    return JSONNode(kind: .object([word] + members.filter { places.contains($0.key) }), place: place.text)
  }
}

/// Prototypes by name, each written once.
struct SceneComponents {
  private(set) var members: [JSONMember] = []

  /// The name of the component with that view; others of the same prototype get a number.
  mutating func name(of view: JSONNode, wanted: String) -> String {
    // In a component every text is one with expressions.
    let view = view.withoutExpressions
    let body = JSONNode(
      kind: .object([JSONMember(key: "view", keyPlace: view.place, value: view)]), place: view.place)
    var name = wanted
    var count = 1
    while let known = members.first(where: { $0.key == name }) {
      if known.value == body { return name }
      count += 1
      name = "\(wanted) \(count)"
    }
    members.append(JSONMember(key: name, keyPlace: view.place, value: body))
    return name
  }
}

extension InterfacePlace {
  /// The place as JSON values have it.
  var text: TextPlace { TextPlace(line: Int32(clamping: line), column: Int32(clamping: column)) }
}

extension JSONNode {
  /// With braces doubled in every text.
  fileprivate var withoutExpressions: JSONNode {
    var node = self
    switch kind {
    case .string(let text): node.kind = .string(text.replacing("{", with: "{{"))
    case .array(let values): node.kind = .array(values.map(\.withoutExpressions))
    case .object(let members):
      node.kind = .object(
        members.map { JSONMember(key: $0.key, keyPlace: $0.keyPlace, value: $0.value.withoutExpressions) })
    default: break
    }
    return node
  }

  /// A value whose parts all stand at one place.
  init(_ value: JSONValue, at place: TextPlace) {
    let kind: Kind =
      switch value {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .integer(let whole): .number(Double(whole), whole: whole)
      case .number(let number): .number(number, whole: Int(exactly: number))
      case .string(let text): .string(text)
      case .array(let values): .array(values.map { JSONNode($0, at: place) })
      case .object(let members):
        .object(
          members.map { JSONMember(key: $0.key, keyPlace: place, value: JSONNode($0.value, at: place)) })
      }
    self.init(kind: kind, place: place)
  }
}
