import Foundation
import HeroTesting

/// `herorender figma`, as a user runs it.
@Suite struct FigmaTests {
  /// A folder with a prototype, `shop.json`, and its picture.
  private func withPrototype(_ work: (String) throws -> Void) throws {
    let prototype = try Repository.text("Tests/Scenes/HeroFigmaTests/Fixtures/smart-animate.json")
    try withFiles(["shop.json": prototype, "pictures/a1b2c3.png": ""]) { folder in
      let picture = "\(folder)/pictures/a1b2c3.png"
      try bytes(Repository.path("docs/readme/explain.png")).write(to: URL(fileURLWithPath: picture))
      try work(folder)
    }
  }

  /// docs/bridges.md: its commands, but for the one that asks Figma, make a film and Swift.
  @Test func thePagesCommandsWork() throws {
    try withPrototype { folder in
      let page = try Repository.text("docs/bridges.md")
      let block = try #require(page.firstMatch(of: /(?s)```sh\n(.*?)```/)?.output.1)
      let commands = block.split(separator: "\n").filter { $0.hasPrefix("herorender ") }
      #expect(commands.count == 3)
      for command in commands { try Program.run(script: String(command), in: folder, status: 0) }
      #expect(exists("\(folder)/scene-images/a1b2c3.png"))
      let swift = try read("\(folder)/Shop.swift")
      #expect(swift.contains("\"Card/Title\"") && swift.contains(".spring(stiffness: 200, damping: 20)"))
    }
  }

  @Test func whatGoesWrongIsSaid() throws {
    try withPrototype { folder in
      let printed = try Program.run("figma shop.json -o -", in: folder, status: 0)
      #expect(printed.output.hasPrefix("{\n \"version\": 1,"))
      #expect(printed.errors.contains("shop.json: warning: Home/Card/Photo (1:2): its picture is missing"))
      try Program.run(
        "figma shop.json -o s.json --flow Brwose", in: folder, status: 2,
        says: "shop.json: error: the file has no flow 'Brwose'; did you mean 'Browse'?")
      try Program.run("figma shop.json -o s.json --flow a --start 1:1", in: folder, status: 64)
      // It does not write over what it reads.
      for (output, status) in [("a/new/s.json", 0), ("shop.json", 2), ("shop.json/s.json", 3)] {
        try Program.run("figma shop.json -o \(output)", in: folder, status: status)
      }
      for name in ["none.json", "pictures"] {
        try Program.run("figma \(name) -o s.json", in: folder, status: 2, says: name)
      }
      #expect(!exists("\(folder)/s.json"))
    }
  }
}
