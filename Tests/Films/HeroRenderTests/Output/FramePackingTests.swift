import CAnimation
import HeroTesting

@Suite struct FramePackingTests {
  /// A row of numbers that is the same every time.
  private struct Numbers {
    var state: UInt32
    mutating func next(_ count: UInt32) -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 8) % count
    }
  }

  /// The entry of pixels that are not opaque.
  private static let transparent: UInt8 = 255

  private static func opaque(_ value: UInt32) -> UInt32 { UInt32(littleEndian: value | 0xFF00_0000) }

  private func packed(_ before: [UInt32], _ now: [UInt32], width: Int) -> (bytes: [UInt8], changed: hero_rect) {
    var changed = hero_rect()
    let bytes = [UInt8](unsafeUninitializedCapacity: hero_pack_bound(now.count)) { target, count in
      count = hero_pack(
        before, before.count == width ? 0 : Int32(width), now, Int32(width), Int32(now.count / width),
        target.baseAddress, &changed)
    }
    return (bytes, changed)
  }

  /// No bits for so many cells.
  private func noneTaken(_ cells: Int32) -> [UInt64] { [UInt64](repeating: 0, count: Int(hero_taken_words(cells))) }

  /// The cells whose bits are set.
  private func places(_ taken: [UInt64]) -> [Int] {
    (0..<taken.count * 64).filter { taken[$0 / 64] >> ($0 % 64) & 1 == 1 }
  }

  /// Whether the bytes are a frame, whose colours are those of the set.
  private func map(
    _ bytes: [UInt8], _ set: hero_color_set, width: Int, height: Int, into entries: inout [UInt8]
  ) -> Bool {
    withUnsafePointer(to: set) { set in
      var how = hero_mapping()
      how.transparent = Self.transparent
      how.set = set
      return hero_map_packed(bytes, bytes.count, Int32(width), Int32(height), &how, &entries) == 1
    }
  }

  /// Two hundred colours: near ones, some a little further off, and far ones.
  private func colors(_ numbers: inout Numbers) -> [UInt32] {
    (0..<200).map { index in
      switch index % 4 {
      case 0: Self.opaque(numbers.next(1 << 24))
      case 1: Self.opaque(0x808080 + numbers.next(16) * 0x10101)
      case 2: Self.opaque(0x808080 + numbers.next(4) * 0x10000 + numbers.next(4) * 0x100 + numbers.next(4))
      default: Self.opaque(0x606060 + numbers.next(60) * 0x10101 + numbers.next(6))
      }
    }
  }

  // Runs, repeated colours, small and large differences, transparency, and pixels as before, of all lengths.
  @Test(arguments: 0..<40)
  func mappingGivesTheEntriesOfTheFrame(seed: Int) {
    var numbers = Numbers(state: UInt32(seed))
    let width = seed == 0 ? 1 : seed == 1 ? 700 : Int(numbers.next(90)) + 1
    let height = seed == 0 ? 1 : seed == 1 ? 300 : Int(numbers.next(60)) + 1
    let count = width * height
    let colors = colors(&numbers)
    func any() -> UInt32 { colors[Int(numbers.next(200))] }
    let before = (0..<count).map { _ in numbers.next(5) == 0 ? 0 : any() }
    var now: [UInt32] = []
    while now.count < count {
      let length = min(Int(numbers.next(seed < 4 ? 90_000 : 60)) + 1, count - now.count)
      switch numbers.next(4) {
      case 0: now += before[now.count..<now.count + length]
      case 1: now += Array(repeating: any(), count: length)
      case 2: now += Array(repeating: 0, count: length)
      default: now += (0..<length).map { _ in any() }
      }
    }
    var set = hero_color_set()
    expectEqual(hero_add_colors(&set, [UInt32](repeating: 0, count: count), before, count), 1)
    expectEqual(hero_add_colors(&set, before, now, count), 1)
    // The set says its colours in order.
    let known = withUnsafeBytes(of: set.palette) { Array($0) }
    var numbersOfColors: [UInt32: UInt8] = [0: Self.transparent]
    for entry in 0..<Int(set.count) {
      let value = UInt32(known[entry * 3]) | UInt32(known[entry * 3 + 1]) << 8 | UInt32(known[entry * 3 + 2]) << 16
      numbersOfColors[Self.opaque(value)] = UInt8(entry)
    }
    var entries = [UInt8](repeating: Self.transparent, count: count)
    let first = packed([UInt32](repeating: 0, count: count), before, width: width)
    #expect(map(first.bytes, set, width: width, height: height, into: &entries))
    expectEqual(entries, before.map { numbersOfColors[$0] })
    let second = packed(before, now, width: width)
    #expect(map(second.bytes, set, width: width, height: height, into: &entries))
    expectEqual(entries, now.map { numbersOfColors[$0] })
    let changes = (0..<count).filter { before[$0] != now[$0] }
    let columns = changes.map { $0 % width }
    expectEqual(Int(second.changed.top), (changes.first ?? 0) / width)
    expectEqual(Int(second.changed.bottom), (changes.last.map { $0 / width + 1 } ?? 0))
    #expect(Int(second.changed.left) == columns.min() ?? 0)
    expectEqual(Int(second.changed.right), (columns.max().map { $0 + 1 } ?? 0))
  }

  // Mixed of two entries, a pixel's entry depends on its colour and place alone, whatever was told before it.
  @Test(arguments: 0..<10)
  func changesAreMappedAsTheWholeFrameIs(seed: Int) {
    var numbers = Numbers(state: UInt32(seed))
    let (width, height) = (64, 48)
    let count = width * height
    func frame() -> [UInt32] {
      var pixels: [UInt32] = []
      while pixels.count < count {
        let (length, color) = (min(Int(numbers.next(40)) + 1, count - pixels.count), numbers.next(1 << 24))
        pixels += Array(repeating: Self.opaque(color), count: length)
      }
      return pixels
    }
    let (nothing, before, other) = ([UInt32](repeating: 0, count: count), frame(), frame())
    let now = (0..<count).map { numbers.next(3) == 0 ? other[$0] : before[$0] }
    let palette = (0..<16 * 3).map { _ in UInt8(numbers.next(256)) }
    var levels = seed % 2 == 0 ? hero_fine_levels() : hero_coarse_levels()
    let cellCount = Int(hero_cell_count(levels.count))
    var fine = [hero_cell](repeating: hero_cell(), count: Int(HERO_FINE_CELLS))
    var (fineTaken, taken) = (noneTaken(HERO_FINE_CELLS), noneTaken(hero_cell_count(levels.count)))
    hero_count_colors(now, count, 1, &fine, &fineTaken)
    var cells = [hero_cell](repeating: hero_cell(), count: cellCount)
    hero_join_cells(fine, fineTaken, &levels, &cells, &taken)
    expectEqual(places(taken), cells.indices.filter { cells[$0].count > 0 })
    var mixes = [hero_mix](repeating: hero_mix(), count: cellCount)
    func map(_ frames: [[UInt32]]) -> [UInt8] {
      var (entries, last) = ([UInt8](repeating: Self.transparent, count: count), nothing)
      for frame in frames {
        let bytes = packed(last, frame, width: width).bytes
        last = frame
        palette.withUnsafeBufferPointer { palette in
          cells.withUnsafeBufferPointer { cells in
            mixes.withUnsafeMutableBufferPointer { mixes in
              var how = hero_mapping()
              (how.levels, how.cells, how.palette, how.colors) = (levels, cells.baseAddress, palette.baseAddress, 16)
              (how.transparent, how.mixes) = (Self.transparent, mixes.baseAddress)
              expectEqual(hero_map_packed(bytes, bytes.count, Int32(width), Int32(height), &how, &entries), 1)
            }
          }
        }
      }
      return entries
    }
    let entries = map([now])
    expectEqual(entries, map([before, now]))
    #expect(entries.allSatisfy { $0 < 16 })
    #expect(Set(entries).count > 4)
  }

  @Test func levelsAreFinerInTheDarkAndTheLight() {
    let (fine, coarse) = (hero_fine_levels(), hero_coarse_levels())
    expectEqual(fine.count, 64)
    // 16 below 64, 16 of eight values up to 191, and 16.
    expectEqual(coarse.count, 48)
    func level(_ levels: hero_levels, _ value: Int) -> UInt8 { withUnsafeBytes(of: levels.of) { $0[value] } }
    func middle(_ levels: hero_levels, _ level: Int) -> UInt8 { withUnsafeBytes(of: levels.middles) { $0[level] } }
    for (value, expected) in [
      (0, 0), (3, 0), (4, 1), (63, 15), (64, 16), (71, 16), (72, 17), (191, 31), (192, 32), (195, 32), (196, 33),
      (255, 47),
    ] {
      #expect(level(coarse, value) == expected, "\(value)")
    }
    for (index, value) in [(0, 2), (15, 62), (16, 68), (31, 188), (32, 194), (47, 254)] {
      #expect(middle(coarse, index) == value, "\(index)")
    }
    expectEqual([0, 3, 4, 255].map { level(fine, $0) }, [0, 0, 1, 63])
    expectEqual([0, 63].map { middle(fine, $0) }, [2, 254])
    // Three colours of one fine cell and one of its neighbour, which share a coarse cell.
    let pixels = [0x808080, 0x808081, 0x838383, 0x848484].map { Self.opaque($0) }
    var cells = [hero_cell](repeating: hero_cell(), count: 1 << 18)
    var (taken, joinedTaken) = (noneTaken(HERO_FINE_CELLS), noneTaken(48 * 48 * 48))
    hero_count_colors(pixels, 4, 2, &cells, &taken)
    expectEqual(hero_taken_cells(taken, HERO_FINE_CELLS), 2)
    expectEqual(places(taken), [32 << 12 | 32 << 6 | 32, 33 << 12 | 33 << 6 | 33])
    expectEqual(cells[32 << 12 | 32 << 6 | 32].count, 6)
    var levels = coarse
    var joined = [hero_cell](repeating: hero_cell(), count: 48 * 48 * 48)
    hero_join_cells(cells, taken, &levels, &joined, &joinedTaken)
    expectEqual(places(joinedTaken), [(24 * 48 + 24) * 48 + 24])
    // 128 is the first value of level 24.
    let cell = joined[(24 * 48 + 24) * 48 + 24]
    expectEqual(cell.count, 8)
    let (red, green): (UInt64, UInt64) = (0x81 + 0x80 + 0x83 + 0x84, 0x80 + 0x80 + 0x83 + 0x84)
    #expect((cell.red, cell.green, cell.blue) == (2 * red, 2 * green, 2 * green))
  }

  @Test func whatIsNoFrameIsRefused() {
    var numbers = Numbers(state: 7)
    let colors = colors(&numbers)
    let now = (0..<100).map { _ in colors[Int(numbers.next(200))] }
    let before = [UInt32](repeating: 0, count: 100)
    var set = hero_color_set()
    expectEqual(hero_add_colors(&set, before, now, 100), 1)
    var all = hero_color_set()
    expectEqual(hero_add_colors(&all, nil, now, 100), 1)
    expectEqual(all.count, set.count)
    let bytes = packed(before, now, width: 10).bytes
    // One empty row stands for an empty frame.
    expectEqual(packed([UInt32](repeating: 0, count: 10), now, width: 10).bytes, bytes)
    var entries = [UInt8](repeating: 0, count: 100)
    #expect(map(bytes, set, width: 10, height: 10, into: &entries))
    #expect(!map(Array(bytes.dropLast()), set, width: 10, height: 10, into: &entries))
    #expect(!map(bytes, set, width: 10, height: 9, into: &entries))
    #expect(!map([], set, width: 10, height: 10, into: &entries))
    for _ in 0..<2000 {
      let garbage = (0..<Int(numbers.next(300))).map { _ in UInt8(numbers.next(256)) }
      var target = entries
      _ = map(garbage, set, width: 10, height: 10, into: &target)
    }
  }
}
