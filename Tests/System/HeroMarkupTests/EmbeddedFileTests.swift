import Foundation
import HeroMarkup
import HeroTesting

/// The program carries the files of the repository as they are.
@Suite struct EmbeddedFileTests {
  private static let sources = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Sources").path

  @Test func filesAreThoseOfTheRepository() throws {
    #expect(EmbeddedFile.all.count > 30)
    for file in EmbeddedFile.all {
      let own = try Data(contentsOf: URL(fileURLWithPath: "\(Self.sources)/\(file.path)"))
      expectEqual(file.bytes, Array(own), "\(file.path)")
      expectEqual(EmbeddedFile.text(file.path), String(decoding: own, as: UTF8.self))
    }
  }

  // What is missing in a list is not carried, or not built again when it changes.
  @Test func everyPageIsInBothLists() throws {
    let carried = EmbeddedFile.all.map(\.path)
    var pages: [String] = []
    for folder in [
      "Films/HeroGolden/Report", "Films/HeroLivePage", "Films/HeroPreview/Page", "Films/HeroProduction/Gallery",
      "Films/HeroRender/Output/Player", "Scenes/HeroScene/Fields", "Pixels/HeroSymbols",
      "Programs/herorender/Templates",
    ] {
      let names = try FileManager.default.contentsOfDirectory(atPath: "\(Self.sources)/\(folder)")
      pages += names.filter { !$0.hasSuffix(".swift") && $0 != "README.md" }.map { "\(folder)/\($0)" }
    }
    expectEqual(carried.sorted(), pages.sorted())
    let code = try String(contentsOfFile: "\(Self.sources)/System/CEmbedded/embedded.c", encoding: .utf8)
    for path in pages { #expect(code.contains("__has_include(\"\(path)\")"), "\(path)") }
  }
}
