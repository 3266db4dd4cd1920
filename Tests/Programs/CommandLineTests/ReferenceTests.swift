import Foundation
import HeroTesting

@Suite struct ReferenceTests {
  private static let hasValidator: Bool = {
    guard let python = Program.find("python3") else { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["-c", "import jsonschema; jsonschema.Draft202012Validator"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../../scenes").standardized.path

  #if os(Linux)
    // What few scenes need is opened by those: forty libraries take longer to load than a small scene to plan.
    @Test func rareLibrariesAreNotLoaded() throws {
      try withTemporaryFolder { folder in
        let loaded = try Program.run([], in: folder, environment: ["LD_TRACE_LOADED_OBJECTS": "1"]).output
        #expect(loaded.contains("libcairo"))
        #expect(!loaded.contains("librsvg") && !loaded.contains("libavif"))
      }
    }
  #endif

  // The schema is one, every scene of ours obeys it, and a scene with a wrong key does not.
  @Test(.enabled(if: hasValidator, "python3 or PyPI's jsonschema is not installed"))
  func scenesObeyTheSchema() throws {
    try withTemporaryFolder { folder in
      let schema = try Program.run(["schema"], in: folder)
      expectEqual(schema.status, 0)
      try schema.output.write(toFile: "\(folder)/schema.json", atomically: true, encoding: .utf8)
      let script = """
        import json, pathlib, re, sys
        from jsonschema import Draft202012Validator
        schema = json.load(open("schema.json", encoding="utf-8"))
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        count = 0
        for path in sorted(pathlib.Path(sys.argv[1]).rglob("*.json")):
            if ".xcassets" in str(path):
                continue
            # Comments and trailing commas go, strings stay.
            text = re.sub(r'("(?:[^"\\\\]|\\\\.)*")|//[^\\n]*|/\\*.*?\\*/', lambda m: m[1] or "", path.read_text(encoding="utf-8"), flags=re.S)
            scene = json.loads(re.sub(r'("(?:[^"\\\\]|\\\\.)*")|,(?=\\s*[\\]}])', lambda m: m[1] or "", text, flags=re.S))
            for error in validator.iter_errors(scene):
                print(path, error.json_path, error.message[:200])
            count += 1
            scene["nonsense"] = 1
            if validator.is_valid(scene):
                print(path, "is valid with a key that does not exist")
        print(count)
        """
      try script.write(toFile: "\(folder)/validate.py", atomically: true, encoding: .utf8)
      let result = try Program.run(script: "python3 validate.py '\(Self.scenes)'", in: folder)
      #expect(result.errors.isEmpty)
      let lines = result.output.split(separator: "\n")
      expectEqual(lines.dropLast(), [])
      #expect(Int(lines.last ?? "") ?? 0 > 100)
    }
  }

  // What an editor does: it follows the scene's own `$schema`, tells what is wrong, and offers what is right.
  @Test(.enabled(if: hasValidator, "python3 or PyPI's jsonschema is not installed"))
  func aSceneNamesItsSchema() throws {
    try withTemporaryFolder { folder in
      let schema = try Program.run(["schema"], in: folder).output
      try schema.write(toFile: "\(folder)/scene.schema.json", atomically: true, encoding: .utf8)
      let scene = Self.scene.replacingOccurrences(
        of: "{ \"version\"", with: "{ \"$schema\": \"./scene.schema.json\", \"version\"")
      try scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      try expectEqual(Program.run(["lint", "scene.json"], in: folder).status, 0)
      let script = """
        import json, pathlib
        from jsonschema import Draft202012Validator
        path = pathlib.Path("scene.json")
        scene = json.loads(path.read_text())
        schema = json.loads((path.parent / scene["$schema"]).read_text())
        validator = Draft202012Validator(schema)
        print([error.message for error in validator.iter_errors(scene)])
        view = scene["screens"]["a"]["view"]["subviews"][0]
        for key, value in [("herID", "x"), ("alpha", 2), ("contentMode", "fit"), ("heroModifiers", "fad")]:
            view[key] = value
            print(key, validator.is_valid(scene))
            del view[key]
        alpha = schema["$defs"]["viewKeys"]["properties"]["alpha"]
        print(alpha["description"], alpha["default"], alpha["minimum"], alpha["maximum"])
        print("push(left)" in schema["$defs"]["animation"]["examples"])
        """
      try script.write(toFile: "\(folder)/editor.py", atomically: true, encoding: .utf8)
      let result = try Program.run(script: "python3 editor.py", in: folder)
      #expect(result.errors.isEmpty)
      expectEqual(
        result.output,
        """
        []
        herID False
        alpha False
        contentMode False
        heroModifiers False
        How opaque the view and all inside of it are. Default: 1. 1 0 1
        True

        """)
    }
  }

  @Test func everyKeyIsPrintedAsTables() throws {
    try withTemporaryFolder { folder in
      let page = try Program.run(["schema", "--markdown"], in: folder)
      expectEqual(page.status, 0)
      #expect(page.output.contains("| `alpha` | number 0…1 | `1` | How opaque the view and all inside of it are. |\n"))
    }
  }

  @Test func devicesAreListed() throws {
    try withTemporaryFolder { folder in
      let text = try Program.run(["devices"], in: folder)
      expectEqual(text.status, 0)
      let line = try #require(text.output.split(separator: "\n").first { $0.hasPrefix("iPhone 15 Pro ") })
      #expect(line.contains("393x852") && line.contains("@3x"))
      let json = try Program.run(["devices", "--json"], in: folder)
      let document = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
      expectEqual((document["devices"] as? [Any])?.count, text.output.split(separator: "\n").count)
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsCanCompleteCommands(shell: String) throws {
    try withTemporaryFolder { folder in
      let result = try Program.run(["--generate-completion-script", shell], in: folder)
      expectEqual(result.status, 0)
      for word in ["render", "inspect", "sheet", "merge", "lint", "schema", "devices", "pixel-format"] {
        #expect(result.output.contains(word), "\(word)")
      }
    }
  }

  // As a person types: a scene where a subcommand could stand, then render's options and their values.
  @Test(arguments: [
    (["herorender", "sc"], ["scene.json", "schema"]), (["herorender", "scene.json", "frames", "--dev"], ["--device"]),
    (["herorender", "scene.json", "--frame-device", ""], ["dark", "light", "none"]),
    (["herorender", "scene.json", "--overlay", "f"], ["finger"]),
    (["herorender", "scene.json", "--device", "iPhone SE (1"], ["iPhone SE (1st generation)"]),
    (["herorender", "sheet", "sc"], ["scene.json"]),
    (["herorender", "compare", "scene.json", "sc"], ["scene.json", "scratch.txt"]),
  ])
  func bashCompletesTheMainForm(words: [String], offers: [String]) throws {
    try withTemporaryFolder { folder in
      try Self.scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      try Data().write(to: URL(fileURLWithPath: "\(folder)/scratch.txt"))
      let script = try Program.run(["--generate-completion-script", "bash"], in: folder).output
      try script.write(toFile: "\(folder)/completion", atomically: true, encoding: .utf8)
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let last = words.count - 1
      let result = try Program.run(
        script: """
          source ./completion
          COMP_WORDS=(\(list)); COMP_CWORD=\(last); COMP_LINE='\(words.joined(separator: " "))'; COMP_POINT=${#COMP_LINE}
          _herorender herorender '\(words[last])' '\(words[last - 1])'
          printf '%s\\n' "${COMPREPLY[@]}"
          """, in: folder)
      expectEqual(Set(result.output.split(separator: "\n").map(String.init)), Set(offers), "\(result.errors)")
    }
  }

  // Nothing is wider than the terminal, comments stand above their commands, and long commands can be pasted.
  @Test(arguments: [40, 60, 80, 132])
  func helpFitsTheTerminal(columns: Int) throws {
    try withTemporaryFolder { folder in
      for command in ["", "render", "test", "lint", "app", "explain"] {
        let help = try Program.run(
          command.isEmpty ? ["--help"] : ["help", command], in: folder, environment: ["COLUMNS": "\(columns)"]
        ).output
        for line in help.split(separator: "\n") {
          // A word alone may be wider.
          #expect(line.count <= columns || !line.drop { $0 == " " }.contains(" "), "\(command): \(line)")
        }
        if command == "test" {
          let example = "herorender test card.json --golden golden --threshold 0.05 --ignore-view list/clock"
          #expect(help.replacing(#/ \\\n +/#, with: " ").contains("  \(example)\n"))
          let isAbove = help.contains("  # take over today's frames of all failed scenes\n  herorender accept\n")
          expectEqual(isAbove, [60, 80].contains(columns))
        }
      }
    }
  }

  private static let scene = """
    { "version": 1, "canvas": { "width": 60, "height": 40, "scale": 1 },
      "screens": { "a": { "view": { "subviews": [ { "frame": [0, 0, 9, 9], "heroID": "x" } ] } }, "b": { "view": {} } },
      "root": "a", "timeline": [ { "present": "b", "animation": "fade" }, { "wait": 0.1 } ] }
    """

  @Test func lintExitsAsAsked() throws {
    try withTemporaryFolder { folder in
      try Self.scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      let text = try Program.run(["lint", "scene.json"], in: folder)
      expectEqual(text.status, 0)
      #expect(text.output.contains("[hero-id-without-partner]"))
      #expect(text.output.hasSuffix("scene.json: 1 finding\n"))
      let strict = try Program.run(["lint", "scene.json", "--strict", "--format", "sarif"], in: folder)
      expectEqual(strict.status, 1)
      #expect(strict.output.contains("\"2.1.0\""))
      let missing = try Program.run(["lint", "missing.json", "--strict"], in: folder)
      expectEqual(missing.status, 2)
    }
  }

  @Test func lintTakesManyScenesAndFolders() throws {
    try withTemporaryFolder { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: "\(folder)/all/deep/assets", withIntermediateDirectories: true)
      try files.createDirectory(atPath: "\(folder)/none", withIntermediateDirectories: true)
      try Self.scene.write(toFile: "\(folder)/all/one.json", atomically: true, encoding: .utf8)
      try Self.scene.write(toFile: "\(folder)/all/deep/two.json", atomically: true, encoding: .utf8)
      // What `test` would not find either.
      try "{".write(toFile: "\(folder)/all/deep/assets/no.json", atomically: true, encoding: .utf8)
      try "{".write(toFile: "\(folder)/broken.json", atomically: true, encoding: .utf8)

      let all = try Program.run(["lint", "all", "all/one.json"], in: folder)
      expectEqual(all.status, 0)
      #expect(all.output.contains("all/deep/two.json:") && all.output.contains("all/one.json:"))
      #expect(all.output.hasSuffix("\n2 scenes: 2 findings\n"))
      try expectEqual(Program.run(["lint", "all", "--strict"], in: folder).status, 1)

      // A wrong scene does not keep the others from being looked at.
      for options in [[], ["--strict"]] {
        let mixed = try Program.run(["lint", "broken.json", "all", "missing.json"] + options, in: folder)
        expectEqual(mixed.status, 2)
        #expect(mixed.output.hasSuffix("\n4 scenes: 2 findings, 2 cannot be read\n"))
        #expect(mixed.errors.contains("broken.json:1:") && mixed.errors.contains("missing.json"))
      }
      let lines = try Program.run(["lint", "all", "--format", "json"], in: folder).output.split(separator: "\n")
      let names = try lines.map {
        try (JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])?["file"] as? String
      }
      expectEqual(names, ["all/deep/two.json", "all/one.json"])
      let sarif = try Program.run(["lint", "all", "--format", "sarif"], in: folder).output
      #expect(sarif.contains(#""uri": "all/deep/two.json""#) && sarif.contains(#""uri": "all/one.json""#))

      let empty = try Program.run(["lint", "none"], in: folder)
      #expect(empty.status == 64 && empty.errors.contains("none contains no scene"))
    }
  }

  // Six moments of 160 points and five gaps of 16 between margins of 24, in pixels at scale 1; with onion skin one more.
  @Test(arguments: [([], 1088), (["--onion"], 1264), (["--columns", "2"], 384)] as [([String], Int)])
  func sheetsAreAsWideAsTheirColumns(options: [String], width: Int) throws {
    try withTemporaryFolder { folder in
      try Self.scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      let result = try Program.run(["sheet", "scene.json", "deep/sheet.png"] + options, in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/deep/sheet.png")))
      // IHDR's width.
      expectEqual(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }, width)
    }
  }

  // Frames drawn apart are another film: a folder does not mix them with the plain ones.
  @Test func explodedFramesStayApart() throws {
    try withTemporaryFolder { folder in
      try Self.scene.write(toFile: "\(folder)/scene.json", atomically: true, encoding: .utf8)
      let plain = try Program.run(["scene.json", "out", "--frames", "5"], in: folder)
      expectEqual(plain.status, 0)
      let mixed = try Program.run(["scene.json", "out", "--frames", "5", "--layers", "explode"], in: folder)
      expectEqual(mixed.status, 2)
      #expect(mixed.errors.contains("another scene"))
      let apart = try Program.run(["scene.json", "apart", "--frames", "5", "--layers", "explode"], in: folder)
      expectEqual(apart.status, 0)
      let frames = try ["out", "apart"].map {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)/frame_00005.png"))
      }
      #expect(frames[0] != frames[1])
    }
  }
}
