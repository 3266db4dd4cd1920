internal import CPixels
import Synchronization

/// Hashes opaque pictures of all threads side by side, for processors without instructions for SHA-256: a lone sum takes six times as long
/// as one of eight whose words share the vectors.
///
/// Pictures begin one after the other, and each one that comes takes all of them on by a part, so that about half of the pictures' pixels
/// are kept.
package final class HashLanes: Sendable {
  /// Whether this processor hashes quicker so.
  package static var areQuicker: Bool { hero_sha256_has_lanes() == 1 && hero_has_sha256() == 0 }

  /// Pictures at once: half as many as there are lanes, for half of the memory.
  package static let count = laneCount / 2
  private static let laneCount = Int(HERO_SHA256_LANES)

  private struct Lane: Sendable {
    var sum: hero_sha256
    var pixels: KeptPixels
    let hash: PixelHash
  }

  private struct State: Sendable {
    var lanes: [Lane] = []
    var spare: [PixelPiece] = []
  }

  // Threads wait for one another: each brings pixels, and a second lot of them would take more memory than waiting takes time.
  private let state = Mutex(State())

  /// Makes lanes without pictures; nil where the processor cannot.
  package init?() {
    guard hero_sha256_has_lanes() == 1 else { return nil }
  }

  /// Adds a picture that is opaque, and hashes for a while.
  func add(_ pixmap: Pixmap) -> PixelHash {
    let hash = PixelHash()
    state.withLock { state in
      while state.lanes.count >= Self.count { Self.run(&state, blocks: Self.leastLeft(state)) }
      // What is left of it is copied when those before it need less.
      var pixels = KeptPixels(of: pixmap)
      let part = pixels.blocks / Self.count + 1
      pixels.copy(pixmap, blocks: part) { state.spare.popLast() ?? PixelPiece() }
      var sum = hero_sha256()
      hero_sha256_start(&sum)
      state.lanes.append(Lane(sum: sum, pixels: pixels, hash: hash))
      Self.run(&state, blocks: part)
      guard let last = state.lanes.last, last.hash === hash else { return }
      state.lanes[state.lanes.count - 1].pixels.copy(pixmap) { state.spare.popLast() ?? PixelPiece() }
    }
    return hash
  }

  /// Hashes all that is left.
  package func finish() {
    state.withLock { state in
      while !state.lanes.isEmpty { Self.run(&state, blocks: Self.leastLeft(state)) }
    }
  }

  /// Blocks until the first picture is done.
  private static func leastLeft(_ state: State) -> Int { state.lanes.map(\.pixels.blocks).min() ?? 0 }

  /// Hashes so many blocks of each picture, and settles those that are done.
  private static func run(_ state: inout State, blocks: Int) {
    var left = blocks
    settle(&state)
    while left > 0, let least = state.lanes.map(\.pixels.blocksOfPiece).min() {
      let step = min(least, left)
      hash(&state, blocks: step)
      left -= step
      settle(&state)
    }
  }

  private static func settle(_ state: inout State) {
    for index in state.lanes.indices.reversed() where state.lanes[index].pixels.blocks == 0 {
      var lane = state.lanes.remove(at: index)
      lane.pixels.addRest(to: &lane.sum)
      state.spare += lane.pixels.pieces
      lane.hash.settle(SHA256Digest(lane.sum).hex)
    }
  }

  private static func hash(_ state: inout State, blocks: Int) {
    var sums = state.lanes.map(\.sum)
    sums.withUnsafeMutableBufferPointer { sums in
      var pointers = [UnsafeMutablePointer<hero_sha256>?](repeating: nil, count: laneCount)
      var places = [UnsafePointer<UInt8>?](repeating: nil, count: laneCount)
      for (index, lane) in state.lanes.enumerated() {
        pointers[index] = sums.baseAddress?.advanced(by: index)
        places[index] = lane.pixels.place
      }
      _ = hero_sha256_add_lanes(pointers, places, blocks, 0)
    }
    for index in state.lanes.indices {
      state.lanes[index].sum = sums[index]
      if let piece = state.lanes[index].pixels.advance(blocks: blocks) { state.spare.append(piece) }
    }
  }
}
