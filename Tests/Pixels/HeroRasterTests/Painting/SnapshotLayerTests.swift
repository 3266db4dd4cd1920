import HeroGeometry
import HeroLayers
import HeroTesting

/// What only snapshots have: contents of a size of their own, children under a picture (rules L3, L5).
@Suite struct SnapshotLayerTests {
  private func picture(_ color: Color, _ width: Double, _ height: Double) -> LayerContents.Kind {
    .picture(Picture(id: "p \(color)", layer: layer(0, 0, width, height, color: color)))
  }

  /// Draws a snapshot of 20 × 20 whose red picture is 10 × 30, at (10, 10) of a canvas of 40 × 50.
  private func drawn(_ change: (inout Layer) -> Void = { _ in }) throws -> Drawing {
    let snapshot = layer(10, 10, 20, 20) {
      ($0.role, $0.opacityMode) = (.snapshot, .eachPrimitive)
      $0.contents = LayerContents(picture(.red, 10, 30), clipRadius: 0, size: Size(width: 10, height: 30))
      change(&$0)
    }
    return try Drawing([snapshot], width: 40, height: 50)
  }

  private let red = [255, 0, 0, 255]
  private let white = [255, 255, 255, 255]

  @Test("contents of a size of their own lie at the top left and leave the bounds; corners and shadow are theirs")
  func ownSize() throws {
    let plain = try drawn()
    #expect(near(plain[11, 11], red) && near(plain[18, 38], red))
    #expect(near(plain[22, 15], white) && near(plain[15, 41], white))
    // A layer that masks cuts them off.
    for radius in [0, 6.0] {
      let masked = try drawn { ($0.masksToBounds, $0.cornerRadius) = (true, radius) }
      #expect(near(masked[15, 28], red) && near(masked[15, 31], white))
      #expect(near(masked[10, 10], radius > 0 ? white : red), "\(radius)")
    }
    let round = try drawn { $0.contents?.clipRadius = 5 }
    #expect(near(round[10, 39], white) && near(round[15, 37], red))
    // Red at x 10…20, its black shadow at 25…35, as high as the picture.
    let casting = try drawn { $0.shadow = Shadow(opacity: 1, offset: Size(width: 15, height: 0), radius: 0) }
    #expect(near(casting[30, 38], [0, 0, 0, 255]) && near(casting[22, 20], white))
  }

  @Test("a child with z < 0 lies under a picture, but not under a live view's contents or an effect")
  func childrenUnderContents() throws {
    /// What a snapshot of 20 × 20 shows in its middle, and right of it, where its children are alone.
    func colors(_ mode: Layer.OpacityMode, _ kind: LayerContents.Kind, _ children: [Layer]) throws -> [[Int]] {
      let snapshot = layer(0, 0, 20, 20) {
        ($0.role, $0.opacityMode, $0.contents, $0.children) = (.snapshot, mode, LayerContents(kind), children)
      }
      let drawing = try Drawing([snapshot], width: 30, height: 20)
      return [drawing[10, 10], drawing[25, 10]]
    }
    func child(z: Double) -> Layer { layer(0, 0, 30, 20, color: .blue) { $0.zPosition = z } }
    let (picture, blue) = (picture(.red, 20, 20), [0, 0, 255, 255])
    try expectEqual(colors(.eachPrimitive, picture, [child(z: -1)]), [red, blue])
    try expectEqual(colors(.eachPrimitive, picture, [child(z: 0)]), [blue, blue])
    try expectEqual(colors(.group, picture, [child(z: -1)]), [blue, blue])
    let tint = LayerContents.Kind.backdrop(BackdropEffect(blurRadius: 0, tint: .red))
    try expectEqual(colors(.eachPrimitive, tint, [child(z: -1)]), [blue, blue])
    let overlay = layer(0, 0, 20, 20, color: .green) { $0.role = .overlay }
    let plain = LayerContents.Kind.backdrop(BackdropEffect(blurRadius: 0))
    try expectEqual(colors(.eachPrimitive, plain, [child(z: 5), overlay]), [[0, 255, 0, 255], blue])
  }
}
