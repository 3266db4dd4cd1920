import HeroTesting

@testable import UIKit

@MainActor
@Suite struct LabelTests {
  @Test func textsHaveLines() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "29,99", attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    expectEqual((label.contents.strikethroughStyle, label.contents.underlineStyle), (.single, .none))
    label.attributedText = NSAttributedString(
      string: "More", attributes: [.underlineStyle: NSUnderlineStyle([.double]).rawValue])
    expectEqual(label.contents.underlineStyle, .double)
  }

  @Test func textsHaveShadowsAndParagraphs() {
    let label = UILabel()
    label.text = "Title"
    #expect(label.contents.shadow == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 2, height: 3)
    let cast = label.contents.shadow
    expectEqual((cast?.color.red, cast?.color.green, cast?.offset.x, cast?.offset.y), (1, 0, 2, 3))
    expectEqual(cast?.blurRadius, 0)
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 5
    shadow.shadowOffset = CGSize(width: 1, height: 0)
    let paragraph = NSMutableParagraphStyle()
    paragraph.paragraphSpacing = 7
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "A\nB", attributes: [.paragraphStyle: paragraph])
    let high = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    expectEqual(label.contents.paragraphSpacing, 7)
    label.attributedText = NSAttributedString(string: "A\nB", attributes: [.shadow: shadow])
    expectEqual(high - label.sizeThatFits(CGSize(width: 200, height: 0)).height, 7)
    let own = label.contents.shadow
    #expect(own?.blurRadius == 5 && own?.offset.x == 1 && abs((own?.color.alpha ?? 0) - 1 / 3) < 1e-9)
  }

  // A font of 30 points that shrinks to 18. Its lines are 2444 of 2048 units high, 1950 of them above the baseline.
  @Test func textsShrinkToFitAndStandOnTheirBaseline() {
    useOwnScreen()
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
    (label.text, label.font) = ("A title that is too long", .systemFont(ofSize: 30))
    label.baselineAdjustment = .alignCenters
    func size() -> Double? { if case .text(let text, _) = label.drawing { text.font.size } else { nil } }
    expectEqual(size(), 30)
    label.adjustsFontSizeToFitWidth = true
    #expect((size() ?? 30) < 15)
    label.minimumScaleFactor = 0.6
    #expect(size() == 18 && UILabel().baselineAdjustment == .alignBaselines)
    /// The text's upper edge in hundredths of a point, where it does not fill the label.
    func place() -> Int? {
      _ = label.drawing
      return (label.layer.sublayers?.first?.frame.minY).map { Int(($0 * 100).rounded()) }
    }
    // 12 · (1950 − 2444 / 2) / 2048 = 4.27, in thirds of a point 13 / 3; 12 · 2444 / 2 / 2048 = 7.16, in thirds 21 / 3.
    let places: [(UIBaselineAdjustment, Int?)] = [(.alignBaselines, 433), (.none, -700), (.alignCenters, nil)]
    for (adjustment, y) in places {
      label.baselineAdjustment = adjustment
      expectEqual(place(), y, "\(adjustment)")
    }
    label.text = "A"
    #expect(size() == 30 && place() == nil)
    label.baselineAdjustment = .alignBaselines
    expectEqual(place(), nil)
  }
}
