import Synchronization

/// The memory of frames that nobody needs any more, for those that are drawn next: a heap from which other things are taken between one
/// frame and the next has soon no room of a frame's size, and grows.
package final class FrameMemory: Sendable {
  private let free = Mutex<[[UInt8]]>([])
  /// Frames are let go of about as fast as they are drawn; more free ones than these would only be held.
  private static let most = 2

  package init() {}

  /// Takes the bytes of a frame that goes, if there is room for them. The frame has none afterwards: whoever takes them next is alone with
  /// them, and need not make a copy.
  func keep(_ bytes: inout [UInt8]) {
    free.withLock { free in
      guard free.count < Self.most else { return }
      free.append([])
      swap(&free[free.count - 1], &bytes)
    }
  }

  /// Memory of so many bytes, which hold anything; nil when there is none.
  func take(_ count: Int) -> [UInt8]? {
    free.withLock { free in
      guard let index = free.lastIndex(where: { $0.count == count }) else {
        // Frames have another size now.
        free.removeAll()
        return nil
      }
      return free.remove(at: index)
    }
  }
}
