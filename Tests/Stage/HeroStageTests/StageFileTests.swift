import Foundation
import Hero
import HeroRender
import HeroScene
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

@MainActor
@Suite(.writtenStages) struct StageFileTests {
  private func stage() throws -> Stage {
    let root = CardViewController()
    let stage = testStage(device: .iPhone8, root: root)
    let image = try #require(UIImage(systemName: "star"))
    let picture = UIImageView(image: image)
    picture.frame = CGRect(x: 40, y: 300, width: 60, height: 60)
    let label = UILabel(frame: CGRect(x: 40, y: 400, width: 200, height: 40))
    label.text = "Hello"
    root.view.addSubview(picture)
    root.view.addSubview(label)
    stage.wait(0.1)
    stage.perform { root.present(LargeCardViewController(), animated: true) }
    stage.run(until: .idle)
    stage.perform { root.card.backgroundColor = .green }
    stage.perform { root.dismiss(animated: true) }
    stage.run(until: .idle)
    return stage
  }

  @Test func writtenScenesGiveTheSameFrames() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = try stage()
    let file = folder.appendingPathComponent("scene.json")
    try stage.write(to: file)
    let (film, read) = (
      try stage.film, try Film(scene: SceneLoader(textMeasure: .renderer).load(path: file.path))
    )
    expectEqual(read.duration, film.duration)
    let (first, second) = (try FilmSource(film: film), try FilmSource(film: read))
    for step in 0...6 {
      let time = film.duration * Double(step) / 6
      let (a, b) = (try first.draw(first.picture(at: time)), try second.draw(second.picture(at: time)))
      expectEqual(a == b, true)
    }
  }

  @Test func rendersAFolder() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = try stage()
    try await stage.render(to: folder, fps: 4)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("manifest.json"))
    expectEqual(files.filter { $0.hasSuffix(".png") }.count, Int((stage.now * 4 - 1e-6).rounded(.up)) + 1)
  }
}
