import HeroLayers
import HeroTesting

@testable import UIKit

/// A text view's numbers are its insets of 8 points, the padding of 5, and San Francisco's lines of 2444 / 2048 of the font's size.
@MainActor
@Suite struct TextViewTests {
  private let scale: CGFloat = 3
  private func up(_ points: CGFloat) -> CGFloat { (points * scale - 1e-6).rounded(.up) / scale }

  private func drawn(_ view: UITextView) throws -> (text: TextContents, frame: CGRect) {
    let layer = try #require(view.layer.sublayers?.compactMap { $0 as? LabelTextLayer }.first)
    guard case .text(let text, _) = layer.drawing else { throw CancellationError() }
    return (text, layer.frame)
  }

  private final class Delegate: NSObject, UITextViewDelegate {
    var calls: [String] = []
    var allows = true
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      calls.append("should begin")
      return allows
    }
    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { calls.append("end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      calls.append("\(range.location)+\(range.length) '\(text)'")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
  }

  @Test func defaultsAreUIKits() throws {
    useOwnScreen()
    let view = UITextView()
    #expect(view.text.isEmpty && view.font == nil && view.textColor == nil && view.textAlignment == .natural)
    #expect(view.isEditable && view.isSelectable && view.isScrollEnabled && view.clipsToBounds)
    expectEqual(view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect((view.textContainer.lineFragmentPadding, view.textContainer.maximumNumberOfLines) == (5, 0))
    expectEqual(view.textContainer.lineBreakMode, .byWordWrapping)
    expectEqual(view.backgroundColor, .systemBackground)
    expectEqual(view.linkTextAttributes[.foregroundColor] as? UIColor, view.tintColor)
  }

  @Test func theTextStandsInsideOfInsetsAndPadding() throws {
    useOwnScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.font = .systemFont(ofSize: 20)
    view.text = "a\nb"
    let lines = up(2 * 20 * 2444 / 2048)
    var (text, frame) = try drawn(view)
    #expect(text.text == "a\nb" && text.runs.isEmpty && text.font == UIFont.systemFont(ofSize: 20).request)
    expectEqual((text.color, text.numberOfLines, text.lineBreakMode), (UIColor.label.color, 0, .byWordWrapping))
    expectEqual(frame, CGRect(x: 5, y: 8, width: 190, height: lines))
    expectEqual(view.contentSize, CGSize(width: 200, height: lines + 16))
    // A line that begins counts; an empty text has one.
    view.text = "a\nb\n"
    #expect(abs(view.contentSize.height - up(3 * 20 * 2444 / 2048) - 16) < 1e-9)
    view.text = nil
    #expect(abs(view.contentSize.height - up(20 * 2444 / 2048) - 16) < 1e-9)
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 0
    (text, frame) = try drawn(view)
    expectEqual((frame.origin, frame.width), (CGPoint(x: 2, y: 1), 194))
    view.frame.size.width = 100
    try expectEqual(drawn(view).frame.width, 94)
  }

  @Test func withoutAFontTextsAreOf12Points() throws {
    useOwnScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.text = "a"
    try expectEqual(drawn(view).text.font.size, 12)
    let text = NSMutableAttributedString(string: "one ")
    text.append(NSAttributedString(string: "two", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    view.font = .systemFont(ofSize: 20)
    view.attributedText = text
    try expectEqual(drawn(view).text.runs.map(\.font.size), [12, 30])
    try expectEqual(drawn(view).text.runs.map(\.color), [.black, .black])
    // What is given later is that of all of it.
    view.font = .systemFont(ofSize: 15)
    view.textColor = .red
    #expect(try drawn(view).text.runs.isEmpty && drawn(view).text.font.size == 15)
    try expectEqual(drawn(view).text.color, UIColor.red.color)
  }

  @Test func linksAreInTheTint() throws {
    useOwnScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    view.tintColor = .red
    let text = NSMutableAttributedString(string: "see ")
    text.append(
      NSAttributedString(string: "this", attributes: [.link: "https://example.com", .foregroundColor: UIColor.gray]))
    view.attributedText = text
    try expectEqual(drawn(view).text.runs.map(\.color), [.black, UIColor.red.color])
    try expectEqual(drawn(view).text.runs.map(\.underlineStyle), [.none, .none])
    view.linkTextAttributes = [.foregroundColor: UIColor.green, .underlineStyle: NSUnderlineStyle.single.rawValue]
    try expectEqual(drawn(view).text.runs.map(\.color), [.black, UIColor.green.color])
    try expectEqual(drawn(view).text.runs.map(\.underlineStyle), [.none, .single])
    // A label has a colour and a line for them.
    let label = UILabel()
    label.attributedText = text
    expectEqual(label.contents.runs.map(\.color), [UIColor.label.color, UIColor.link.color])
    expectEqual(label.contents.runs.map(\.underlineStyle), [.none, .single])
  }

  @Test func oneThatDoesNotScrollAsksForItsTextsRoom() {
    useOwnScreen()
    let (view, label) = (UITextView(), UILabel())
    (view.font, view.text) = (.systemFont(ofSize: 20), "Some words that need lines")
    (label.font, label.text, label.numberOfLines) = (view.font, view.text, 0)
    expectEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.isScrollEnabled = false
    let whole = label.intrinsicContentSize
    expectEqual(view.intrinsicContentSize, CGSize(width: whole.width + 10, height: whole.height + 16))
    let wrapped = label.sizeThatFits(CGSize(width: 90, height: 0))
    #expect(wrapped.height > whole.height)
    let fitting = view.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    expectEqual(fitting, CGSize(width: wrapped.width + 10, height: wrapped.height + 16))
    // Constraints give it its height at their width.
    let root = rootView(100, 400)
    root.hold(view)
    NSLayoutConstraint.activate(view.at(0, 0))
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: wrapped.height + 16))
  }

  @Test func typingGoesByTheDelegate() throws {
    useOwnScreen()
    let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50)), Delegate())
    view.delegate = delegate
    view.text = "ab"
    #expect(delegate.calls.isEmpty && view.selectedRange == NSRange(location: 2, length: 0))
    #expect(view.becomeFirstResponder() && view.isFirstResponder)
    view.insertText("👍")
    expectEqual((view.text, view.selectedRange), ("ab👍", NSRange(location: 4, length: 0)))
    view.deleteBackward()
    expectEqual(view.text, "ab")
    view.selectedRange = NSRange(location: 0, length: 1)
    view.insertText("xy")
    expectEqual((view.text, view.selectedRange), ("xyb", NSRange(location: 2, length: 0)))
    delegate.allows = false
    view.insertText("no")
    expectEqual(view.text, "xyb")
    #expect(view.resignFirstResponder())
    let typed = ["2+0 '👍'", "change", "2+2 ''", "change", "0+1 'xy'", "change", "2+0 'no'"]
    expectEqual(delegate.calls, ["should begin", "begin"] + typed + ["end"])
    #expect(!view.becomeFirstResponder())
    let fixed = UITextView()
    fixed.isEditable = false
    #expect(!fixed.becomeFirstResponder())
  }

  @Test func typedTextHasTheAttributesBeforeIt() throws {
    useOwnScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    text.append(NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 10), .link: "x"]))
    view.attributedText = text
    view.insertText("c")
    try expectEqual(drawn(view).text.runs.map(\.text), ["a", "b", "c"])
    try expectEqual(drawn(view).text.runs.map(\.font.size), [30, 10, 10])
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 22)]
    view.insertText("d")
    try expectEqual(drawn(view).text.runs.map(\.font.size), [30, 10, 10, 22])
  }

  // Five lines of 20 points in a height of two: the last one comes to rest with the inset below it.
  @Test func itScrollsToWhatIsTyped() {
    useOwnScreen()
    let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60)), Delegate())
    (view.font, view.delegate) = (.systemFont(ofSize: 20), delegate)
    for line in 1...5 { view.insertText(line == 1 ? "1" : "\n\(line)") }
    #expect(delegate.calls.contains("scroll"))
    #expect(abs(view.contentOffset.y - (view.contentSize.height - 60)) < 1)
    view.scrollRangeToVisible(NSRange(location: 0, length: 1))
    expectEqual(view.contentOffset.y, 0)
  }

  private final class Guard: NSObject, UITextViewDelegate {
    var ends = true
    var selections: [Int] = []
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ends }
    func textViewDidChangeSelection(_ textView: UITextView) { selections.append(textView.selectedRange.location) }
  }

  @Test func delegatesKeepItEditedAndHearOfTheSelection() {
    useOwnScreen()
    let (view, keeper) = (UITextView(), Guard())
    view.delegate = keeper
    view.becomeFirstResponder()
    view.insertText("pier")
    view.selectedRange = NSRange(location: 1, length: 0)
    view.selectedRange = NSRange(location: 1, length: 0)
    view.deleteBackward()
    expectEqual((view.text, keeper.selections), ("ier", [4, 1, 0]))
    keeper.ends = false
    #expect(!view.resignFirstResponder() && view.isFirstResponder)
    keeper.ends = true
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
  }
}
