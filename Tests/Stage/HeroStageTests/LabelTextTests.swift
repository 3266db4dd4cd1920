import HeroModel
import HeroStage
import HeroTesting

@testable import UIKit

/// Labels that put their text elsewhere than into their bounds.
@MainActor @Suite(.writtenStages) struct LabelTextTests {
  private final class PaddedLabel: UILabel {
    var insets = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 8)
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
  }

  /// Asks for room by its own rectangle, as the other usual way.
  private final class FramedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -10, dy: -5)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 5)) }
  }

  private final class LabelViewController: UIViewController {
    let label = PaddedLabel()
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "New"
      label.backgroundColor = .red
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      ])
    }
  }

  @Test func theTextStandsWhereTheLabelPutsIt() throws {
    let root = LabelViewController()
    let stage = testStage(root: root)
    let plain = UILabel()
    plain.text = "New"
    let text = plain.intrinsicContentSize
    func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
    #expect(close(root.label.bounds.width, text.width + 20) && close(root.label.bounds.height, text.height + 10))
    let views = try #require(try stage.scene.screens.first).views
    let label = try #require(views.first { $0.name == "label" })
    let inner = try #require(views.first { $0.name == "label.text" })
    expectEqual((label.content, label.backgroundColor), (.view, UIColor.red.color))
    #expect(close(inner.position.x, 12 + text.width / 2) && close(inner.position.y, 4 + text.height / 2))
    #expect(close(inner.size.width, text.width) && close(inner.size.height, text.height))
    guard case .label(let contents) = inner.content else {
      Issue.record("no text")
      return
    }
    expectEqual(contents.text, "New")
    root.label.insets = .zero
    root.label.text = "Newer"
    stage.wait(0.1)
    _ = try stage.scene
    #expect(root.label.layer.sublayers?.isEmpty ?? true)
  }

  // The text wraps in 80 of 100 points, and both lines and the frame count for the height.
  @Test func roomIsAskedForByTheTextsRectangle() {
    _ = testStage(root: UIViewController())
    let plain = UILabel()
    let framed = FramedLabel()
    for label in [plain, framed] {
      label.text = "Some words that need lines"
      label.numberOfLines = 0
    }
    let inner = plain.sizeThatFits(CGSize(width: 80, height: 0))
    let outer = framed.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(inner.height > 40)
    expectEqual(outer, CGSize(width: inner.width + 20, height: inner.height + 10))
    expectEqual(framed.intrinsicContentSize.width, plain.intrinsicContentSize.width + 20)
    expectEqual(framed.contentHeight(forWidth: 100), outer.height)
  }
}
