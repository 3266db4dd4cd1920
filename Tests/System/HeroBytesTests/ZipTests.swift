import HeroBytes
import HeroTesting
import Testing

@Suite struct ZipTests {
  @Test("an archive of one short file, byte by byte (APPNOTE.TXT 4.3)")
  func bytes() {
    // CRC-32 of "123456789" is its check value, CBF43926.
    let facts: [UInt8] = [
      20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0, 0x26, 0x39, 0xF4, 0xCB, 9, 0, 0, 0, 9, 0, 0, 0, 1, 0, 0, 0,
    ]
    let content = Array("123456789".utf8)
    let local = [0x50, 0x4B, 3, 4] + facts + [0x61] + content
    let central = [0x50, 0x4B, 1, 2, 20, 0] + facts + [UInt8](repeating: 0, count: 14) + [0x61]
    let end: [UInt8] = [0x50, 0x4B, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 47, 0, 0, 0, 40, 0, 0, 0, 0, 0]
    expectEqual(local.count, 40)
    expectEqual(central.count, 47)
    expectEqual(Zip.pack([Zip.File("a", content)]), local + central + end)
  }

  @Test("what is long and even is deflated")
  func deflated() {
    let archive = Zip.pack([Zip.File("a", [UInt8](repeating: 7, count: 100_000))])
    #expect(archive.count < 1000)
    expectEqual(archive[8], 8)
  }
}
