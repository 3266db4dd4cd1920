import Foundation
import HeroGeometry
import HeroImage
import HeroModel
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

@testable import HeroStoryboard

@Suite("A storyboard's scene as a file")
struct ConvertTests {
  /// The pixels of a film's moments, its start, middle and end among them.
  private func pixels(_ scene: Scene) throws -> [[UInt8]] {
    let film = try Film(scene: scene)
    let source = try FilmSource(film: film)
    return try [0, 0.25, 0.5, 0.75, 1].map { part in
      try source.draw(film.moment(at: film.duration * part).tree).bytes
    }
  }

  private func same(_ read: ReadStoryboard, in file: String) throws -> String {
    let document = try StoryboardDocument(read.storyboard, scene: read.scene, to: file)
    try document.write()
    let back = try SceneLoader(textMeasure: .renderer).load(path: file)
    let (wanted, found) = (try pixels(read.scene), try pixels(back))
    expectEqual(found, wanted)
    return document.text
  }

  @Test(
    "beside the storyboard and elsewhere it draws the same bytes, with its pictures and a component for each prototype")
  func roundTrip() throws {
    let folder = try TestFolder()
    try folder.writeImage("glyph", side: 20, intent: "template")
    let cell = """
      <tableView clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="60" id="t">
      <rect key="frame" x="0" y="100" width="375" height="200"/><prototypes>
      <tableViewCell reuseIdentifier="row" rowHeight="60" id="p"><rect key="frame" x="0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="p" id="pc"><rect key="frame" x="0" y="0" width="375" height="60"/>
      <subviews><imageView image="glyph" id="pi"><rect key="frame" x="16" y="10" width="40" height="40"/></imageView></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let path = try folder.write(
      Storyboards.file(
        Storyboards.controller("a", Storyboards.button("b", to: "z") + cell)
          + Storyboards.controller(
            "z", #"<switch on="YES" id="s"><rect key="frame" x="20" y="20" width="51" height="31"/></switch>"#)
      ), to: "A.storyboard")
    let read = try ReadStoryboard(path)
    let beside = try same(read, in: "\(folder.path)/scene.json")
    #expect(beside.contains(#""components""#))
    #expect(beside.contains(#""component": "row""#))
    #expect(beside.contains("Assets.xcassets/glyph"))
    let elsewhere = try same(read, in: "\(folder.path)/other/scene.json")
    #expect(elsewhere.contains("scene-assets/glyph.png"))
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/other/scene-assets/glyph@2x.png"))
  }

  @Test("fonts of a text style stay that, at the text size that it is written for, so that another one changes them")
  func textStyles() throws {
    let folder = try TestFolder()
    let labels = [("UICTFontTextStyleHeadline", 40), ("UICTFontTextStyleSubhead", 80)].map { style, y in
      """
      <label opaque="NO" text="\(style)" id="l\(y)"><rect key="frame" x="20" y="\(y)" width="300" height="40"/>
      <fontDescription key="fontDescription" style="\(style)"/></label>
      """
    }.joined()
    let plain =
      #"<label opaque="NO" text="x" id="p"><rect key="frame" x="20" y="200" width="300" height="40"/></label>"#
    let path = try folder.write(Storyboards.file(Storyboards.controller("a", labels + plain)), to: "A.storyboard")
    for size in [nil, ContentSizeCategory.extraExtraExtraLarge] {
      let text = try same(try ReadStoryboard(path) { $0.canvas.textSize = size }, in: "\(folder.path)/scene.json")
      #expect(text.contains(#""textStyle": "headline""#) && text.contains(#""textStyle": "subheadline""#))
      expectEqual(text.contains(#""textSize": "xxxl""#), (size != nil))
      var loader = SceneLoader(textMeasure: .renderer)
      loader.canvasOverride.textSize = .accessibilityMedium
      let scene = try loader.load(path: "\(folder.path)/scene.json")
      let sizes = scene.screens[0].views.compactMap { view -> Double? in
        guard case .label(let text) = view.content else { return nil }
        return text.font.size
      }
      expectEqual(sizes, [28, 25, 17])
    }
  }

  // Of one reuse identifier in two tables: the cells of each are the same but for name and place, and the tables' differ.
  @Test("a component is written once for all cells that are the same; the canvas is a device")
  func components() throws {
    let folder = try TestFolder()
    func table(_ id: String, y: Int, _ text: String) -> String {
      """
      <tableView clipsSubviews="YES" dataMode="prototypes" style="plain" rowHeight="50" id="\(id)">
      <rect key="frame" x="0" y="\(y)" width="375" height="100"/><prototypes>
      <tableViewCell reuseIdentifier="row" rowHeight="50" id="\(id)p"><rect key="frame" x="0" y="28" width="375" height="50"/>
      <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="\(id)p" id="\(id)c"><rect key="frame" x="0" y="0" width="375" height="50"/>
      <subviews><label text="\(text)" id="\(id)l"><rect key="frame" x="16" y="10" width="200" height="21"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    let path = try folder.write(
      Storyboards.file(Storyboards.controller("a", table("t", y: 100, "{one}") + table("u", y: 300, "two"))),
      to: "A.storyboard")
    let text = try same(try ReadStoryboard(path), in: "\(folder.path)/scene.json")
    func count(_ part: String) -> Int { text.components(separatedBy: part).count - 1 }
    #expect((count(#""component": "row","#), count(#""component": "row 2","#)) == (2, 2))
    #expect((count(#""row": {"#), count(#""row 2": {"#)) == (1, 1))
    #expect((count(#""text": "{{one}""#), count(#""text": "two""#)) == (1, 1))
    // The file's retina4_7, by the first name of its size; its scale is the file's.
    #expect(text.contains(#""device": "iPhone 6""#) && !text.contains(#""width""#))
  }

  @Test("frames of another film have another digest; the same film has the same")
  func digest() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      Storyboards.file(Storyboards.controller("a", Storyboards.button("b", to: "z")) + Storyboards.controller("z")),
      to: "A.storyboard")
    let digest = try ReadStoryboard(path).scene.digest
    expectEqual(digest.count, 32)
    try expectEqual(ReadStoryboard(path).scene.digest, digest)
    #expect(try ReadStoryboard(path) { $0.presentsOnly = true }.scene.digest != digest)
  }

  @Test("a picture that cannot be read is an error where it is asked for")
  func brokenPicture() throws {
    let folder = try TestFolder()
    try folder.writeImage("glyph", side: 20)
    let file = "\(folder.path)/Assets.xcassets/glyph.imageset/glyph.png"
    // Its header alone.
    try Data(contentsOf: URL(fileURLWithPath: file)).prefix(40).write(to: URL(fileURLWithPath: file))
    let image = #"<imageView image="glyph" id="g"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>"#
    let path = try folder.write(Storyboards.file(Storyboards.controller("a", image)), to: "A.storyboard")
    let error = try #require(throws: SceneError.self) { try ReadStoryboard(path) }
    expectEqual(error.diagnostics.map(\.line), [7])
    let message = error.diagnostics[0].message
    #expect(message.hasPrefix("image 'Assets.xcassets/glyph': cannot be decoded"), "\(message)")
  }

  @Test(
    "symbols and views of bars are said by the scene, and draw the same; a set is found though a group has its name")
  func barsAndSymbols() throws {
    let folder = try TestFolder()
    try folder.writeImage("glyph", side: 20, catalog: "Assets.xcassets/glyph")
    let path = try folder.write(
      Storyboards.file(
        Storyboards.navigation(to: "a", inside: #"<navigationBar key="navigationBar" id="bar"/>"#)
          + Storyboards.controller(
            "a",
            """
            <imageView image="bell" id="i"><rect key="frame" x="20" y="200" width="36" height="42"/></imageView>
            <imageView image="glyph" id="g"><rect key="frame" x="20" y="300" width="36" height="42"/></imageView>
            """,
            inside: """
              <navigationItem key="navigationItem" prompt="Above" id="item">
              <imageView key="titleView" image="glyph" id="t"><rect key="frame" x="0" y="0" width="40" height="30"/></imageView>
              <barButtonItem key="rightBarButtonItem" image="bell" id="right"/></navigationItem>
              """), initial: "n", resources: #"<image name="bell" catalog="system" width="128" height="128"/>"#),
      to: "A.storyboard")
    let text = try same(try ReadStoryboard(path), in: "\(folder.path)/other/scene.json")
    #expect(text.contains(#""image": "system:bell@34""#) && text.contains(#""image": "system:bell@20""#))
    #expect(text.contains(#""titleView""#) && text.contains(#""prompt": "Above""#))
  }

  @Test(
    "storyboards of Hero's example app draw without a warning, and the same from their scene files",
    .enabled(if: FileManager.default.fileExists(atPath: Examples.folder), "no shared fixtures here"),
    arguments: ["Basic", "Menu", "CityGuide"])
  func examples(name: String) throws {
    let folder = try TestFolder()
    let read = try ReadStoryboard("\(Examples.folder)/\(name).storyboard")
    #expect(read.warnings.isEmpty)
    expectEqual(read.scene.steps.count, 4)
    let film = try Film(scene: read.scene)
    #expect(film.warnings.isEmpty)
    _ = try same(read, in: "\(folder.path)/scene.json")
    let small = try ReadStoryboard("\(Examples.folder)/\(name).storyboard") {
      $0.canvas.device = "iPhone SE (1st generation)"
    }
    #expect(small.warnings.isEmpty, "\(small.warnings)")
    expectEqual(small.scene.canvas.size.width, 320)
  }
}

/// Files of other people, which are not in the repository.
enum Examples {
  static let folder = ProcessInfo.processInfo.environment["HERO_EXAMPLES"] ?? "../shared/fixtures/hero-examples"
}
