import HeroGeometry
import HeroTesting

@testable import InterfaceLayout

/// Texts of text styles at the size that a user has chosen.
///
/// The ruler: 10 points a character and 20 a line, twice that in fonts from 30 points on. The style Body has 17 points at l, 33 at ax2.
struct TextSizeTests {
  private func label(_ id: String, y: Double, width: Double, font: String, masked: Bool = false) -> String {
    """
    <label opaque="NO" text="0123456789" \(masked ? "" : #"translatesAutoresizingMaskIntoConstraints="NO""#) id="\(id)">
    <rect key="frame" x="10" y="\(y)" width="\(width)" height="20"/>\(font)</label>
    """
  }

  private static let column = """
    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="2"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" id="3"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="4" id="4"/>
    """

  @Test func aLargerTextMovesWhatHangsOnIt() throws {
    let views =
      label("a", y: 30, width: 100, font: TextScreen.style) + label("b", y: 54, width: 97, font: TextScreen.fixed)
    let large = try TextScreen.layout(views, constraints: Self.column, at: .large)
    large.expect(["a": [10, 30, 100, 20], "b": [10, 54, 97, 20]])
    // 30 + 40 + 4; the other one keeps the width that another font gave it.
    let larger = try TextScreen.layout(views, constraints: Self.column, at: .accessibilityLarge)
    larger.expect(["a": [10, 30, 200, 40], "b": [10, 74, 97, 20]])
  }

  @Test func aSmallerTextGivesRoomBack() throws {
    // Stored with 40 more than it asks for.
    let views =
      label("a", y: 30, width: 140, font: TextScreen.style) + label("b", y: 54, width: 100, font: TextScreen.fixed)
    try expectEqual(TextScreen.layout(views, constraints: Self.column, at: .large)["a"], [10, 30, 140, 20])
    try expectEqual(TextScreen.layout(views, constraints: Self.column, at: .extraSmall)["a"], [10, 30, 100, 20])
  }

  @Test func aScreenWithoutTextStylesStaysAsStored() throws {
    // Constraints would move both.
    let views =
      label("a", y: 50, width: 140, font: TextScreen.fixed) + label("b", y: 90, width: 160, font: TextScreen.fixed)
    let places = try TextScreen.layout(views, constraints: Self.column, at: .accessibilityExtraExtraExtraLarge)
    places.expect(["a": [10, 50, 140, 20], "b": [10, 90, 160, 20]])
  }

  @Test func framesWithoutAutoLayoutStay() throws {
    let views = label("a", y: 30, width: 100, font: TextScreen.style, masked: true)
    try expectEqual(TextScreen.layout(views, at: .accessibilityLarge, usesAutoLayout: false)["a"], [10, 30, 100, 20])
  }

  // MARK: Rows

  private func table(_ cell: String, rowHeight: String = "-1", attributes: String = "") -> String {
    """
    <tableView dataMode="static" style="plain" rowHeight="\(rowHeight)" estimatedRowHeight="-1" \
    translatesAutoresizingMaskIntoConstraints="NO" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <sections><tableViewSection id="s"><cells>
    <tableViewCell \(attributes) id="row"><rect key="frame" x="0" y="0" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
    <rect key="frame" x="0" y="0" width="375" height="44"/>\(cell)</tableViewCellContentView></tableViewCell>
    <tableViewCell id="next"><rect key="frame" x="0" y="44" width="375" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="next" id="n"><rect key="frame" x="0" y="0" width="375" height="44"/>
    </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
    """
  }

  private func rows(_ layout: Layout) -> [[Double]]? {
    layout.places.cells["t"]?.map { [$0.frame.minY, $0.frame.size.height] }
  }

  @Test func aRowIsAsHighAsItsConstraintsAsk() throws {
    // 12 above, 12 below.
    let cell = """
      <subviews><label opaque="NO" text="0123456789" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <rect key="frame" x="16" y="12" width="100" height="20"/>\(TextScreen.style)</label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" constant="12" id="2"/>
      <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="12" id="3"/></constraints>
      """
    expectEqual(rows(try TextScreen.layout(table(cell), at: .large)), [[0, 44], [44, 44]])
    let larger = try TextScreen.layout(table(cell), at: .accessibilityLarge)
    #expect(rows(larger) == [[0, 64], [64, 44]] && larger["l"] == [16, 12, 200, 40])
    // Rows of a fixed height keep it.
    expectEqual(
      rows(try TextScreen.layout(table(cell, rowHeight: "44"), at: .accessibilityLarge)), [[0, 44], [44, 44]])
  }

  @Test func aRowOfAStyleGrowsWithItsTexts() throws {
    func text(_ id: String) -> String {
      #"<label opaque="NO" text="01" id="\#(id)"><rect key="frame" x="16" y="0" width="343" height="22"/>\#(TextScreen.style)</label>"#
    }
    let basic = table(
      "<subviews>\(text("l"))</subviews>", attributes: #"style="IBUITableViewCellStyleDefault" textLabel="l""#)
    expectEqual(rows(try TextScreen.layout(basic, at: .accessibilityLarge)), [[0, 64], [64, 44]])
    let subtitle = table(
      "<subviews>\(text("l"))\(text("d"))</subviews>",
      attributes: #"style="IBUITableViewCellStyleSubtitle" textLabel="l" detailTextLabel="d""#)
    expectEqual(rows(try TextScreen.layout(subtitle, at: .accessibilityLarge)), [[0, 84], [84, 44]])
  }
}
