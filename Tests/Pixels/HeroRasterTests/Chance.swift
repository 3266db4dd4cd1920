/// Numbers that look like chance, the same ones always. Source: Knuth, The Art of Computer Programming 2, 3.3.4 (MMIX).
struct Chance: RandomNumberGenerator {
  var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 32 | state << 32
  }

  mutating func next(_ count: Int) -> Int {
    _ = next()
    return Int(state >> 33) % count
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }

  /// A premultiplied pixel.
  mutating func pixel(isOpaque: Bool = false) -> UInt32 {
    let alpha = isOpaque ? 255 : next(256)
    return (0..<3).reduce(UInt32(alpha)) { pixel, _ in pixel << 8 | UInt32(next(alpha + 1)) }
  }
}
