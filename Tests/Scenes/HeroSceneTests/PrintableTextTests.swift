import HeroModel
import HeroTesting

@Suite struct PrintableTextTests {
  @Test func controlCharactersAreWrittenOut() {
    expectEqual("a\u{1B}[31mb\u{7}".printable, #"a\u{1b}[31mb\u{7}"#)
    expectEqual("a\nb\r\nc\td".printable, #"a\nb\r\nc\td"#)
    expectEqual("\u{0}\u{7F}\u{80}\u{9B}\u{9F}".printable, #"\u{0}\u{7f}\u{80}\u{9b}\u{9f}"#)
    expectEqual("\u{202A}\u{202E}\u{2066}\u{2069}\u{2028}".printable, #"\u{202a}\u{202e}\u{2066}\u{2069}\u{2028}"#)
  }

  @Test func theRestStays() {
    let text = #"Grüße/写真 → \n \u{1b} 👩‍👩‍👧 עברית.png"#
    expectEqual(text.printable, text)
    expectEqual("a\u{1B}".printable.printable, "a\u{1B}".printable)
  }
}
