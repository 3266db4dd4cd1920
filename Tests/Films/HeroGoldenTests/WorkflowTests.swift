import Foundation
import HeroTesting

/// The workflow that docs/ci.md offers can be read by a YAML parser and holds what it promises; so can the Action that it
/// uses.
@Suite struct WorkflowTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Python with a YAML module; nil where there is none.
  private static func hasYAML() -> Bool { (try? python("import yaml", input: ""))?.status == 0 }

  private func workflow() throws -> String {
    let text = try String(contentsOfFile: Self.root + "/docs/ci.md", encoding: .utf8)
    let start = try #require(text.range(of: "```yaml\n"))
    let end = try #require(text.range(of: "```\n", range: start.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test(.enabled(if: hasYAML(), "python3 with PyYAML is not installed (apt-get install python3-yaml)"))
  func parses() throws {
    let script = """
      import sys, yaml
      flow = yaml.safe_load(sys.stdin)
      # YAML 1.1 reads the key "on" as true.
      assert "pull_request" in (flow.get("on") or flow.get(True)), "triggers"
      steps = flow["jobs"]["golden-tests"]["steps"]
      assert all(("uses" in step) != ("run" in step) for step in steps), "every step either uses or runs"
      uses = [step["uses"].split("@")[0] for step in steps if "uses" in step]
      assert uses == ["actions/checkout", "OWNER/herorender"], uses
      action = yaml.safe_load(open("action.yml"))
      assert set(steps[-1]["with"]) <= set(action["inputs"]), steps[-1]
      assert flow["permissions"] == {}, flow["permissions"]
      rights = [job["permissions"] for job in flow["jobs"].values()]
      assert rights == [{"contents": "write", "pull-requests": "write"}, {"contents": "write"}], rights
      # What is closed has no test, and its pictures go.
      assert "closed" in (flow.get("on") or flow.get(True))["pull_request"]["types"]
      assert [job["if"] for job in flow["jobs"].values()] == ["github.event.action %s 'closed'" % sign for sign in ("!=", "==")]
      print("fine")
      """
    let result = try Self.python(script, input: try workflow())
    expectEqual(result.status, 0)
    expectEqual(result.output, "fine\n")
  }

  /// The script is handed every input that it reads, and the page names every input that there is.
  @Test(.enabled(if: hasYAML(), "python3 with PyYAML is not installed (apt-get install python3-yaml)"))
  func theActionAndItsScriptAgree() throws {
    let script = """
      import re, sys, yaml
      action = yaml.safe_load(open("action.yml"))
      steps = action["runs"]["steps"]
      variables = {name: value for step in steps for name, value in step.get("env", {}).items()}
      read = set(re.findall(r"INPUT_\\w+", open(".github/action/run.sh").read()))
      assert read == {name for name in variables if name.startswith("INPUT_")}, read
      used = set(re.findall(r"inputs\\.([\\w-]+)", str(steps)))
      assert used == set(action["inputs"]), used
      assert [word for step in steps if "run" in step for word in step["run"].split()[1:]] == ["install", "test", "comment"]
      page = open("docs/ci.md").read()
      for name, entry in action["inputs"].items():
          row = re.search(r"^\\| `%s` \\| (.*?) \\|" % name, page, re.M)
          assert row, name
          if entry["default"] and "{" not in entry["default"]: assert row[1] == "`%s`" % entry["default"], row[0]
      print("fine")
      """
    let result = try Self.python(script, input: "")
    expectEqual(result.status, 0)
    expectEqual(result.output, "fine\n")
  }

  @Test func hasNoTabs() throws {
    #expect(try !workflow().contains("\t"))
  }

  private static func python(_ script: String, input: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: root)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("yaml-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile) = (folder.appendingPathComponent("in"), folder.appendingPathComponent("out"))
    try Data(input.utf8).write(to: inputFile)
    try Data().write(to: outputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: outputFile, encoding: .utf8))
  }
}
