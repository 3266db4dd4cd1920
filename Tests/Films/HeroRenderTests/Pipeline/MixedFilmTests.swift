import HeroImage
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroRender

/// A film of many steps through all containers: tabs, navigation in a tab, gestures, modal screens over and full screen, a presented
/// navigation controller.
@Suite struct MixedFilmTests {
  private static let scene = """
    {
      "version": 1,
      "canvas": { "width": 40, "height": 60, "scale": 1 },
      "screens": {
        "home": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "dot", "frame": [4, 40, 12, 12], "heroID": "dot", "backgroundColor": "systemRed", "cornerRadius": 6 } ] } },
        "photo": { "view": { "backgroundColor": "#222222", "subviews": [
          { "name": "dot", "frame": [0, 10, 40, 40], "heroID": "dot", "backgroundColor": "systemRed",
            "heroModifiers": "arc spring(250, 25)" } ] } },
        "search": { "view": { "backgroundColor": "systemGray5", "subviews": [
          { "frame": [5, 5, 30, 10], "backgroundColor": "systemBlue", "heroModifiers": "fade translate(0, 20) rotate(0.4)" } ] } },
        "sheet": { "modalPresentationStyle": "overFullScreen", "view": { "backgroundColor": "#00000060", "subviews": [
          { "frame": [4, 20, 32, 36], "backgroundColor": "#ffffff", "cornerRadius": 6,
            "shadow": { "opacity": 0.4, "radius": 3 }, "heroModifiers": "translate(0, 40)" } ] } },
        "steps": { "view": { "backgroundColor": "#e0f0ff" } },
        "last": { "view": { "backgroundColor": "#ffe0d0" } },
        "other": { "view": { "backgroundColor": "#d0ffd0" } }
      },
      "root": { "tabs": [ { "navigation": ["home"], "controller": "SDOSHero", "animationTypeForPush": "push(left)" }, "search" ],
                "controller": "SDOSHero", "tabBarAnimation": "slide(left)" },
      "timeline": [
        { "push": "photo", "animation": "zoom", "opposite": true },
        { "selectTab": 1 },
        { "selectTab": "home" },
        { "pop": true, "interactive": [
          { "at": 0, "progress": 0 }, { "at": 0.1, "progress": 0.4, "apply": { "photo/dot": "position(22, 44)" } },
          { "at": 0.15, "cancel": true } ] },
        { "pop": true },
        { "present": "sheet" },
        { "dismiss": true },
        { "present": { "navigation": ["steps"], "controller": "SDOSHero" }, "animation": "cover(up)" },
        { "push": "last", "animation": "pageIn(left)" },
        { "popToRoot": true },
        { "replace": "other" },
        { "dismissAll": true, "animation": "uncover(down)" },
        { "wait": 0.05 }
      ]
    }
    """

  private func source() throws -> (film: Film, source: FilmSource) {
    let scene = try SceneLoader().load(bytes: Array(Self.scene.utf8), file: "mixed.json", folder: "/")
    let film = try Film(scene: scene)
    return (film, try FilmSource(film: film))
  }

  /// Two transitions of the tab bar, seven of navigation (one cancelled), four modal: the stack ends where it began.
  @Test func everyContainerTakesPart() throws {
    let film = try source().film
    expectEqual(
      film.transitions.map(\.kind.rawValue),
      [
        "push", "selectTab", "selectTab", "pop", "pop", "present", "dismiss", "present", "push", "popToRoot", "replace",
        "dismissAll",
      ])
    expectEqual(film.steps.first?.stackBefore, "(*[home] | search)")
    expectEqual(film.steps.last?.stackAfter, "(*[home] | search)")
    expectEqual(film.transitions[3].stackAfter, "(*[home, photo] | search)")
  }

  /// Frames drawn in order by one renderer equal the same frames drawn one by one, backwards, each shard by a renderer of its own.
  @Test func singleFramesEqualTheSequence() throws {
    let (film, whole) = try source()
    let clock = FrameClock(duration: film.duration, rate: try #require(FrameRate("20")))
    let sequence = try (0..<clock.frameCount).map { try whole.draw(whole.picture(at: clock.time(ofFrame: $0))) }
    #expect(sequence.count > 60)
    for shard in 0..<8 {
      let alone = try source().source
      for frame in stride(from: shard, to: clock.frameCount, by: 8).reversed() {
        let pixmap = try alone.draw(alone.picture(at: clock.time(ofFrame: frame)))
        expectEqual(pixmap, sequence[frame], "frame \(frame)")
      }
    }
  }
}
