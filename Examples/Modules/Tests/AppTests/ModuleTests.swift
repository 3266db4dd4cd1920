import App
import HeroSnapshotTesting
import Testing

@Suite struct ModuleTests {
  /// The package's own Hero and UIKit, and herorender beside them.
  @Test func bothAreThere() {
    #expect(cardsMatch)
    #expect(Tolerance.exact == Tolerance(threshold: 0, maxDiffRatio: 0))
  }
}
