import Foundation
import HeroLayers
import HeroModel
import HeroStage
import HeroTesting
import UIKit

/// Text views and pictures in texts, as a stage records them.
@MainActor
@Suite(.writtenStages) struct TextViewOnStageTests {
  private func label(_ content: ViewContent?) -> TextContents? {
    if case .label(let text)? = content { text } else { nil }
  }

  @Test func aTextViewIsTypedIntoAndScrolls() throws {
    let root = UIViewController()
    root.view.backgroundColor = .white
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 60))
    view.font = .systemFont(ofSize: 20)
    view.text = "one\ntwo\nthree\nfour\nfive"
    view.contentInsetAdjustmentBehavior = .never
    root.view.addSubview(view)
    let stage = testStage(root: root)
    stage.tap(view)
    #expect(view.isFirstResponder)
    // A drag of 80 points scrolls to the end, which is less than 76 away: a pixel's rounding is left.
    stage.pan(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 70), duration: 1, velocity: .zero)
    stage.wait(1)
    let offset = view.contentOffset.y
    #expect(offset > 60 && offset < view.contentSize.height - 60 + 0.34)
    view.resignFirstResponder()
    let views = try #require(try stage.scene.screens.first).views
    let lines = try #require(views.first { label($0.content) != nil })
    expectEqual(label(lines.content)?.text, "one\ntwo\nthree\nfour\nfive")
    let parent = try #require(lines.parent.map { views[$0] })
    expectEqual((parent.clipsToBounds, parent.size.width, lines.size.width), (true, 200, 190))
  }

  @Test func picturesInTextsHaveTheScenesNumbers() throws {
    // What draws the pictures.
    _ = testStage(root: UIViewController())
    let (one, two) = (dot(.red, 4), dot(.blue, 6))
    let root = UIViewController()
    root.view.backgroundColor = .white
    let picture = UIImageView(image: two)
    picture.frame.origin = CGPoint(x: 10, y: 60)
    root.view.addSubview(picture)
    let text = NSMutableAttributedString(string: "a ")
    text.append(NSAttributedString(attachment: NSTextAttachment(image: one)))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: two)))
    let shown = UILabel(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
    shown.attributedText = text
    root.view.addSubview(shown)
    let scene = try testStage(root: root).scene
    let runs = try #require(scene.screens[0].views.lazy.compactMap { label($0.content) }.first).runs
    expectEqual(scene.images.count, 2)
    // The image view came first.
    expectEqual(runs.map(\.attachment?.image), [nil, 1, 0])
    expectEqual(runs.map(\.attachment?.bounds.size.width), [nil, 4, 6])
  }

  private func dot(_ color: UIColor, _ side: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }
}
