import HeroGeometry
import HeroLayers
import HeroMotion
import HeroRender
import HeroScene
import HeroTesting
import Testing
import TransitionEngine

@Suite struct MotionTests {
  private func layer(_ path: String, z: Double = 0, opacity: Double = 1, _ children: [Layer] = []) -> Layer {
    var layer = Layer(path: path, position: .zero, bounds: Rect(x: 0, y: 0, width: 10, height: 10))
    layer.backgroundColor = .black
    (layer.zPosition, layer.opacity, layer.children) = (z, opacity, children)
    return layer
  }

  /// One frame for each list.
  private func motion(_ frames: [[Layer]]) -> Motion {
    func tree(_ layers: [Layer]) -> LayerTree {
      LayerTree(size: Size(width: 10, height: 10), background: .white, layers: layers)
    }
    var runs = FrameRuns(tree(frames[0]), in: 0..<1)
    for (index, layers) in frames.enumerated().dropFirst() { runs.append(tree(layers), until: index + 1) }
    return Motion(runs, rate: .standard)
  }

  private func spans(_ layers: [MotionLayer]) -> [String] {
    layers.map { "\($0.path) \($0.frames.lowerBound)..<\($0.frames.upperBound)" }
  }

  @Test("a layer lasts as long as it shows, and equal values are kept once")
  func lasts() {
    let motion = motion([[layer("a")], [layer("a"), layer("b")], [layer("a"), layer("b", opacity: 0.5)]])
    expectEqual(motion.frameCount, 3)
    expectEqual(spans(motion.layers), ["a 0..<3", "b 1..<3"])
    expectEqual(motion.layers[0].values.runs.count, 1)
    expectEqual(motion.layers[1].values.runs.map(\.first), [1, 2])
    expectEqual(motion.layers[1].values.series { $0.opacity }.values, [[1], [0.5]])
  }

  @Test("where the order changes, as many as possible go on; one that goes and comes again is two")
  func order() {
    var clipped = layer("a")
    clipped.masksToBounds = true
    let rows: [([[Layer]], [String])] = [
      // The new one stands right above what it follows, which is nothing.
      ([[layer("a")], [layer("a", opacity: 0)], [layer("a")]], ["a 2..<3", "a 0..<1"]),
      // c comes to the front of a and b: those keep their order.
      (
        [[layer("c"), layer("a"), layer("b")], [layer("c", z: 1), layer("a"), layer("b")]],
        ["c 0..<1", "a 0..<2", "b 0..<2", "c 1..<2"]
      ),
      // Also among those that are gone.
      (
        [[layer("a"), layer("b")], [layer("a"), layer("x"), layer("b")], [layer("x"), layer("c"), layer("b")]],
        ["a 0..<2", "x 1..<3", "c 2..<3", "b 0..<3"]
      ),
      // Siblings of one path are told apart by their order, a clip that begins makes another layer.
      ([[layer("a"), layer("a")], [layer("a"), clipped]], ["a 0..<2", "a 1..<2", "a 0..<1"]),
    ]
    for (frames, expected) in rows { expectEqual(spans(motion(frames).layers), expected) }
  }

  @Test("of a snapshot those below zero lie under its contents, and a layer at a frame has all that it holds")
  func children() {
    var snapshot = layer("s", [layer("over"), layer("under", z: -1)])
    snapshot.opacityMode = .eachPrimitive
    let motion = motion([[snapshot], [snapshot]])
    let first = motion.layers[0]
    expectEqual(spans(first.childrenUnderContents), ["under 0..<2"])
    expectEqual(spans(first.children), ["over 0..<2"])
    expectEqual(first.layer(at: 1).childrenInPaintOrder.map(\.path), ["under", "over"])
    expectEqual(first.cut(to: 1..<2).frames, 1..<2)
    expectEqual(spans(first.cut(to: 1..<2).children), ["over 1..<2"])
  }

  @Test("a film has a layer tree for each frame of its clock, and one that is too long is refused")
  func film() throws {
    let text = """
      { "version": 1, "canvas": { "width": 100, "height": 200, "scale": 1 }, "root": "a",
        "screens": { "a": { "view": { "subviews": [ { "name": "x", "frame": [0, 0, 10, 10], "backgroundColor": "red" } ] } } },
        "timeline": [ { "wait": 0.5 } ] }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), file: "a.json", folder: "/tmp")
    let film = try Film(scene: scene)
    let motion = try Motion(film, FrameClock(duration: film.duration, rate: .standard))
    // ⌈0.5 · 60⌉ + 1.
    expectEqual((motion.frameCount, motion.size), (31, Size(width: 100, height: 200)))
    expectEqual(motion.layers.map(\.frames), motion.layers.map { _ in 0..<31 })
    #expect(throws: RenderError.self) {
      try Motion(film, FrameClock(duration: film.duration, rate: .standard), limit: 1)
    }
  }
}
