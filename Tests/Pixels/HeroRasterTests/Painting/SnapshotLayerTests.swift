import HeroGeometry
import HeroLayers
import Testing

/// What only snapshots have: contents of a size of their own, children under a picture (rules L3, L5).
@Suite struct SnapshotLayerTests {
  private func picture(_ color: Color, _ width: Double, _ height: Double) -> LayerContents.Kind {
    .picture(Picture(id: "p \(color)", layer: layer(0, 0, width, height, color: color)))
  }

  /// A snapshot of 20 × 20 whose red picture is 10 × 30, at (10, 10) of a canvas of 40 × 50.
  private func snapshot(_ change: (inout Layer) -> Void = { _ in }) -> Layer {
    layer(10, 10, 20, 20) {
      $0.role = .snapshot
      $0.opacityMode = .eachPrimitive
      $0.contents = LayerContents(
        picture(.red, 10, 30), clipRadius: 0, size: Size(width: 10, height: 30))
      change(&$0)
    }
  }

  @Test("contents of a size of their own lie at the top left and leave the bounds")
  func ownSize() throws {
    let drawing = try Drawing([snapshot()], width: 40, height: 50)
    #expect(near(drawing[11, 11], [255, 0, 0, 255]) && near(drawing[18, 38], [255, 0, 0, 255]))
    #expect(near(drawing[22, 15], [255, 255, 255, 255]) && near(drawing[15, 41], [255, 255, 255, 255]))
  }

  @Test("a layer that masks cuts them off", arguments: [0, 6.0])
  func masked(radius: Double) throws {
    let drawing = try Drawing(
      [
        snapshot {
          $0.masksToBounds = true
          $0.cornerRadius = radius
        }
      ], width: 40, height: 50)
    #expect(near(drawing[15, 28], [255, 0, 0, 255]) && near(drawing[15, 31], [255, 255, 255, 255]))
    #expect(near(drawing[10, 10], radius > 0 ? [255, 255, 255, 255] : [255, 0, 0, 255]))
  }

  @Test("their corners are their own")
  func corners() throws {
    let drawing = try Drawing([snapshot { $0.contents?.clipRadius = 5 }], width: 40, height: 50)
    #expect(near(drawing[10, 39], [255, 255, 255, 255]) && near(drawing[15, 37], [255, 0, 0, 255]))
  }

  @Test("their shadow is that of what shows")
  func shadow() throws {
    let drawing = try Drawing(
      [snapshot { $0.shadow = Shadow(opacity: 1, offset: Size(width: 15, height: 0), radius: 0) }], width: 40,
      height: 50)
    // Red at x 10…20, its black shadow at 25…35, as high as the picture.
    #expect(near(drawing[30, 38], [0, 0, 0, 255]) && near(drawing[22, 20], [255, 255, 255, 255]))
  }

  @Test("a child with z < 0 lies under a picture, but not under a live view's contents or an effect")
  func childrenUnderContents() throws {
    func color(_ mode: Layer.OpacityMode, _ kind: LayerContents.Kind) throws -> [Int] {
      let drawing = try Drawing(
        [
          layer(0, 0, 20, 20) {
            $0.role = .snapshot
            $0.opacityMode = mode
            $0.contents = LayerContents(kind)
            $0.children = [layer(0, 0, 20, 20, color: .blue) { $0.zPosition = -1 }]
          }
        ], width: 20, height: 20)
      return drawing[10, 10]
    }
    let red = picture(.red, 20, 20)
    #expect(near(try color(.eachPrimitive, red), [255, 0, 0, 255]))
    #expect(near(try color(.group, red), [0, 0, 255, 255]))
    let tint = LayerContents.Kind.backdrop(BackdropEffect(blurRadius: 0, tint: .red))
    #expect(near(try color(.eachPrimitive, tint), [0, 0, 255, 255]))
  }

  @Test("a visual effect's overlay is above its children whatever their z")
  func overlayOfAnEffect() throws {
    let drawing = try Drawing(
      [
        layer(0, 0, 20, 20) {
          $0.role = .snapshot
          $0.opacityMode = .eachPrimitive
          $0.contents = LayerContents(.backdrop(BackdropEffect(blurRadius: 0)))
          $0.children = [
            layer(0, 0, 20, 20, color: .blue) { $0.zPosition = 5 },
            layer(0, 0, 20, 20, color: .green) { $0.role = .overlay },
          ]
        }
      ], width: 20, height: 20)
    #expect(near(drawing[10, 10], [0, 255, 0, 255]))
  }
}
