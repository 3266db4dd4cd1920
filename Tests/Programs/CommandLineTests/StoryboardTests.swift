import Foundation
import HeroTesting

/// Storyboards and xibs, as a user runs them.
@Suite struct StoryboardTests {
  private static func screen(_ id: String, _ views: String, enabled: Bool = true) -> String {
    """
    <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(id)" id="\(id)x">
    <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    \(views)
    </subviews>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="deviceRGB"/></view>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isHeroEnabled" value="\(enabled ? "YES" : "NO")"/>
    </userDefinedRuntimeAttributes></viewController></objects></scene>
    """
  }

  private static func box(_ id: String, x: Int, modifiers: String = "arc") -> String {
    """
    <view id="\(id)"><rect key="frame" x="\(x)" y="60" width="60" height="60"/>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="heroID" value="box"/>
    <userDefinedRuntimeAttribute type="string" keyPath="heroModifierString" value="\(modifiers)"/>
    </userDefinedRuntimeAttributes></view>
    """
  }

  static func storyboard(modifiers: String = "arc") -> String {
    let button = """
      <button buttonType="system" opaque="NO" id="b"><rect key="frame" x="20" y="200" width="60" height="30"/>
      <state key="normal" title="Next"/><connections><segue destination="detailx" kind="show" identifier="go" id="seg"/>
      </connections></button>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES" initialViewController="listx">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>\(screen("list", box("one", x: 20, modifiers: modifiers) + button))\(screen("detail", box("two", x: 200)))</scenes>
      </document>
      """
  }

  @Test func everyCommandTakesAStoryboard() throws {
    try withFiles(["Main.storyboard": Self.storyboard()]) { folder in
      let film = "--scale 1 --fps 6 --quiet"
      try expectEqual(Program.run("Main.storyboard frames \(film)", in: folder, status: 0).errors, "")
      try Program.run("Main.storyboard only \(film) --present-only --segue list→detail", in: folder, status: 0)
      let (all, some) = (try frames("\(folder)/frames"), try frames("\(folder)/only"))
      #expect(some.count > 1 && some.count < all.count)
      try Program.run(
        "inspect Main.storyboard", in: folder, status: 0, prints: "go (seg)  list → detail  show, line",
        "list/one → detail/two")
      try Program.run("inspect Main.storyboard --json", in: folder, prints: #""storyboard""#, #""filmed": true"#)
      try Program.run("lint Main.storyboard", in: folder, status: 0)
      try Program.run("sheet Main.storyboard sheet.png --scale 1 --quiet", in: folder, status: 0)
      try Program.run("test Main.storyboard --golden g --record missing", in: folder, status: 1)
      try Program.run("test Main.storyboard --golden g", in: folder, status: 0)
      try expectEqual(Program.run("convert Main.storyboard scene.json", in: folder, status: 0).errors, "")
      try Program.run("scene.json again \(film)", in: folder, status: 0)
      let again = try frames("\(folder)/again")
      for (name, frame) in all { expectEqual(again[name], frame, "\(name)") }
    }
  }

  private func frames(_ folder: String) throws -> [String: [UInt8]] {
    try contents(folder).filter { $0.key.hasSuffix(".png") }
  }

  @Test func whatHeroIgnoresIsToldAndDrawn() throws {
    let texts = [
      "Main.storyboard": Self.storyboard(modifiers: "fade cornerRadius(8)"),
      "Trap.storyboard": Self.storyboard(modifiers: ".fade"),
    ]
    try withFiles(texts) { folder in
      let words =
        "column 6 of the string: 'cornerRadius(8)' is not known to Hero's string parser, and a phone ignores it"
      try Program.run("inspect Main.storyboard", in: folder, status: 0, says: words)
      try Program.run("lint Main.storyboard", in: folder, prints: "list/one: ", words)
      try Program.run(
        "explain Main.storyboard list/one", in: folder, status: 1, prints: "ignored-by-hero: list/one: ",
        "view.hero.modifiers = [.fade, .cornerRadius(8)]")
      let drawn = try Program.run("Main.storyboard frames --scale 1 --fps 6 --quiet", in: folder, status: 0)
      expectEqual(drawn.errors, "")
      try Program.run("convert Main.storyboard scene.json", in: folder, status: 0)
      let scene = try read("\(folder)/scene.json")
      #expect(!scene.contains("cornerRadius(8)") && scene.contains(#""heroModifiers": "fade""#))
      let trap = try Program.run("Trap.storyboard other", in: folder, says: "this traps on a phone; write 'fade'")
      #expect(trap.status != 0 && !exists("\(folder)/other"))
    }
  }

  @Test func viewsAnswerToAllTheirNames() throws {
    func named(_ id: String, _ label: String, x: Int) -> String {
      """
      <view userLabel="\(label)" id="\(id)"><rect key="frame" x="\(x)" y="60" width="60" height="60"/>
      <accessibility key="accessibilityConfiguration" identifier="\(id)-tag"/>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="heroID" value="\(id)"/>
      </userDefinedRuntimeAttributes></view>
      """
    }
    func connected(_ screen: String, _ connections: String) -> String {
      screen.replacing("</viewController>", with: "<connections>\(connections)</connections></viewController>")
    }
    let list = connected(
      Self.screen("list", named("one", "Same", x: 20)),
      #"<segue destination="detailx" kind="presentation" id="seg"/><outlet property="box" destination="one" id="out"/>"#
    )
    let detail = connected(
      Self.screen("detail", named("two", "Same", x: 200)), #"<outlet property="card" destination="two" id="out2"/>"#)
    let head = try #require(Self.storyboard().components(separatedBy: "<scenes>").first)
    let file = "\(head)<scenes>\(list)\(detail)</scenes></document>"
    try withFiles(["Main.storyboard": file]) { folder in
      try Program.run(
        "inspect Main.storyboard", in: folder, prints: "views by other names\n", "  list/box  Same, one-tag, one\n",
        "  detail/card  Same, two-tag, two\n")
      for name in ["box", "one-tag", "one", "list/box"] {
        let answer = try Program.run("explain Main.storyboard \(name)", in: folder)
        #expect(answer.status < 2 && answer.errors.isEmpty, "\(name): \(answer.errors)")
      }
      let several = "several views are called 'Same': list/box, detail/card"
      try Program.run("explain Main.storyboard Same", in: folder, status: 64, says: "\(several); name one of them")
      try Program.run("explain Main.storyboard three", in: folder, status: 64, says: "no view is called 'three'")

      // A view of another colour than the golden's fails, unless it is ignored by one of its names.
      try Program.run("test Main.storyboard --record missing", in: folder, status: 1)
      let place = #"<rect key="frame" x="20" y="60" width="60" height="60"/>"#
      let red = #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
      #expect(file.contains(place))
      try write(file.replacing(place, with: place + red), "\(folder)/Main.storyboard")
      try Program.run("test Main.storyboard", in: folder, status: 1)
      for name in ["box", "one-tag", "one", "list/one", "list/box"] {
        try Program.run("test Main.storyboard --ignore-view \(name)", in: folder, status: 0)
      }
      try Program.run("test Main.storyboard --ignore-view card", in: folder, status: 1)
      let same = try Program.run("test Main.storyboard --ignore-view Same", in: folder, status: 2)
      #expect((same.output + same.errors).contains(several))
    }
  }

  @Test func scenesAreHeldAgainstEachOther() throws {
    let moved = Self.storyboard().replacing(#"x="200""#, with: #"x="220""#)
    try withFiles(["Main.storyboard": Self.storyboard(), "Other.storyboard": moved]) { folder in
      try Program.run("convert Main.storyboard scene.json", in: folder, status: 0)
      try Program.run(
        "diff Main.storyboard scene.json --scale 1", in: folder, status: 0,
        prints: "same: Main.storyboard and scene.json")
      try Program.run(
        "diff Main.storyboard Other.storyboard --scale 1", in: folder, status: 1,
        prints: "DIFFERENT Main.storyboard and Other.storyboard")
      try Program.run(
        "diff Main.storyboard herorender-report", in: folder, status: 64, says: "render it into a folder first")
    }
  }

  @Test func wrongFilesEndWithTwoAndTellWhere() throws {
    let texts = [
      "A.storyboard": Self.storyboard(modifiers: ".fade"), "C.storyboard": Self.storyboard(),
      "B.storyboard": Self.storyboard().replacing("</scenes>", with: "</scene>"),
    ]
    try withFiles(texts) { folder in
      let modifier = try Program.run("A.storyboard out", in: folder, status: 2)
      #expect(modifier.errors.hasPrefix("A.storyboard:10:1: error: "), "\(modifier.errors)")
      try Program.run("inspect B.storyboard", in: folder, status: 2, says: "B.storyboard:", "do not match")
      try Program.run("C.storyboard out --segue nope", in: folder, status: 2, says: "go (list→detail)")
      try Program.run("gone.storyboard out", in: folder, status: 2)
    }
  }

  @Test func aXibIsAPicture() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><rect key="frame" x="0" y="0" width="40" height="30"/></view></objects></document>
      """
    try withFiles(["Card.xib": xib]) { folder in
      try Program.run("Card.xib card.png --quiet", in: folder, status: 0)
      #expect(exists("\(folder)/card.png"))
    }
  }
}
