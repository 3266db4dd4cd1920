import HeroTesting
import UIKit

/// Places and parts of texts that can be edited.
@MainActor
@Suite struct TextInputTests {
  @Test func placesCountUnits() throws {
    let field = UITextField()
    field.text = "a🚢b"
    // The ship has two UTF-16 units.
    expectEqual(field.offset(from: field.beginningOfDocument, to: field.endOfDocument), 4)
    let ship = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: ship, offset: 2))
    #expect(field.position(from: end, offset: 2) == nil && field.markedTextRange == nil)
    let range = try #require(field.textRange(from: end, to: ship))
    #expect(!range.isEmpty && field.text(in: range) == "🚢")
    field.replace(range, withText: "-")
    expectEqual(field.text, "a-b")
    // Nothing is chosen yet: the next character goes to the end.
    expectEqual(field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }, 3)
  }

  @Test func aTextViewHasItsSelection() {
    let view = UITextView()
    view.text = "pier"
    view.selectedRange = NSRange(location: 1, length: 2)
    expectEqual(view.selectedTextRange.flatMap { view.text(in: $0) }, "ie")
    view.selectedTextRange = view.textRange(from: UITextPosition(), to: view.endOfDocument)
    expectEqual(view.selectedRange, NSRange(location: 0, length: 4))
    view.replace(UITextRange(), withText: "the ")
    expectEqual(view.text, "the pier")
  }

  @Test func htmlIsText() throws {
    let html =
      "<head><title>T</title></head><h1>Boats</h1>\n<p>Two &amp; <b>three</b>\n  more&#33;<br/>x</p><ul><li>one</li></ul>"
    let text = try NSAttributedString(
      data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
    expectEqual(text.string, "Boats\nTwo & three more!\nx\n\t•\tone\n")
    let font = text.attribute(.font, at: 12, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 12 && font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    // A heading of the first level is twice as large, and bold.
    expectEqual((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize, 24)
    try expectEqual(NSAttributedString(data: Data("<b>".utf8)).string, "<b>")
  }
}
