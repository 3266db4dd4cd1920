import HeroGeometry
import HeroLayers
import HeroTesting

@testable import HeroModel
@testable import HeroScene
@testable import HeroWords

/// Modifiers and words of a scene's views, which may need the view's screen.
@Suite struct SceneModifierTests {
  /// The background colour of the first modifier.
  private func color(_ modifiers: [Modifier]) -> Color? {
    switch modifiers.first {
    case .backgroundColor(let color): color
    case .when(_, let inner), .beginWith(let inner): color(inner)
    default: nil
    }
  }

  // Source: Human Interface Guidelines, "Color": systemRed is #ff3b30 and, in dark appearance, #ff453a.
  @Test func colorsFollowTheAppearance() throws {
    for text in [
      "backgroundColor(systemRed)", ".backgroundColor(.systemRed)", "whenPresenting(backgroundColor('systemRed'))",
      "[.beginWith(modifiers: [.backgroundColor(UIColor.systemRed)])]",
    ] {
      let screens = ["light", "dark"].map {
        #""\#($0)": { "appearance": "\#($0)", "view": { "heroModifiers": "\#(text)" } }"#
      }
      let scene = try SceneText.load(
        #"{ "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "light", "screens": { \#(screens.joined(separator: ",")) } }"#
      )
      let found = scene.screens.map { color($0.views[0].heroModifiers ?? []) }
      expectEqual(found, [Color(hex: "#ff3b30"), Color(hex: "#ff453a")], "\(text)")
    }
  }

  @Test func appliedColorsFollowTheAppearanceOfTheirScreen() throws {
    let text = #"""
      { "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "a",
        "screens": { "a": { "view": {} }, "b": { "appearance": "dark", "view": {} } },
        "timeline": [ { "present": "b", "interactive": [
          { "at": 0, "progress": 0, "apply": { "a": "backgroundColor(systemRed)", "b": "backgroundColor(systemRed)" } },
          { "at": 1, "finish": true } ] } ] }
      """#
    let applied = try SceneText.load(text).steps[0].gesture.samples[0].apply.map(\.modifiers)
    expectEqual(applied.map(color), [Color(hex: "#ff3b30"), Color(hex: "#ff453a")])
  }

  @Test func effectsFollowTheAppearance() throws {
    func effect(_ name: String, _ appearance: String) throws -> BackdropEffect? {
      let canvas = #""width":100,"height":200,"appearance":"\#(appearance)""#
      let view = #"{"frame":[0,0,9,9],"effect":"\#(name)"}"#
      guard
        case .visualEffect(let effect) = try SceneText.load(SceneText.scene(subviews: view, canvas: canvas)).screens[0]
          .views[1].content
      else { return nil }
      return effect
    }
    for name in ["regular", "prominent"] {
      try expectEqual(effect(name, "light")?.tint.map { $0.red > 0.9 }, true)
      try expectEqual(effect(name, "dark")?.tint.map { $0.red < 0.2 }, true)
    }
    for name in ["extraLight", "light", "dark"] { try expectEqual(effect(name, "light"), effect(name, "dark")) }
  }

  @Test func problemsPointIntoTheFile() {
    // {"frame":[0,0,1,1],"heroModifiers":[ is 36 columns, "fade", and a space 8: the quote stands at 45, fde 5 further.
    let scene = SceneText.scene(subviews: "\n{\"frame\":[0,0,1,1],\"heroModifiers\":[\"fade\", \"arc fde\"]}")
    expectEqual(
      SceneText.problems(scene),
      [
        "s.json:2:50: error: $.screens.a.view.subviews[0].heroModifiers[1]: column 5 of the string: "
          + "unknown modifier 'fde'; did you mean 'fade'?"
      ])
    // With an escape before it the place is that of the string.
    let escaped = SceneText.scene(subviews: "\n{\"frame\":[0,0,1,1],\"heroModifiers\":\"\\u0061rc fde\"}")
    expectEqual(SceneText.problems(escaped).first?.hasPrefix("s.json:2:36: error: "), true)
  }

  @Test func conditionsNameExistingScreens() {
    expectEqual(
      SceneText.viewProblems(#"{"frame":[0,0,1,1],"heroModifiers":"when(toScreen(c), fade)"}"#),
      ["$.screens.a.view.subviews[0].heroModifiers: no screen named 'c'"])
  }

  @Test func transformStringsCompose() throws {
    // CATransform3DScale after translate: the scale acts first, so the translation is not scaled.
    let view = try SceneText.view(#"{"frame":[0,0,1,1],"transform":"translate(10, 20) scale(2)"}"#)
    expectEqual(view.transform, Transform3D(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20))
    let perspective = try SceneText.view(#"{"frame":[0,0,1,1],"transform":"perspective(500)"}"#)
    expectEqual(perspective.transform[3, 4], -0.002)
  }
}
