import HeroTesting

@testable import HeroExplanation

/// A fault of each kind that a question is found by, in a scene of two screens, and the same scene without it.
@Suite struct FaultTests {
  /// Views of both screens, and what else is said of the second, of the root and of the step.
  private struct Case: ExplainedScene {
    var list = card(y: 120)
    var detail = card(y: 20)
    var screen = #""modalAnimation": "fade", "#
    var root = #""list""#
    var step = #"{"present": "detail"}"#

    static func card(y: Double, _ keys: String = "") -> String {
      #"{"name": "card", "frame": [20, \#(y), 80, 60], "heroID": "card", "backgroundColor": "royalblue"\#(keys)}"#
    }

    var json: String {
      #"""
      {"version": 1, "canvas": {"width": 120, "height": 200, "scale": 1}, "root": \#(root), "screens": {
      "list": {"view": {"backgroundColor": "white", "subviews": [\#(list)]}},
      "detail": {\#(screen)"view": {"backgroundColor": "aliceblue", "subviews": [\#(detail)]}}},
      "timeline": [{"wait": 0.1}, \#(step), {"wait": 0.1}]}
      """#
    }
  }

  private static let note = box("note", "20, 150, 80, 30", color: "lightsteelblue")

  private static func inside(_ view: String, _ keys: String = "") -> String {
    #"{"name": "holder", "frame": [0, 0, 120, 200], "subviews": [\#(view)]\#(keys)}"#
  }

  @Test func flagsOfViewsAncestorsAndControllers() throws {
    let off = #", "isHeroEnabled": false"#
    #expect(try Case().names() == [])
    let view = try Case(list: Case.card(y: 120, off)).found()
    #expect(view.map(\.view) == ["detail/card"])
    #expect(view.last?.message.contains("its counterpart list/card takes no part: isHeroEnabled is false (V1)") == true)
    let above = try Case(list: Self.inside(Case.card(y: 120), off)).found()
    #expect(above.first?.message.contains("isHeroEnabled of list/holder is false") == true)
    let subviews = try Case(list: Self.inside(Case.card(y: 120), #", "isHeroEnabledForSubviews": false"#)).found()
    #expect(subviews.first?.message.contains("isHeroEnabledForSubviews of list/holder is false") == true)
    #expect(try Case(list: Self.inside(Case.card(y: 120))).names() == [])
    for (root, step, whose) in [
      (#"{"navigation": ["list"]"#, #"{"push": "detail"}"#, "the navigation controller"),
      (#"{"tabs": ["list", "detail"]"#, #"{"selectTab": 1}"#, "the tab bar controller"),
    ] {
      let found = try Case(screen: "", root: root + #", "isHeroEnabled": false}"#, step: step).found()
      #expect(found.map(\.rule) == [.doesNotAnimate])
      #expect(found.first?.message.contains("Hero is not enabled on \(whose) (C6)") == true)
      #expect(try Case(screen: "", root: root + "}", step: step).names() == [])
    }
  }

  @Test func noViewAndNoAnimation() throws {
    let plain = #"{"name": "card", "frame": [20, 20, 80, 60], "backgroundColor": "royalblue"}"#
    let found = try Case(list: plain, detail: plain, screen: #""modalAnimation": "none", "#).found()
    #expect(found.first?.rule == .doesNotAnimate && found.first?.view == nil)
    #expect(found.first?.message.contains("the default animation is none") == true)
    #expect(try Case(list: plain, detail: plain).names() == [])
  }

  // The header's snapshot is inserted after the card's and lies in front of it; before it, below.
  @Test func insertionOrder() throws {
    let header = #"""
      {"name": "header", "frame": [0, 0, 120, 110], "backgroundColor": "limegreen",
      "heroModifiers": "useGlobalCoordinateSpace fade translate(0, -8) duration(0.02)"}
      """#
    let found = try Case(detail: "\(Case.card(y: 20)), \(header)").found()
    #expect(found.map(\.view) == ["detail/card"] && found.first?.rule == .hidden)
    #expect(found.first?.words.contains { $0.look("opaque") != nil } == false)
    #expect(found.first?.message.contains("behind detail/header, whose snapshot was inserted later (L4, L5)") == true)
    #expect(try Case(detail: "\(header), \(Case.card(y: 20))").names() == [])
  }

  // A button inside of a matched view lies in that one's snapshot, below the card's.
  @Test func coordinateSpace() throws {
    func scroll(_ modifiers: String) -> String {
      #"""
      {"name": "scroll", "frame": [0, 0, 120, 200], "heroID": "scroll", "backgroundColor": "white", "subviews": [
      \#(Case.card(y: 20)),
      {"name": "button", "frame": [45, 35, 30, 30], "heroModifiers": "\#(modifiers)", "backgroundColor": "gold"}]}
      """#
    }
    let list = #"{"name": "scroll", "frame": [20, 120, 80, 60], "heroID": "scroll", "backgroundColor": "white"}, "#
    let broken = Case(list: list + Case.card(y: 120), detail: scroll("fade"))
    let found = try broken.found()
    #expect(found.map(\.rule) == [.hidden] && found.first?.view == "detail/button")
    #expect(
      found.first?.message.contains("because its snapshot is part of another view's, which lies lower (L4)") == true)
    #expect(try Case(list: list + Case.card(y: 120), detail: scroll("fade useGlobalCoordinateSpace")).names() == [])
  }

  // What a destination view begins with it ends with: other values than it has at rest (rule M6).
  @Test(arguments: [
    ("position(60, 150)", "jumps from [20, 120, 80, 60] to [20, 20, 80, 60] where the transition ends"),
    (
      "cornerRadius(30) masksToBounds(true)", "its corners jump from a radius of 30 to 0 where the transition ends"
    ),
    ("shadowOpacity(1) shadowRadius(8)", "its shadow goes at once where the transition ends"),
    ("opacity(0.3)", "its opacity jumps from 0.3 to 1 where the transition ends"),
  ])
  func valuesThatTheEndDoesNotHave(_ values: String, _ words: String) throws {
    func card(_ modifiers: String) -> String {
      #"""
      {"name": "card", "frame": [20, 20, 80, 60], "backgroundColor": "royalblue", "heroModifiers": "\#(modifiers)"}
      """#
    }
    let begins = values.split(separator: ") ").map { $0.hasSuffix(")") ? String($0) : $0 + ")" }.joined(separator: ", ")
    let found = try Case(list: Self.note, detail: card("fade beginWith(\(begins))")).found()
    let seam = try #require(found.first { $0.rule == .seam })
    #expect(seam.view == "detail/card")
    #expect(seam.message.hasPrefix("\(words); without `beginWith("), "\(seam.message)")
    #expect(try Case(list: Self.note, detail: card("fade")).names() == [])
  }

  // A layer that clips to its bounds throws no shadow (fact sheet 5.4): it is the border that goes, with or without one.
  @Test func aShadowThatIsCutOff() throws {
    func card(_ values: String) -> String {
      #"""
      {"name": "card", "frame": [20, 20, 80, 60], "backgroundColor": "royalblue",
      "heroModifiers": "fade beginWith(masksToBounds(true), borderWidth(6)\#(values))"}
      """#
    }
    let without = try Case(list: Self.note, detail: card("")).found()
    #expect(without.map(\.rule) == [.seam] && without.first?.view == "detail/card")
    let cut = try Case(list: Self.note, detail: card(", shadowOpacity(1), shadowRadius(8)")).found()
    #expect(cut.map(\.identity) == without.map(\.identity))
    #expect(
      (cut + without).allSatisfy { $0.message.hasPrefix("changes where the transition ends; without `beginWith(") })
  }

  // A rendered layer of an opaque view is black where the view draws nothing (rule L3).
  @Test func anotherPicture() throws {
    func view(_ modifiers: String) -> String {
      #"""
      {"name": "box", "frame": [20, 20, 80, 60], "heroModifiers": "\#(modifiers)", "subviews": [
      {"name": "dot", "frame": [30, 20, 20, 20], "backgroundColor": "crimson"}]}
      """#
    }
    let found = try Case(list: Self.note, detail: view("fade useLayerRenderSnapshot")).found()
    #expect(found.map(\.rule) == [.seam] && found.first?.view == "detail/box")
    #expect(
      found.first?.message.contains("its snapshot is an opaque bitmap, black where the view draws nothing (L3)") == true
    )
    #expect(found.first?.change == "\"opaque\": false on detail/box" && found.first?.swift == "view.isOpaque = false")
    #expect(try Case(list: Self.note, detail: view("fade")).names() == [])
  }

  // Above the fading screen to the end, and then gone.
  @Test func somethingVanishes() throws {
    func card(_ modifiers: String) -> String {
      #"{"name": "card", "frame": [20, 120, 80, 60], "zPosition": 1, "heroModifiers": "\#(modifiers)", "backgroundColor": "royalblue"}"#
    }
    let plain = #"{"name": "note", "frame": [20, 20, 80, 30], "backgroundColor": "lightsteelblue"}"#
    let found = try Case(list: card("translate(0, -20)"), detail: plain).found()
    #expect(found.map(\.view) == ["list/card"] && found.first?.rule == .seam)
    #expect(found.first?.message.hasPrefix("vanishes where the transition ends") == true)
    #expect(try Case(list: card("fade translate(0, -20)"), detail: plain).names() == [])
  }

  // Two white screens of four fifths of their size leave a third of the black canvas.
  @Test func flashes() throws {
    let plain = #"{"name": "note", "frame": [20, 20, 80, 30], "backgroundColor": "lightsteelblue"}"#
    func step(_ type: String, _ more: String = "") -> String {
      #"{"present": "detail", "animation": "\#(type)"\#(more)}"#
    }
    let found = try Case(list: plain, detail: plain, step: step("zoomSlide(left)")).found()
    #expect(found.map(\.rule) == [.seam])
    #expect(found.first?.message.hasPrefix("flashes: the picture gets darker than both screens") == true)
    #expect(
      try Case(list: plain, detail: plain, step: step("zoomSlide(left)", #", "containerColor": "ghostwhite""#)).names()
        == [])
    #expect(try Case(list: plain, detail: plain, step: step("slide(left)")).names() == [])
  }

  // A transition of 0.25 s or so is over when the first update comes; an edge pan begins in the middle.
  @Test func gesturesThatComeTooLateOrFromElsewhere() throws {
    func samples(_ at: Double) -> String {
      #"""
      {"present": "detail", "interactive": [{"at": \#(at), "progress": 0}, {"at": \#(at + 0.2), "progress": 0.6},
      {"at": \#(at + 0.2), "finish": true}]}
      """#
    }
    let late = try Case(step: samples(0.8)).found()
    #expect(late.contains { $0.rule == .gestureEnd })
    #expect(try Case(step: samples(0)).names() == [])
    func pan(_ x: Double) -> String {
      #"""
      {"push": "detail"}, {"wait": 0.1}, {"pop": true, "interactive": {"edgePan": {"from": [\#(x), 100], "to": [110, 100],
      "duration": 0.2, "velocity": [0, 0]}}}
      """#
    }
    let root = #"{"navigation": ["list"], "controller": "SDOSHero", "animationTypeForPush": "push(left)"}"#
    #expect(try Case(screen: "", root: root, step: pan(60)).names().contains("gesture-end -"))
    #expect(try Case(screen: "", root: root, step: pan(2)).names() == [])
  }

  // hidesBottomBarWhenPushed: the bar stays until the push has ended, and is back only after the pop (scene words W3).
  @Test func aTabBarThatGoesLate() throws {
    func found(_ isHidden: Bool) throws -> [Finding] {
      try Case(
        list: Case.card(y: 60), screen: #""tabBar": {"hidden": \#(isHidden)}, "#,
        root: #"{"tabs": [{"navigation": ["list"], "animation": "fade"}], "bar": {}}"#,
        step: #"{"push": "detail"}, {"wait": 0.1}, {"pop": true}"#
      ).found()
    }
    let late = try found(true)
    #expect(late.map(\.view) == ["detail"])
    #expect(
      late.first?.message.hasPrefix("the tab bar goes at once where the transition ends: 'detail' hides it") == true)
    #expect(
      late.first?.change
        == #""isHeroEnabled": true on 'detail', and "animation": "fade" on step 1 and step 3, and "present" in place of "push" on step 1, and "dismiss" in place of "pop" on step 3"#
    )
    #expect(try found(false) == [])
  }

  // 0.4 of the way are left (rule I6).
  @Test func aReleaseWithoutAnimation() throws {
    func step(_ release: String) -> String {
      #"""
      {"present": "detail", "interactive": [{"at": 0, "progress": 0}, {"at": 0.2, "progress": 0.4},
      {"at": 0.4, "progress": 0.4}, {"at": 0.4, "cancel": true\#(release)}]}
      """#
    }
    let found = try Case(step: step(#", "animate": false"#)).found()
    #expect(found.first?.message.hasPrefix("what moves jumps to its start when the gesture lets go at 40 %") == true)
    #expect(found.first?.change == #""animate": true at the gesture's release on step 1"#)
    #expect(try Case(step: step("")).names() == [])
  }

  // A pair that cross-fades is as stretched as one that does not: its opacity is no cause.
  @Test func whatStretches() throws {
    func box(_ height: Int) -> String {
      #"""
      {"name": "box", "frame": [10, 20, 100, \#(height)], "heroID": "box", "backgroundColor": "gold", "subviews": [
      {"name": "text \#(height)", "frame": [8, 4, 60, 22], "text": "Stay"}]}
      """#
    }
    let found = try Case(list: box(40), detail: box(100)).found()
    #expect(found.first { $0.rule == .stretched }?.words.map(\.written) == ["heroID 'box'"])
  }

  // A square of 9 points ends within an area of 12 or 16, which is of whole blocks; each of two says the same.
  @Test func whatIsSmallVanishesItself() throws {
    let dots = [5, 65].map {
      #"{"name": "dot \#($0)", "frame": [\#($0), 20, 45, 45], "heroModifiers": "scale(0.2)", "backgroundColor": "royalblue"}"#
    }.joined(separator: ", ")
    let step = #"{"present": "detail"}, {"wait": 0.1}, {"dismiss": true}"#
    let found = try Case(list: Self.note, detail: dots, step: step).found()
    #expect(found.map(\.rule) == [.seam] && found.first?.subjects == ["detail/dot 5", "detail/dot 65"])
    #expect(found.first?.message.contains("without `scale(0.2)` of detail/dot 5, detail/dot 65 it") == true)
  }

  // A subview's picture has from the start the size that it has at the end of its matched superview's way (rule L3).
  @Test func whatIsCarried() throws {
    let label = #"{"name": "text", "frame": [20, 80, 80, 30], "backgroundColor": "gold", "heroModifiers": "fade"}"#
    let card =
      #"{"name": "card", "frame": [0, 0, 120, 200], "heroID": "card", "backgroundColor": "royalblue", "subviews": [\#(label)]}"#
    let found = try Case(detail: card, step: #"{"present": "detail"}, {"wait": 0.1}, {"dismiss": true}"#).found()
    let seam = try #require(found.first { $0.view == "detail/text" })
    #expect(
      seam.message.contains("is part of that of detail/card, and laid out for that one's other size from the start"))
    #expect(seam.change == #""heroModifiers": "fade useGlobalCoordinateSpace" on detail/text"#)
    // Where the picture grows with its holder it reaches beyond the view.
    let small =
      Case.card(y: 120).dropLast()
      + #", "subviews": [{"name": "text", "frame": [20, 15, 40, 20], "text": "One", "heroModifiers": "fade"}]}"#
    let large = try Case(list: String(small), detail: Case.card(y: 0).replacing("80, 60", with: "100, 180")).found()
    #expect(large.first?.view == "list/text" && large.first?.message.contains("is part of that of list/card") == true)
  }
}
