import HeroControls
import HeroGeometry
import HeroTesting
import InterfaceBuilder

@testable import InterfaceLayout

/// Contents, cells and what goes wrong; frames derived by hand, on half points.
struct ContentTests {
  @Test func contentsAskForTheirSizes() throws {
    let small = try Layout("Contents", on: .small)
    small.expect([
      "label": [10, 10, 100, 20], "picture": [10, 50, 60, 40], "button": [10, 100, 50, 32],
      "custom": [10, 250, 77, 33],
      // Controls reach beyond their constraints: it ends 10 points from the edge for constraints, 8 for the eye.
      "switch": [261, 150, 51, 31], "slider": [8, 200, 304, 34], "runs": [0, 550, 80, 40],
      // 20 points: 19.043 above the baseline in a line of 23.867, in the middle of 20.
      "based": [50, 513, 50, 20],
    ])
    #expect(small.places.warnings.isEmpty)
  }

  @Test func textsAndTheirPrioritiesFollowTheWidth() throws {
    let small = try Layout("Contents", on: .small)
    small.expect([
      "lines": [10, 300, 300, 40], "under": [10, 344, 50, 20],
      // A text view that does not scroll: 400 in 310 between 5 and 5: two lines, and 8 above and below; in 758 one line.
      "notes": [0, 600, 320, 56],
      // Hugging and compression resistance.
      "left": [0, 400, 300, 20], "right": [300, 400, 20, 20],
    ])
    let tablet = try Layout("Contents", on: .tablet)
    tablet.expect([
      "lines": [10, 300, 748, 20], "under": [10, 324, 50, 20], "notes": [0, 600, 768, 36], "left": [0, 400, 468, 20],
      "right": [468, 400, 300, 20],
    ])
  }

  @Test func cellsFillATable() throws {
    let large = try Layout("Tables", on: .large)
    let cells = try #require(large.places.cells["table"])
    // 100 and 60 in turn, until 896 - 48 points are full.
    expectEqual(
      cells.map(\.id), ["row", "styled", "row", "styled", "row", "styled", "row", "styled", "row", "styled", "row"])
    expectEqual(cells.map(\.frame.minY), [0, 100, 160, 260, 320, 420, 480, 580, 640, 740, 800])
    #expect(cells.allSatisfy { $0.frame.size.width == 414 })
    expectEqual(large.places.contentInsets["table"], EdgeInsets(top: 48, bottom: 34))
    expectEqual(large.places.contentSizes["table"], Size(width: 414, height: 900))
    large.expect([
      "rowContent": [0, 0, 414, 99.5], "bar": [20, 11, 374, 77.5],
      // As UIKit places a value: margins of 20 at a width of 414, 50 points of text in the middle of 60, 6 between text and value.
      "title": [20, 0, 318, 60], "detail": [344, 20, 50, 20],
    ])
  }

  @Test func insetRowsKeepTheirStoredDistance() throws {
    // Stored 335 wide in 375, and as wide as the table; the style has margins of 20 at 414.
    let large = try Layout("InsetTables", on: .large)
    let cells = try #require(large.places.cells["table"])
    expectEqual(cells[0].frame, Rect(x: 20, y: 35, width: 374, height: 100))
    expectEqual(cells[1].frame, Rect(x: 20, y: 135, width: 374, height: 60))
    let small = try Layout("InsetTables", on: .small)
    let narrow = try #require(small.places.cells["table"])
    expectEqual(narrow[0].frame, Rect(x: 20, y: 35, width: 280, height: 100))
    expectEqual(narrow[1].frame, Rect(x: 16, y: 135, width: 288, height: 60))
  }

  @Test func itemsFillACollection() throws {
    let small = try Layout("Collections", on: .small)
    let cells = try #require(small.places.cells["collection"])
    expectEqual(cells.map(\.frame.minX), [4, 109, 214, 4, 109, 214, 4, 109, 214])
    expectEqual(cells.map(\.frame.minY), [6, 6, 6, 216, 216, 216, 426, 426, 426])
    expectEqual(small.places.contentSizes["collection"], Size(width: 320, height: 634))
    // The item is larger than it was stored; its constraints are its content view's.
    expectEqual(small["in"], [8, 8, 84, 100])
  }

  @Test func pagesAreAsLargeAsTheirCollection() throws {
    // 365 between insets of 4 and 6 in 375, and 2 more than 667 high: both follow.
    let small = try Layout("Pages", on: .small)
    expectEqual(small.places.cells["collection"]?.map(\.frame), [Rect(x: 4, y: -1, width: 310, height: 570)])
    let own = try Layout("Pages", on: .own)
    expectEqual(own.places.cells["collection"]?.map(\.frame), [Rect(x: 4, y: -1, width: 365, height: 669)])
  }

  @Test func storedFramesHoldOnTheFilesOwnCanvas() throws {
    let own = try Layout("Misplaced", on: .own)
    own.expect([
      "stored": [1, 2, 3, 4], "stale": [100, 200, 60, 70], "inside": [0, 0, 60, 70], "sizeless": [50, 60, 50, 20],
    ])
    try expectEqual(Layout("Misplaced", on: .small)["stored"], [100, 100, 50, 50])
  }

  @Test func moreThanCanBeSolvedKeepsItsFrames() throws {
    let label = """
      <view translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="1" y="2" width="3" height="4"/><constraints>\
      <constraint firstAttribute="width" constant="9"/></constraints></view>
      """
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
    let small = try Layout("Wrong", on: .small)
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
  @Test func fieldsShowTheirClearButtonUnlessTheyAreEdited() throws {
    for (mode, isShown) in [("never", false), ("whileEditing", false), ("unlessEditing", true), ("always", true)] {
      let layout = try TextScreen.layout(
        """
        <textField text="Pier" clearButtonMode="\(mode)" id="t"><rect key="frame" x="0" y="0" width="100" height="34"/></textField>
        """)
      let field = try #require(layout.document.controllers.first?.view?.subviews.first)
      let traits = ControlTraits { _, _ in Size(width: 10, height: 20) }
      let look = field.look(traits, image: { _ in nil }, color: { _ in nil })
      expectEqual((look as? TextFieldLook)?.showsClearButton, isShown, "\(mode)")
    }
  }
}
