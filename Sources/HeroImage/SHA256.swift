/// The SHA-256 of some bytes as 64 lowercase hexadecimal digits (FIPS 180-4).
public func sha256Hex(_ bytes: [UInt8]) -> String {
  var message = bytes
  let bitCount = UInt64(bytes.count) &* 8
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) {
    message.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
  }

  var state = firstPrimes(8).map { fractionBits(Double($0).squareRoot()) }
  let constants = firstPrimes(64).map { cubeRootFractionBits($0) }
  var words = [UInt32](repeating: 0, count: 64)
  for block in stride(from: 0, to: message.count, by: 64) {
    for t in 0..<16 {
      words[t] = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(message[block + t * 4 + $1]) }
    }
    for t in 16..<64 {
      let a = words[t - 15]
      let b = words[t - 2]
      let s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
      let s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
      words[t] = words[t - 16] &+ s0 &+ words[t - 7] &+ s1
    }
    var v = state
    for t in 0..<64 {
      let s1 = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)
      let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
      let t1 = v[7] &+ s1 &+ choice &+ constants[t] &+ words[t]
      let s0 = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)
      let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
      v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
    }
    for i in 0..<8 { state[i] = state[i] &+ v[i] }
  }
  let digits = Array("0123456789abcdef")
  return String(state.flatMap { word in (0..<8).map { digits[Int(word >> UInt32(28 - $0 * 4) & 15)] } })
}

private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

private func firstPrimes(_ count: Int) -> [UInt64] {
  var primes: [UInt64] = []
  var candidate: UInt64 = 2
  while primes.count < count {
    if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
    candidate += 1
  }
  return primes
}

/// The first 32 bits after the binary point.
private func fractionBits(_ value: Double) -> UInt32 {
  UInt32((value - value.rounded(.down)) * 4_294_967_296)
}

/// The first 32 bits of the fraction of a cube root, exact: the largest r with r³ ≤ n·2⁹⁶, by bisection in two halves.
private func cubeRootFractionBits(_ n: UInt64) -> UInt32 {
  // ∛n < 6.8 for the first 64 primes (311), so r < 2³⁵ and r³ < 2¹⁰⁵: compared through 128 bits.
  var low: UInt64 = 0
  var high: UInt64 = 1 << 35
  while high - low > 1 {
    let middle = (low + high) / 2
    let square = middle.multipliedFullWidth(by: middle)
    // middle³ as (top, bottom): bottom·middle plus high·middle shifted by 64.
    let lower = square.low.multipliedFullWidth(by: middle)
    let top = square.high * middle + lower.high
    if top < n << 32 || (top == n << 32 && lower.low == 0) { low = middle } else { high = middle }
  }
  return UInt32(truncatingIfNeeded: low)
}
