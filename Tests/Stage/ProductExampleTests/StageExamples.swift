import Foundation
import Hero
import HeroStage
import HeroStageTesting
import HeroTesting
import SDOSHero
import UIKit

final class ListViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    let photo = UIView(frame: CGRect(x: 16, y: 80, width: 96, height: 72))
    photo.backgroundColor = .systemBlue
    photo.hero.id = "photo"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 128, y: 96, width: 96, height: 40)
    button.setTitle("Open", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(photo)
    view.addSubview(button)
  }

  private func open() {
    let detail = DetailViewController()
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)
  }
}

final class DetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    hero.isEnabled = true
    view.backgroundColor = .white
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    photo.backgroundColor = .systemBlue
    photo.hero.id = "photo"
    let title = UILabel(frame: CGRect(x: 16, y: 260, width: 288, height: 24))
    title.text = "Lake"
    title.hero.modifiers = [.fade, .translate(y: 40)]
    view.addSubview(photo)
    view.addSubview(title)
  }
}

@MainActor @Suite struct StageExamples {
  @MainActor @Test func detailOpens() {
    let stage = Stage(device: .iPhoneSE3rdgeneration, root: ListViewController())
    stage.tap("Open")
    stage.run(until: .idle)
    assertTransition(of: stage, as: .frames(at: [0, 0.5, 1]))
  }

  @Test func aPushRemembersItsPop() {
    let navigation = SDOSHeroNavigationController(rootViewController: ListViewController())
    let stage = Stage(device: .iPhoneSE3rdgeneration, root: navigation)
    stage.perform {
      let detail = DetailViewController()
      navigation.pushViewController(detail, usingAnimationForPushAndOppositeForPop: .cover(direction: .up))
    }
    stage.run(until: .idle)
    #expect(navigation.topViewController is DetailViewController)
  }

  @Test func filmsAreWritten() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = Stage(device: .iPhoneSE3rdgeneration, root: ListViewController())
    stage.tap("Open")
    stage.run(until: .idle)

    var style = FilmStyle()
    style.hold = 0.5
    style.backdropColors = [.white, .systemBlue]
    try await stage.render(to: folder.appendingPathComponent("detail.gif"), fps: 10, style: style)
    try stage.write(to: folder.appendingPathComponent("detail.json"))
    expectEqual(style.backdropColors.count, 2)
    let film = try Data(contentsOf: folder.appendingPathComponent("detail.gif"))
    #expect(film.starts(with: Data("GIF89a".utf8)))
    let scene = try String(contentsOf: folder.appendingPathComponent("detail.json"), encoding: .utf8)
    #expect(scene.contains("\"heroID\": \"photo\""))
  }
}
