import Synchronization

/// Things that are made when first asked for and shared by all threads; what was used longest ago is dropped first, and made
/// again when it is needed.
///
/// A thing is made under its own lock: threads that need it wait for each other, others do not.
final class SharedStore<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private final class Slot: Sendable {
    let value = Mutex<Value?>(nil)
  }

  private struct Entry {
    let slot: Slot
    /// 0 while it is made.
    var bytes = 0
    var lastUse: Int
    var lastTurn: Int
  }

  /// A use of a thing; the last one of each thing counts.
  private struct Use {
    let number: Int
    let key: Key
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    /// The uses in order, from the first that may still be a thing's last one.
    var queue: [Use] = []
    /// How many at the queue's begin are past.
    var past = 0
    var bytes = 0
    var uses = 0
    var turn = 0

    func isLast(_ use: Use) -> Bool { entries[use.key]?.lastUse == use.number }

    /// Notes a use, and forgets those that another one of the same thing has followed.
    mutating func append(_ use: Use) {
      queue.append(use)
      forgetPast()
      guard queue.count > 2 * entries.count + 64 else { return }
      queue = queue[past...].filter(isLast)
      past = 0
    }

    mutating func forgetPast() { while past < queue.count, !isLast(queue[past]) { past += 1 } }
  }

  /// A thing that was not used for so many turns is idle.
  static var idleTurns: Int { 4 }

  private let limit: Int
  private let idleLimit: Int
  private let state = Mutex(State())

  /// An empty store that keeps things of at most so many bytes in all, and at least the last one.
  ///
  /// - Parameter idleLimit: Where there are more bytes than these, what is idle is dropped.
  init(limit: Int, idleLimit: Int = .max) {
    self.limit = limit
    self.idleLimit = idleLimit
  }

  /// Begins a turn, such as a frame.
  func beginTurn() {
    state.withLock { state in
      state.turn += 1
      dropOldest(of: &state, but: nil)
    }
  }

  /// The value of a key.
  ///
  /// - Parameter make: Makes it, and says how many bytes it takes. What it throws is not kept.
  func value(
    of key: Key, make: () throws(RasterError) -> (value: Value, bytes: Int)
  ) throws(RasterError) -> Value {
    let slot = state.withLock { state in
      state.uses += 1
      var entry = state.entries[key] ?? Entry(slot: Slot(), lastUse: 0, lastTurn: 0)
      entry.lastUse = state.uses
      entry.lastTurn = state.turn
      state.entries[key] = entry
      state.append(Use(number: state.uses, key: key))
      return entry.slot
    }
    var made: Int?
    let result = slot.value.withLock { kept -> Result<Value, RasterError> in
      if let kept { return .success(kept) }
      do throws(RasterError) {
        let (value, bytes) = try make()
        kept = value
        made = bytes
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    if let made { keep(key, bytes: made) }
    return try result.get()
  }

  /// Whether a value is neither there nor being made.
  func isIdle(_ key: Key) -> Bool { state.withLock { $0.entries[key] == nil } }

  private func keep(_ key: Key, bytes: Int) {
    state.withLock { state in
      guard state.entries[key]?.bytes == 0 else { return }
      state.entries[key]?.bytes = bytes
      state.bytes += bytes
      dropOldest(of: &state, but: key)
    }
  }

  /// Drops what was used longest ago until the limits are kept.
  private func dropOldest(of state: inout State, but kept: Key?) {
    var index = state.past
    while state.bytes > min(limit, idleLimit), index < state.queue.count {
      let use = state.queue[index]
      index += 1
      guard let entry = state.entries[use.key], state.isLast(use) else { continue }
      // Being made, or the one to keep.
      guard entry.bytes > 0, use.key != kept else { continue }
      guard state.bytes > limit || state.turn - entry.lastTurn > Self.idleTurns else { break }
      state.entries[use.key] = nil
      state.bytes -= entry.bytes
    }
    state.forgetPast()
  }
}
