import Hero
import HeroGeometry
import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Views that fly themselves (`useNoSnapshot`) lay out what they hold on the way.
@MainActor
@Suite(.writtenStages) struct LiveLayoutTests {
  /// A picture over its width, a title below, and a ramp that is no view.
  final class Card: UIView {
    let picture = UIView()
    let title = UILabel()
    let ramp = CAGradientLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.text = "Title"
      picture.backgroundColor = .red
      addSubview(picture)
      addSubview(title)
      layer.addSublayer(ramp)
      hero.id = "card"
      hero.modifiers = [.useNoSnapshot]
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
      super.layoutSubviews()
      picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 40)
      title.frame = CGRect(x: 10, y: bounds.height - 40, width: bounds.width - 20, height: 40)
      ramp.frame = bounds
      layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    }
  }

  final class Screen: UIViewController {
    let card: Card
    init(_ frame: CGRect) {
      card = Card(frame: frame)
      super.init(nibName: nil, bundle: nil)
      hero.isEnabled = true
      view.backgroundColor = .white
      view.addSubview(card)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func subviewsGoWithTheCard() throws {
    let list = Screen(CGRect(x: 20, y: 300, width: 100, height: 140))
    let detail = Screen(CGRect(x: 0, y: 0, width: 300, height: 440))
    let stage = testStage(root: list)
    stage.play { list.present(detail, animated: true) }
    let scene = try stage.scene
    // The list was seen before; what it says of the step is what has changed since.
    let small = try #require(scene.steps.compactMap { $0.screenChanges[0] }.first?.views)
    let large = try #require(scene.screens.last?.views)
    func layout(_ views: [HeroModel.View], _ name: String) -> LiveLayout? {
      views.first { $0.name?.hasSuffix(name) == true }?.liveLayout
    }
    // Each screen's subviews as they lie at the other card's size.
    expectEqual(layout(small, "picture")?.frame, Rect(x: 0, y: 0, width: 300, height: 400))
    expectEqual(layout(small, "title")?.frame, Rect(x: 10, y: 400, width: 280, height: 40))
    expectEqual(layout(small, "ramp")?.frame, Rect(x: 0, y: 0, width: 300, height: 440))
    expectEqual(layout(small, "picture")?.size, Size(width: 300, height: 440))
    expectEqual(layout(large, "title")?.frame, Rect(x: 10, y: 100, width: 80, height: 40))
    // The app's own views are left as they were.
    expectEqual(list.card.picture.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    expectEqual(detail.card.title.frame, CGRect(x: 10, y: 400, width: 280, height: 40))
    expectEqual(list.card.layer.shadowPath?.boundingBox, CGRect(x: 0, y: 0, width: 100, height: 140))
    expectEqual(detail.card.layer.shadowPath?.boundingBox, CGRect(x: 0, y: 0, width: 300, height: 440))
  }
}
