import Foundation
import HeroImage
import HeroModel
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroInspection

@Suite struct SceneLintTests {
  /// Findings of a scene of two screens, 100×100 points at 2 pixels, from the first to the second.
  private func findings(_ a: [String], _ b: [String], timeline: String = "{ \"present\": \"b\" }", folder: String = ".")
    throws
    -> [LintFinding]
  {
    let text = """
      { "version": 1, "canvas": { "width": 100, "height": 100, "scale": 2 },
        "screens": {
          "a": { "view": { "subviews": [ \(a.joined(separator: ", ")) ] } },
          "b": { "view": { "subviews": [ \(b.joined(separator: ", ")) ] } } },
        "root": "a", "timeline": [ \(timeline) ] }
      """
    return try linted(text, folder: folder)
  }

  private func view(_ name: String, _ more: String, frame: String = "[0, 0, 50, 50]") -> String {
    "{ \"name\": \"\(name)\", \"frame\": \(frame), \(more) }"
  }

  // A gamma of 0 behind the header's 33 bytes, with its checksum.
  @Test func unusableColourProfile() throws {
    let pixmap = try #require(Pixmap(width: 1, height: 1, bytes: [1, 2, 3, 255]))
    var file = try PNGEncoder.encode(pixmap, compression: .fast)
    file.insert(contentsOf: [0, 0, 0, 4] + Array("gAMA".utf8) + [0, 0, 0, 0, 0x8B, 0x25, 0x60, 0x4D], at: 33)
    let dot = view(
      "dot", "\"image\": \"dot.png\", \"heroID\": \"d\", \"contentMode\": \"center\"", frame: "[0, 0, 0.5, 0.5]")
    try withTemporaryFolder { folder in
      try Data(file).write(to: URL(fileURLWithPath: "\(folder)/dot.png"))
      let found = try findings([dot], [dot], folder: folder).filter { $0.rule == .colorProfile }
      expectEqual(found.map(\.view), ["a/dot"])
      expectEqual(
        found.first?.message,
        "'dot.png' is shown as sRGB: its gamma (gAMA) makes no sense; save it with another or none; the same goes for b/dot"
      )
    }
  }

  // A view in a bar is found where the bar's controller comes or goes, and stays inside of it (rule C7).
  @Test func viewsInBars() throws {
    func found(_ root: String, _ step: String, second: String = "", bar: String = "{}") throws -> [String] {
      let text = """
        { "version": 1, "canvas": { "width": 100, "height": 200, "scale": 2 }, "root": \(root), "timeline": [ \(step) ],
          "screens": {
            "a": { "view": { "subviews": [ \(view("card", #""heroID": "card""#)) ] } },
            "b": { \(second) "navigationItem": { "titleView": { "frame": [0, 0, 9, 9], "heroID": "card" } }, "view": {} } } }
        """
      return try linted(text).map { "\($0.view ?? "-"): \($0.message)" }
    }
    let title = "b.navigationItem.titleView"
    try expectEqual(found(#""a""#, #"{ "present": { "navigation": ["b"], "bar": {} } }"#), [])
    let stays = "it lies in a bar, which stays with its controller while the screens change (C7)"
    #expect(
      Set(try found(#"{ "navigation": ["b"], "bar": {} }"#, #"{ "push": "a" }"#)) == [
        "a/card: does not animate: its counterpart \(title) takes no part: \(stays)"
      ])
    let hidden = try found(
      #""a""#, #"{ "present": { "navigation": ["b"], "bar": {} } }"#, second: #""navigationBar": { "hidden": true },"#)
    #expect(
      hidden.contains {
        $0.hasPrefix("a/card: does not animate: its counterpart \(title) takes no part: its bar does not show")
      })
    #expect(!hidden.contains { $0.contains("no screen that it meets") })
  }

  // A container's own view is a view like others (rule C7).
  @Test func containersViews() throws {
    func found(_ keys: String, card: String = "card") throws -> [String] {
      let bar = #"{ "present": { "navigation": ["b"], \#(keys) } }, { "dismiss": true }"#
      return try findings([view("card", #""heroID": "\#(card)""#)], [view("x", #""alpha": 1"#)], timeline: bar)
        .map { "\($0.view ?? "-"): \($0.message)" }
    }
    try expectEqual(found(#""heroID": "card""#), [])
    try expectEqual(found(#""heroModifiers": "fade""#, card: "other").count, 1)
    let lonely = try found(#""heroID": "cord""#)
    #expect(lonely.count == 1 && lonely[0].contains("did you mean"))
    #expect(
      try found(#""heroModifiers": "zPosition(1)", "heroID": "card""#, card: "card").allSatisfy {
        !$0.contains("no effect")
      })
    let vain = try found(#""heroModifiers": "zPosition(1)", "modalAnimation": "none""#, card: "other")
    #expect(vain.contains { $0.hasPrefix("b.navigationController: does not animate: nothing to animate") })
  }

  // A key that one entry's view asks for counts for all entries; what a component is never used for says nothing of its parameters.
  @Test func whatNothingUses() throws {
    let text = """
      { "version": 1, "canvas": { "width": 100, "height": 100 },
        "styles": { "used": { "alpha": 1 }, "spare": { "alpha": 0 } },
        "components": {
          "used": { "parameters": { "title": "", "color": "red" }, "view": { "frame": [0, 0, 9, 9], "text": "{title}" } },
          "spare": { "parameters": { "x": 0 }, "view": {} } },
        "screens": { "a": { "view": { "style": "used", "subviews": [
          { "component": "used", "with": { "title": "{item.title}" },
            "repeat": { "each": [ { "title": "a", "note": 1 }, { "title": "b", "note": 2, "more": 3 } ] } } ] } } },
        "root": "a" }
      """
    let found = try linted(text)
    #expect(found.allSatisfy { $0.rule == .neverUsed && $0.view == nil })
    expectEqual(
      found.map { "\($0.location.line) \($0.location.jsonPath): \($0.message)" },
      [
        "2 $.styles.spare: the style 'spare' is never used",
        "4 $.components.used.parameters.color: the parameter 'color' of component 'used' is never used",
        "5 $.components.spare: the component 'spare' is never used",
        "8 $.screens.a.view.subviews[0].repeat.each[0].note: the entries' key 'note' is never used",
        "8 $.screens.a.view.subviews[0].repeat.each[1].more: the entries' key 'more' is never used",
      ])
  }

  /// Rules P1, P6: Hero means the subviews of a table view's first subview.
  @Test func tablesWhoseModifiersMeanTheFirstCell() throws {
    func table(_ layout: String, _ modifiers: String) -> String {
      let cell = view("one", "\"heroModifiers\": \"fade\"", frame: "[0, 0, 50, 10]")
      return view("table", "\"layout\": \"\(layout)\", \"heroModifiers\": \"\(modifiers)\", \"subviews\": [\(cell)]")
    }
    for modifiers in ["cascade(0.1)", "ignoreSubviewModifiers", "whenPresenting(cascade)"] {
      let found = try findings([], [table("list", modifiers)])
      #expect(found.map(\.rule).contains(.tableSubviews), "\(modifiers)")
      expectEqual(found.first { $0.rule == .tableSubviews }?.view, "b/table")
      expectEqual(found.first { $0.rule == .tableSubviews }?.message.contains("b/one"), true)
    }
    try expectEqual(findings([], [table("list", "fade")]), [])
    try expectEqual(findings([], [table("cells", "cascade(0.1)")]), [])
  }

  /// Rule S1: Hero parses arithmetic but takes the argument as omitted.
  @Test func arithmeticInModifierStrings() throws {
    let found = try findings(
      [],
      [
        view("x", "\"heroModifiers\": [\"fade\", \"translate(0, 20 * 2) scale(1 + 1)\"]"),
        view("y", "\"heroModifiers\": \"fade delay(1/2)\""),
      ])
    expectEqual(found.map(\.rule), [.arithmetic, .arithmetic])
    expectEqual(
      found.map(\.location.jsonPath),
      [
        "$.screens.b.view.subviews[0].heroModifiers[1]", "$.screens.b.view.subviews[1].heroModifiers",
      ])
    expectEqual(found.first?.message.contains("omitted"), true)
    try expectEqual(findings([], [view("x", "\"heroModifiers\": \"translate(-1.5, +2e-3, -(3)) fade\"")]), [])
  }

  @Test func whatIsWrongHasItsRule() throws {
    let fade = #""heroModifiers": "fade""#
    for (keys, frame, rule, words) in [
      (#""heroID": "x""#, "[0, 0, 50, 50]", .heroIDWithoutPartner, "'x'"),
      (fade + #", "isHeroEnabled": false"#, "[0, 0, 50, 50]", .modifiersWithoutEffect, "isHeroEnabled is false"),
      (fade, "[200, 0, 50, 50]", .offScreen, ""),
      // A transform's string is read by the same words.
      (#""transform": "rotate(90)""#, "[0, 0, 50, 50]", .degrees, ""),
      (
        #""text": "Hi", "font": { "family": "No Such Family" }"#, "[0, 0, 50, 50]", .missingFont, "No Such Family"
      ),
    ] as [(String, String, LintFinding.Rule, String)] {
      let found = try findings([view("n", keys, frame: frame)], [])
      expectEqual(found.map(\.rule), [rule], "\(keys)")
      #expect(found.allSatisfy { words.isEmpty || $0.message.contains(words) }, "\(found)")
      // It knows its place.
      #expect(found.allSatisfy { $0.location.line == 3 && $0.location.column > 1 })
    }
    let lonely = try findings([view("card", "\"heroID\": \"x\"")], [view("card", "\"heroID\": \"y\"")])
    expectEqual(lonely.map(\.rule), [.heroIDWithoutPartner, .heroIDWithoutPartner])
    expectEqual(lonely.map(\.view), ["a/card", "b/card"])
  }

  // A partner on any screen of the film is enough; `source` names a view that needs none.
  @Test func heroIDsThatAreOfUse() throws {
    let card = view("card", "\"heroID\": \"x\"")
    for (other, timeline) in [
      (view("card", "\"heroID\": \"x\"", frame: "[0, 0, 90, 90]"), "{ \"present\": \"b\" }, { \"dismiss\": true }"),
      (view("note", "\"heroModifiers\": \"source(x)\"", frame: "[9, 9, 9, 9]"), "{ \"present\": \"b\" }"),
    ] {
      try expectEqual(findings([card], [other], timeline: timeline), [])
    }
  }

  // One way the match takes the destination's duration; there and back the modifier counts once.
  @Test func modifiersThatAMatchIgnores() throws {
    let a = [view("card", "\"heroID\": \"x\", \"heroModifiers\": \"duration(1) zPosition(3)\"")]
    let b = [view("card", "\"heroID\": \"x\"", frame: "[0, 0, 90, 90]")]
    let found = try findings(a, b)
    #expect(found.map(\.rule) == [.modifiersIgnoredByMatch])
    #expect(found.first?.message.contains("duration") == true)
    #expect(found.first?.message.contains("zPosition") == false)
    #expect(
      try findings(a, b, timeline: "{ \"present\": \"b\" }, { \"dismiss\": true }").map(\.rule) == [.oneWay])
  }

  // 100 by 20 and 200 by 30: twice as wide, one and a half times as high. Half of both is no stretch.
  @Test func textThatIsStretched() throws {
    for (frame, modifiers, isStretched) in [
      ("[0, 0, 50, 10]", "", false), ("[0, 0, 50, 15]", "", true), ("[0, 0, 50, 15]", "useNoSnapshot", false),
      ("[0, 0, 50, 15]", "whenMatched(useNoSnapshot)", false), ("[0, 0, 100, 20]", "fade", false),
    ] {
      func label(_ frame: String) -> String {
        view("t", "\"text\": \"Hi\", \"heroID\": \"t\", \"heroModifiers\": \"\(modifiers)\"", frame: frame)
      }
      let found = try findings([label(frame)], [label("[0, 0, 100, 20]")]).filter { $0.rule == .stretchedText }
      expectEqual(found.map(\.view), isStretched ? ["a/t"] : [], "\(frame) \(modifiers)")
      for text in found.map(\.message) {
        #expect(text.hasSuffix("; the same goes for b/t") && text.contains("from 50×15 to 100×20"), "\(text)")
      }
    }
  }

  // UILabel draws into its bounds; what is hidden or says nothing is nobody's slip.
  @Test func textsWithoutRoom() throws {
    for (frame, keys, side) in [
      ("[0, 0, 50, 0]", #""text": "Hi""#, "height is 0"), ("[0, 0, 0, 10]", #""text": "Hi""#, "width is 0"),
      ("[0, 0, 0, 0]", #""runs": [ { "text": "" }, { "text": "Hi" } ]"#, "width and height are 0"),
      ("[0, 0, 50, 1]", #""text": "Hi""#, ""), ("[0, 0, 50, 0]", #""text": "" "#, ""),
      ("[0, 0, 50, 0]", #""text": "Hi", "hidden": true"#, ""),
    ] {
      let found = try findings([view("t", keys, frame: frame)], []).filter { $0.rule == .noRoom }
      expectEqual(found.map(\.view), side.isEmpty ? [] : ["a/t"], "\(frame) \(keys)")
      #expect(found.allSatisfy { $0.message.contains("because its \(side)") }, "\(found)")
    }
  }

  // As on the phone: until the first apply the view stands where the progress has it.
  @Test func gesturesThatTakeHoldLateJump() throws {
    func gesture(_ samples: String) -> String {
      #"{ "present": "b", "interactive": [ \#(samples), { "at": 0.4, "finish": true } ] }"#
    }
    let views = [view("card", #""heroModifiers": "fade""#), view("note", #""heroModifiers": "fade""#)]
    let start = #"{ "at": 0, "progress": 0 }"#
    let late = #"{ "at": 0.3, "progress": 0.45, "apply": { "b/card": "position(9, 9)" } }"#
    let found = try findings([], views, timeline: gesture(start + ", " + late))
    expectEqual((found.map(\.rule), found.map(\.view)), ([.gestureJump], ["b/card"]))
    expectEqual(found.first?.message.contains("at 0.3 s"), true)
    expectEqual(found.first?.location.jsonPath, "$.timeline[0].interactive[1]")
    // Each view once, at its own first sample.
    let both = #"{ "at": 0.35, "progress": 0.5, "apply": { "b/card": "position(8, 8)", "b/note": "position(7, 7)" } }"#
    try expectEqual(
      findings([], views, timeline: gesture([start, late, both].joined(separator: ", "))).map(\.view),
      ["b/card", "b/note"])
    // Held from the first sample on, or from the first that does something.
    let held = #"{ "at": 0, "progress": 0, "apply": { "b/card": "position(25, 25)" } }"#
    try expectEqual(findings([], views, timeline: gesture(held + ", " + late)), [])
    // Until then the transition plays by itself, for 0.208 s.
    let soon = #"{ "at": 0.1, "progress": 0.45, "apply": { "b/card": "position(9, 9)" } }"#
    try expectEqual(findings([], views, timeline: gesture(#"{ "at": 0 }, "# + soon)), [])
    try expectEqual(findings([], views, timeline: gesture(start)), [])
  }

  // One of twenty is chosen; those below the canvas's edge are of the same list, and arc is for the chosen one.
  @Test func cellsAreJudgedTogether() throws {
    let thereAndBack = #"{ "present": "b" }, { "dismiss": true }"#
    func cells(_ chosen: String, timeline: String) throws -> [LintFinding] {
      let cells = (0..<20).map { index in
        view(
          "c\(index)", "\"heroID\": \"cell\(index)\", \"heroModifiers\": \"arc\"", frame: "[0, \(index * 30), 100, 25]")
      }
      return try findings(
        cells, [view("d", "\"heroID\": \"\(chosen)\"", frame: "[0, 0, 90, 90]")], timeline: timeline)
    }
    // On the way there the detail's timing counts, which has no arc.
    #expect(
      try cells("cell1", timeline: thereAndBack).map { "\($0.rule.rawValue) \($0.view ?? "")" } == ["one-way a/c1"])
    // Without a chosen one none has a partner, nor its detail; off screen it is told, but where it is flown to on the way back (V2).
    let other = try cells("other", timeline: thereAndBack)
    #expect(other.contains { $0.view == "b/d" && $0.rule == .heroIDWithoutPartner })
    let off = try cells("cell15", timeline: "{ \"present\": \"b\" }")
    #expect(off.contains { $0.view == "a/c15" && $0.rule == .offScreen })
    // A heroID that is nearly one without a partner is told all the same, both as one fault.
    let titles = try findings(
      [view("t", "\"heroID\": \"titel\""), view("p", "\"heroID\": \"p\"")],
      [view("t", "\"heroID\": \"title\""), view("p", "\"heroID\": \"p\"", frame: "[0, 0, 90, 90]")])
    #expect(titles.map(\.view) == ["a/t"])
    #expect(
      titles.first?.message
        == "does not animate: no screen that it meets has a view with the heroID 'titel' (P4); did you mean 'title'? The same goes for b/t"
    )
  }

  // A partner that is hidden in a cell is no misspelt one, and one fault with it (rule V1).
  @Test func aPartnerThatTakesNoPart() throws {
    let found = try findings(
      [
        "{ \"name\": \"list\", \"layout\": \"cells\", \"frame\": [0, 0, 90, 90], \"subviews\": [ \(view("cell", "\"heroID\": \"x\", \"hidden\": true")) ] }"
      ], [view("card", "\"heroID\": \"x\"")])
    #expect(found.map(\.view) == ["b/card"])
    #expect(
      found.first?.message.hasPrefix("does not animate: its counterpart a/cell takes no part: hidden inside a stack")
        == true)
  }

  @Test func whatARepeatMakesIsOneFault() throws {
    let found = try findings(
      [],
      [
        "{ \"repeat\": { \"count\": 4 }, \"frame\": [0, 0, 9, 9], \"heroModifiers\": \"duration(1)\" }"
      ])
    expectEqual(found.map(\.rule), [.modifiersWithoutEffect])
    expectEqual(found.first?.message.hasSuffix("; the same goes for 3 other views"), true)
  }

  // A gesture's samples, and the steps there and back.
  @Test func warningsOfThePlanAreToldOnce() throws {
    let drag =
      #"{ "from": [9, 9], "by": [0, 50], "duration": 0.2, "progress": 0.5, "finishWhen": "true", "apply": { "b/n": "fade" } }"#
    let found = try findings([], [view("n", "\"opaque\": true")], timeline: #"{ "present": "b", "pan": \#(drag) }"#)
    expectEqual(found.map(\.rule), [.plan])
    let cuts = try linted(
      #"""
      { "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "a",
        "screens": { "a": { "view": { "heroID": "b" } }, "b": { "isHeroEnabled": false, "view": { "heroID": "b" } } },
        "timeline": [ { "present": "b" }, { "dismiss": true } ] }
      """#)
    expectEqual(cuts.map(\.rule), [.plan])
    expectEqual(cuts.first?.message.hasSuffix("; 2 steps have it, this one first"), true)
  }

  // Rules P3, D3, P6: fade replaces the roots' states before cascades are looked at.
  @Test func aCascadeThatTheDefaultAnimationReplaces() throws {
    func found(_ animation: String) throws -> [LintFinding] {
      let text = """
        { "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "a",
          "screens": { "a": { "view": {} }, "b": { "view": { "heroModifiers": "cascade(0.1)", "subviews": [
            { "frame": [0, 0, 3, 3], "heroModifiers": "fade" }, { "frame": [0, 3, 3, 3], "heroModifiers": "fade" } ] } } },
          "timeline": [ { "present": "b", "animation": "\(animation)" } ] }
        """
      return try linted(text)
    }
    for animation in ["auto", "fade", "push(left)"] {
      let cascades = try found(animation)
      #expect(cascades.map(\.rule) == [.plan], "\(animation)")
      #expect(cascades.first?.message.hasPrefix("cascade(0.1) changes nothing: the default animation ") == true)
    }
    try expectEqual(found("none"), [])
  }

  // 90 degrees are π/2; 300 and 200 milliseconds; a critical spring of stiffness 0.5 settles at 13.1 s: 9.2334 / √0.5 (rule T4).
  @Test func whatIsMistyped() throws {
    for (modifiers, rule, message) in [
      ("rotate(90) fade", LintFinding.Rule.degrees, "90 degrees are 1.5708"),
      ("rotate(0, 45, 0) fade", .degrees, "45 degrees are 0.7854"),
      ("whenPresenting(rotate(180)) fade", .degrees, "180 degrees are 3.1416"),
      ("fade duration(300)", .milliseconds, "300 milliseconds are 0.3"),
      ("fade delay(200)", .milliseconds, "200 milliseconds are 0.2"),
      ("fade cascade(50)", .milliseconds, "50 milliseconds are 0.05"),
      ("fade spring(0.5, 10)", .spring, "settles only after 13.1 s"),
      ("fade spring(30, 250)", .spring, "more damping than stiffness"),
      ("fade duration(0.2) duration(0.4)", .repeatedTiming, "duration is here twice"),
      ("scale(80)", .percent, "80 % are 0.8"),
    ] {
      let found = try findings([], [view("n", "\"heroModifiers\": \"\(modifiers)\"")])
      expectEqual(found.map(\.rule), [rule])
      expectEqual(found.first?.message.contains(message), true, "\(found)")
    }
  }

  // A turn and a half either way, slow and soft films, and a dot of 4 points that grows over a canvas with a diagonal of 141.
  @Test func whatIsNotMistyped() throws {
    let fine =
      "rotate(6.28) rotate(-3.1416) fade duration(2) delay(19.5) cornerRadius(900) beginWith(fade) "
      + "whenDismissing(duration(1))"
    #expect(try findings([], [view("n", "\"heroModifiers\": \"\(fine)\"")]).filter { $0.rule != .noEffect } == [])
    #expect(
      try findings([], [view("n", "\"heroModifiers\": \"scale(80)\"", frame: "[0, 0, 4, 4]")]) == [])
    #expect(try findings([], [], timeline: "{ \"wait\": 20 }") == [])
    let long = try findings([], [], timeline: "{ \"wait\": 400 }")
    #expect(long.map(\.rule) == [.milliseconds] && long.first?.location.jsonPath == "$.timeline[0].wait")
  }

  // Of all characters that no font has one finding, and for whoever draws the scene one warning.
  @Test func missingCharactersAreOneFault() throws {
    let found = try findings(
      [view("x", "\"text\": \"\u{10FFF1}a\u{10FFF2}\"")], [view("y", "\"text\": \"\u{10FFF2}\u{10FFF3}\"")])
    expectEqual(found.map(\.view), ["a/x"])
    expectEqual(
      found.first?.message,
      "no glyph for U+10FFF1, U+10FFF2, U+10FFF3, drawing boxes; a font that has them goes into \"fonts\", or into "
        + "an app's UIAppFonts; the same goes for b/y")
  }
}

@Suite struct LintReportTests {
  private let findings = [
    LintFinding(
      rule: .offScreen, view: "a/b", location: SourceLocation(line: 3, column: 5, jsonPath: "$.x"), message: "is off"),
    LintFinding(rule: .plan, view: nil, location: SourceLocation(), message: "hm"),
  ]

  @Test func text() {
    expectEqual(
      LintReport.text(findings, file: "s.json"),
      "s.json:3:5: warning: a/b: is off [off-screen]\ns.json: warning: hm [plan]\n")
  }

  // Codes are explained in every form.
  @Test func codesAreExplained() {
    let coded = [LintFinding(rule: .plan, view: nil, location: SourceLocation(), message: "off screen (V2), so")]
    let explained = "off screen (V2: a view that lies off screen takes no part, unless it has forceAnimate), so"
    #expect(LintReport.text(coded, file: "s").contains(explained))
    #expect(LintReport.json(coded, file: "s").line.contains(explained))
    #expect(LintReport.sarif([("s", coded)]).line.contains(explained))
  }

  @Test func json() {
    expectEqual(
      LintReport.json([findings[0]], file: "s.json").line,
      #"{"version": 1, "file": "s.json", "findings": [{"rule": "off-screen", "view": "a/b", "line": 3, "column": 5, "path": "$.x", "message": "is off"}]}"#
    )
  }

  @Test func sarif() throws {
    let text = LintReport.sarif([("a b/ü.json", findings), ("other.json", [findings[1]])]).line
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    expectEqual(log["version"] as? String, "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    expectEqual(results.map { $0["ruleId"] as? String }, ["off-screen", "plan", "plan"])
    #expect(text.contains(#""uri": "other.json""#))
    #expect(text.contains(#""uri": "a%20b/%C3%BC.json""#))
    #expect(text.contains(#""region": {"startLine": 3, "startColumn": 5}"#))
    let rules = ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    expectEqual(rules?.count, LintFinding.Rule.allCases.count)
  }
}
