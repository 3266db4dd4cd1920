import Foundation
import HeroImage
import HeroJSON
import HeroTesting

@testable import HeroGolden

/// What a report names as the reason, and how it tells the same difference of many frames.
@Suite struct PlanCausesTests {
  private func change(_ transition: Int, _ path: String?, _ key: String, _ old: String, _ new: String) -> PlanChange {
    PlanChange(transition: transition, path: path, key: key, expected: old, actual: new)
  }

  private func causes(_ changes: [PlanChange]) -> [String] { PlanCauses(changes).causes.map(\.text) }
  private func consequences(_ changes: [PlanChange]) -> [String] { PlanCauses(changes).consequences.map(\.text) }

  // Rank by rank: what was written, who takes part, the values, how long and when.
  @Test func whatWasWrittenLeads() {
    let changes = [
      change(0, nil, "duration", "0.4", "0.5"), change(1, nil, "start", "1", "1.1"),
      change(0, "detail/bar", "duration", "0.3", "0.4"),
      change(0, "detail/bar", "transform from", "translate(0, -250)", "translate(0, -200)"),
    ]
    expectEqual(causes(changes), ["detail/bar: translate(0, -250) → translate(0, -200) in transition 0"])
    expectEqual(
      consequences(changes),
      [
        "transition 0: duration 0.4 s → 0.5 s", "detail/bar: duration 0.3 s → 0.4 s in transition 0",
        "transition 1: start 1 s → 1.1 s",
      ])
    var written = change(0, "detail/bar", "modifiers", "translate(0, -250)", "translate(0, -200)")
    written.place = "shop.json:17"
    expectEqual(causes(changes + [written]), ["detail/bar: translate(0, -250) → translate(0, -200) (shop.json:17)"])
    // What the matrix says is said already.
    expectEqual(consequences(changes + [written]), consequences(changes))
  }

  // The card was moved, and the bar has another modifier: two causes. What the bar's partner does follows from the bar.
  @Test func aViewOfItsOwnIsACauseOfItsOwn() {
    var partner = change(0, "list/bar", "opacity to", "0", "0.5")
    partner.heroID = "bar"
    var bar = change(0, "detail/bar", "modifiers", "none", "opacity(0.5)")
    bar.heroID = "bar"
    let changes = [partner, change(0, "detail/card", "position to", "(1, 2)", "(1, 9)"), bar]
    expectEqual(
      causes(changes),
      [
        "detail/card: position to (1, 2) → (1, 9) in transition 0", "detail/bar: opacity(0.5) is new",
      ])
    expectEqual(consequences(changes), ["list/bar: opacity to 0 → 0.5 in transition 0"])
  }

  @Test func viewsThatChangeAlikeAreTold() {
    let changes = ["a/x", "a/y", "a/z"].map { change(0, $0, "duration", "0.3", "0.5") }
    expectEqual(causes(changes), ["a/x, a/y, a/z: duration 0.3 s → 0.5 s in transition 0"])
    let both = (0..<2).flatMap { transition in
      (0...5).map { change(transition, "list/cell \($0)", "modifiers", "fade", "none") }
    }
    expectEqual(causes(both), ["list/cell 0…5: fade is gone"])
  }

  @Test func pathsOfANumberAreOne() {
    for (paths, text) in [
      (["a/x"], "a/x"), (["a/row1", "a/row0"], "a/row0…1"), (["a/c08", "a/c09", "a/c10"], "a/c08…10"),
      (["a/row0/title", "a/row1/title", "a/row3/title"], "a/row0…1, 3/title"),
      (["a/2x1", "b", "a/2x2"], "a/2x1…2, b"), (["a", "b", "c", "d"], "a, b, c and 1 more view"),
    ] {
      expectEqual(PathList.text(paths), text)
    }
  }

  // What was not there is new.
  @Test func whatChangesIsTold() {
    for (path, key, old, new, text) in [
      ("a/x", "in the plan", "none", "yes", "a/x: new in the plan of transition 2"),
      ("a/x", "in the plan", "yes", "none", "a/x: no longer in the plan of transition 2"),
      ("a/x", "arc", "none", "1", "a/x: arc 1 is new in transition 2"),
      ("a/x", "heroID", "card", "none", "a/x: heroID card is gone in transition 2"),
      ("a/x", "delay", "none", "0.1", "a/x: delay 0.1 s is new in transition 2"),
      ("a/x", "appearing", "no", "yes", "a/x: appearing no → yes in transition 2"),
      (nil, "start", "1", "1.2", "transition 2: start 1 s → 1.2 s"),
    ] as [(String?, String, String, String, String)] {
      expectEqual(causes([change(2, path, key, old, new)]), [text])
    }
    let pushed = [change(0, "a", "delay", "0", "1"), change(0, nil, "kind", "push", "present")]
    expectEqual(
      (causes(pushed), consequences(pushed)),
      (["transition 0: kind push → present"], ["a: delay 0 s → 1 s in transition 0"]))
    expectEqual((causes([]), consequences([])), ([], []))
  }

  // A transition that comes or goes is one line: its screens, pairs and views say nothing more.
  @Test func wholeTransitionsAreOneLine() {
    for (old, new, text) in [
      ("none", "present", "transition 2: new, present"), ("pop", "none", "transition 2: gone, pop"),
    ] {
      let changes = [
        change(2, nil, "kind", old, new), change(2, nil, "start", "none", "1"),
        change(2, "a/x", "in the plan", "none", "yes"), change(1, nil, "duration", "0.3", "0.4"),
      ]
      expectEqual((causes(changes), consequences(changes)), ([text], ["transition 1: duration 0.3 s → 0.4 s"]))
    }
  }

  // As a scene and `inspect` write them, not as JSON.
  @Test func timingsAreToldInWords() throws {
    func plan(_ timing: String) throws -> JSONValue {
      let view = #"{ "path": "a/x", "timing": \#(timing) }"#
      return try JSONValue(parsing: Array(#"{ "transitions": [{ "kind": "push", "views": [\#(view)] }] }"#.utf8))
    }
    func spring(_ damping: String, curve: String) -> String {
      #"{ "stiffness": 240, "damping": \#(damping), "settling": 0.6032, "curve": \#(curve) }"#
    }
    for (timing, text) in [
      ("[0.4, 0, 0.2, 1]", "standard"), ("[0.1, 0, 0.2, 1]", "curve(0.1, 0, 0.2, 1)"),
      (spring("26", curve: "[0.4, 0, 0.2, 1]"), "spring(240, 26)"),
      (spring("26.5", curve: "[0.42, 0, 1, 1]"), "spring(240, 26.5), cornerRadius by easeIn"), ("null", "none"),
    ] {
      let changes = PlanComparison.changes(expected: try plan("[0, 0, 1, 1]"), actual: try plan(timing))
      expectEqual(changes.map(\.text), ["transition 0 a/x timing linear → \(text)"])
    }
  }

  // Old and new modifiers, of which only the others are told; in another order all are.
  @Test(arguments: [
    ("fade duration(0.4)", "fade scale(2, 3) duration(0.4)", "detail/bar: scale(2, 3) is new (scene.json:9)"),
    ("fade duration(0.4)", "duration(0.4)", "detail/bar: fade is gone (scene.json:9)"),
    ("fade scale(2) duration(0.4)", "fade scale(3) duration(0.4)", "detail/bar: scale(2) → scale(3) (scene.json:9)"),
    (
      "translate(5, 0) scale(2)", "scale(2) translate(5, 0)",
      "detail/bar: translate(5, 0) scale(2) → scale(2) translate(5, 0) (scene.json:9)"
    ),
  ])
  func modifiersAreTold(old: String, new: String, text: String) throws {
    try GoldenPlace.with { place in
      try place.record(TestScene(barModifiers: old))
      let failures = try place.compare(TestScene(barModifiers: new)).failures.map(\.message)
      expectEqual(failures.first, text)
    }
  }

  // A golden that does not say what was written: the values speak for it.
  @Test func oldGoldensAreTold() throws {
    try GoldenPlace.with { place in
      try place.record(TestScene(barModifiers: "translate(0, -40) duration(0.4)"))
      let packed = try #require(try place.golden.unpacked(GoldenFolder.planFile))
      let plan = String(decoding: packed, as: UTF8.self)
      let old = plan.replacing(#/"written": \[.*?\],\n   "pairs"/#.dotMatchesNewlines(), with: "\"pairs\"")
      #expect(old != plan)
      // Nor is it packed.
      try FileManager.default.removeItem(atPath: place.golden.file(GoldenFolder.planFile))
      try place.write(old, to: "plan.json")
      #expect(try place.compare(TestScene(barModifiers: "translate(0, -40) duration(0.4)")).failures.isEmpty)
      let failures = try place.compare(TestScene(barModifiers: "translate(0, -30) duration(0.4)")).failures
      expectEqual(
        failures.first?.message, "detail/bar: translate(0, -40) → translate(0, -30) in transition 0 (scene.json:9)")
    }
  }

  // The bar begins 0.1 s later and ends as much later: the film is two frames of 20 a second longer.
  @Test func aChangedDelayIsNoWrongFrameCount() throws {
    try GoldenPlace.with { place in
      try place.record()
      let result = try place.compare(TestScene(barModifiers: "fade delay(0.1) duration(0.4)"))
      let lines = ResultText.failure(result)
      let failures = result.failures.map(\.message)
      let cause = "detail/bar: delay(0.1) is new (scene.json:9)"
      expectEqual(failures.first, cause)
      expectEqual(failures.dropFirst().first, "so the film has 15 frames; the golden's had 13")
      #expect(lines.contains("  so transition 0: duration 0.4 s → 0.5 s") && lines.contains(cause))
      #expect(!lines.contains { $0.contains("wrong frame count") })
      for page in [
        ReportPage(result: result, folder: place.report).html, JUnitDocument.text([result]),
        ReportIndexPage.html(.init(results: [result], orphans: [], hasPruned: false, hasReport: true)),
      ] {
        #expect(page.contains(cause))
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
    expectEqual(
      TraceRun.all(changes).map(\.text),
      [
        "frames 3–5: a [view] opacity 0 → 1", "frame 4 a [view] cornerRadius 1 → 2", "frames 4–5: a [view] is new",
        "frame 5 a [view] cornerRadius 1 → 3", "frame 7 a [view] opacity 0 → 1",
      ])
    let cells = (1...2).flatMap { frame in
      ["a/cell 0", "a/cell 1", "a/cell 2"].map { number(frame, "opacity", "0", "1", layer: $0) }
    }
    expectEqual(TraceRun.all(cells).map(\.text), ["frames 1–2: a/cell 0…2 opacity 0 → 1"])
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
    expectEqual(small.bytes, [150, 0, 0, 255, 200, 0, 0, 64])
    expectEqual(Thumbnail.reduced(pixmap, to: 4), pixmap)
  }

  @Test func theIndexShowsEveryScene() throws {
    try RunPlace.withFailed { place, _ in
      let page = try place.text("report/index.html")
      // Of what passed the name is enough.
      #expect(page.contains("<td>a/<wbr>one</td>") && !page.contains("alt=\"golden of a/one\""))
      for title in ["golden", "today", "difference"] {
        #expect(page.contains("<img alt=\"\(title) of two\" src=\"data:image/png;base64,"), "\(title)")
      }
      #expect(page.contains("<a href=\"two/index.html\"><img"))
    }
  }
}
