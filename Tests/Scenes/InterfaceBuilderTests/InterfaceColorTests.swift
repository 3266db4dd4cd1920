import HeroGeometry
import HeroTesting

@testable import InterfaceBuilder

@Suite("Colours of a file")
struct InterfaceColorTests {
  /// A colour element's sRGB components of 255.
  private func components(_ attributes: String) throws -> [Double]? {
    let text = InterfaceText.screen(#"<color key="backgroundColor" \#(attributes)/>"#)
    guard case .fixed(let color)? = try InterfaceText.root(text)?.backgroundColor else { return nil }
    return [color.red, color.green, color.blue].map { $0 * 255 } + [color.alpha]
  }

  private func expect(_ attributes: String, _ expected: [Double], within tolerance: Double) throws {
    let found = try #require(try components(attributes))
    for (value, wanted) in zip(found, expected) {
      #expect(abs(value - wanted) <= tolerance, "\(attributes): \(found)")
    }
  }

  private func rgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> String {
    #"red="\#(red)" green="\#(green)" blue="\#(blue)" alpha="\#(alpha)""#
  }

  @Test("sRGB under its names stays what it is; grey of gamma 2.2 is taken as sRGB's, CMYK without a profile")
  func sRGB() throws {
    for space in [
      #"colorSpace="custom" customColorSpace="sRGB""#, #"colorSpace="deviceRGB""#, #"colorSpace="extendedSRGB""#,
    ] { try expect("\(rgb(0.2, 0.4, 0.6, alpha: 0.5)) \(space)", [51, 102, 153, 0.5], within: 1e-9) }
    try expect(
      #"white="0.5" alpha="0.25" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      [127.5, 127.5, 127.5, 0.25], within: 1e-9)
    try expect(
      #"cyan="1" magenta="0.5" yellow="0" black="0.2" alpha="1" colorSpace="deviceCMYK""#, [0, 102, 204, 1],
      within: 1e-9)
  }

  @Test("Generic RGB has gamma 1.8 and its own primaries, generic grey gamma 1.8")
  func calibrated() throws {
    for (given, expected) in [
      ([84.0, 124, 224], [102.0, 146, 230]), ([85, 85, 85], [104, 104, 104]), ([0, 0, 0], [0, 0, 0]),
      ([255, 255, 255], [255, 255, 255]),
    ] {
      let parts = given.map { $0 / 255 }
      try expect(
        #"\#(rgb(parts[0], parts[1], parts[2])) colorSpace="calibratedRGB""#, expected + [1], within: 1)
    }
    for (given, expected) in [(1.0 / 3, 104.0), (2.0 / 3, 184.5), (0.5, 146), (0, 0), (1, 255)] {
      try expect(
        #"white="\#(given)" alpha="1" colorSpace="calibratedWhite""#, [expected, expected, expected, 1], within: 0.6)
    }
  }

  /// Source: the linear matrix of CSS Color 4 worked by hand: P3 (0.5, 0.5, 0.5) is the same grey; P3 red leaves sRGB and is clipped. Of Adobe
  /// RGB the matrices of CSS Color 4 (a98-rgb to XYZ, XYZ to srgb-linear) multiplied by numpy; the grey has 0.5 to the power 563/256.
  @Test("Display P3 and Adobe RGB are converted, and clipped where sRGB ends")
  func wideColors() throws {
    let (p3, adobe) = (
      #"colorSpace="custom" customColorSpace="displayP3""#, #"colorSpace="custom" customColorSpace="adobeRGB1998""#
    )
    try expect("\(rgb(0.5, 0.5, 0.5)) \(p3)", [127.5, 127.5, 127.5, 1], within: 0.01)
    try expect("\(rgb(1, 0, 0)) \(p3)", [255, 0, 0, 1], within: 1e-9)
    // 0.9 linearly .7874; red' = .9645 − … : 1.22494·.7874 − .22494·.0331 = .9571 → .9810 of 1.
    try expect("\(rgb(0.9, 0.2, 0.2)) \(p3)", [250.2], within: 0.3)
    try expect("\(rgb(0.5, 0.5, 0.5)) \(adobe)", [128.52, 128.52, 128.52, 1], within: 0.01)
    try expect("\(rgb(0.4, 0.6, 0.2)) \(adobe)", [67.45, 154.44, 34.4, 1], within: 0.01)
    try expect("\(rgb(0, 1, 0)) \(adobe)", [0, 255, 0, 1], within: 1e-9)
  }

  @Test("a colour space that nobody knows is sRGB, and said")
  func unknownSpace() throws {
    let text = InterfaceText.screen(
      #"<color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="ROMM"/>"#
    )
    try expectEqual(InterfaceText.root(text)?.backgroundColor, .fixed(Color(red: 1, green: 0.5, blue: 0)))
    let remarks = try InterfaceText.document(text).remarks
    expectEqual(remarks.map(\.message), ["the colour space 'ROMM' is not known; the components are taken as sRGB's"])
  }

  @Test("the old system colours have their fixed values; colours that are names alone stay names")
  func cocoaTouch() throws {
    for (attributes, components) in [
      (#"cocoaTouchSystemColor="lightTextColor""#, [255, 255, 255, 0.6]),
      (#"cocoaTouchSystemColor="darkTextColor""#, [0, 0, 0, 1]),
      (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, [239, 239, 244, 1]),
      // Another one keeps the components beside its name.
      (#"cocoaTouchSystemColor="textColor" \#(rgb(0.2, 0.4, 0.6)) colorSpace="deviceRGB""#, [51, 102, 153, 1]),
    ] { try expect(attributes, components, within: 0.6) }
    for (attributes, name) in [
      (#"systemColor="labelColor" cocoaTouchSystemColor="darkTextColor""#, "labelColor"),
      (
        #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
        "systemBackgroundColor"
      ),
      (#"cocoaTouchSystemColor="whiteColor""#, "whiteColor"),
    ] {
      let root = try InterfaceText.root(inside: "<color key=\"backgroundColor\" \(attributes)/>")
      expectEqual(root.backgroundColor, .system(name))
    }
  }

  @Test("system and named colours keep their names, and the file's values")
  func names() throws {
    let text = InterfaceText.storyboard(
      """
      <scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
      <color key="backgroundColor" systemColor="systemBackgroundColor"/><color key="tintColor" name="Brand"/>
      </view></viewController></objects></scene>
      """,
      resources: """
        <systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/></systemColor>
        <namedColor name="Brand"><color red="0.2" green="0.4" blue="0.6" alpha="1" colorSpace="deviceRGB"/></namedColor>
        """)
    let document = try InterfaceText.document(text)
    let root = try #require(document.controllers.first?.view)
    expectEqual((root.backgroundColor, root.tintColor), (.system("systemBackgroundColor"), .named("Brand")))
    expectEqual(document.resources.systemColors["systemBackgroundColor"], .white)
    expectEqual(document.resources.namedColors["Brand"], Color(red: 0.2, green: 0.4, blue: 0.6))
  }
}
