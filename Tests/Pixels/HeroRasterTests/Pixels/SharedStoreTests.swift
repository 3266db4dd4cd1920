import HeroTesting
import Synchronization

@testable import HeroRaster

/// Things made once and dropped when they have not been used for longest.
@Suite struct SharedStoreTests {
  /// Asks for keys in turn; gives those that had to be made.
  private func made(_ keys: [String], limit: Int) throws -> [String] {
    let store = SharedStore<String, String>(limit: limit)
    var made: [String] = []
    for key in keys {
      let value = try store.value(of: key) {
        made.append(key)
        return (key + "!", 10)
      }
      expectEqual(value, key + "!")
    }
    return made
  }

  @Test("what is kept is not made again; what was used longest ago goes first; one thing is kept, however large")
  func kept() throws {
    for (keys, limit, expected) in [("abab", 20, "ab"), ("abacab", 20, "abcb"), ("aaba", 5, "aba")] {
      try expectEqual(made(keys.map(String.init), limit: limit).joined(), expected)
    }
  }

  @Test("what is idle goes when there is much, whatever the limit, and even when nothing comes")
  func idle() throws {
    for (turns, timesMade) in [(4, 1), (5, 2)] {
      let store = SharedStore<String, String>(limit: 1000, idleLimit: 25)
      var made: [String] = []
      func ask(_ key: String) throws {
        _ = try store.value(of: key) {
          made.append(key)
          return (key, 10)
        }
      }
      for key in ["a", "b"] { try ask(key) }
      for _ in 0..<turns {
        store.beginTurn()
        try ask("b")
      }
      // Now there are 30 bytes; a is not there any more once it was idle, b always is.
      for key in ["c", "b", "a"] { try ask(key) }
      expectEqual((made.count { $0 == "a" }, made.count { $0 == "b" }), (timesMade, 1), "\(turns)")
    }
    for (turns, isDropped) in [(4, false), (5, true)] {
      let store = SharedStore<String, String>(limit: 1000, idleLimit: 25)
      for key in ["a", "b", "c"] { _ = try store.value(of: key) { (key, 10) } }
      for _ in 0..<turns {
        store.beginTurn()
        for key in ["b", "c"] { _ = try store.value(of: key) { (key, 10) } }
      }
      expectEqual((store.isIdle("a"), store.isIdle("b")), (isDropped, false), "\(turns)")
    }
  }

  /// A key that counts how often keys are compared.
  private struct CountedKey: Hashable, Sendable {
    static let comparisons = Atomic(0)
    let number: Int

    static func == (left: CountedKey, right: CountedKey) -> Bool {
      comparisons.add(1, ordering: .relaxed)
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  @Test("dropping takes as long however much is kept: keys are compared a few times for each use")
  func linear() throws {
    let (kept, uses) = (2000, 4000)
    let store = SharedStore<CountedKey, Int>(limit: kept, idleLimit: kept / 2)
    for number in 0..<uses { _ = try store.value(of: CountedKey(number: number)) { (number, 1) } }
    #expect(CountedKey.comparisons.load(ordering: .relaxed) < 50 * uses)
    // The newest ones are there.
    #expect(!store.isIdle(CountedKey(number: uses - kept)))
    #expect(store.isIdle(CountedKey(number: uses - kept - 1)))
  }

  @Test("a failure is not kept")
  func failure() throws {
    let store = SharedStore<String, String>(limit: 20)
    #expect(throws: RasterError.failed("no")) {
      try store.value(of: "a") { () throws(RasterError) in throw .failed("no") }
    }
    try expectEqual(store.value(of: "a") { ("yes", 1) }, "yes")
  }
}
