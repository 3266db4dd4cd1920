import HeroLayers
import HeroTesting
import UIKit

/// Texts of several styles, as app code makes them.
@MainActor
@Suite struct AttributedTextTests {
  private let bold = UIFont.boldSystemFont(ofSize: 28)
  private let small = UIFont.systemFont(ofSize: 13)

  private func price() -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "$129", attributes: [.font: bold])
    text.append(NSAttributedString(string: " / month", attributes: [.font: small, .foregroundColor: UIColor.gray]))
    return text
  }

  /// The ranges of an attribute's values.
  private func ranges(_ key: NSAttributedString.Key, of text: NSAttributedString) -> [Int] {
    var lengths: [Int] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      lengths.append(value == nil ? -range.length : range.length)
    }
    return lengths
  }

  // Foundation compares attributes where parts meet; objects of this module once stopped it.
  @Test func textsArePutTogetherAndChanged() {
    useOwnScreen()
    let text = NSMutableAttributedString()
    expectEqual(text.length, 0)
    text.append(price())
    text.append(price())
    expectEqual(ranges(.font, of: text), [4, 8, 4, 8])
    // An attribute that is there already, over all and over a part.
    text.addAttribute(.font, value: small, range: NSRange(location: 0, length: 6))
    expectEqual(ranges(.font, of: text), [12, 4, 8])
    text.addAttributes([.font: bold, .foregroundColor: UIColor.red], range: NSRange(location: 10, length: 4))
    expectEqual(ranges(.font, of: text), [10, 6, 8])
    text.setAttributes([.font: small], range: NSRange(location: 0, length: 24))
    expectEqual((ranges(.font, of: text), ranges(.foregroundColor, of: text)), ([24], [-24]))
    text.insert(NSAttributedString(string: "!", attributes: [.font: bold]), at: 0)
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 13), range: NSRange(location: 0, length: 1))
    expectEqual(ranges(.font, of: text), [25])
    text.replaceCharacters(in: NSRange(location: 0, length: 5), with: "€99")
    text.removeAttribute(.font, range: NSRange(location: 0, length: 3))
    #expect(text.string.hasPrefix("€99 / month") && ranges(.font, of: text) == [-3, 20])
    // Changed while it is read.
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      guard let font = value as? UIFont else { return }
      text.addAttribute(.font, value: font.withSize(font.pointSize * 2), range: range)
    }
    expectEqual((text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize, 26)
    for (key, values) in [
      (NSAttributedString.Key.paragraphStyle, [NSMutableParagraphStyle(), NSMutableParagraphStyle()]),
      (.shadow, [NSShadow(), NSShadow()]), (.foregroundColor, [UIColor.red, UIColor(white: 0, alpha: 0)]),
    ] {
      for value in values { text.addAttribute(key, value: value, range: NSRange(location: 2, length: 7)) }
      expectEqual(ranges(key, of: text).map(abs).reduce(0, +), text.length)
    }
  }

  @Test func labelsKeepEveryStyle() throws {
    useOwnScreen()
    let label = UILabel()
    label.textColor = .red
    label.attributedText = price()
    var runs = label.contents.runs
    expectEqual((label.text, label.contents.text), ("$129 / month", "$129 / month"))
    expectEqual(runs.map(\.text), ["$129", " / month"])
    expectEqual(runs.map(\.font), [bold.request, small.request])
    // What says none has the label's.
    expectEqual(runs.map(\.color), [UIColor.red.color, UIColor.gray.color])

    let text = NSMutableAttributedString(string: "one two three")
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 4, length: 3))
    text.addAttributes(
      [.strikethroughStyle: 2, .kern: 1.5, .baselineOffset: 4, .backgroundColor: UIColor.yellow],
      range: NSRange(location: 8, length: 5))
    label.attributedText = text
    label.font = small
    runs = label.contents.runs
    expectEqual(runs.map(\.text), ["one ", "two", " ", "three"])
    expectEqual(runs.map(\.underlineStyle), [.none, .single, .none, .none])
    expectEqual(runs.map(\.strikethroughStyle), [.none, .none, .none, .thick])
    expectEqual(runs.map(\.kern), [nil, nil, nil, 1.5])
    expectEqual(runs.map(\.baselineOffset), [0, 0, 0, 4])
    expectEqual(runs.map(\.backgroundColor), [nil, nil, nil, UIColor.yellow.color])
    #expect(runs.allSatisfy { $0.font == small.request })
    label.isEnabled = false
    #expect(label.contents.runs.allSatisfy { abs($0.color.alpha - 0.44) < 1e-9 })

    // One style is no run, however it was put together.
    let alike = NSMutableAttributedString(string: "one ", attributes: [.font: bold])
    alike.append(NSAttributedString(string: "two", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)]))
    label.attributedText = alike
    #expect(label.contents.runs.isEmpty && label.contents.font == bold.request && label.contents.text == "one two")
  }

  @Test func aFontOrColourGivenLaterIsThatOfAllOfIt() {
    useOwnScreen()
    let label = UILabel()
    let text = price()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 4))
    label.attributedText = text
    label.textColor = .blue
    expectEqual(label.contents.runs.map(\.color), [UIColor.blue.color, UIColor.blue.color])
    label.font = small
    expectEqual(label.contents.runs.map(\.paragraph.alignment), [.center, .natural])
    label.textAlignment = .right
    #expect(label.contents.alignment == .right && label.contents.runs.isEmpty)
    expectEqual((style.alignment, text.length), (.center, 12))
  }

  @Test func sizesAreThoseOfTheParts() {
    useOwnScreen()
    let scale = UIScreen.main.scale
    func up(_ points: CGFloat) -> CGFloat { (points * scale).rounded(.up) / scale }
    let label = UILabel()
    label.attributedText = price()
    let parts = [("$129", bold), (" / month", small)].map { $0.0.size(withAttributes: [.font: $0.1]) }
    label.sizeToFit()
    // 28 points: 28 · 2444 / 2048.
    expectEqual(label.bounds.height, up(28 * 2444 / 2048))
    #expect(abs(label.bounds.width - parts[0].width - parts[1].width) <= 1 / scale)
    expectEqual((label.intrinsicContentSize, price().size()), (label.bounds.size, label.bounds.size))
    let wrapped = price().boundingRect(
      with: CGSize(width: label.bounds.width - 5, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    expectEqual(wrapped.height, up(28 * 2444 / 2048 + 13 * 2444 / 2048))

    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.bounds.size.width = parts[0].width
    guard case .text(let fitting, _) = label.drawing else {
      Issue.record("draws no text")
      return
    }
    #expect(fitting.runs.count == 2 && fitting.tallestFont.size < 20)
    #expect(abs(fitting.runs[0].font.size / fitting.runs[1].font.size - 28 / 13) < 1e-9)
  }

  @Test func paragraphStylesCount() throws {
    useOwnScreen()
    let style = NSMutableParagraphStyle()
    (style.minimumLineHeight, style.maximumLineHeight) = (30, 30)
    style.lineSpacing = 4
    style.paragraphSpacing = 5
    style.paragraphSpacingBefore = 6
    func height(_ style: NSParagraphStyle) -> CGFloat {
      NSAttributedString(string: "a\nb", attributes: [.font: small, .paragraphStyle: style]).boundingRect(
        with: CGSize(width: 100, height: 1000), options: .usesLineFragmentOrigin, context: nil
      ).height
    }
    // Two lines, and between them 4, 5 and 6.
    expectEqual(height(style), 75)
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    expectEqual((copy, copy.paragraphSpacingBefore), (style, 6))
    copy.lineHeightMultiple = 2
    #expect(copy != style && height(copy) == 75)
    copy.maximumLineHeight = 0
    copy.minimumLineHeight = 0
    let scale = UIScreen.main.scale
    expectEqual(height(copy), ((4 * 13 * 2444 / 2048 + 15) * scale).rounded(.up) / scale)
    copy.setParagraphStyle(.default)
    expectEqual(copy, NSParagraphStyle())
    (copy.firstLineHeadIndent, copy.headIndent, copy.tailIndent, copy.hyphenationFactor) = (20, 10, -5, 0.5)
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: copy])
    let paragraph = label.contents.paragraph
    expectEqual((label.lineBreakMode, label.contents.lineBreakMode), (.byTruncatingTail, .byWordWrapping))
    #expect((paragraph.firstLineHeadIndent, paragraph.headIndent, paragraph.tailIndent) == (20, 10, -5))
    let plain = UILabel()
    plain.text = "a"
    expectEqual(label.intrinsicContentSize.width, plain.intrinsicContentSize.width + 25)
  }

  @Test func whatIsNotDrawnOfATextIsSaid() {
    useOwnScreen()
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .strokeColor: UIColor.red, .strokeWidth: 2, .underlineColor: UIColor.red, .strikethroughColor: UIColor.red,
        .obliqueness: 0.2, .expansion: 0.1, .ligature: 1,
      ])
    #expect(label.intrinsicContentSize.width > 0)
    let names = ["expansion", "obliqueness", "strikethroughColor", "strokeColor", "strokeWidth", "underlineColor"]
    expectEqual(
      UIKitRuntime.current.warnings,
      Set(names.map { "an attributed text's \($0) is of no effect: letters and their lines are plain" }))
  }

  @Test func buttonsKeepTheStylesOfATitle() throws {
    useOwnScreen()
    let button = UIButton(type: .system)
    button.setAttributedTitle(price(), for: .normal)
    let label = try #require(button.titleLabel)
    expectEqual(label.contents.runs.map(\.font), [bold.request, small.request])
    expectEqual(label.contents.runs.map(\.color), [button.tintColor.color, UIColor.gray.color])
    button.tintColor = .red
    expectEqual(label.contents.runs.map(\.color), [UIColor.red.color, UIColor.gray.color])
    let plain = UILabel()
    plain.attributedText = price()
    expectEqual(button.intrinsicContentSize.width, plain.intrinsicContentSize.width)
  }

  @Test func fieldsKeepTheStylesOfTheirTexts() throws {
    useOwnScreen()
    func text(_ field: UITextField) throws -> TextContents {
      field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
      field.layoutIfNeeded()
      let layers = (field.layer.sublayers ?? []).compactMap { $0 as? ControlLayer }
      let drawn = layers.compactMap { layer -> TextContents? in
        if case .text(let text, _) = layer.drawing { text } else { nil }
      }
      return try #require(drawn.first)
    }
    let field = UITextField()
    field.attributedText = price()
    expectEqual(field.text, "$129 / month")
    try expectEqual(text(field).runs.map(\.font), [bold.request, small.request])
    #expect(field.intrinsicContentSize.height > bold.lineHeight)
    field.isSecureTextEntry = true
    #expect(try text(field).text == "••••••••••••" && text(field).runs.isEmpty)
    let empty = UITextField()
    let placeholder = NSMutableAttributedString(string: "Name (optional)")
    placeholder.addAttribute(.font, value: small, range: NSRange(location: 5, length: 10))
    empty.attributedPlaceholder = placeholder
    try expectEqual(text(empty).runs.map(\.text), ["Name ", "(optional)"])
    try expectEqual(text(empty).runs.map(\.color), Array(repeating: UIColor.placeholderText.color, count: 2))
  }
}
