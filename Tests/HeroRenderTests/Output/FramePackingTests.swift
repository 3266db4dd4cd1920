import CAnimation
import Testing

@Suite struct FramePackingTests {
  /// A row of numbers that is the same every time.
  private struct Numbers {
    var state: UInt32
    mutating func next(_ count: UInt32) -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 8) % count
    }
  }

  private static func opaque(_ value: UInt32) -> UInt32 { UInt32(littleEndian: value | 0xFF00_0000) }

  private func packed(_ before: [UInt32], _ now: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: hero_pack_bound(now.count)) { target, count in
      count = hero_pack(before, now, now.count, target.baseAddress)
    }
  }

  // Runs, repeated colours, small and large differences, transparency, and pixels as before, of all lengths.
  @Test(arguments: 0..<40)
  func unpackingGivesTheFrame(seed: Int) {
    var numbers = Numbers(state: UInt32(seed))
    let count = seed == 0 ? 1 : seed == 1 ? 200_000 : Int(numbers.next(3000)) + 1
    let before = (0..<count).map { _ in numbers.next(5) == 0 ? 0 : Self.opaque(numbers.next(1 << 24)) }
    var now: [UInt32] = []
    while now.count < count {
      let length = min(Int(numbers.next(seed < 4 ? 90_000 : 60)) + 1, count - now.count)
      let color = numbers.next(1 << 24)
      switch numbers.next(5) {
      case 0: now += before[now.count..<now.count + length]
      case 1: now += Array(repeating: Self.opaque(color), count: length)
      case 2: now += Array(repeating: 0, count: length)
      case 3: now += (0..<length).map { _ in Self.opaque((color & 0xF0F0F0) | numbers.next(16) * 0x10101) }
      default: now += (0..<length).map { _ in Self.opaque(numbers.next(1 << 24)) }
      }
    }
    let bytes = packed(before, now)
    var pixels = before
    #expect(hero_unpack(bytes, bytes.count, &pixels, count) == 1)
    #expect(pixels == now)
  }

  @Test func whatIsNoFrameIsRefused() {
    var numbers = Numbers(state: 7)
    let before = [UInt32](repeating: 0, count: 100)
    let bytes = packed(before, (0..<100).map { _ in Self.opaque(numbers.next(1 << 24)) })
    var pixels = before
    #expect(hero_unpack(bytes, bytes.count - 1, &pixels, 100) == 0)
    #expect(hero_unpack(bytes, bytes.count, &pixels, 99) == 0)
    #expect(hero_unpack(bytes, 0, &pixels, 100) == 0)
    for _ in 0..<2000 {
      let garbage = (0..<Int(numbers.next(300))).map { _ in UInt8(numbers.next(256)) }
      var target = before
      _ = hero_unpack(garbage, garbage.count, &target, 100)
    }
  }
}
