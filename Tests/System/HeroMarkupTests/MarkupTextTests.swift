import HeroMarkup
import HeroTesting

@Suite struct MarkupTextTests {
  @Test func textIsEscaped() {
    for (text, escaped) in [
      ("a<b>&\"c\" é", "a&lt;b&gt;&amp;&quot;c&quot; é"),
      // XML 1.0, production 2: of the control characters only tab, line feed and carriage return are characters. A carriage return would
      // be read as a line feed.
      ("a\u{0}\u{1B}\r\u{FFFE}\u{FFFF}b\tc\n", "a?????b\tc\n"),
      // U+0338 strikes out what stands before it: "<" and it are one character, but two scalars, and a parser sees the first.
      ("<\u{338}b&\u{301}", "&lt;\u{338}b&amp;\u{301}"),
    ] { expectEqual(MarkupText.escape(text), escaped) }
    // Attributes keep their line breaks.
    expectEqual(MarkupText.attribute("a\n\"b\""), "a&#10;&quot;b&quot;")
  }

  @Test func scriptsCannotEndEarly() {
    expectEqual(MarkupText.script("{\"a\": \"</script>\"}"), "{\"a\": \"\\u003c/script>\"}")
    expectEqual(MarkupText.script("\"<\u{338}/script\""), "\"\\u003c\u{338}/script\"")
  }
}

@Suite struct PageTemplateTests {
  @Test func valuesTakeTheirPlaces() {
    let page = PageTemplate("<h1>{{title}}</h1>{{body}}|{{title}}").filled(["title": "A", "body": "}}{{title}}"])
    expectEqual((page, PageTemplate("plain").filled([:])), ("<h1>A</h1>}}{{title}}|A", "plain"))
    // Long values are written between.
    let (before, after) = PageTemplate("<{{a}}>{{rows}}</{{a}}>").parted(at: "rows")
    expectEqual((before.filled(["a": "x"]), after.filled(["a": "x"])), ("<x>", "</x>"))
  }
}
