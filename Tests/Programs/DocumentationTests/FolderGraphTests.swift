import Foundation
import Testing

/// Inside of a target the folders build on each other one way: none uses, over others or by itself, what uses it.
///
/// A folder uses another when it says the name of a type or function that stands at the top of one of its files. UIKit is left out:
/// its folders are those of one framework.
@Suite struct FolderGraphTests {
  private struct Edge: Hashable, Comparable, CustomStringConvertible {
    let target: String
    let from: String
    let to: String

    var description: String { "\(target): \(from) → \(to)" }
    static func < (a: Edge, b: Edge) -> Bool { a.description < b.description }
  }

  @Test func foldersUseEachOtherOneWay() throws {
    for target in try Repository.targets() where target != "Stage/UIKit" {
      let edges = try edges(of: target)
      for edge in edges.sorted() where reaches(edge.from, from: edge.to, over: edges) {
        Issue.record("\(edge) closes a cycle; move what is used into the folder that uses it, or below both")
      }
    }
  }

  // Two folders that use each other, and one that only uses: what the search for a way back finds.
  @Test func waysBackAreFound() {
    func edge(_ from: String, _ to: String) -> Edge { Edge(target: "T", from: from, to: to) }
    let edges: Set = [edge("A", "B"), edge("B", "C"), edge("C", "A"), edge("D", "A")]
    #expect(reaches("A", from: "B", over: edges) && !reaches("D", from: "A", over: edges))
  }

  private func reaches(_ goal: String, from start: String, over edges: Set<Edge>) -> Bool {
    var seen: Set = [start]
    var open = [start]
    while let folder = open.popLast() {
      if folder == goal { return true }
      open += edges.filter { $0.from == folder }.map(\.to).filter { seen.insert($0).inserted }
    }
    return false
  }

  private func edges(of target: String) throws -> Set<Edge> {
    var words: [String: Set<String>] = [:]
    var homes: [String: Set<String>] = [:]
    for file in Repository.files(under: "Sources/\(target)", endings: ["swift"]) {
      let folder = file.split(separator: "/").dropFirst(3).dropLast().joined(separator: "/")
      let text = try code(file)
      words[folder, default: []].formUnion(text.matches(of: /\w+/).map { String($0.output) })
      // Modifiers may stand in front; what is declared inside of something has a blank before it.
      let declarations = /(?m)^(?:[\w@():.]+ )*?(?:struct|enum|class|protocol|actor|typealias|func) +(\w+)/
      for match in text.matches(of: declarations) { homes[String(match.output.1), default: []].insert(folder) }
    }
    var edges: Set<Edge> = []
    for (name, folders) in homes {
      // A name of two folders tells nothing.
      guard folders.count == 1, let home = folders.first else { continue }
      for (folder, said) in words where folder != home && said.contains(name) {
        edges.insert(Edge(target: target, from: folder.isEmpty ? "." : folder, to: home.isEmpty ? "." : home))
      }
    }
    return edges
  }

  /// A file without comments and texts.
  private func code(_ file: String) throws -> String {
    try Repository.text(file)
      .replacing(/(?s)"""[\s\S]*?"""/, with: "").replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
      .replacing(/\/\/[^\n]*/, with: "")
  }
}
