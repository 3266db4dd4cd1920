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

  private func write(_ text: String, to name: String, in folder: String) throws {
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
  }

  @Test func everyCommandTakesAStoryboard() throws {
    try withTemporaryFolder { folder in
      try write(Self.storyboard(), to: "Main.storyboard", in: folder)
      let drawn = try Program.run(["Main.storyboard", "frames", "--scale", "1", "--fps", "6", "--quiet"], in: folder)
      #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
      let only = try Program.run(
        [
          "Main.storyboard", "only", "--scale", "1", "--fps", "6", "--quiet", "--present-only", "--segue",
          "list→detail",
        ],
        in: folder)
      expectEqual(only.status, 0, "\(only.errors)")
      let (all, some) = (try names("\(folder)/frames"), try names("\(folder)/only"))
      #expect(some.count > 1 && some.count < all.count)

      let inspected = try Program.run(["inspect", "Main.storyboard"], in: folder)
      expectEqual(inspected.status, 0)
      #expect(inspected.output.contains("go (seg)  list → detail  show, line"))
      #expect(inspected.output.contains("list/one → detail/two"))
      let json = try Program.run(["inspect", "Main.storyboard", "--json"], in: folder)
      #expect(json.output.contains(#""storyboard""#) && json.output.contains(#""filmed": true"#))

      try expectEqual(Program.run(["lint", "Main.storyboard"], in: folder).status, 0)
      try expectEqual(
        Program.run(["sheet", "Main.storyboard", "sheet.png", "--scale", "1", "--quiet"], in: folder).status, 0)
      try expectEqual(
        Program.run(
          ["test", "Main.storyboard", "--golden", "g", "--record", "missing"], in: folder
        )
        .status, 1)
      try expectEqual(Program.run(["test", "Main.storyboard", "--golden", "g"], in: folder).status, 0)

      let converted = try Program.run(["convert", "Main.storyboard", "scene.json"], in: folder)
      #expect(converted.status == 0 && converted.errors.isEmpty, "\(converted.errors)")
      let again = try Program.run(["scene.json", "again", "--scale", "1", "--fps", "6", "--quiet"], in: folder)
      expectEqual(again.status, 0)
      for name in all {
        let before = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/frames/\(name)"))
        try expectEqual(Data(contentsOf: URL(fileURLWithPath: "\(folder)/again/\(name)")), before, "\(name)")
      }
    }
  }

  @Test func whatHeroIgnoresIsToldAndDrawn() throws {
    try withTemporaryFolder { folder in
      try write(Self.storyboard(modifiers: "fade cornerRadius(8)"), to: "Main.storyboard", in: folder)
      let words =
        "column 6 of the string: 'cornerRadius(8)' is not known to Hero's string parser, and a phone ignores it"
      let inspected = try Program.run(["inspect", "Main.storyboard"], in: folder)
      #expect(inspected.status == 0 && inspected.errors.contains(words), "\(inspected.errors)")
      let lint = try Program.run(["lint", "Main.storyboard"], in: folder)
      #expect(lint.output.contains("list/one: ") && lint.output.contains(words), "\(lint.output)")
      let explained = try Program.run(["explain", "Main.storyboard", "list/one"], in: folder)
      #expect(explained.status == 1 && explained.output.contains("ignored-by-hero: list/one: "), "\(explained.output)")
      #expect(explained.output.contains("view.hero.modifiers = [.fade, .cornerRadius(8)]"))
      let drawn = try Program.run(["Main.storyboard", "frames", "--scale", "1", "--fps", "6", "--quiet"], in: folder)
      #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
      let converted = try Program.run(["convert", "Main.storyboard", "scene.json"], in: folder)
      let scene = try String(contentsOfFile: "\(folder)/scene.json", encoding: .utf8)
      #expect(
        converted.status == 0 && !scene.contains("cornerRadius(8)") && scene.contains(#""heroModifiers": "fade""#))
      try write(Self.storyboard(modifiers: ".fade"), to: "Trap.storyboard", in: folder)
      let trap = try Program.run(["Trap.storyboard", "other"], in: folder)
      #expect(trap.status != 0 && trap.errors.contains("this traps on a phone; write 'fade'"), "\(trap.errors)")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/other"))
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
      screen.replacingOccurrences(
        of: "</viewController>", with: "<connections>\(connections)</connections></viewController>")
    }
    let list = connected(
      Self.screen("list", named("one", "Same", x: 20)),
      #"<segue destination="detailx" kind="presentation" id="seg"/><outlet property="box" destination="one" id="out"/>"#
    )
    let detail = connected(
      Self.screen("detail", named("two", "Same", x: 200)), #"<outlet property="card" destination="two" id="out2"/>"#)
    let head = try #require(Self.storyboard().components(separatedBy: "<scenes>").first)
    try withTemporaryFolder { folder in
      try write("\(head)<scenes>\(list)\(detail)</scenes></document>", to: "Main.storyboard", in: folder)
      let inspected = try Program.run(["inspect", "Main.storyboard"], in: folder)
      for line in ["views by other names", "  list/box  Same, one-tag, one", "  detail/card  Same, two-tag, two"] {
        #expect(inspected.output.contains("\(line)\n"), "\(inspected.output)")
      }
      for name in ["box", "one-tag", "one", "list/box"] {
        let answer = try Program.run(["explain", "Main.storyboard", name], in: folder)
        #expect(answer.status < 2 && answer.errors.isEmpty, "\(name): \(answer.errors)")
      }
      try expectIgnoredViewsByName(folder)
      let several = try Program.run(["explain", "Main.storyboard", "Same"], in: folder)
      expectEqual(several.status, 64)
      #expect(several.errors.contains("several views are called 'Same': list/box, detail/card; name one of them"))
      let unknown = try Program.run(["explain", "Main.storyboard", "three"], in: folder)
      #expect(unknown.status == 64 && unknown.errors.contains("no view is called 'three'"))
    }
  }

  /// A view of another colour than the golden's fails, unless it is ignored by one of its names.
  private func expectIgnoredViewsByName(_ folder: String) throws {
    let file = try String(contentsOfFile: "\(folder)/Main.storyboard", encoding: .utf8)
    let record = ["test", "Main.storyboard", "--golden", "g", "--record", "missing"]
    try expectEqual(Program.run(record, in: folder).status, 1)
    let place = #"<rect key="frame" x="20" y="60" width="60" height="60"/>"#
    let red = #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="deviceRGB"/>"#
    #expect(file.contains(place))
    try write(file.replacingOccurrences(of: place, with: place + red), to: "Main.storyboard", in: folder)
    func test(_ names: [String]) throws -> Program.Result {
      try Program.run(
        ["test", "Main.storyboard", "--golden", "g"] + names.flatMap { ["--ignore-view", $0] }, in: folder)
    }
    try expectEqual(test([]).status, 1)
    for name in ["box", "one-tag", "one", "list/one", "list/box"] {
      let run = try test([name])
      expectEqual(run.status, 0, "\(name): \(run.output)\(run.errors)")
    }
    try expectEqual(test(["card"]).status, 1)
    let several = try test(["Same"])
    expectEqual(several.status, 2)
    #expect((several.output + several.errors).contains("several views are called 'Same': list/box, detail/card"))
    try write(file, to: "Main.storyboard", in: folder)
  }

  @Test func scenesAreHeldAgainstEachOther() throws {
    try withTemporaryFolder { folder in
      try write(Self.storyboard(), to: "Main.storyboard", in: folder)
      try expectEqual(Program.run(["convert", "Main.storyboard", "scene.json"], in: folder).status, 0)
      let same = try Program.run(["diff", "Main.storyboard", "scene.json", "--scale", "1"], in: folder)
      expectEqual(same.status, 0, "\(same.output)\(same.errors)")
      #expect(same.output.contains("same: Main.storyboard and scene.json"))
      let moved = Self.storyboard().replacingOccurrences(of: #"x="200""#, with: #"x="220""#)
      try write(moved, to: "Other.storyboard", in: folder)
      let other = try Program.run(["diff", "Main.storyboard", "Other.storyboard", "--scale", "1"], in: folder)
      expectEqual(other.status, 1)
      #expect(other.output.contains("DIFFERENT Main.storyboard and Other.storyboard"), "\(other.output)")
      let mixed = try Program.run(["diff", "Main.storyboard", "herorender-report"], in: folder)
      #expect(mixed.status == 64 && mixed.errors.contains("render it into a folder first"), "\(mixed.errors)")
    }
  }

  @Test func wrongFilesEndWithTwoAndTellWhere() throws {
    try withTemporaryFolder { folder in
      try write(Self.storyboard(modifiers: ".fade"), to: "A.storyboard", in: folder)
      let modifier = try Program.run(["A.storyboard", "out"], in: folder)
      expectEqual(modifier.status, 2)
      #expect(modifier.errors.hasPrefix("A.storyboard:10:1: error: "), "\(modifier.errors)")
      try write(
        Self.storyboard().replacingOccurrences(of: "</scenes>", with: "</scene>"), to: "B.storyboard", in: folder)
      let tags = try Program.run(["inspect", "B.storyboard"], in: folder)
      expectEqual(tags.status, 2)
      #expect(tags.errors.contains("B.storyboard:") && tags.errors.contains("do not match"), "\(tags.errors)")
      try write(Self.storyboard(), to: "C.storyboard", in: folder)
      let segue = try Program.run(["C.storyboard", "out", "--segue", "nope"], in: folder)
      expectEqual(segue.status, 2)
      #expect(segue.errors.contains("go (list→detail)"), "\(segue.errors)")
      try expectEqual(Program.run(["gone.storyboard", "out"], in: folder).status, 2)
    }
  }

  @Test func aXibIsAPicture() throws {
    try withTemporaryFolder { folder in
      try write(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><view id="v"><rect key="frame" x="0" y="0" width="40" height="30"/></view></objects></document>
        """, to: "Card.xib", in: folder)
      let run = try Program.run(["Card.xib", "card.png", "--quiet"], in: folder)
      expectEqual(run.status, 0, "\(run.errors)")
      #expect(FileManager.default.fileExists(atPath: "\(folder)/card.png"))
    }
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
  }
}
