import Foundation
import Testing

/// No command writes over what it reads.
@Suite struct SourceSafetyTests {
  private static let mosaic = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../scenes/matching/assets/mosaic.png").standardized.path

  private static let scene = """
    { "version": 1, "canvas": { "width": 64, "height": 48, "scale": 1 },
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
      for (name, source) in [
        ("hard.png", "frame_00003.png"), ("hard.json", "scene.json"), ("hard.gif", "frame_00003.png"),
      ] {
        try files.linkItem(atPath: "\(folder)/\(source)", toPath: "\(folder)/\(name)")
      }
      for (name, source) in [("soft.png", "frame_00003.png"), ("soft.json", "scene.json"), ("soft.html", "scene.json")]
      {
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
      #expect(result.status == 2, "\(result.output)\(result.errors)")
      let told = result.output + result.errors
      #expect(told.contains("which this run reads") || told.contains("this run reads it"), "\(told)")
      #expect(told.contains("scene.json") || told.contains("frame_00003.png"))
      var after = try everything(folder)
      for name in after.keys where name.hasPrefix("herorender-report") { after[name] = nil }
      #expect(after == before)
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
      #expect(try everything(folder) == before)
    }
  }

  // Appending would not lose the scene, but spoil it.
  @Test(arguments: ["inspect", "lint", "convert"]) func standardOutputIsNoSourceEither(command: String) throws {
    try withFiles { folder in
      let result = try Program.run(script: "'\(try Program.path())' \(command) scene.json >> hard.json", in: folder)
      #expect(result.status == 2 && result.errors.contains("standard output goes into this file"), "\(result.errors)")
      #expect(try String(contentsOfFile: "\(folder)/scene.json", encoding: .utf8) == Self.scene)
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
      #expect(try everything(folder) == before)
      #expect(
        try Program.run(["diff", "frame_00003.png", "herorender-report/today.png", "--report", "r"], in: folder).status
          == 0)
    }
  }

  @Test func inPlaceFormatsWhatHasNoComments() throws {
    try withFiles { folder in
      let path = "\(folder)/scene.json"
      chmod(path, 0o604)
      #expect(try Program.run(["convert", "scene.json", "clean.json"], in: folder).status == 0)
      let clean = try String(contentsOfFile: "\(folder)/clean.json", encoding: .utf8)
      let result = try Program.run(["convert", "--in-place", "soft.json"], in: folder)
      #expect(result.status == 0 && result.output.isEmpty && result.errors.isEmpty, "\(result.errors)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == clean)
      #expect(try String(contentsOfFile: "\(folder)/hard.json", encoding: .utf8) == clean)
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o604)
      let commented = "// why\n" + Self.scene
      try commented.write(toFile: path, atomically: false, encoding: .utf8)
      let refused = try Program.run(["convert", "--in-place", "scene.json"], in: folder)
      #expect(refused.status == 2 && refused.errors.hasPrefix("scene.json:1:1: error: "), "\(refused.errors)")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == commented)
      for wrong in [["scene.json", "x.json"], ["-"], ["scene.json", "--swift"], ["Main.storyboard"]] {
        #expect(try Program.run(["convert", "--in-place"] + wrong, in: folder).status == 64)
      }
    }
  }
}
