import Foundation
import HeroTesting

/// `herorender convert`, as a user runs it.
@Suite struct ConvertTests {
  // Components, steps, a gesture, pictures and fonts: in another folder the written scene draws the same bytes.
  @Test(arguments: [
    "words/scoped-names", "guides/interactive-pan-shows-the-finger", "views/asset-catalogue", "flow/set-changes-a-view",
  ])
  func whatIsWrittenRendersTheSame(name: String) throws {
    let scene = Repository.path("scenes/\(name).json")
    try withTemporaryFolder { folder in
      let converted = try Program.run(["convert", scene, "out.json"], in: folder, status: 0)
      expectEqual(converted.errors, "")
      let frames = try [(scene, "a"), ("out.json", "b")].map { file, frames in
        try Program.run([file, frames, "--scale", "1", "--fps", "6", "--quiet"], in: folder, status: 0)
        return try contents("\(folder)/\(frames)").filter { $0.key.hasSuffix(".png") }
      }
      #expect(frames[0].count > 1)
      expectEqual(frames[0], frames[1])
    }
  }

  @Test func standardOutputIsTheFile() throws {
    let scene =
      #"{ "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "a", "screens": { "a": { "view": {} } }, }"#
    try withFiles(["s.json": scene]) { folder in
      let printed = try Program.run("convert s.json", in: folder, status: 0)
      try Program.run("convert s.json t.json", in: folder, status: 0)
      try expectEqual(read("\(folder)/t.json"), printed.output)
      // A folder that is missing is made; a place that cannot be written is the environment's.
      for language in ["", " --swift"] {
        try Program.run("convert s.json a/new\(language.count)/t\(language)", in: folder, status: 0)
        try Program.run("convert s.json t.json/folder/t.json\(language)", in: folder, status: 3, says: "t.json/folder")
      }
      // A wrong scene is the scene's fault, and nothing is written.
      try write(scene.replacing("width", with: "widht"), "\(folder)/s.json")
      try Program.run("convert s.json u.json", in: folder, status: 2, says: "s.json:1:", "widht")
      #expect(!exists("\(folder)/u.json"))
    }
  }
}
