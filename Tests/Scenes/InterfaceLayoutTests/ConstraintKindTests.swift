import HeroGeometry
import HeroTesting
import InterfaceBuilder

@testable import InterfaceLayout

/// One kind of constraint in each fixture; frames derived by hand, on half points.
struct ConstraintKindTests {
  @Test func multipliersAndRatios() throws {
    let small = try Layout("Multipliers", on: .small)
    small.expect([
      "half": [0, 0, 160, 90],
      // Centre at 320 / 3 + 6, a quarter of the height down.
      "third": [-37.5, 142, 300, 142],
    ])
    let tablet = try Layout("Multipliers", on: .tablet)
    tablet.expect(["half": [0, 0, 384, 216], "third": [-112, 256, 748, 256]])
    #expect(small.places.warnings.isEmpty && tablet.places.warnings.isEmpty)
  }

  @Test func prioritiesAndPlaceholders() throws {
    let small = try Layout("Priorities", on: .small)
    small.expect(["view": [10, 0, 300, 10], "weak": [0, 0, 100, 10]])
    let large = try Layout("Priorities", on: .large)
    large.expect([
      "view": [10, 0, 350, 10],
      // 0.3 × 414 = 124.2.
      "weak": [0, 0, 124, 10],
    ])
    #expect(large.places.warnings.isEmpty)
  }

  @Test func safeAreaKeyboardAndReadableGuides() throws {
    let large = try Layout("Guides", on: .large)
    large.expect([
      "inSafe": [0, 48, 414, 814], "onKeyboard": [0, 847, 10, 10], "readable": [20, 100, 374, 10],
      // The box stands under the bar, not where it was stored.
      "inBox": [0, 48, 200, 52], "inBoxMargins": [8, 56, 184, 36],
    ])
    expectEqual(large.places.safeAreas["box"], EdgeInsets(top: 48))
    let tablet = try Layout("Guides", on: .tablet)
    tablet.expect(["readable": [48, 100, 672, 10], "inBoxMargins": [8, 28, 184, 64]])
  }

  @Test func topAndBottomGuidesOfOldFiles() throws {
    try expectEqual(Layout("OldGuides", on: .small)["view"], [16, 28, 288, 532])
    try expectEqual(Layout("OldGuides", on: .large)["view"], [20, 56, 374, 798])
  }

  @Test func margins() throws {
    let large = try Layout("Margins", on: .large)
    large.expect([
      "rooted": [20, 48, 374, 814], "inBox": [8, 8, 398, 84], "inOwn": [30, 10, 344, 50], "inKept": [20, 8, 374, 84],
      "middle": [202, 450, 10, 10],
    ])
  }

  @Test func sizeClassesChooseConstraintsAndConstants() throws {
    try expectEqual(Layout("Variations", on: .small)["view"], [7, 0, 100, 10])
    try expectEqual(Layout("Variations", on: .tablet)["view"], [559, 0, 200, 10])
  }

  @Test func masksMeetConstraints() throws {
    let small = try Layout("Masks", on: .small)
    small.expect([
      "still": [10, 20, 30, 40], "wide": [15, -79, 290, 40], "inWide": [245, 0, 45, 40],
      // 55 less are shared 100 : 200, 99 less 100 : 467.
      "fixed": [81.5, 82.5, 75, 100], "by": [45, -99, 29, 20],
    ])
    #expect(small.places.warnings.isEmpty)
  }

  @Test func withoutAutoLayoutMasksAloneCount() throws {
    try expectEqual(Layout("Springs", on: .small)["view"], [64, 0, 192, 100])
  }

  @Test func stacksArrangeWhatIsNotHidden() throws {
    let small = try Layout("Stacks", on: .small)
    small.expect([
      "one": [0, 15, 210, 20], "two": [220, 15, 50, 20],
      // It says nothing of its height.
      "plain": [280, 0, 40, 50], "a": [0, 0, 10, 30], "b": [140, 0, 20, 30], "c": [290, 0, 30, 30],
    ])
    let tablet = try Layout("Stacks", on: .tablet)
    tablet.expect(["one": [668, 0, 100, 10], "two": [718, 20, 50, 10], "plain": [728, 40, 40, 10]])
  }

  @Test func scrolledContents() throws {
    let small = try Layout("Scrolls", on: .small)
    expectEqual(small["page"], [0, 10, 320, 1000])
    expectEqual(small.places.contentSizes["scroll"], Size(width: 320, height: 1030))
    expectEqual(small.places.contentInsets["scroll"], EdgeInsets(top: 20))
    expectEqual(small["inOld"], [1, 3, 300, 50])
    expectEqual(small.places.contentSizes["old"], Size(width: 303, height: 57))
    expectEqual(small.places.contentInsets["old"], EdgeInsets())
  }

  @Test func effectsPlaceTheirContents() throws {
    let tablet = try Layout("Effects", on: .tablet)
    tablet.expect(["effect": [0, 0, 768, 256], "content": [0, 0, 768, 256], "in": [718, 103, 50, 50]])
  }
}
