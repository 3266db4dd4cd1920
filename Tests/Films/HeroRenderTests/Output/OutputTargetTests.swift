import Foundation
import HeroFiles
import HeroTesting

@testable import HeroRender

@Suite struct OutputTargetTests {
  @Test func endingsSayWhatItIs() throws {
    for path in ["out", "out/", "a/b.c/out", "frames.v2", "out.png/", ".", "./-", "lottie/"] {
      try expectEqual(OutputTarget(path), .folder(path))
    }
    for path in ["a.png", "dir/A.PNG"] { try expectEqual(OutputTarget(path), .picture(path)) }
    for (path, format) in [
      ("a.gif", FilmFormat.gif), ("A.GIF", .gif), ("b/a.mp4", .mp4), ("a.webm", .webm), ("a.mov", .mov),
      ("a.avif", .avif), ("a.apng", .apng), ("a.webp", .webp),
    ] {
      try expectEqual(OutputTarget(path), .film(path, format))
    }
    try expectEqual((OutputTarget("-"), OutputTarget("a.html")), (.standardOutput, .player("a.html")))
    try expectEqual(OutputTarget("a/film.Lottie.json"), .lottie("a/film.Lottie.json", .json))
    try expectEqual(OutputTarget("film.lottie"), .lottie("film.lottie", .archive))
    for path in ["", "a.jpg", "scene.json"] {
      #expect(throws: RenderError.self, "\(path)") { try OutputTarget(path) }
    }
  }

  // A film of 2 points a pixel, so half as many pixels or half as many frames.
  @Test func largeFilesGetAHint() throws {
    try withTemporaryFolder { folder in
      let run = try fakeRun(frames: [0], width: 2)
      let paths = ["a.gif", "a.html", "a.png"].map { "\(folder)/\($0)" }
      for path in paths { try Data(count: 1_234).write(to: URL(fileURLWithPath: path)) }
      let targets = try paths.map { try OutputTarget($0) }
      expectEqual(targets.map { $0.hint(for: run, above: 1_234) }, [nil, nil, nil])
      expectEqual(
        targets.map { $0.hint(for: run, above: 1_233) },
        [
          "\(paths[0]) has 1 kB; --width 1 or --fps 5 makes it smaller",
          "\(paths[1]) has 1 kB; --width 1 or --fps 5 or --quality 50 makes it smaller",
          "\(paths[2]) has 1 kB; --width 1 makes it smaller",
        ])
      expectEqual((targets.map { $0.hint(for: run) }, OutputTarget.largeFile), ([nil, nil, nil], 10_000_000))
      expectEqual(OutputTarget.folder(folder).hint(for: run, above: 0), nil)
    }
  }
}

@Suite struct PNGFileSinkTests {
  private func render(_ frames: [Int], to path: String) throws {
    _ = try RenderJob(source: FakeSource(), run: try fakeRun(frames: frames)).render(into: [PNGFileSink(file: path)])
  }

  @Test func oneFrameBecomesOneFile() throws {
    try withTemporaryFolder { folder in
      try render([3], to: "\(folder)/deep/still.png")
      try render([3], to: "\(folder)/deep/still.png")
      let files = try contents("\(folder)/deep")
      expectEqual(files.keys.sorted(), ["still.png"])
      expectEqual(files["still.png"]?.prefix(4), [0x89, 0x50, 0x4E, 0x47])
    }
  }

  @Test func severalFramesAndAFolderInItsPlaceAreRefused() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: RenderError.self) { try render([3, 4], to: "\(folder)/deep/still.png") }
      guard case .usage(let text)? = error else {
        Issue.record("not a usage error")
        return
      }
      #expect(text.contains("--frame"))
      #expect(throws: RenderError.self) { try render([3], to: folder) }
      try expectEqual(contents(folder), [:])
    }
  }
}

@Suite struct FilePathTests {
  @Test func parts() {
    for (path, folder, name) in [
      ("r", ".", "r"), ("r/", ".", "r"), ("a/b", "a", "b"), ("a//b/", "a", "b"), ("/", "/", ""), ("/a", "/", "a"),
      ("./a", ".", "a"), ("/a/b.png", "/a", "b.png"), ("", ".", ""),
    ] {
      expectEqual((FilePath.folder(of: path), FilePath.name(of: path)), (folder, name), "\(path)")
    }
  }
}
