import Foundation
import HeroTesting

/// No command writes over what it reads.
@Suite struct SourceSafetyTests {
  private static let mosaic = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../../scenes/matching/assets/mosaic.png").standardized.path

  private static let font = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../Fonts/square.ttf").standardized.path

  private static let scene = """
    { "version": 1, "canvas": { "width": 64, "height": 48, "scale": 1 }, "fonts": ["face.ttf"],
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "photo", "frame": [4, 4, 20, 20], "heroID": "photo", "image": "frame_00003.png" } ] } },
        "b": { "view": { "backgroundColor": "#112233" } } },
      "root": "a", "timeline": [ { "present": "b" } ] }
    """

  /// A folder with `scene.json`, a scene `sub/card.json` for the same picture, the picture `frame_00003.png`, and links of both kinds to
  /// both.
  private func withFiles(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let files = FileManager.default
      try Self.scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      try files.copyItem(atPath: Self.mosaic, toPath: "\(folder)/frame_00003.png")
      try files.copyItem(atPath: Self.font, toPath: "\(folder)/face.ttf")
      for (name, source) in [
        ("font.png", "face.ttf"), ("font.json", "face.ttf"),
        ("hard.png", "frame_00003.png"), ("hard.json", "scene.json"), ("hard.gif", "frame_00003.png"),
      ] {
        try files.linkItem(atPath: "\(folder)/\(source)", toPath: "\(folder)/\(name)")
      }
      for (name, source) in [
        ("soft.png", "frame_00003.png"), ("soft.json", "scene.json"), ("soft.html", "scene.json"),
        ("soft-font.png", "face.ttf"), ("soft-font.webp", "face.ttf"),
      ] {
        try files.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: source)
      }
      try files.createDirectory(atPath: "\(folder)/golden/scene", withIntermediateDirectories: true)
      try files.linkItem(atPath: "\(folder)/frame_00003.png", toPath: "\(folder)/golden/scene/other.png")
      try body(folder)
    }
  }

  private func everything(_ folder: String) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      found[name] = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
    }
    return found
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
    try withFiles { folder in
      let before = try everything(folder)
      let result = try Program.run(command.split(separator: " ").map(String.init), in: folder)
      expectEqual(result.status, 2, "\(result.output)\(result.errors)")
      let told = result.output + result.errors
      #expect(told.contains("which this run reads") || told.contains("this run reads it"), "\(told)")
      #expect(told.contains("scene.json") || told.contains("frame_00003.png"))
      var after = try everything(folder)
      for name in after.keys where name.hasPrefix("herorender-report") { after[name] = nil }
      expectEqual(after, before)
    }
  }

  @Test(arguments: [
    "scene.json font.png --frame 0", "scene.json soft-font.webp --force", "scene.json out -o soft-font.webp",
    "sheet scene.json soft-font.png", "compare scene.json scene.json font.png --time 0", "convert scene.json font.json",
    "convert scene.json font.json --swift",
  ])
  func fontsAreSpared(command: String) throws {
    try withFiles { folder in
      let before = try everything(folder)
      let result = try Program.run(command.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 2 && result.errors.contains("face.ttf, which this run reads"), "\(result.errors)")
      try expectEqual(everything(folder), before)
    }
  }

  // The picture of --backdrop, by its name, another spelling and both links; and files of the run's own that `test` writes.
  @Test(arguments: [
    "s.json p.png --time 0 --backdrop p.png", "s.json ./p.png --time 0 --backdrop p.png",
    "s.json p.png --time 0 --backdrop ./more/../p.png", "s.json hard.png --time 0 --backdrop p.png",
    "s.json p.png --time 0 --backdrop soft.png", "s.json soft.gif --backdrop p.png",
    "s.json a.gif -o hard.gif --backdrop p.png",
    "s.json . --backdrop frame_00000.png --force", "sheet s.json p.png --backdrop p.png",
    "compare s.json s.json soft.png --time 0 --backdrop hard.png",
    "gallery s.json site --backdrop site/thumbnails/s.png",
    "test s.json --junit s.json", "test s.json --comment hard.json",
  ])
  func filesOfOptionsAreSpared(command: String) throws {
    try withTemporaryFolder { folder in
      let files = FileManager.default
      try
        #"{ "version": 1, "canvas": { "width": 8, "height": 8 }, "screens": { "a": { "view": {} } }, "root": "a", "timeline": [ { "wait": 0.1 } ] }"#
        .write(toFile: "\(folder)/s.json", atomically: true, encoding: .utf8)
      for place in ["more", "site/thumbnails"] {
        try files.createDirectory(atPath: "\(folder)/\(place)", withIntermediateDirectories: true)
      }
      try "{}".write(toFile: "\(folder)/site/gallery.json", atomically: true, encoding: .utf8)
      for name in ["p.png", "site/thumbnails/s.png"] {
        try files.copyItem(atPath: Self.mosaic, toPath: "\(folder)/\(name)")
      }
      for name in ["hard.png", "hard.gif", "frame_00000.png"] {
        try files.linkItem(atPath: "\(folder)/p.png", toPath: "\(folder)/\(name)")
      }
      for name in ["soft.png", "soft.gif"] {
        try files.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: "p.png")
      }
      try files.linkItem(atPath: "\(folder)/s.json", toPath: "\(folder)/hard.json")
      let before = try everything(folder)
      let result = try Program.run(command.split(separator: " ").map(String.init), in: folder)
      #expect(result.status == 2 && result.errors.contains("this run reads"), "\(result.output)\(result.errors)")
      var after = try everything(folder)
      for name in after.keys where name.hasPrefix("herorender-report") { after[name] = nil }
      expectEqual(after, before)
    }
  }

  // A storyboard, another one that a reference leads to, and a catalogue's list and picture: each under a name of its own, by both links.
  @Test(arguments: [
    "Main.storyboard", "Other.storyboard", "Assets.xcassets/star.imageset/star.png",
    "Assets.xcassets/star.imageset/Contents.json",
  ])
  func allThatAStoryboardIsReadFromIsSpared(source: String) throws {
    try withTemporaryFolder { folder in
      let files = FileManager.default
      let set = "\(folder)/Assets.xcassets/star.imageset"
      try files.createDirectory(atPath: set, withIntermediateDirectories: true)
      try files.copyItem(atPath: Self.mosaic, toPath: "\(set)/star.png")
      try #"{ "images": [ { "idiom": "universal", "filename": "star.png" } ] }"#.write(
        toFile: "\(set)/Contents.json", atomically: true, encoding: .utf8)
      let picture =
        #"<imageView image="star" id="i"><rect key="frame" x="0" y="0" width="40" height="40"/></imageView>"#
      try Self.storyboard(
        """
        \(Self.controller("a", picture + Self.segue))
        <scene sceneID="s-r"><objects><viewControllerPlaceholder storyboardName="Other" id="r"/></objects></scene>
        """
      ).write(toFile: "\(folder)/Main.storyboard", atomically: true, encoding: .utf8)
      try Self.storyboard(Self.controller("a", "")).write(
        toFile: "\(folder)/Other.storyboard", atomically: true, encoding: .utf8)
      for name in ["hard.png", "hard.json", "hard.gif"] {
        try files.linkItem(atPath: "\(folder)/\(source)", toPath: "\(folder)/\(name)")
      }
      for name in ["soft.png", "soft.json", "soft.html"] {
        try files.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: source)
      }
      let before = try everything(folder)
      for command in [
        "Main.storyboard hard.png --frame 0", "Main.storyboard soft.png --time 0 --force", "Main.storyboard hard.gif",
        "Main.storyboard soft.html", "sheet Main.storyboard hard.png",
        "compare Main.storyboard Main.storyboard soft.png --time 0", "convert Main.storyboard hard.json",
        "convert Main.storyboard soft.json",
      ] {
        let result = try Program.run(command.split(separator: " ").map(String.init), in: folder)
        expectEqual(result.status, 2, "\(command): \(result.output)\(result.errors)")
        #expect(result.errors.contains("\(source), which this run reads"), "\(command): \(result.errors)")
        try expectEqual(everything(folder), before, "\(command)")
      }
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
    try withFiles { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/why", withIntermediateDirectories: true)
      let told = try Program.run(["explain", "scene.json", "--pictures", "first"], in: folder)
      #expect(told.status != 2, "\(told.errors)")
      let name = try #require(try files.contentsOfDirectory(atPath: "\(folder)/first").sorted().first)
      if isSoft {
        try files.createSymbolicLink(atPath: "\(folder)/why/\(name)", withDestinationPath: "../\(source)")
      } else {
        try files.linkItem(atPath: "\(folder)/\(source)", toPath: "\(folder)/why/\(name)")
      }
      let before = try everything(folder)
      let result = try Program.run(["explain", "scene.json", "--pictures", "why"], in: folder)
      #expect(result.status == 2 && result.errors.contains("\(source), which this run reads"), "\(result.errors)")
      try expectEqual(everything(folder), before)
    }
  }

  // A report that is there is removed first: it may not hold what the run reads, by whatever name it is read, also where it is hidden.
  @Test(arguments: ["scene.json", "frame_00003.png", "face.ttf"], ["report", ".hidden"])
  func aReportSparesWhatATestReads(source: String, kind: String) throws {
    try withFiles { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/r", withIntermediateDirectories: true)
      let name = kind == "report" ? source : ".source"
      if kind == "report" { try "{}".write(toFile: "\(folder)/r/results.json", atomically: true, encoding: .utf8) }
      try files.moveItem(atPath: "\(folder)/\(source)", toPath: "\(folder)/r/\(name)")
      try files.createSymbolicLink(atPath: "\(folder)/\(source)", withDestinationPath: "r/\(name)")
      let before = try everything(folder)
      for mode in ["never", "all"] {
        let result = try Program.run(
          ["test", "scene.json", "--golden", "new", "--report", "r", "--record", mode], in: folder)
        expectEqual(result.status, 2, "\(result.output)\(result.errors)")
        // What a scene names is told by its place.
        let isTold = [source, "r/\(name)"].contains { result.errors.contains("\($0), which this run reads") }
        #expect(isTold, "\(result.errors)")
        try expectEqual(everything(folder), before)
      }
    }
  }

  /// Two scenes, the second with a picture that lies where the first one's golden does.
  private func withTwoScenes(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let files = FileManager.default
      let plain = """
        { "version": 1, "canvas": { "width": 32, "height": 24, "scale": 1 },
          "screens": { "a": { "view": { "backgroundColor": "#ffffff" } }, "b": { "view": { "backgroundColor": "#112233" } } },
          "root": "a", "timeline": [ { "present": "b" } ] }
        """
      try plain.write(toFile: "\(folder)/one.json", atomically: true, encoding: .utf8)
      try plain.replacing(
        ##""backgroundColor": "#ffffff""##, with: ##""backgroundColor": "#ffffff", "image": "golden/one/mine.png""##
      ).write(toFile: "\(folder)/two.json", atomically: true, encoding: .utf8)
      try files.createDirectory(atPath: "\(folder)/golden/one", withIntermediateDirectories: true)
      try files.copyItem(atPath: Self.mosaic, toPath: "\(folder)/golden/one/mine.png")
      try body(folder)
    }
  }

  @Test func goldensOfOneSceneSpareThePicturesOfAnother() throws {
    try withTwoScenes { folder in
      func run(_ words: String) throws -> Program.Result {
        try Program.run(
          words.split(separator: " ").map(String.init), in: folder)
      }
      let mosaic = FileManager.default.contents(atPath: Self.mosaic)
      func isThere() -> Bool { FileManager.default.contents(atPath: "\(folder)/golden/one/mine.png") == mosaic }
      // A picture that no golden lists would be cleared away.
      let recorded = try run("test one.json two.json --golden golden --record all")
      #expect(recorded.status == 2 && recorded.output.contains("golden/one/mine.png, which this run reads"))
      #expect(isThere(), "\(recorded.output)\(recorded.errors)")
      // Alone the first one has a golden; then its list does not have the other's picture.
      try FileManager.default.moveItem(atPath: "\(folder)/golden/one/mine.png", toPath: "\(folder)/mine.png")
      try expectEqual(run("test one.json --golden golden --record all").status, 1)
      try FileManager.default.moveItem(atPath: "\(folder)/mine.png", toPath: "\(folder)/golden/one/mine.png")
      let pruned = try run("test one.json two.json --golden golden --prune")
      expectEqual(pruned.status, 2, "\(pruned.output)\(pruned.errors)")
      #expect(isThere())
      // And today's frames are not taken over where that would clear it away.
      try String(contentsOfFile: "\(folder)/one.json", encoding: .utf8).replacing("#112233", with: "#ffcc00")
        .write(toFile: "\(folder)/one.json", atomically: true, encoding: .utf8)
      try expectEqual(run("test one.json two.json --golden golden").status, 1)
      let accepted = try run("accept herorender-report one")
      #expect(accepted.status == 2 && accepted.errors.contains("golden/one/mine.png, which this run reads"))
      #expect(isThere(), "\(accepted.output)\(accepted.errors)")
    }
  }

  @Test func copiesOfPicturesSpareThemToo() throws {
    try withFiles { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/out/card-assets", withIntermediateDirectories: true)
      // The name that the copy will have is the scene's.
      try files.linkItem(atPath: "\(folder)/scene.json", toPath: "\(folder)/out/card-assets/frame_00003.png")
      let before = try everything(folder)
      let result = try Program.run(["convert", "scene.json", "out/card.json"], in: folder)
      #expect(result.status == 2 && result.errors.contains("scene.json, which this run reads"), "\(result.errors)")
      try expectEqual(everything(folder), before)
    }
  }

  // Appending would not lose the scene, but spoil it.
  @Test(arguments: ["inspect", "lint", "convert"]) func standardOutputIsNoSourceEither(command: String) throws {
    try withFiles { folder in
      let result = try Program.run(script: "'\(try Program.path())' \(command) scene.json >> hard.json", in: folder)
      #expect(result.status == 2 && result.errors.contains("standard output goes into this file"), "\(result.errors)")
      try expectEqual(String(contentsOfFile: "\(folder)/scene.json", encoding: .utf8), Self.scene)
    }
  }

  @Test func aReportDoesNotReplaceWhatIsHeldAgainstEachOther() throws {
    try withFiles { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/herorender-report", withIntermediateDirectories: true)
      try "{}".write(toFile: "\(folder)/herorender-report/results.json", atomically: true, encoding: .utf8)
      try files.copyItem(atPath: Self.mosaic, toPath: "\(folder)/herorender-report/today.png")
      let before = try everything(folder)
      let result = try Program.run(["diff", "frame_00003.png", "herorender-report/today.png"], in: folder)
      #expect(result.status == 2 && result.errors.contains("herorender-report/today.png, which this run reads"))
      try expectEqual(everything(folder), before)
      try expectEqual(
        Program.run(["diff", "frame_00003.png", "herorender-report/today.png", "--report", "r"], in: folder).status, 0)
    }
  }

  @Test func inPlaceFormatsWhatHasNoComments() throws {
    try withFiles { folder in
      let path = "\(folder)/scene.json"
      chmod(path, 0o604)
      try expectEqual(Program.run(["convert", "scene.json", "clean.json"], in: folder).status, 0)
      let clean = try String(contentsOfFile: "\(folder)/clean.json", encoding: .utf8)
      let result = try Program.run(["convert", "--in-place", "soft.json"], in: folder)
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
      try expectEqual(String(contentsOfFile: path, encoding: .utf8), clean)
      try expectEqual(String(contentsOfFile: "\(folder)/hard.json", encoding: .utf8), clean)
      try expectEqual(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int, 0o604)
      let commented = "// why\n" + Self.scene
      try commented.write(toFile: path, atomically: false, encoding: .utf8)
      let refused = try Program.run(["convert", "--in-place", "scene.json"], in: folder)
      #expect(refused.status == 2 && refused.errors.hasPrefix("scene.json:1:1: error: "), "\(refused.errors)")
      try expectEqual(String(contentsOfFile: path, encoding: .utf8), commented)
      for wrong in [["scene.json", "x.json"], ["-"], ["scene.json", "--swift"], ["Main.storyboard"]] {
        try expectEqual(Program.run(["convert", "--in-place"] + wrong, in: folder).status, 64)
      }
    }
  }
}
