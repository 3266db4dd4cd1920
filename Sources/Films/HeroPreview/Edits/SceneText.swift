import HeroJSON
import HeroModel

/// A scene file's text, and where in it the values of views and steps stand.
struct SceneText: Sendable {
  let text: JSONText
  let document: JSONNode
  /// Every value by its place.
  private let values: [TextPlace: JSONNode]

  /// Where a value stands, or the object that has no such member yet.
  enum Place: Hashable, Sendable {
    case written(TextPlace)
    case absent(in: TextPlace)
  }

  /// The same in bytes.
  enum Spot: Equatable, Sendable {
    /// The value, and the offset of the object whose member it is.
    case written(Range<Int>, object: Int)
    case absent(object: Int)
  }

  /// Why a value cannot be another, for people.
  struct Unsayable: Error {
    let message: String
  }

  /// Finds the places of a file; nil for one that is no JSON.
  init?(_ text: JSONText) {
    guard let document = try? JSONParser.parse(text.bytes, rules: JSONRules(allowsComments: true)).value else {
      return nil
    }
    var values: [TextPlace: JSONNode] = [:]
    func add(_ node: JSONNode) {
      values[node.place] = node
      switch node.kind {
      case .array(let items): for item in items { add(item) }
      case .object(let members): for member in members { add(member.value) }
      default: break
      }
    }
    add(document)
    (self.text, self.document, self.values) = (text, document, values)
  }

  private func object(at place: TextPlace) -> JSONNode? {
    guard let node = values[place], case .object = node.kind else { return nil }
    return node
  }

  // MARK: Places

  /// Where a view's value stands: in its own object, in that of a component that it is made from, or in its style.
  func place(_ key: EditableKey, of view: View) throws(Unsayable) -> Place {
    let isNowhere = Unsayable(message: "the \(key.rawValue) of '\(view.path)' has no place in the file")
    if key == .heroModifiers {
      let (place, isWritten) = (view.heroModifiersLocation ?? view.location, view.heroModifiersLocation != nil)
      guard place.line > 0 else { throw isNowhere }
      return isWritten ? .written(place.place) : .absent(in: place.place)
    }
    guard let own = object(at: view.location.place) else { throw isNowhere }
    for object in objects(making: own) {
      if let value = object[key.rawValue] { return .written(value.place) }
      guard key == .frame, let other = ["center", "size", "pin"].lazy.compactMap({ object.memberItself($0) }).first
      else { continue }
      throw Unsayable(
        message: "'\(other.key)' in line \(other.keyPlace.line) says where '\(view.path)' lies; edit the file")
    }
    switch key {
    case .frame: throw Unsayable(message: "the file gives '\(view.path)' no frame; write one there to drag it")
    case .text: throw Unsayable(message: "the text of '\(view.path)' is made of runs; edit the file")
    default: return .absent(in: own.place)
    }
  }

  /// Where a step's value stands.
  func place(_ key: EditableKey, of step: Step) throws(Unsayable) -> Place {
    guard var object = object(at: step.location.place) else {
      throw Unsayable(message: "the step has no place in the file")
    }
    for name in key.way.dropLast() {
      guard let inner = object[name], case .object = inner.kind else {
        throw Unsayable(message: "the step in line \(object.place.line) has no '\(name)'")
      }
      object = inner
    }
    return object[key.way.last ?? ""].map { .written($0.place) } ?? .absent(in: object.place)
  }

  /// The objects that say a view's keys, those that win first: its own, the views of its components, its style.
  private func objects(making own: JSONNode) -> [JSONNode] {
    var (found, style) = ([own], own["style"])
    // No component contains itself, and a longer chain is refused.
    while let name = found.last?["component"]?.text,
      let view = document["components"]?[name]?["view"], found.count <= values.count
    {
      found.append(view)
      style = style ?? view["style"]
    }
    if let name = style?.text, let keys = document["styles"]?[name] { found.append(keys) }
    return found
  }

  // MARK: Values and bytes

  /// What stands at a place; nil for nothing.
  func value(at place: Place) -> JSONValue? {
    guard case .written(let place) = place else { return nil }
    return values[place]?.value
  }

  /// Refuses a text that is filled in for each use.
  func check(_ place: Place, of what: String) throws(Unsayable) {
    // Braces in a text hold an expression, which another value would destroy.
    let written = value(at: place)
    if case .written = place, written?.hasBraces == false { return }
    if case .absent(let object) = place, values[object] != nil { return }
    var said = ""
    if case .written(let at) = place, let written { said = ": line \(at.line) says \(written.line)" }
    throw Unsayable(
      message: "\(what) is filled in for each use, by 'with', 'parameters' or a repeat\(said); edit the file")
  }

  /// A place in bytes; nil where the text has none.
  func spot(_ place: Place) -> Spot? {
    switch place {
    case .absent(let object): return offset(of: object).map { .absent(object: $0) }
    case .written(let place):
      guard let offset = offset(of: place), let range = text.range(ofValueAt: offset),
        let object = text.object(around: offset)
      else { return nil }
      return .written(range, object: object)
    }
  }

  private func offset(of place: TextPlace) -> Int? {
    place.line > 0 ? text.offset(line: Int(place.line), column: Int(place.column)) : nil
  }
}

extension SourceLocation {
  var place: TextPlace { TextPlace(line: Int32(clamping: line), column: Int32(clamping: column)) }
}

extension JSONNode {
  fileprivate func memberItself(_ key: String) -> JSONMember? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }
  }
}

extension JSONValue {
  /// Whether a text in it has a brace.
  fileprivate var hasBraces: Bool {
    switch self {
    case .string(let text): text.contains("{")
    case .array(let items): items.contains(where: \.hasBraces)
    case .object(let members): members.contains { $0.value.hasBraces }
    default: false
    }
  }
}
