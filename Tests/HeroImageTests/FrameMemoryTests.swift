import HeroImage
import Testing

/// Memory of frames that nobody needs any more.
@Suite struct FrameMemoryTests {
  private func frame(_ color: UInt32, _ side: Int, _ memory: FrameMemory?) throws -> Pixmap {
    let made = Pixmap(width: side, height: side, memory: memory) { $0.update(repeating: color) }
    return try #require(made)
  }

  private func address(_ pixmap: Pixmap) -> UnsafeRawPointer? { pixmap.bytes.withUnsafeBytes { $0.baseAddress } }

  @Test("a frame takes the memory of one that was given back, and shows nothing of it")
  func isUsedAgain() throws {
    let memory = FrameMemory()
    var first: Pixmap? = try frame(0xFF11_2233, 40, memory)
    let place = try address(#require(first))
    if let first { memory.keep(first) }
    first = nil
    let second = try frame(0xFF44_5566, 40, memory)
    #expect(address(second) == place)
    #expect(try second == frame(0xFF44_5566, 40, nil))
    #expect(try address(frame(0xFF44_5566, 40, memory)) != place)
  }

  @Test("a frame that somebody still has keeps its pixels")
  func isNotOverwritten() throws {
    let memory = FrameMemory()
    let first = try frame(0xFF11_2233, 40, memory)
    memory.keep(first)
    let second = try frame(0xFF44_5566, 40, memory)
    #expect(try first == frame(0xFF11_2233, 40, nil))
    #expect(try second == frame(0xFF44_5566, 40, nil))
  }

  @Test("memory of another size stays where it is")
  func sizes() throws {
    let memory = FrameMemory()
    memory.keep(try frame(0xFF11_2233, 40, memory))
    #expect(try frame(0xFF44_5566, 41, memory) == frame(0xFF44_5566, 41, nil))
  }
}
