internal import CAnimation
internal import CGIF
import HeroFiles

/// A GIF's container, written by giflib.
final class GIFFile {
  /// What giflib wrote and the file does not have yet.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let film: Animation
  private let palette: GIFPalette
  private let file: GrowingFile
  private let output = Output()
  private var gif: UnsafeMutablePointer<GifFileType>?

  init(_ film: Animation, palette: GIFPalette, into file: GrowingFile) throws(RenderError) {
    self.film = film
    self.palette = palette
    self.file = file
    // The output lives as long as this object does, which closes giflib's.
    gif = EGifOpen(
      Unmanaged.passUnretained(output).toOpaque(),
      { gif, bytes, count in
        guard let gif, let user = gif.pointee.UserData else { return 0 }
        Unmanaged<Output>.fromOpaque(user).takeUnretainedValue().bytes += UnsafeBufferPointer(
          start: bytes, count: Int(count))
        return count
      }, nil)
    try begin()
  }

  deinit { if let gif { EGifCloseFile(gif, nil) } }

  private func begin() throws(RenderError) {
    let bits = Int32(palette.bits)
    guard let gif, let map = GifMakeMapObject(1 << bits, nil) else { throw film.failed("giflib does not start") }
    defer { GifFreeMapObject(map) }
    for entry in 0..<palette.entries.count / 3 {
      let color = palette.entries[entry * 3..<entry * 3 + 3]
      map.pointee.Colors[entry] = GifColorType(
        Red: color[color.startIndex], Green: color[color.startIndex + 1], Blue: color[color.startIndex + 2])
    }
    EGifSetGifVersion(gif, true)
    try done(EGifPutScreenDesc(gif, Int32(film.width), Int32(film.height), 8, 0, map))
    try putPlays(gif)
    try flush()
  }

  /// Netscape's extension says how often the film is shown again, 0 for endlessly; without it a film is shown once.
  private func putPlays(_ gif: UnsafeMutablePointer<GifFileType>) throws(RenderError) {
    if film.plays == 1 { return }
    let again = max(film.plays - 1, 0)
    try done(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE))
    try done(EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0"))
    try done(EGifPutExtensionBlock(gif, 3, [1, UInt8(again & 255), UInt8(again >> 8)]))
    try done(EGifPutExtensionTrailer(gif))
  }

  /// Adds a frame whose blocks are compressed.
  func append(_ frame: GIFSpool.Record, blocks: [UInt8]) throws(RenderError) {
    let delay = frame.ticks * film.timing.tick.seconds
    let rect = frame.painted
    // Disposal in bits 2 to 4 (1: stays, 2: is cleared), then whether an entry is transparent.
    let flags = UInt8(frame.isCleared ? 2 << 2 : 1 << 2) | (palette.transparent == nil ? 0 : 1)
    let control = [
      flags, UInt8(truncatingIfNeeded: delay), UInt8(truncatingIfNeeded: delay >> 8), palette.transparent ?? 0,
    ]
    try done(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, Int32(control.count), control))
    try done(EGifPutImageDesc(gif, rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top, false, nil))
    // giflib has written the code size. It takes the blocks one by one and an absent one for the empty one at the end.
    var place = 0
    while blocks[place] > 0 {
      try done(blocks.withUnsafeBufferPointer { EGifPutCodeNext(gif, $0.baseAddress.map { $0 + place }) })
      place += Int(blocks[place]) + 1
    }
    try done(EGifPutCodeNext(gif, nil))
    try flush()
  }

  /// Writes the end.
  func end() throws(RenderError) {
    let open = gif
    gif = nil
    try done(EGifCloseFile(open, nil))
    try flush()
  }

  private func done(_ result: Int32) throws(RenderError) {
    if result != GIF_OK { throw film.failed("giflib: \(gif.map { Self.reason($0.pointee.Error) } ?? "no memory")") }
  }

  private static func reason(_ code: Int32) -> String { GifErrorString(code).map { String(cString: $0) } ?? "\(code)" }

  private func flush() throws(RenderError) {
    try RenderError.onDisk(try file.append(output.bytes))
    output.bytes.removeAll(keepingCapacity: true)
  }
}
