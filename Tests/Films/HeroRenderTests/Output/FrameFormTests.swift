import Foundation
import HeroTesting

@testable import HeroRender

/// No output takes a frame and drops it.
@Suite struct FrameFormTests {
  @Test(arguments: [("out", "file"), ("still.png", "file"), ("film.html", "pixels")])
  func aFrameWithoutTheFormThatAnOutputNeedsIsAnError(name: String, form: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/\(name)"
      let run = try fakeRun(frames: [3])
      let writer = try OutputTarget(path).makeSink().open(run, cancellation: Cancellation())
      let bare = RenderedFrame(request: run.requests[0], xxh128: "")
      #expect(throws: RenderError.environment("\(path): the frame came without its \(form)")) { () throws in
        _ = try writer.receive(bare)
      }
      try writer.finish(isComplete: false)
    }
  }

  @Test(arguments: ["out", "film.html"])
  func aFrameWithoutTheHashThatAnOutputNeedsIsAnError(name: String) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/\(name)"
      let run = try fakeRun(frames: [3])
      let writer = try OutputTarget(path).makeSink().open(run, cancellation: Cancellation())
      let frame = RenderedFrame(
        request: run.requests[0], pixmap: try FakeSource().draw(FakeSource().picture(at: 0)),
        png: EncodedFile(bytes: []))
      #expect(throws: RenderError.environment("\(path): the frame came without its hash")) { () throws in
        _ = try writer.receive(frame)
      }
      try writer.finish(isComplete: false)
    }
  }

  @Test func aPipeNeedsPixels() throws {
    let null = open("/dev/null", O_WRONLY)
    defer { close(null) }
    let run = try fakeRun(frames: [3])
    let writer = try StreamSink(format: .rgba, descriptor: null).open(run, cancellation: Cancellation())
    let bare = RenderedFrame(request: run.requests[0], xxh128: "")
    #expect(throws: RenderError.environment("-: the frame came without its pixels")) { () throws in
      _ = try writer.receive(bare)
    }
  }
}
