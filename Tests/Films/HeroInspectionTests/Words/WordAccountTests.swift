import Foundation
import HeroModel
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroInspection

/// What each word of a scene does. The reasons are rules of Hero's source, which each row names.
@Suite struct WordAccountTests {
  /// A scene of two screens, 240×420 points, with a word of it and what is said of that.
  struct Case: Sendable, CustomTestStringConvertible {
    var a = ""
    var b = ""
    var first = ""
    var second = ""
    var root = #""a""#
    var steps = #"{ "present": "b" }, { "wait": 0.2 }, { "dismiss": true }"#
    var word = ""
    var says: WordReason?

    var testDescription: String { "\(word): \(a) \(b) \(first) \(second) \(root) \(steps)" }

    var text: [UInt8] {
      Array(
        #"""
        { "version": 1, "canvas": { "width": 240, "height": 420, "scale": 1 }, "root": \#(root),
          "screens": {
            "a": { \#(first) "view": { "backgroundColor": "white", "subviews": [ \#(a) ] } },
            "b": { \#(second) "view": { "backgroundColor": "#eef", "subviews": [ \#(b) ] } } },
          "timeline": [ { "wait": 0.1 }, \#(steps), { "wait": 0.1 } ] }
        """#.utf8)
    }

    var film: Film {
      get throws {
        try Film(
          scene: SceneLoader(textMeasure: .renderer).load(bytes: text, file: "s.json", folder: "/nonexistent"))
      }
    }

    func entry() throws -> WordAccount.Entry {
      let account = WordAccount(try film, text: text, isDetailed: true)
      return try #require(account.entries.first { $0.word.written == word }, "\(account.entries.map(\.word.written))")
    }
  }

  private static func card(_ y: Double, _ keys: String = "", name: String = "card", size: Double = 80) -> String {
    #"{ "name": "\#(name)", "frame": [20, \#(y), \#(size), \#(size)], "backgroundColor": "systemPink"\#(keys) }"#
  }

  private static func id(_ id: String, _ modifiers: String? = nil) -> String {
    #", "heroID": "\#(id)""# + (modifiers.map { #", "heroModifiers": "\#($0)""# } ?? "")
  }

  private static func say(_ modifiers: String) -> String { #", "heroModifiers": "\#(modifiers)""# }

  /// A container of three rows.
  private static func grid(_ modifiers: String, rows: String = "", layout: String = "cells") -> String {
    let cells = (0..<3).map {
      #"{ "name": "row \#($0)", "frame": [0, \#($0 * 70), 200, 60], "backgroundColor": "teal"\#(rows) }"#
    }
    return
      #"{ "name": "grid", "frame": [10, 60, 220, 300], "layout": "\#(layout)", "heroModifiers": "\#(modifiers)", "subviews": [ \#(cells.joined(separator: ", ")) ] }"#
  }

  private static let none = #""modalAnimation": "none","#

  /// Dead words with their reasons.
  static let dead: [Case] = [
    // MatchPreprocessor.process: the source's timing is the destination's.
    Case(
      a: card(300, id("x")), b: card(60, id("x", "whenDisappearing(duration(2))"), size: 200),
      word: "whenDisappearing(duration(2))", says: .match),
    Case(
      a: card(300, id("x", "whenPresenting(delay(0.3))")), b: card(60, id("x"), size: 200),
      word: "whenPresenting(delay(0.3))", says: .match),
    Case(
      a: card(300, id("x", "spring(200, 20)")), b: card(60, id("x"), size: 200), steps: #"{ "present": "b" }"#,
      word: "spring(200, 20)", says: .match),
    // SourcePreprocessor.prepareFor: the size is the partner's.
    Case(
      a: card(300, id("x")), b: card(60, id("x", "size(9, 9)"), size: 200), word: "size(9, 9)", says: .match),
    // ConditionalPreprocessor.process goes over the conditionals that it found before.
    Case(
      a: card(300, id("p")),
      b: card(60, id("p", "when(isMatched, spring(250, 20), whenPresenting(delay(0.4)))"), size: 200),
      word: "delay(0.4)", says: .innerCondition("whenMatched(spring(250, 20), whenPresenting(delay(0.4)))")),
    Case(
      b: card(60, say("whenAppearing(fade, whenPresenting(scale(0.5)))")), word: "whenPresenting(scale(0.5))",
      says: .innerCondition("whenAppearing(fade, whenPresenting(scale(0.5)))")),
    Case(
      b: card(60, say("fade whenMatched(scale(0.5))")), word: "whenMatched(scale(0.5))", says: .neverHolds("isMatched")),
    // HeroContext.pairedView: no view has the heroID.
    Case(
      a: card(300, id("photo_3")), b: card(60, id("photo-3"), size: 200), word: "heroID 'photo_3'",
      says: .noPartner(heroID: "photo_3", near: "photo-3")),
    Case(b: card(60, id("alone")), word: "heroID 'alone'", says: .noPartner(heroID: "alone", near: nil)),
    // SourcePreprocessor.process: no view on the other screen for the id.
    Case(
      a: card(300, id("photo3")), b: card(60, say("source(photo_3)"), size: 200), word: "source(photo_3)",
      says: .noSource(heroID: "photo_3", near: "photo3")),
    Case(
      a: card(300, id("badge")), b: card(60, say("fade source(bagde)"), size: 200), word: "source(bagde)",
      says: .noSource(heroID: "bagde", near: "badge")),
    // HeroContext.process: a view with isEnabled false is left out, and its subviews.
    Case(
      b: card(60, say("fade") + #", "isHeroEnabled": false"#), word: "fade", says: .takesNoPart(.disabled)),
    Case(
      a: card(300, id("x") + #", "isHeroEnabled": false"#), b: card(60, id("x")), word: "heroID 'x'",
      says: .takesNoPart(.disabled)),
    Case(b: card(600, say("fade")), word: "fade", says: .takesNoPart(.offScreen)),
    Case(b: card(60, say("duration(1)")), word: "duration(1)", says: .takesNoPart(.nothingToAnimate)),
    // DefaultAnimationPreprocessor: the presented controller's modalAnimationType alone.
    Case(
      first: #""modalAnimation": "zoom","#, word: #""modalAnimation": "zoom""#,
      says: .otherWord("Hero reads it of what is presented, and 'a' never is (C2)")),
    Case(
      first: #""modalAnimation": "slide(up)","#, second: none, word: #""modalAnimation": "slide(up)""#,
      says: .otherWord("Hero reads it of what is presented, and 'a' never is (C2)")),
    Case(
      second: #""modalAnimation": "zoomOut","#, root: #"{ "navigation": ["a"], "animation": "none" }"#,
      steps: #"{ "replace": "b" }"#, word: #""modalAnimation": "zoomOut""#,
      says: .otherWord(#"inside of a navigation controller its own "animation" counts, not a screen's type (C3)"#)),
    Case(
      second: #""modalAnimation": "zoom","#, root: #"{ "tabs": ["a", "b"] }"#, steps: #"{ "selectTab": 1 }"#,
      word: #""modalAnimation": "zoom""#,
      says: .otherWord(#"inside of a tab bar controller its own "tabBarAnimation" counts, not a screen's type (C4)"#)),
    Case(
      second: #""modalAnimation": "zoom","#, steps: #"{ "present": { "navigation": ["b"] } }"#,
      word: #""modalAnimation": "zoom""#,
      says: .otherWord("a container is presented with keys of its own, never with those of 'b' in it (C0)")),
    Case(
      second: #""isHeroEnabled": false,"#, root: #"{ "navigation": ["a"] }"#, steps: #"{ "push": "b" }"#,
      word: #""isHeroEnabled": false"#,
      says: .otherWord(#"inside of a navigation controller its own "isHeroEnabled" counts, not a screen's (C6)"#)),
    // A sheet is UIKit's own transition.
    Case(
      second: #""modalPresentationStyle": "pageSheet","#, word: #""modalPresentationStyle": "pageSheet""#,
      says: .sheet(.pageSheet, screen: "b")),
    // CascadePreprocessor.process sets delays of target states, which views without modifiers have none of.
    Case(b: grid("cascade(0.1)"), word: "cascade(0.1)", says: .nothingToDelay),
    Case(
      b: grid("fade cascade(0.05, bottomToTop)"), word: "cascade(0.05, bottomToTop)", says: .nothingToDelay),
    // CascadePreprocessor: all inside of one direct subview has that one's delay.
    Case(
      b:
        #"{ "name": "box", "frame": [0, 0, 240, 420]\#(say("cascade(0.1)")), "subviews": [\#(grid("", rows: say("fade")))] }"#,
      word: "cascade(0.1)", says: .oneSubview("b/grid")),
    // CascadePreprocessor: of a UITableView the subviews of its first subview.
    Case(
      b: grid("cascade(0.1)", rows: say("fade translate(0, 60)"), layout: "list"), word: "cascade(0.1)",
      says: .table(first: "b/row 0")),
    // HeroAnimatorViewContext: a later value of a kind, a spring's own time, an arc on one axis.
    Case(
      b: card(60, say("fade cornerRadius(4) cornerRadius(20)")), word: "cornerRadius(4)",
      says: .overridden(by: "cornerRadius(20)")),
    Case(
      b: card(60, say("translate(0, 90) duration(0.3) spring(250, 30)")), second: none, word: "duration(0.3)",
      says: .ownTiming(of: "spring(250, 30)")),
    Case(b: card(60, say("translate(0, 90) arc")), word: "arc", says: .straight),
    // Snapshots keep the view's own background in their picture.
    Case(
      a: card(300, id("x")), b: card(60, id("x", "backgroundColor(#ffd60a)"), size: 200),
      word: "backgroundColor(#ffd60a)", says: .coveredBackground),
  ]

  @Test(arguments: dead) func isDead(_ scene: Case) throws {
    let entry = try scene.entry()
    guard case .dead(let reason) = entry.verdict else {
      Issue.record("\(entry.verdict) \(entry.acts)")
      return
    }
    #expect(reason == scene.says)
    #expect(reason.rule != nil && entry.acts.isEmpty)
    // The same sentence in lint, once.
    let told = SceneLint(film: try scene.film, text: scene.text).findings
    #expect(told.count { $0.message.contains(reason.sentence) } == 1, "\(told.map(\.message))")
  }

  /// Dead words that are no finding: what they ask for is so, or the film does not show what they are for.
  static let quiet: [Case] = [
    Case(
      b: card(60, say("fade whenDismissing(scale(0.5))")), steps: #"{ "present": "b" }"#,
      word: "whenDismissing(scale(0.5))", says: .otherWay),
    Case(
      b: card(60, say("fade when(isInTabbarController, delay(1))")), word: "when(isInTabbarController, delay(1))",
      says: .otherWay),
    Case(
      second: #""modalAnimation": { "presenting": "zoom", "dismissing": "zoomOut" },"#, steps: #"{ "present": "b" }"#,
      word: #""animationTypeForDismissing": "zoomOut""#, says: .otherWay),
    Case(
      second: #""modalAnimation": "fade","#, word: #""modalAnimation": "fade""#,
      says: .anyway("auto gives the same here (D2)")),
    Case(
      root: #"{ "navigation": ["a"], "animation": "fade" }"#, steps: #"{ "push": "b", "animation": "zoom" }"#,
      word: #""animation": "fade""#, says: .overruled(rule: "C3")),
    Case(b: card(60, say("fade delay(0)")), word: "delay(0)", says: .anyway("nothing waits")),
    Case(
      a: card(300, id("x")), b: card(60, id("x", "forceNonFade"), size: 200), word: "forceNonFade",
      says: .anyway("two opaque partners do not cross-fade (P4)")),
    Case(
      a: card(300, id("x")), b: card(60, id("x", "useGlobalCoordinateSpace"), size: 200),
      word: "useGlobalCoordinateSpace", says: .anyway("a match puts its views into the container (P5)")),
    Case(b: card(60, say("fade useNormalSnapshot")), word: "useNormalSnapshot", says: .notDrawn),
    Case(b: card(60, say("cascade(0.1)")), word: "cascade(0.1)", says: .noSubviews),
    // Of two cells one is chosen.
    Case(
      a: card(20, id("one"), name: "c1") + ", " + card(120, id("two", "arc"), name: "c2"),
      b: card(60, id("one"), size: 200), word: "heroID 'two'", says: .otherCell),
  ]

  @Test(arguments: quiet) func isDeadAndNoFinding(_ scene: Case) throws {
    let entry = try scene.entry()
    #expect(entry.verdict == scene.says.map { .dead($0) })
    #expect(SceneLint(film: try scene.film, text: scene.text).findings == [])
  }

  /// Words that act, with the transitions in which they do.
  static let living: [(scene: Case, acts: [Int])] = [
    (Case(b: card(60, say("fade")), word: "fade"), [0, 1]),
    (Case(b: card(60, say("fade whenDismissing(scale(0.5))")), word: "scale(0.5)"), [1]),
    (Case(a: card(300, id("x")), b: card(60, id("x"), size: 200), word: "heroID 'x'"), [0, 1]),
    (Case(second: #""modalAnimation": "zoom","#, word: #""modalAnimation": "zoom""#), [0, 1]),
    (Case(b: grid("cascade(0.1)", rows: say("fade")), word: "cascade(0.1)"), [0, 1]),
    (Case(b: card(60, say("fade beginWith(cornerRadius(40))")), word: "cornerRadius(40)"), [0, 1]),
    (
      Case(
        second: #""isHeroEnabled": false,"#, word: #""isHeroEnabled": false"#), [0, 1]
    ),
    (
      Case(
        root: #"{ "navigation": ["a"], "animation": "fade" }"#, steps: #"{ "push": "b" }"#,
        word: #""animation": "fade""#),
      [0]
    ),
    (
      Case(
        b: card(60, name: "n"),
        steps:
          #"{ "present": { "navigation": ["b"], "heroModifiers": "translate(0, 90)", "modalAnimation": "none" } }"#,
        word: "translate(0, 90)"), [0]
    ),
    (Case(steps: #"{ "present": "b", "animation": "zoom" }"#, word: #""animation": "zoom""#), [0]),
  ]

  @Test(arguments: living) func acts(_ scene: Case, _ acts: [Int]) throws {
    let entry = try scene.entry()
    #expect(entry.verdict == .acts)
    #expect(entry.acts.map(\.transition) == acts)
    #expect(entry.acts.allSatisfy { !$0.parts.isEmpty })
  }

  // Without the fade the opacity of the card's snapshot is 1 throughout.
  @Test func whatItActsOn() throws {
    let entry = try Case(
      b: Self.card(60, Self.say("fade translate(0, 90)")), steps: #"{ "present": "b" }"#, word: "translate(0, 90)"
    ).entry()
    #expect(entry.acts.first?.parts == [.init(path: "b/card", properties: ["transform"])])
  }

  // A word that a repeat says once for four views, of which one is matched, is one and acts.
  @Test func aRepeatsWordIsOne() throws {
    let cells = #"""
      { "repeat": { "count": 4 }, "name": "c{index}", "frame": [0, "{index * 60}", 50, 50], "backgroundColor": "red",
        "heroID": "cell{index}" }
      """#
    let scene = Case(a: cells, b: Self.card(60, Self.id("cell2"), size: 200), word: "heroID 'cell0'")
    let entry = try scene.entry()
    #expect(entry.word.views == ["a/c0", "a/c1", "a/c2", "a/c3"] && entry.verdict == .acts)
    #expect(SceneLint(film: try scene.film).findings == [])
    let vain = Case(a: cells, b: Self.card(60, Self.id("other"), size: 200), word: "heroID 'cell0'")
    #expect(SceneLint(film: try vain.film).findings.map(\.view).contains("a/c0"))
    #expect(SceneLint(film: try vain.film).findings.count == 2)
  }

  // Line and column of each word, as the text above has them.
  @Test func places() throws {
    let text = #"""
      { "version": 1, "canvas": { "width": 99, "height": 99 }, "root": { "navigation": ["a"], "animation": "fade" },
        "screens": { "a": { "view": {} },
          "b": { "modalAnimation": "zoom", "view": { "subviews": [
            { "frame": [0, 0, 9, 9], "heroModifiers": "fade whenPresenting(delay(0.2)) delay(0.1)" },
            { "frame": [0, 9, 9, 9], "heroID": "ä", "heroModifiers": ["fade", "scale(2)"] } ] } } },
        "timeline": [ { "push": "b", "animation": "zoom" } ] }
      """#
    let account = WordAccount(try writtenFilm(text), text: Array(text.utf8), isDetailed: true)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.unicodeScalars) }
    for entry in account.entries {
      let (line, column) = (entry.word.location.line, entry.word.location.column)
      let rest = String(String.UnicodeScalarView(lines[line - 1][(column - 1)...]))
      let said = entry.word.written.hasPrefix("heroID") ? "\"heroID\"" : entry.word.written
      #expect(rest.hasPrefix(said), "\(entry.word.written) at \(line):\(column)")
    }
    #expect(account.entries.count == 10)
    #expect(
      account.entries.filter { $0.word.written.hasPrefix("delay") }.map(\.word.location.column) == [70, 82])
  }

  // UIKit changes a navigation controller under what is presented over it, not under what has taken its place.
  @Test func aWordThatIsNeeded() throws {
    let text = #"""
      { "version": 1, "canvas": { "width": 99, "height": 99 }, "root": { "navigation": ["a"] },
        "screens": { "a": { "view": {} }, "b": { "view": {} },
          "c": { "modalPresentationStyle": "overFullScreen", "view": {} } },
        "timeline": [ { "present": "c" }, { "push": "b" } ] }
      """#
    let film = try writtenFilm(text)
    let entry = try #require(WordAccount(film, isDetailed: true).entries.first)
    guard case .needed(let why) = entry.verdict else {
      Issue.record("\(entry.verdict)")
      return
    }
    #expect(why.contains("step"))
    #expect(entry.verdict.reason?.hasPrefix("without it the film cannot be planned: ") == true)
    #expect(SceneLint(film: film).findings == [])
  }

  @Test(arguments: ["spring(250, 15)", "duration(0.8)", "delay(0.2)", "arc(1.5)"])
  func countsOneWay(_ timing: String) throws {
    func scene(_ there: String, _ back: String?) -> Case {
      Case(
        a: #"{ "name": "cell", "frame": [20, 280, 90, 110], "backgroundColor": "green"\#(Self.id("item", back)) }"#,
        b: Self.card(40, Self.id("item", there), size: 200), word: timing)
    }
    // MatchPreprocessor.process: on the way back the cell is the destination.
    #expect(
      try scene(timing, nil).entry().verdict == .oneWay(.sourceOfMatch(partner: "a/cell", isWayIn: false)))
    let told = SceneLint(film: try scene(timing, nil).film).findings
    #expect(told.map(\.rule) == [.oneWay] && told.first?.view == "b/card")
    #expect(told.first?.message.hasPrefix("\(timing) counts on the way in alone") == true)
    // The other way has its own, or one way is asked for.
    #expect(SceneLint(film: try scene(timing, timing).film).findings == [])
    #expect(SceneLint(film: try scene("whenAppearing(\(timing))", nil).film).findings == [])
  }

  // Three words that are written alike on one screen, of which two count on the way in alone; the third has its like on the partner.
  @Test func whatIsWrittenAlikeIsToldOnce() throws {
    func cards(_ x: [Int], _ modifiers: String?...) -> String {
      x.indices.map { index in
        #"{ "name": "\#(index)", "frame": [\#(x[index]), \#(index * 90), 60, 60], "backgroundColor": "teal"\#(Self.id("\(index)", modifiers[index])) }"#
      }.joined(separator: ", ")
    }
    let scene = Case(
      a: cards([10, 10, 10, 10], nil, nil, "duration(1)", nil),
      b: cards([150, 150, 150, 150], "duration(1)", "duration(1)", "duration(1)", "duration(2)"))
    let film = try scene.film
    let told = WordFinding.all(WordAccount(film, text: scene.text), of: film)
    expectEqual(told.map(\.allViews), [["b/0", "b/1"], ["b/3"]])
    #expect(told[0].message.hasSuffix("from a/0 (P4); the same goes for b/1"), "\(told[0].message)")
    // Who asks for the second is told of that.
    let asked = told[0].led(by: ["b/1"])
    expectEqual(asked.allViews, ["b/1", "b/0"])
    #expect(asked.message.hasSuffix("from a/1 (P4); the same goes for b/0"), "\(asked.message)")
    expectEqual(told[0].led(by: ["b/3"]), told[0])
  }

  // Each index is one of all three modifiers, whichever goes first.
  @Test(arguments: [[0, 1], [1, 0], [0, 2], [2, 1]])
  func wordsOfOneViewAreTakenAwayTogether(_ gone: [Int]) throws {
    let film = try Case(b: Self.card(60, Self.say("fade duration(1) delay(0.1)"))).film
    let words = WordAccount(film).entries.map(\.word)
    expectEqual(words.map(\.text), ["fade", "duration(1)", "delay(0.1)"])
    let left = Remedy(gone.map { words[$0] }.absence).applied(to: film.scene).allViews.flatMap {
      $0.heroModifiers ?? []
    }
    expectEqual(left.map(\.word), words.indices.filter { !gone.contains($0) }.map { words[$0].text })
  }

  // On others than its own view: a view off screen is not flown to (rule V2), but it would fly itself.
  @Test func aHeroIDThatActsElsewhere() throws {
    let scene = Case(a: Self.card(300, Self.id("x")), b: Self.card(430, Self.id("x")), steps: #"{ "present": "b" }"#)
    let told = SceneLint(film: try scene.film).findings
    #expect(told.contains { $0.view == "a/card" && $0.message.contains("its counterpart b/card is off screen (V2)") })
    let account = WordAccount(try scene.film, isDetailed: true)
    #expect(account.entries.first?.verdict.reason?.hasPrefix("its own view does not animate: ") == true)
  }

  // HeroContext.process leaves views out that have Hero off, lie in hidden cells or off screen: they are nobody's doubles.
  @Test(arguments: [
    card(300, id("x")) + ", " + card(200, id("x") + #", "isHeroEnabled": false"#, name: "other"),
    #"{ "frame": [0, 100, 99, 300], "layout": "cells", "subviews": [ \#(card(0, id("x"))), { "frame": [0, 90, 99, 90], "hidden": true, "subviews": [ \#(card(0, id("x"), name: "other")) ] } ] }"#,
    card(300, id("x")) + ", " + card(900, id("x"), name: "other"),
  ])
  func whoTakesNoPartIsNoDouble(_ views: String) throws {
    let there = Case(a: views, b: Self.card(60, Self.id("x"), size: 200), steps: #"{ "present": "b" }"#)
    let told = SceneLint(film: try there.film).findings
    #expect(told.allSatisfy { $0.rule != .duplicateHeroID && !$0.message.contains("only the last") })
    let doubles = Self.card(300, Self.id("x")) + ", " + Self.card(200, Self.id("x"), name: "other")
    let found = SceneLint(film: try Case(a: doubles, b: Self.card(60, Self.id("x"), size: 200)).film).findings
    #expect(found.map(\.rule) == [.duplicateHeroID] && found.first?.view == "a/other")
    #expect(found.first?.message.contains("a/card") == true)
  }

  @Test func report() throws {
    let scene = Case(b: Self.card(60, Self.say("fade duration(0.2) duration(0.6)")), word: "fade")
    let report = WordReport(
      WordAccount(try scene.film, text: scene.text, isDetailed: true), of: try scene.film, file: "s.json")
    let lines = report.text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("s.json:4:") && lines[0].contains("present a → b: b/card "))
    #expect(lines[1].contains("duration(0.2)  b/card  dead  duration(0.6) of the same view overrides it (M1"))
    let columns = lines.map { line in line.range(of: "b/card")?.lowerBound.utf16Offset(in: line) }
    #expect(Set(columns).count == 1)
    let json = report.json.line
    #expect(json.contains(#""word": "duration(0.2)", "saidBy": "b/card", "views": ["b/card"], "line": 4"#))
    #expect(json.contains(#""acts": [], "verdict": "dead", "reason": "duration(0.6) of the same view overrides it"#))
  }
}
