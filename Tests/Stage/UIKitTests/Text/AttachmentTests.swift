import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroTesting

@testable import UIKit

/// Pictures in texts, and attributes of links.
@MainActor
@Suite struct AttachmentTests {
  /// A red picture, one pixel per point.
  private func picture(_ width: Int, _ height: Int) throws -> UIImage {
    let bytes = (0..<width * height).flatMap { _ -> [UInt8] in [255, 0, 0, 255] }
    let pixmap = try #require(Pixmap(width: width, height: height, bytes: bytes))
    return try #require(UIImage(data: Data(try PNGEncoder.encode(pixmap, compression: .fast))))
  }

  @Test func aPictureStandsOnTheBaselineInItsSize() throws {
    useOwnScreen()
    let text = NSMutableAttributedString(string: "a ")
    let attachment = NSTextAttachment(image: try picture(30, 20))
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " b"))
    let label = UILabel()
    label.attributedText = text
    expectEqual(label.text, "a \u{FFFC} b")
    let runs = label.contents.runs
    expectEqual(runs.map(\.text), ["a ", "\u{FFFC}", " b"])
    expectEqual(
      runs.map(\.attachment), [nil, TextAttachment(image: 0, bounds: Rect(x: 0, y: 0, width: 30, height: 20)), nil])
    let plain = UILabel()
    plain.text = "a  b"
    // The width is the letters' and the picture's; the height is what is above the baseline of 17 points, less than 20, and what is below.
    #expect(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width - 30) < 0.7)
    #expect(abs(label.intrinsicContentSize.height - (20 + 17 * 494 / 2048)) < 0.34)
    attachment.bounds = CGRect(x: 1, y: -4, width: 8, height: 8)
    let moved = NSMutableAttributedString(attributedString: text)
    label.attributedText = moved
    expectEqual(label.contents.runs[1].attachment?.bounds, Rect(x: 1, y: -4, width: 8, height: 8))
  }

  @Test func picturesAreNumberedInOrder() throws {
    useOwnScreen()
    let (one, two) = (try picture(4, 4), try picture(6, 6))
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: one))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(attachment: NSTextAttachment(image: two)))
    // The attribute counts for U+FFFC alone.
    text.append(NSAttributedString(string: "c", attributes: [.attachment: NSTextAttachment(image: one)]))
    let label = UILabel()
    label.attributedText = text
    expectEqual(label.contents.runs.map(\.attachment?.image), [0, 1, nil])
    guard case .text(let contents, let pictures) = label.drawing else {
      Issue.record("draws no text")
      return
    }
    expectEqual((pictures, contents.text), ([one.scaled, two.scaled], "\u{FFFC}\u{FFFC}c"))
  }

  // A symbol is as large as the letters, painted in their colour, about the middle of capital letters: 1443 / 2048 of the font.
  @Test func symbolsGoWithTheLetters() throws {
    useOwnScreen()
    let symbol = try #require(UIImage(systemName: "star.fill"))
    let font = UIFont.systemFont(ofSize: 34)
    let text = NSMutableAttributedString(attachment: NSTextAttachment(image: symbol))
    text.addAttributes([.font: font, .foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))
    let label = UILabel()
    label.attributedText = text
    let run = try #require(label.contents.allRuns.first)
    let attachment = try #require(label.contents.runs.first?.attachment)
    #expect(run.color == UIColor.red.color && attachment.isTemplate)
    #expect(abs(attachment.bounds.size.height - 2 * symbol.size.height) < 1)
    #expect(abs(attachment.bounds.center.y - Double(font.capHeight) / 2) < 1e-9)
  }

  @Test func configurationsOfButtonsKeepTheStylesOfATitle() throws {
    useOwnScreen()
    var (title, price) = (AttributedString("Buy "), AttributedString("now"))
    (price.font, price.foregroundColor, price.backgroundColor) = (.boldSystemFont(ofSize: 22), .red, .yellow)
    (price.baselineOffset, price.underlineStyle) = (2, .single)
    title.append(price)
    let whole = NSAttributedString(title)
    expectEqual(whole.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor, .red)
    expectEqual(whole.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int, 1)
    #expect(whole.string == "Buy now" && whole.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title
    let button = UIButton(configuration: configuration)
    let runs = try #require(button.titleLabel).contents.runs
    expectEqual(runs.map(\.text), ["Buy ", "now"])
    #expect(runs.map(\.font.size) == [17, 22] && runs[1].color == UIColor.red.color)
    expectEqual((runs.map(\.backgroundColor), runs.map(\.baselineOffset)), ([nil, UIColor.yellow.color], [0, 2]))
  }
}
