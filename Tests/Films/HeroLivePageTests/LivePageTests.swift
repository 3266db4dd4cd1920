import HeroGeometry
import HeroLayers
import HeroMotion
import HeroRaster
import HeroTesting
import Testing

@testable import HeroLivePage

@Suite struct LivePageTests {
  /// A page of a canvas of 100 × 100 points whose only layer is given for each frame.
  private func page(_ frames: Int, _ layer: (Int) -> Layer) throws -> Markup {
    func tree(_ frame: Int) -> LayerTree {
      LayerTree(size: Size(width: 100, height: 100), background: .white, layers: [layer(frame)])
    }
    var runs = FrameRuns(tree(0), in: 0..<1)
    for frame in 1..<frames { runs.append(tree(frame), until: frame + 1) }
    let sprites = Sprites(try Rasterizer(scale: 1, images: [], fonts: []), scale: 1, quality: 90)
    return Markup(try PageWriter(Motion(runs, rate: .standard), sprites, checkpoint: {}).elements())
  }

  /// A red square of 20 points around a position.
  private func square(at position: Point, _ change: (inout Layer) -> Void = { _ in }) -> Layer {
    var layer = Layer(path: "a", position: position, bounds: Rect(x: 0, y: 0, width: 20, height: 20))
    layer.backgroundColor = Color(red: 1, green: 0, blue: 0)
    change(&layer)
    return layer
  }

  /// The page of a layer that stays as it is.
  private func html(at position: Point = Point(x: 10, y: 10), _ change: (inout Layer) -> Void) throws -> String {
    try page(2) { _ in square(at: position, change) }.html
  }

  @Test("what moves evenly has two key frames, its corner's places")
  func move() throws {
    let page = try page(11) { frame in square(at: Point(x: 20 + 5 * Double(frame), y: 40)) }
    expectEqual(
      page.html,
      """
      <div data-i="0" style="transform:translate(10px,30px)"><div style="width:20px;height:20px;background:rgb(255 0 0)"></div></div>
      """)
    expectEqual(
      page.tracks.map(\.line),
      [#"[0, "transform", [[0, "translate(10px,30px)"], [10, "translate(60px,30px)", "steps(1)"]]]"#])
    expectEqual(page.windows, [])
  }

  @Test("what shows from the third frame to the sixth is there as long")
  func window() throws {
    let page = try page(8) { frame in square(at: .zero) { $0.isHidden = !(2...5).contains(frame) } }
    expectEqual(page.windows.map(\.line), ["[0, 2, 6]"])
  }

  @Test("a turn by a quarter is a turn, not four numbers of a matrix")
  func turn() throws {
    let page = try page(11) { frame in
      square(at: Point(x: 10, y: 10)) { $0.transform = .rotation(angle: .pi / 20 * Double(frame), x: 0, y: 0, z: 1) }
    }
    // A quarter turn about the middle takes the corner from the top left to the top right.
    let track = try #require(page.tracks.first?.line)
    #expect(track.contains("translate(0,0) rotate(0rad)") && track.contains("translate(20px,0) rotate(1.5708rad)"))
  }

  @Test("perspective is a matrix: half as wide, with the weight that x has")
  func perspective() throws {
    let html = try html(at: .zero) { layer in
      layer.anchorPoint = .zero
      // A turn by 60° about the vertical axis, seen from 500 points: x' = x / 2, w = 1 + sin 60° / 500 · x.
      var eye = Transform3D.identity
      eye[3, 4] = -1 / 500
      layer.transform = .rotation(angle: .pi / 3, x: 0, y: 1, z: 0) * eye
    }
    #expect(html.contains("transform:matrix3d(.5,0,0,.0017321,0,1,0,0,0,0,1,0,0,0,0,1)"))
  }

  @Test("a group fades as one, a snapshot part by part")
  func opacity() throws {
    for (mode, count) in [(Layer.OpacityMode.group, 1), (.eachPrimitive, 2)] {
      let html = try html { ($0.opacity, $0.opacityMode, $0.borderWidth) = (0.5, mode, 2) }
      expectEqual(html.components(separatedBy: "opacity:.5").count - 1, count, "\(mode)")
    }
  }

  @Test("a shadow is a box's of twice the radius, a mask a path in an attribute, a gradient SVG's")
  func looks() throws {
    let shadowed = try html {
      $0.cornerRadius = 6
      $0.shadow = Shadow(opacity: 0.25, offset: Size(width: 0, height: 2), radius: 4)
    }
    #expect(shadowed.contains("width:20px;height:20px;border-radius:6px;box-shadow:0 2px 8px rgb(0 0 0/.25)"))
    let triangle = try Path(svg: "M0 0L20 0L10 20Z")
    #expect(
      try html { $0.mask = LayerMask(path: triangle) }.contains("clip-path:path(&quot;M0 0L20 0L10 20Z&quot;)"))
    let ramp = GradientContents(colors: [.black, .white.withAlpha(0.5)])
    let gradient = try html { $0.contents = LayerContents(.gradient(ramp)) }
    #expect(gradient.contains(#"<linearGradient id="ramp" x1=".5" y1="0" x2=".5" y2="1">"#))
    #expect(gradient.contains(#"<stop offset="1" stop-color="rgb(255 255 255)" stop-opacity=".5"/>"#))
  }

  @Test("a clip that takes nothing away is left out")
  func clip() throws {
    for (width, overflow) in [(20.0, nil), (30, "overflow:hidden")] {
      var child = square(at: Point(x: 10, y: 10))
      child.bounds.size.width = width
      let html = try html { ($0.masksToBounds, $0.children) = (true, [child]) }
      #expect(html.contains(overflow ?? "overflow") == (overflow != nil), "\(width)")
    }
  }

  @Test("the same picture is there once, however often it shows")
  func snapshots() throws {
    let shown = square(at: Point(x: 10, y: 10))
    let page = try page(2) { _ in
      var group = Layer(path: "g", position: .zero, bounds: .zero)
      group.children = [0.0, 50].map { x in
        var layer = Layer(path: "s", position: Point(x: x, y: 0), bounds: Rect(x: 0, y: 0, width: 40, height: 20))
        layer.contents = LayerContents(.picture(Picture(id: "p", layer: shown)))
        return layer
      }
      return group
    }
    expectEqual(page.html.components(separatedBy: "data-t=\"0\"").count - 1, 2)
    // Twice as wide as it was taken.
    #expect(page.html.contains("scale(2,1)") && !page.html.contains("data-t=\"1\""))
  }
}
