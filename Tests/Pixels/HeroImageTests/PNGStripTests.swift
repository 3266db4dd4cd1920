import Foundation
import HeroImage
import HeroTesting

/// What is particular to files that are packed in strips; libpng reads them back and checks their sums.
@Suite struct PNGStripTests {
  /// Numbers that look like chance, the same ones always. Source: Knuth, The Art of Computer Programming 2, 3.3.4 (MMIX).
  private struct Chance {
    var state: UInt64 = 1
    mutating func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
  }

  /// Pixels of noise, all four components of them.
  private func noise(_ width: Int, _ height: Int) throws -> Pixmap {
    var chance = Chance()
    let bytes = (0..<width * height * 4).map { _ in UInt8(chance.next() & 255) }
    return try #require(Pixmap(width: width, height: height, bytes: bytes))
  }

  /// The bytes of a file, from which libpng reads what was packed.
  private func packed(_ pixmap: Pixmap?, _ compression: PNGCompression, _ note: String = "") throws -> Int {
    let pixmap = try #require(pixmap)
    let file = try PNGEncoder.encode(pixmap, compression: compression)
    try expectEqual(readWithLibpng(file), pixmap, "\(note)")
    return file.count
  }

  private static let size = (width: 120, height: 700)

  /// A gradient with a rectangle of noise that moves down.
  private func picture(_ step: Int, alpha: Int = 255) throws -> Pixmap {
    try #require(
      pixels(Self.size.width, Self.size.height) { x, y in
        let isNoise = (20..<90).contains(x) && (step * 40..<step * 40 + 100).contains(y)
        let noise = (x &* 2_654_435_761 ^ y &* 40_503 ^ step &* 97) >> 5 & 255
        return [isNoise ? noise : x, y % 256, isNoise ? noise / 2 : 0, alpha]
      })
  }

  // Strips that are copied must have the bytes of new ones: after the same picture, a part, nothing of it, another size, other channels.
  @Test(arguments: PNGCompression.allCases)
  func whatCameBeforeDoesNotCount(compression: PNGCompression) throws {
    let small = try #require(pixels(7, 9) { x, y in [x, y, 0, 255] })
    let film = [
      try picture(0), try picture(0), try picture(1), try picture(9), try picture(9, alpha: 200),
      try picture(10, alpha: 200), try picture(10, alpha: 200), try picture(10), small, small, try picture(0),
    ]
    let encoder = PNGSequenceEncoder(compression: compression)
    for (number, pixmap) in film.enumerated() {
      let file = try encoder.encode(pixmap)
      expectEqual(file, (try PNGEncoder.encode(pixmap, compression: compression)), "picture \(number)")
      try expectEqual(readWithLibpng(file), pixmap, "picture \(number)")
    }
  }

  // A row's bytes are filtered sixteen at a time: of widths around those, and rows that are the same as the one above, which are not
  // filtered at all.
  @Test(arguments: [PNGCompression.fast, .balanced]) func rowsOfAnyWidth(compression: PNGCompression) throws {
    for width in [1, 2, 15, 16, 17, 21, 31, 48, 63, 257] {
      let rows = pixels(width, 300) { x, y in [x * y, y % 40 < 20 ? 7 : y * 3, x * x, 255] }
      _ = try packed(rows, compression, "\(width)")
    }
  }

  // What makes a picture one with alpha may stand in any strip.
  @Test(arguments: [0, 350, 699]) func oneTransparentPixel(row: Int) throws {
    let before = try picture(2)
    var almost = before
    almost.bytes[(row * Self.size.width + 50) * 4 + 3] = 254
    let encoder = PNGSequenceEncoder(compression: .balanced)
    for pixmap in [almost, before, almost] { try expectEqual(readWithLibpng(encoder.encode(pixmap)), pixmap) }
  }

  // The first row of a strip is filtered by the row above it, which alone may change.
  @Test func anyChangedRowIsSeen() throws {
    let first = try picture(3)
    for row in stride(from: 0, to: Self.size.height, by: 23) {
      var second = first
      second.bytes[row * Self.size.width * 4 + 12] ^= 1
      let encoder = PNGSequenceEncoder(compression: .balanced)
      _ = try encoder.encode(first)
      try expectEqual(readWithLibpng(encoder.encode(second)), second, "row \(row)")
    }
  }

  // Of strips that changed several times only a part is looked at, until a picture comes that may be the same.
  @Test(arguments: [PNGCompression.fast, .balanced])
  func whatChangedOftenIsSeenToStayAndToChange(compression: PNGCompression) throws {
    let last = try picture(5)
    var film = try (0...4).map { try picture($0) } + [last, last, last]
    for place in stride(from: 1, to: Self.size.width * Self.size.height, by: 7_919) {
      var changed = last
      changed.bytes[place * 4 + 1] ^= 1
      film += [changed, last]
    }
    let encoder = PNGSequenceEncoder(compression: compression)
    for (number, pixmap) in film.enumerated() {
      try expectEqual(encoder.encode(pixmap), PNGEncoder.encode(pixmap, compression: compression), "picture \(number)")
    }
  }

  // Noise cannot be packed: 5 bytes a block beyond the pixels, 12 a chunk, and the filters' numbers. A row of 65 537 bytes takes two
  // stored blocks, which hold 65 535 each at most.
  @Test func noiseHardlyGrows() throws {
    let (width, height) = (400, 300)
    for compression in [PNGCompression.fast, .balanced] {
      let count = try packed(noise(width, height), compression)
      #expect(count < width * height * 4 + height + 63 + 10 * (12 + 10), "\(compression)")
    }
    _ = try packed(noise(16_384, 2), .fast)
  }

  // Where literals are few all of them are counted, so that those that do not occur have no code, whose length a
  // strip's head would tell. 54 rows of 780 pixels are two strips; a row is its filter, a few literals and ten lengths
  // of 258 bytes at most, 40 bits in all; a head whose code has a dozen symbols takes 40 bytes at most. The rest of the
  // file: signature 8, IHDR 25, IDAT 12 each, zlib 2 + 6, IEND 12.
  @Test(arguments: [PNGCompression.fast, .balanced])
  func whatDoesNotOccurHasNoCode(compression: PNGCompression) throws {
    let count = try packed(pixels(780, 54) { _, _ in [10, 200, 30, 255] }, compression)
    #expect(count < 2 * (27 * 5 + 40) + 8 + 25 + 3 * 12 + 2 + 6 + 12)
  }

  // Frequencies that grow like Fibonacci's numbers give the longest codes: 21 symbols would need 20 bits, more than deflate has.
  // Differences of neighbours are spread so that SUB leaves those frequencies.
  @Test(arguments: PNGCompression.allCases)
  func codesThatWouldBeTooLong(compression: PNGCompression) throws {
    var counts = [1, 1]
    while counts.count < 21 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    var steps = counts.enumerated().flatMap { symbol, count in [Int](repeating: symbol - 10, count: count) }
    var chance = Chance()
    for place in steps.indices.reversed().dropLast() { steps.swapAt(place, chance.next() % (place + 1)) }
    steps = Array(steps.prefix(steps.count / 3 * 3))
    var (bytes, color): ([UInt8], [Int]) = ([], [0, 0, 0])
    for (place, step) in steps.enumerated() {
      color[place % 3] = (color[place % 3] + step + 256) % 256
      bytes.append(UInt8(color[place % 3]))
      if place % 3 == 2 { bytes.append(255) }
    }
    _ = try packed(Pixmap(width: steps.count / 3, height: 1, bytes: bytes), compression)
  }

  // Repetitions of every length around those that are told in one, two and more pieces (258 bytes at most, 3 at least).
  @Test(arguments: [PNGCompression.fast, .balanced])
  func runsOfEveryLength(compression: PNGCompression) throws {
    for count in Array(1...60) + Array(80...92) + Array(165...180) + Array(255...262) {
      let run = pixels(count + 8, 1) { x, _ in
        (4..<count + 4).contains(x) ? [9, 9, 9, 255] : [x * 37 % 256, x * 91 % 256, 5, 255]
      }
      _ = try packed(run, compression, "\(count)")
    }
  }

  private static let pngcheck = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/pngcheck" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: pngcheck != nil, "pngcheck is not installed"), arguments: PNGCompression.allCases)
  func pngcheckFindsNothing(compression: PNGCompression) throws {
    let program = try #require(Self.pngcheck)
    let film = [
      try #require(pixels(1, 1) { _, _ in [1, 2, 3, 255] }), try #require(pixels(5, 3) { x, y in [x, y, 3, x * 50] }),
      try picture(2), try picture(4, alpha: 7),
    ]
    try withTemporaryFolder { folder in
      let files = film.indices.map { "\(folder)/\($0).png" }
      for (file, pixmap) in zip(files, film) {
        try Data(PNGEncoder.encode(pixmap, compression: compression)).write(to: URL(fileURLWithPath: file))
      }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["-v"] + files
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      expectEqual(process.terminationStatus, 0, "\(text)")
      #expect(text.contains("No errors detected in \(files[3])"), "\(text)")
    }
  }
}
