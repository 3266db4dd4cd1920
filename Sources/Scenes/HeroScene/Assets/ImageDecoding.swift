import Dispatch
import HeroImage
import HeroMedia
import Synchronization

/// Decodes the images of a scene on all cores before anybody asks for them.
enum ImageDecoding {
  /// A file's bytes and its image, nil for formats that are read elsewhere; or why there is none.
  typealias Outcome = Result<(bytes: [UInt8], file: ImageFile?), FileProblem>

  /// Bytes of decoded rows that are kept from reading a scene to drawing it; docs/limits.md names it.
  static let keptLimit = 16 << 20

  /// What is wrong with a file of no known format.
  private static let unknownFormat: String = {
    let formats = (["PNG", "JPEG"] + MediaFormat.allCases.map(\.rawValue)).joined(separator: ", ")
    return "none of the formats that are read: \(formats)"
  }()

  /// The outcome of each file, in order; rows are kept for those who draw.
  static func decode(_ files: [Result<[UInt8], FileProblem>], isForDrawing: Bool) -> [Outcome] {
    var room = isForDrawing ? keptLimit : 0
    let limits = files.map { file -> Int in
      guard let size = (try? file.get()).flatMap({ try? ImageDecoder.size(of: $0) }) else { return 0 }
      let bytes = size.width.multipliedReportingOverflow(by: size.height).partialValue.multipliedReportingOverflow(
        by: 4)
      guard !bytes.overflow, (0...room).contains(bytes.partialValue) else { return 0 }
      room -= bytes.partialValue
      return bytes.partialValue
    }
    let outcomes = Mutex([Outcome?](repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let outcome = files[index].flatMap { bytes -> Outcome in
        if MediaFormat(of: bytes) != nil { return .success((bytes, nil)) }
        do throws(ImageError) {
          return .success((bytes, try ImageFile(bytes, keeping: limits[index])))
        } catch {
          let why = bytes.isEmpty || ImageDecoder.isKnown(bytes) ? "\(error)" : Self.unknownFormat
          return .failure(FileProblem(message: "cannot be decoded: \(why)"))
        }
      }
      outcomes.withLock { $0[index] = outcome }
    }
    return outcomes.withLock { $0.compactMap(\.self) }
  }
}
