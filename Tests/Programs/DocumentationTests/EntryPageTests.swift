import Foundation
import HeroTesting

/// Someone who comes for the first time reads README.md in two minutes, and finds every page from docs/README.md.
@Suite struct EntryPageTests {
  /// The two commands for a fresh machine stand among the first lines, with the time that they take.
  @Test func theReadmeIsShortAndBeginsWithTheTwoCommands() throws {
    let text = try Repository.text("README.md")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 151 && text.split(whereSeparator: \.isWhitespace).count <= 1200)
    for command in ["make demo ", "make test "] {
      #expect(lines.prefix(40).contains { $0.hasPrefix(command) && $0.contains(" minutes") }, "\(command)")
    }
  }

  @Test func everyPageIsInTheIndex() throws {
    let index = Set(try Page("docs/README.md").links.map(\.target))
    let pages = try FileManager.default.contentsOfDirectory(atPath: "\(Repository.root)/docs")
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
    #expect(pages.count >= 20)
    expectEqual(pages.filter { !index.contains($0) }, [])
  }

  /// Pictures in HTML, which LinkTests does not read.
  @Test(arguments: ["README.md", "docs/tutorial.md"])
  func everyPictureIsThere(page: String) throws {
    let folder = page.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    let pictures = try Repository.text(page).matches(of: /<img [^>]*src="([^"]+)"/).map { String($0.output.1) }
    #expect(!pictures.isEmpty)
    expectEqual(pictures.filter { !Repository.exists(folder + $0) }, [])
  }
}
