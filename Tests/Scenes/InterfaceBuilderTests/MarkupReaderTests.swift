import HeroTesting

@testable import InterfaceBuilder

@Suite("XML of a file")
struct MarkupReaderTests {
  private func problem(_ text: String) -> InterfaceError? {
    do { _ = try InterfaceFile(bytes: Array(text.utf8)) } catch { return error }
    return nil
  }

  @Test("elements know where they begin")
  func places() throws {
    let root = try MarkupReader.read(
      Array("<?xml version=\"1.0\"?>\n<a>\n  <!-- <x> --><b c=\">\"/><d>é<e/></d>\n</a>".utf8))
    expectEqual(root.place, InterfacePlace(line: 2, column: 1))
    expectEqual(root.children.map(\.name), ["b", "d"])
    expectEqual(root.children[0].place, InterfacePlace(line: 3, column: 15))
    expectEqual(root.children[0]["c"], ">")
    expectEqual(root.children[1].children[0].place, InterfacePlace(line: 3, column: 29))
    expectEqual(root.children[1].text, "é")
  }

  @Test("entities of XML itself are resolved")
  func entities() throws {
    let root = try MarkupReader.read(Array(#"<a b="&lt;&amp;&#10;&quot;">&gt;<![CDATA[<c>]]></a>"#.utf8))
    expectEqual(root["b"], "<&\n\"")
    expectEqual(root.text, "><c>")
    #expect(root.children.isEmpty)
  }

  // Source: XML 1.0, 2.11 and 3.3.3: ends of lines are one line feed, in values a space unless written as a number.
  @Test("ends of lines, numbers of characters, a byte order mark and what stands around the root")
  func text() throws {
    let root = try MarkupReader.read(
      Array(
        "\u{FEFF}<?xml version=\"1.0\"?>\r\n<!-- a --><a b='1\r\n2\t3&#9;4&#xE9;'>c\r\nd\re&#13;</a >\n<?end?>\n".utf8))
    expectEqual(root["b"], "1 2 3\t4é")
    expectEqual(root.text, "c\nd\ne\r")
    expectEqual(root.place, InterfacePlace(line: 2, column: 11))
  }

  @Test("a document type is refused where it stands, before anything is fetched or expanded")
  func documentType() {
    let text = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>
      <document>&x;</document>
      """
    let found = problem(text)
    expectEqual(found?.place, InterfacePlace(line: 2, column: 1))
    expectEqual(found?.message.contains("document types"), true)
  }

  @Test("an end tag that fits no start tag has its line")
  func mismatch() {
    let found = problem("<document>\n<a>\n</b>\n</document>")
    expectEqual(found?.place.line, 3)
    expectEqual(found?.message.contains("do not match"), true)
  }

  @Test("what breaks XML's rules has its place")
  func rules() throws {
    for (text, words, column) in [
      ("<b text=x/>", "the value of 'text' has no quotes", 4), ("<b text/>", "the attribute 'text' has no value", 4),
      (#"<b text="a<b"/>"#, "a '<' in the value of 'text'", 11), (#"<b c="d"e="f"/>"#, "a space is missing", 9),
      (#"<b c="&foo;"/>"#, "the entity '&foo;' is not declared", 7), (#"<b c="a & b"/>"#, "a '&' by itself", 9),
      (#"<b c="1" c="2"/>"#, "the attribute 'c' is there twice", 10), ("<b>&foo;</b>", "is not declared", 4),
      ("<1b/>", "a tag's name is missing or wrong", 1), ("<b>]]></b>", "']]>' in a text", 4),
      ("<b><!-- -- --></b>", "'--' in a comment", 9), ("<b c=\"\u{1}\"/>", "a character that XML does not allow", 7),
      ("<b><!-- ", "a comment does not end", 4),
      ("<b/ >", "a '/' within a tag", 4), (#"<b c="&#x4G;"/>"#, "is not declared", 7),
      ("<b>&#1;</b>", "is not declared", 4), ("<b>&#xD800;</b>", "is not declared", 4),
      ("<b c$d=\"\"/>", "an attribute's name is missing or wrong", 4), ("<b></b c>", "a tag does not end", 4),
      ("<b><![CDATA[x</b>", "a CDATA section does not end", 4), ("<?xml version='1.0'?>", "an XML declaration", 1),
      ("<b><?x ", "a processing instruction does not end", 4),
    ] {
      let found = try #require(problem("<document>\n\(text)\n</document>\n\n"), "\(text)")
      #expect(found.message.contains(words), "\(text): \(found)")
      expectEqual(found.place, InterfacePlace(line: 2, column: column), "\(text)")
    }
  }

  @Test("what is no file of Interface Builder's for iOS is told")
  func other() throws {
    for (text, words) in [
      ("", "empty"), ("hello", "no element"), ("<!-- -->", "no element"),
      ("<document/><b/>", "has more after its end"), ("<document/> x", "has more after its end"),
      ("<plist/>", "root element is 'plist'"),
      ("<archive/>", "older than Xcode"),
      ("<document/>", "has no type"), (#"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB"/>"#, "of type"),
      (#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#, "has no 'objects'"),
      (#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"/>"#, "has no 'scenes'"),
      (#"<?xml version="1.0" encoding="UTF-16"?><document/>"#, "encoding 'UTF-16' is refused"),
    ] {
      let found = try #require(problem(text), "\(text)")
      #expect(found.message.contains(words) && found.place.line >= 1, "\(text): \(found)")
    }
  }

  @Test("too many levels and too many elements are refused")
  func limits() throws {
    let deep = String(repeating: "<a>", count: 250) + String(repeating: "</a>", count: 250)
    let found = try #require(problem(deep))
    #expect(found.message.contains("more than 200 deep"))
    let wide = "<a>" + String(repeating: "<b/>", count: MarkupReader.maximumElements) + "</a>"
    expectEqual(problem(wide)?.message.contains("more than 200000 elements"), true)
    expectEqual(problem(String(repeating: " ", count: MarkupReader.maximumSize + 1))?.message.contains("bytes"), true)
  }

  @Test("what tags, texts, scenes and lists hold has limits, each told where it is passed")
  func limitsOfWhatIsHeld() throws {
    func attributes(_ count: Int) -> String { (0..<count).map { "a\($0)=\"\" " }.joined() }
    let tag = try #require(problem("<document>\n<b \(attributes(201))/></document>"))
    #expect(tag.message.contains("'b' has more than 200 attributes"))
    expectEqual(tag.place.line, 2)
    expectEqual(problem("<document><b \(attributes(200))/></document>")?.message.contains("attributes"), false)

    func label(_ text: String) -> String { "<subviews>\n<label id=\"l\" text=\"\(text)\"/></subviews>" }
    let long = String(repeating: "é", count: 20_000)
    expectEqual(problem(InterfaceText.screen(label(long))), nil)
    expectEqual(problem(InterfaceText.screen(label(long + "é")))?.message.contains("'text' has more than 20000"), true)

    func inside(_ text: String) -> String {
      "<subviews><label id=\"l\"><string key=\"text\">\(text)</string></label></subviews>"
    }
    expectEqual(problem(InterfaceText.screen(inside(long))), nil)
    let longer = problem(InterfaceText.screen(inside(long + "é")))
    expectEqual(longer?.message.contains("the text has 20001 characters"), true)

    func views(_ count: Int) -> String { "<subviews>\(String(repeating: "<view/>\n", count: count))</subviews>" }
    expectEqual(problem(InterfaceText.screen(views(4999))), nil)
    let crowd = try #require(problem(InterfaceText.screen(views(5000))))
    #expect(crowd.message.contains("more than 5000 views"))
    #expect(crowd.place.line > 5000)
    // Of kinds that nobody knows, too.
    let strange = "<subviews>\(String(repeating: "<blob/>", count: 5000))</subviews>"
    expectEqual(problem(InterfaceText.screen(strange))?.message.contains("more than 5000 views"), true)

    func values(_ count: Int) -> String {
      let one = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"b\"/>"
      return "<userDefinedRuntimeAttributes>\(String(repeating: one, count: count))</userDefinedRuntimeAttributes>"
    }
    expectEqual(problem(InterfaceText.screen(values(1000))), nil)
    expectEqual(problem(InterfaceText.screen(values(1001)))?.message.contains("more than 1000 entries"), true)
  }

  @Test("bytes that are no UTF-8 are refused")
  func encoding() {
    #expect(throws: InterfaceError.self) { try MarkupReader.read([0x3C, 0x61, 0xFF, 0x3E]) }
  }

  @Test(
    "a file that is cut off anywhere, or changed anywhere, gives an error with its line or a document; never a crash")
  func broken() throws {
    let whole = Array(
      InterfaceText.screen(
        """
        <subviews><label text="A &amp; B" id="l"><rect key="frame" x="1" y="2" width="3" height="4"/></label></subviews>
        <constraints><constraint firstItem="l" firstAttribute="top" secondItem="root" secondAttribute="top" id="c"/></constraints>
        """
      ).utf8)
    var read = 0
    for count in 0..<whole.count {
      do { _ = try InterfaceFile(bytes: Array(whole[..<count])).document() } catch {
        #expect(error.place.line >= 1)
        read += 1
      }
    }
    expectEqual(read, whole.count)
    // A small generator of known numbers: every run meets the same files.
    var state: UInt64 = 7
    for _ in 0..<3000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var bytes = whole
      bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 20) & 0x7F
      do { _ = try InterfaceFile(bytes: bytes).document() } catch { #expect(error.place.line >= 1) }
    }
  }
}
