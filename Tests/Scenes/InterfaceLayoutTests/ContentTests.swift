import HeroControls
import HeroGeometry
import HeroTesting
import InterfaceBuilder

@testable import InterfaceLayout

/// Contents, cells and what goes wrong; frames derived by hand, on half points.
struct ContentTests {
  @Test func contentsAskForTheirSizes() throws {
    let small = try Layout("Contents", on: Layout.small)
    expectEqual(small["label"], [10, 10, 100, 20])
    expectEqual(small["picture"], [10, 50, 60, 40])
    expectEqual(small["button"], [10, 100, 50, 32])
    expectEqual(small["custom"], [10, 250, 77, 33])
    #expect(small.places.warnings.isEmpty)
  }

  @Test func controlsReachBeyondTheirConstraints() throws {
    let small = try Layout("Contents", on: Layout.small)
    // It ends 10 points from the edge for constraints, 8 for the eye.
    expectEqual(small["switch"], [261, 150, 51, 31])
    expectEqual(small["slider"], [8, 200, 304, 34])
  }

  @Test func textsTakeTheHeightOfTheirWidth() throws {
    let small = try Layout("Contents", on: Layout.small)
    expectEqual(small["lines"], [10, 300, 300, 40])
    expectEqual(small["under"], [10, 344, 50, 20])
    let tablet = try Layout("Contents", on: Layout.tablet)
    expectEqual(tablet["lines"], [10, 300, 748, 20])
    expectEqual(tablet["under"], [10, 324, 50, 20])
  }

  @Test func textViewsThatDoNotScrollTakeTheRoomOfTheirText() throws {
    // 400 in 310 between 5 and 5: two lines, and 8 above and below; in 758 one line.
    try expectEqual(Layout("Contents", on: Layout.small)["notes"], [0, 600, 320, 56])
    try expectEqual(Layout("Contents", on: Layout.tablet)["notes"], [0, 600, 768, 36])
  }

  @Test func huggingAndCompressionResistance() throws {
    let small = try Layout("Contents", on: Layout.small)
    expectEqual(small["left"], [0, 400, 300, 20])
    expectEqual(small["right"], [300, 400, 20, 20])
    let tablet = try Layout("Contents", on: Layout.tablet)
    expectEqual(tablet["left"], [0, 400, 468, 20])
    expectEqual(tablet["right"], [468, 400, 300, 20])
  }

  @Test func textsStandOnTheirBaselines() throws {
    // 20 points: 19.043 above the baseline in a line of 23.867, in the middle of 20.
    try expectEqual(Layout("Contents", on: Layout.small)["based"], [50, 513, 50, 20])
  }

  @Test func cellsFillATable() throws {
    let large = try Layout("Tables", on: Layout.large)
    let cells = try #require(large.places.cells["table"])
    // 100 and 60 in turn, until 896 - 48 points are full.
    expectEqual(
      cells.map(\.id), ["row", "styled", "row", "styled", "row", "styled", "row", "styled", "row", "styled", "row"])
    expectEqual(cells.map(\.frame.minY), [0, 100, 160, 260, 320, 420, 480, 580, 640, 740, 800])
    #expect(cells.allSatisfy { $0.frame.size.width == 414 })
    expectEqual(large.places.contentInsets["table"], EdgeInsets(top: 48, bottom: 34))
    expectEqual(large.places.contentSizes["table"], Size(width: 414, height: 900))
    expectEqual(large["rowContent"], [0, 0, 414, 99.5])
    expectEqual(large["bar"], [20, 11, 374, 77.5])
    // As UIKit places a value: margins of 20 at a width of 414, 50 points of text in the middle of 60, 6 between text and value.
    expectEqual(large["title"], [20, 0, 318, 60])
    expectEqual(large["detail"], [344, 20, 50, 20])
  }

  @Test func insetRowsKeepTheirStoredDistance() throws {
    // Stored 335 wide in 375, and as wide as the table; the style has margins of 20 at 414.
    let large = try Layout("InsetTables", on: Layout.large)
    let cells = try #require(large.places.cells["table"])
    expectEqual(cells[0].frame, Rect(x: 20, y: 35, width: 374, height: 100))
    expectEqual(cells[1].frame, Rect(x: 20, y: 135, width: 374, height: 60))
    let small = try Layout("InsetTables", on: Layout.small)
    let narrow = try #require(small.places.cells["table"])
    expectEqual(narrow[0].frame, Rect(x: 20, y: 35, width: 280, height: 100))
    expectEqual(narrow[1].frame, Rect(x: 16, y: 135, width: 288, height: 60))
  }

  @Test func itemsFillACollection() throws {
    let small = try Layout("Collections", on: Layout.small)
    let cells = try #require(small.places.cells["collection"])
    expectEqual(cells.map(\.frame.minX), [4, 109, 214, 4, 109, 214, 4, 109, 214])
    expectEqual(cells.map(\.frame.minY), [6, 6, 6, 216, 216, 216, 426, 426, 426])
    expectEqual(small.places.contentSizes["collection"], Size(width: 320, height: 634))
    // The item is larger than it was stored; its constraints are its content view's.
    expectEqual(small["in"], [8, 8, 84, 100])
  }

  @Test func pagesAreAsLargeAsTheirCollection() throws {
    // 365 between insets of 4 and 6 in 375, and 2 more than 667 high: both follow.
    let small = try Layout("Pages", on: Layout.small)
    expectEqual(small.places.cells["collection"]?.map(\.frame), [Rect(x: 4, y: -1, width: 310, height: 570)])
    let own = try Layout("Pages", on: Layout.own)
    expectEqual(own.places.cells["collection"]?.map(\.frame), [Rect(x: 4, y: -1, width: 365, height: 669)])
  }

  @Test func runsOfSeveralLooksStandBesideEachOther() throws {
    try expectEqual(Layout("Contents", on: Layout.small)["runs"], [0, 550, 80, 40])
  }

  @Test func storedFramesHoldOnTheFilesOwnCanvas() throws {
    let own = try Layout("Misplaced", on: Layout.own)
    expectEqual(own["stored"], [1, 2, 3, 4])
    expectEqual(own["stale"], [100, 200, 60, 70])
    expectEqual(own["inside"], [0, 0, 60, 70])
    expectEqual(own["sizeless"], [50, 60, 50, 20])
    try expectEqual(Layout("Misplaced", on: Layout.small)["stored"], [100, 100, 50, 50])
  }

  @Test func moreThanCanBeSolvedKeepsItsFrames() throws {
    let label =
      "<view translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/><constraints><constraint firstAttribute=\"width\" constant=\"9\"/></constraints></view>"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects><view id="root">
      <rect key="frame" x="0" y="0" width="100" height="100"/><subviews>\(String(repeating: label, count: 2500))</subviews>
      </view></objects></document>
      """
    let document = try InterfaceFile(bytes: Array(text.utf8)).document()
    let root = try #require(document.scenes.first?.views.first)
    let sizes = InterfaceSizes(traits: ControlTraits { _, _ in .zero }, image: { _, _ in nil })
    let places = InterfaceLayout(document, sizes: sizes).places(
      of: root, on: InterfaceGround(size: Size(width: 50, height: 50)))
    expectEqual(places.frames[root.subviews[2499].id], Rect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(
      places.warnings.map(\.message),
      ["5001 views and constraints are more than the 5000 that are laid out; stored frames are used"])
  }

  @Test func conflictsAndOpenLayoutsAreNamedWithTheirLines() throws {
    let small = try Layout("Wrong", on: Layout.small)
    expectEqual(small["open"], [30, 40, 50, 60])
    let warnings = small.places.warnings
    #expect(warnings.allSatisfy { $0.kind == .layout })
    expectEqual(
      warnings.map { "\($0.place.line): \($0.element): \($0.message)" },
      [
        "15: view: constraints do not determine y, width of view open; the stored frame is used",
        "23: constraint: view 'Both'.width = 100 is left out: it conflicts with "
          + "view 'Both'.width = 120 (line 24)",
        "27: constraint: the constraint view open.top = nowhere.bottom has no effect: it names what is not in its view",
        "28: constraint: the constraint view open.width = 1e+300 × view root.width has no effect: its multiplier is too large",
      ])
  }

  // Nobody edits a storyboard's field.
  @Test(arguments: [("never", false), ("whileEditing", false), ("unlessEditing", true), ("always", true)])
  func fieldsShowTheirClearButtonUnlessTheyAreEdited(mode: String, isShown: Bool) throws {
    let layout = try Layout(
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
        <scenes><scene sceneID="1"><objects><viewController id="a"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="320" height="568"/><subviews><textField text="Pier" clearButtonMode="\(mode)" id="t">
        <rect key="frame" x="0" y="0" width="100" height="34"/></textField></subviews></view></viewController></objects></scene></scenes>
        </document>
        """, on: Layout.small)
    let field = try #require(layout.document.controllers.first?.view?.subviews.first)
    let traits = ControlTraits { _, _ in Size(width: 10, height: 20) }
    let look = field.look(traits, image: { _ in nil }, color: { _ in nil })
    try expectEqual(#require(look as? TextFieldLook).showsClearButton, isShown)
  }
}
