import HeroLayers
import HeroStage
import HeroTesting
import UIKit

/// Heights are rounded to the screen's pixels, three a point.
@MainActor
@Suite(.writtenStages) struct TextLayerTests {
  private func lines(_ layer: CATextLayer) throws -> (text: TextContents, frame: CGRect) {
    let lines = try #require(layer.sublayers?.first)
    guard case .text(let text, _) = lines.drawing else { throw CancellationError() }
    return (text, lines.frame)
  }

  @Test func textsStandAtTheUpperEdge() throws {
    _ = testStage(root: UIViewController())
    let layer = CATextLayer()
    layer.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
    layer.string = "Hello"
    expectEqual((layer.fontSize, layer.alignmentMode, layer.truncationMode), (36, .natural, .none))
    var (text, frame) = try lines(layer)
    expectEqual(
      (text.text, text.font, text.color), ("Hello", UIFont.systemFont(ofSize: 36).request, UIColor.white.color))
    expectEqual((frame.origin, frame.width), (.zero, 200))
    #expect(abs(frame.height - UIFont.systemFont(ofSize: 36).lineHeight) < 1)
    layer.font = UIFont.boldSystemFont(ofSize: 99)
    layer.fontSize = 12
    layer.foregroundColor = UIColor.red.cgColor
    layer.alignmentMode = .center
    (text, frame) = try lines(layer)
    // Of a font the size does not count.
    expectEqual((text.font, text.color), (UIFont.boldSystemFont(ofSize: 12).request, UIColor.red.color))
    #expect(text.alignment == .center && abs(frame.height - 14.333) < 1)
  }

  @Test func onlyWholeLinesShow() throws {
    _ = testStage(root: UIViewController())
    let layer = CATextLayer()
    layer.fontSize = 20
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 2.5 * line)
    layer.string = "one two three four five six"
    try expectEqual(lines(layer).text.lineBreakMode, .byClipping)
    #expect(abs(try lines(layer).frame.height - line) < 1)
    layer.isWrapped = true
    try expectEqual((lines(layer).text.lineBreakMode, lines(layer).text.numberOfLines), (.byWordWrapping, 2))
    #expect(abs(try lines(layer).frame.height - 2 * line) < 1)
    layer.truncationMode = .end
    try expectEqual(lines(layer).text.lineBreakMode, .byTruncatingTail)
    layer.isWrapped = false
    try expectEqual(lines(layer).text.numberOfLines, 1)
    layer.string = NSAttributedString(
      string: "big", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.blue])
    try expectEqual(lines(layer).text.color, UIColor.blue.color)
    #expect(abs(try lines(layer).frame.height - UIFont.systemFont(ofSize: 30).lineHeight) < 1)
    layer.string = 5
    try expectEqual(lines(layer).frame.height, 0)
  }
}
