import HeroTesting
import Synchronization

@testable import HeroRaster

/// Things made once and dropped when they have not been used for longest.
@Suite struct SharedStoreTests {
  /// Asks for keys in turn; gives those that had to be made.
  private func made(_ keys: [String], limit: Int, bytes: Int = 10) throws -> [String] {
    let store = SharedStore<String, String>(limit: limit)
    var made: [String] = []
    for key in keys {
      let value = try store.value(of: key) {
        made.append(key)
        return (key + "!", bytes)
      }
      expectEqual(value, key + "!")
    }
    return made
  }

  @Test("what is kept is not made again")
  func kept() throws { try expectEqual(made(["a", "b", "a", "b"], limit: 20), ["a", "b"]) }

  @Test("what was used longest ago goes first")
  func dropped() throws { try expectEqual(made(["a", "b", "a", "c", "a", "b"], limit: 20), ["a", "b", "c", "b"]) }

  @Test("one thing is kept, however large")
  func large() throws { try expectEqual(made(["a", "a", "b", "a"], limit: 5), ["a", "b", "a"]) }

  @Test("what is idle goes when there is much, whatever the limit", arguments: [(4, 1), (5, 2)])
  func idle(turns: Int, timesMade: Int) throws {
    let store = SharedStore<String, String>(limit: 1000, idleLimit: 25)
    var made: [String] = []
    func ask(_ key: String) throws {
      _ = try store.value(of: key) {
        made.append(key)
        return (key, 10)
      }
    }
    try ask("a")
    try ask("b")
    for _ in 0..<turns {
      store.beginTurn()
      try ask("b")
    }
    // Now there are 30 bytes; a is not there any more once it was idle, b always is.
    try ask("c")
    try ask("b")
    try ask("a")
    expectEqual(made.filter { $0 == "a" }.count, timesMade)
    expectEqual(made.filter { $0 == "b" }.count, 1)
  }

  @Test("what becomes idle goes, even when nothing comes", arguments: [(4, false), (5, true)])
  func turns(turns: Int, isDropped: Bool) throws {
    let store = SharedStore<String, String>(limit: 1000, idleLimit: 25)
    for key in ["a", "b", "c"] { _ = try store.value(of: key) { (key, 10) } }
    for _ in 0..<turns {
      store.beginTurn()
      for key in ["b", "c"] { _ = try store.value(of: key) { (key, 10) } }
    }
    expectEqual(store.isIdle("a"), isDropped)
    #expect(!store.isIdle("b"))
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
