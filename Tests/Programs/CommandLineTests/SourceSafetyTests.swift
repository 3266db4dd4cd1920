import Foundation
import HeroTesting

/// No command writes over what it reads.
@Suite struct SourceSafetyTests {
  private static let scene = """
    { "version": 1, "canvas": { "width": 64, "height": 48, "scale": 1 }, "fonts": ["face.ttf"],
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "photo", "frame": [4, 4, 20, 20], "heroID": "photo", "image": "frame_00003.png" } ] } },
        "b": { "view": { "backgroundColor": "#112233" } } },
      "root": "a", "timeline": [ { "present": "b" } ] }
    """

  /// A folder with `scene.json`, its picture `frame_00003.png` and its font `face.ttf`, and links of both kinds to all.
  private func withSources(_ body: (String) throws -> Void) throws {
    try withFiles(["scene.json": Self.scene]) { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/golden/scene", withIntermediateDirectories: true)
      try copy(Repository.mosaic, "frame_00003.png", in: folder)
      try copy(Repository.path("Tests/Fonts/square.ttf"), "face.ttf", in: folder)
      try link(
        "frame_00003.png", hard: ["hard.png", "hard.gif", "golden/scene/other.png"], soft: ["soft.png"], in: folder)
      try link("scene.json", hard: ["hard.json"], soft: ["soft.json", "soft.html"], in: folder)
      try link("face.ttf", hard: ["font.png", "font.json"], soft: ["soft-font.png", "soft-font.webp"], in: folder)
      try body(folder)
    }
  }

  private func copy(_ file: String, _ name: String, in folder: String) throws {
    try FileManager.default.copyItem(atPath: file, toPath: "\(folder)/\(name)")
  }

  private func link(_ source: String, hard: [String], soft: [String], in folder: String) throws {
    let files = FileManager.default
    for name in hard { try files.linkItem(atPath: "\(folder)/\(source)", toPath: "\(folder)/\(name)") }
    for name in soft { try files.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: source) }
  }

  private func everything(_ folder: String) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      found[name] = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
    }
    return found
  }

  /// Runs a command that would write over what it reads: it ends with 2, and every file is as before, but for a test's report.
  @discardableResult
  private func expectSpared(
    _ folder: String, _ command: String, says text: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Program.Result {
    let before = try everything(folder)
    let result = try Program.run(command, in: folder, status: 2, sourceLocation: sourceLocation)
    if let text { #expect(result.errors.contains(text), "\(result.errors)", sourceLocation: sourceLocation) }
    let after = try everything(folder).filter { !command.hasPrefix("test") || !$0.key.hasPrefix("herorender-report") }
    expectEqual(after, before, "\(command)", sourceLocation: sourceLocation)
    return result
  }

  @Test(arguments: [
    "scene.json frame_00003.png --frame 0", "scene.json hard.png --frame 0 --force", "scene.json soft.png --time 0.1",
    "scene.json hard.gif", "scene.json soft.html", "scene.json out -o hard.gif", "scene.json .", "scene.json . --force",
    "sheet scene.json frame_00003.png", "sheet scene.json soft.png", "compare scene.json hard.json hard.png --time 0",
    "compare scene.json scene.json .", "convert scene.json scene.json", "convert scene.json hard.json",
    "convert scene.json soft.json", "convert scene.json ./scene.json", "convert scene.json frame_00003.png",
    "convert scene.json hard.json --swift", "test scene.json --golden golden --record all",
    "test scene.json --golden golden",
  ])
  func nothingIsWrittenOverASource(command: String) throws {
    try withSources { folder in
      let result = try expectSpared(folder, command)
      let told = result.output + result.errors
      #expect(told.contains("which this run reads") || told.contains("this run reads it"), "\(told)")
      #expect(told.contains("scene.json") || told.contains("frame_00003.png"))
    }
  }

  @Test(arguments: [
    "scene.json font.png --frame 0", "scene.json soft-font.webp --force", "scene.json out -o soft-font.webp",
    "sheet scene.json soft-font.png", "compare scene.json scene.json font.png --time 0", "convert scene.json font.json",
    "convert scene.json font.json --swift",
  ])
  func fontsAreSpared(command: String) throws {
    try withSources { folder in try expectSpared(folder, command, says: "face.ttf, which this run reads") }
  }

  // The picture of --backdrop, by its name, another spelling and both links; and files of the run's own that `test` writes.
  @Test(arguments: [
    "s.json p.png --time 0 --backdrop p.png", "s.json ./p.png --time 0 --backdrop p.png",
    "s.json p.png --time 0 --backdrop ./more/../p.png", "s.json hard.png --time 0 --backdrop p.png",
    "s.json p.png --time 0 --backdrop soft.png", "s.json soft.gif --backdrop p.png",
    "s.json a.gif -o hard.gif --backdrop p.png", "s.json . --backdrop frame_00000.png --force",
    "sheet s.json p.png --backdrop p.png", "compare s.json s.json soft.png --time 0 --backdrop hard.png",
    "gallery s.json site --backdrop site/thumbnails/s.png", "test s.json --junit s.json",
    "test s.json --comment hard.json",
  ])
  func filesOfOptionsAreSpared(command: String) throws {
    let scene = HostileInputTests.scene
    try withFiles(["s.json": scene, "more/text": "", "site/gallery.json": "{}", "site/thumbnails/text": ""]) { folder in
      for name in ["p.png", "site/thumbnails/s.png"] { try copy(Repository.mosaic, name, in: folder) }
      try link("p.png", hard: ["hard.png", "hard.gif", "frame_00000.png"], soft: ["soft.png", "soft.gif"], in: folder)
      try link("s.json", hard: ["hard.json"], soft: [], in: folder)
      try expectSpared(folder, command, says: "this run reads")
    }
  }

  // A storyboard, another one that a reference leads to, and a catalogue's list and picture: each under a name of its own, by both links.
  @Test(arguments: [
    "Main.storyboard", "Other.storyboard", "Assets.xcassets/star.imageset/star.png",
    "Assets.xcassets/star.imageset/Contents.json",
  ])
  func allThatAStoryboardIsReadFromIsSpared(source: String) throws {
    let picture =
      #"<imageView image="star" id="i"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>"#
    let reference = """
      <scene sceneID="s-r"><objects><viewControllerPlaceholder storyboardName="Other" id="r"/></objects></scene>
      """
    let texts = [
      "Main.storyboard": Self.storyboard(Self.controller("a", picture + Self.segue) + reference),
      "Other.storyboard": Self.storyboard(Self.controller("a", "")),
      "Assets.xcassets/star.imageset/Contents.json":
        #"{ "images": [ { "idiom": "universal", "filename": "star.png" } ] }"#,
    ]
    try withFiles(texts) { folder in
      try copy(Repository.mosaic, "Assets.xcassets/star.imageset/star.png", in: folder)
      try link(
        source, hard: ["hard.png", "hard.json", "hard.gif"], soft: ["soft.png", "soft.json", "soft.html"], in: folder)
      for command in [
        "Main.storyboard hard.png --frame 0", "Main.storyboard soft.png --time 0 --force", "Main.storyboard hard.gif",
        "Main.storyboard soft.html", "sheet Main.storyboard hard.png",
        "compare Main.storyboard Main.storyboard soft.png --time 0", "convert Main.storyboard hard.json",
        "convert Main.storyboard soft.json",
      ] { try expectSpared(folder, command, says: "\(source), which this run reads") }
    }
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><device id="retina4_7" orientation="portrait"/><scenes>\(scenes)</scenes></document>
    """
  }

  private static func controller(_ id: String, _ views: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)"><view key="view" id="\(id)-view">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(views)</subviews></view>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="isHeroEnabled" value="YES"/>
    </userDefinedRuntimeAttributes></viewController></objects></scene>
    """
  }

  private static let segue = """
    <button opaque="NO" buttonType="system" id="b"><rect key="frame" x="20" y="40" width="100" height="30"/>
    <connections><segue destination="r" kind="show" id="x"/></connections></button>
    """

  // Of this scene `explain` tells one fault, `01-does-not-animate.png`: the heroID has no partner.
  @Test(arguments: ["scene.json", "frame_00003.png", "face.ttf"], [false, true])
  func picturesOfAnswersSpareThem(source: String, isSoft: Bool) throws {
    try withSources { folder in
      let told = try Program.run("explain scene.json --pictures first", in: folder)
      #expect(told.status != 2, "\(told.errors)")
      let name = try #require(try names("\(folder)/first").first)
      try FileManager.default.createDirectory(atPath: "\(folder)/why", withIntermediateDirectories: true)
      if isSoft {
        try link("../\(source)", hard: [], soft: ["why/\(name)"], in: folder)
      } else {
        try link(source, hard: ["why/\(name)"], soft: [], in: folder)
      }
      try expectSpared(folder, "explain scene.json --pictures why", says: "\(source), which this run reads")
    }
  }

  // A report that is there is removed first: it may not hold what the run reads, by whatever name it is read, also where it is hidden.
  @Test(arguments: ["scene.json", "frame_00003.png", "face.ttf"], ["report", ".hidden"])
  func aReportSparesWhatATestReads(source: String, kind: String) throws {
    try withSources { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/r", withIntermediateDirectories: true)
      let name = kind == "report" ? source : ".source"
      if kind == "report" { try write("{}", "\(folder)/r/results.json") }
      try files.moveItem(atPath: "\(folder)/\(source)", toPath: "\(folder)/r/\(name)")
      try link("r/\(name)", hard: [], soft: [source], in: folder)
      for mode in ["never", "all"] {
        let result = try expectSpared(folder, "test scene.json --golden new --report r --record \(mode)")
        // What a scene names is told by its place.
        let isTold = [source, "r/\(name)"].contains { result.errors.contains("\($0), which this run reads") }
        #expect(isTold, "\(result.errors)")
      }
    }
  }

  // The second scene has a picture that lies where the first one's golden does.
  @Test func goldensOfOneSceneSpareThePicturesOfAnother() throws {
    let plain = """
      { "version": 1, "canvas": { "width": 32, "height": 24, "scale": 1 },
        "screens": { "a": { "view": { "backgroundColor": "#ffffff" } }, "b": { "view": { "backgroundColor": "#112233" } } },
        "root": "a", "timeline": [ { "present": "b" } ] }
      """
    let other = plain.replacing(##""#ffffff""##, with: ##""#ffffff", "image": "golden/one/mine.png""##)
    try withFiles(["one.json": plain, "two.json": other]) { folder in
      try FileManager.default.createDirectory(atPath: "\(folder)/golden/one", withIntermediateDirectories: true)
      try copy(Repository.mosaic, "golden/one/mine.png", in: folder)
      let mosaic = FileManager.default.contents(atPath: Repository.mosaic)
      func isThere() -> Bool { FileManager.default.contents(atPath: "\(folder)/golden/one/mine.png") == mosaic }
      // A picture that no golden lists would be cleared away.
      try Program.run(
        "test one.json two.json --record all", in: folder, status: 2,
        prints: "golden/one/mine.png, which this run reads")
      #expect(isThere())
      // Alone the first one has a golden; then its list does not have the other's picture.
      try FileManager.default.moveItem(atPath: "\(folder)/golden/one/mine.png", toPath: "\(folder)/mine.png")
      try Program.run("test one.json --record all", in: folder, status: 1)
      try FileManager.default.moveItem(atPath: "\(folder)/mine.png", toPath: "\(folder)/golden/one/mine.png")
      try Program.run("test one.json two.json --prune", in: folder, status: 2)
      #expect(isThere())
      // And today's frames are not taken over where that would clear it away.
      try write(plain.replacing("#112233", with: "#ffcc00"), "\(folder)/one.json")
      try Program.run("test one.json two.json", in: folder, status: 1)
      try Program.run(
        "accept herorender-report one", in: folder, status: 2, says: "golden/one/mine.png, which this run reads")
      #expect(isThere())
    }
  }

  @Test func copiesOfPicturesSpareThemToo() throws {
    try withSources { folder in
      try write("", "\(folder)/out/card-assets/text")
      // The name that the copy will have is the scene's.
      try link("scene.json", hard: ["out/card-assets/frame_00003.png"], soft: [], in: folder)
      try expectSpared(folder, "convert scene.json out/card.json", says: "scene.json, which this run reads")
    }
  }

  // Appending would not lose the scene, but spoil it.
  @Test(arguments: ["inspect", "lint", "convert"]) func standardOutputIsNoSourceEither(command: String) throws {
    try withSources { folder in
      try Program.run(
        script: "herorender \(command) scene.json >> hard.json", in: folder, status: 2,
        says: "standard output goes into this file")
      try expectEqual(read("\(folder)/scene.json"), Self.scene)
    }
  }

  @Test func aReportDoesNotReplaceWhatIsHeldAgainstEachOther() throws {
    try withSources { folder in
      try write("{}", "\(folder)/herorender-report/results.json")
      try copy(Repository.mosaic, "herorender-report/today.png", in: folder)
      try expectSpared(
        folder, "diff frame_00003.png herorender-report/today.png",
        says: "herorender-report/today.png, which this run reads")
      try Program.run("diff frame_00003.png herorender-report/today.png --report r", in: folder, status: 0)
    }
  }

  @Test func inPlaceFormatsWhatHasNoComments() throws {
    try withSources { folder in
      let path = "\(folder)/scene.json"
      chmod(path, 0o604)
      try Program.run("convert scene.json clean.json", in: folder, status: 0)
      let clean = try read("\(folder)/clean.json")
      let result = try Program.run("convert --in-place soft.json", in: folder, status: 0)
      try expectEqual((result.output, result.errors, read(path), read("\(folder)/hard.json")), ("", "", clean, clean))
      try expectEqual(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int, 0o604)
      let commented = "// why\n" + Self.scene
      try write(commented, path)
      let refused = try Program.run("convert --in-place scene.json", in: folder, status: 2)
      #expect(refused.errors.hasPrefix("scene.json:1:1: error: "), "\(refused.errors)")
      try expectEqual(read(path), commented)
      for wrong in ["scene.json x.json", "-", "scene.json --swift", "Main.storyboard"] {
        try Program.run("convert --in-place \(wrong)", in: folder, status: 64)
      }
    }
  }
}
