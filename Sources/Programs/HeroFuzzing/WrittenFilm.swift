import Foundation
import HeroFiles
import HeroImage
import HeroRender

/// Random pictures that are written by our encoders, read by libraries, and compared.
struct WrittenFilm: FrameSource {
  let width: Int
  let height: Int
  let compression: PNGCompression
  /// All of one size, one or more.
  let frames: [Pixmap]

  /// Random pictures of odd sizes, of few and of many colours, flat and noisy, opaque, translucent or cut out; of which parts stay.
  init(random: inout SeededRandom) {
    // Some are large enough for several strips of a PNG, which hold 65 536 bytes each.
    let isLarge = random.chance(oneIn: 8)
    width = 1 + random.below(isLarge ? 260 : 67)
    height = 1 + random.below(isLarge ? 180 : 41)
    compression = random.pick(PNGCompression.allCases)
    let alphas: [UInt8] = random.pick([[255], [255], [0, 255], [0, 1, 90, 127, 128, 254, 255]])
    let colors = (0..<random.pick([2, 7, 200, 256, 257, 3000])).map { _ in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: random.next() >> $0) } + [random.pick(alphas)]
    }
    let run = random.pick([1, 3, 20, 500])
    var frames: [Pixmap] = []
    for _ in 0..<(isLarge ? 2 : 1 + random.below(6)) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(width * height * 4)
      while bytes.count < width * height * 4 {
        let color = random.pick(colors)
        for _ in 0..<1 + random.below(run) where bytes.count < width * height * 4 { bytes += color }
      }
      if let last = frames.last, !random.chance(oneIn: 3) {
        // Outside of a rectangle nothing changes; the rectangle may be empty.
        let left = random.below(width), top = random.below(height)
        let right = left + random.below(width - left + 1), bottom = top + random.below(height - top + 1)
        for y in 0..<height {
          for x in 0..<width where !((left..<right).contains(x) && (top..<bottom).contains(y)) {
            let place = (y * width + x) * 4
            bytes.replaceSubrange(place..<place + 4, with: last.bytes[place..<place + 4])
          }
        }
      }
      if let frame = Pixmap(width: width, height: height, bytes: bytes) { frames.append(frame) }
    }
    self.frames = frames
  }

  /// Reads what `bytes` gives; nil for anything else.
  init?(bytes: [UInt8]) {
    guard bytes.count > 6, PNGCompression.allCases.indices.contains(Int(bytes[5])) else { return nil }
    (width, height) = (Int(bytes[0]) << 8 | Int(bytes[1]), Int(bytes[2]) << 8 | Int(bytes[3]))
    compression = PNGCompression.allCases[Int(bytes[5])]
    let (size, count) = (width * height * 4, Int(bytes[4]))
    guard size > 0, count > 0, bytes.count == 6 + size * count else { return nil }
    frames = (0..<count).compactMap { [width, height] number in
      Pixmap(width: width, height: height, bytes: Array(bytes[6 + number * size..<6 + (number + 1) * size]))
    }
  }

  /// Width, height, how many frames, compression; then their pixels.
  var bytes: [UInt8] {
    let head = [width >> 8, width & 255, height >> 8, height & 255, frames.count].map { UInt8($0) }
    return head + [UInt8(PNGCompression.allCases.firstIndex(of: compression) ?? 0)] + frames.flatMap(\.bytes)
  }

  // MARK: As a film

  /// Frames per second: each lasts two of a GIF's hundredths.
  static let rate = 50

  func picture(at time: Double) -> Int { Int((time * Double(Self.rate)).rounded()) }

  func draw(_ picture: Int) throws -> Pixmap { frames[picture] }

  private var isTransparent: Bool { frames.contains { !$0.isOpaque } }

  /// The film's file.
  private func file(_ name: String) throws -> [UInt8] {
    guard let rate = FrameRate(numerator: Self.rate) else { throw FuzzProblem("no rate") }
    let clock = FrameClock(duration: Double(frames.count - 1) / rate.value, rate: rate)
    let canvas = FilmCanvas(
      width: Double(width), height: Double(height), scale: 1, background: [0, 0, 0, isTransparent ? 0 : 1])
    let run = RenderRun(
      header: FilmHeader(
        sceneDigest: "", canvas: canvas, fps: rate, duration: clock.duration, frameCount: clock.frameCount),
      requests: frames.indices.map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }, isWholeFilm: true)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("herofuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    _ = try RenderJob(source: self, run: run, jobs: 2, compression: compression).render(
      into: [try OutputTarget(path).makeSink()])
    guard let bytes = FileSystem.bytes(of: path) else { throw FuzzProblem("\(name) was not written") }
    return bytes
  }

  // MARK: Checks

  /// Writes all frames with one encoder, which keeps what did not change, and reads each with libpng.
  func checkPNG() throws {
    let encoder = PNGSequenceEncoder(compression: compression)
    for (number, frame) in frames.enumerated() {
      let file = try encoder.encode(frame)
      guard try readWithLibpng(file) == frame else {
        throw FuzzProblem("frame \(number) as a PNG has other pixels")
      }
      guard try ImageDecoder.decode(file) == frame else {
        throw FuzzProblem("frame \(number) is read otherwise than by libpng")
      }
    }
  }

  /// Writes an animated PNG and reads each of its pictures with libpng: the very pixels.
  func checkAPNG() throws {
    let shown = try APNGPictures(try file("film.apng"))
    for (number, frame) in frames.enumerated() {
      guard shown.pixels(at: Double(number) / Double(Self.rate)) == frame.bytes else {
        throw FuzzProblem("frame \(number) of an APNG has other pixels")
      }
    }
  }

  /// Writes a GIF and reads it with giflib. Pixels of an alpha below 128 are clear, and all others opaque. Up to 255 colours are the very
  /// ones; more are mixed: each colour of two entries of the palette, and which of them shows depends on the place in a square of eight alone.
  func checkGIF() throws {
    let shown = try GIFPictures(try file("film.gif"))
    var own: Set<UInt32> = []
    for frame in frames {
      for color in Self.colors(frame.bytes) where color >> 24 >= 128 || !isTransparent {
        own.insert(color | 0xFF00_0000)
      }
    }
    var entries: [UInt32: Set<UInt32>] = [:]
    var byPlace: [SIMD2<UInt32>: UInt32] = [:]
    for (number, frame) in frames.enumerated() {
      guard let pixels = shown.pixels(at: number * 100 / Self.rate), pixels.count == frame.bytes.count else {
        throw FuzzProblem("frame \(number) of a GIF is not there")
      }
      for (place, (wanted, found)) in zip(Self.colors(frame.bytes), Self.colors(pixels)).enumerated() {
        let isClear = isTransparent && wanted >> 24 < 128
        let what = "frame \(number) of a GIF at \(place % width), \(place / width)"
        guard found >> 24 == (isClear ? 0 : 255) else { throw FuzzProblem("\(what) is clear or opaque wrongly") }
        if isClear { continue }
        let color = wanted | 0xFF00_0000
        guard own.count > 255 || found == color else { throw FuzzProblem("\(what) has another colour") }
        entries[color, default: []].insert(found)
        guard entries[color, default: []].count <= 2 else { throw FuzzProblem("\(what) is the third look of a colour") }
        let square = UInt32(place % width % 8 + place / width % 8 * 8)
        if let known = byPlace.updateValue(found, forKey: SIMD2(color, square)), known != found {
          throw FuzzProblem("\(what) looks otherwise than the same colour at the same place of a square")
        }
      }
    }
  }

  /// Pixels as a, b, g, r from the highest byte down.
  private static func colors(_ bytes: [UInt8]) -> [UInt32] {
    bytes.withUnsafeBytes { Array($0.assumingMemoryBound(to: UInt32.self)).map(UInt32.init(littleEndian:)) }
  }
}
