import HeroTesting

@testable import InterfaceLayout

/// Texts in fonts of a text style that are cut off in their stored frames: they were stored for another size of the style (`StoredSizes`).
///
/// The ruler: 10 points a character, 20 a line. A text may be wider than its frame by 8 % and a point, as a substitute of the font is.
struct StoredSizeTests {
  /// A label at 10, y that nothing but its content gives a size.
  private func label(
    _ id: String, _ text: String, y: Double, _ width: Double, _ height: Double = 20, font: String = TextScreen.style,
    attributes: String = "", own: String = ""
  ) -> (view: String, constraints: String) {
    (
      """
      <label opaque="NO" text="\(text)" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="10" y="\(y)" width="\(width)" height="\(height)"/>
      <constraints>\(own)</constraints>\(font)</label>
      """, Self.at(id, y)
    )
  }

  private static func at(_ id: String, _ y: Double) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="\(id)-x"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(y)" id="\(id)-y"/>
    """
  }

  private func layout(_ views: [(view: String, constraints: String)]) throws -> Layout {
    try TextScreen.layout(views.map(\.view).joined(), constraints: views.map(\.constraints).joined())
  }

  @Test func aTextThatIsCutOffTakesTheRoomThatItNeeds() throws {
    // 100 in 60: 40 more than 60 · 0.08 + 1 = 5.8.
    try expectEqual(layout([label("a", "0123456789", y: 30, 60)])["a"], [10, 30, 100, 20])
    // Without a style the file means what it stores.
    try expectEqual(layout([label("a", "0123456789", y: 30, 60, font: TextScreen.fixed)])["a"], [10, 30, 60, 20])
    // There is room: 100 in 160.
    try expectEqual(layout([label("a", "0123456789", y: 30, 160)])["a"], [10, 30, 160, 20])
  }

  @Test func aSubstituteMayBeALittleWider() throws {
    // 92 · 0.08 + 1 = 8.36 ≥ 8: another font's widths. 91 · 0.08 + 1 = 8.28 < 9: cut off.
    try expectEqual(layout([label("a", "0123456789", y: 30, 92)])["a"], [10, 30, 92, 20])
    try expectEqual(layout([label("a", "0123456789", y: 30, 91)])["a"], [10, 30, 100, 20])
    // 17.6 · 0.08 + 1 = 2.408 ≥ 2.4; 17.5 · 0.08 + 1 = 2.4 < 2.5.
    try expectEqual(layout([label("a", "012", y: 30, 30, 17.6)])["a"], [10, 30, 30, 17.6])
    try expectEqual(layout([label("a", "012", y: 30, 30, 17.5)])["a"], [10, 30, 30, 20])
  }

  @Test func whatIsSaidOfASizeHolds() throws {
    func size(_ attribute: String, _ constant: Int, _ more: String = "") -> String {
      #"<constraint firstItem="a" firstAttribute="\#(attribute)" constant="\#(constant)" \#(more) id="w"/>"#
    }
    // Its own constraint has the width that is stored.
    try expectEqual(
      layout([label("a", "0123456789", y: 30, 60, own: size("width", 60))])["a"], [10, 30, 60, 20])
    try expectEqual(layout([label("a", "012", y: 30, 30, 10, own: size("height", 10))])["a"], [10, 30, 30, 10])
    // One that Interface Builder alone knows does not.
    try expectEqual(
      layout([label("a", "0123456789", y: 30, 60, own: size("width", 60, #"placeholder="YES""#))])["a"],
      [10, 30, 100, 20])
    // What makes its font smaller is not cut off.
    try expectEqual(
      layout([label("a", "0123456789", y: 30, 60, attributes: #"adjustsFontSizeToFit="YES""#)])["a"], [10, 30, 60, 20])
  }

  @Test func linesTakeTheHeightOfTheirWidth() throws {
    // 20 characters in 100 points, which a constraint holds: two lines of 20; what hangs below it moves.
    let width = #"<constraint firstItem="a" firstAttribute="width" constant="100" id="w"/>"#
    let text = "01234567890123456789"
    var under = label("under", "01", y: 54, 20)
    under.constraints = """
      <constraint firstItem="under" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="u1"/>
      <constraint firstItem="under" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="4" id="u2"/>
      """
    let cut = try layout([label("a", text, y: 30, 100, 20, attributes: #"numberOfLines="0""#, own: width), under])
    cut.expect(["a": [10, 30, 100, 40], "under": [10, 74, 20, 20]])
    let whole = try layout([label("a", text, y: 30, 100, 40, attributes: #"numberOfLines="0""#, own: width), under])
    whole.expect([
      "a": [10, 30, 100, 40],
      // Where nothing is cut off, the file is believed, also where it is wrong.
      "under": [10, 54, 20, 20],
    ])
  }

  @Test func othersBesideItKeepAboutTheirStoredSizes() throws {
    // All are solved together: what asks for about its stored size keeps that, 95 for 100; what does not asks for its own.
    let places = try layout([
      label("cut", "0123456789", y: 30, 60), label("near", "0123456789", y: 60, 95),
      label("wide", "0123456789", y: 90, 160), label("plain", "0123456789", y: 120, 97, font: TextScreen.fixed),
    ])
    places.expect([
      "cut": [10, 30, 100, 20], "near": [10, 60, 95, 20], "wide": [10, 90, 100, 20], "plain": [10, 120, 97, 20],
    ])
  }

  @Test func buttonsFollowTheSameRule() throws {
    func button(_ font: String) -> (view: String, constraints: String) {
      (
        """
        <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="10" y="30" width="30" height="32"/>\(font)<state key="normal" title="01234"/></button>
        """, Self.at("b", 30)
      )
    }
    // 5 characters ask for 50.
    try expectEqual(layout([button(TextScreen.style)])["b"]?[2], 50)
    try expectEqual(layout([button(TextScreen.fixed)])["b"]?[2], 30)
  }
}
