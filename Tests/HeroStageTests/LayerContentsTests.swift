import HeroRender
import HeroStage
import HeroTransition
import Testing
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

  /// The box of what is red in the film's first frame, points.
  private func redBox(_ change: (CALayer) -> Void) throws -> CGRect {
    let root = UIViewController()
    root.view.backgroundColor = .white
    let stage = testStage(root: root)
    stage.perform {
      let layer = CALayer()
      layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      layer.contents = picture
      change(layer)
      root.view.layer.addSublayer(layer)
    }
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
    #expect(try redBox { _ in } == CGRect(x: 100, y: 100, width: 100, height: 100))
    // 100 / 20 and 100 / 10: the lesser scale is 5, the greater 10.
    #expect(try redBox { $0.contentsGravity = .resizeAspect } == CGRect(x: 100, y: 125, width: 100, height: 50))
    #expect(try redBox { $0.contentsGravity = .resizeAspectFill } == CGRect(x: 50, y: 100, width: 200, height: 100))
    let cut = try redBox {
      $0.contentsGravity = .resizeAspectFill
      $0.masksToBounds = true
    }
    #expect(cut == CGRect(x: 100, y: 100, width: 100, height: 100))
  }

  @Test func aPlaceKeepsTheSize() throws {
    #expect(try redBox { $0.contentsGravity = .center } == CGRect(x: 140, y: 145, width: 20, height: 10))
    #expect(try redBox { $0.contentsGravity = .left } == CGRect(x: 100, y: 145, width: 20, height: 10))
    // The top is the greatest y.
    #expect(try redBox { $0.contentsGravity = .top } == CGRect(x: 140, y: 190, width: 20, height: 10))
    #expect(try redBox { $0.contentsGravity = .bottomRight } == CGRect(x: 180, y: 100, width: 20, height: 10))
    let fine = try redBox {
      $0.contentsGravity = .topLeft
      $0.contentsScale = 2
    }
    #expect(fine == CGRect(x: 100, y: 195, width: 10, height: 5))
  }

  @Test func aViewsModeIsItsLayersGravity() {
    let view = UIView()
    #expect(view.layer.contentsGravity == .resize)
    view.contentMode = .top
    #expect(view.layer.contentsGravity == .bottom)
    view.layer.contentsGravity = .resizeAspectFill
    #expect(view.contentMode == .scaleAspectFill)
    view.contentMode = .redraw
    #expect(view.contentMode == .redraw && view.layer.contentsGravity == .resize)
  }
}
