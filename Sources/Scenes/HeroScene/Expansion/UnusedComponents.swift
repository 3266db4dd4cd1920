import HeroJSON
import HeroModel

/// Finds what is wrong inside of components that nothing uses, as far as it does not depend on their parameters.
struct UnusedComponents {
  let expander: Expander

  /// Reports it.
  ///
  /// They are made once as views of their own with their defaults, which no use may ever leave standing: what a string with an expression
  /// comes to then says nothing, nor what lacks in an object that has one.
  func check() {
    for component in expander.words.components where component.lookups == nil {
      for problem in problems(in: component) { expander.reader.log.tell(problem) }
    }
  }

  private func problems(in component: SceneWords.Component) -> [Diagnostic] {
    let reader = expander.reader.fork()
    var expander = Expander(reader, places: expander.places, words: expander.words)
    let place = component.place
    let name = JSONMember(
      key: "component", keyPlace: place, value: JSONNode(kind: .string(component.name), place: place))
    let use = JSONCursor(value: JSONNode(kind: .object([name]), place: place), path: component.path)
    var names = ExpressionNames()
    // Maybe it is meant for the entries of a repeat.
    names.values["index"] = JSONNode(kind: .number(0, whole: 0), place: place)
    names.values["item"] = JSONNode(kind: .null, place: place)
    let view = expander.expandedView(use, names, canvas: reader.canvas.size)?.node
    // What an expression comes to depends on parameters, the names in it do not.
    reader.log.diagnostics.removeAll { $0.message.hasPrefix("column ") && !$0.message.contains("nothing is named '") }
    if let view {
      var tree = TreeBuilder(screen: component.name)
      ViewReader(reader).readView(
        JSONCursor(value: view, path: component.path), parent: nil, indices: [], into: &tree)
    }
    let open = Self.openPlaces(component.view.value)
    return reader.log.diagnostics.filter { diagnostic in
      !open.contains { Int($0.line) == diagnostic.line && Int($0.column) == diagnostic.column }
    }.map { diagnostic in
      var diagnostic = diagnostic
      // The use is none that anybody wrote.
      if let uses = diagnostic.message.range(of: " (in component '") {
        diagnostic.message.removeSubrange(uses.lowerBound...)
      }
      return diagnostic
    }
  }

  /// Where strings with expressions stand, and the arrays and objects that hold one.
  private static func openPlaces(_ node: JSONNode) -> [TextPlace] {
    let inner: [JSONNode]
    switch node.kind {
    case .array(let elements): inner = elements
    case .object(let members): inner = members.map(\.value)
    case .string(let text): return text.contains("{") ? [node.place] : []
    case .null, .bool, .number: return []
    }
    let open = inner.map(openPlaces)
    let holdsOne = zip(inner, open).contains { value, places in places.first == value.place }
    return (holdsOne ? [node.place] : []) + open.flatMap { $0 }
  }
}
