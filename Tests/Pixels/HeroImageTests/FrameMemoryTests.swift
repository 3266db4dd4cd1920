import HeroImage
import HeroTesting

/// Memory of frames that nobody needs any more.
@Suite struct FrameMemoryTests {
  private func frame(_ color: UInt32, _ side: Int, _ memory: FrameMemory?) throws -> Pixmap {
    let made = Pixmap(width: side, height: side, memory: memory) { $0.update(repeating: color) }
    return try #require(made)
  }

  private func address(_ pixmap: Pixmap) -> UnsafeRawPointer? { pixmap.bytes.withUnsafeBytes { $0.baseAddress } }

  @Test("a frame takes the memory of one that nobody has any more, and shows nothing of it")
  func isUsedAgain() throws {
    let memory = FrameMemory()
    var first: Pixmap? = try frame(0xFF11_2233, 40, memory)
    let place = try address(#require(first))
    first = nil
    let second = try frame(0xFF44_5566, 40, memory)
    expectEqual(address(second), place)
    try expectEqual(second, frame(0xFF44_5566, 40, nil))
    #expect(try address(frame(0xFF44_5566, 40, memory)) != place)
  }

  @Test("a frame that somebody still has keeps its pixels, and bytes that were taken out of one stay what they are")
  func isNotOverwritten() throws {
    for takesBytes in [false, true] {
      let memory = FrameMemory()
      var first: Pixmap? = try frame(0xFF11_2233, 40, memory)
      let (copy, bytes) = (takesBytes ? nil : first, takesBytes ? first?.bytes : nil)
      first = nil
      try expectEqual(frame(0xFF44_5566, 40, memory), frame(0xFF44_5566, 40, nil))
      let expected = try frame(0xFF11_2233, 40, nil)
      expectEqual(takesBytes ? bytes : copy?.bytes, expected.bytes)
    }
  }

  @Test("a copy that is changed leaves the other as it was, and is no longer known to be opaque")
  func copies() throws {
    let memory = FrameMemory()
    let first = try frame(0xFF11_2233, 40, memory)
    var copy = first
    copy.bytes[3] = 7
    try expectEqual(first, frame(0xFF11_2233, 40, nil))
    #expect(copy.bytes[3] == 7 && copy != first && !copy.isOpaque)
  }

  @Test("a frame of another size gets memory of its own")
  func sizes() throws {
    let memory = FrameMemory()
    _ = try frame(0xFF11_2233, 40, memory)
    try expectEqual(frame(0xFF44_5566, 41, memory), frame(0xFF44_5566, 41, nil))
  }
}
