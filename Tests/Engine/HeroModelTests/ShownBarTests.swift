import HeroGeometry
import HeroModel
import HeroTesting

/// Which bars are around a screen (scene words W3), and what they take.
@Suite struct ShownBarTests {
  private let navigation = ShownBars.Navigation(hasBar: true, hasLargeTitles: true)

  private func wishes(_ change: (inout ShownBars.Wishes) -> Void = { _ in }) -> ShownBars.Wishes {
    var wishes = ShownBars.Wishes()
    change(&wishes)
    return wishes
  }

  @Test("a navigation controller shows its bar unless it has none or the top screen hides it")
  func navigationBar() {
    func shows(_ stack: [ShownBars.Wishes], hasBar: Bool = true) -> Bool {
      let own = ShownBars.Navigation(hasBar: hasBar, hasLargeTitles: false)
      return ShownBars(around: stack, in: own, hasTabBar: false).hasNavigationBar
    }
    let hiding = wishes { $0.hidesNavigationBar = true }
    #expect(shows([wishes()]) && !shows([wishes()], hasBar: false))
    #expect(!shows([wishes(), hiding]) && shows([hiding, wishes()]))
    expectEqual(ShownBars(around: [wishes()], in: nil, hasTabBar: false), ShownBars())
  }

  // UINavigationItem.LargeTitleDisplayMode: automatic is as the screen below, and large at the root.
  @Test("a title is as large as its item says, else as the one below")
  func largeTitles() {
    func isLarge(_ modes: Bool?..., prefersLarge: Bool = true, change: (inout ShownBars.Wishes) -> Void = { _ in })
      -> Bool
    {
      var stack = modes.map { mode in wishes { $0.isTitleLarge = mode } }
      change(&stack[stack.count - 1])
      let own = ShownBars.Navigation(hasBar: true, hasLargeTitles: prefersLarge)
      return ShownBars(around: stack, in: own, hasTabBar: false).isTitleLarge
    }
    #expect(isLarge(nil) && isLarge(nil, nil) && !isLarge(false) && !isLarge(false, nil) && isLarge(false, nil, true))
    #expect(!isLarge(true, prefersLarge: false))
    #expect(!isLarge(nil) { $0.isTitleCollapsed = true } && !isLarge(nil) { $0.hidesNavigationBar = true })
  }

  @Test("a prompt needs the bar, a toolbar needs a navigation controller that shows it and items")
  func promptAndToolbar() {
    let full = wishes { ($0.hasPrompt, $0.hasToolbar) = (true, true) }
    let bars = ShownBars(around: [full], in: navigation, hasTabBar: false)
    #expect(bars.hasPrompt && bars.hasToolbar)
    let barless = ShownBars.Navigation(hasBar: false, hasLargeTitles: true, hasToolbar: false)
    expectEqual(ShownBars(around: [full], in: barless, hasTabBar: false), ShownBars())
    expectEqual(ShownBars(around: [full], in: nil, hasTabBar: false), ShownBars())
    #expect(!ShownBars(around: [full, wishes()], in: navigation, hasTabBar: false).hasToolbar)
  }

  @Test("a tab bar is away while a screen that hides it is on top, or one that hides it when pushed is in the stack")
  func tabBar() {
    func shows(_ stack: ShownBars.Wishes..., inNavigation: Bool = true) -> Bool {
      ShownBars(around: stack, in: inNavigation ? navigation : nil, hasTabBar: true).hasTabBar
    }
    let (hiding, pushed) = (wishes { $0.hidesTabBar = true }, wishes { $0.hidesTabBarWhenPushed = true })
    #expect(shows() && shows(wishes()) && shows(hiding, wishes()) && !shows(wishes(), hiding))
    #expect(!shows(hiding, inNavigation: false))
    #expect(!shows(wishes(), pushed) && !shows(pushed, wishes()) && shows(pushed, inNavigation: false))
    #expect(!ShownBars(around: [wishes()], in: navigation, hasTabBar: false).hasTabBar)
  }

  // An iPad mini's side is 744 points long, either way up.
  @Test("the smallest tablet is one")
  func tablets() {
    #expect(BarMetrics(Size(width: 744, height: 1133)).isTablet && BarMetrics(Size(width: 1133, height: 744)).isTablet)
    #expect(!BarMetrics(Size(width: 743, height: 1133)).isTablet)
  }

  // 44 + 52 + 30 at the top of a phone, 49 + 44 at its end; 32 each on its side, without a large title; 50 on a tablet.
  @Test("bars take what UIKit's have")
  func insets() {
    var bars = ShownBars()
    expectEqual(BarMetrics(Size(width: 390, height: 844)).insets(of: bars), .zero)
    (bars.hasNavigationBar, bars.isTitleLarge, bars.hasPrompt) = (true, true, true)
    (bars.hasToolbar, bars.hasTabBar) = (true, true)
    expectEqual(BarMetrics(Size(width: 390, height: 844)).insets(of: bars), EdgeInsets(top: 126, bottom: 93))
    expectEqual(BarMetrics(Size(width: 844, height: 390)).insets(of: bars), EdgeInsets(top: 62, bottom: 64))
    expectEqual(BarMetrics(Size(width: 1024, height: 768)).insets(of: bars), EdgeInsets(top: 132, bottom: 100))
    bars.isTitleLarge = false
    bars.hasTabBar = false
    expectEqual(BarMetrics(Size(width: 390, height: 844)).insets(of: bars), EdgeInsets(top: 74, bottom: 44))
  }
}
