import Foundation
import HeroTesting

/// Systems that let the program open few files at once.
@Suite struct DescriptorTests {
  private func run(_ limit: Int, _ command: String) throws -> Program.Result {
    try Program.run(script: "ulimit -n \(limit); exec \"$program\" \(command)", begin: "")
  }

  @Test(
    arguments: [5, 8, 16, 24],
    [
      "scene.json frames", "scene.json out.gif", "test scene.json", "sheet scene.json o.png", "preview scene.json",
      "gallery scene.json site", "accept", "doctor", "explain scene.json", "lint scene.json",
      "diff scene.json scene.json",
    ])
  func tooFewAreAnErrorOfTheEnvironment(limit: Int, command: String) throws {
    let result = try run(limit, command)
    expectEqual(result.status, 3, "\(result.errors)")
    #expect(result.errors.hasSuffix("and 32 are needed: raise the limit, as with ulimit -n 256\n"), "\(result.errors)")
  }

  // Three streams, perhaps a few more of whoever starts the tests, and what is needed.
  @Test(
    arguments: [
      ("scene.json frames --jobs 8", 0), ("scene.json out.gif -o out.html -o out.webp --jobs 8", 0),
      ("sheet scene.json o.png", 0), ("gallery scene.json site", 0), ("explain scene.json", 0), ("lint scene.json", 0),
      ("test scene.json --record missing --jobs 8", 1), ("diff scene.json scene.json", 0), ("doctor", 0),
    ])
  func theNumberThatIsSaidIsEnough(command: String, status: Int) throws {
    let result = try run(48, command)
    expectEqual(result.status, status, "\(result.output)\(result.errors)")
  }
}
