import Foundation
import HeroTesting

/// `herorender convert`, as a user runs it.
@Suite struct ConvertTests {
  private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../../scenes").standardized.path

  /// The files of a rendered folder, by name.
  private func frames(_ folder: String) throws -> [String: Data] {
    var frames: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".png") {
      frames[name] = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
    return frames
  }

  // Components, steps, a gesture, pictures and fonts: in another folder the written scene draws the same bytes.
  @Test(arguments: [
    "words/scoped-names", "guides/interactive-pan-shows-the-finger", "views/asset-catalogue", "flow/set-changes-a-view",
  ])
  func whatIsWrittenRendersTheSame(name: String) throws {
    let scene = "\(Self.scenes)/\(name).json"
    try #require(FileManager.default.fileExists(atPath: scene))
    try withTemporaryFolder { folder in
      let converted = try Program.run(["convert", scene, "out.json"], in: folder)
      #expect(converted.status == 0 && converted.errors.isEmpty)
      for (file, frames) in [(scene, "a"), ("out.json", "b")] {
        let run = try Program.run([file, frames, "--scale", "1", "--fps", "6", "--quiet"], in: folder)
        expectEqual(run.status, 0)
      }
      let (a, b) = (try frames("\(folder)/a"), try frames("\(folder)/b"))
      #expect(a.count > 1)
      expectEqual(a, b)
    }
  }

  @Test func standardOutputIsTheFile() throws {
    try withTemporaryFolder { folder in
      let scene =
        #"{ "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "a", "screens": { "a": { "view": {} } }, }"#
      try scene.write(toFile: "\(folder)/s.json", atomically: true, encoding: .utf8)
      let printed = try Program.run(["convert", "s.json"], in: folder)
      expectEqual(printed.status, 0)
      try expectEqual(Program.run(["convert", "s.json", "t.json"], in: folder).status, 0)
      try expectEqual(String(contentsOfFile: "\(folder)/t.json", encoding: .utf8), printed.output)
      // A folder that is missing is made; a place that cannot be written is the environment's.
      for language in [[], ["--swift"]] {
        try expectEqual(
          Program.run(["convert", "s.json", "a/new\(language.count)/t"] + language, in: folder).status, 0)
        let lost = try Program.run(["convert", "s.json", "t.json/folder/t.json"] + language, in: folder)
        expectEqual(lost.status, 3)
        #expect(lost.errors.contains("t.json/folder"))
      }
      // A wrong scene is the scene's fault, and nothing is written.
      try scene.replacingOccurrences(of: "width", with: "widht").write(
        toFile: "\(folder)/s.json", atomically: true, encoding: .utf8)
      let wrong = try Program.run(["convert", "s.json", "u.json"], in: folder)
      expectEqual(wrong.status, 2)
      #expect(wrong.errors.contains("s.json:1:") && wrong.errors.contains("widht"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/u.json"))
    }
  }
}
