import Foundation
import Testing

@testable import HeroImage

/// `sha256Hex` is the source of what is expected; SHA256Tests has the standard's values for it.
@Suite(.enabled(if: HashLanes() != nil, "this processor hashes one picture after the other")) struct HashLanesTests {
  private func picture(_ width: Int, _ height: Int, _ seed: Int, alpha: UInt8 = 255) throws -> Pixmap {
    let bytes = (0..<width * height * 4).map { $0 % 4 == 3 ? alpha : UInt8(($0 / 3 * seed + $0) & 255) }
    return try #require(Pixmap(width: width, height: height, bytes: bytes))
  }

  // A block is sixteen pixels and a piece 32 768: less than one, whole ones, and something beyond them; pictures of all sizes at once,
  // more of them than there are lanes.
  @Test func picturesOfAllSizes() throws {
    let lanes = try laneIfAny()
    let sizes = [(1, 1), (5, 3), (16, 1), (17, 1), (256, 128), (257, 128), (400, 300), (31, 33), (512, 192)]
    let pictures = try (0..<27).map { try picture(sizes[$0 % 9].0, sizes[$0 % 9].1, $0 + 2) }
    let hashes = pictures.map { lanes.add($0) }
    lanes.finish()
    let expected = pictures.map { sha256Hex($0.bytes) }
    #expect(hashes.map(\.hex) == expected)
  }

  // Of pictures of one size, each is done when three more have come.
  @Test func picturesAreDoneInTurn() throws {
    let lanes = try laneIfAny()
    var hashes: [PixelHash] = []
    for number in 0..<12 {
      hashes.append(lanes.add(try picture(320, 240, number)))
      let done = (0...number).map { $0 <= number - HashLanes.count + 1 }
      #expect(hashes.map(\.isKnown) == done)
    }
    lanes.finish()
    #expect(hashes.map(\.isKnown) == Array(repeating: true, count: 12))
  }

  // What is not opaque is hashed at once, and the same picture again has the hash of before.
  @Test(arguments: PNGCompression.allCases) func framesOfAFilm(compression: PNGCompression) throws {
    let lanes = try laneIfAny()
    let encoder = PNGSequenceEncoder(compression: compression, lanes: lanes)
    let film = [
      try picture(90, 70, 3), try picture(90, 70, 3, alpha: 9), try picture(90, 70, 4), try picture(90, 70, 4),
      try picture(40, 30, 5),
    ]
    let hashes = try film.map { try encoder.encodeHashing($0).hash }
    #expect(hashes[1].isKnown && hashes[2] === hashes[3])
    lanes.finish()
    let expected = film.map { sha256Hex($0.bytes) }
    #expect(hashes.map(\.hex) == expected)
  }

  // Several threads share the lanes, and each waits for its own pictures.
  @Test func threadsShareLanes() throws {
    let lanes = try laneIfAny()
    let pictures = try (0..<40).map { try picture(100 + $0 % 3, 80, $0) }
    let hashes = Mutexed([Int: PixelHash]())
    DispatchQueue.concurrentPerform(iterations: 40) { number in
      let hash = lanes.add(pictures[number])
      hashes.set(number, hash)
    }
    lanes.finish()
    for (number, picture) in pictures.enumerated() { #expect(hashes.value[number]?.hex == sha256Hex(picture.bytes)) }
  }

  // A file is read in pieces of 65 536 bytes; the ninth begins when another has ended.
  @Test func filesSideBySide() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lanes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let counts = [0, 1, 63, 64, 65, 65_535, 65_536, 65_537, 131_072, 200_001, 64, 300_000]
    let contents = counts.map { count in (0..<count).map { UInt8(($0 * 13 + count) & 255) } }
    var paths: [String] = []
    for (number, bytes) in contents.enumerated() {
      let file = folder.appendingPathComponent("\(number)")
      try Data(bytes).write(to: file)
      paths.append(file.path)
    }
    paths.insert(folder.appendingPathComponent("none").path, at: 4)
    var expected: [String?] = contents.map { sha256Hex($0) }
    expected.insert(nil, at: 4)
    #expect(FileLanes(paths).hashes() == expected)
    #expect(sha256Hex(ofFiles: paths) == expected)
    #expect(FileLanes([]).hashes().isEmpty)
  }

  // A digest is the same whether another thread began or nobody did, and equal to one that is known.
  @Test(arguments: [true, false]) func digestsOfContents(isBegun: Bool) {
    let pieces: [[UInt8]] = [[1, 2], [], [3]]
    let digest = ContentDigest(of: pieces)
    if isBegun { digest.begin() }
    #expect(digest == ContentDigest(sha256Hex([1, 2, 3])))
    #expect(digest.hex == sha256Hex([1, 2, 3]))
    #expect(digest != ContentDigest(of: [[1, 2]]))
  }

  private func laneIfAny() throws -> HashLanes { try #require(HashLanes()) }
}

/// A dictionary that threads fill.
private final class Mutexed: @unchecked Sendable {
  // Guarded by the lock.
  private var values: [Int: PixelHash]
  private let lock = NSLock()

  init(_ values: [Int: PixelHash]) { self.values = values }

  func set(_ key: Int, _ value: PixelHash) { lock.withLock { values[key] = value } }

  var value: [Int: PixelHash] { lock.withLock { values } }
}
