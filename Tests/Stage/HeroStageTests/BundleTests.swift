import HeroStage
import HeroTesting
import UIKit

/// What an app finds in its bundle. UIKit's functions stand before Foundation's where that is not imported too.
@MainActor
@Suite struct BundleTests {
  /// A file of the app's folder stands where a phone has it in the bundle.
  @Test func filesOfTheBundleAreThoseOfTheFolders() {
    let stage = Stage(device: .iPhone8, assets: [StoryboardTests.folder], root: UIViewController())
    stage.perform {
      expectEqual(Bundle.main.url(forResource: "Badge", withExtension: "xib")?.lastPathComponent, "Badge.xib")
      expectEqual(Bundle.main.path(forResource: "Badge.xib", ofType: nil)?.hasSuffix("/Badge.xib"), true)
      expectEqual(Bundle.main.url(forResource: "Badge", withExtension: "json"), nil)
    }
  }

  /// A stage speaks English: en.lproj, then Base.lproj; then the value, then the key.
  @Test func textsAreThoseOfTheFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (file, text) in [
      ("en.lproj/Localizable", "\"pier\" = \"The \\\"pier\\\"\";\n/* fish */ \"net\" = \"A net\";"),
      ("de.lproj/Localizable", "\"pier\" = \"Der Steg\";"), ("Base.lproj/Boats", "\"pier\" = \"Pier 1\";"),
    ] {
      let url = folder.appendingPathComponent("\(file).strings")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let stage = Stage(device: .iPhone8, assets: [folder], root: UIViewController())
    stage.perform {
      expectEqual(NSLocalizedString("pier", comment: ""), "The \"pier\"")
      expectEqual(NSLocalizedString("net", comment: ""), "A net")
      expectEqual(NSLocalizedString("pier", tableName: "Boats", comment: ""), "Pier 1")
      expectEqual(NSLocalizedString("rope", value: "A rope", comment: ""), "A rope")
      expectEqual(NSLocalizedString("rope", comment: ""), "rope")
    }
  }
}
