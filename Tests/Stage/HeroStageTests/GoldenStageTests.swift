import Hero
import HeroStage
import HeroStageTesting
import Testing
import UIKit

/// What a stage has shown, as a golden: an App-Store-like list whose card opens, and a drag that closes it.
@MainActor
@Suite(.writtenStages) struct GoldenStageTests {
  final class TodayViewController: UIViewController {
    let cover = UIImageView()
    let headline = UILabel()
    let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemGroupedBackground
      cover.frame = CGRect(x: 20, y: 120, width: 353, height: 420)
      cover.backgroundColor = .systemIndigo
      cover.layer.cornerRadius = 16
      cover.clipsToBounds = true
      cover.hero.id = "cover"
      headline.frame = CGRect(x: 36, y: 470, width: 320, height: 50)
      headline.text = "Today"
      headline.font = .systemFont(ofSize: 34, weight: .bold)
      headline.textColor = .white
      headline.hero.id = "headline"
      button.setTitle("More", for: .normal)
      button.sizeToFit()
      button.frame.origin = CGPoint(x: 20, y: 560)
      view.addSubview(cover)
      view.addSubview(headline)
      view.addSubview(button)
      cover.isUserInteractionEnabled = true
      cover.addGestureRecognizer(
        UITapGestureRecognizer { [unowned self] _ in present(StoryViewController(), animated: true) })
    }
  }

  final class StoryViewController: UIViewController {
    let cover = UIImageView(frame: CGRect(x: 0, y: 0, width: 393, height: 460))
    let headline = UILabel(frame: CGRect(x: 24, y: 390, width: 345, height: 50))
    let story = UILabel(frame: CGRect(x: 24, y: 480, width: 345, height: 120))

    override func viewDidLoad() {
      super.viewDidLoad()
      hero.isEnabled = true
      view.backgroundColor = .systemBackground
      cover.backgroundColor = .systemIndigo
      cover.hero.id = "cover"
      cover.hero.modifiers = [.spring(stiffness: 250, damping: 25)]
      headline.text = "Today"
      headline.font = .systemFont(ofSize: 34, weight: .bold)
      headline.textColor = .white
      headline.hero.id = "headline"
      story.text = "A card that grows into its story, with the text coming up from below."
      story.numberOfLines = 0
      story.hero.modifiers = [.fade, .translate(y: 120)]
      view.addSubview(cover)
      view.addSubview(headline)
      view.addSubview(story)
      view.addGestureRecognizer(
        UIPanGestureRecognizer { [unowned self] pan in
          let progress = pan.translation(in: nil).y / view.bounds.height
          switch pan.state {
          case .began: hero.dismissViewController()
          case .changed: Hero.shared.update(progress)
          default:
            if progress + pan.velocity(in: nil).y / view.bounds.height > 0.3 {
              Hero.shared.finish()
            } else {
              Hero.shared.cancel()
            }
          }
        })
    }
  }

  @Test func cardOpensAndIsDraggedAway() throws {
    let today = TodayViewController()
    let stage = testStage(device: Device(name: "small", size: CGSize(width: 393, height: 852), scale: 0.5), root: today)
    stage.tap(today.cover)
    stage.run(until: .idle)
    #expect(stage.topViewController is StoryViewController)
    stage.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 360), duration: 0.6)
    stage.run(until: .idle)
    #expect(stage.topViewController is StoryViewController)
    stage.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), duration: 0.25)
    stage.run(until: .idle)
    #expect(stage.topViewController === today)
    assertTransition(of: stage, as: .frames(at: [0, 0.5, 1]))
  }
}
