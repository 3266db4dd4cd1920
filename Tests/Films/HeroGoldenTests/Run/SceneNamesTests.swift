import HeroGeometry
import HeroModel
import HeroTesting

@testable import HeroGolden

@Suite struct SceneNamesTests {
  private func scene(_ name: String) -> DiscoveredScene { DiscoveredScene(path: "\(name).json", name: name) }

  // Names stay what they are for a scene as it is, and say all that is given, always in this order.
  @Test func goldensOfModesHaveStableNames() {
    let modes = SceneMode.all(
      devices: ["iPhone SE (3rd generation)", "iPad Pro 12.9-inch (6th generation)"], appearances: [.light, .dark],
      directions: [.rightToLeft])
    expectEqual(
      modes.map { scene("shop/list").drawn(in: $0).name },
      [
        "shop/list@iphone-se-3rd-generation-light-rtl", "shop/list@iphone-se-3rd-generation-dark-rtl",
        "shop/list@ipad-pro-12-9-inch-6th-generation-light-rtl", "shop/list@ipad-pro-12-9-inch-6th-generation-dark-rtl",
      ])
    expectEqual(SceneMode.all(), [SceneMode()])
    expectEqual(scene("shop/list").drawn(in: SceneMode()).name, "shop/list")
    func names(_ modes: [SceneMode]) -> [String] { modes.map { scene("menu").drawn(in: $0).name } }
    expectEqual(names(SceneMode.all(textSizes: [.large, .accessibilityExtraLarge])), ["menu@l", "menu@ax3"])
    expectEqual(
      names(SceneMode.all(appearances: [.dark], textSizes: [.extraSmall, .extraExtraExtraLarge])),
      ["menu@dark-xs", "menu@dark-xxxl"])
    // Options go before what modes say, and what is drawn alike is there once.
    var (dark, wide) = (SceneMode(), SceneMode())
    (dark.appearance, wide.orientation, wide.appearance) = (.dark, .landscape, .dark)
    expectEqual(
      names(SceneMode.all(of: [SceneMode(), dark, wide], appearances: [.light])),
      ["menu@light", "menu@landscape-light"])
  }

  @Test func namesMatchPatterns() {
    for (pattern, matches) in [
      ("list", true), ("shop", true), ("lists", false), ("shop/*", true), ("*list", true), ("list*", false),
      ("s*/*t", true), ("*", true), ("shop/list*", true), ("shop*shop*", false),
    ] {
      expectEqual(scene("shop/list").matches(pattern), matches, "\(pattern)")
    }
  }

  @Test func aModeHasAGoldenOfItsOwn() throws {
    try RunPlace.with { place in
      func dark(_ run: inout GoldenTestRun) {
        run.scenes = run.scenes.map { scene in
          scene.drawn(in: SceneMode.all(appearances: [.dark])[0])
        }
      }
      _ = try place.run(.missing) { dark(&$0) }
      #expect(place.exists("golden/two@dark/manifest.json") && !place.exists("golden/two"))
      #expect(try place.run { dark(&$0) }.results.allSatisfy { $0.outcome == .passed })
    }
  }
}
