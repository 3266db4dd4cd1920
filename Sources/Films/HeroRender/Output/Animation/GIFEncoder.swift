internal import CAnimation
import HeroFiles
import HeroImage

/// GIF with one palette for the film.
///
/// The palette is known when the last frame is, and frames are dear to draw: until then they wait in a file, packed as differences, so that
/// memory does not grow with the film. Then groups of them are mapped and compressed at once.
final class GIFEncoder: AnimationEncoder {
  private let film: Animation
  private let file: GrowingFile
  private let spool: GIFSpool
  private let packing: EncodingLine<GIFSpool.Packed>
  private let colors: GIFColors
  private var before: Pixmap?
  private var count = 0

  init(_ film: Animation, into file: GrowingFile) throws(RenderError) {
    self.film = film
    self.file = file
    let spool = try GIFSpool(film)
    self.spool = spool
    packing = EncodingLine(jobs: film.jobs) { packed throws(RenderError) in try spool.append(packed) }
    colors = try GIFColors(film)
  }

  func add(_ pixmap: Pixmap, ticks: Int) throws(RenderError) {
    var now = pixmap
    if film.isTransparent {
      now.bytes.withUnsafeMutableBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        hero_cut_alpha(pixels.baseAddress, pixels.count)
      }
    }
    let (picture, before, number) = (now, before, count)
    try packing.add { [film] in GIFSpool.Packed(picture, after: before, number: number, ticks: ticks, film: film) }
    colors.add(picture, after: before, number: number, ticks: ticks)
    self.before = picture
    count += 1
  }

  func finish() throws(RenderError) {
    before = nil
    try packing.finish()
    let palette = try colors.choose(frames: count)
    let container = try GIFFile(film, palette: palette, into: file)
    let (film, waiting, records) = (film, spool.file, spool.records)
    var written = 0
    let encoding = EncodingLine<[[UInt8]]>(jobs: film.jobs, waiting: film.jobs) { pictures throws(RenderError) in
      for blocks in pictures {
        try container.append(records[written], blocks: blocks)
        written += 1
      }
    }
    for frames in GIFGroup.frames(of: records, jobs: max(film.jobs, 1)) {
      if file.unfinished.isGivenUp { throw .stopped }
      try encoding.add { try GIFGroup(frames, of: records, film: film, palette: palette).encode(waiting) }
    }
    try encoding.finish()
    try container.end()
  }
}
