import Dispatch
import Synchronization

/// The SHA-256 of bytes in pieces, which takes longer than reading a scene and which many runs never ask for: it is worked out when it is
/// first asked for, or on another thread before.
package struct ContentDigest: Equatable, Sendable {
  private final class Work: Sendable {
    private enum State: Sendable {
      case left([[UInt8]])
      case done(String)
    }

    private let state: Mutex<State>

    init(_ pieces: [[UInt8]]) { state = Mutex(.left(pieces)) }

    init(_ hex: String) { state = Mutex(.done(hex)) }

    /// Who asks while another thread is at it waits.
    var hex: String {
      state.withLock { state in
        switch state {
        case .done(let hex): return hex
        case .left(let pieces):
          let hex = sha256Hex(of: pieces)
          state = .done(hex)
          return hex
        }
      }
    }
  }

  private let work: Work

  /// Takes a digest that is known.
  package init(_ hex: String) { work = Work(hex) }

  /// Takes the bytes.
  package init(of pieces: [[UInt8]]) { work = Work(pieces) }

  /// Has another thread begin, for those who will ask.
  package func begin() { DispatchQueue.global().async { [work] in _ = work.hex } }

  /// 64 lower-case hexadecimal digits.
  package var hex: String { work.hex }

  package static func == (left: ContentDigest, right: ContentDigest) -> Bool {
    left.work === right.work || left.hex == right.hex
  }
}
