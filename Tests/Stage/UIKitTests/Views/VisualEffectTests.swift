import Testing

@testable import UIKit

@MainActor
@Suite struct VisualEffectTests {
  @Test func materialsAreEffects() {
    func tint(_ style: UIBlurEffect.Style) -> Double? { UIBlurEffect(style: style).recipe(isDark: false)?.tint?.red }
    #expect(tint(.systemThinMaterialDark) == tint(.dark) && tint(.systemChromeMaterialLight) == tint(.extraLight))
    #expect(tint(.systemMaterial) == tint(.regular) && tint(.dark) != tint(.regular))
    // The table that storyboards ask too.
    func alpha(_ style: UIBlurEffect.Style) -> Double? { UIBlurEffect(style: style).recipe(isDark: false)?.tint?.alpha }
    #expect(alpha(.systemThinMaterialLight) == 0.58 && alpha(.systemThinMaterial) == 0.58)
    #expect(alpha(.extraLight) == 0.82 && alpha(.regular) == 0.6)
    #expect(UIBlurEffect.Style.systemMaterialDark.rawValue == 18)
    #expect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label).recipe(isDark: false) == nil)
  }
}
