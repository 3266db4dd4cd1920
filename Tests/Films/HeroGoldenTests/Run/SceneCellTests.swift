import HeroGeometry
import HeroModel
import HeroTesting

@testable import HeroGolden

@Suite struct SceneCellTests {
  private func scene(_ name: String) -> DiscoveredScene { DiscoveredScene(path: "\(name).json", name: name) }

  // Names stay what they are for a scene as it is, and say all that is given, always in this order.
  @Test func goldensOfCellsHaveStableNames() {
    let cells = SceneCell.all(
      devices: ["iPhone SE (3rd generation)", "iPad Pro 12.9-inch (6th generation)"], appearances: [.light, .dark],
      directions: [.rightToLeft], textSizes: [])
    expectEqual(
      cells.map { scene("shop/list").drawn(as: $0).name },
      [
        "shop/list@iphone-se-3rd-generation-light-rtl", "shop/list@iphone-se-3rd-generation-dark-rtl",
        "shop/list@ipad-pro-12-9-inch-6th-generation-light-rtl", "shop/list@ipad-pro-12-9-inch-6th-generation-dark-rtl",
      ])
    expectEqual(SceneCell.all(devices: [], appearances: [], directions: [], textSizes: []), [SceneCell()])
    expectEqual(scene("shop/list").drawn(as: SceneCell()).name, "shop/list")
    func names(_ appearances: [Appearance], _ textSizes: [ContentSizeCategory]) -> [String] {
      SceneCell.all(devices: [], appearances: appearances, directions: [], textSizes: textSizes)
        .map { scene("menu").drawn(as: $0).name }
    }
    expectEqual(names([], [.large, .accessibilityExtraLarge]), ["menu@l", "menu@ax3"])
    expectEqual(names([.dark], [.extraSmall, .extraExtraExtraLarge]), ["menu@dark-xs", "menu@dark-xxxl"])
  }

  @Test(
    arguments: [
      ("list", true), ("shop", true), ("lists", false), ("shop/*", true), ("*list", true), ("list*", false),
      ("s*/*t", true), ("*", true), ("shop/list*", true), ("shop*shop*", false),
    ]) func names(pattern: String, matches: Bool)
  {
    expectEqual(scene("shop/list").matches(pattern), matches)
  }

  @Test func aCellHasAGoldenOfItsOwn() throws {
    try RunPlace.with { place in
      func dark(_ run: inout GoldenTestRun) {
        run.scenes = run.scenes.map { scene in
          scene.drawn(as: SceneCell.all(devices: [], appearances: [.dark], directions: [], textSizes: [])[0])
        }
      }
      _ = try place.run(.missing) { dark(&$0) }
      #expect(place.exists("golden/two@dark/manifest.json") && !place.exists("golden/two"))
      #expect(try place.run { dark(&$0) }.results.allSatisfy { $0.outcome == .passed })
    }
  }
}
