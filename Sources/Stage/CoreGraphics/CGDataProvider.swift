internal import HeroImage
internal import Synchronization

public typealias CFData = NSData

/// Where bytes lie.
public final class CGDataProvider: @unchecked Sendable {
  public let data: CFData?

  public init?(data: CFData) { self.data = data }
}

/// The first of the bytes, as long as the data is there.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  data.bytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetLength(_ data: CFData!) -> Int { data.length }

extension CGImage {
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }

  /// The pixels, rows from the top, without padding: blue, green, red and alpha, colours times alpha, as UIKit draws pictures on a phone. They stay as long
  /// as the picture does.
  public var dataProvider: CGDataProvider? {
    provider.withLock { known in
      if known == nil, let pixmap = try? file.pixmap() { known = CGDataProvider(data: Self.data(of: pixmap)) }
      return known
    }
  }

  private static func data(of pixmap: Pixmap) -> NSData {
    var bytes = pixmap.bytes
    for at in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[at + 3])
      let (red, green, blue) = (Int(bytes[at]), Int(bytes[at + 1]), Int(bytes[at + 2]))
      bytes[at] = UInt8((blue * alpha + 127) / 255)
      bytes[at + 1] = UInt8((green * alpha + 127) / 255)
      bytes[at + 2] = UInt8((red * alpha + 127) / 255)
    }
    return NSData(data: Data(bytes))
  }
}
