import HeroImage
import Testing

@testable import HeroRender

@Suite struct RenderJobTests {
  @Test(arguments: [1, 2, 5])
  func anyNumberOfThreadsGivesTheSameFrames(jobs: Int) throws {
    let run = try fakeRun(frames: Array(0..<20))
    let single = MemorySink(forms: [.pixels, .png])
    _ = try RenderJob(source: FakeSource(), run: run).render(into: [single])
    let several = MemorySink(forms: [.pixels, .png])
    _ = try RenderJob(source: FakeSource(), run: run, jobs: jobs).render(into: [several])
    #expect(several.frames == single.frames)
    #expect(several.frames.map(\.request.number) == Array(0..<20))
    #expect(several.isComplete == true)
  }

  @Test func framesCarryTheHashOfTheirPixels() throws {
    let sink = MemorySink()
    _ = try RenderJob(source: FakeSource(), run: try fakeRun(frames: [3])).render(into: [sink])
    #expect(sink.frames.first?.sha256 == sha256Hex([3, 0, 0, 255, 0, 3, 0, 255]))
    #expect(sink.frames.first?.png == nil)
    #expect(sink.frames.first?.request == FrameRequest(number: 3, time: 0.3))
  }

  @Test func anUnchangedPictureIsDrawnOnce() throws {
    var run = try fakeRun(frames: [4, 5, 6, 7])
    // 0.4 s, then three times within the same tenth.
    for (index, time) in [0.4, 0.5, 0.51, 0.52].enumerated() { run.requests[index].time = time }
    let source = FakeSource()
    let sink = MemorySink()
    _ = try RenderJob(source: source, run: run).render(into: [sink])
    #expect(source.log.sorted == [4, 5])
    #expect(sink.frames.map(\.request.number) == [4, 5, 6, 7])
    #expect(sink.frames.map(\.request.time) == [0.4, 0.5, 0.51, 0.52])
    #expect(sink.frames[3].pixmap == sink.frames[1].pixmap)
  }

  @Test func aFailingFrameIsNamedAndTheSinkClosed() throws {
    let sink = MemorySink()
    let run = try fakeRun(frames: Array(0..<20))
    let error = #expect(throws: RenderError.self) {
      try RenderJob(source: FakeSource(failing: [7, 9]), run: run, jobs: 3).render(into: [sink])
    }
    #expect(error == .drawing(frame: 7, time: 0.7, reason: "broken(7)"))
    #expect(sink.frames.count == 7)
    #expect(sink.isComplete == false)
  }

  @Test func severalOutputsShareOneRendering() throws {
    let source = FakeSource()
    let first = MemorySink(forms: .pixels)
    let second = MemorySink(forms: .png)
    var drawn = 0
    let outcome = try RenderJob(source: source, run: try fakeRun(frames: Array(0..<20)), jobs: 2)
      .render(into: [first, second]) { if case .finished = $0 { drawn += 1 } }
    #expect(source.log.sorted == Array(0..<20))
    #expect(first.frames.count == 20)
    #expect(second.frames.count == 20)
    #expect(drawn == 20)
    #expect(outcome == .init(drawn: 20, kept: 0, cancelled: nil))
  }
}
