import HeroImage
import Testing

@testable import HeroGolden

/// What a report names as the reason, and how it tells the same difference of many frames.
@Suite struct PlanCauseTests {
  private func change(_ transition: Int, _ path: String?, _ key: String, _ old: String, _ new: String) -> PlanChange {
    PlanChange(transition: transition, path: path, key: key, expected: old, actual: new)
  }

  @Test func theDelayLeadsWhateverFollowsFromIt() {
    let changes = [
      change(0, nil, "duration", "0.4", "0.5"), change(1, nil, "start", "1", "1.1"),
      change(0, "detail/bar", "timing", "(0, 0, 1, 1)", "(0.4, 0, 0.2, 1)"),
      change(0, "detail/bar", "delay", "0", "0.1"),
    ]
    #expect(
      PlanCause.text(changes)
        == "changed delay of detail/bar in transition 0: 0 s → 0.1 s (and 3 more changes of the plan)")
  }

  @Test func viewsThatChangeAlikeAreTold() {
    let changes = ["a/x", "a/y", "a/z"].map { change(0, $0, "duration", "0.3", "0.5") }
    #expect(PlanCause.text(changes) == "changed duration of a/x and 2 more views in transition 0: 0.3 s → 0.5 s")
  }

  @Test(arguments: [
    ("no", "yes", "a/x: new in the plan of transition 2"), ("yes", "no", "a/x: no longer in the plan of transition 2"),
  ])
  func viewsComeAndGo(old: String, new: String, text: String) {
    #expect(PlanCause.text([change(2, "a/x", "in the plan", old, new)]) == text)
  }

  @Test func transitionsChangeThemselves() {
    #expect(
      PlanCause.text([change(1, nil, "start", "1", "1.2")]) == "changed start of transition 1: 1 s → 1.2 s")
    #expect(
      PlanCause.text([change(0, "a", "delay", "0", "1"), change(0, nil, "kind", "push", "present")])
        == "changed kind of transition 0: push → present (and 1 more change of the plan)")
    #expect(PlanCause.text([]) == nil)
  }

  // The bar begins 0.1 s later and ends as much later: the film is two frames of 20 a second longer.
  @Test func aChangedDelayIsNoWrongFrameCount() throws {
    try GoldenPlace.with { place in
      try place.record()
      let result = try place.compare(TestScene(barModifiers: "fade delay(0.1) duration(0.4)"))
      let lines = ResultText.failure(result)
      let failures = result.failures.map(\.message)
      #expect(failures.first?.hasPrefix("changed delay of detail/bar in transition 0: 0 s → 0.1 s (and ") == true)
      #expect(failures.dropFirst().first == "so the film has 15 frames; the golden's had 13")
      #expect(!lines.contains { $0.contains("wrong frame count") })
      for page in [
        ReportPage(result: result, folder: place.report).html, JUnitDocument.text([result]),
        ReportIndexPage.html(.init(results: [result], orphans: [], hasPruned: false, hasReport: true)),
      ] {
        #expect(page.contains("changed delay of detail/bar in transition 0: 0 s → 0.1 s"))
        #expect(!page.contains("wrong frame count"))
      }
    }
  }

  private func number(_ frame: Int, _ key: String, _ old: String, _ new: String, layer: String = "a [view]")
    -> TraceChange
  {
    let digits = String(frame)
    return TraceChange(
      section: "frame_" + String(repeating: "0", count: 5 - digits.count) + digits, isPicture: false, layer: layer,
      path: "a", key: key, expected: old, actual: new)
  }

  @Test func equalLinesOfConsecutiveFramesAreOne() {
    // Opacity differs alike in 3, 4, 5 and again in 7; the radius in 4 and 5, each time otherwise; the layer is new in 4 and 5.
    let changes = [
      number(3, "opacity", "0", "1"), number(4, "opacity", "0", "1"), number(4, "cornerRadius", "1", "2"),
      number(4, "", "not there", "is new"), number(5, "opacity", "0", "1"), number(5, "cornerRadius", "1", "3"),
      number(5, "", "not there", "is new"), number(7, "opacity", "0", "1"),
    ]
    #expect(
      TraceRun.all(changes).map(\.text) == [
        "frames 3–5: a [view] opacity 0 → 1", "frame 4 a [view] cornerRadius 1 → 2", "frames 4–5: a [view] is new",
        "frame 5 a [view] cornerRadius 1 → 3", "frame 7 a [view] opacity 0 → 1",
      ])
  }

  @Test func terminalPageAndJUnitTellRunsOnce() throws {
    var result = GoldenResult(name: "film", golden: "g")
    result.outcome = .failed
    result.traceChanges = (3...17).map { number($0, "opacity", "0", "1") }
    result.failures = [.trace(count: 15, first: result.traceChanges[0].text)]
    #expect(ResultText.failure(result).contains("frames 3–17: a [view] opacity 0 → 1"))
    #expect(JUnitDocument.text([result]).contains("frames 3–17: a [view] opacity 0 → 1"))
    let page = ReportPage(result: result, folder: "/nowhere").html
    #expect(page.contains("<tr><td>frames 3–17</td><td>a [view]</td><td>opacity</td><td>0</td><td>1</td></tr>"))
    #expect(!page.contains("<td>frame 4</td>"))
  }

  // 4×2 pixels to a side of 2: the means of four; what is clear has no colour.
  @Test func thumbnailsAreMeansOfPixels() throws {
    let (red, clear): ([UInt8], [UInt8]) = ([200, 0, 0, 255], [9, 9, 9, 0])
    let top = red + red + red + clear
    let bottom = [100, 0, 0, 255] + [100, 0, 0, 255] + clear + clear
    let pixmap = try #require(Pixmap(width: 4, height: 2, bytes: top + bottom))
    let small = try #require(Thumbnail.reduced(pixmap, to: 2))
    #expect((small.width, small.height) == (2, 1))
    // 255 / 4 = 63.75.
    #expect(small.bytes == [150, 0, 0, 255, 200, 0, 0, 64])
    #expect(Thumbnail.reduced(pixmap, to: 4) == pixmap)
  }

  @Test func theIndexShowsEveryScene() throws {
    try RunPlace.with { place in
      _ = try place.run(.missing)
      try place.write(TestScene(squareColor: "#00ffff").json, "two")
      _ = try place.run()
      let page = try place.text("report/index.html")
      // Of what passed the name is enough.
      #expect(page.contains("<td>a/one</td>") && !page.contains("alt=\"golden of a/one\""))
      for title in ["golden", "today", "difference"] {
        #expect(page.contains("<img alt=\"\(title) of two\" src=\"data:image/png;base64,"), "\(title)")
      }
      #expect(page.contains("<a href=\"two/index.html\"><img"))
    }
  }
}
