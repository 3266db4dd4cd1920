internal import CGIF
import HeroImage

/// A GIF in memory that giflib has opened, until this goes.
package final class OpenedGIF {
  /// What giflib reads from.
  private final class Source {
    var rest: ArraySlice<UInt8>
    init(_ bytes: [UInt8]) { rest = bytes[...] }
  }

  private let source: Source
  let file: UnsafeMutablePointer<GifFileType>

  /// giflib's `GifFileType *`.
  package var handle: UnsafeMutableRawPointer { UnsafeMutableRawPointer(file) }

  /// Opens a GIF; throws what giflib says where it is none.
  package init(_ bytes: [UInt8]) throws(ImageError) {
    source = Source(bytes)
    var code: Int32 = 0
    let opened = DGifOpen(
      Unmanaged.passUnretained(source).toOpaque(),
      { file, target, count in
        guard let file, let target, count > 0, let data = file.pointee.UserData else { return 0 }
        let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
        let bytes = source.rest.prefix(Int(count))
        source.rest = source.rest.dropFirst(bytes.count)
        for (index, byte) in bytes.enumerated() { target[index] = byte }
        return Int32(bytes.count)
      }, &code)
    guard let opened else { throw Self.failed(code) }
    file = opened
  }

  deinit { _ = DGifCloseFile(file, nil) }

  /// What giflib says of a mistake.
  static func failed(_ code: Int32) -> ImageError {
    .unreadable("GIF: \(GifErrorString(code).map { String(cString: $0) } ?? "the file is damaged")")
  }
}
