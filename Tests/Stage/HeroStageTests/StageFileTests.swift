import Foundation
import Hero
import HeroStage
import HeroTesting
import UIKit

@MainActor
@Suite(.writtenStages) struct StageFileTests {
  @Test func rendersAFolder() async throws {
    let root = CardViewController()
    let stage = testStage(device: .iPhone8, root: root)
    let picture = UIImageView(image: UIImage(systemName: "star"))
    picture.frame = CGRect(x: 40, y: 300, width: 60, height: 60)
    let label = UILabel(frame: CGRect(x: 40, y: 400, width: 200, height: 40))
    label.text = "Hello"
    root.view.addSubview(picture)
    root.view.addSubview(label)
    stage.wait(0.1)
    stage.play { root.present(LargeCardViewController(), animated: true) }
    stage.perform { root.card.backgroundColor = .green }
    stage.play { root.dismiss(animated: true) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stage-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await stage.render(to: folder, fps: 4)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.contains("manifest.json"))
    expectEqual(files.filter { $0.hasSuffix(".png") }.count, Int((stage.now * 4 - 1e-6).rounded(.up)) + 1)
  }
}
