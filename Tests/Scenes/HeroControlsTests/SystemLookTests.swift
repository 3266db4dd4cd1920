import HeroControls
import HeroGeometry
import HeroLayers
import HeroTesting

/// Source of the numbers: Human Interface Guidelines, "Color" and "Typography"; UIColor's documentation; fact sheet 6.5.
struct SystemLookTests {
  @Test func interfaceBuildersNamesAreUIColors() {
    for (name, isDark, color) in [
      ("systemBlueColor", false, Color(red: 0, green: 122.0 / 255, blue: 1)),
      ("systemBlueColor", true, Color(red: 10.0 / 255, green: 132.0 / 255, blue: 1)),
      ("labelColor", true, .white), ("tintColor", false, Color(red: 0, green: 122.0 / 255, blue: 1)),
      ("groupTableViewBackgroundColor", true, .black), ("tableCellGroupedBackgroundColor", false, .white),
      ("lightTextColor", false, Color.white.withAlpha(0.6)), ("darkTextColor", true, .black),
      // UIColor's own, not CSS's, which are #808080 and #008000.
      ("grayColor", false, Color(red: 0.5, green: 0.5, blue: 0.5)),
      ("greenColor", false, Color(red: 0, green: 1, blue: 0)),
      ("lightGrayColor", true, Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3)),
    ] { expectEqual(SystemColor.color(interfaceBuilder: name, isDark: isDark), color, "\(name)") }
  }

  @Test func otherWordsAreNoColors() {
    expectEqual(SystemColor.color("aliceblue", isDark: false), nil)
    expectEqual(SystemColor.color(interfaceBuilder: "systemBlurple", isDark: true), nil)
    expectEqual(Set(SystemColor.names).count, SystemColor.names.count)
  }

  // White and alpha of the tint, in light and dark.
  @Test func blursFollowTheAppearanceUnlessTheySayOne() {
    for (style, light, dark) in [
      (BlurStyle.extraLight, [0.97, 0.82], [0.97, 0.82]), (.light, [1, 0.3], [1, 0.3]),
      (.dark, [0.11, 0.73], [0.11, 0.73]), (.regular, [0.97, 0.6], [0.11, 0.53]),
      (.systemThickMaterial, [0.97, 0.84], [0.11, 0.77]), (.systemThinMaterialLight, [0.97, 0.58], [0.97, 0.58]),
      (.systemMaterialDark, [0.11, 0.63], [0.11, 0.63]),
    ] {
      for (isDark, tint) in [(false, light), (true, dark)] {
        let color = style.effect(isDark: isDark).tint
        expectEqual(color.map { [$0.red, ($0.alpha * 100).rounded() / 100] }, tint, "\(style)")
      }
      expectEqual(style.vibrantColor(isDark: true), (dark[0] > 0.5 ? Color.black : .white).withAlpha(0.7), "\(style)")
    }
  }

  @Test func textStyles() {
    for (word, style, size, weight) in [
      ("Title0", FontStyle.largeTitle, 34.0, 400), ("Headline", .headline, 17, 600), ("Subhead", .subheadline, 15, 400),
      ("Caption2", .caption2, 11, 400),
    ] {
      expectEqual(FontStyle(interfaceBuilder: "UICTFontTextStyle" + word), style)
      expectEqual((style.size(), style.weight), (size, weight), "\(word)")
    }
    expectEqual(FontStyle(interfaceBuilder: "body"), nil)
  }

  // Human Interface Guidelines, "Typography": the table of sizes.
  @Test func textStylesFollowTheTextSize() {
    let categories: [ContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
    ]
    for (style, sizes) in [
      (FontStyle.body, [14.0, 17, 23, 28, 53]), (.headline, [14, 17, 23, 28, 53]), (.largeTitle, [31, 34, 40, 44, 60]),
      (.title2, [19, 22, 28, 34, 56]), (.footnote, [12, 13, 19, 23, 44]), (.caption2, [11, 11, 17, 20, 40]),
    ] { expectEqual(categories.map { style.size(at: $0) }, sizes, "\(style)") }
  }

  @Test func noTextStyleIsSmallerAtALargerTextSize() {
    for style in FontStyle.allCases {
      let sizes = ContentSizeCategory.allCases.map { style.size(at: $0) }
      expectEqual((sizes.count, sizes), (12, sizes.sorted()))
    }
  }

  @Test func facesTellWeightAndSlant() {
    for (face, weight, isItalic) in [
      ("AvenirNext-DemiBoldItalic", 600, true), ("Avenir-Heavy", 800, false), ("Lato-ExtraLight", 200, false),
      ("Futura-Medium", 500, false), ("Georgia", 400, false), ("Lato-LightIt", 300, true),
    ] { #expect(FontWeight.style(ofFace: face) == (weight, isItalic), "\(face)") }
  }
}
