import Foundation
import HeroInspection
import HeroModel
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroExplanation

/// What `explain` advises has been tried: followed, the finding is gone and none has come.
@Suite struct RemedyTests {
  private static let hopeless = "herorender found no change that removes this"

  /// A scene of two screens, 120×200 points.
  struct Case: ExplainedScene {
    var a =
      #""backgroundColor": "white", "subviews": [{"name": "note", "frame": [10, 10, 60, 30], "backgroundColor": "orange"}]"#
    var b = #""backgroundColor": "royalblue""#
    /// Keys of the second screen beside its view.
    var screen = ""
    var root = #""a""#
    var steps = #"{"present": "b"}"#

    var json: String {
      #"""
      {"version": 1, "canvas": {"width": 120, "height": 200, "scale": 1}, "root": \#(root), "screens": {
      "a": {"view": {\#(a)}}, "b": {\#(screen)"view": {\#(b)}}},
      "timeline": [{"wait": 0.1}, \#(steps), {"wait": 0.1}]}
      """#
    }
  }

  /// Follows each advice in the whole film, and looks at all of it again.
  private static func follow(_ film: Film, _ comment: Comment) throws {
    let findings = try Explainer(film: film).findings()
    for finding in findings {
      guard let remedy = finding.remedies.first else {
        #expect(finding.change.hasPrefix("herorender found no change"), comment)
        continue
      }
      let mended = try Film(scene: remedy.applied(to: film.scene))
      let after = try Explainer(film: mended).findings()
      #expect(!after.contains(where: finding.isLeft), "\(comment): \(finding.message); \(finding.change)")
      let new = after.filter { one in !findings.contains { $0.isSame(as: one) } }
      #expect(new.isEmpty, "\(comment): \(finding.change) brings \(new.map(\.message))")
    }
  }

  private static let broken = ["explain", "issues"].flatMap { folder in
    let files = try? FileManager.default.contentsOfDirectory(atPath: sceneFolder.appendingPathComponent(folder).path)
    return (files ?? []).filter { $0.hasSuffix(".json") && !$0.hasSuffix("-mended.json") }.sorted().map {
      "\(folder)/\($0)"
    }
  }

  @Test(arguments: broken)
  func adviceHolds(_ scene: String) throws {
    let file = sceneFolder.appendingPathComponent(scene).path
    try Self.follow(Film(scene: try SceneLoader(textMeasure: .renderer).load(path: file), file: file), "\(scene)")
  }

  // One change for all views on which the same word counts one way alone.
  @Test func whatIsWrittenAlikeIsMendedTogether() throws {
    func cards(_ x: Int, _ modifiers: String) -> String {
      (0..<3).map { box("\($0)", "\(x), \($0 * 60), 30, 30", #", "heroID": "\#($0)""# + modifiers) }
        .joined(separator: ", ")
    }
    let scene = Case(
      a: screen(cards(10, "")),
      b: screen(cards(80, #", "heroModifiers": "duration(1)""#)), steps: thereAndBack)
    let found = try scene.found()
    expectEqual(found.map(\.view), ["b/0"])
    expectEqual(found.map(\.change), ["\"heroModifiers\": \"duration(1)\" on a/0 and a/1 and a/2"])
    try Self.follow(scene.film, "alike")
    expectEqual(try scene.found(.init(views: ["b/2"])).first?.view, "b/2")
  }

  // A default animation replaces what the roots say, so that fade on a root would change nothing (rule P3).
  @Test(arguments: [
    Case(
      b: screen(box("panel", "0, 80, 120, 120", color: "white"), color: "clear"),
      screen: #""modalPresentationStyle": "overFullScreen", "modalAnimation": "cover(up)", "#),
    Case(
      b: screen(box("panel", "0, 80, 120, 120", color: "white"), color: "clear"),
      steps:
        #"{"present": {"navigation": ["b"], "modalPresentationStyle": "overFullScreen", "modalAnimation": "push(left)"}}"#
    ),
    Case(
      b: #""subviews": []"#, root: #"{"tabs": ["a", "b"], "tabBarAnimation": "push(left)"}"#,
      steps: #"{"selectTab": 1}"#),
    Case(b: #""subviews": []"#, root: #"{"navigation": ["a"]}"#, steps: #"{"push": "b"}"#),
  ])
  func aRootThatTheDefaultAnimationReplaces(_ scene: Case) throws {
    let found = try scene.found()
    #expect(!found.isEmpty)
    #expect(
      found.allSatisfy { !$0.change.contains("\"heroModifiers\": \"fade\" on a") || $0.change.contains("\"none\"") })
    #expect(found.contains { $0.change != Self.hopeless })
    try Self.follow(scene.film, "\(scene.root) \(scene.steps)")
  }

  // What is said of a container's own view is judged, and advice on it followed (rule C7).
  @Test func containersViews() throws {
    let vain = Case(
      steps: #"{"present": {"navigation": ["b"], "heroModifiers": "translate(0, 40) duration(1) duration(0.5)"}}"#)
    let finding = try #require(try vain.found().first { $0.rule == .noEffect })
    #expect(finding.view == "b.navigationController")
    #expect(finding.message.hasPrefix("duration(1) changes nothing"))
    #expect(finding.change == "remove duration(0.5) from b.navigationController")
    try Self.follow(vain.film, "vain")
    let lonely = Case(steps: #"{"present": {"navigation": ["b"], "heroID": "note", "modalAnimation": "none"}}"#)
    let question = Explainer.Question(views: ["b.navigationController"])
    let alone = try #require(try lonely.found(question).first { $0.rule == .doesNotAnimate })
    #expect(alone.message.contains("heroID 'note'"))
    try Self.follow(lonely.film, "lonely")
  }

  // A style of presenting is no answer to a push or a change of tabs: nothing is presented.
  @Test(arguments: [
    Case(b: #""subviews": []"#, root: #"{"tabs": ["a", "b"]}"#, steps: #"{"selectTab": 1}"#),
    Case(b: #""subviews": []"#, root: #"{"navigation": ["a"]}"#, steps: #"{"push": "b"}"#),
  ])
  func nothingIsPresented(_ scene: Case) throws {
    let found = try scene.found()
    let empty = try #require(found.first { $0.rule == .leftOver })
    #expect(empty.change == "\"backgroundColor\": \"#ffffff\" on b" && empty.swift == "view.backgroundColor = .white")
    #expect(found.allSatisfy { !$0.change.contains("modalPresentationStyle") && !$0.message.contains("presentation") })
    #expect(try Case(b: #""subviews": []"#).found().contains { $0.change.contains("\"overFullScreen\" on 'b'") })
  }

  // The dismissal fades already; only the source, which lies above, is opaque all the time (rule D3).
  @Test func whatItHasAlreadyIsNoAdvice() throws {
    let found = try Case(
      screen: #""modalAnimation": "fade", "modalPresentationStyle": "overFullScreen", "#,
      steps: thereAndBack
    ).found()
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { !$0.change.contains("\"animation\": \"fade\" on step 3") })
  }

  @Test func whoseTypeItIs() throws {
    let question = Explainer.Question(views: ["b"])
    func swift(_ root: String, _ steps: String) throws -> (String, String?) {
      let finding = try #require(
        try Case(root: root, steps: steps).found(question).first { $0.rule == .defaultAnimation })
      return (finding.change, finding.swift)
    }
    let tab = try swift(#"{"tabs": ["a", "b"], "tabBarAnimation": "slide(up)"}"#, #"{"selectTab": 1}"#)
    #expect(tab.0 == "\"animation\" on the step, or the tab bar controller's \"tabBarAnimation\"")
    #expect(tab.1?.hasPrefix("tabBarController.hero.tabBarAnimationType = ") == true)
    let push = try swift(#"{"navigation": ["a"]}"#, #"{"push": "b"}"#)
    #expect(push.0 == "\"animation\" on the step, or the navigation controller's \"animation\"")
    // Another than it has.
    #expect(push.1 == "navigationController.hero.navigationAnimationType = .fade")
    let modal = try swift(#""a""#, #"{"present": {"navigation": ["b"], "modalAnimation": "zoom"}}"#)
    #expect(modal.0 == "\"animation\" on the step, or the \"modalAnimation\" of what is presented")
    #expect(modal.1?.hasPrefix("viewController.hero.modalAnimationType = ") == true)
  }

  // A step's animation is the presented controller's type.
  @Test func swiftOfAStep() throws {
    let found = try Case(
      a: #""backgroundColor": "white", "heroModifiers": "duration(0.7)""#, screen: #""modalAnimation": "slide(left)", "#
    ).found()
    let vain = try #require(found.first { $0.rule == .noEffect })
    // slide moves by the container's width of 120 (rule D3).
    #expect(
      vain.change
        == "\"animation\": \"none\" on step 1, and \"heroModifiers\": \"duration(0.7) translate(-120, 0, 0)\" on a, and "
        + "\"heroModifiers\": \"translate(120, 0, 0) duration(0.7)\" on b")
    #expect(vain.swift?.hasPrefix("viewController.hero.modalAnimationType = .none; ") == true)
  }

  // A zPosition is said for both of a pair, Swift's one line once.
  @Test func severalSubjects() throws {
    let remedy = Remedy(.view("a/x", .zPosition(1.5)), .view("b/x", .zPosition(1.5)), .view("b/y", .heroID(nil)))
    let view = View(path: "a/x", position: .zero, size: .zero)
    #expect(remedy.text { _ in view } == "\"zPosition\": 1.5 on a/x and b/x, and remove \"heroID\" from b/y")
    #expect(remedy.swift { _ in view } == "view.layer.zPosition = 1.5; view.hero.id = nil")
    // What is added to one view twice is said once.
    let twice = Remedy(.view("a/x", .adding([.fade])), .view("a/x", .adding([.forceAnimate])))
    #expect(twice.text { _ in view } == "\"heroModifiers\": \"fade forceAnimate\" on a/x")
  }

  // beginWith sets up a snapshot that something else must animate (M6): what it has is meant to be where the view comes from (T2).
  @Test func whatAViewBeginsWithIsWhatItComesFrom() throws {
    let cell = box("cell", "30, 60, 60, 60", #", "heroModifiers": "beginWith(rotate(0.6), cornerRadius(30))""#)
    let film = try Case(b: screen(cell)).film
    let found = try Explainer(film: film).findings()
    #expect(found.map(\.view) == ["b/cell"])
    #expect(found.first?.change == #""heroModifiers": "rotate(0.6) cornerRadius(30)" on b/cell"#)
    try Self.follow(film, "begin")
    let remedy = Remedy(.view("b/cell", .modifiers([])))
    #expect(remedy.text { _ in nil } == #"remove "heroModifiers" from b/cell"#)
  }

  // What is advised gives what was written its effect, with what takes away what that would bring.
  @Test(arguments: [
    (
      Case(
        a: screen(box("x", "80, 150, 20, 20", #", "heroID": "x""#)),
        b: screen(box("x", "10, 10, 40, 40", #", "heroID": "x""#)),
        screen: #""modalAnimation": "slide(left)", "#, root: #"{"navigation": ["a"], "isHeroEnabled": false}"#,
        steps: #"{"push": "b"}"#),
      #""isHeroEnabled": true on the navigation controller, and "animation": "slide(left)" on the navigation controller, and remove "modalAnimation" from 'b'"#
    ),
    (
      Case(
        a: screen(box("x", "10, 10, 40, 40", #", "heroID": "x""#)),
        b: screen(box("x", "60, 99, 40, 40", #", "heroID": "x", "heroModifiers": "scale(0.5)""#))),
      #"remove "heroID" from a/x and b/x"#
    ),
    (
      Case(
        a: screen(box("cart", "80, 150, 20, 20", color: "orange")),
        b: screen(box("x", "10, 10, 40, 40", #", "heroModifiers": "whenDismissing(source(cart))""#)),
        steps: thereAndBack),
      // Which the view that goes there would cover.
      #""heroID": "cart" on a/cart, and "heroModifiers": "fade useGlobalCoordinateSpace" on a/cart, and "zPosition": 1 on a/cart"#
    ),
    (
      Case(
        b: #""backgroundColor": "white", "heroModifiers": "duration(1)""#, root: #"{"navigation": ["a"]}"#,
        steps: #"{"push": "b"}"#),
      // Of 120 points: a third for the screen below, which an overlay of a tenth dims (rule D3).
      #""animation": "none" on step 1, and "heroModifiers": "translate(-40, 0, 0) overlay(#000000, 0.1) duration(1)" on a, and "heroModifiers": "duration(1) translate(120, 0, 0)" on b"#
    ),
  ])
  func whatWasMeant(_ scene: Case, _ change: String) throws {
    expectEqual(try scene.found().first?.change, change)
    try Self.follow(scene.film, "\(change)")
  }

  @Test func whereNothingServes() throws {
    // No view can take part in a transition between two other screens.
    let json = #"""
      {"version": 1, "canvas": {"width": 120, "height": 200, "scale": 1}, "root": "one", "screens": {
      "one": {"view": {"backgroundColor": "black", "subviews": [
      {"name": "card", "frame": [10, 20, 100, 170], "backgroundColor": "orange", "heroModifiers": "scale(0.9)"}]}},
      "two": {"modalPresentationStyle": "overFullScreen", "modalAnimation": "none", "view": {"backgroundColor": "clear", "subviews": [
      {"name": "sheet", "frame": [0, 60, 120, 140], "backgroundColor": "gold", "heroModifiers": "translate(0, 140)"}]}},
      "three": {"modalPresentationStyle": "overFullScreen", "modalAnimation": "none", "view": {"backgroundColor": "clear", "subviews": [
      {"name": "sheet", "frame": [0, 100, 120, 100], "backgroundColor": "green", "heroModifiers": "translate(0, 100)"}]}}},
      "timeline": [{"wait": 0.1}, {"present": "two"}, {"wait": 0.1}, {"present": "three"}, {"wait": 0.1}]}
      """#
    let film = try WholeScene(json: json).film
    let found = try Explainer(film: film, question: .init(views: ["one/card"])).findings()
    let elsewhere = try #require(found.first { $0.rule == .doesNotAnimate })
    #expect(
      elsewhere.message.contains(
        "its screen 'one' takes no part in this transition; the present is from 'two' to 'three'"))
    #expect(elsewhere.start == film.transitions[1].start && elsewhere.change == Self.hopeless && elsewhere.swift == nil)
    #expect(found.filter { $0.rule == .doesNotAnimate }.count == 1)
    #expect(try Explainer(film: film).findings().allSatisfy { $0.view != "one/card" })
  }
}
