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

  private func recolor(_ color: String, _ folder: String) throws {
    try write(scene(color), "\(folder)/scenes/box.json")
  }

  private func withScene(_ body: (String) throws -> Void) throws {
    try withFiles(["scenes/box.json": scene("#ff0000")], body)
  }

  @Test func wrongScenesStopNoOther() throws {
    try withScene { folder in
      let broken = scene("#ff0000").replacing(#""version": 1"#, with: #""version": 1, "fonts": ["bad.ttf"]"#)
      for (name, text) in [("a.json", broken), ("bad.json", "{}"), ("bad.ttf", "no font")] {
        try write(text, "\(folder)/scenes/\(name)")
      }
      let result = try Program.run(
        "test scenes --golden golden --record missing", in: folder, status: 2,
        prints: "scenes/a.json:1:27: error: $.fonts[0]: font 'bad.ttf': is not a font file",
        "INVALID  bad\n  scenes/bad.json:1:1: error: ", "recorded box → golden/box\n")
      #expect(!(result.output + result.errors).contains("failed("))
    }
  }

  @Test func recordCompareFailAccept() throws {
    try withScene { folder in
      try Program.run(
        "test scenes --golden golden", in: folder, status: 1,
        prints: "FAIL     box\n  no golden: golden/box has not been recorded")

      try Program.run(
        "test scenes --golden golden --record missing", in: folder, status: 1, prints: "recorded box → golden/box\n",
        "a recording run does not pass")

      try expectEqual(
        Program.run("test scenes --golden golden", in: folder, status: 0).output, "ok       box\n1 passed\n")

      try recolor("#ff0010", folder)
      let failed = try Program.run("test scenes --golden golden", in: folder, status: 1)
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

      try expectEqual(Program.run("accept", in: folder, status: 0).output, "accepted box\n")
      try Program.run("test scenes --golden golden", in: folder, status: 0)
    }
  }

  @Test func modesOfTheFile() throws {
    let file = #"{"version":1,"modes":{"plain":{},"dark":{"appearance":"dark"},"arabic":{"direction":"rtl"}},"#
    let texts = [
      "scenes/box.json": scene("systemBackground"), "herorender.json": "\(file)\"test\":[\"plain\",\"dark\"]}",
    ]
    try withFiles(texts) { folder in
      let recorded = try Program.run("test --record missing", in: folder, status: 1)
      #expect(recorded.output.hasPrefix("recorded box → golden/box\nrecorded box@dark → golden/box@dark\n"))
      // From a folder of the project too, and one scene's golden has the same name.
      for paths in ["", " box.json"] {
        try expectEqual(
          Program.run("test\(paths)", in: "\(folder)/scenes").output, "ok       box\nok       box@dark\n2 passed\n")
      }
      // Options say all ways themselves; goldens of the file's modes are no orphans.
      try expectEqual(Program.run("test --appearance dark", in: folder).output, "ok       box@dark\n1 passed\n")
      try Program.run(
        "test --mode arabic --mode dark", in: folder, status: 1, prints: "golden/box@rtl has not been recorded")
      try expectEqual(Program.run("accept", in: "\(folder)/scenes").output, "accepted box@rtl\n")
      try expectEqual(Program.run("test --prune", in: folder).output, "ok       box\nok       box@dark\n2 passed\n")
      try Program.run("convert scenes/box.json --mode arabic", in: folder, prints: #""layoutDirection": "rtl""#)
      #expect(
        try !Program.run("convert scenes/box.json --mode arabic --direction ltr", in: folder).output.contains("rtl"))
      try expectEqual(
        Program.run("inspect scenes/box.json --mode drak", in: folder, status: 2).errors,
        "herorender.json: error: no mode named 'drak'; did you mean 'dark'?\n")
      try Program.run("test --junit herorender.json", in: folder, status: 2, says: "herorender.json")
    }
  }

  // Three pictures of 60 pixels with 12 between them, below names of 28: a GIF's header says its size.
  @Test func twoGoldensAsAFilm() throws {
    try withScene { folder in
      try Program.run("test scenes --golden old --record missing", in: folder)
      try recolor("#00ff00", folder)
      try Program.run("test scenes --golden new --record missing", in: folder)
      try Program.run("diff old/box new/box --film change.gif", in: folder, status: 1)
      try expectEqual(Array(bytes("\(folder)/change.gif")[..<10]), Array("GIF89a".utf8) + [204, 0, 88, 0])
      try Program.run("diff old/box old/box --film same.html", in: folder, status: 0)
      #expect(exists("\(folder)/same.html"))
      try Program.run("diff old/box new/box --film change", in: folder, status: 64)
      // A report has today's pictures where they differ; those that do not are the golden's.
      let other = scene("#ff0000").replacing("duration(0.2)", with: "duration(0.2) timingFunction(linear)")
      try write(other, "\(folder)/scenes/box.json")
      try Program.run("test scenes --golden old --report report", in: folder)
      #expect(!exists("\(folder)/report/box/actual/t0_000.png"))
      let today = try Program.run("diff old/box report/box/actual", in: folder)
      #expect(today.status == 1 && !today.output.contains("missing"), "\(today.output)")
      // A page of a comparison lists what differs.
      let slower = scene("#00ff00").replacing("duration(0.2)", with: "duration(0.3)")
      try write(slower, "\(folder)/scenes/slower.json")
      try Program.run("compare scenes/box.json scenes/slower.json c.html --as difference", in: folder, status: 0)
      let page = try read("\(folder)/c.html")
      #expect(page.contains("<caption>What differs from box.json</caption>") && page.contains("<td>b/box</td>"))
      try Program.run(
        "compare scenes/box.json scenes/box.json scenes/box.json x.gif --as blink", in: folder, status: 64,
        says: "--as blink takes two scenes, not 3")
    }
  }

  // y takes one, a wrong word asks again, q leaves the rest; nothing is replaced where an answer is missing.
  @Test func whatIsAcceptedIsPicked() throws {
    try withScene { folder in
      for name in ["a", "c"] { try write(scene("#ff0000"), "\(folder)/scenes/\(name).json") }
      try Program.run("test scenes --record missing", in: folder)
      for name in ["a", "box", "c"] { try write(scene("#00ff00"), "\(folder)/scenes/\(name).json") }
      try Program.run("test scenes", in: folder, status: 1)
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
      try Program.run("test scenes", in: folder, status: 0)
    }
  }

  @Test func acceptAtOnce() throws {
    try withScene { folder in
      try Program.run(
        "test scenes", in: folder, environment: ["HERORENDER_RECORD": "missing"], status: 1)
      try recolor("#00ff00", folder)
      try Program.run(
        "test scenes --accept", in: folder, status: 1, prints: "recorded box → golden/box\n")
      try Program.run("test scenes", in: folder, status: 0)
    }
  }

  @Test func continuousIntegrationNeverWrites() throws {
    try withScene { folder in
      try Program.run(
        "test scenes --record all --prune", in: folder, environment: ["CI": "true"], status: 1,
        says: "CI is set: nothing is recorded", "CI is set: nothing is removed")
      #expect(!exists("\(folder)/golden"))
      try Program.run("accept", in: folder, environment: ["CI": "true"], status: 64)
    }
  }

  @Test func scaleAndToleranceAreTheGoldens() throws {
    try withScene { folder in
      try Program.run("test scenes --record missing --scale 0.5 --threshold 0.05 --trace none", in: folder)
      try recolor("#ff0004", folder)
      try expectEqual(Program.run("test scenes", in: folder).output, "ok       box\n1 passed\n")
      try Program.run("test scenes --threshold 0", in: folder, status: 1)
      try Program.run("test scenes --scale 1", in: folder, status: 1, prints: "60×60")
    }
  }

  @Test func scenesOfTheRepositoryNeedNoOptions() throws {
    let root = Repository.root
    try withTemporaryFolder { folder in
      // One with goldens at half its points, and one at its own size.
      let paths = ["showpieces/reference-list-to-detail", "timing/begin-with-at-destination"]
        .map { "\(root)/scenes/\($0).json" }.joined(separator: " ")
      let result = try Program.run(
        "test \(paths) --golden \(root)/golden --scene-root \(root)/scenes", in: folder, status: 0,
        prints: "ok       showpieces/reference-list-to-detail\n")
      #expect(result.output.hasSuffix("2 passed\n"))
    }
  }

  @Test func toleranceOptions() throws {
    try withScene { folder in
      try Program.run("test scenes --record all --trace none", in: folder)
      try recolor("#ff0004", folder)
      try Program.run("test scenes", in: folder, status: 1)
      for option in [
        "--threshold 0.05", "--max-diff-ratio 0.5", "--ignore-view a/box --ignore-view b/box", "--ignore 10:10-49:49",
      ] { try Program.run("test scenes \(option)", in: folder, status: 0) }
    }
  }

  @Test func framesHashesAndRate() throws {
    try withScene { folder in
      try Program.run("test scenes --record all --frames 0,4- --fps 20 --hash-only", in: folder)
      try expectEqual(
        names("\(folder)/golden/box"), ["manifest.json", "plan.json.gz", "scene.json.gz", "trace.jsonl.gz"])
      try Program.run("test scenes", in: folder, status: 0)
      try Program.run(
        "test scenes --fps 30", in: folder, prints: "wrong fps: the golden has 20, this run 30")
    }
  }

  @Test func diffOfPicturesAndFolders() throws {
    try withTemporaryFolder { folder in
      for (name, color) in [("old", "#ff0000"), ("new", "#ff0010")] {
        try recolor(color, folder)
        try Program.run("test scenes --golden \(name) --record all --frames all --fps 20", in: folder)
      }
      try expectEqual(
        Program.run("diff old/box old/box", in: folder, status: 0).output, "same: old/box and old/box\n")
      #expect(!exists("\(folder)/herorender-report"))

      try Program.run(
        "diff old/box/frame_00000.png new/box/frame_00000.png --report out", in: folder, status: 1,
        prints: "pixels differ in 1 of 1 picture: first the picture, worst the picture", "(100 px, 2.778 %)")
      #expect(exists("\(folder)/out/diff/diff/picture.png"))

      let folders = try Program.run(
        "diff old/box new/box", in: folder, status: 1, prints: "responsible: b/box (1600 px)")
      #expect(!folders.output.contains("accept   "))

      try FileManager.default.removeItem(atPath: "\(folder)/new/box/frame_00002.png")
      try Program.run(
        "diff old/box new/box --threshold 1", in: folder,
        prints: "picture missing: new/box/frame_00002.png is not there, but its partner is")
    }
  }
}
