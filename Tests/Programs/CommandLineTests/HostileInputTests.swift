import Foundation
import HeroTesting

/// What other people's scenes and names may try, as seen from outside the program.
@Suite struct HostileInputTests {
  private static let scene =
    #"{"version":1,"canvas":{"width":8,"height":6,"scale":1},"screens":{"a":{"view":{}}},"root":"a","timeline":[{"wait":0.1}]}"#

  /// More than a frame may take: effects over 4 megapixels.
  private static let dear: String = {
    let view = #"{"name":"fog","frame":[0,0,2048,2048],"effect":"dark"}"#
    let views = (0..<20).map { view.replacing("fog", with: "fog\($0)") }.joined(separator: ",\n")
    return
      #"{"version":1,"canvas":{"width":2048,"height":2048,"scale":1},"screens":{"a":{"view":{"subviews":[\#n"#
      + views + #"]}}},"root":"a","timeline":[{"wait":0.1}]}"#
  }()

  @Test("a frame of too much work is a scene error that names the view, and no output is touched")
  func tooMuchWork() throws {
    try withTemporaryFolder { folder in
      try Self.dear.write(toFile: folder + "/dear.json", atomically: true, encoding: .utf8)
      try "mine".write(toFile: folder + "/film.png", atomically: true, encoding: .utf8)
      for arguments in [["dear.json", "out"], ["dear.json", "film.png", "--frame", "0"]] {
        let result = try Program.run(arguments, in: folder)
        expectEqual(result.status, 2, "\(arguments)")
        #expect(
          result.errors.contains("dear.json:2:1: error: $.screens.a.view.subviews[0]: view 'a/fog0' cannot be drawn"))
        #expect(result.errors.contains("too much work"))
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder).sorted(), ["dear.json", "film.png"])
      }
      try expectEqual(String(contentsOfFile: folder + "/film.png", encoding: .utf8), "mine")
    }
  }

  @Test("a picture of too much work is no finding of explain, but an error of the scene")
  func tooMuchWorkToExplain() throws {
    try withTemporaryFolder { folder in
      let film = Self.dear.replacing(
        #""root":"a","timeline":[{"wait":0.1}]"#,
        with: #""root":"b","timeline":[{"present":"a","animation":"fade"}]"#
      ).replacing(#""screens":{"#, with: #""screens":{"b":{"isHeroEnabled":true,"view":{}},"#)
      try film.write(toFile: folder + "/dear.json", atomically: true, encoding: .utf8)
      let result = try Program.run(["explain", "dear.json"], in: folder)
      expectEqual(result.status, 2)
      #expect(result.errors.contains("view 'a/fog"))
    }
  }

  @Test(
    "names that mean something to ffmpeg are names",
    arguments: ["./-vf.mp4", "concat:a.mp4", "%03d.mp4", "a'b\"c.mp4", "http:x.mp4", "pipe:1.mp4", "a b;c.mp4"])
  func filmNames(name: String) throws {
    try #require(Program.find("ffmpeg") != nil, "no ffmpeg")
    try withTemporaryFolder { folder in
      try Self.scene.write(toFile: folder + "/scene.json", atomically: true, encoding: .utf8)
      let result = try Program.run(["scene.json", name, "--quiet"], in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
      let plain = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
      try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder).sorted(), [plain, "scene.json"].sorted())
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(plain))
      expectEqual(Array(bytes.dropFirst(4).prefix(4)), Array("ftyp".utf8))
    }
  }
}
