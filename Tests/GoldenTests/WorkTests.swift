import HeroRaster
import HeroRender
import HeroScene
import HeroTransition
import Testing

/// Scenes that people mean stay far below the limit of a frame's work.
@Suite struct WorkTests {
  @Test("every scene at its own size takes less than a quarter of what a frame may")
  func scenes() throws {
    let scenes = GoldenScene.all
    try #require(scenes.count > 200)
    var dearest = (units: 0.0, scene: "")
    for scene in scenes {
      let film = try Film(scene: SceneLoader().load(path: scene.file), file: scene.file)
      let source = try FilmSource(film: film)
      for part in 0...10 {
        let units = try source.work(source.picture(at: film.duration * Double(part) / 10)).units
        if units > dearest.units { dearest = (units, scene.name) }
      }
    }
    #expect(dearest.units > 0)
    #expect(dearest.units < FrameWork.limit / 4, "\(dearest)")
  }
}
