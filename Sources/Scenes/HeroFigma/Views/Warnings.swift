/// What a scene has no word for, by kind, in the order in which it was met.
struct Warnings {
  private var kinds: [(message: String, first: String, layers: Set<String>)] = []
  private var places: [String: Int] = [:]
  /// So many kinds are told.
  private static let mostLines = 20

  /// Notes a layer; each once for a kind.
  mutating func add(_ message: String, at layer: String) {
    if let index = places[message] {
      kinds[index].layers.insert(layer)
    } else {
      places[message] = kinds.count
      kinds.append((message, layer, [layer]))
    }
  }

  /// Those of another list behind its own.
  mutating func add(_ other: Warnings) {
    for kind in other.kinds {
      add(kind.message, at: kind.first)
      places[kind.message].map { kinds[$0].layers.formUnion(kind.layers) }
    }
  }

  /// A line for each kind, with the first layer and the number of the others.
  var lines: [String] {
    let lines = kinds.map { kind in
      let others = kind.layers.count - 1
      let more = others == 0 ? "" : " (and \(others) more \(others == 1 ? "layer" : "layers"))"
      return kind.first.isEmpty ? kind.message : "\(kind.first): \(kind.message)\(more)"
    }
    guard lines.count > Self.mostLines else { return lines }
    let rest = lines.count - Self.mostLines + 1
    return lines.prefix(Self.mostLines - 1) + ["\(rest) more kinds of things are not drawn as in Figma"]
  }
}
