import HeroFiles
import HeroImage

/// Animated WebP: of each frame the rectangle that changed, lossy, in place of what was there.
///
/// Each rectangle is encoded once. libwebp's own encoder of animations tries several ways for each frame, which takes five times the
/// processor time for files of about the same size.
final class WebPEncoder: AnimationEncoder {
  private let film: Animation
  private let state: WebPFile
  private var line: EncodingLine<WebPFrame>
  private var before: Pixmap?

  /// Of 100.
  private static let standardQuality = 90

  init(_ film: Animation, into file: GrowingFile) throws(RenderError) {
    self.film = film
    let state = WebPFile(film: film, file: file)
    self.state = state
    line = EncodingLine(jobs: film.jobs) { frame throws(RenderError) in try state.append(frame) }
    try state.begin()
  }

  func add(_ pixmap: Pixmap, ticks: Int) throws(RenderError) {
    let picture = WebPPatch(pixmap: pixmap, place: place(of: pixmap), isTransparent: film.isTransparent)
    before = pixmap
    let (film, quality) = (film, film.quality ?? Self.standardQuality)
    try line.add {
      WebPFrame(
        place: picture.place, ticks: ticks,
        chunks: WebPFile.pictureChunks(of: try picture.encoded(.lossy(quality, method: 2), for: film.name)))
    }
  }

  func finish() throws(RenderError) {
    try line.finish()
    try state.end()
  }

  /// What changed, from an even column and row on, because the format counts them in twos.
  private func place(of pixmap: Pixmap) -> WebPPatch.Place {
    guard let before else { return .init(x: 0, y: 0, width: film.width, height: film.height) }
    guard let changed = WebPPatch.change(from: before, to: pixmap) else {
      return .init(x: 0, y: 0, width: 1, height: 1)
    }
    let (x, y) = (changed.x & ~1, changed.y & ~1)
    return .init(x: x, y: y, width: changed.width + changed.x - x, height: changed.height + changed.y - y)
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
    guard count <= Int(UInt32.max) - 1 else { throw film.failed("a WebP file holds 4 GB at most") }
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
