import HeroImage
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroRender

/// What bars cover stays the same pixels while screens move below them (scene words W3).
@Suite struct BarRowsTests {
  private static let screens = #"""
    "a": { "navigationItem": { "title": "Same", "left": [{ "systemItem": "edit" }] }, "tabBarItem": { "title": "A" },
      "view": { "backgroundColor": "#ff9f0a" } },
    "b": { "navigationItem": { "title": "Same", "left": [{ "systemItem": "edit" }] }, "tabBarItem": { "title": "B", "badge": "2" },
      "view": { "backgroundColor": "#0a84ff" } }
    """#

  /// The rows of frames of a film's only transition, top to bottom, at 0, 25, 50, 75 and 100 %.
  private func frames(_ root: String, _ step: String, device: String) throws -> [[[UInt8]]] {
    let text =
      #"{ "version": 1, "canvas": { \#(device), "scale": 1 }, "screens": { \#(Self.screens) }, "root": \#(root), "timeline": [\#(step)] }"#
    let scene = try SceneLoader(textMeasure: .renderer).load(bytes: Array(text.utf8), file: "bars.json", folder: "/")
    let film = try Film(scene: scene)
    let source = try FilmSource(film: film)
    return try [0, 0.25, 0.5, 0.75, 1].map { fraction in
      let picture = try source.draw(source.picture(at: film.duration * fraction))
      return (0..<picture.height).map { row in
        Array(picture.bytes[(row * picture.width * 4)..<((row + 1) * picture.width * 4)])
      }
    }
  }

  /// Whether the rows are the same pixels in all frames, whether every other row differs between the first frame and the middle one.
  private func compared(_ frames: [[[UInt8]]], _ rows: Range<Int>, line: Int) -> (areSame: Bool, othersDiffer: Bool) {
    let others = frames[0].indices.filter { !rows.contains($0) && $0 != line }
    return (
      frames.allSatisfy { $0[rows] == frames[0][rows] },
      !others.isEmpty && others.allSatisfy { frames[0][$0] != frames[2][$0] }
    )
  }

  // The hairline below the bar is translucent.
  @Test(arguments: [
    (#""device": "iPhone 14""#, 91), (#""device": "iPhone SE 3""#, 64),
    (#""device": "iPhone 14", "orientation": "landscape""#, 32), (#""device": "iPad mini 4""#, 70),
  ])
  func pushesMoveBelowTheNavigationBar(device: String, height: Int) throws {
    let root = #"{ "navigation": ["a"], "bar": {}, "animation": "push(left)" }"#
    let frames = try frames(root, #"{ "push": "b" }"#, device: device)
    #expect(compared(frames, 0..<height, line: height) == (true, true))
  }

  @Test(arguments: [
    (#""device": "iPhone 14""#, 83), (#""device": "iPhone SE 3""#, 49),
    (#""device": "iPhone 14", "orientation": "landscape""#, 53),
  ])
  func tabsMoveAboveTheTabBar(device: String, height: Int) throws {
    let root = #"{ "tabs": ["a", "b"], "bar": {}, "tabBarAnimation": "push(left)" }"#
    let frames = try frames(root, #"{ "selectTab": 1 }"#, device: device)
    let end = frames[0].count
    #expect(compared(frames, (end - height)..<end, line: end - height - 1) == (true, true))
  }
}
