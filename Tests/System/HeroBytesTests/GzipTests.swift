import HeroBytes
import HeroTesting

struct GzipTests {
  // Source: `printf 'hero hero hero' | gzip -n9`.
  private let packed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xCB, 0x48, 0x2D, 0xCA, 0x57, 0xC8, 0x80, 0x11, 0x00,
    0xA0, 0x90, 0x4D, 0x75, 0x0E, 0x00, 0x00, 0x00,
  ]

  @Test func whatGzipPackedIsUnpacked() {
    expectEqual(Gzip.unpack(packed, limit: 14).map { String(decoding: $0, as: UTF8.self) }, "hero hero hero")
    expectEqual(Gzip.unpack(packed, limit: 13), nil)
    // Its sum of what it holds, 8 bytes before the end.
    var damaged = packed
    damaged[packed.count - 8] ^= 1
    expectEqual(Gzip.unpack(damaged, limit: 14), nil)
    // A length that no such file can have.
    damaged = packed
    damaged.replaceSubrange((packed.count - 4)..., with: [0xFF, 0xFF, 0xFF, 0x7F])
    expectEqual(Gzip.unpack(damaged, limit: .max), nil)
    expectEqual(Gzip.unpack([], limit: 14), nil)
  }

  @Test(arguments: [0, 1, 100_000]) func whatIsPackedIsUnpacked(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 % 250) }
    let packed = Gzip.pack(bytes)
    expectEqual(packed, Gzip.pack(bytes))
    expectEqual(Gzip.unpack(packed, limit: count), bytes)
  }
}
