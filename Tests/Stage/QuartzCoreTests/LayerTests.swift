import HeroImage
import HeroTesting
import QuartzCore

/// Layers in layers, without views.
@MainActor
@Suite struct LayerTests {
  @Test func layersAreFoundAndTakeOthersPlaces() {
    let root = CALayer()
    root.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    let (back, front, out) = (CALayer(), CALayer(), CALayer())
    back.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    front.frame = CGRect(x: 40, y: 40, width: 60, height: 60)
    out.frame = CGRect(x: 90, y: 0, width: 60, height: 20)
    root.sublayers = [back, front, out]
    // Points of the superlayer: 10 more than those of the layer.
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === front)
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === back)
    #expect(root.hitTest(CGPoint(x: 30, y: 90)) === root && root.hitTest(CGPoint(x: 5, y: 90)) == nil)
    #expect(root.hitTest(CGPoint(x: 130, y: 20)) === out)
    root.masksToBounds = true
    expectEqual(root.hitTest(CGPoint(x: 130, y: 20)), nil)
    back.isHidden = true
    #expect(root.hitTest(CGPoint(x: 60, y: 60)) === front)
    let new = CALayer()
    new.actions = ["position": NSNull()]
    root.replaceSublayer(back, with: new)
    #expect(root.sublayers == [new, front, out] && back.superlayer == nil)
  }

  // Source: CAMediaTiming's reference: a layer's time is (its superlayer's - beginTime) * speed + timeOffset.
  @Test func layersHaveTimesOfTheirOwn() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    (root.beginTime, layer.speed, layer.timeOffset) = (2, 3, 1)
    expectEqual(layer.convertTime(10, from: nil), 25)
    expectEqual(layer.convertTime(25, to: nil), 10)
    expectEqual((layer.convertTime(8, from: root), layer.convertTime(25, to: root)), (25, 8))
    expectEqual(CATransaction.disableActions(), true)
  }

  // Turned by a quarter about its middle (50, 100): 20 wide and 60 high become 60 wide and 20 high.
  @Test func framesBoxWhatIsTurned() {
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 70, width: 20, height: 60)
    expectEqual((layer.position, layer.bounds), (CGPoint(x: 50, y: 100), CGRect(x: 0, y: 0, width: 20, height: 60)))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(layer.frame.minX - 20) < 1e-9 && abs(layer.frame.minY - 90) < 1e-9)
    #expect(abs(layer.frame.width - 60) < 1e-9 && abs(layer.frame.height - 20) < 1e-9)
  }

  // The inner layer is half as large and begins at (10, 20) of the outer one, which begins at (100, 0).
  @Test func pointsAreConverted() {
    let (root, outer, inner) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(outer)
    outer.addSublayer(inner)
    outer.frame = CGRect(x: 100, y: 0, width: 200, height: 200)
    inner.anchorPoint = .zero
    inner.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
    inner.transform = CATransform3DMakeScale(0.5, 0.5, 1)
    expectEqual(inner.convert(CGPoint(x: 40, y: 40), to: outer), CGPoint(x: 30, y: 40))
    expectEqual(inner.convert(CGPoint(x: 40, y: 40), to: root), CGPoint(x: 130, y: 40))
    expectEqual(inner.convert(CGPoint(x: 130, y: 40), from: root), CGPoint(x: 40, y: 40))
    expectEqual(outer.convert(CGRect(x: 0, y: 0, width: 40, height: 40), from: inner), inner.frame)
  }

  @Test func layersStandWhereTheyArePut() {
    let (root, a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    expectEqual(root.sublayers, [b, a])
    root.insertSublayer(c, below: a)
    root.insertSublayer(d, above: b)
    expectEqual(root.sublayers, [b, d, c, a])
    root.insertSublayer(b, at: 9)
    root.insertSublayer(a, below: nil)
    root.insertSublayer(d, above: nil)
    #expect(root.sublayers == [a, c, b, d] && d.superlayer === root)
    c.removeFromSuperlayer()
    #expect(root.sublayers == [a, b, d] && c.superlayer == nil)
    let other = CALayer()
    other.insertSublayer(a, at: 0)
    expectEqual((root.sublayers, other.sublayers), ([b, d], [a]))
  }

  @Test func aLayersPlaneIsItsTransforms() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeTranslation(3, 4, 5)
    expectEqual(layer.affineTransform(), CGAffineTransform(translationX: 3, y: 4))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    expectEqual(layer.transform, CATransform3DMakeScale(2, 3, 1))
    #expect(layer.model() === layer && layer.presentation() === layer)
  }

  @Test func layoutsAreDoneOnceTheyAreDue() {
    final class Counting: CALayer {
      var count = 0
      override func layoutSublayers() { count += 1 }
    }
    let (root, inner) = (Counting(), Counting())
    root.addSublayer(inner)
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect((root.count, inner.count) == (1, 1))
    inner.bounds.size = CGSize(width: 1, height: 1)
    root.layoutIfNeeded()
    #expect((root.count, inner.count) == (1, 2))
  }

  /// A view, as a layer knows it.
  final class Owner: LayerOwner {
    var notes: [String] = []
    func boundsDidChange(from old: CGRect) { notes.append("bounds \(old.width)") }
    func positionDidChange() { notes.append("position") }
    func layoutNow() { notes.append("layout") }
  }

  @Test func aLayerTellsItsOwner() {
    let (layer, owner) = (CALayer(), Owner())
    layer.owner = owner
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    let same = layer.position
    layer.position = same
    layer.layoutIfNeeded()
    expectEqual(owner.notes, ["bounds 0.0", "position", "layout"])
  }

  @Test func whatShowsIsCounted() {
    let layer = CALayer()
    func counts(_ change: () -> Void) -> Bool {
      let before = LiveLayers.changes
      change()
      return LiveLayers.changes != before
    }
    #expect(counts { layer.opacity = 0.5 } && counts { layer.addSublayer(CALayer()) })
    #expect(!counts { layer.name = "card" } && !counts { layer.position = .zero })
  }

  @Test func contentsAreAPictureOfItsScale() throws {
    let pixels = try #require(Pixmap(width: 6, height: 4, bytes: [UInt8](repeating: 255, count: 96)))
    let (layer, picture) = (CALayer(), try #require(CGImage(pixels)))
    guard case .nothing = layer.drawing else { throw CancellationError() }
    layer.contents = picture
    layer.contentsScale = 2
    guard case .image(let shown, let tint) = layer.drawing else { throw CancellationError() }
    #expect(shown == ScaledPicture(picture, scale: 2) && shown.size == CGSize(width: 3, height: 2) && tint == nil)
  }

  // Copies move by 30 points each, and each is a quarter less opaque than the one before.
  @Test func aReplicatorsCopiesMoveAndFade() {
    let layer = CAReplicatorLayer()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    layer.instanceAlphaOffset = -0.25
    #expect((layer.copies.map(\.transform.m41), layer.copies.map(\.opacity)) == ([0, 30, 60], [1, 0.75, 0.5]))
  }

  @Test func aTransformLayerIsNoneOfItsOwn() {
    let (layer, inner) = (CATransformLayer(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.addSublayer(inner)
    #expect(!layer.showsItself && layer.hitTest(CGPoint(x: 5, y: 5)) === inner)
    expectEqual(layer.hitTest(CGPoint(x: 50, y: 50)), nil)
  }
}
