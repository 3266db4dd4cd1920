import Foundation
import Testing

/// The code of the products' pages is the code of this target.
@Suite struct ProductPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Lines without their indentation.
  private func lines(_ text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  @Test(arguments: ["HeroSnapshotTesting", "HeroStageTesting", "Hero", "HeroStage"])
  func examplesCompile(product: String) throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent(
        "Sources/\(product == "HeroSnapshotTesting" ? "Films" : "Stage")/\(product)/\(product).docc/\(product).md"),
      encoding: .utf8)
    let examples = page.matches(of: /```swift\n((?s:.*?))```/).map { lines($0.output.1) }
    #expect(!examples.isEmpty)
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: own, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    let sources = try files.map { lines(try String(contentsOf: $0, encoding: .utf8)) }
    for example in examples {
      let isCompiled = sources.contains { source in
        source.indices.contains { source[$0...].starts(with: example) }
      }
      #expect(isCompiled, "\(example.first ?? "")")
    }
  }
}
