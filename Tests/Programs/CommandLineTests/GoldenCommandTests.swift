import Foundation
import HeroTesting

/// `test`, `accept` and `diff` as a user runs them.
@Suite struct GoldenCommandTests {
  /// A square that grows in 0.2 s.
  private func scene(_ color: String) -> String {
    """
    { "version": 1, "canvas": { "width": 60, "height": 60, "scale": 1 }, "root": "a",
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "box", "frame": [10, 10, 10, 10], "heroID": "box", "backgroundColor": "\(color)" } ] } },
        "b": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "box", "frame": [10, 10, 40, 40], "heroID": "box", "backgroundColor": "\(color)",
            "heroModifiers": "duration(0.2)" } ] } } },
      "timeline": [ { "present": "b", "animation": "none" } ] }
    """
  }

  private func write(_ color: String, _ folder: String) throws {
    try FileManager.default.createDirectory(atPath: "\(folder)/scenes", withIntermediateDirectories: true)
    try Data(scene(color).utf8).write(to: URL(fileURLWithPath: "\(folder)/scenes/box.json"))
  }

  private func run(
    _ arguments: String, _ folder: String, _ environment: [String: String?] = [:]
  ) throws -> Program.Result {
    try Program.run(
      arguments.split(separator: " ").map(String.init), in: folder,
      environment: environment)
  }

  @Test func aBrokenFontStopsItsOwnSceneOnly() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      let broken = scene("#ff0000").replacing(#""version": 1"#, with: #""version": 1, "fonts": ["bad.ttf"]"#)
      try Data(broken.utf8).write(to: URL(fileURLWithPath: "\(folder)/scenes/a.json"))
      try Data("no font".utf8).write(to: URL(fileURLWithPath: "\(folder)/scenes/bad.ttf"))
      let result = try run("test scenes --golden golden --record missing", folder)
      expectEqual(result.status, 2)
      #expect(result.output.contains("scenes/a.json:1:27: error: $.fonts[0]: font 'bad.ttf': is not a font file"))
      #expect(result.output.contains("recorded box → golden/box\n"))
      #expect(!(result.output + result.errors).contains("failed("))
    }
  }

  @Test func recordCompareFailAccept() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      let missing = try run("test scenes --golden golden", folder)
      expectEqual(missing.status, 1)
      #expect(missing.output.contains("FAIL     box\n  no golden: golden/box has not been recorded"))

      let recorded = try run("test scenes --golden golden --record missing", folder)
      expectEqual(recorded.status, 1)
      #expect(recorded.output.contains("recorded box → golden/box\n"))
      #expect(recorded.output.contains("a recording run does not pass"))

      let passed = try run("test scenes --golden golden", folder)
      expectEqual(passed.status, 0)
      expectEqual(passed.output, "ok       box\n1 passed\n")

      try write("#ff0010", folder)
      let failed = try run("test scenes --golden golden", folder)
      expectEqual(failed.status, 1)
      for line in [
        "pixels differ in 5 of 5 pictures: first transition 0 at 0 % (0.000 s), worst transition 0 at 100 % (0.200 s)",
        "first: transition 0 at 0 % (0.000 s), worst: transition 0 at 100 % (0.200 s) (1600 px, 44.444 %)",
        "responsible: b/box (1600 px)",
        "pixels that fail, by --threshold: 1600 at 0, 1600 at 0.01, 0 at 0.05, 0 at 0.1",
        "picture a/box backgroundColor #ff0000 → #ff0010", "diff     herorender-report/box/diff/t0_100.png",
        "report   herorender-report/box/index.html", "accept   herorender accept herorender-report box",
      ] {
        #expect(failed.output.contains("  \(line)\n"), "\(line)")
      }

      let accepted = try run("accept", folder)
      expectEqual(accepted.status, 0)
      expectEqual(accepted.output, "accepted box\n")
      try expectEqual(run("test scenes --golden golden", folder).status, 0)
    }
  }

  @Test func modesOfTheFile() throws {
    try withTemporaryFolder { folder in
      try write("systemBackground", folder)
      let file = #"{"version":1,"modes":{"plain":{},"dark":{"appearance":"dark"},"arabic":{"direction":"rtl"}},"#
      try Data("\(file)\"test\":[\"plain\",\"dark\"]}".utf8).write(
        to: URL(fileURLWithPath: "\(folder)/herorender.json"))
      let recorded = try run("test --record missing", folder)
      expectEqual(recorded.status, 1)
      #expect(recorded.output.hasPrefix("recorded box → golden/box\nrecorded box@dark → golden/box@dark\n"))
      // From a folder of the project too, and one scene's golden has the same name.
      for paths in ["", " box.json"] {
        try expectEqual(run("test\(paths)", "\(folder)/scenes").output, "ok       box\nok       box@dark\n2 passed\n")
      }
      // Options say all ways themselves; goldens of the file's modes are no orphans.
      try expectEqual(run("test --appearance dark", folder).output, "ok       box@dark\n1 passed\n")
      let missing = try run("test --mode arabic --mode dark", folder)
      #expect(missing.status == 1 && missing.output.contains("golden/box@rtl has not been recorded"))
      try expectEqual(run("accept", "\(folder)/scenes").output, "accepted box@rtl\n")
      try expectEqual(run("test --prune", folder).output, "ok       box\nok       box@dark\n2 passed\n")
      let written = try run("convert scenes/box.json --mode arabic", folder)
      #expect(written.output.contains(#""layoutDirection": "rtl""#))
      #expect(try !run("convert scenes/box.json --mode arabic --direction ltr", folder).output.contains("rtl"))
      let wrong = try run("inspect scenes/box.json --mode drak", folder)
      expectEqual(wrong.status, 2)
      expectEqual(wrong.errors, "herorender.json: error: no mode named 'drak'; did you mean 'dark'?\n")
      let taken = try run("test --junit herorender.json", folder)
      #expect(taken.status == 2 && taken.errors.contains("herorender.json"))
    }
  }

  // Three pictures of 60 pixels with 12 between them, below names of 28: a GIF's header says its size.
  @Test func twoGoldensAsAFilm() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      _ = try run("test scenes --golden old --record missing", folder)
      try write("#00ff00", folder)
      _ = try run("test scenes --golden new --record missing", folder)
      try expectEqual(run("diff old/box new/box --film change.gif", folder).status, 1)
      let film = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/change.gif"))
      expectEqual(Array(film[..<10]), Array("GIF89a".utf8) + [204, 0, 88, 0])
      try expectEqual(run("diff old/box old/box --film same.html", folder).status, 0)
      #expect(FileManager.default.fileExists(atPath: "\(folder)/same.html"))
      try expectEqual(run("diff old/box new/box --film change", folder).status, 64)
      // A report has today's pictures where they differ; those that do not are the golden's.
      let other = scene("#ff0000").replacing("duration(0.2)", with: "duration(0.2) timingFunction(linear)")
      try Data(other.utf8).write(to: URL(fileURLWithPath: "\(folder)/scenes/box.json"))
      _ = try run("test scenes --golden old --report report", folder)
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/report/box/actual/t0_000.png"))
      let today = try run("diff old/box report/box/actual", folder)
      #expect(today.status == 1 && !today.output.contains("missing"), "\(today.output)")
      // A page of a comparison lists what differs.
      let slower = scene("#00ff00").replacing("duration(0.2)", with: "duration(0.3)")
      try Data(slower.utf8).write(to: URL(fileURLWithPath: "\(folder)/scenes/slower.json"))
      try expectEqual(run("compare scenes/box.json scenes/slower.json c.html --as difference", folder).status, 0)
      let page = try String(contentsOfFile: "\(folder)/c.html", encoding: .utf8)
      #expect(page.contains("<caption>What differs from box.json</caption>") && page.contains("<td>b/box</td>"))
      let wrong = try run("compare scenes/box.json scenes/box.json scenes/box.json x.gif --as blink", folder)
      #expect(wrong.status == 64 && wrong.errors.contains("--as blink takes two scenes, not 3"))
    }
  }

  // y takes one, a wrong word asks again, q leaves the rest; nothing is replaced where an answer is missing.
  @Test func whatIsAcceptedIsPicked() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      for name in ["a", "c"] {
        try FileManager.default.copyItem(atPath: "\(folder)/scenes/box.json", toPath: "\(folder)/scenes/\(name).json")
      }
      _ = try run("test scenes --record missing", folder)
      for name in ["a", "box", "c"] {
        try Data(scene("#00ff00").utf8).write(to: URL(fileURLWithPath: "\(folder)/scenes/\(name).json"))
      }
      try expectEqual(run("test scenes", folder).status, 1)
      func pick(_ answers: String) throws -> Program.Result {
        try Program.run(script: "printf '\(answers)' | '\(Program.path())' accept --pick", in: folder)
      }
      let unanswered = try pick("y\\n")
      #expect(unanswered.status == 64 && unanswered.errors.contains("nothing was accepted"))
      let picked = try pick("n\\nwhat\\ny\\nq\\n")
      #expect(picked.status == 0 && picked.output.contains("2 of 3: box\n  a/box: backgroundColor"), "\(picked.output)")
      #expect(picked.output.contains("  herorender-report/box/actual/t0_"))
      #expect(picked.output.hasSuffix("accepted box\n") && !picked.output.contains("accepted a"))
      #expect(try pick("a\\n").output.hasSuffix("accepted a\naccepted box\naccepted c\n"))
      try expectEqual(run("test scenes", folder).status, 0)
    }
  }

  @Test func acceptAtOnce() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      try expectEqual(run("test scenes --golden golden", folder, ["HERORENDER_RECORD": "missing"]).status, 1)
      try write("#00ff00", folder)
      let run1 = try run("test scenes --golden golden --accept", folder)
      expectEqual(run1.status, 1)
      #expect(run1.output.contains("recorded box → golden/box\n"))
      try expectEqual(run("test scenes --golden golden", folder).status, 0)
    }
  }

  @Test func continuousIntegrationNeverWrites() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      let result = try run("test scenes --golden golden --record all --prune", folder, ["CI": "true"])
      expectEqual(result.status, 1)
      #expect(result.errors.contains("CI is set: nothing is recorded"))
      #expect(result.errors.contains("CI is set: nothing is removed"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/golden"))
      try expectEqual(run("accept", folder, ["CI": "true"]).status, 64)
    }
  }

  @Test func scaleAndToleranceAreTheGoldens() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      let command = "test scenes --golden golden"
      _ = try run("\(command) --record missing --scale 0.5 --threshold 0.05 --trace none", folder)
      try write("#ff0004", folder)
      try expectEqual(run(command, folder).output, "ok       box\n1 passed\n")
      try expectEqual(run("\(command) --threshold 0", folder).status, 1)
      let larger = try run("\(command) --scale 1", folder)
      expectEqual(larger.status, 1)
      #expect(larger.output.contains("60×60"))
    }
  }

  @Test func scenesOfTheRepositoryNeedNoOptions() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().path
    try withTemporaryFolder { folder in
      // One with goldens at half its points, and one at its own size.
      let paths = ["showpieces/reference-list-to-detail", "timing/begin-with-at-destination"]
        .map { "\(root)/scenes/\($0).json" }.joined(separator: " ")
      let result = try run("test \(paths) --golden \(root)/golden --scene-root \(root)/scenes", folder)
      expectEqual(result.status, 0, "\(result.output)")
      #expect(result.output.contains("ok       showpieces/reference-list-to-detail\n"))
      #expect(result.output.hasSuffix("2 passed\n"))
    }
  }

  @Test func toleranceOptions() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      _ = try run("test scenes --golden golden --record all --trace none", folder)
      try write("#ff0004", folder)
      let command = "test scenes --golden golden"
      try expectEqual(run(command, folder).status, 1)
      for option in [
        "--threshold 0.05", "--max-diff-ratio 0.5", "--ignore-view a/box --ignore-view b/box", "--ignore 10:10-49:49",
      ] {
        try expectEqual(run("\(command) \(option)", folder).status, 0, "\(option)")
      }
    }
  }

  @Test func ignoredViewsNeedNumbersToBeFound() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      _ = try run("test scenes --golden golden --record all", folder)
      try write("#00ff00", folder)
      try expectEqual(run("test scenes --golden golden --ignore-view a/box --ignore-view b/box", folder).status, 0)
    }
  }

  @Test func framesHashesAndRate() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      _ = try run("test scenes --golden golden --record all --frames 0,4- --fps 20 --hash-only", folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/golden/box").sorted()
      expectEqual(names, ["manifest.json", "plan.json.gz", "scene.json.gz", "trace.jsonl.gz"])
      try expectEqual(run("test scenes --golden golden", folder).status, 0)
      let other = try run("test scenes --golden golden --fps 30", folder)
      #expect(other.output.contains("wrong fps: the golden has 20, this run 30"))
    }
  }

  @Test func wrongSceneExitsWithTwo() throws {
    try withTemporaryFolder { folder in
      try write("#ff0000", folder)
      try Data("{}".utf8).write(to: URL(fileURLWithPath: "\(folder)/scenes/bad.json"))
      let result = try run("test scenes --golden golden", folder)
      expectEqual(result.status, 2)
      #expect(result.output.contains("INVALID  bad\n  scenes/bad.json:1:1: error: "))
    }
  }

  @Test func diffOfPicturesAndFolders() throws {
    try withTemporaryFolder { folder in
      for (name, color) in [("old", "#ff0000"), ("new", "#ff0010")] {
        try write(color, folder)
        _ = try run("test scenes --golden \(name) --record all --frames all --fps 20", folder)
      }
      let same = try run("diff old/box old/box", folder)
      expectEqual(same.status, 0)
      expectEqual(same.output, "same: old/box and old/box\n")
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/herorender-report"))

      let picture = try run("diff old/box/frame_00000.png new/box/frame_00000.png --report out", folder)
      expectEqual(picture.status, 1)
      #expect(picture.output.contains("pixels differ in 1 of 1 picture: first the picture, worst the picture"))
      #expect(picture.output.contains("(100 px, 2.778 %)"))
      #expect(FileManager.default.fileExists(atPath: "\(folder)/out/diff/diff/picture.png"))

      let folders = try run("diff old/box new/box", folder)
      expectEqual(folders.status, 1)
      #expect(folders.output.contains("responsible: b/box (1600 px)"))
      #expect(!folders.output.contains("accept   "))

      try FileManager.default.removeItem(atPath: "\(folder)/new/box/frame_00002.png")
      let unpaired = try run("diff old/box new/box --threshold 1", folder)
      #expect(unpaired.output.contains("picture missing: new/box/frame_00002.png is not there, but its partner is"))
    }
  }

  @Test(arguments: [
    ("test --golden g", "<paths>"), ("test none --golden g", "none does not exist"),
    ("test . --golden g --threshold 2", "--threshold"), ("test . --golden g --max-diff-ratio -1", "--max-diff-ratio"),
    ("test . --golden g --ignore 1:2", "--ignore"), ("test . --golden g --record sometimes", "--record"),
    ("test . --golden g --samples 1", "--samples"), ("test . --golden g --samples 2 --frames all", "exclude"),
    ("test . --golden g --frames 5-3", "backwards"), ("test . --golden g --accept --record all", "exclude"),
    ("test . --golden g --jobs 0", "--jobs"), ("accept", "herorender-report contains no results.json"),
    ("diff a.png b.png", "a.png does not exist"), ("diff a.png", "<actual>"),
  ])
  func wrongUsage(arguments: String, fault: String) throws {
    try withTemporaryFolder { folder in
      let result = try run(arguments, folder)
      expectEqual(result.status, 64)
      expectEqual(result.errors.split(separator: "\n").first?.contains(fault), true, "\(result.errors)")
    }
  }

  @Test(arguments: ["test", "diff", "accept"]) func help(command: String) throws {
    try withTemporaryFolder { folder in
      let result = try run("\(command) --help", folder)
      expectEqual(result.status, 0)
      #expect(result.output.contains("EXAMPLES"))
    }
  }
}
