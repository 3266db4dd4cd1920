import HeroGeometry
import HeroTesting

@testable import InterfaceLayout

/// Texts of text styles at the size that a user has chosen.
///
/// The ruler: 10 points a character and 20 a line, twice that in fonts from 30 points on. The style Body has 17 points at l, 33 at ax2.
struct TextSizeTests {
  private static let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
  private static let fixed = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#

  private func layout(
    _ views: String, constraints: String = "", at textSize: ContentSizeCategory, usesAutoLayout: Bool = true
  ) throws -> Layout {
    try Layout(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
        useAutolayout="\(usesAutoLayout ? "YES" : "NO")" useTraitCollections="YES" initialViewController="c">
        <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(views)</subviews><constraints>\(constraints)</constraints></view>
        </viewController></objects></scene></scenes></document>
        """, on: Layout.own, textSize: textSize)
  }

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
    let views = label("a", y: 30, width: 100, font: Self.style) + label("b", y: 54, width: 97, font: Self.fixed)
    let large = try layout(views, constraints: Self.column, at: .large)
    #expect(large["a"] == [10, 30, 100, 20] && large["b"] == [10, 54, 97, 20])
    // 30 + 40 + 4; the other one keeps the width that another font gave it.
    let larger = try layout(views, constraints: Self.column, at: .accessibilityLarge)
    #expect(larger["a"] == [10, 30, 200, 40] && larger["b"] == [10, 74, 97, 20])
  }

  @Test func aSmallerTextGivesRoomBack() throws {
    // Stored with 40 more than it asks for.
    let views = label("a", y: 30, width: 140, font: Self.style) + label("b", y: 54, width: 100, font: Self.fixed)
    try expectEqual(layout(views, constraints: Self.column, at: .large)["a"], [10, 30, 140, 20])
    try expectEqual(layout(views, constraints: Self.column, at: .extraSmall)["a"], [10, 30, 100, 20])
  }

  @Test func aScreenWithoutTextStylesStaysAsStored() throws {
    // Constraints would move both.
    let views = label("a", y: 50, width: 140, font: Self.fixed) + label("b", y: 90, width: 160, font: Self.fixed)
    let places = try layout(views, constraints: Self.column, at: .accessibilityExtraExtraExtraLarge)
    #expect(places["a"] == [10, 50, 140, 20] && places["b"] == [10, 90, 160, 20])
  }

  @Test func framesWithoutAutoLayoutStay() throws {
    let views = label("a", y: 30, width: 100, font: Self.style, masked: true)
    try expectEqual(layout(views, at: .accessibilityLarge, usesAutoLayout: false)["a"], [10, 30, 100, 20])
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
      <rect key="frame" x="16" y="12" width="100" height="20"/>\(Self.style)</label></subviews><constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="1"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" constant="12" id="2"/>
      <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="12" id="3"/></constraints>
      """
    expectEqual(rows(try layout(table(cell), at: .large)), [[0, 44], [44, 44]])
    let larger = try layout(table(cell), at: .accessibilityLarge)
    #expect(rows(larger) == [[0, 64], [64, 44]] && larger["l"] == [16, 12, 200, 40])
    // Rows of a fixed height keep it.
    expectEqual(rows(try layout(table(cell, rowHeight: "44"), at: .accessibilityLarge)), [[0, 44], [44, 44]])
  }

  @Test func aRowOfAStyleGrowsWithItsTexts() throws {
    func text(_ id: String) -> String {
      #"<label opaque="NO" text="01" id="\#(id)"><rect key="frame" x="16" y="0" width="343" height="22"/>\#(Self.style)</label>"#
    }
    let basic = table(
      "<subviews>\(text("l"))</subviews>", attributes: #"style="IBUITableViewCellStyleDefault" textLabel="l""#)
    expectEqual(rows(try layout(basic, at: .accessibilityLarge)), [[0, 64], [64, 44]])
    let subtitle = table(
      "<subviews>\(text("l"))\(text("d"))</subviews>",
      attributes: #"style="IBUITableViewCellStyleSubtitle" textLabel="l" detailTextLabel="d""#)
    expectEqual(rows(try layout(subtitle, at: .accessibilityLarge)), [[0, 84], [84, 44]])
  }
}
