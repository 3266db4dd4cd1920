import HeroTesting

@testable import HeroGeometry

@Suite struct ContentSizeCategoryTests {
  // The short word, UIKit's name, SwiftUI's, that of `simctl ui content_size`.
  @Test func words() {
    for (words, category) in [
      (["xs", "extraSmall", "xSmall", "extra-small"], .extraSmall),
      (["s", "small"], .small), (["m", "medium"], .medium), (["l", "L", "large"], .large),
      (["xl", "extraLarge", "xLarge"], .extraLarge), (["xxl", "extraExtraLarge", "xxLarge"], .extraExtraLarge),
      (["xxxl", "XXXL", "extraExtraExtraLarge", "xxxLarge", "extra-extra-extra-large"], .extraExtraExtraLarge),
      (["ax1", "AX1", "accessibilityMedium", "accessibility1", "accessibility-medium"], .accessibilityMedium),
      (["ax2", "accessibilityLarge", "accessibility2"], .accessibilityLarge),
      (["ax3", "accessibilityExtraLarge", "accessibility3"], .accessibilityExtraLarge),
      (["ax4", "accessibilityExtraExtraLarge", "accessibility4"], .accessibilityExtraExtraLarge),
      (
        ["ax5", "accessibilityExtraExtraExtraLarge", "accessibility-extra-extra-extra-large"],
        .accessibilityExtraExtraExtraLarge
      ),
      (["", "xx", "ax", "ax0", "ax6", "xxxxl", "huge", "17"], nil),
    ] as [([String], ContentSizeCategory?)] {
      for word in words { expectEqual(ContentSizeCategory(word: word), category, "\(word)") }
    }
  }
}
