import Foundation
import HeroJSON

/// A scene file that is changed as the words of a remedy say.
struct FollowedAdvice {
  private(set) var document: JSONValue

  /// What nobody can do who reads it.
  struct Unclear: Error, CustomStringConvertible {
    let description: String
  }

  init(_ file: URL) throws { document = try JSONValue(parsing: [UInt8](try Data(contentsOf: file))) }

  /// Does all that a remedy says.
  mutating func follow(_ advice: String) throws {
    // Its parts: a comma within a value has no word after it that begins one.
    let marked = advice.replacing(#/, and (?="|remove |a sample )/#, with: "\n")
    for part in marked.split(separator: "\n") { try followPart(String(part)) }
  }

  private mutating func followPart(_ part: String) throws {
    if let match = part.wholeMatch(of: #/remove "(\w+)" from (.+)/#) {
      for place in Self.places(match.output.2) { try change(place) { $0[String(match.output.1)] = nil } }
    } else if let match = part.wholeMatch(of: #/remove (.+) from (.+)/#) {
      for place in Self.places(match.output.2) {
        try change(place) { object throws in
          let modifiers = object["heroModifiers"]?.text ?? ""
          let left = modifiers.replacing(String(match.output.1), with: "", maxReplacements: 1)
            .split(separator: " ").joined(separator: " ")
          guard left != modifiers else { throw Unclear(description: "'\(match.output.1)' is not in '\(modifiers)'") }
          object["heroModifiers"] = .string(left)
        }
      }
    } else if let match = part.wholeMatch(of: #/a sample "at": 0 with "progress": 0 on (.+)/#) {
      try change(String(match.output.1)) {
        $0["interactive"] = .array([["at": .integer(0), "progress": .integer(0)]] + ($0["interactive"]?.items ?? []))
      }
    } else if let match = part.wholeMatch(of: #/"(\w+)" in place of "(\w+)" on (.+)/#) {
      try change(String(match.output.3)) { object in
        let samples = object["interactive"]?.items ?? []
        object["interactive"] = .array(
          samples.map { sample in
            .object(
              (sample.members ?? []).map { .init($0.key == match.output.2 ? String(match.output.1) : $0.key, $0.value) }
            )
          })
      }
    } else if let match = part.wholeMatch(of: #/"(\w+)": (.+) on (.+)/#) {
      let value = try JSONValue(parsing: Array("[\(match.output.2)]".utf8)).items?.first
      for place in Self.places(match.output.3) { try change(place) { $0[String(match.output.1)] = value } }
    } else {
      throw Unclear(description: "nobody can do this to a scene: \(part)")
    }
  }

  private static func places(_ text: Substring) -> [String] {
    text.replacing(" and ", with: "\n").split(separator: "\n").map(String.init)
  }

  // MARK: Places

  /// Changes what words mean: a step, a screen, the container, a view by its path.
  private mutating func change(_ place: String, _ body: (inout JSONValue) throws -> Void) throws {
    if let match = place.wholeMatch(of: #/step (\d+)/#), let number = Int(match.output.1) {
      try body(&document[member: "timeline"][item: number])
    } else if let match = place.wholeMatch(of: #/'(.+)'/#) {
      try body(&document[member: "screens"][member: String(match.output.1)])
    } else if place == "the navigation controller" || place == "the tab bar controller" {
      try body(&document[member: "root"])
    } else {
      let names = place.split(separator: "/").map(String.init)
      let hasScreen = document["screens"]?[names[0]]?["view"] != nil
      guard hasScreen,
        try Self.change(
          names.dropFirst(), in: &document[member: "screens"][member: names[0]][member: "view"], body)
      else { throw Unclear(description: "there is no view '\(place)' in the file") }
    }
  }

  /// Whether there is such a view; a path need not name all that holds it.
  private static func change(
    _ names: ArraySlice<String>, in view: inout JSONValue, _ body: (inout JSONValue) throws -> Void
  ) throws -> Bool {
    guard let name = names.first else {
      try body(&view)
      return true
    }
    for (index, child) in (view["subviews"]?.items ?? []).enumerated() {
      let left = child["name"]?.text == name ? names.dropFirst() : names
      if try change(left, in: &view[member: "subviews"][item: index], body) { return true }
    }
    return false
  }
}

extension JSONValue {
  fileprivate subscript(key: String) -> JSONValue? {
    get { members?.first { $0.key == key }?.value }
    set {
      var members = self.members ?? []
      if let index = members.firstIndex(where: { $0.key == key }) {
        if let newValue { members[index].value = newValue } else { members.remove(at: index) }
      } else if let newValue {
        members.append(.init(key, newValue))
      }
      self = .object(members)
    }
  }

  fileprivate subscript(member key: String) -> JSONValue {
    get { self[key] ?? .null }
    set { self[key] = newValue }
  }

  fileprivate subscript(item index: Int) -> JSONValue {
    get { items.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? .null }
    set {
      guard case .array(var items) = self, items.indices.contains(index) else { return }
      items[index] = newValue
      self = .array(items)
    }
  }
}
