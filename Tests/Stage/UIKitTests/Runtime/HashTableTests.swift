import HeroTesting

@testable import UIKit

@MainActor
@Suite struct HashTableTests {
  /// Observers that a table does not keep alive.
  @Test func tablesHoldObjectsOrNot() {
    final class Observer {}
    let (weak, strong) = (NSHashTable<Observer>.weakObjects(), NSHashTable<Observer>(options: .strongMemory))
    let kept = Observer()
    do {
      let (lost, held) = (Observer(), Observer())
      for observer in [kept, lost, lost] { weak.add(observer) }
      strong.add(held)
      #expect(weak.count == 2 && weak.contains(lost) && !weak.contains(held))
    }
    expectEqual(weak.allObjects.map(ObjectIdentifier.init), [ObjectIdentifier(kept)])
    expectEqual(strong.count, 1)
    strong.add(kept)
    strong.remove(strong.allObjects[0])
    expectEqual(strong.allObjects.map(ObjectIdentifier.init), [ObjectIdentifier(kept)])
    strong.removeAllObjects()
    #expect(strong.count == 0 && strong.allObjects.isEmpty)
  }
}
