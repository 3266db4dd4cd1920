import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroRaster

/// Numbers of all sizes draw something or nothing; no library's error comes out, and what cannot be drawn names its view.
@Suite struct HostileDrawingTests {
  static let numbers = [1e-300, 1e-9, 1e-4, 3000, 1e5, 1e9, 1e18, 1e150, 1e300]

  /// Layers of every kind that a number makes too small or too large in one respect.
  static func layers(_ value: Double) throws -> [Layer] {
    func plain(_ change: (inout Layer) -> Void) -> Layer { layer(5, 5, 20, 20, color: .red, change: change) }
    var shape = ShapeContents(path: try Path(svg: "M0 0L20 0C30 30 0 9 5 20Z"))
    (shape.strokeColor, shape.lineDashPattern) = (.blue, [3, 2])
    var wide = shape
    (wide.lineWidth, wide.lineDashPattern) = (value, [])
    var far = shape
    far.path = Path(elements: [.move(Point(x: -value, y: value)), .line(Point(x: value, y: value)), .close])
    let text = TextContents(text: "Ag", font: Font(size: 12))
    let contents: [LayerContents.Kind] = [
      .shape(shape), .shape(wide), .shape(far), .text(text), .text(TextContents(text: "Ag", font: Font(size: value))),
      .gradient(GradientContents(colors: [.red, .blue])),
      .gradient(GradientContents(kind: .conic, colors: [.red, .blue])),
      .gradient(GradientContents(kind: .radial, colors: [.red], endPoint: Point(x: value, y: value))),
      .backdrop(BackdropEffect(blurRadius: min(value, 100))), .image(ImageContents(image: 0)),
      .image(ImageContents(image: 0, contentMode: .scaleAspectFill)),
    ]
    var layers: [Layer] = []
    for kind in contents {
      layers.append(plain { $0.contents = LayerContents(kind) })
      layers.append(plain { ($0.contents, $0.transform) = (LayerContents(kind), .scale(x: value, y: value)) })
      layers.append(plain { ($0.contents, $0.transform) = (LayerContents(kind), .scale(x: 1, y: value)) })
      layers.append(plain { ($0.contents, $0.bounds.size.width) = (LayerContents(kind), value) })
      layers.append(
        plain { $0.contents = LayerContents(kind, rect: Rect(x: 0, y: value, width: 1 / value, height: value)) })
    }
    layers.append(plain { $0.position = Point(x: value, y: -value) })
    layers.append(plain { ($0.cornerRadius, $0.borderWidth) = (value, value) })
    layers.append(plain { $0.anchorPoint = Point(x: value, y: value) })
    layers.append(plain { $0.shadow = Shadow(opacity: 1, offset: .zero, radius: value) })
    layers.append(plain { $0.shadow = Shadow(opacity: 1, offset: Size(width: value, height: 0), radius: 2) })
    layers.append(
      plain {
        $0.backgroundColor = .black.withAlpha(0.5)
        $0.transform = Transform3D.rotation(angle: 1, x: 0, y: 0, z: 1).scaled(x: value, y: 9)
        $0.shadow = Shadow(opacity: 1, offset: .zero, radius: 2)
      })
    // The same once more inside itself: the maps multiply.
    layers = layers.map { inner in
      var outer = inner
      outer.opacity = 0.5
      outer.children = [inner]
      return outer
    }
    // In perspective once only: a flat picture within a flat picture takes a debug build minutes.
    layers.append(
      plain {
        $0.transform[3, 4] = -1 / value
        $0.transform = $0.transform.rotated(angle: 1, x: 0.3, y: 1, z: 0)
      })
    return layers
  }

  @Test("every kind of layer bears numbers of every size", arguments: numbers)
  func bears(value: Double) throws {
    let image = try picture(2, 2) { _, _ in [9, 90, 200, 255] }
    let rasterizer = try Rasterizer(scale: 1, images: [image], fonts: [])
    for (index, layer) in try Self.layers(value).enumerated() {
      let tree = LayerTree(size: Size(width: 30, height: 30), background: .white, layers: [layer])
      do { _ = try rasterizer.render(tree) } catch {
        // Counted as too much: refused in words, with the view.
        guard case .layer("test", let reason) = error, reason.contains("too much work") else {
          Issue.record("\(index): \(error)")
          continue
        }
      }
    }
  }

  @Test("a layer that fails is named, the innermost one")
  func named() throws {
    var broken = layer(0, 0, 9, 9) { $0.contents = LayerContents(.image(ImageContents(image: 3))) }
    broken.path = "a/broken"
    let outer = layer(0, 0, 20, 20) {
      $0.opacity = 0.5
      $0.children = [layer(0, 0, 9, 9, color: .red), broken]
    }
    #expect(throws: RasterError.layer(path: "a/broken", reason: "a layer asks for image 3 of 0")) {
      try Drawing([outer], width: 30, height: 30)
    }
  }

  @Test("what lies on both sides of the farthest coordinate still fills what is between")
  func farEdges() throws {
    for reach in [1e7, 1e9, 1e11] {
      let drawing = try Drawing([layer(-reach, -reach, 2 * reach, 2 * reach, color: .black)], width: 20, height: 20)
      expectEqual(drawing.deviation { _, _ in 1 }, 0, "\(reach)")
    }
  }
}
