import Foundation
import HeroTesting

/// Names and paths of others cannot steer the terminal that they are printed on.
@Suite struct PrintedNamesTests {
  private static let file = "a\u{1B}[2J\nb\u{9B}\u{202E}.json"
  private static let printed = #"a\u{1b}[2J\nb\u{9b}\u{202e}"#

  /// A scene whose view has such a name, and as image whatever is given; `color` is the view's.
  private func scene(color: String = "#ff0000", key: String = "alpha") -> String {
    #"""
    { "version": 1, "canvas": { "width": 30, "height": 30, "scale": 1 }, "root": "a",
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "x\u001b]0;y\u0007\nz\u2066", "frame": [2, 2, 9, 9], "heroID": "i\u001b\n", "\#(key)": 1,
            "backgroundColor": "\#(color)" },
          { "frame": [0, 0, 5, 5], "heroID": "lone\u001b\n", "text": "l" } ] } },
        "b": { "view": { "subviews": [
          { "frame": [9, 9, 9, 9], "heroID": "i\u001b\n", "backgroundColor": "\#(color)",
            "heroModifiers": "duration(0.1)" } ] } } },
      "timeline": [ { "present": "b", "animation": "none" } ] }
    """#
  }

  /// Runs, and finds nothing but letters and line ends, the names written out, and as many lines as without them.
  @discardableResult
  private func run(
    _ arguments: [String], _ folder: String, status: Int, says names: [String]
  ) throws -> Program.Result {
    let result = try Program.run(arguments, in: folder, status: status)
    let text = result.output + result.errors
    let steering = text.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || (0x2028...0x202E).contains(scalar.value)
          || (0x2066...0x2069).contains(scalar.value))
    }
    #expect(steering.isEmpty, "\(arguments): \(steering.map { $0.value })")
    for name in names { #expect(text.contains(name), "\(arguments): \(text)") }
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("b") || $0.hasPrefix("z") }, "\(arguments)")
    return result
  }

  private static let view = #"x\u{1b}]0;y\u{7}\nz\u{2066}"#

  @Test func render() throws {
    try withTemporaryFolder { folder in
      try run([Self.file, "out"], folder, status: 2, says: ["\(Self.printed).json: error: no such file"])
      try write(scene(key: "al\\u001b\\npha"), "\(folder)/\(Self.file)")
      try run([Self.file, "out"], folder, status: 2, says: [Self.printed, #"unknown key 'al\u{1b}\npha'"#])
      try write(scene(), "\(folder)/\(Self.file)")
      let out = "out\u{1B}c\nbad"
      try run([Self.file, out], folder, status: 0, says: [#"→ out\u{1b}c\nbad ("#])
      try write("", "\(folder)/file")
      try run([Self.file, "file/\(out)"], folder, status: 3, says: [#"out\u{1b}c\nbad"#])
      try run(
        [Self.file, "\(out).png", "--time", "50%", "-o", "\(out).png"], folder, status: 64,
        says: [#"\u{1b}c\nbad.png is given twice"#])
    }
  }

  @Test func lintAndInspect() throws {
    try withFiles([Self.file: scene()]) { folder in
      try run(["lint", Self.file], folder, status: 0, says: [Self.printed, #"'lone\u{1b}\n'"#])
      try run(["inspect", Self.file], folder, status: 0, says: [Self.view, #"i\u{1b}\n"#])
      try run(["inspect", Self.file, "--time", "0"], folder, status: 0, says: [Self.view])
    }
  }

  @Test func test() throws {
    try withFiles(["scenes/\(Self.file)": scene()]) { folder in
      let path = "\(folder)/scenes/\(Self.file)"
      let arguments = ["test", "scenes"]
      try run(arguments + ["--record", "missing"], folder, status: 1, says: ["recorded \(Self.printed) → "])
      try run(arguments, folder, status: 0, says: ["ok       \(Self.printed)"])
      try write(scene(color: "#00ff00"), path)
      try run(arguments, folder, status: 1, says: ["FAIL     \(Self.printed)", "a/\(Self.view)"])
      try run(["accept"], folder, status: 0, says: ["accepted \(Self.printed)"])
      try write(scene(key: "al\\u001bpha"), path)
      try run(arguments, folder, status: 2, says: ["INVALID  \(Self.printed)", #"al\u{1b}pha"#])
    }
  }

  // JSON has its own way to write them, and says them as they are.
  @Test func json() throws {
    try withFiles([Self.file: scene()]) { folder in
      for arguments in [["lint", "--format", "json"], ["lint", "--format", "sarif"], ["inspect", "--json"]] {
        let result = try run(
          [arguments[0], Self.file] + arguments.dropFirst(), folder, status: 0, says: [#"\u001b"#])
        let data = Data(result.output.utf8)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: data) }
      }
      let lint = try Program.run(["lint", Self.file, "--format", "json"], in: folder)
      let document = try JSONSerialization.jsonObject(with: Data(lint.output.utf8)) as? [String: Any]
      expectEqual(document?["file"] as? String, Self.file)
    }
  }
}
