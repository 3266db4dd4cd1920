/// UIContentSizeCategory: the text size that a phone's user has chosen, smallest first.
package enum ContentSizeCategory: String, CaseIterable, Sendable {
  case extraSmall = "xs"
  case small = "s"
  case medium = "m"
  /// What a phone comes with.
  case large = "l"
  case extraLarge = "xl"
  case extraExtraLarge = "xxl"
  case extraExtraExtraLarge = "xxxl"
  case accessibilityMedium = "ax1"
  case accessibilityLarge = "ax2"
  case accessibilityExtraLarge = "ax3"
  case accessibilityExtraExtraLarge = "ax4"
  case accessibilityExtraExtraExtraLarge = "ax5"

  /// A short word (`xl`), UIKit's name (`extraLarge`), SwiftUI's (`xLarge`, `accessibility1`) or that of `simctl ui` (`extra-large`), in any
  /// case; nil for other words.
  package init?(word: String) {
    let word = word.lowercased().filter { $0 != "-" }
    guard
      let found = Self.allCases.first(where: { category in
        let name = "\(category)".lowercased()
        let short = name.replacing("extra", with: "x")
        return [category.rawValue, name, short, category.rawValue.replacing("ax", with: "accessibility")].contains(word)
      })
    else { return nil }
    self = found
  }
}
