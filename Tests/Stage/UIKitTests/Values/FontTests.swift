import HeroTesting

@testable import UIKit

@MainActor
@Suite struct FontTests {
  @Test func fontsByDescriptor() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    expectEqual(font.fontDescriptor.symbolicTraits, .traitBold)
    let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    expectEqual((traits?[.weight] as? NSNumber)?.doubleValue, 0.3)
    let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: italic, size: 0) != font)
    expectEqual(UIFont(descriptor: italic, size: 0).pointSize, 20)
    let plain = try #require(italic.withSymbolicTraits([]))
    expectEqual(UIFont(descriptor: plain, size: 12), .systemFont(ofSize: 12))
    let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    expectEqual(UIFont(descriptor: heavy, size: 20), .systemFont(ofSize: 20, weight: .heavy))
  }

  @Test func kindsOfTheSystemsFont() {
    useOwnScreen()
    let plain = UIFont.systemFont(ofSize: 20)
    let italic = UIFont.italicSystemFont(ofSize: 20)
    #expect(italic.fontDescriptor.symbolicTraits == .traitItalic && italic.pointSize == 20 && !italic.isEqual(plain))
    #expect(plain.isEqual(UIFont.systemFont(ofSize: 20)) && !plain.isEqual(UIFont.systemFont(ofSize: 21)))
    #expect(!plain.isEqual(plain.fontDescriptor))
    // Both stand in the system font's letters.
    let heavy = UIFont.systemFont(ofSize: 20, weight: .heavy)
    expectEqual(UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .heavy), heavy)
    expectEqual(UIFont.monospacedSystemFont(ofSize: 20, weight: .heavy), heavy)
    expectEqual(heavy.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: 20) }, heavy)
  }

  // At the standard content size nothing grows.
  @Test func metricsKeepSizesUpToAMost() {
    let (metrics, font) = (UIFontMetrics(forTextStyle: .body), UIFont.systemFont(ofSize: 20))
    expectEqual((metrics.scaledFont(for: font), metrics.scaledValue(for: 7)), (font, 7))
    expectEqual(metrics.scaledFont(for: font, maximumPointSize: 15).pointSize, 15)
    expectEqual(metrics.scaledFont(for: font, maximumPointSize: 30).pointSize, 20)
  }
}
