import HeroTesting

@testable import UIKit

@MainActor
@Suite struct VisualEffectTests {
  @Test func materialsAreEffects() {
    func tint(_ style: UIBlurEffect.Style) -> Double? { UIBlurEffect(style: style).recipe(isDark: false)?.tint?.red }
    expectEqual((tint(.systemThinMaterialDark), tint(.systemChromeMaterialLight)), (tint(.dark), tint(.extraLight)))
    #expect(tint(.systemMaterial) == tint(.regular) && tint(.dark) != tint(.regular))
    // The table that storyboards ask too.
    func alpha(_ style: UIBlurEffect.Style) -> Double? { UIBlurEffect(style: style).recipe(isDark: false)?.tint?.alpha }
    expectEqual((alpha(.systemThinMaterialLight), alpha(.systemThinMaterial)), (0.58, 0.58))
    expectEqual((alpha(.extraLight), alpha(.regular)), (0.82, 0.6))
    expectEqual(UIBlurEffect.Style.systemMaterialDark.rawValue, 18)
    expectEqual(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label).recipe(isDark: false), nil)
  }
}
