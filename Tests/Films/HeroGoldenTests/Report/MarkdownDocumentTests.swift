import Foundation
import HeroImage
import HeroRender
import HeroTesting

@testable import HeroGolden

@Suite struct MarkdownDocumentTests {
  @Test func aCommentShowsWhatFailed() throws {
    try RunPlace.withFailed { place, summary in
      let document = MarkdownDocument(summary)
      let pictures = try CommentPictures(of: document, to: "\(place.folder)/pictures")
      let text = document.text(pictures: pictures, at: "https://example.org/7/?raw=true")
      #expect(text.hasPrefix("### herorender: 1 passed, 1 failed\n"))
      for kind in ["expected", "actual", "diff"] {
        #expect(text.contains("![\(kind)](https://example.org/7/two-\(kind).png?raw=true)"))
      }
      #expect(text.contains(#/<b>two</b> list/square: backgroundColor "#00ff00" → "#00ffff" \(/#))
      #expect(text.contains("To take over what the report shows: `herorender accept "))
      #expect(!document.text().contains("!["))
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(place.folder)/pictures/two-actual.png")))
      // 100 points are within 320 pixels and stay as they are.
      try expectEqual(ImageDecoder.decode(bytes).width, 100)
    }
  }

  // What moves otherwise is a film, too: 100 + 12 + 100 pixels wide, and 100 high under 28 of names.
  @Test func aFilmShowsAnotherMotion() throws {
    try RunPlace.withFailed(TestScene(squareModifiers: "duration(0.2)")) { place, summary in
      let document = MarkdownDocument(summary)
      let pictures = try CommentPictures(of: document, to: "\(place.folder)/p") { result, side in
        expectEqual(side, 400)
        return result.formerScene.flatMap { text in
          (try? RunPlace.reload(DiscoveredScene(path: "\(place.scenes)/two.json", name: "two"), nil, text)).flatMap {
            old in
            (try? TestScene(squareModifiers: "duration(0.2)").film()).map { (old, $0) }
          }
        }
      }
      #expect(document.text(pictures: pictures, at: "p/").contains("\n![film: golden and today](p/two-film.gif)\n"))
      // Width and height are two little-endian words behind the six bytes of the signature.
      let film = Array(try Data(contentsOf: URL(fileURLWithPath: "\(place.folder)/p/two-film.gif")).prefix(10))
      expectEqual(Array(film[6...]), [212, 0, 128, 0])
    }
  }

  // 8 of 1000 × 1000 pixels: what lies around them is shown, pixel for pixel.
  @Test func aSmallDifferenceIsCutOut() throws {
    try RunPlace.with { place in
      try place.write(TestScene(scale: 10).json, "two")
      _ = try place.run(.missing)
      try place.write(TestScene(badgeColor: "#0000f0", scale: 10).json, "two")
      let document = MarkdownDocument(try place.run())
      let pictures = try CommentPictures(of: document, to: "\(place.folder)/p")
      #expect(document.text(pictures: pictures, at: "p/").contains("s), a part | today | difference: darker is more |"))
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(place.folder)/p/two-diff.png")))
      expectEqual(try ImageDecoder.decode(bytes).width, 320)
    }
  }

  // `a/one` and `a-one` have pictures of their own, and no name ends a link.
  @Test func scenesOfLikeNamesHaveTheirOwnPictures() throws {
    try RunPlace.with { place in
      try place.write(TestScene().json, "a-one")
      try place.write(TestScene().json, "b (1)")
      _ = try place.run(.missing)
      for name in ["a/one", "a-one", "b (1)"] { try place.write(TestScene(squareColor: "#00ffff").json, name) }
      let document = MarkdownDocument(try place.run())
      let pictures = try CommentPictures(of: document, to: "\(place.folder)/p")
      let text = document.text(pictures: pictures, at: "p/")
      for link in ["a/one", "a-one", "b%20%281%29"] { #expect(text.contains("](p/\(link)-actual.png)"), "\(link)") }
      for name in ["a/one", "a-one", "b (1)"] { #expect(place.exists("p/\(name)-actual.png"), "\(name)") }
    }
  }

  @Test func namesAreNoMarkup() {
    var result = GoldenResult(name: "a<b>|_", scene: "a.json", golden: "g")
    (result.outcome, result.failures) = (.failed, [.missing(folder: "`g`")])
    let summary = GoldenSummary(results: [result], orphans: [], hasPruned: false, hasReport: false)
    let text = MarkdownDocument(summary).text()
    #expect(text.contains("<b>a&lt;b&gt;\\|\\_</b>") && text.contains("\\`g\\`"))
  }

  // In code no name ends the code, breaks its line or steers who prints it: ESC [ is the start of a terminal's commands, U+202E turns
  // the direction of text.
  @Test func namesInCodeAreText() {
    var wrong = GoldenResult(name: "a", scene: "a.json", golden: "g")
    wrong.outcome = .invalid
    wrong.diagnostics = ["a\n```\n# b\r\u{1b}[31m\u{202e}c.json:1:1: error: `x`"]
    var failed = GoldenResult(name: "c", scene: "c.json", golden: "g")
    (failed.outcome, failed.isAcceptable, failed.report) = (.failed, true, "my ``rep\nort/c")
    let summary = GoldenSummary(results: [wrong, failed], orphans: [], hasPruned: false, hasReport: false)
    let text = MarkdownDocument(summary).text()
    #expect(text.contains("```\na\\n'''\\n# b\\r\\u{1b}[31m\\u{202e}c.json:1:1: error: 'x'\n```"), "\(text)")
    #expect(text.contains("shows: ``` herorender accept 'my ``rep\\nort' ```\n"), "\(text)")
  }

  // Per cent signs and line breaks are escaped, in properties colons and commas too.
  @Test func marksForGitHub() {
    var wrong = GoldenResult(name: "a", scene: "a,b.json", golden: "g")
    (wrong.outcome, wrong.diagnostics) = (.invalid, ["a,b.json:3:7: error: 50% of what?", "no place"])
    var failed = GoldenResult(name: "c", scene: "c.json", golden: "g")
    (failed.outcome, failed.failures) = (.failed, [.missing(folder: "g"), .missingFile("f")])
    let summary = GoldenSummary(results: [wrong, failed], orphans: [], hasPruned: false, hasReport: false)
    expectEqual(
      GitHubAnnotations.lines(summary),
      [
        "::error file=a%2Cb.json,line=3,col=7:: error: 50%25 of what?", "::error file=a%2Cb.json::no place",
        "::error file=c.json,title=herorender%3A c::"
          + "no golden: g has not been recorded; a missing golden never passes%0A"
          + "golden file missing: f belongs to the golden but is not there",
      ])
  }

  @Test func timesAreSaidOnlyWhereTheyAreAskedFor() {
    let result = GoldenResult(name: "a/b", scene: "a.json", golden: "g")
    #expect(JUnitDocument.text([result]).contains(#"<testcase classname="a" name="b"/>"#))
    #expect(JUnitDocument.text([result], seconds: ["a/b": 1.25]).contains(#"name="b" time="1.250"/>"#))
  }
}
