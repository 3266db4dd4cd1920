import Foundation
import HeroBytes
import HeroGeometry
import HeroImage
import HeroModel
import HeroRaster
import HeroScene
import HeroTesting
import Synchronization
import TransitionEngine

@testable import HeroRender

@Suite struct RenderJobTests {
  @Test(arguments: [1, 2, 5])
  func anyNumberOfThreadsGivesTheSameFrames(jobs: Int) throws {
    let run = try fakeRun(frames: Array(0..<20))
    let single = MemorySink(forms: [.pixels, .png])
    _ = try RenderJob(source: FakeSource(), run: run).render(into: [single])
    let several = MemorySink(forms: [.pixels, .png])
    _ = try RenderJob(source: FakeSource(), run: run, jobs: jobs).render(into: [several])
    expectEqual(several.frames, single.frames)
    expectEqual(several.frames.map(\.request.number), Array(0..<20))
    expectEqual(several.isComplete, true)
  }

  @Test func hashesAreMadeForThoseWhoAsk() throws {
    let hash = xxh128Hex([3, 0, 0, 255, 0, 3, 0, 255])
    for tellsHashes in [false, true] {
      let sink = MemorySink()
      var told: [String?] = []
      _ = try RenderJob(source: FakeSource(), run: try fakeRun(frames: [3]), tellsHashes: tellsHashes)
        .render(into: [sink]) { if case .finished(_, let xxh128, _) = $0 { told.append(xxh128) } }
      expectEqual(told, [tellsHashes ? hash : nil])
      expectEqual((sink.frames.map(\.xxh128), sink.frames.map(\.png)), ([tellsHashes ? hash : nil], [nil]))
    }
  }

  // Pictures 0, 256 and 512 are different and look alike, because a byte holds their number.
  @Test func framesThatLookAlikeHaveTheSameBytes() throws {
    var run = try fakeRun(frames: [0, 1, 2, 3, 4])
    for (index, time) in [0, 25.6, 51.2, 51.3, 76.8].enumerated() { run.requests[index].time = time }
    let source = FakeSource()
    let sink = MemorySink(forms: [.pixels, .png, .hash])
    _ = try RenderJob(source: source, run: run).render(into: [sink])
    expectEqual(source.log.sorted, [0, 256, 512, 513, 768])
    expectEqual(sink.frames.map(\.request), run.requests)
    for (frame, red) in zip(sink.frames, [0, 0, 0, 1, 0] as [UInt8]) {
      let pixmap = try #require(Pixmap(width: 2, height: 1, bytes: [red, 0, 0, 255, 0, red, 0, 255]))
      expectEqual(frame.pixmap, pixmap)
      expectEqual(frame.xxh128, xxh128Hex(pixmap.bytes))
      expectEqual(frame.png?.bytes, (try PNGEncoder.encode(pixmap, compression: .balanced)))
    }
  }

  @Test func anUnchangedPictureIsDrawnOnce() throws {
    var run = try fakeRun(frames: [4, 5, 6, 7])
    // 0.4 s, then three times within the same tenth.
    for (index, time) in [0.4, 0.5, 0.51, 0.52].enumerated() { run.requests[index].time = time }
    let source = FakeSource()
    let sink = MemorySink()
    _ = try RenderJob(source: source, run: run).render(into: [sink])
    expectEqual(source.log.sorted, [4, 5])
    expectEqual(sink.frames.map(\.request.number), [4, 5, 6, 7])
    expectEqual(sink.frames.map(\.request.time), [0.4, 0.5, 0.51, 0.52])
    expectEqual(sink.frames[3].pixmap, sink.frames[1].pixmap)
  }

  // Frames 3 to 9 are one still. Another thread never begins them, and the first frame after them need not wait for them.
  @Test(arguments: 1...4) func aStillIsOnePieceOfWork(jobs: Int) throws {
    let source = FakeSource(still: 0.3...0.9)
    let sink = MemorySink()
    let run = try fakeRun(frames: Array(0..<20))
    let outcome = try RenderJob(source: source, run: run, jobs: jobs).render(into: [sink])
    expectEqual(source.log.sorted, [0, 1, 2, 3] + Array(10..<20))
    expectEqual(sink.frames.map(\.request.number), Array(0..<20))
    #expect(sink.frames[3...9].allSatisfy { $0.pixmap?.bytes[0] == 3 })
    expectEqual(sink.frames[10].pixmap?.bytes[0], 10)
    expectEqual(outcome, .init(drawn: 20, kept: 0, cancelled: nil))
  }

  // Frames 2, 5 and 6 are missing; what is between does not part a still.
  @Test func aStillIsDrawnOnceForTheFramesThatAreAskedFor() throws {
    let source = FakeSource(still: 0.3...0.9)
    let sink = MemorySink()
    _ = try RenderJob(source: source, run: try fakeRun(frames: [0, 1, 3, 4, 7, 10])).render(into: [sink])
    expectEqual(source.log.sorted, [0, 1, 3, 10])
    expectEqual(sink.frames.map(\.request.number), [0, 1, 3, 4, 7, 10])
  }

  // Whoever interrupts a long still gets at most the 30 frames that are on their way.
  @Test func aLongStillIsInterruptedSoon() throws {
    let cancellation = Cancellation()
    let sink = MemorySink()
    sink.onReceive = { if $0.request.number == 3 { cancellation.request(.interrupted) } }
    let run = try fakeRun(frames: Array(0..<100), count: 100)
    let outcome = try RenderJob(source: FakeSource(still: 0...10), run: run).render(
      into: [sink], cancellation: cancellation)
    expectEqual(outcome.cancelled, .interrupted)
    expectEqual(outcome.drawn, sink.frames.count)
    expectEqual(sink.frames.map(\.request.number), Array(0..<outcome.drawn))
    #expect(outcome.drawn >= 30 && outcome.drawn <= 60)
  }

  @Test func aFailingFrameIsNamedAndTheSinkClosed() throws {
    let sink = MemorySink()
    let run = try fakeRun(frames: Array(0..<20))
    let error = #expect(throws: RenderError.self) {
      try RenderJob(source: FakeSource(failing: [7, 9]), run: run, jobs: 3).render(into: [sink])
    }
    expectEqual(error, .drawing(frame: 7, time: 0.7, reason: "broken(7)"))
    expectEqual(sink.frames.count, 7)
    expectEqual(sink.isComplete, false)
  }

  @Test func severalOutputsShareOneRendering() throws {
    let source = FakeSource()
    let first = MemorySink(forms: .pixels)
    let second = MemorySink(forms: .png)
    var drawn = 0
    let outcome = try RenderJob(source: source, run: try fakeRun(frames: Array(0..<20)), jobs: 2)
      .render(into: [first, second]) { if case .finished = $0 { drawn += 1 } }
    expectEqual(source.log.sorted, Array(0..<20))
    expectEqual((first.frames.count, second.frames.count, drawn), (20, 20, 20))
    expectEqual(outcome, .init(drawn: 20, kept: 0, cancelled: nil))
  }

  @Test("a frame that is too much work is refused before an output is touched, with the view's place")
  func refusedBeforeOutput() throws {
    let text = String(repeating: "x", count: 20_000)
    let views = (0..<90).map { #"{"name":"v\#($0)","frame":[0,0,50,50],"text":"\#(text)","numberOfLines":0}"# }
    let json = #"""
      {"version":1,"canvas":{"width":50,"height":50},"root":"a","timeline":[{"wait":0.1}],"screens":{"a":{"view":{"subviews":[
      \#(views.joined(separator: ",\n"))]}}}}
      """#
    let scene = try SceneLoader().load(bytes: Array(json.utf8), file: "s.json", folder: "/nonexistent")
    let film = try Film(scene: scene)
    let clock = FrameClock(duration: film.duration, rate: .standard)
    let run = RenderRun(
      header: FilmHeader(film: film, clock: clock), requests: [FrameRequest(number: 0, time: 0)], isWholeFilm: false)
    try withTemporaryFolder { folder in
      let sink = PNGSequenceSink(folder: folder + "/out")
      let error = try #require(
        #expect(throws: RenderError.self) {
          _ = try RenderJob(source: try FilmSource(film: film), run: run).render(into: [sink])
        })
      #expect(!FileManager.default.fileExists(atPath: folder + "/out"))
      let problem = try #require(SceneError(error, scene: scene, file: "s.json"))
      let line = try #require(problem.diagnostics.first?.text)
      // The first of equals, on the second line.
      #expect(line.hasPrefix("s.json:2:1: error: $.screens.a.view.subviews[0]: view 'a/v0' cannot be drawn in frame 0"))
    }
  }

  /// Says for each frame whether it was drawn as one that was checked.
  private struct Witness: FrameSource {
    let log = Log()
    final class Log: Sendable {
      let checked = Mutex<Set<Int>>([])
      let drawn = Mutex<[Int: Bool]>([:])
      /// How often each picture was worked out.
      let workedOut = Mutex<[Int: Int]>([:])
    }
    /// Layers of each picture; nil: it should not be held.
    var layers: Int?
    func picture(at time: Double) -> Int {
      let picture = Int((time * 10).rounded())
      log.workedOut.withLock { $0[picture, default: 0] += 1 }
      return picture
    }
    func size(of picture: Int) -> Int? { layers }
    func check(_ picture: Int) throws { _ = log.checked.withLock { $0.insert(picture) } }
    func draw(_ picture: Int) throws -> Pixmap { try draw(picture, isChecked: false) }
    func drawChecked(_ picture: Int) throws -> Pixmap { try draw(picture, isChecked: true) }
    private func draw(_ picture: Int, isChecked: Bool) throws -> Pixmap {
      log.drawn.withLock { $0[picture] = isChecked }
      return try #require(Pixmap(width: 1, height: 1, bytes: [UInt8(picture & 255), 0, 0, 255]))
    }
  }

  // Of a film of 480 frames every second one is looked at before: all are measured when they are drawn, as the others must be.
  @Test("only films that were checked frame by frame are drawn unmeasured", arguments: [(479, true), (480, false)])
  func measuring(frames: Int, isChecked: Bool) throws {
    let source = Witness()
    let run = try fakeRun(frames: Array(0..<frames), count: frames)
    _ = try RenderJob(source: source, run: run, jobs: 3).render(into: [MemorySink()])
    let checked = source.log.checked.withLock { $0 }
    expectEqual(checked, Set(stride(from: 0, to: frames, by: isChecked ? 1 : 2)))
    let drawn = source.log.drawn.withLock { $0 }
    expectEqual(drawn, Dictionary(uniqueKeysWithValues: (0..<frames).map { ($0, isChecked) }))
  }

  // There is room for 8192 layers.
  @Test(
    "what was worked out to be checked is not worked out again to be drawn, as far as there is room",
    arguments: [(nil, 0), (1, 40), (4096, 2), (9000, 0)])
  func pictures(layers: Int?, once: Int) throws {
    let source = Witness(layers: layers)
    let run = try fakeRun(frames: Array(0..<40), count: 40)
    _ = try RenderJob(source: source, run: run, jobs: 2).render(into: [MemorySink()])
    expectEqual(source.log.drawn.withLock { $0.count }, 40)
    let times = source.log.workedOut.withLock { $0.values }
    expectEqual((times.filter { $0 == 1 }.count, times.filter { $0 == 2 }.count), (once, 40 - once))
  }

  @Test("the machine's faults are not the scene's")
  func blame() throws {
    let scene = Scene(canvas: Canvas(size: Size(width: 1, height: 1)), screens: [], root: .screen(0), steps: [])
    func isScene(_ error: RasterError) -> Bool {
      SceneError(RenderError(error, frame: nil, time: 0), scene: scene, file: "s") != nil
    }
    #expect(isScene(.layer(path: "a/b", reason: "r")))
    #expect(!isScene(.unavailable("no font")))
    #expect(!isScene(.failed("no memory")))
  }
}
