import HeroGeometry
import HeroLayers
import HeroRaster
import HeroTesting

/// A frame has the same bytes whether it is drawn alone or after others, whatever these left behind.
@Suite struct SequenceTests {
  /// A snapshot of a white card with words' worth of shapes on it.
  private func card(_ id: String, _ x: Double, _ y: Double, _ change: (inout Layer) -> Void = { _ in }) -> Layer {
    let pictured = layer(0, 0, 40, 30, color: .white) {
      $0.children = [layer(5, 5, 20, 8, color: .blue), layer(5, 18, 12, 4, color: .red)]
    }
    return layer(x, y, 40, 30) {
      ($0.role, $0.opacityMode, $0.cornerRadius) = (.snapshot, .eachPrimitive, 8)
      $0.contents = LayerContents(.picture(Picture(id: id, layer: pictured)), clipRadius: 8)
      $0.shadow = Shadow(opacity: 0.5, offset: Size(width: 0, height: 2), radius: 3)
      change(&$0)
    }
  }

  /// In the views below and in what moves above them.
  private var words: TextContents { TextContents(text: "9:41 words", font: Font(size: 12)) }

  private func caption(_ x: Double, _ y: Double, _ change: (inout Layer) -> Void = { _ in }) -> Layer {
    layer(x, y, 36, 20) {
      $0.contents = LayerContents(.text(words))
      change(&$0)
    }
  }

  private func tree(_ change: (inout Layer) -> Void = { _ in }) -> LayerTree {
    let ground = layer(0, 0, 90, 70, color: .green) {
      $0.children = [
        layer(10, 10, 30, 20, color: .white), layer(4, 2, 80, 20) { $0.contents = LayerContents(.text(words)) },
      ]
    }
    return LayerTree(
      size: Size(width: 90, height: 70), background: .white,
      layers: [ground, card("a", 10, 8), card("b", 30, 25, change)]
    )
  }

  private func trees() -> [LayerTree] {
    var trees = [
      tree(),
      tree { $0.contents?.clipRadius = 3 },
      tree { ($0.cornerRadius, $0.borderWidth) = (15, 2) },
      tree { $0.shadow?.radius = 6 },
      tree { $0.shadow?.offset = Size(width: 9, height: -4) },
      tree { $0.shadow?.color = .red },
      tree { $0.shadow = nil },
      tree { $0.bounds.size = Size(width: 55, height: 41) },
      tree { $0.bounds.size = Size(width: 9, height: 7) },
      tree { $0.opacity = 0.4 },
      tree { ($0.masksToBounds, $0.cornerRadius) = (true, 14) },
      tree { $0.contents?.rect = Rect(x: 0.2, y: 0.1, width: 0.5, height: 0.6) },
      tree { $0.contents?.size = Size(width: 20, height: 50) },
      tree { $0.transform = .rotation(angle: 0.3, x: 0, y: 0, z: 1) },
      tree { $0.transform = .rotation(angle: 0.5, x: 0, y: 1, z: 0) * .seen(from: 200) },
      tree { $0.children = [self.card("c", 4, 4) { $0.opacity = 0.7 }] },
      tree { $0.children = [self.caption(4, 4)] },
      tree { $0.children = [self.caption(6, 5) { $0.opacity = 0.5 }] },
      tree { $0.children = [self.caption(4.3, 4)] },
      tree { $0.zPosition = -1 },
      tree { $0.backgroundColor = .blue },
    ]
    var changed = tree()
    changed.layers[0].children = []
    trees.append(changed)
    changed.layers[0].backgroundColor = nil
    trees.append(changed)
    changed.background = .clear
    trees.append(changed)
    changed.below = [layer(0, 0, 30, 70, color: .red)]
    trees.append(changed)
    var blurred = tree()
    blurred.layers.append(
      layer(20, 10, 50, 40) {
        $0.role = .snapshot
        $0.contents = LayerContents(.backdrop(BackdropEffect(blurRadius: 4)), clipRadius: 0)
      })
    trees.append(blurred)
    return trees
  }

  @Test("a frame drawn after every other equals the frame drawn alone", arguments: [1.0, 2.0])
  func alone(scale: Double) throws {
    let trees = trees()
    let alone = try trees.map { try Rasterizer(scale: scale, images: [], fonts: []).render($0) }
    // What the comparison is worth: no two of them show the same.
    for (index, pixmap) in alone.enumerated() {
      expectEqual(alone.firstIndex(of: pixmap), index)
    }
    let shared = try Rasterizer(scale: scale, images: [], fonts: [])
    for order in [Array(trees.indices), trees.indices.reversed(), trees.indices.map { $0 * 7 % trees.count }] {
      for index in order {
        let isSame = try shared.render(trees[index]) == alone[index]
        #expect(isSame, "frame \(index)")
      }
    }
  }

  @Test("a shadow is the same beside a layer that hides its middle and alone")
  func hiddenMiddle() throws {
    func scene(_ change: (inout Layer) -> Void) -> LayerTree {
      LayerTree(size: Size(width: 90, height: 70), background: .white, layers: [card("a", 25, 20, change)])
    }
    // The silhouette is the same; its blur is worked out from a drawing of the path and not from a mask.
    let path = rectanglePath(Rect(x: 0, y: 0, width: 40, height: 30))
    let rasterizer = try Rasterizer(scale: 2, images: [], fonts: [])
    let masked = try rasterizer.render(scene { $0.contents?.clipRadius = 0 })
    let blurred = try rasterizer.render(
      scene {
        $0.contents?.clipRadius = 0
        $0.shadow?.path = path
      })
    #expect(zip(masked.bytes, blurred.bytes).allSatisfy { abs(Int($0) - Int($1)) <= 2 })
  }
}
