import HeroModel
import HeroRender
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Pictures that are a layer's own contents.
@MainActor
@Suite(.writtenStages) struct LayerContentsTests {
  /// 20 × 10 pixels, at one a point.
  private var picture: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }.cgImage
  }

  /// The box of what is red in the film's first frame, points, where a layer of 100 × 100 shows the picture.
  private func redBox(_ change: (CALayer) -> Void) throws -> CGRect {
    try redPart { root in
      let layer = CALayer()
      layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      layer.contents = picture
      change(layer)
      root.layer.addSublayer(layer)
    }
  }

  /// The same of a picture of its own size.
  private func redPart(of picture: UIImage) throws -> CGRect {
    try redPart { root in
      let view = UIImageView(image: picture)
      view.frame.origin = CGPoint(x: 100, y: 100)
      root.addSubview(view)
    }
  }

  // A red ground of 40 × 40 points shows where the mask is, which stands at (10, 5) and is 20 × 30 large.
  @Test func drawingIsCutOffByAPicture() throws {
    // Other tests' screens may be in force, which draw nothing.
    _ = testStage(root: UIViewController())
    let mask = try #require(picture)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      context.cgContext.setBlendMode(.normal)
      context.cgContext.clip(to: CGRect(x: 10, y: 5, width: 20, height: 30), mask: mask)
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      UIImage(cgImage: mask).draw(in: CGRect(x: 10, y: 5, width: 5, height: 5), blendMode: .normal, alpha: 1)
    }
    try expectEqual(redPart(of: drawn), CGRect(x: 110, y: 105, width: 20, height: 30))
  }

  // Red at the left, 5 of 20 points wide: 15 further right in a mirror.
  @Test func aPictureIsMirrored() throws {
    _ = testStage(root: UIViewController())
    let left = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    #expect(left.imageFlippedForRightToLeftLayoutDirection() === left)
    try expectEqual(
      redPart(of: left.withHorizontallyFlippedOrientation()), CGRect(x: 115, y: 100, width: 5, height: 10))
  }

  /// The same of what is put into a screen's view.
  private func redPart(_ fill: (UIView) -> Void) throws -> CGRect {
    let root = ColorViewController(.white)
    let stage = testStage(root: root)
    stage.perform { fill(root.view) }
    stage.wait(0.1)
    let source = try FilmSource(film: stage.film)
    let frame = try source.draw(source.picture(at: 0.05))
    // Three pixels a point.
    var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
    frame.bytes.withUnsafeBufferPointer { bytes in
      var at = 0
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          if bytes[at] == 255, bytes[at + 1] == 0, bytes[at + 2] == 0 {
            if x < left { left = x }
            if x >= right { right = x + 1 }
            if y < top { top = y }
            bottom = y + 1
          }
          at += 4
        }
      }
    }
    try #require(left < right)
    return CGRect(
      x: CGFloat(left) / 3, y: CGFloat(top) / 3, width: CGFloat(right - left) / 3, height: CGFloat(bottom - top) / 3)
  }

  @Test func contentsAreStretchedUnlessGravitySaysOtherwise() throws {
    let whole = CGRect(x: 100, y: 100, width: 100, height: 100)
    try expectEqual(redBox { _ in }, whole)
    for (gravity, box) in [
      // 100 / 20 and 100 / 10: the lesser scale is 5, the greater 10.
      (CALayerContentsGravity.resizeAspect, CGRect(x: 100, y: 125, width: 100, height: 50)),
      (.resizeAspectFill, CGRect(x: 50, y: 100, width: 200, height: 100)),
      // A place keeps the size; the top is the greatest y.
      (.center, CGRect(x: 140, y: 145, width: 20, height: 10)), (.left, CGRect(x: 100, y: 145, width: 20, height: 10)),
      (.top, CGRect(x: 140, y: 190, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 180, y: 100, width: 20, height: 10)),
    ] {
      try expectEqual(redBox { $0.contentsGravity = gravity }, box, "\(gravity)")
    }
    try expectEqual(redBox { ($0.contentsGravity, $0.masksToBounds) = (.resizeAspectFill, true) }, whole)
    let fine = try redBox { ($0.contentsGravity, $0.contentsScale) = (.topLeft, 2) }
    expectEqual(fine, CGRect(x: 100, y: 195, width: 10, height: 5))
  }

  @Test func aViewsModeIsItsLayersGravity() {
    let view = UIView()
    expectEqual(view.layer.contentsGravity, .resize)
    view.contentMode = .top
    expectEqual(view.layer.contentsGravity, .bottom)
    view.layer.contentsGravity = .resizeAspectFill
    expectEqual(view.contentMode, .scaleAspectFill)
    view.contentMode = .redraw
    expectEqual((view.contentMode, view.layer.contentsGravity), (.redraw, .resize))
  }

  /// Draws a part of its width red.
  private class Bar: UIView {
    var part = 0.5
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width * part, height: bounds.height)).fill()
    }
  }

  @Test func whatAnAppDrawsItselfShows() throws {
    func box(_ change: (Bar) -> Void) throws -> CGRect {
      try redPart { root in
        let bar = Bar(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
        root.addSubview(bar)
        root.window?.layoutIfNeeded()
        change(bar)
      }
    }
    try expectEqual(box { _ in }, CGRect(x: 100, y: 100, width: 50, height: 40))
    // With another size it is drawn anew; otherwise when it is asked for.
    try expectEqual(box { $0.bounds.size.width = 60 }, CGRect(x: 120, y: 100, width: 30, height: 40))
    try expectEqual(
      box {
        $0.part = 0.25
        $0.setNeedsDisplay()
      }, CGRect(x: 100, y: 100, width: 25, height: 40))
  }

  // A view that draws nothing has no picture.
  @Test func whoDrawsNothingHasNoPicture() {
    final class Silent: UIView {
      override func draw(_ rect: CGRect) { super.draw(rect) }
    }
    let stage = testStage(root: UIViewController())
    stage.perform {
      let view = Silent(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      if case .nothing = view.drawing { return }
      Issue.record("it has a drawing")
    }
  }

  /// A red view as the scene has it.
  private func captured(_ frame: CGRect, _ change: (CALayer) -> Void = { _ in }) throws -> HeroModel.View {
    let root = UIViewController()
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    change(view.layer)
    root.view.addSubview(view)
    return try #require(testStage(root: root).scene.screens.first?.views.last)
  }

  // An empty rectangle that is made smaller is CGRect.null, whose corner lies at infinity.
  @Test func whatLiesNowhereDoesNotShow() throws {
    let shown = try captured(CGRect.zero.insetBy(dx: 16, dy: 0))
    expectEqual((shown.isHidden, shown.position, shown.size), (true, .zero, .zero))
  }

  // Core Animation draws opacities beyond 0…1 as its ends, and scenes have no others.
  @Test func opacitiesEndAtOne() throws {
    let shown = try captured(CGRect(x: 10, y: 10, width: 20, height: 20)) { ($0.shadowOpacity, $0.opacity) = (5, 3) }
    expectEqual((shown.shadow?.opacity, shown.alpha), (1, 1))
  }
}
