import Foundation
import HeroTesting

/// Lottie files, as a user writes them.
@Suite struct LottieCommandTests {
  private func withCard(_ work: (String) throws -> Void) throws {
    try withFiles(["card.json": Repository.text("Sources/Programs/herorender/Templates/card.json")], work)
  }

  @Test("the commands of docs/bridges.md write what they name")
  func thePagesCommandsWork() throws {
    try withCard { folder in
      let page = try Repository.text("docs/bridges.md")
      let section = try #require(page.components(separatedBy: "\n## Lottie\n").last)
      let block = try #require(section.firstMatch(of: /(?s)```sh\n(.*?)```/)?.output.1)
      let commands = block.split(separator: "\n")
      expectEqual(commands.count, 3)
      for command in commands { try Program.run(script: String(command), in: folder, status: 0) }
      try Program.run(
        "card.json card.lottie --frame-device dark", in: folder, says: "card.lottie: a Lottie file has the screen alone"
      )
      try expectEqual(Array(bytes("\(folder)/card.lottie").prefix(2)), [0x50, 0x4B])
      #expect(try JSONSerialization.jsonObject(with: bytes("\(folder)/card.lottie.json")) is [String: Any])
      #expect(exists("\(folder)/card.gif"))
    }
  }

  @Test("what a Lottie file cannot hold is refused, and nothing is written")
  func refused() throws {
    try withCard { folder in
      let refusals = [
        ("--frames 0-3", "has no single frames"), ("--overlay ids", "no --overlay but finger"),
        ("--max-size 1MB", "--max-size needs"), ("--time 0", "--time"),
      ]
      for (options, reason) in refusals {
        try Program.run("card.json film.lottie.json \(options)", in: folder, status: 64, says: reason)
      }
      try Program.run(
        "compare card.json card.json film.lottie", in: folder, status: 64, says: "Lottie is written of one scene")
      expectEqual(try names(folder), ["card.json"])
    }
  }

  @Test("what is drawn is named, and --strict refuses it")
  func strict() throws {
    let scene = """
      { "version": 1, "canvas": { "width": 50, "height": 50, "scale": 1 }, "screens": { "a": { "view": { "subviews": [
        { "name": "x", "type": "gradient", "gradientType": "conic", "frame": [0, 0, 50, 50], "colors": ["#f00", "#00f"] } ] } } },
        "root": "a", "timeline": [ { "wait": 0.1 } ] }
      """
    try withFiles(["a.json": scene]) { folder in
      try Program.run("a.json a.lottie.json --strict", in: folder, status: 2, says: "--strict refuses", "a/x")
      #expect(!exists("\(folder)/a.lottie.json"))
      try Program.run("a.json a.lottie.json", in: folder, status: 0, says: "a.lottie.json: drawn as pictures: a/x")
    }
  }
}
