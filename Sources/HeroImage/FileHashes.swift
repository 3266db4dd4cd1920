internal import CPixels
import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The SHA-256 of files' bytes, which are never all in memory; nil for those that cannot be read. Several files are hashed at once: where
/// the processor has instructions for it on several threads, the last file first, else side by side.
package func sha256Hex(ofFiles paths: [String]) -> [String?] {
  if HashLanes.areQuicker { return FileLanes(paths).hashes() }
  let hashes = Mutex([String?](repeating: nil, count: paths.count))
  DispatchQueue.concurrentPerform(iterations: paths.count) { iteration in
    // The largest of the machine's fonts is at the end, and would be waited for.
    let index = paths.count - 1 - iteration
    let hash = sha256Hex(ofFile: paths[index])
    hashes.withLock { $0[index] = hash }
  }
  return hashes.withLock { $0 }
}

/// Files that are hashed side by side.
struct FileLanes {
  private static let bufferCount = 1 << 16
  private static let laneCount = Int(HERO_SHA256_LANES)

  private final class Lane {
    let index: Int
    private let file: UnsafeMutablePointer<FILE>
    private let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: bufferCount)
    /// What of the buffer is not hashed.
    private var start = 0
    private var end = 0
    private var isAtEnd = false
    let sum = UnsafeMutablePointer<hero_sha256>.allocate(capacity: 1)

    init?(_ path: String, index: Int) {
      guard let file = fopen(path, "rb") else { return nil }
      self.file = file
      self.index = index
      hero_sha256_start(sum)
    }

    deinit {
      fclose(file)
      buffer.deallocate()
      sum.deallocate()
    }

    var place: UnsafePointer<UInt8> { UnsafePointer(buffer + start) }

    /// Whole blocks that can be hashed; none at the file's end.
    var blocks: Int {
      if end - start < 64, !isAtEnd {
        buffer.update(from: buffer + start, count: end - start)
        (start, end) = (0, end - start)
        end += fread(buffer + end, 1, bufferCount - end, file)
        isAtEnd = end < bufferCount
      }
      return (end - start) / 64
    }

    func advance(blocks: Int) { start += blocks * 64 }

    /// The hash when no whole block is left; nil when the file could not be read to its end.
    func finish() -> String? {
      hero_sha256_add(sum, place, end - start)
      return ferror(file) == 0 ? SHA256Digest(sum.pointee).hex : nil
    }
  }

  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  func hashes() -> [String?] {
    var hashes = [String?](repeating: nil, count: paths.count)
    var lanes: [Lane] = []
    var next = 0
    while true {
      while lanes.count < Self.laneCount, next < paths.count {
        if let lane = Lane(paths[next], index: next) { lanes.append(lane) }
        next += 1
      }
      lanes.removeAll { lane in
        guard lane.blocks == 0 else { return false }
        hashes[lane.index] = lane.finish()
        return true
      }
      if lanes.isEmpty {
        if next == paths.count { return hashes }
        continue
      }
      if lanes.count < Self.laneCount, next < paths.count { continue }
      let blocks = lanes.map(\.blocks).min() ?? 0
      var sums = [UnsafeMutablePointer<hero_sha256>?](repeating: nil, count: Self.laneCount)
      var places = [UnsafePointer<UInt8>?](repeating: nil, count: Self.laneCount)
      for (index, lane) in lanes.enumerated() { (sums[index], places[index]) = (lane.sum, lane.place) }
      // Elsewhere there are no lanes.
      if hero_sha256_add_lanes(sums, places, blocks, 1) == 0 {
        for lane in lanes { hero_sha256_add(lane.sum, lane.place, blocks * 64) }
      }
      for lane in lanes { lane.advance(blocks: blocks) }
    }
  }
}
