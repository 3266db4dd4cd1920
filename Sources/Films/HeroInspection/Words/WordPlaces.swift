import HeroJSON
import HeroModel

/// Where words stand in the text of a scene file.
package struct WordPlaces: Sendable {
  /// The values of the file by their places.
  private var values: [TextPlace: JSONNode] = [:]
  private let document: JSONNode

  /// Reads a file; nil for one that is no JSON, such as a storyboard.
  init?(_ text: [UInt8]) {
    guard let document = try? JSONParser.parse(text, rules: JSONRules(allowsComments: true)).value else { return nil }
    self.document = document
    add(document)
  }

  private mutating func add(_ node: JSONNode) {
    values[node.place] = node
    switch node.kind {
    case .array(let items): for item in items { add(item) }
    case .object(let members): for member in members { add(member.value) }
    default: break
    }
  }

  private func value(at location: SourceLocation) -> JSONNode? {
    values[TextPlace(line: Int32(clamping: location.line), column: Int32(clamping: location.column))]
  }

  /// A word with its own place, and a modifier as it is written, where the file says it as it reads.
  package func located(_ word: SceneWord) -> SceneWord {
    let place: TextPlace?
    var text: String?
    switch word.kind {
    case .view(.modifier(let indices, let modifiers)):
      let names = modifiers.allIndices.map { modifiers.modifier(at: $0)?.call.name ?? "" }
      let number = modifiers.allIndices.firstIndex(of: indices) ?? 0
      let found = value(at: word.location).flatMap { Self.place(of: names[...number], in: $0) }
      (place, text) = (found?.place, found?.text)
    case .look(let key): place = self.key([key], at: word.location)
    case .view(.heroID): place = key(["heroID"], at: word.location)
    case .view(.isHeroEnabled): place = key(["isHeroEnabled"], at: word.location)
    case .view(.isHeroEnabledForSubviews): place = key(["isHeroEnabledForSubviews"], at: word.location)
    case .screen(_, let controller): place = key(Self.keys(controller), at: word.location)
    case .container(let container, let controller):
      let root = container.step == nil ? JSONCursor(value: document, path: .root).member("root")?.value : nil
      let containers = (root ?? value(at: word.location)).map(Self.containers) ?? []
      place =
        containers.indices.contains(container.index)
        ? Self.key(Self.keys(controller), of: containers[container.index]) : nil
    case .step(_, let step): place = key([step.key, "pan"], at: word.location)
    }
    guard let place else { return word }
    var located = word
    (located.location.line, located.location.column) = (Int(place.line), Int(place.column))
    located.written = text ?? word.text
    return located
  }

  private static func keys(_ word: ControllerWord) -> [String] {
    switch word {
    case .animationTypeForPresenting, .animationTypeForDismissing: [word.rawValue, "modalAnimation"]
    default: [word.rawValue]
    }
  }

  private func key(_ keys: [String], at location: SourceLocation) -> TextPlace? {
    value(at: location).flatMap { Self.key(keys, of: $0) }
  }

  /// Where the first of some keys stands that an object has.
  private static func key(_ keys: [String], of node: JSONNode) -> TextPlace? {
    guard case .object(let members) = node.kind else { return nil }
    return keys.lazy.compactMap { key in members.first { $0.key == key }?.keyPlace }.first
  }

  /// The objects that are navigation or tab bar controllers, outer ones first.
  private static func containers(_ node: JSONNode) -> [JSONNode] {
    switch node.kind {
    case .array(let items): return items.flatMap(containers)
    case .object(let members):
      let isContainer = members.contains { ["navigation", "tabs"].contains($0.key) }
      return (isContainer ? [node] : [])
        + members.filter { !isContainer || ["navigation", "tabs"].contains($0.key) }.flatMap { containers($0.value) }
    default: return []
    }
  }

  /// Where the last of some names stands in a string of modifiers, or in an array of such, that has all of them in this order.
  private static func place(of names: ArraySlice<String>, in node: JSONNode) -> (place: TextPlace, text: String)? {
    var names = names
    var found: (place: TextPlace, text: String)?
    func search(_ node: JSONNode) {
      switch node.kind {
      case .array(let items): for item in items { search(item) }
      case .string(let text) where node.isVerbatim:
        for word in words(of: text) where names.first.map({ word.says($0) }) == true {
          names = names.dropFirst()
          found = (node.place.advanced(by: word.offset + 1), word.call(in: text))
        }
      default: break
      }
    }
    search(node)
    return names.isEmpty ? found : nil
  }

  private struct Name {
    let name: String
    /// In scalars.
    let offset: Int

    /// The name with the arguments behind it.
    func call(in text: String) -> String {
      let rest = Array(text.unicodeScalars.dropFirst(offset))
      var end = name.unicodeScalars.count
      var depth = 0
      while end < rest.count, depth > 0 || rest[end] == "(" {
        depth += rest[end] == "(" ? 1 : rest[end] == ")" ? -1 : 0
        end += 1
        if depth == 0 { break }
      }
      return String(String.UnicodeScalarView(rest[..<end]))
    }

    /// Whether it is written for a modifier: `whenMatched` for `when`.
    func says(_ modifier: String) -> Bool {
      name == modifier || modifier == "when" && ModifierDefinition.named(name)?.condition != nil
    }
  }

  /// The names in a string of modifiers, with their offsets in scalars; what stands in quotes is none.
  private static func words(of text: String) -> [Name] {
    var words: [Name] = []
    var name = ""
    var quote: UnicodeScalar?
    for (offset, scalar) in (text + " ").unicodeScalars.enumerated() {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar.properties.isAlphabetic || (!name.isEmpty && ("0"..."9").contains(scalar)) {
        name.unicodeScalars.append(scalar)
        continue
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      }
      if !name.isEmpty { words.append(Name(name: name, offset: offset - name.unicodeScalars.count)) }
      name = ""
    }
    return words
  }
}
