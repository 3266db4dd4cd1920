import HeroTesting

@testable import HeroExplanation

/// Questions of people, each in a scene of two screens with the fault and without it.
@Suite struct AnswerTests {
  private struct Case: ExplainedScene {
    var a = #""backgroundColor": "white""#
    var b = #""backgroundColor": "aliceblue""#
    /// Keys of the screens beside their views.
    var first = ""
    var second = ""
    var root = #""a""#
    var steps = #"{"present": "b"}"#
    var canvas = #"{"width": 120, "height": 200, "scale": 1}"#

    var json: String {
      #"""
      {"version": 1, "canvas": \#(canvas), "root": \#(root), "screens": {
      "a": {\#(first)"view": {\#(a)}}, "b": {\#(second)"view": {\#(b)}}},
      "timeline": [{"wait": 0.1}, \#(steps), {"wait": 0.1}]}
      """#
    }
  }

  private static func card(_ y: Double, _ keys: String = #", "heroID": "card""#) -> String {
    #"{"name": "card", "frame": [20, \#(y), 80, 60], "backgroundColor": "royalblue"\#(keys)}"#
  }

  // A finger of 44 points over the card at the start is no change of the card.
  @Test func theFingerIsNoPart() throws {
    func scene(_ shows: Bool) -> Case {
      Case(
        a: screen(Self.card(120)), b: screen(Self.card(20)),
        steps: #"""
          {"present": "b"}, {"wait": 0.1}, {"dismiss": true, "pan": {"from": [60, 50], "by": [0, 100],
          "progress": "translation.y / height", "finishWhen": "progress > 0.3", "show": \#(shows)}}
          """#)
    }
    #expect(try scene(true).found() == scene(false).found())
    #expect(try scene(true).names() == [])
  }

  // What the device draws does not make an empty screen a full one.
  @Test func theStatusBarIsNoPart() throws {
    func scene(_ bar: String) -> Case {
      Case(
        b: #""subviews": []"#, second: #""modalAnimation": "fade", "#,
        canvas: #"{"device": "iPhone 5s", "statusBar": "\#(bar)"}"#)
    }
    let found = try scene("light").found()
    #expect(found.contains { $0.message.hasPrefix("nothing is left on screen but the canvas: 'b' shows") })
    #expect(try scene("light").names() == scene("none").names())
  }

  @Test(arguments: ["push(left)", "slide(up)", "cover(up)"])
  func bothRootsAreMatched(_ type: String) throws {
    let root = #""backgroundColor": "white", "heroID": "page""#
    let second = #""modalAnimation": "\#(type)", "#
    let finding = try #require(try Case(a: root, b: root, second: second).found().first { $0.rule == .noEffect })
    #expect(finding.message.hasPrefix("\(type) moves nothing: both root views have the heroID 'page'"))
    #expect(finding.change == "remove \"heroID\" from a and b" && finding.swift == "view.hero.id = nil")
    #expect(try Case(a: root, second: second).names().allSatisfy { !$0.hasPrefix("no-effect") })
  }

  // Nothing but a label on a clear screen: until the push ends the opaque screen before it shows, then the black canvas.
  @Test(arguments: ["end", "start"])
  func theWholeScreenFlips(_ edge: String) throws {
    let label = #"""
      "subviews": [{"name": "title", "frame": [10, 80, 100, 30], "heroID": "title", "text": "Hello", "textColor": "white"}]
      """#
    let white = #""backgroundColor": "white", "# + label
    let root = #"{"navigation": ["a"], "animation": "none"}"#
    let scene =
      edge == "end"
      ? Case(a: white, b: label, root: root, steps: #"{"push": "b"}"#)
      : Case(a: label, b: white, root: root, steps: #"{"push": "b"}"#)
    let clear = edge == "end" ? "b" : "a"
    let found = try scene.found()
    let flip = try #require(found.first { $0.rule == .seam && $0.view == clear })
    let verb = edge == "end" ? "ends" : "begins"
    #expect(flip.message.hasPrefix("the screen changes at once where the transition \(verb)"))
    #expect(flip.message.contains("because '\(clear)' has no opaque background (L1)"))
  }

  @Test func aViewInABar() throws {
    let item = #"""
      "navigationItem": {"right": [{"view": {"name": "cart", "frame": [0, 0, 30, 30], "heroID": "card", "backgroundColor": "red"}}]},
      """#
    func scene(_ first: String, _ b: String, step: String = "push") -> Case {
      Case(b: b, first: first, root: #"{"navigation": ["a"], "bar": {}}"#, steps: #"{"\#(step)": "b"}"#)
    }
    let matched = try scene(item, screen(Self.card(20), color: "aliceblue")).found()
    #expect(matched.map(\.view) == ["b/card"] && matched.first?.rule == .doesNotAnimate)
    let inBar = "it lies in a bar, which stays with its controller while the screens change (C7)"
    #expect(
      matched.first?.message
        == "does not animate: its counterpart a.navigationItem.right[0] takes no part: \(inBar)")
    let alone = try scene(item, #""backgroundColor": "aliceblue""#).found()
    #expect(alone.map(\.view) == ["a.navigationItem.right[0]"])
    #expect(alone.map(\.message) == ["does not animate: \(inBar)"])
    // A replacement on the stack leaves the bar as a push does.
    let replaced = try scene(item, screen(Self.card(20), color: "aliceblue"), step: "replace").found()
    #expect(replaced.map(\.message) == matched.map(\.message))
    #expect(
      try scene(item, #""backgroundColor": "aliceblue""#, step: "replace").names()
        == ["does-not-animate a.navigationItem.right[0]"])
    #expect(try scene("", #""backgroundColor": "aliceblue""#).names() == [])
  }

  // `flattenedViewHierarchy` of a presented navigation controller's view holds its bar with the views in it.
  @Test func aViewInTheBarOfAModal() throws {
    let (present, card) = (#"{"present": {"navigation": ["b"], "bar": {}}}"#, Self.card(120))
    func item(_ keys: String = "") -> String {
      #""navigationItem": {"titleView": {"frame": [0, 0, 30, 30], "heroID": "card", "backgroundColor": "royalblue"\#(keys)}}, "#
    }
    func scene(_ second: String, views: String = card, step: String = present) -> Case {
      Case(a: screen(views), second: second, steps: step)
    }
    #expect(try scene(item()).names() == [])
    let title = "b.navigationItem.titleView"
    let lonely = try scene(item(), views: "").found()
    #expect(lonely.map(\.view) == [title])
    #expect(lonely.first?.message.contains("no screen that it meets has a view with the heroID 'card' (P4)") == true)
    let off = try scene(item(#", "isHeroEnabled": false"#)).found()
    #expect(
      off.first { $0.view == "a/card" }?.change == #""isHeroEnabled": true on \#(title)"#, "\(off.map(\.change))")
    let hidden = try scene(item() + #""navigationBar": {"hidden": true}, "#).found()
    #expect(
      hidden.map(\.message) == [
        "does not animate: its counterpart \(title) takes no part: its bar does not show it where its controller comes or "
          + "goes (C7)"
      ])
    let twice = try Case(
      a: screen(card), b: screen(Self.card(20), color: "aliceblue"), second: item(), steps: present
    ).found()
    #expect(twice.first { $0.rule == .duplicateID }?.message.contains("is also on b/card") == true, "\(twice)")
  }

  // Only opacity 0 runs a visual effect (rule L3).
  @Test func opacityOfAVisualEffect() throws {
    func scene(_ modifiers: String) -> Case {
      Case(
        a: screen(Self.card(20, "")),
        b: screen(
          Self.card(120, "")
            + #", {"name": "blur", "frame": [0, 80, 120, 120], "effect": "light", "heroModifiers": "\#(modifiers)"}"#),
        second: #""modalAnimation": "fade", "#)
    }
    let finding = try #require(try scene("translate(0, 120) opacity(0.3)").found().first { $0.rule == .noEffect })
    #expect(
      finding.message
        == "opacity(0.3) changes nothing: a visual effect has no opacity; only opacity 0 runs it from or to none (L3)")
    #expect(finding.change == "\"heroModifiers\": \"translate(0, 120, 0) fade\" on b/blur")
    #expect(try scene("translate(0, 120) fade").names().allSatisfy { !$0.hasPrefix("no-effect") })
  }

  // Half of the way a quarter of the green shows through two red views at opacity 0.5; a finger holds them there for 0.7 s.
  @Test func aCrossFadeThatLetsThrough() throws {
    func scene(_ keys: String, _ color: String = "red") -> Case {
      func view(_ y: Double, _ color: String) -> String {
        #"{"name": "dot", "frame": [20, \#(y), 60, 60], "heroID": "dot", "backgroundColor": "\#(color)"\#(keys)}"#
      }
      return Case(
        a: screen(view(120, "red"), color: "lime"), b: screen(view(20, color), color: "lime"),
        steps: #"""
          {"present": "b", "interactive": [{"at": 0, "progress": 0}, {"at": 0.3, "progress": 0.5}, {"at": 1, "progress": 0.5},
          {"at": 1.1, "finish": true}]}
          """#)
    }
    let finding = try #require(try scene(#", "opaque": false"#).found().first { $0.view == "b/dot" })
    #expect(
      finding.rule == .seam
        && finding.message.hasPrefix("lets through what lies behind it, up to 25 %: it and a/dot fade at the same time")
    )
    #expect(finding.change == "\"heroModifiers\": \"forceNonFade\" on b/dot")
    #expect(try scene("").names() == [])
    // Another colour is what a cross-fade is for.
    #expect(try scene(#", "opaque": false"#, "blue").names() == [])
  }

  @Test func aScreenThatNoTransitionHas() throws {
    let scene = WholeScene(
      json: #"""
        {"version": 1, "canvas": {"width": 120, "height": 200, "scale": 1}, "root": "a", "screens": {
        "a": {"view": {"backgroundColor": "white"}}, "b": {"view": {"backgroundColor": "aliceblue"}},
        "c": {"view": {"subviews": [{"name": "card", "frame": [10, 10, 40, 40], "heroID": "card"}]}}},
        "timeline": [{"wait": 0.1}, {"present": "b"}, {"wait": 0.1}]}
        """#)
    let found = try scene.found(.init(views: ["c/card"]))
    #expect(found.map(\.rule) == [.doesNotAnimate])
    #expect(
      found.first?.message == "does not animate: its screen 'c' takes no part in any transition of this film (V1)")
    #expect(try scene.names() == [])
  }

  @Test(arguments: ["pageSheet", "formSheet"])
  func aSheetIsAFullScreen(_ style: String) throws {
    let scene = Case(
      a: screen(Self.card(120)), b: screen(Self.card(20), color: "aliceblue"),
      second: #""modalPresentationStyle": "\#(style)", "#)
    let finding = try #require(try scene.found().first)
    #expect(finding.rule == .noEffect && finding.view == "b")
    #expect(finding.message.hasPrefix("\(style) changes nothing: Hero presents 'b' over the whole container"))
    #expect(finding.change.contains("no change that gives it an effect") && finding.swift == nil)
    var full = scene
    full.second = #""modalPresentationStyle": "fullScreen", "#
    #expect(try full.names() == [])
    // The same for what holds the screen.
    let container = Case(
      a: screen(), steps: #"{"present": {"navigation": ["b"], "modalPresentationStyle": "\#(style)"}}"#)
    #expect(
      try container.found().first?.message.hasPrefix("\(style) changes nothing: Hero presents 'b' over the whole")
        == true)
  }

  // The source takes the destination's timing (rule P4), so that its own never counts.
  @Test(arguments: ["delay(0.2)", "duration(0.9)", "spring(200, 20)"])
  func timingOfAMatchedSource(_ modifier: String) throws {
    func scene(_ modifier: String) -> Case {
      Case(
        a: screen(Self.card(120, #", "heroID": "card", "heroModifiers": "\#(modifier)""#)),
        b: screen(
          Self.card(20, #", "heroID": "card", "heroModifiers": "delay(0.3) duration(0.4)""#), color: "aliceblue"))
    }
    let finding = try #require(try scene(modifier).found().first)
    #expect(finding.view == "a/card")
    #expect(finding.message == "\(modifier) changes nothing: the match gives the view its partner's value (P4, P5)")
    // In place of the partner's timing of the kind.
    let kept = modifier.hasPrefix("delay") ? "duration(0.4)" : "delay(0.3)"
    #expect(
      finding.change == "\"heroModifiers\": \"\(kept) \(modifier)\" on b/card, and remove \(modifier) from a/card")
  }

  @Test func aLabelWithoutHeight() throws {
    func scene(_ height: Double) -> Case {
      Case(
        b: screen(#"{"name": "body", "text": "Hello", "frame": [10, 60, 100, \#(height)], "heroModifiers": "fade"}"#))
    }
    let finding = try #require(try scene(0).found().first)
    #expect(finding.rule == .hidden && finding.view == "b/body")
    #expect(finding.message == "animates, but nobody sees it: its height is 0 (L3)")
    #expect(finding.change.hasPrefix("\"frame\": [10, 60, 100, "))
    #expect(try scene(30).names() == [])
  }
}
