import Foundation
import HeroFiles
import HeroImage
import HeroModel
import HeroTesting

@testable import HeroRender

/// A film of 2×1 pixels whose red is the frame's tenth of a second; counts how often it draws.
struct FakeSource: FrameSource {
  /// Pictures that cannot be drawn, by their tenth.
  var failing: Set<Int> = []
  /// Times between which it says that nothing moves.
  var still: ClosedRange<Double>?
  var log = DrawLog()

  func isStill(from start: Double, to end: Double) -> Bool {
    still?.contains(start) == true && still?.contains(end) == true
  }

  func picture(at time: Double) -> Int {
    Int(((still?.contains(time) == true ? still?.lowerBound ?? time : time) * 10).rounded())
  }

  func draw(_ picture: Int) throws -> Pixmap {
    log.add(picture)
    if failing.contains(picture) { throw FakeError.broken(picture) }
    let byte = UInt8(truncatingIfNeeded: picture)
    guard let pixmap = Pixmap(width: 2, height: 1, bytes: [byte, 0, 0, 255, 0, byte, 0, 255]) else {
      throw FakeError.broken(picture)
    }
    return pixmap
  }
}

enum FakeError: Error, Equatable { case broken(Int) }

/// Pictures by a rule: what the pixel at (x, y) of a picture is.
struct RuleSource: FrameSource {
  var width = 40
  var height = 24
  /// Pictures a second.
  var rate = 50
  let pixel: @Sendable (_ picture: Int, _ x: Int, _ y: Int) -> [UInt8]

  func picture(at time: Double) -> Int { Int((time * Double(rate)).rounded()) }

  func draw(_ picture: Int) throws -> Pixmap {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += pixel(picture, x, y) } }
    guard let pixmap = Pixmap(width: width, height: height, bytes: bytes) else { throw FakeError.broken(picture) }
    return pixmap
  }

  /// A run of the whole film, at its own rate or another.
  func run(frames count: Int, fps: Int? = nil, isTransparent: Bool = false) throws -> RenderRun {
    let rate = try #require(FrameRate(numerator: fps ?? rate))
    let clock = FrameClock(duration: Double(count - 1) / rate.value, rate: rate)
    let canvas = FilmCanvas(
      width: Double(width), height: Double(height), scale: 1, background: [0, 0, 0, isTransparent ? 0 : 1])
    return RenderRun(
      header: FilmHeader(
        sceneDigest: "s", canvas: canvas, fps: rate, duration: clock.duration, frameCount: clock.frameCount),
      requests: (0..<count).map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }, isWholeFilm: true)
  }

  /// Renders the whole film into a file.
  func render(
    _ frames: Int, to file: String, isTransparent: Bool = false, jobs: Int = 1, options: FileOptions = FileOptions()
  ) throws {
    let run = try run(frames: frames, isTransparent: isTransparent)
    let sink = try OutputTarget(file).makeSink(options: OutputOptions(file: options))
    _ = try RenderJob(source: self, run: run, jobs: jobs).render(into: [sink])
  }

  /// The film's file in a format.
  func film(
    _ format: FilmFormat, frames: Int, isTransparent: Bool = false, jobs: Int = 2, loop: FilmLoop? = nil
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try withTemporaryFolder { folder in
      let file = "\(folder)/film.\(format.rawValue)"
      try render(
        frames, to: file, isTransparent: isTransparent, jobs: jobs, options: FileOptions(loop: loop, jobs: jobs))
      try expectEqual(contents(folder).keys.sorted(), ["film.\(format.rawValue)"])
      bytes = try #require(FileSystem.bytes(of: file))
    }
    return bytes
  }

  /// 33 pixels of noise that changes everywhere with every picture.
  static let noise = RuleSource(width: 33, height: 31) { picture, x, y in
    let seed = UInt32(truncatingIfNeeded: (picture * 31 + y) * 33 + x) &* 2_654_435_761
    return [UInt8(seed >> 24), UInt8(seed >> 16 & 255), UInt8(seed >> 8 & 255), 255]
  }

  /// A translucent square, then nothing, then a plain one, over nothing.
  static func square(alpha: UInt8) -> RuleSource {
    RuleSource { picture, x, y in
      let isInside = (picture % 24..<picture % 24 + 12).contains(x) && (6..<18).contains(y) && picture % 7 != 6
      return isInside ? [250, UInt8(10 * (picture % 3)), 90, picture.isMultiple(of: 2) ? 255 : alpha] : [0, 0, 0, 0]
    }
  }

  /// A square that goes to the right over a plain ground, 33×20 pixels, sixty frames a second.
  static func moving(alpha: UInt8 = 255) -> RuleSource {
    RuleSource(width: 33, height: 20, rate: 60) { picture, x, y in
      let isInside = (picture % 20..<picture % 20 + 10).contains(x) && (5..<15).contains(y)
      return isInside ? [250, 60, 90, 255] : [20, 20, 200, alpha]
    }
  }
}

/// What several threads drew.
final class DrawLog: @unchecked Sendable {
  private let lock = NSLock()
  private var pictures: [Int] = []
  func add(_ picture: Int) { lock.withLock { pictures.append(picture) } }
  var sorted: [Int] { lock.withLock { pictures.sorted() } }
}

/// Runs of a film of ten frames a second; frame i is picture i.
func fakeRun(
  frames: [Int], count: Int = 20, digest: String = "scene-a", width: Double = 2, resumes: Bool = false,
  forces: Bool = false, sceneName: String? = nil
) throws -> RenderRun {
  let clock = FrameClock(duration: Double(count - 1) / 10, rate: try #require(FrameRate("10")))
  try #require(clock.frameCount == count)
  let header = FilmHeader(
    sceneDigest: digest, canvas: FilmCanvas(width: width, height: 1, scale: 1), fps: clock.rate,
    duration: clock.duration, frameCount: count)
  return RenderRun(
    header: header, requests: frames.map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) },
    isWholeFilm: frames.count == count, resumes: resumes, forces: forces, sceneName: sceneName)
}

/// Takes frames and remembers them.
final class MemorySink: FrameSink, FrameWriter {
  let name = "memory"
  let forms: FrameForms
  var frames: [RenderedFrame] = []
  var isComplete: Bool?
  var onReceive: (RenderedFrame) -> Void = { _ in }

  init(forms: FrameForms = .pixels) { self.forms = forms }
  func check(_ run: RenderRun) throws(RenderError) {}
  func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter { self }
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    frames.append(frame)
    onReceive(frame)
    return nil
  }
  func finish(isComplete: Bool) throws(RenderError) { self.isComplete = isComplete }
}
