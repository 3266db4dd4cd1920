import HeroFiles
import HeroImage

/// The chunks of an animated PNG. Source: PNG (third edition), 5.3 and 11.3.6.
final class APNGFile {
  private let film: Animation
  private let file: GrowingFile
  private var frames = 0
  /// Counts fcTL and fdAT chunks.
  private var sequence = 0

  init(film: Animation, file: GrowingFile) {
    self.film = film
    self.file = file
  }

  /// What comes before the frames; their number is filled in at the end.
  func begin() throws(RenderError) {
    let layout = PNGLayout(width: film.width, height: film.height, channels: film.isTransparent ? 4 : 3)
    try append(layout.head + control)
  }

  /// 0 plays are endless ones.
  private var control: [UInt8] { Self.chunk("acTL", Self.word(frames) + Self.word(film.plays)) }

  func append(_ frame: APNGFrame) throws(RenderError) {
    let rect = frame.rect
    let place = [rect.right - rect.left, rect.bottom - rect.top, rect.left, rect.top]
    let delay = frame.ticks * film.timing.tick.seconds
    // It stays until the next one: disposal 0.
    try append(
      Self.chunk(
        "fcTL",
        next() + place.flatMap { Self.word(Int($0)) } + Self.half(delay) + Self.half(film.timing.tick.per)
          + [0, frame.isOver ? 1 : 0]))
    try append(frames == 0 ? Self.chunk("IDAT", frame.data) : Self.chunk("fdAT", next() + frame.data))
    frames += 1
  }

  /// What comes after the frames.
  func end() throws(RenderError) {
    try append(Self.chunk("IEND", []))
    // The signature, and IHDR's 13 bytes with length, name and check sum.
    try RenderError.onDisk(try file.overwrite(control, at: 8 + 25))
  }

  private func append(_ bytes: [UInt8]) throws(RenderError) { try RenderError.onDisk(try file.append(bytes)) }

  private func next() -> [UInt8] {
    defer { sequence += 1 }
    return Self.word(sequence)
  }

  private static func word(_ value: Int) -> [UInt8] { PNGLayout.word(UInt32(truncatingIfNeeded: value)) }

  private static func half(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var chunk: [UInt8] = []
    chunk.appendChunk(name) { $0 += data }
    return chunk
  }
}
