import HeroGeometry
import HeroLayers
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroPreview

struct ContentHashTests {
  /// The hash names 21 values and the children; whoever adds one to a layer adds it there.
  @Test func allValuesOfALayerCount() {
    let layer = Layer(path: "a", position: .zero, bounds: Rect(x: 0, y: 0, width: 1, height: 1))
    expectEqual(Mirror(reflecting: layer).children.count, 22)
  }

  private func film(_ scene: String) throws -> Film {
    try Film(scene: SceneLoader().load(bytes: Array(scene.utf8), file: "s.json", folder: "."))
  }

  @Test func sameContentOfTwoFilmsHasOneNameAndOtherContentHasNot() throws {
    // The same pictures' names in both films; in the third one the pictures show another colour.
    let (one, same, other) = (
      try film(TestScenes.square()),
      try film(TestScenes.square(modifiers: "\"duration(0.1) timingFunction(linear) delay(0)\"")),
      try film(TestScenes.square(color: "#00ff00"))
    )
    func name(_ film: Film, _ time: Double) -> ContentName {
      var hash = ContentHash()
      return hash.named(film.moment(at: time).tree).name
    }
    expectEqual(name(one, 0.03), name(same, 0.03))
    #expect(name(one, 0.03) != name(other, 0.03))
    #expect(name(one, 0.03) != name(one, 0.04))
    var hash = ContentHash()
    let (mine, its) = (hash.named(one.moment(at: 0.03).tree).tree, one.moment(at: 0.03).tree)
    var again = ContentHash()
    #expect(again.named(other.moment(at: 0.03).tree).tree != mine)
    #expect(other.moment(at: 0.03).tree != its || mine != its)
  }
}

struct FrameStoreTests {
  private func key(_ number: Int) -> FrameKey { FrameKey(drawing: 0, content: ContentName(one: number, other: 0)) }

  @Test func whatWasUsedLongestAgoGoesFirst() {
    let store = FrameStore(limit: 1_000)
    for number in 0..<9 { store.keep([UInt8](repeating: 0, count: 100), for: key(number)) }
    expectEqual(store.byteCount, 900)
    #expect(store[key(0)] != nil)
    store.keep([UInt8](repeating: 0, count: 200), for: key(9))
    // Down to seven eighths of the limit: 1 100 − 3 · 100 = 800.
    expectEqual(store.byteCount, 800)
    #expect(store.contains(key(0)))
    #expect((1...3).allSatisfy { !store.contains(key($0)) })
    #expect((4...9).allSatisfy { store.contains(key($0)) })
    store.keep([1], for: key(9))
    expectEqual(store.byteCount, 601)
    // One that is larger than all room is kept alone.
    store.keep([UInt8](repeating: 0, count: 5_000), for: key(10))
    expectEqual(store.byteCount, 5_000)
  }
}
