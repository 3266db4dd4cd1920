import Foundation
import HeroTesting

@testable import HeroRender

/// No output takes a frame and drops it.
@Suite struct FrameFormTests {
  @Test func aFrameWithoutTheFormThatAnOutputNeedsIsAnError() throws {
    let run = try fakeRun(frames: [3])
    let bare = RenderedFrame(request: run.requests[0], xxh128: "")
    let unhashed = RenderedFrame(
      request: run.requests[0], pixmap: try FakeSource().draw(0), png: EncodedFile(bytes: []))
    try withTemporaryFolder { folder in
      for (frame, name, form) in [
        (bare, "out", "file"), (bare, "still.png", "file"), (bare, "film.html", "pixels"),
        (unhashed, "hashed/out", "hash"), (unhashed, "hashed/film.html", "hash"),
      ] {
        let path = "\(folder)/\(name)"
        let writer = try OutputTarget(path).makeSink().open(run, cancellation: Cancellation())
        #expect(throws: RenderError.environment("\(path): the frame came without its \(form)")) { () throws in
          _ = try writer.receive(frame)
        }
        try writer.finish(isComplete: false)
      }
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
