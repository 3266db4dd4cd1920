import HeroImage
import HeroStage
import HeroTesting

@testable import UIKit

/// Pictures that an app draws itself.
@MainActor @Suite(.writtenStages) struct PictureDrawingTests {
  /// r, g, b and alpha of a pixel.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let pixmap = try image.picture.file.pixmap()
    let place = (y * pixmap.width + x) * 4
    return Array(pixmap.bytes[place..<place + 4])
  }

  private var stage: Stage { testStage(device: .iPhone8, root: UIViewController()) }

  @Test func rendererDrawsInOrder() throws {
    _ = stage
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
      context.cgContext.setFillColor(UIColor.blue.cgColor)
      context.cgContext.translateBy(x: 2, y: 0)
      context.cgContext.fill(CGRect(x: 1, y: 2, width: 4, height: 2))
    }
    // An iPhone 8 has two pixels a point.
    expectEqual((image.size, image.scale), (CGSize(width: 10, height: 6), 2))
    try expectEqual(pixel(image, 2, 2), [255, 0, 0, 255])
    try expectEqual(pixel(image, 7, 6), [0, 0, 255, 255])
    try expectEqual(pixel(image, 13, 6), [0, 0, 255, 255])
    try expectEqual(pixel(image, 14, 6)[3], 0)
    try expectEqual(pixel(image, 18, 2)[3], 0)
  }

  @Test func formatDecides() throws {
    _ = stage
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let bounds = CGRect(x: 5, y: 5, width: 4, height: 4)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      UIColor.green.setFill()
      UIBezierPath(rect: CGRect(x: 5, y: 5, width: 2, height: 4)).fill()
    }
    expectEqual((image.scale, image.size), (1, bounds.size))
    try expectEqual(pixel(image, 0, 0), [0, 255, 0, 255])
    try expectEqual(pixel(image, 3, 3), [0, 0, 0, 255])
  }

  /// In its own coordinates, whatever its place, transform and alpha.
  @Test func hierarchyIsDrawnIntoTheRectangle() throws {
    _ = stage
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 20, height: 10))
    view.backgroundColor = .white
    view.transform = CGAffineTransform(rotationAngle: 1)
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5)).image { _ in
      #expect(view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 10, height: 5), afterScreenUpdates: true))
    }
    try expectEqual(pixel(image, 2, 4), [255, 255, 255, 255])
    try expectEqual(pixel(image, 15, 4), [255, 0, 0, 255])
    let whole = UIGraphicsImageRenderer(size: view.bounds.size).image { view.layer.render(in: $0.cgContext) }
    try expectEqual(pixel(whole, 10, 10), [255, 255, 255, 255])
    try expectEqual(pixel(whole, 30, 10), [255, 0, 0, 255])
  }

  @Test func picturesAreDrawnAndEncoded() throws {
    _ = stage
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).pngData { _ in
      dot.draw(at: CGPoint(x: 4, y: 1))
    }
    let image = try #require(UIImage(data: data, scale: 2))
    expectEqual(image.size, CGSize(width: 8, height: 4))
    try expectEqual(pixel(image, 8, 2), [0, 0, 255, 255])
    try expectEqual(pixel(image, 7, 2)[3], 0)
    try expectEqual(pixel(image, 12, 2)[3], 0)
  }

  @Test func picturesAreBegunTintedAndSized() throws {
    _ = stage
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 0)
    UIColor.blue.withAlphaComponent(0.5).setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let drawn = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    expectEqual(UIGraphicsGetImageFromCurrentImageContext(), nil)
    expectEqual((drawn.size, drawn.scale), (CGSize(width: 4, height: 2), 2))
    let red = drawn.withTintColor(.red, renderingMode: .alwaysOriginal)
    try expectEqual(pixel(red, 1, 1), [255, 0, 0, 128])
    try expectEqual(pixel(red, 6, 1)[3], 0)
    // The star is drawn on 21×20 points beside text of 17.
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34, weight: .bold))
    expectEqual(large?.size, CGSize(width: 42, height: 40))
    expectEqual(
      large?.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17)).size, CGSize(width: 21, height: 20))
  }

  // Blue, green, red, alpha; half of blue is 128 of 255.
  @Test func picturesGiveTheirPixels() throws {
    _ = stage
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1), format: format).image { context in
      UIColor(red: 1, green: 0.2, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let picture = try #require(image.cgImage)
    expectEqual((picture.bytesPerRow, picture.bitsPerPixel, picture.bitsPerComponent), (12, 32, 8))
    let data = try #require(picture.dataProvider?.data)
    expectEqual(CFDataGetLength(data), 12)
    let bytes = try #require(CFDataGetBytePtr(picture.dataProvider?.data))
    expectEqual((0..<12).map { bytes[$0] }, [0, 51, 255, 255, 128, 0, 0, 128, 0, 0, 0, 0])
  }

  @Test func picturesAreCropped() throws {
    _ = stage
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let whole = try #require(image.cgImage)
    // Sides move out to whole pixels: 1…3, 0…2.
    let part = try #require(whole.cropping(to: CGRect(x: 1.5, y: 0.2, width: 1, height: 1)))
    #expect((part.width, part.height) == (2, 2))
    try expectEqual(pixel(UIImage(cgImage: part), 0, 1), [255, 0, 0, 255])
    try expectEqual(pixel(UIImage(cgImage: part), 1, 1), [0, 0, 255, 255])
    // What lies beyond the picture is left out: 3…4, 0…1.
    let corner = try #require(whole.cropping(to: CGRect(x: 3, y: -5, width: 10, height: 6)))
    #expect((corner.width, corner.height) == (1, 1))
    #expect(whole.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
    #expect(whole.cropping(to: CGRect(x: 1, y: 1, width: 0, height: 1)) == nil)
  }

  @Test func snapshotsOfAPart() throws {
    _ = stage
    let view = UIView(frame: CGRect(x: 100, y: 50, width: 20, height: 10))
    view.backgroundColor = .white
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    // Half of the red, and as much beyond.
    let part = view.resizableSnapshotView(
      from: CGRect(x: 15, y: 0, width: 10, height: 5), afterScreenUpdates: true, withCapInsets: .zero)
    expectEqual(part?.frame, CGRect(x: 0, y: 0, width: 10, height: 5))
    let image = try #require((part as? UIImageView)?.image)
    expectEqual(image.size, CGSize(width: 10, height: 5))
    try expectEqual(pixel(image, 9, 9), [255, 0, 0, 255])
    try expectEqual(pixel(image, 10, 9)[3], 0)
    expectEqual(view.resizableSnapshotView(from: .zero, afterScreenUpdates: true, withCapInsets: .zero), nil)
  }

  @Test func jpegFiles() throws {
    _ = stage
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 16), format: format).image { context in
      for step in 0..<16 {
        UIColor(hue: CGFloat(step * 7 % 16) / 16, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: step, y: 0, width: 1, height: 16))
      }
    }
    let data = try #require(image.jpegData(compressionQuality: 1))
    expectEqual(data.prefix(2), Data([0xff, 0xd8]))
    let poor = try #require(image.jpegData(compressionQuality: 0))
    #expect(poor.count < data.count)
    let read = try #require(UIImage(data: data))
    expectEqual(read.size, CGSize(width: 32, height: 16))
    // The right half was clear, which is white here; 8 × 8 pixels of it are a block of their own.
    try expectEqual(pixel(read, 28, 4), [255, 255, 255, 255])
    expectEqual(UIImage().jpegData(compressionQuality: 1), nil)
  }
}
