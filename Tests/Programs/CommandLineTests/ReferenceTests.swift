import Foundation
import HeroJSON
import HeroTesting

@Suite struct ReferenceTests {
  private static let hasValidator: Bool = {
    let script = "python3 -c 'import jsonschema; jsonschema.Draft202012Validator'"
    return (try? Program.run(script: script).status) == 0
  }()

  #if os(Linux)
    // What few scenes need is opened by those: forty libraries take longer to load than a small scene to plan.
    @Test func rareLibrariesAreNotLoaded() throws {
      let loaded = try Program.run("", environment: ["LD_TRACE_LOADED_OBJECTS": "1"], prints: "libcairo").output
      #expect(!loaded.contains("librsvg") && !loaded.contains("libavif"))
    }
  #endif

  // The schema is one, every scene of ours obeys it, and a scene with a wrong key does not.
  @Test(.enabled(if: hasValidator, "python3 or PyPI's jsonschema is not installed"))
  func scenesObeyTheSchema() throws {
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
    try withFiles(["validate.py": script]) { folder in
      let line = "herorender schema > schema.json && python3 validate.py '\(Repository.path("scenes"))'"
      let result = try Program.run(script: line, in: folder, status: 0)
      let lines = result.output.split(separator: "\n")
      expectEqual((lines.dropLast(), result.errors), ([], ""))
      #expect(Int(lines.last ?? "") ?? 0 > 100)
    }
  }

  // What an editor does: it follows the scene's own `$schema`, tells what is wrong, and offers what is right.
  @Test(.enabled(if: hasValidator, "python3 or PyPI's jsonschema is not installed"))
  func aSceneNamesItsSchema() throws {
    let scene = Self.scene.replacing(#"{ "version""#, with: #"{ "$schema": "./scene.schema.json", "version""#)
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
    try withFiles(["scene.json": scene, "editor.py": script]) { folder in
      let line = "herorender schema > scene.schema.json && python3 editor.py"
      let result = try Program.run(script: line, in: folder, status: 0)
      try expectEqual((result.errors, Program.run("lint scene.json", in: folder).status), ("", 0))
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
    try Program.run(
      "schema --markdown", status: 0,
      prints: "| `alpha` | number 0…1 | `1` | How opaque the view and all inside of it are. |\n")
  }

  @Test func devicesAreListed() throws {
    let text = try Program.run("devices", status: 0).output
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("iPhone 15 Pro ") })
    #expect(line.contains("393x852") && line.contains("@3x"))
    let json = try JSONValue(parsing: Array(Program.run("devices --json").output.utf8))
    expectEqual(json["devices"]?.items?.count, text.split(separator: "\n").count)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func shellsCanCompleteCommands(shell: String) throws {
    try Program.run(
      "--generate-completion-script \(shell)", status: 0,
      prints: "render", "inspect", "sheet", "merge", "lint", "schema", "devices", "pixel-format")
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
    try withFiles(["scene.json": Self.scene, "scratch.txt": ""]) { folder in
      let list = words.map { "'\($0)'" }.joined(separator: " ")
      let last = words.count - 1
      let result = try Program.run(
        script: """
          source <(herorender --generate-completion-script bash)
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
    for command in ["", "render", "test", "lint", "app", "explain"] {
      let line = command.isEmpty ? "--help" : "help \(command)"
      let help = try Program.run(line, environment: ["COLUMNS": "\(columns)"]).output
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

  private static let scene = """
    { "version": 1, "canvas": { "width": 60, "height": 40, "scale": 1 },
      "screens": { "a": { "view": { "subviews": [ { "frame": [0, 0, 9, 9], "heroID": "x" } ] } }, "b": { "view": {} } },
      "root": "a", "timeline": [ { "present": "b", "animation": "fade" }, { "wait": 0.1 } ] }
    """

  private func withScene(_ body: (String) throws -> Void) throws {
    try withFiles(["scene.json": Self.scene], body)
  }

  @Test func lintExitsAsAsked() throws {
    try withScene { folder in
      let text = try Program.run("lint scene.json", in: folder, status: 0, prints: "[hero-id-without-partner]")
      #expect(text.output.hasSuffix("scene.json: 1 finding\n"))
      try Program.run("lint scene.json --strict --format sarif", in: folder, status: 1, prints: "\"2.1.0\"")
      try Program.run("lint missing.json --strict", in: folder, status: 2)
    }
  }

  @Test func lintTakesManyScenesAndFolders() throws {
    let texts = [
      "all/one.json": Self.scene, "all/deep/two.json": Self.scene, "broken.json": "{", "none/text.txt": "",
      // What `test` would not find either.
      "all/deep/assets/no.json": "{",
    ]
    try withFiles(texts) { folder in
      let all = try Program.run(
        "lint all all/one.json", in: folder, status: 0, prints: "all/deep/two.json:", "all/one.json:")
      #expect(all.output.hasSuffix("\n2 scenes: 2 findings\n"))
      try Program.run("lint all --strict", in: folder, status: 1)

      // A wrong scene does not keep the others from being looked at.
      for options in ["", " --strict"] {
        let mixed = try Program.run(
          "lint broken.json all missing.json\(options)", in: folder, status: 2, says: "broken.json:1:", "missing.json")
        #expect(mixed.output.hasSuffix("\n4 scenes: 2 findings, 2 cannot be read\n"))
      }
      let lines = try Program.run("lint all --format json", in: folder).output.split(separator: "\n")
      let files = try lines.map { try JSONValue(parsing: Array($0.utf8))["file"]?.text }
      expectEqual(files, ["all/deep/two.json", "all/one.json"])
      try Program.run(
        "lint all --format sarif", in: folder, prints: #""uri": "all/deep/two.json""#, #""uri": "all/one.json""#)
      try Program.run("lint none", in: folder, status: 64, says: "none contains no scene")
    }
  }

  // Six moments of 160 points and five gaps of 16 between margins of 24, in pixels at scale 1; with onion skin one more.
  @Test func sheetsAreAsWideAsTheirColumns() throws {
    try withScene { folder in
      for (options, width) in [("", 1088), (" --onion", 1264), (" --columns 2", 384)] {
        try Program.run("sheet scene.json deep/sheet.png\(options)", in: folder, status: 0)
        // IHDR's width.
        try expectEqual(bytes("\(folder)/deep/sheet.png")[16..<20].reduce(0) { $0 << 8 | Int($1) }, width, "\(options)")
      }
    }
  }

  // Frames drawn apart are another film: a folder does not mix them with the plain ones.
  @Test func explodedFramesStayApart() throws {
    try withScene { folder in
      try Program.run("scene.json out --frames 5", in: folder, status: 0)
      try Program.run("scene.json out --frames 5 --layers explode", in: folder, status: 2, says: "another scene")
      try Program.run("scene.json apart --frames 5 --layers explode", in: folder, status: 0)
      let frames = try ["out", "apart"].map { try bytes("\(folder)/\($0)/frame_00005.png") }
      #expect(frames[0] != frames[1])
    }
  }
}
