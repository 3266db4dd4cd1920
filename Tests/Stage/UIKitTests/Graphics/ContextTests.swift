import HeroTesting

@testable import UIKit

/// What drawing leaves behind: a layer a shape.
@MainActor
@Suite struct ContextTests {
  /// What is drawn into a context of 40 × 40 points, back to front.
  private func shapes(_ actions: (CGContext) -> Void) -> [CAShapeLayer] {
    useOwnScreen()
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 40, height: 40))
    DrawingContexts.all.append(context)
    actions(context)
    DrawingContexts.all.removeLast()
    return context.canvas.children.compactMap { $0 as? CAShapeLayer }
  }

  private let frame = CGRect(x: 5, y: 5, width: 10, height: 20)

  // A point (1, 1) doubled and trebled, moved by 10; turned by a quarter; moved by a matrix.
  @Test func matricesActBeforeThoseThatHold() throws {
    let drawn = shapes { context in
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 3)
      context.fill(frame)
      context.restoreGState()
      context.rotate(by: .pi / 2)
      context.fill(frame)
      context.concatenate(CGAffineTransform(translationX: 0, y: 4))
      context.fill(frame)
    }
    let point = CGPoint(x: 1, y: 1)
    let images = drawn.map { point.applying($0.affineTransform()) }
    #expect(images.count == 3 && images[0].isNear(CGPoint(x: 12, y: 3)))
    #expect(images[1].isNear(CGPoint(x: -1, y: 1)) && images[2].isNear(CGPoint(x: -5, y: 1)))
  }

  @Test func shapesAreFilledOrOutlined() {
    let (ring, box) = (CGPath(ellipseIn: frame, transform: nil), CGPath(rect: frame, transform: nil))
    let drawn = shapes { context in
      context.setAlpha(0.5)
      context.setFillColor(UIColor.red.cgColor)
      context.fillEllipse(in: frame)
      UIColor.blue.setStroke()
      context.setLineWidth(3)
      context.setLineJoin(.round)
      context.setMiterLimit(4)
      context.stroke(frame)
      context.strokeEllipse(in: frame)
    }
    #expect(drawn.map(\.path) == [ring, box, ring] && drawn.allSatisfy { $0.opacity == 0.5 })
    expectEqual(drawn.map { $0.fillColor == UIColor.red.cgColor }, [true, false, false])
    #expect(drawn[0].strokeColor == nil && drawn[1].fillColor == nil && drawn[1].strokeColor == UIColor.blue.cgColor)
    #expect(drawn[1].lineWidth == 3 && drawn[1].lineJoin == .round && drawn[1].miterLimit == 4)
  }

  @Test func pathsAreMadeAndUsedUp() {
    let drawn = shapes { context in
      context.addRect(frame)
      context.beginPath()
      context.addEllipse(in: frame)
      context.addPath(CGPath(rect: frame, transform: nil))
      context.fillPath(using: .evenOdd)
      context.move(to: .zero)
      context.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
      context.strokePath()
      context.addRect(frame)
      context.fillPath()
      context.setShouldAntialias(false)
      context.setAllowsAntialiasing(false)
      context.strokeLineSegments(between: [.zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 2), .zero])
    }
    let both = CGMutablePath()
    both.addEllipse(in: frame)
    both.addRect(frame)
    let box = CGPath(rect: frame, transform: nil)
    #expect(drawn.count == 4 && drawn[0].path == both && drawn[2].path == box)
    expectEqual(drawn.map(\.fillRule), [.evenOdd, .nonZero, .nonZero, .nonZero])
    // Two lines; the fifth point has none.
    expectEqual(drawn[3].path?.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 4, height: 2))
    expectEqual(drawn[1].path?.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  // 4 on and 2 off, one point later: 3 on, 2 off, then the point that was left out.
  @Test func pathsOfUIKitDrawTheirOwnLines() {
    let path = UIBezierPath(rect: frame)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (7, .round, .bevel, 2)
    path.setLineDash([4, 2], count: 2, phase: 1)
    let drawn = shapes { _ in path.stroke() }
    #expect(drawn.count == 1 && drawn[0].path == path.cgPath && drawn[0].lineWidth == 7 && drawn[0].miterLimit == 2)
    #expect(drawn[0].lineCap == .round && drawn[0].lineJoin == .bevel && drawn[0].lineDashPattern == [3, 2, 1, 0])
    path.setLineDash(nil, count: 0, phase: 0)
    expectEqual(shapes { _ in path.stroke() }[0].lineDashPattern, nil)
  }

  @Test func picturesAreBegunAndEnded() throws {
    useOwnScreen()
    let kept = KeptLayers.use()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContext(CGSize(width: 30, height: 20))
    let context = try #require(UIGraphicsGetCurrentContext())
    // One pixel a point, whatever the screen has.
    expectEqual((context.canvas.bounds.size, context.canvas.contentsScale), (CGSize(width: 30, height: 20), 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext() != nil && kept.layers.last === context.canvas)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20))
    _ = renderer.image { $0.stroke(CGRect(x: 1, y: 2, width: 3, height: 4)) }
    let outline = kept.layers.last?.children.first as? CAShapeLayer
    #expect(outline?.path?.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4) && outline?.strokeColor != nil)
  }

  @Test func viewsGivePicturesOfThemselves() {
    useOwnScreen()
    let kept = KeptLayers.use()
    let view = UIView()
    expectEqual(view.snapshotView(afterScreenUpdates: true), nil)
    view.frame = CGRect(x: 7, y: 8, width: 30, height: 20)
    let copy = view.snapshotView(afterScreenUpdates: true)
    #expect(copy is UIImageView && copy?.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(kept.layers.last === view.layer)
  }

  // All colours are the screen's.
  @Test func spacesOfColorsAreOne() throws {
    for space in [CGColorSpaceCreateDeviceCMYK(), CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceRGB()] {
      let gradient = try #require(
        CGGradient(colorsSpace: space, colors: [UIColor.red.cgColor] as CFArray, locations: [0.5]))
      expectEqual(gradient.colors, [UIColor.red.cgColor])
    }
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }
}
