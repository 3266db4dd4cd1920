import Foundation
import HeroTesting

/// What other people's scenes and names may try, as seen from outside the program.
@Suite struct HostileInputTests {
  static let scene =
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
    try withFiles(["dear.json": Self.dear, "film.png": "mine"]) { folder in
      for output in ["out", "film.png --frame 0"] {
        try Program.run(
          "dear.json \(output)", in: folder, status: 2,
          says: "dear.json:2:1: error: $.screens.a.view.subviews[0]: view 'a/fog0' cannot be drawn", "too much work")
        try expectEqual(names(folder), ["dear.json", "film.png"])
      }
      try expectEqual(read("\(folder)/film.png"), "mine")
    }
  }

  @Test("a picture of too much work is no finding of explain, but an error of the scene")
  func tooMuchWorkToExplain() throws {
    let film = Self.dear.replacing(
      #""root":"a","timeline":[{"wait":0.1}]"#,
      with: #""root":"b","timeline":[{"present":"a","animation":"fade"}]"#
    ).replacing(#""screens":{"#, with: #""screens":{"b":{"isHeroEnabled":true,"view":{}},"#)
    try withFiles(["dear.json": film]) { folder in
      try Program.run("explain dear.json", in: folder, status: 2, says: "view 'a/fog")
    }
  }

  @Test(
    "names that mean something to ffmpeg are names",
    arguments: ["./-vf.mp4", "concat:a.mp4", "%03d.mp4", "a'b\"c.mp4", "http:x.mp4", "pipe:1.mp4", "a b;c.mp4"])
  func filmNames(name: String) throws {
    try #require(Program.find("ffmpeg") != nil, "no ffmpeg")
    try withFiles(["scene.json": Self.scene]) { folder in
      try Program.run(["scene.json", name, "--quiet"], in: folder, status: 0)
      let plain = name.hasPrefix("./") ? String(name.dropFirst(2)) : name
      try expectEqual(names(folder), [plain, "scene.json"].sorted())
      let film = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(plain))
      expectEqual(Array(film.dropFirst(4).prefix(4)), Array("ftyp".utf8))
    }
  }
}
