import Dispatch
import Synchronization

/// The SHA-256 of a picture's r, g, b, a bytes, which may wait for other pictures to be hashed beside.
package final class PixelHash: Sendable, Equatable {
  private let known: Mutex<String?>
  private let settling = DispatchGroup()

  /// Makes one that is known: 64 lower-case hexadecimal digits.
  package init(_ hex: String) { known = Mutex(hex) }

  /// Makes one that will be settled.
  init() {
    known = Mutex(nil)
    settling.enter()
  }

  /// Tells what it is; once.
  func settle(_ hex: String) {
    known.withLock { $0 = hex }
    settling.leave()
  }

  /// 64 lower-case hexadecimal digits; waits until they are known.
  package var hex: String {
    if let hex = known.withLock({ $0 }) { return hex }
    settling.wait()
    return known.withLock { $0 } ?? ""
  }

  /// Whether nobody would have to wait.
  var isKnown: Bool { known.withLock { $0 != nil } }

  package static func == (left: PixelHash, right: PixelHash) -> Bool { left === right || left.hex == right.hex }
}
