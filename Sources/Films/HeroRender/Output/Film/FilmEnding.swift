import Foundation
import HeroFiles

/// Whether a film file was written to its end, as its container tells.
///
/// An encoder's exit code is not enough: ffmpeg 5.1 ends with 0 after a trailer that a full disk did not take. Every container says what it
/// should hold in what its writer adds last, so that a glance at both ends and at the boxes between is enough; nothing is decoded.
struct FilmEnding {
  private let bytes: (Range<Int>) -> [UInt8]
  private let count: Int

  /// Looks at a file through `bytes`, which returns what there is of a range.
  init(count: Int, bytes: @escaping (Range<Int>) -> [UInt8]) {
    self.count = count
    self.bytes = bytes
  }

  /// Whether the file is all of a film in a format.
  func isWhole(_ format: FFmpegFormat) -> Bool {
    switch format {
    case .gif: isWholeGIF
    case .mp4, .mov: hasWholeBoxes("moov")
    // A single frame is a picture without a film.
    case .avif: hasWholeBoxes("meta")
    case .webm: isWholeWebM
    }
  }

  /// Source: GIF89a specification, sections 17 and 27: header, trailer 0x3B.
  private var isWholeGIF: Bool { text(0, 4) == "GIF8" && bytes(max(0, count - 1)..<count) == [0x3B] }

  /// Source: ISO/IEC 14496-12, 4.2: boxes of a size and a type follow one another; `moov` (of pictures `meta`) and `mdat` are needed for a film, and the
  /// size of `mdat` is filled in at the end.
  private func hasWholeBoxes(_ type: String) -> Bool {
    var place = 0
    var types: Set<String> = []
    while place < count {
      var size = number(bytes(place..<place + 4))
      if size == 1 { size = number(bytes(place + 8..<place + 16)) }
      guard let length = size, length >= 8, length <= count - place else { return false }
      types.insert(text(place + 4, 4))
      place += length
    }
    return types.isSuperset(of: [type, "mdat"])
  }

  /// Source: RFC 8794 (EBML) and RFC 9559 (Matroska), 5.1: an EBML header, then one Segment, whose size is unknown until its end was written.
  private var isWholeWebM: Bool {
    guard bytes(0..<4) == [0x1A, 0x45, 0xDF, 0xA3], let header = element(at: 4),
      header.content + header.size <= count - 4,
      bytes(header.content + header.size..<header.content + header.size + 4) == [0x18, 0x53, 0x80, 0x67],
      let segment = element(at: header.content + header.size + 4)
    else { return false }
    return segment.size > 0 && segment.size == count - segment.content
  }

  /// Where an EBML element's content begins and how long it is, after its four bytes of name; nil when the length is unknown.
  private func element(at place: Int) -> (content: Int, size: Int)? {
    guard let first = bytes(place..<place + 1).first, first != 0 else { return nil }
    // As many bytes follow as there are zeros before the first one.
    let length = first.leadingZeroBitCount + 1
    var value = bytes(place..<place + length)
    guard value.count == length else { return nil }
    // Only eight bytes have a marker that fills the first of them.
    value[0] = length < 8 ? first & (0xFF >> UInt8(length)) : 0
    guard let size = number(value), size != (1 << (7 * length)) - 1 else { return nil }
    return (place + length, size)
  }

  private func text(_ place: Int, _ length: Int) -> String {
    String(decoding: bytes(place..<place + length), as: UTF8.self)
  }

  /// Bytes as a number, the highest first; nil when there are none or it is beyond 2⁶².
  private func number(_ bytes: [UInt8]) -> Int? {
    guard !bytes.isEmpty, bytes.count < 8 || (bytes.count == 8 && bytes[0] < 0x40) else { return nil }
    return bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension UnfinishedFile {
  /// Whether the file is all of a film.
  func isWhole(_ format: FFmpegFormat) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    let ending = FilmEnding(count: Int(status.st_size)) { range in
      var bytes = [UInt8](repeating: 0, count: range.count)
      let read = pread(descriptor, &bytes, range.count, off_t(range.lowerBound))
      return Array(bytes.prefix(max(0, read)))
    }
    return ending.isWhole(format)
  }
}
