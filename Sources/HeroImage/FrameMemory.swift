import Synchronization

/// The memory of frames that nobody needs any more, for those that are drawn next: a heap from which other things are taken between one
/// frame and the next has soon no room of a frame's size, and grows.
package final class FrameMemory: Sendable {
  private let free = Mutex<[[UInt8]]>([])

  /// Makes an empty store.
  package init() {}

  /// Keeps a picture's memory; of no use while somebody else has the picture.
  package func keep(_ pixmap: Pixmap) { free.withLock { $0.append(pixmap.bytes) } }

  /// Memory of so many bytes, which hold anything; nil when there is none.
  func take(_ count: Int) -> [UInt8]? {
    free.withLock { free in
      guard let index = free.lastIndex(where: { $0.count == count }) else { return nil }
      return free.remove(at: index)
    }
  }
}
