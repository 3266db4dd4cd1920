import HeroImage
import HeroStage
import HeroTesting

@testable import UIKit

/// Pictures that an app draws itself.
@MainActor @Suite(.writtenStages) struct PictureDrawingTests {
  @Test func rendererDrawsInOrder() throws {
    _ = testStage(device: .iPhone8, root: UIViewController())
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
      context.fill(.red, 0, 0, 5, 6)
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.cgContext.translateBy(x: 2, y: 0)
      context.cgContext.fill(CGRect(x: 1, y: 2, width: 4, height: 2))
    }
    // An iPhone 8 has two pixels a point.
    expectEqual((image.size, image.scale), (CGSize(width: 10, height: 6), 2))
    try expectEqual(
      [image.pixel(2, 2), image.pixel(7, 6), image.pixel(13, 6)], [.opaqueRed, .opaqueBlue, .opaqueBlue])
    try expectEqual([image.pixel(14, 6), image.pixel(18, 2)], [.clear, .clear])
  }

  @Test func formatDecides() throws {
    _ = testStage(device: .iPhone8, root: UIViewController())
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let bounds = CGRect(x: 5, y: 5, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in
      UIColor.green.setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 2, height: 4)).fill()
    }
    expectEqual((image.scale, image.size), (1, bounds.size))
    try expectEqual([image.pixel(0, 0), image.pixel(3, 3)], [.opaqueGreen, .opaqueBlack])
  }

  /// 20 × 10 points at (100, 50), white, and red in the right half.
  private func halves() -> UIView {
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 20, height: 10))
    view.backgroundColor = .white
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    return view
  }

  /// In its own coordinates, whatever its place, transform and alpha.
  @Test func hierarchyIsDrawnIntoTheRectangle() throws {
    let view = halves()
    view.transform = CGAffineTransform(rotationAngle: 1)
    let image = drawn(10, 5) { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 5), afterScreenUpdates: true))
    }
    try expectEqual([image.pixel(2, 4), image.pixel(15, 4)], [.opaqueWhite, .opaqueRed])
    let whole = drawn(20, 10) { view.layer.render(in: $0.cgContext) }
    try expectEqual([whole.pixel(10, 10), whole.pixel(30, 10)], [.opaqueWhite, .opaqueRed])
  }

  @Test func snapshotsOfAPart() throws {
    _ = testStage(device: .iPhone8, root: UIViewController())
    let view = halves()
    // Half of the red, and as much beyond.
    let part = view.resizableSnapshotView(
      from: CGRect(x: 15, y: 0, width: 10, height: 5), afterScreenUpdates: true, withCapInsets: .zero)
    expectEqual(part?.frame, CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require((part as? UIImageView)?.image)
    expectEqual(image.size, CGSize(width: 10, height: 5))
    try expectEqual([image.pixel(9, 9), image.pixel(10, 9)], [.opaqueRed, .clear])
    expectEqual(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero), nil)
  }

  @Test func picturesAreDrawnAndEncoded() throws {
    let dot = drawn(2, 2) { $0.fill(.blue, 0, 0, 2, 2) }
    let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).pngData { _ in
      dot.draw(at: CGPoint(x: 4, y: 1))
    }
    let image = try #require(UIImage(data: data, scale: 2))
    expectEqual(image.size, CGSize(width: 8, height: 4))
    try expectEqual([image.pixel(8, 2), image.pixel(7, 2), image.pixel(12, 2)], [.opaqueBlue, .clear, .clear])
  }

  @Test func picturesAreBegunTintedAndSized() throws {
    _ = testStage(device: .iPhone8, root: UIViewController())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 0)
    UIColor.blue.withAlphaComponent(0.5).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let drawn = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    expectEqual(UIGraphicsGetImageFromCurrentImageContext(), nil)
    expectEqual((drawn.size, drawn.scale), (CGSize(width: 4, height: 2), 2))
    let red = drawn.withTintColor(.red, renderingMode: .alwaysOriginal)
    try expectEqual(red.pixel(1, 1), [255, 0, 0, 128])
    try expectEqual(red.pixel(6, 1)[3], 0)
    // The star is drawn on 21×20 points beside text of 17.
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    let small = large?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    expectEqual((large?.size, small?.size), (CGSize(width: 42, height: 40), CGSize(width: 21, height: 20)))
  }

  // Blue, green, red, alpha; half of blue is 128 of 255.
  @Test func picturesGiveTheirPixels() throws {
    let image = drawn(3, 1, scale: 1) { context in
      context.fill(UIColor(red: 1, green: 0.2, blue: 0, alpha: 1), 0, 0, 1, 1)
      context.fill(.blue.withAlphaComponent(0.5), 1, 0, 1, 1)
    }
    let picture = try #require(image.cgImage)
    expectEqual((picture.bytesPerRow, picture.bitsPerPixel, picture.bitsPerComponent), (12, 32, 8))
    let data = try #require(picture.dataProvider?.data)
    expectEqual(CFDataGetLength(data), 12)
    let bytes = try #require(CFDataGetBytePtr(picture.dataProvider?.data))
    expectEqual((0..<12).map { bytes[$0] }, [0, 51, 255, 255, 128, 0, 0, 128, 0, 0, 0, 0])
  }

  // Sides move out to whole pixels, 1…3 and 0…2; what lies beyond the picture is left out: 3…4, 0…1.
  @Test func picturesAreCropped() throws {
    let whole = try #require(drawn(4, 2, scale: 1) { $0.fill(.red, 0, 0, 4, 2) }.cgImage)
    let part = try #require(whole.cropping(to: CGRect(x: 1.5, y: 0.2, width: 1, height: 1)))
    expectEqual((part.width, part.height), (2, 2))
    let corner = try #require(whole.cropping(to: CGRect(x: 3, y: -5, width: 10, height: 6)))
    expectEqual((corner.width, corner.height), (1, 1))
  }

  @Test func jpegFiles() throws {
    let image = drawn(32, 16, scale: 1) { context in
      for step in 0..<16 {
        let color = UIColor(hue: CGFloat(step * 7 % 16) / 16, saturation: 1, brightness: 1, alpha: 1)
        context.fill(color, CGFloat(step), 0, 1, 16)
      }
    }
    let data = try #require(image.jpegData(compressionQuality: 1))
    expectEqual(data.prefix(2), Data([0xff, 0xd8]))
    let poor = try #require(image.jpegData(compressionQuality: 0))
    #expect(poor.count < data.count)
    let read = try #require(UIImage(data: data))
    expectEqual(read.size, CGSize(width: 32, height: 16))
    // The right half was clear, which is white here; 8 × 8 pixels of it are a block of their own.
    try expectEqual(read.pixel(28, 4), .opaqueWhite)
    expectEqual(UIImage().jpegData(compressionQuality: 1), nil)
  }
}
