import HeroImage
import HeroStage
import HeroTesting

@testable import UIKit

/// What Core Graphics draws beside plain areas and lines.
@MainActor @Suite(.writtenStages) struct GraphicsTests {
  /// A picture of 20 × 20 points at one pixel a point.
  private func drawn(_ actions: (CGContext) -> Void) throws -> (Int, Int) -> [UInt8] {
    let pixmap = try HeroStageTests.drawn(20, 20, scale: 1) { actions($0.cgContext) }.picture.file.pixmap()
    return { x, y in Array(pixmap.bytes[((y * 20 + x) * 4)..<((y * 20 + x) * 4 + 4)]) }
  }

  private func gradient(_ locations: [CGFloat]?) throws -> CGGradient {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    return try #require(
      CGGradient(colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors, locations: locations))
  }

  @Test func clipsHoldUntilTheStateIsRestored() throws {
    let pixel = try drawn { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
      UIBezierPath(rect: CGRect(x: 5, y: 0, width: 15, height: 10)).addClip()
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 15, y: 15, width: 5, height: 5))
    }
    expectEqual([pixel(7, 5), pixel(17, 17)], [.opaqueRed, .opaqueBlue])
    expectEqual([pixel(2, 5), pixel(12, 5), pixel(7, 15)], [.clear, .clear, .clear])
  }

  // Red to blue between x = 5 and x = 15: the middle of pixel 9 is 45 % of the way.
  @Test func gradientsRunBetweenTheirEnds() throws {
    let gradient = try gradient([0, 1])
    let (start, end) = (CGPoint(x: 5, y: 0), CGPoint(x: 15, y: 0))
    let inside = try drawn { $0.drawLinearGradient(gradient, start: start, end: end, options: []) }
    expectEqual([inside(2, 10), inside(17, 10)], [.clear, .clear])
    let middle = inside(9, 3)
    #expect(abs(Int(middle[0]) - 140) <= 2 && abs(Int(middle[2]) - 115) <= 2 && middle[3] == 255)
    let beyond = try drawn {
      $0.drawLinearGradient(
        gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    expectEqual([beyond(2, 10), beyond(17, 10)], [.opaqueRed, .opaqueBlue])
    // A clip is a picture of its own, whose pixels are rounded.
    #expect(zip(beyond(9, 19), middle).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  // From the rim of 2 to that of 8 points around the middle.
  @Test func radialGradientsFillARing() throws {
    let (gradient, middle) = (try gradient(nil), CGPoint(x: 10, y: 10))
    func drawn(_ options: CGGradientDrawingOptions) throws -> (Int, Int) -> [UInt8] {
      try self.drawn {
        $0.drawRadialGradient(
          gradient, startCenter: middle, startRadius: 2, endCenter: middle, endRadius: 8, options: options)
      }
    }
    let ring = try drawn([])
    expectEqual([ring(10, 10), ring(0, 0), ring(19, 10)], [.clear, .clear, .clear])
    #expect(ring(12, 10)[0] > 220 && ring(16, 10)[2] > 190 && ring(16, 10)[3] == 255)
    let disc = try drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation])
    expectEqual([disc(10, 10), disc(0, 0)], [.opaqueRed, .opaqueBlue])
  }

  @Test func linesEndAndBreakAsTheyAreTold() throws {
    let pixel = try drawn { context in
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setLineWidth(4)
      context.setLineCap(.square)
      context.addLines(between: [CGPoint(x: 5, y: 4), CGPoint(x: 10, y: 4)])
      context.strokePath()
      context.setLineCap(.butt)
      context.setLineDash(phase: 2, lengths: [4, 4])
      context.move(to: CGPoint(x: 0, y: 12))
      context.addLine(to: CGPoint(x: 20, y: 12))
      context.strokePath()
    }
    expectEqual([pixel(3, 4), pixel(11, 4), pixel(13, 4)], [.opaqueRed, .opaqueRed, .clear])
    // On for 2, off for 4, on for 4 …
    let dashes = (0..<20).map { pixel($0, 12)[3] == 255 ? 1 : 0 }
    expectEqual(dashes, [1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0])
  }

  // A quarter from the right to the bottom, as UIKit's coordinates turn what Core Graphics calls counter-clockwise.
  @Test func arcsAndShadows() throws {
    let pixel = try drawn { context in
      context.setFillColor(UIColor.green.cgColor)
      context.move(to: CGPoint(x: 10, y: 10))
      context.addArc(center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.closePath()
      context.drawPath(using: .fill)
      context.setShadow(offset: CGSize(width: 6, height: 0), blur: 0, color: UIColor.blue.cgColor)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    expectEqual([pixel(14, 14), pixel(6, 14), pixel(14, 6)], [.opaqueGreen, .clear, .clear])
    expectEqual([pixel(4, 4), pixel(10, 4)], [.opaqueRed, .opaqueBlue])
  }

  final class Dot: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.red.cgColor)
      ctx.fill(bounds.insetBy(dx: 2, dy: 2))
    }
  }

  final class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) {
      ctx.setFillColor(UIColor.blue.cgColor)
      ctx.fill(layer.bounds)
    }
    func layoutSublayers(of layer: CALayer) { layer.sublayers?.first?.frame = layer.bounds }
  }

  @Test func aLayersDelegateDrawsAndPlaces() throws {
    let (painter, layer, inner) = (Painter(), CALayer(), CALayer())
    let pixel = try drawn { context in
      layer.delegate = painter
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      layer.addSublayer(inner)
      layer.setNeedsDisplay()
      layer.layoutIfNeeded()
      layer.render(in: context)
    }
    expectEqual((pixel(4, 4), inner.frame), (.opaqueBlue, layer.bounds))
    let view = UIView()
    #expect(view.layer.delegate === view)
  }

  // Not until somebody asks, or the size changes where the layer says so.
  @Test func layersDrawWhatTheyAreAskedFor() throws {
    let pixel = try drawn { context in
      let dot = Dot()
      dot.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
      dot.contentsScale = UIScreen.main.scale
      dot.render(in: context)
      dot.setNeedsDisplay()
      #expect(dot.needsDisplay())
      context.translateBy(x: 10, y: 0)
      dot.render(in: context)
      #expect(!dot.needsDisplay())
      dot.setNeedsDisplay()
      dot.displayIfNeeded()
      #expect(!dot.needsDisplay())
      dot.display()
      dot.needsDisplayOnBoundsChange = true
      dot.bounds.size.height = 16
      dot.render(in: context)
    }
    expectEqual([pixel(4, 4), pixel(11, 4), pixel(14, 15)], [.clear, .clear, .clear])
    expectEqual([pixel(14, 4), pixel(14, 13)], [.opaqueRed, .opaqueRed])
  }

  // Core Graphics' own coordinates have their origin at the bottom.
  @Test func pixelsStandOnTheirHeads() throws {
    let flag = try #require(HeroStageTests.drawn(20, 20) { $0.fill(.red, 0, 0, 20, 10) }.cgImage)
    let pixel = try drawn { $0.draw(flag, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    expectEqual([pixel(10, 3), pixel(10, 16)], [.clear, .opaqueRed])
  }
}
