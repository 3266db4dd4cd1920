import Foundation
import HeroTesting

/// Lottie files, as a user writes them.
@Suite struct LottieCommandTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized.path

  private func withCard(_ work: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let card = "\(Self.repository)/Sources/Programs/herorender/Templates/card.json"
      try FileManager.default.copyItem(atPath: card, toPath: "\(folder)/card.json")
      try work(folder)
    }
  }

  @Test("the commands of docs/bridges.md write what they name")
  func thePagesCommandsWork() throws {
    try withCard { folder in
      let page = try String(contentsOfFile: "\(Self.repository)/docs/bridges.md", encoding: .utf8)
      let section = try #require(page.components(separatedBy: "\n## Lottie\n").last)
      let block = try #require(section.firstMatch(of: /(?s)```sh\n(.*?)```/)?.output.1)
      let commands = block.split(separator: "\n")
      expectEqual(commands.count, 3)
      for command in commands {
        let words = command.split(separator: " ").dropFirst().map(String.init)
        expectEqual(try Program.run(words, in: folder).status, 0)
      }
      let dressed = try Program.run(["card.json", "card.lottie", "--frame-device", "dark"], in: folder)
      #expect(dressed.errors.contains("card.lottie: a Lottie file has the screen alone"))
      let archive = try #require(FileManager.default.contents(atPath: "\(folder)/card.lottie"))
      expectEqual(Array(archive.prefix(2)), [0x50, 0x4B])
      let film = try #require(FileManager.default.contents(atPath: "\(folder)/card.lottie.json"))
      #expect(try JSONSerialization.jsonObject(with: film) is [String: Any])
      #expect(FileManager.default.fileExists(atPath: "\(folder)/card.gif"))
    }
  }

  @Test("what a Lottie file cannot hold is refused, and nothing is written")
  func refused() throws {
    try withCard { folder in
      let refusals: [([String], Int32, String)] = [
        (["--frames", "0-3"], 64, "has no single frames"),
        (["--overlay", "ids"], 64, "no --overlay but finger"), (["--max-size", "1MB"], 64, "--max-size needs"),
        (["--time", "0"], 64, "--time"),
      ]
      for (options, status, reason) in refusals {
        let run = try Program.run(["card.json", "film.lottie.json"] + options, in: folder)
        expectEqual(run.status, status)
        #expect(run.errors.contains(reason), "\(run.errors)")
      }
      let compared = try Program.run(["compare", "card.json", "card.json", "film.lottie"], in: folder)
      expectEqual(compared.status, 64)
      #expect(compared.errors.contains("Lottie is written of one scene"))
      expectEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["card.json"])
    }
  }

  @Test("what is drawn is named, and --strict refuses it")
  func strict() throws {
    try withTemporaryFolder { folder in
      let scene = """
        { "version": 1, "canvas": { "width": 50, "height": 50, "scale": 1 }, "screens": { "a": { "view": { "subviews": [
          { "name": "x", "type": "gradient", "gradientType": "conic", "frame": [0, 0, 50, 50], "colors": ["#f00", "#00f"] } ] } } },
          "root": "a", "timeline": [ { "wait": 0.1 } ] }
        """
      try Data(scene.utf8).write(to: URL(fileURLWithPath: "\(folder)/a.json"))
      let strict = try Program.run(["a.json", "a.lottie.json", "--strict"], in: folder)
      expectEqual(strict.status, 2)
      #expect(strict.errors.contains("--strict refuses") && strict.errors.contains("a/x"))
      #expect(!FileManager.default.fileExists(atPath: "\(folder)/a.lottie.json"))
      let told = try Program.run(["a.json", "a.lottie.json"], in: folder)
      expectEqual(told.status, 0)
      #expect(told.errors.contains("a.lottie.json: drawn as pictures: a/x"))
    }
  }
}
