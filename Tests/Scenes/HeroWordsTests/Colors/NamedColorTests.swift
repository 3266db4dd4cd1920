import HeroGeometry
import HeroTesting
import HeroWords

@Suite struct NamedColorTests {
  @Test func namesAreComplete() {
    // 148 CSS names, UIKit's colours, clear.
    expectEqual(NamedColors.names.count, Set(NamedColors.names).count)
    #expect(NamedColors.names.filter { $0 == $0.lowercased() && Color(named: $0)?.alpha == 1 }.count >= 148)
    #expect(NamedColors.names.allSatisfy { Color(named: $0) != nil })
    expectEqual(Color(named: "Red"), nil)
  }
}
