import Foundation
import HeroInspection
import HeroScene
import HeroTesting
import TransitionEngine

/// docs/command-line.md names every key that `inspect --json` prints.
@Suite struct CommandLinePageTests {
  /// The keys of all objects in a document, but for those of `keys`, which are Core Animation's.
  private func keys(of value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      var found = Set(object.keys)
      for (key, member) in object {
        let members = key == "keys" ? (member as? [String: Any]).map { Array($0.values) } ?? [] : [member]
        for member in members { found.formUnion(keys(of: member)) }
      }
      return found
    case let array as [Any]: return array.reduce(into: []) { $0.formUnion(keys(of: $1)) }
    default: return []
    }
  }

  @Test(arguments: [
    ("timing/spring-critical", 30), ("snapshots/visual-effect-stays-live", 25), ("modifiers/shadow-color", 25),
  ])
  func namesEveryKey(scene: String, atLeast: Int) throws {
    let page = try Repository.text("docs/command-line.md")
    let film = try Film(scene: SceneLoader().load(path: "\(Repository.root)/scenes/\(scene).json"))
    var found: Set<String> = []
    for document in [PlanDocument.json(film), MomentDocument.json(film.moment(at: film.duration / 2), frame: nil)] {
      found.formUnion(keys(of: try JSONSerialization.jsonObject(with: Data(document.pretty().utf8))))
    }
    #expect(found.count >= atLeast)
    expectEqual(found.filter { !page.contains("\"\($0)\"") }, [])
  }
}
