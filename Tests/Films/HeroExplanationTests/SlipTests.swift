import HeroInspection
import HeroTesting

@testable import HeroExplanation

/// Slips of newcomers: what is told of each first, and the change that helps.
@Suite struct SlipTests {
  private typealias Case = RemedyTests.Case

  private static let card = #", "heroID": "card""#
  private static let over = #""modalPresentationStyle": "overFullScreen", "#

  /// A card that flies, and what a gesture does with it on the way back.
  private static func dragged(_ gesture: String) -> Case {
    Case(
      a: screen(box("card", "20, 140, 80, 50", card)), b: screen(box("card", "20, 20, 80, 60", card)),
      steps: #"{"present": "b"}, {"wait": 0.1}, {"dismiss": true, \#(gesture)}"#)
  }

  // A push gives the screen that comes a shadow and shows the other one below it (rule D3). The seam begins below the hairline, and is
  // none of the bar's.
  @Test func clearScreensBelowABar() throws {
    let scene = Case(
      a: screen(box("c", "20, 100, 60, 40"), color: "clear"), b: screen(color: "clear"),
      root: #"{"navigation": ["a"], "animation": "push(left)", "bar": {}}"#, steps: #"{"push": "b"}"#)
    let found = try scene.found()
    expectEqual(found.map(\.view), ["b"])
    #expect(
      found.first?.message.contains(
        "it has no opaque background: the shadow and the other screen that push(left) shows")
        == true)
    #expect(found.first?.change.hasPrefix("\"backgroundColor\"") == true)
    // `fade` has no shadow (rule D3).
    func bare(_ frame: String) -> String { #""subviews": [\#(box("c", frame))]"# }
    let faded = try Case(a: bare("20, 100, 60, 40"), b: bare("20, 20, 80, 30")).found()
    #expect(faded.first?.message.contains("background: the other screen that fade shows below it goes") == true)
  }

  // The blurred bar is wider than the card that flies over it.
  @Test func aBarOfBlurThatIsCoveredInPart() throws {
    let blur = #"{"name": "blur", "frame": [0, 0, 120, 60], "effect": "light"}"#
    let found = try Case(
      a: screen(box("card", "25, 20, 70, 80", Self.card), blur),
      b: screen(box("card", "0, 0, 120, 120", Self.card))
    ).found()
    expectEqual(found.map(\.view), ["a/blur"])
    expectEqual(found.first?.words.map(\.written), ["heroID 'card'"])
    #expect(found.first?.message.hasSuffix("from then on the snapshot of a/card lies over it (L1, L4)") == true)
    expectEqual(found.first?.change, #""heroModifiers": "fade useGlobalCoordinateSpace" on a/blur"#)
  }

  // Above all else at rest by its zPosition, a header is below what flies: that it would be hidden at rest, too, is no cause.
  @Test func aHeaderThatIsRaised() throws {
    let header = box("header", "0, 0, 120, 60", #", "zPosition": 10"#, color: "gold")
    let found = try Case(
      a: screen(header, box("card", "20, 20, 80, 80", Self.card)),
      b: screen(box("card", "0, 0, 120, 120", Self.card))
    ).found()
    expectEqual(found.first?.words.map(\.written), ["heroID 'card'"])
  }

  // Dismissed over full screen a root without a colour of its own does not fade (rule D3).
  @Test func aDimmingThatStays() throws {
    let found = try Case(
      b:
        #""subviews": [\#(box("dim", "0, 0, 120, 200", #", "alpha": 0.5"#, color: "black")), \#(box("sheet", "0, 100, 120, 100", #", "heroModifiers": "translate(0, 100)""#))]"#,
      screen: Self.over, steps: thereAndBack
    ).found()
    expectEqual(found.map(\.change), [#""heroModifiers": "fade" on b/dim"#])
  }

  // 0.4 of a half is 0.2.
  @Test func aTranslucentHolderWithoutAColour() throws {
    let holder =
      #"{"name": "holder", "frame": [0, 60, 120, 100], "alpha": 0.4, "subviews": [\#(box("card", "20, 20, 80, 60", Self.card)), \#(box("dot", "0, 0, 20, 20", #", "alpha": 0.5"#))]}"#
    let found = try Case(a: screen(holder), b: screen(box("card", "0, 0, 120, 80", Self.card))).found()
    expectEqual(found.first?.change, #""alpha": 1 on a/holder, and "alpha": 0.4 on a/card, and "alpha": 0.2 on a/dot"#)
  }

  // What a number comes from is told before what comes of it.
  @Test func aMistakenNumberComesFirst() throws {
    let turned = box("card", "20, 40, 60, 60", #", "heroModifiers": "rotate(45)""#)
    let found = try Case(b: screen(turned), screen: #""modalAnimation": "none", "#).found()
    expectEqual(found.first?.rule, .mistakenNumber)
    #expect(found.count > 1)
  }

  // 100 points lower the card is still on the screen of 200: its own word, though nothing moves without it.
  @Test func aViewThatComesFromWithinTheScreen() throws {
    let card = box("card", "20, 20, 80, 60", #", "heroModifiers": "translate(0, 100) duration(0.6)""#)
    let found = try Case(b: screen(card), screen: #""modalAnimation": "none", "#).found()
    expectEqual(found.first?.words.map(\.written), ["translate(0, 100)"])
    #expect(found.first?.change.hasSuffix(#"fade" on b/card"#) == true)
  }

  // 100 points as a progress are 10 000 %; across the drag's way the finger does not move.
  @Test func progressInPointsAndAcross() throws {
    let pan = #""from": [60, 60], "by": [0, 100], "finishWhen": "progress > 0.3", "progress""#
    let points = try Self.dragged(#""pan": {\#(pan): "translation.y"}"#).found()
    expectEqual(points.map(\.change), [#""progress" divided by 200 on step 3"#])
    expectEqual(points.first?.swift, "Hero.shared.update(progress / 200)")
    #expect(points.first?.message.contains("up to a progress of 10000 %") == true)
    let across = try Self.dragged(#""pan": {\#(pan): "translation.x / width"}"#).found()
    #expect(across.first?.message.contains("its progress stays 0") == true)
  }

  // The partner's square corners stand out below the round ones.
  @Test func partnersOfOtherCorners() throws {
    func card(_ frame: String, _ corners: String) -> String {
      box("card", frame, Self.card + #", "cornerRadius": 25, "maskedCorners": [\#(corners)]"#)
    }
    let found = try Case(
      a: screen(card("10, 110, 80, 80", #""topRight""#)),
      b: screen(card("10, 10, 100, 90", #""topRight", "bottomLeft", "bottomRight""#))
    ).found()
    #expect(found.first?.message.contains("the snapshot of a/card, its partner, stays under it") == true)
    expectEqual(found.first?.change, #""opaque": false on b/card"#)
  }

  // Core Animation runs what lasts 0 s for 0.25 s of its own (rule T1).
  @Test func aDurationOfNothing() throws {
    let found = try Case(
      a: screen(box("card", "20, 140, 80, 50", Self.card)),
      b: screen(box("card", "20, 20, 60, 60", Self.card + #", "heroModifiers": "duration(0)""#))
    ).found()
    expectEqual(Set(found.map(\.change)), ["remove duration(0) from b/card"])
  }

  // Without animation Hero never hears of the dismissal.
  @Test func aDismissalWithoutAnimation() throws {
    let found = try Case(
      a: screen(box("card", "20, 140, 80, 50", #", "heroModifiers": "fade""#)),
      b: screen(box("sheet", "10, 20, 100, 80"), color: "#00000080"), screen: Self.over,
      steps: #"{"present": "b"}, {"wait": 0.1}, {"dismiss": true, "animated": false}"#
    ).found()
    expectEqual(found.map(\.change), [#"remove "animated" from step 3"#])
    expectEqual(found.first?.words.map(\.written), [#""animated": false"#])
  }

  // Set off for the way back alone.
  @Test func heroThatAStepSwitchesOff() throws {
    let found = try Case(
      a: screen(box("card", "20, 140, 80, 50", Self.card)),
      b: screen(box("card", "20, 20, 80, 60", Self.card)),
      steps: #"{"present": "b"}, {"dismiss": true, "set": {"b": {"isHeroEnabled": false}}}"#
    ).found()
    expectEqual(found.map(\.change), [#""isHeroEnabled": true on 'b'"#])
  }

  // A cascade leaves out what is matched (rule P6); asked about, the list and the cell tell it.
  @Test func cellsThatACascadeLeavesOut() throws {
    let cells = (0..<3).map { index in
      box(
        "\(index)", "10, \(10 + index * 60), 100, 50", #", "heroModifiers": "fade"\#(index == 1 ? Self.card : "")"#)
    }
    let list =
      #"{"name": "list", "frame": [0, 0, 120, 200], "heroModifiers": "cascade(0.1)", "subviews": [\#(cells.joined(separator: ", "))]}"#
    let scene = Case(a: screen(box("card", "10, 150, 50, 30", Self.card)), b: screen(list))
    for asked in ["b/list", "b/1"] {
      let found = try scene.found(.init(views: [asked])).first
      expectEqual(
        found?.message, "cascade(0.1) of b/list delays no matched view, such as b/1: those start at once (P6)")
      expectEqual(found?.change, #""heroModifiers": "cascade(0.1, topToBottom, true)" on b/list"#)
    }
  }

  // A label without a height, to which a label flies.
  @Test func aLabelWithoutAHeight() throws {
    func label(_ frame: String) -> String {
      #"{"name": "t", "frame": [\#(frame)], "text": "Hello", "heroID": "t"}"#
    }
    let found = try Case(a: screen(label("10, 140, 100, 30")), b: screen(label("10, 20, 100, 0"))).found()
    expectEqual(found.first?.message, "flies to where nobody sees it: its height is 0 (L3)")
    // The system's font of 17 points has lines of 20.3, in whole pixels 21.
    expectEqual(found.first?.change, #""frame": [10, 20, 100, 21] on b/t"#)
  }

  // What is left below a popup is told as that, not also where it goes.
  @Test func aPopupThatMovesOffWhatIsLeftBelow() throws {
    let found = try Case(
      a: screen(box("cell", "10, 150, 100, 30", Self.card)),
      b: screen(box("popup", "20, 40, 80, 80", Self.card), color: "#00000066"), screen: Self.over,
      steps:
        #"{"present": "b"}, {"wait": 0.1}, {"wait": 0.2, "set": {"b/popup": {"frame": [20, 80, 80, 80]}}}, {"dismiss": true}"#
    ).found()
    expectEqual(found.map(\.rule), [.leftOver])
  }

  // A heroID that nobody answers to is given up for a fade.
  @Test func aPartnerInABar() throws {
    let found = try Case(
      a: screen(), b: screen(box("face", "20, 60, 60, 60", #", "heroID": "face""#)),
      root: #"{"navigation": ["a"], "bar": {}}"#, steps: #"{"push": "b"}"#
    ).found()
    expectEqual(found.map(\.change), [#""heroModifiers": "fade" on b/face, and remove "heroID" from b/face"#])
  }
}
