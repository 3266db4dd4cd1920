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

  @Test(arguments: [
    "Films/HeroSnapshotTesting", "Films/HeroPipeline", "Stage/HeroStageTesting", "Stage/HeroStage", "Stage/Hero",
    "Stage/SDOSHero", "Stage/HeroStandIns",
  ])
  func examplesCompile(target: String) throws {
    let name = target.split(separator: "/").last.map(String.init) ?? target
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Sources/\(target)/\(name).docc/\(name).md"), encoding: .utf8)
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
