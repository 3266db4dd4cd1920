import HeroRaster
import HeroRender
import HeroScene
import Testing
import TransitionEngine

/// Scenes that people mean stay far below the limit of a frame's work.
@Suite struct WorkTests {
  @Test("every scene at its own size takes less than a quarter of what a frame may")
  func scenes() throws {
    let scenes = GoldenScene.all
    try #require(scenes.count > 200)
    // Of what its frames may take.
    var dearest = (share: 0.0, scene: "")
    for scene in scenes {
      let film = try Film(scene: SceneLoader(textMeasure: .renderer).load(path: scene.file), file: scene.file)
      let source = try FilmSource(film: film)
      for part in 0...10 {
        let share = try share(of: film, source, at: film.duration * Double(part) / 10)
        if share > dearest.share { dearest = (share, scene.name) }
      }
    }
    #expect(dearest.share > 0)
    #expect(dearest.share < 0.25, "\(dearest)")
  }

  private func share(of film: Film, _ source: FilmSource, at time: Double) throws -> Double {
    let canvas = film.scene.canvas
    let pixels = canvas.size.width * canvas.size.height * canvas.scale * canvas.scale
    return try source.work(source.picture(at: time)).units / FrameWork.limit(pixels: pixels)
  }

  @Test("a thousand animating cards with words on them take less than a quarter, too")
  func thousandViews() throws {
    let cards = (0..<1000).map { index in
      let place = "\(10 + index % 25 * 15), \(10 + index / 25 * 20), 13, 18"
      return
        #"{"frame":[\#(place)],"backgroundColor":"white","cornerRadius":3,"heroModifiers":"fade scale(0.5)","subviews":["#
        + #"{"frame":[0,0,13,18],"text":"card \#(index)","font":{"size":5}}]}"#
    }
    let json = #"""
      {"version":1,"canvas":{"device":"iPhone 15 Pro"},"root":"a","timeline":[{"present":"b"}],"screens":{"b":{"view":{}},
      "a":{"view":{"subviews":[\#(cards.joined(separator: ","))]}}}}
      """#
    let film = try Film(scene: SceneLoader().load(bytes: Array(json.utf8), file: "cards.json", folder: "."))
    let source = try FilmSource(film: film)
    // At least the thousand snapshots are counted.
    #expect(try source.work(source.picture(at: film.duration / 2)).units > 1000 * 15_000)
    #expect(try share(of: film, source, at: film.duration / 2) < 0.25)
  }
}
