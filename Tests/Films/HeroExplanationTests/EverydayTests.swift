import HeroInspection
import HeroModel
import HeroTesting

@testable import HeroExplanation

/// Mistakes of every day, each told once, with a change that helps.
@Suite struct EverydayTests {
  private typealias Case = RemedyTests.Case

  private static func told(_ scene: Case) throws -> [String] {
    try scene.found().map { "\($0.view ?? "-"): \($0.change)" }
  }

  @Test func heroIDsWithoutAPartner() throws {
    for (third, wanted, told) in [
      // A string that an optional was put into; cells' ids without the one that is asked for; a blank at an end.
      (#"Optional(\"cell2\")"#, "cell2", #"b/page: "heroID": "cell2" on a/2"#),
      ("cell_2", "cell", #"b/page: "heroID": "cell" on a/0"#),
      ("cell2 ", "cell2", #"b/page: "heroID": "cell2" on a/2"#),
      // One is nearly what the other screen asks for; of the others nobody expects anything.
      ("image_2", "image_01", #"a/1: "heroID": "image_1" on b/page"#),
    ] {
      let cells = (0..<4).map {
        box("\($0)", "\(30 * $0), 10, 25, 25", #", "heroID": "\#(third.replacing("2", with: "\($0)"))""#)
      }
      let page = box("page", "10, 60, 90, 90", #", "heroID": "\#(wanted)""#)
      let scene = Case(a: screen(cells.joined(separator: ", ")), b: screen(page))
      expectEqual(try Self.told(scene), [told])
    }
  }

  // Without the panel's motion nothing moves at all, so that nothing pops in; the type is what makes it so.
  @Test func aWordWithoutWhichNothingMovesIsNoCause() throws {
    let panel = box("panel", "10, 100, 100, 90", #", "heroModifiers": "translate(0, 100)""#)
    let found = try Case(
      b: screen(panel, color: "gold"), screen: #""modalAnimation": "none", "#
    ).found()
    expectEqual(found.flatMap(\.words).map(\.written).once, [#""modalAnimation": "none""#])
  }

  // Hero's container lies over a tab bar; the bar's own snapshot can lie over what flies.
  @Test func aTabBarThatIsCovered() throws {
    let scene = Case(
      a: screen(box("card", "20, 140, 80, 50", #", "heroID": "card""#)),
      b: screen(box("card", "0, 0, 120, 80", #", "heroID": "card""#)),
      root: #"{"tabs": ["a"], "bar": {}}"#, steps: thereAndBack)
    let found = try scene.found()
    expectEqual(found.map(\.view), ["a/card", "a/card"])
    #expect(found.first?.message.hasPrefix("covers the UITabBar where the transition begins") == true)
    for finding in found {
      expectEqual(
        finding.swift,
        "tabBarController.tabBar.hero.modifiers = [.beginWith(.zPosition(1)), .fade, .useGlobalCoordinateSpace]")
    }
  }

  @Test func whoseHeroIsOff() throws {
    let card = screen(box("card", "20, 140, 80, 50", #", "heroID": "card""#))
    let found = try Case(
      a: card, b: card, steps: #"{"present": {"navigation": ["b"], "isHeroEnabled": false}}, {"dismiss": true}"#
    ).found()
    expectEqual(
      found.map(\.message),
      [
        "nothing of Hero's animates from 'a' to 'b' and back: Hero is not enabled on the navigation controller around 'b' (C6)"
      ])
    expectEqual(found.first?.swift, "navigationController.hero.isEnabled = true")
    // What the root view says is why nothing animates on the way back.
    let still = try Case(
      a: #""backgroundColor": "white", "isHeroEnabled": false"#, screen: #""modalAnimation": "fade", "#,
      steps: thereAndBack
    ).found()
    #expect(still.last?.message.hasSuffix("isHeroEnabled of a is false (V1)") == true, "\(still.map(\.message))")
    expectEqual(still.last?.change, #""isHeroEnabled": true on a"#)
  }

  // In a label of 100 points the text begins at the left or lies in the middle; 12 points and 24 points fill other parts of it.
  @Test(arguments: [
    (12, #", "textAlignment": "center""#, "shows in two places at the same time"),
    (24, "", "shows in two sizes at the same time, one "),
  ])
  func aTextThatShowsTwice(_ size: Int, _ keys: String, _ words: String) throws {
    func label(_ y: Int, _ size: Int, _ keys: String) -> String {
      #"{"name": "t", "frame": [10, \#(y), 100, 40], "heroID": "t", "text": "Cake", "font": {"size": \#(size)}\#(keys)}"#
    }
    let scene = Case(a: screen(label(140, 12, "")), b: screen(label(20, size, keys)))
    let found = try scene.found()
    expectEqual(found.map(\.view), ["b/t"])
    #expect(found.first?.message.hasPrefix(words) == true, "\(found.map(\.message))")
    // Frames around both texts.
    #expect(found.first?.change.hasPrefix(#""frame": [10, "#) == true, "\(found.map(\.change))")
    #expect(try Case(a: screen(label(140, 12, keys)), b: screen(label(20, 12, keys))).found() == [])
  }

  // Up from the start: translation.y is below 0, and a progress below 0 counts as 0 (rule I1).
  @Test func aDragWithTheWrongSign() throws {
    func scene(_ progress: String) -> Case {
      Case(
        a: screen(box("card", "20, 140, 80, 50", #", "heroID": "card""#)),
        b: screen(box("card", "0, 0, 120, 80", #", "heroID": "card""#)),
        steps: #"""
          {"present": "b"}, {"dismiss": true, "pan": {"from": [60, 180], "by": [0, -120], "progress": "\#(progress)",
          "finishWhen": "progress > 0.3"}}
          """#)
    }
    let found = try scene("translation.y / height").found()
    expectEqual(found.map(\.rule), [.gestureEnd])
    // 120 of 200 points.
    #expect(found.first?.message.contains("never more than 0, down to -60 %") == true)
    expectEqual(found.first?.swift, "Hero.shared.update(-progress); Hero.shared.finish()")
    #expect(try scene("-translation.y / height").found() == [])
  }

  // The photo lies at the top of a card with round corners: only these two of its corners are cut off.
  @Test func cornersThatACardCutsOff() throws {
    let photo = box("photo", "0, 0, 80, 60", #", "heroID": "photo""#)
    let card =
      #"{"name": "card", "frame": [20, 60, 80, 130], "backgroundColor": "gold", "cornerRadius": 30, "clipsToBounds": true, "heroID": "card", "subviews": [\#(photo)]}"#
    let scene = Case(
      a: screen(card),
      b: screen(
        box("card", "0, 0, 120, 200", #", "heroID": "card""#),
        box("photo", "0, 0, 120, 90", #", "heroID": "photo""#)))
    expectEqual(
      try Self.told(scene),
      [
        #"a/photo: "cornerRadius": 30 on a/photo, and "maskedCorners": ["topLeft", "topRight"] on a/photo, and "clipsToBounds": true on a/photo"#
      ]
    )
  }

  // An effect's snapshot pictures nothing of what it holds (rule L3).
  @Test func anEffectOverWhatFlies() throws {
    let text =
      #"{"name": "t", "frame": [10, 10, 100, 30], "text": "Caption", "font": {"size": 20}, "textColor": "white"}"#
    let blur =
      #"{"name": "blur", "frame": [0, 40, 120, 50], "effect": "dark", "heroModifiers": "fade", "subviews": [\#(text)]}"#
    let scene = Case(
      a: screen(box("card", "20, 140, 80, 50", #", "heroID": "card""#)),
      b: screen(box("card", "0, 0, 120, 90", #", "heroID": "card""#), blur))
    expectEqual(
      try scene.found().first { $0.view == "b/blur" }?.change,
      #""heroModifiers": "fade useGlobalCoordinateSpace" on b/blur, and "heroModifiers": "fade" on b/t"#)
  }

  // 90° are π/2; 400 ms are 0.4 s; a spring with more damping than stiffness does not spring (rule T4).
  @Test(arguments: [
    ("fade rotate(90)", "fade rotate(1.5708)"), ("fade duration(400)", "fade duration(0.4)"),
    ("fade when(isPresenting, delay(400))", "fade when(isPresenting, delay(0.4))"),
    ("fade spring(30, 250)", "fade spring(250, 30)"),
  ])
  func numbersInOtherUnits(_ written: String, _ meant: String) throws {
    func scene(_ modifiers: String) -> Case {
      Case(b: screen(box("card", "20, 40, 80, 50", #", "heroModifiers": "\#(modifiers)""#)))
    }
    let finding = try #require(try scene(written).found().first { $0.rule == .mistakenNumber })
    #expect(finding.view == "b/card" && finding.change.hasPrefix("\"heroModifiers\": \"\(meant)"), "\(finding.change)")
    #expect(try scene(meant).found().allSatisfy { $0.rule != .mistakenNumber })
  }

  // 393 points at 2000 ÷ 852 pixels a point are 922.5 pixels: what fades covers half of the last column, and nobody sees that.
  @Test func aPhoneOfBrokenPixels() throws {
    let json = #"""
      {"version": 1, "canvas": {"device": "iPhone 15"}, "root": "a", "screens": {
      "a": {"view": {"backgroundColor": "white"}}, "b": {"modalAnimation": "fade", "view": {"backgroundColor": "teal"}}},
      "timeline": [{"wait": 0.1}, {"present": "b"}, {"wait": 0.1}, {"dismiss": true}, {"wait": 0.1}]}
      """#
    #expect(try WholeScene(json: json).found() == [])
  }

  // On the way back the image uncovers the bar, too, of which nothing is told, as no word alone is the cause: no remedy brings that.
  @Test func whatIsThereAnywayIsBroughtByNoRemedy() throws {
    let json = #"""
      {"version": 1, "canvas": {"device": "iPhone 15"}, "root": {"tabs": ["a"], "bar": {}}, "screens": {
      "a": {"view": {"subviews": [{"frame": [0, 720, 393, 60], "subviews": [
      {"frame": [48, 48], "image": "assets/mosaic.png", "heroID": "x"}]}]}},
      "b": {"view": {"subviews": [{"frame": [0, 0, 393, 852], "backgroundColor": "systemGray5", "subviews": [
      {"frame": [300, 300], "image": "assets/mosaic.png", "heroID": "x"}]}]}}},
      "timeline": [{"present": "b"}, {"dismiss": true}]}
      """#
    let found = try WholeScene(json: json).found()
    #expect(!found.isEmpty && found.allSatisfy { !$0.change.hasPrefix("herorender") }, "\(found.map(\.change))")
  }

  // Of a stack's two views one is matched; the other one has its partner, too, and is hidden (rule V1).
  @Test func aHiddenPartnerIsNoOtherCell() throws {
    let views = [("x", ""), ("y", #", "hidden": true"#)].map { id, keys in
      #"{"name": "\#(id)", "size": [100, 40], "backgroundColor": "teal", "heroID": "\#(id)"\#(keys)}"#
    }
    let stack =
      #"{"name": "stack", "frame": [10, 10, 100, 80], "axis": "vertical", "subviews": [\#(views.joined(separator: ", "))]}"#
    let found = try Case(
      a: screen(stack),
      b: screen(
        box("x", "0, 20, 120, 60", #", "heroID": "x""#), box("y", "0, 90, 120, 60", #", "heroID": "y""#))
    ).found()
    expectEqual(found.map(\.view), ["b/y"])
    #expect(found.first?.message.contains("its counterpart a/y takes no part: hidden inside a stack") == true)
  }

  // A gradient and a title over a photo that flies: above it alone, the gradient would cover the title.
  @Test func whatLiesOverEachOtherIsMendedTogether() throws {
    let title =
      #"{"name": "t", "frame": [10, 70, 100, 30], "text": "Kyoto", "textColor": "white", "font": {"size": 28}}"#
    let scene = Case(
      a: screen(box("photo", "20, 140, 80, 50", #", "heroID": "p""#)),
      b: screen(
        box("photo", "0, 0, 120, 100", #", "heroID": "p""#),
        box("shade", "0, 60, 120, 40").replacing("teal", with: "black"), title))
    expectEqual(
      try Self.told(scene), [#"b/t: "heroModifiers": "fade useGlobalCoordinateSpace" on b/shade and b/t"#])
  }

  // Of five rows that fly away one is below the screen, as every list has.
  @Test func rowsBelowTheScreen() throws {
    let rows = (0..<5).map {
      box("\($0)", "0, \($0 * 50), 120, 48", #", "heroModifiers": "fade translate(-120, 0)""#)
    }
    #expect(
      try Case(a: screen(rows.joined(separator: ", ")), screen: #""modalAnimation": "fade", "#).found() == [])
  }

  // Its default animation would replace what a root view says of its snapshot (rule P3).
  @Test func aRootThatACellBecomes() throws {
    let cell =
      #"{"name": "cell", "frame": [10, 100, 100, 40], "heroID": "x", "backgroundColor": "orange", "subviews": [{"frame": [5, 5, 60, 20], "text": "Row"}]}"#
    let scene = Case(
      a: screen(cell),
      b: #""backgroundColor": "orange", "heroID": "x", "subviews": [{"frame": [10, 10, 60, 20], "text": "Row"}]"#,
      steps: thereAndBack)
    expectEqual(
      try Self.told(scene),
      [#"a/cell: "animation": "none" on step 1 and step 3, and "heroModifiers": "useNoSnapshot" on a/cell and b"#])
  }

  // A view of the other screen without a heroID, the only one.
  @Test func whatTheCellsMayBecome() throws {
    let cells = (0..<4).map { box("\($0)", "\(30 * $0), 10, 25, 25", #", "heroID": "photo_\#($0)""#) }
    let scene = Case(a: screen(cells.joined(separator: ", ")), b: screen(box("page", "10, 60, 90, 90")))
    expectEqual(try Self.told(scene), [#"a/0: "heroID": "photo_0" on b/page"#])
    #expect(try scene.found().first?.message.hasSuffix("the same goes for 3 other views") == true)
  }
}
