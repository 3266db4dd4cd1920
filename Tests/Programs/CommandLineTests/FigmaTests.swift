import Foundation
import HeroTesting

/// `herorender figma`, as a user runs it.
@Suite struct FigmaTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized.path

  /// A folder with a prototype, `shop.json`, and its picture.
  private func withPrototype(_ work: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let files = FileManager.default
      let fixture = "\(Self.repository)/Tests/Scenes/HeroFigmaTests/Fixtures/smart-animate.json"
      try files.copyItem(atPath: fixture, toPath: "\(folder)/shop.json")
      try files.createDirectory(atPath: "\(folder)/pictures", withIntermediateDirectories: false)
      let photo = "\(Self.repository)/docs/readme/explain.png"
      try files.copyItem(atPath: photo, toPath: "\(folder)/pictures/a1b2c3.png")
      try work(folder)
    }
  }

  /// docs/bridges.md: its commands, but for the one that asks Figma, make a film and Swift.
  @Test func thePagesCommandsWork() throws {
    try withPrototype { folder in
      let page = try String(contentsOfFile: "\(Self.repository)/docs/bridges.md", encoding: .utf8)
      let block = try #require(page.firstMatch(of: /(?s)```sh\n(.*?)```/)?.output.1)
      let commands = block.split(separator: "\n").filter { $0.hasPrefix("herorender ") }
      #expect(commands.count == 3)
      let home = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
      let path = "\(home):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      for command in commands {
        let run = try Program.run(script: String(command), in: folder, environment: ["PATH": path])
        expectEqual(run.status, 0)
      }
      #expect(FileManager.default.fileExists(atPath: "\(folder)/scene-images/a1b2c3.png"))
      let swift = try String(contentsOfFile: "\(folder)/Shop.swift", encoding: .utf8)
      #expect(swift.contains("\"Card/Title\"") && swift.contains(".spring(stiffness: 200, damping: 20)"))
    }
  }

  @Test func whatGoesWrongIsSaid() throws {
    try withPrototype { folder in
      let printed = try Program.run(["figma", "shop.json", "-o", "-"], in: folder)
      expectEqual(printed.status, 0)
      #expect(printed.output.hasPrefix("{\n \"version\": 1,"))
      #expect(printed.errors.contains("shop.json: warning: Home/Card/Photo (1:2): its picture is missing"))
      let flow = try Program.run(["figma", "shop.json", "-o", "s.json", "--flow", "Brwose"], in: folder)
      expectEqual(flow.status, 2)
      #expect(flow.errors.contains("shop.json: error: the file has no flow 'Brwose'; did you mean 'Browse'?"))
      let both = try Program.run(["figma", "shop.json", "-o", "s.json", "--flow", "a", "--start", "1:1"], in: folder)
      expectEqual(both.status, 64)
      // It does not write over what it reads.
      for (output, status) in [("a/new/s.json", 0), ("shop.json", 2), ("shop.json/s.json", 3)] {
        let run = try Program.run(["figma", "shop.json", "-o", output], in: folder)
        expectEqual(run.status, Int32(status))
      }
      for (name, reason) in [("none.json", "none.json"), ("pictures", "pictures")] {
        let run = try Program.run(["figma", name, "-o", "s.json"], in: folder)
        expectEqual(run.status, 2)
        #expect(run.errors.contains(reason))
      }
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/s.json"))
    }
  }
}
