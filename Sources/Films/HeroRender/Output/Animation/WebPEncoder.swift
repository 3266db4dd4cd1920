import HeroFiles
import HeroImage

/// Animated WebP: of each frame the rectangle that changed, lossy, in place of what was there.
///
/// Each rectangle is encoded once. libwebp's own encoder of animations tries several ways for each frame, which takes four times the
/// processor time. As there, a pixel counts as changed when it is further from what was encoded of it last than the loss may move it.
final class WebPEncoder: AnimationEncoder {
  private let film: Animation
  private let state: WebPFile
  private var line: EncodingLine<WebPFrame>
  /// What was encoded of each pixel last.
  private var shown: Pixmap?
  /// The frame that waits for its end, and its time so far.
  private var waiting: (patch: WebPPatch, ticks: Int)?

  /// Of 100.
  private static let standardQuality = 84

  init(_ film: Animation, into file: GrowingFile) throws(RenderError) {
    self.film = film
    let state = WebPFile(film: film, file: file)
    self.state = state
    line = EncodingLine(jobs: film.jobs) { frame throws(RenderError) in try state.append(frame) }
    try state.begin()
  }

  func add(_ pixmap: Pixmap, ticks: Int) throws(RenderError) {
    let place = place(of: pixmap)
    if place == nil, let waiting, waiting.ticks + ticks <= film.timing.longest {
      self.waiting?.ticks += ticks
      return
    }
    try encodeWaiting()
    // What lasts longer than one picture may goes on as one of a pixel.
    let changed = place ?? .init(x: 0, y: 0, width: 1, height: 1)
    waiting = (WebPPatch(pixmap: pixmap, place: changed, isTransparent: film.isTransparent), ticks)
    shown = shown.map { $0.replacing(changed, by: pixmap) } ?? pixmap
  }

  func finish() throws(RenderError) {
    try encodeWaiting()
    try line.finish()
    try state.end()
  }

  private var quality: Int { film.quality ?? Self.standardQuality }

  private func encodeWaiting() throws(RenderError) {
    guard let (patch, ticks) = waiting else { return }
    waiting = nil
    try line.add { [name = film.name, quality] in
      WebPFrame(
        place: patch.place, ticks: ticks,
        chunks: WebPFile.pictureChunks(of: try patch.encoded(.lossy(quality, isQuick: true), for: name)))
    }
  }

  /// How far the loss may move a channel, so that less is no change: 2 of 255 at quality 84, none at 100.
  private var tolerance: Int32 { Int32((31 * (1 - (Double(quality) / 100).squareRoot())).rounded(.down)) }

  /// What changed, from an even column and row on, because the format counts them in twos; nil for nothing.
  private func place(of pixmap: Pixmap) -> WebPPatch.Place? {
    guard let shown else { return .init(x: 0, y: 0, width: film.width, height: film.height) }
    guard let changed = WebPPatch.change(from: shown, to: pixmap, tolerance: tolerance) else { return nil }
    let (x, y) = (changed.x & ~1, changed.y & ~1)
    return .init(x: x, y: y, width: changed.width + changed.x - x, height: changed.height + changed.y - y)
  }
}

extension Pixmap {
  /// The picture with another's pixels in a place.
  fileprivate func replacing(_ place: WebPPatch.Place, by other: Pixmap) -> Pixmap {
    if place.width == width, place.height == height { return other }
    var result = self
    let count = place.width * 4
    result.bytes.withUnsafeMutableBytes { target in
      other.bytes.withUnsafeBytes { source in
        for row in place.y..<place.y + place.height {
          let start = (row * width + place.x) * 4
          target[start..<start + count].copyBytes(from: source[start..<start + count])
        }
      }
    }
    return result
  }
}

/// A frame's rectangle, compressed.
struct WebPFrame: Sendable {
  let place: WebPPatch.Place
  let ticks: Int
  /// The picture's own chunks: ALPH and VP8, or VP8L.
  let chunks: [UInt8]
}

/// The chunks of an animated WebP. Source: RFC 9649, 2.5 to 2.7.
final class WebPFile {
  private let film: Animation
  private let file: GrowingFile
  /// Bytes after the size of the file.
  private var count = 0

  init(film: Animation, file: GrowingFile) {
    self.film = film
    self.file = file
  }

  /// What comes before the frames; the file's size is filled in at the end.
  func begin() throws(RenderError) {
    let flags: UInt8 = 0x02 | (film.isTransparent ? 0x10 : 0)
    let canvas = [flags, 0, 0, 0] + Self.bytes(film.width - 1, 3) + Self.bytes(film.height - 1, 3)
    // No colour behind, and the number of plays; 0 for endless ones.
    let animation = [0, 0, 0, 0] + Self.bytes(film.plays, 2)
    try RenderError.onDisk(try file.append(Self.tag("RIFF") + Self.bytes(0, 4)))
    try append(Self.tag("WEBP") + Self.chunk("VP8X", canvas) + Self.chunk("ANIM", animation))
  }

  func append(_ frame: WebPFrame) throws(RenderError) {
    let place = frame.place
    let head =
      Self.bytes(place.x / 2, 3) + Self.bytes(place.y / 2, 3) + Self.bytes(place.width - 1, 3)
      + Self.bytes(place.height - 1, 3) + Self.bytes(frame.ticks, 3)
    // It stays until the next one, and takes the place of what was there.
    try append(Self.chunk("ANMF", head + [0x02] + frame.chunks))
  }

  func end() throws(RenderError) {
    guard count <= Int(UInt32.max) - 1 else { throw film.failed("a WebP file has 4 GB at most") }
    try RenderError.onDisk(try file.overwrite(Self.bytes(count, 4), at: 4))
  }

  private func append(_ bytes: [UInt8]) throws(RenderError) {
    try RenderError.onDisk(try file.append(bytes))
    count += bytes.count
  }

  /// The chunks of a file with one picture that say how it looks.
  static func pictureChunks(of file: [UInt8]) -> [UInt8] {
    var (chunks, place) = ([UInt8](), 12)
    while place + 8 <= file.count {
      let size = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      let end = min(place + 8 + size + size % 2, file.count)
      if ["ALPH", "VP8 ", "VP8L"].contains(String(decoding: file[place..<place + 4], as: UTF8.self)) {
        chunks += file[place..<end]
      }
      place = end
    }
    return chunks
  }

  private static func tag(_ name: String) -> [UInt8] { Array(name.utf8) }

  /// Little-endian.
  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    tag(name) + bytes(data.count, 4) + data + (data.count.isMultiple(of: 2) ? [] : [0])
  }
}
