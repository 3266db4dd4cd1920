/// Changes bytes as broken disks, other programs and bad people do.
struct ByteMutator {
  var random: SeededRandom
  /// Words that mean something to the format, put in now and then.
  var words: [String] = []

  private static let numbers = [
    "0", "1", "-1", "0.5", "2", "100", "-0", "1e9", "-1e9", "1e-308", "1e6", "-1e5", "65536", "1e-9", "0.001", "1e308",
    "9223372036854775807", "9223372036854775808", "4294967296", "null", "\"\"", "[]",
  ]

  /// A few changes, at least one.
  mutating func mutate(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...random.below(4) { change(&bytes) }
    return bytes
  }

  /// A few changes that keep a text a text: numbers, words and pieces are exchanged.
  mutating func mutateText(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...random.below(4) {
      switch random.below(24) {
      case 0: insert(Array((words.isEmpty ? "x" : random.pick(words)).utf8), into: &bytes)
      case 1: exchange(&bytes)
      case 2: change(&bytes)
      default: replaceNumber(&bytes)
      }
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes.append(UInt8(random.below(256))) }
    let place = random.below(bytes.count)
    switch random.below(8) {
    case 0: bytes[place] ^= 1 << UInt8(random.below(8))
    case 1: bytes[place] = UInt8(random.below(256))
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.removeSubrange(place..<min(place + 1 + random.below(16), bytes.count))
    case 4: insert((0...random.below(8)).map { _ in UInt8(random.below(256)) }, into: &bytes)
    case 5:
      // A big-endian number of four bytes, as sizes and offsets are in images and fonts.
      let value = random.pick([0, 1, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF, 0xFFFF, UInt32(bytes.count)])
      for index in 0..<4 where place + index < bytes.count {
        bytes[place + index] = UInt8(truncatingIfNeeded: value >> UInt32(24 - 8 * index))
      }
    case 6: exchange(&bytes)
    default:
      let piece = Array(bytes[place..<min(place + 1 + random.below(64), bytes.count)])
      for _ in 0...random.below(20) { insert(piece, into: &bytes) }
    }
  }

  private mutating func insert(_ piece: [UInt8], into bytes: inout [UInt8]) {
    bytes.insert(contentsOf: piece, at: random.below(bytes.count + 1))
  }

  /// Copies a piece over another.
  private mutating func exchange(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let (from, to) = (random.below(bytes.count), random.below(bytes.count))
    let length = min(1 + random.below(32), bytes.count - max(from, to))
    for index in 0..<length { bytes[to + index] = bytes[from + index] }
  }

  private mutating func replaceNumber(_ bytes: inout [UInt8]) {
    func isNumber(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D }
    guard !bytes.isEmpty else { return }
    let start = random.below(bytes.count)
    guard let first = bytes[start...].firstIndex(where: isNumber) else { return }
    let end = bytes[first...].firstIndex { !isNumber($0) } ?? bytes.count
    bytes.replaceSubrange(first..<end, with: random.pick(Self.numbers).utf8)
  }
}
