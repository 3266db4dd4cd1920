import HeroImage
import Synchronization

/// What image files were decoded to, for whoever reads scenes with the same files again: a file whose bytes are the same is not decoded
/// a second time.
package final class ImageMemory: Sendable {
  private struct Entry {
    let outcome: ImageDecoding.Outcome
    let bytes: Int
  }

  private struct State {
    var entries: [String: Entry] = [:]
    var bytes = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// An empty memory; beyond so many bytes of files it begins anew.
  package init(limit: Int = 128 << 20) { self.limit = limit }

  /// What a file, by its real path, was decoded to when it held these bytes; nil when it did not.
  func outcome(of file: String, _ bytes: Result<[UInt8], FileProblem>) -> ImageDecoding.Outcome? {
    guard case .success(let bytes) = bytes, let known = state.withLock({ $0.entries[file] }),
      case .success(let decoded) = known.outcome, decoded.bytes == bytes
    else { return nil }
    return known.outcome
  }

  /// Remembers what could be decoded.
  func keep(_ outcome: ImageDecoding.Outcome, of file: String) {
    guard case .success(let decoded) = outcome, decoded.file != nil else { return }
    state.withLock { state in
      state.bytes += decoded.bytes.count - (state.entries[file]?.bytes ?? 0)
      state.entries[file] = Entry(outcome: outcome, bytes: decoded.bytes.count)
      if state.bytes > limit { state = State() }
    }
  }
}
