import Synchronization

/// Pictures that were drawn, by what they show; those that were used longest ago go first when there are too many bytes.
final class FrameStore: Sendable {
  private struct Entry {
    let bytes: [UInt8]
    var lastUse: Int
  }

  private struct State {
    var entries: [FrameKey: Entry] = [:]
    var bytes = 0
    var uses = 0
  }

  private let limit: Int
  private let state = Mutex(State())

  /// An empty store of at most so many bytes.
  init(limit: Int) { self.limit = limit }

  /// Bytes that are kept.
  var byteCount: Int { state.withLock { $0.bytes } }

  /// A picture, used now.
  subscript(key: FrameKey) -> [UInt8]? {
    state.withLock { state in
      guard state.entries[key] != nil else { return nil }
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.bytes
    }
  }

  /// Whether a picture is kept, which does not count as a use.
  func contains(_ key: FrameKey) -> Bool { state.withLock { $0.entries[key] != nil } }

  /// Keeps a picture.
  func keep(_ bytes: [UInt8], for key: FrameKey) {
    state.withLock { state in
      state.uses += 1
      if let old = state.entries.updateValue(Entry(bytes: bytes, lastUse: state.uses), forKey: key) {
        state.bytes -= old.bytes.count
      }
      state.bytes += bytes.count
      guard state.bytes > limit else { return }
      // A part more than must go, so that the next ones need no search.
      for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        guard state.bytes > limit - limit / 8, entry.lastUse != state.uses else { return }
        state.entries[key] = nil
        state.bytes -= entry.bytes.count
      }
    }
  }
}

/// What a picture shows, and with which images and fonts it was drawn.
struct FrameKey: Hashable, Sendable {
  let drawing: Int
  let content: ContentName
}
