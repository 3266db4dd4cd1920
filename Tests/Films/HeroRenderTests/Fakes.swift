import Foundation
import HeroImage
import Testing

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
