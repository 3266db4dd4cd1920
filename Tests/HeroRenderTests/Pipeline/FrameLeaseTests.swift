import HeroImage
import Testing

@testable import HeroRender

/// Who gives the memory of frames back, and when.
@Suite struct FrameLeaseTests {
  private func pixmap(_ byte: UInt8) throws -> Pixmap {
    try #require(Pixmap(width: 1, height: 1, bytes: [byte, 0, 0, 255]))
  }

  @Test(arguments: [1, 2, 5])
  func framesThatAreDeliveredAreHandedBack(jobs: Int) throws {
    let memory = FramesInUse()
    let source = FakeSource(memory: memory)
    let sink = MemorySink(remembers: false)
    _ = try RenderJob(source: source, run: try fakeRun(frames: Array(0..<20)), jobs: jobs).render(into: [sink])
    // All but the latest, which a thread that is about to end may have for a moment longer than the job lasts.
    #expect(memory.returned >= 19)
    // One for each thread and one that waits or is delivered.
    #expect(memory.most <= jobs + 1)
  }

  @Test(arguments: [FrameForms.pixels.union(.keptPixels), [.pixels, .hash]])
  func framesThatSomebodyKeepsAreNot(forms: FrameForms) throws {
    let memory = FramesInUse()
    let sink = MemorySink(forms: forms, remembers: false)
    _ = try RenderJob(source: FakeSource(memory: memory), run: try fakeRun(frames: [0, 1, 2])).render(into: [sink])
    #expect(memory.returned == 0)
  }

  @Test func aFrameIsHandedBackOnceAfterItsLastCopy() throws {
    let memory = FramesInUse()
    memory.take()
    var frame = RenderedFrame(request: FrameRequest(number: 0, time: 0), pixmap: try pixmap(1))
    frame.lease = FrameLease(try pixmap(1)) { _ in memory.giveBack() }
    var copies = [frame, frame]
    frame.lease = nil
    #expect(memory.returned == 0)
    copies.removeLast()
    #expect(memory.returned == 0)
    copies.removeLast()
    #expect(memory.returned == 1)
  }

  @Test func theLatestFrameStands() throws {
    let last = LastFrame<Int>()
    func frame(_ time: Double) -> RenderedFrame { RenderedFrame(request: FrameRequest(number: nil, time: time)) }
    #expect(last.frame(showing: 1) == nil)
    last.keep(frame(2), showing: 7)
    last.keep(frame(1), showing: 8)
    #expect(last.frame(showing: 7) == frame(2))
    #expect(last.frame(showing: 8) == nil)
    last.keep(frame(3), showing: 9)
    #expect(last.frame(showing: 7) == nil)
    #expect(last.frame(showing: 9) == frame(3))
  }
}
