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

  @Test func theTextStandsWhereTheLabelPutsIt() throws {
    let (root, padded) = (ColorViewController(.white), PaddedLabel())
    padded.text = "New"
    padded.backgroundColor = .red
    padded.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(padded)
    NSLayoutConstraint.activate([
      padded.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 20),
      padded.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 100),
    ])
    let stage = testStage(root: root)
    let plain = UILabel()
    plain.text = "New"
    let text = plain.intrinsicContentSize
    func close(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
    #expect(close(padded.bounds.width, text.width + 20) && close(padded.bounds.height, text.height + 10))
    let views = try #require(try stage.scene.screens.first).views
    let label = try #require(views.first { $0.backgroundColor == UIColor.red.color })
    let inner = try #require(views.first { $0.name?.hasSuffix(".text") == true })
    expectEqual(label.content, .view)
    #expect(close(inner.position.x, 12 + text.width / 2) && close(inner.position.y, 4 + text.height / 2))
    #expect(close(inner.size.width, text.width) && close(inner.size.height, text.height))
    let shown = if case .label(let contents) = inner.content { contents.text } else { "" }
    expectEqual(shown, "New")
    padded.insets = .zero
    padded.text = "Newer"
    stage.wait(0.1)
    _ = try stage.scene
    #expect(padded.layer.sublayers?.isEmpty ?? true)
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
