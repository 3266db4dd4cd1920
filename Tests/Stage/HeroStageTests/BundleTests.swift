import HeroStage
import HeroTesting
import UIKit

/// What an app finds in its bundle. UIKit's functions stand before Foundation's where that is not imported too.
@MainActor
@Suite struct BundleTests {
  /// Runs code of an app whose folder has some files.
  private func perform(_ files: [String: String], _ body: @MainActor () -> Void) throws {
    try withTemporaryFolder { folder in
      for (name, text) in files {
        let url = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      Stage(device: .iPhone8, assets: [URL(fileURLWithPath: folder)], root: UIViewController()).perform(body)
    }
  }

  /// A file of the app's folder stands where a phone has it in the bundle.
  @Test func filesOfTheBundleAreThoseOfTheFolders() {
    let stage = Stage(device: .iPhone8, assets: [StoryboardTests.folder], root: UIViewController())
    stage.perform {
      expectEqual(Bundle.main.url(forResource: "Badge", withExtension: "xib")?.lastPathComponent, "Badge.xib")
      expectEqual(Bundle.main.path(forResource: "Badge.xib", ofType: nil)?.hasSuffix("/Badge.xib"), true)
      expectEqual(Bundle.main.url(forResource: "Badge", withExtension: "json"), nil)
      // A Core Data model is not read, and not missed.
      expectEqual(Bundle.main.url(forResource: "Badge", withExtension: "momd")?.lastPathComponent, "Badge.momd")
    }
  }

  // An app that speaks one language alone is shown in it: its storyboard and texts stand in that folder.
  @Test func aFolderOfAnotherLanguageIsTheLastOne() throws {
    let storyboard = try String(
      contentsOf: StoryboardTests.folder.appendingPathComponent("Pier.storyboard"), encoding: .utf8)
    try perform(["ko.lproj/Pier.storyboard": storyboard, "ko.lproj/Localizable.strings": "\"pier\" = \"부두\";"]) {
      #expect(UIStoryboard(name: "Pier", bundle: nil).instantiateInitialViewController() != nil)
      expectEqual(NSLocalizedString("pier", comment: ""), "부두")
    }
  }

  /// A stage speaks English: en.lproj, then Base.lproj; then the value, then the key.
  @Test func textsAreThoseOfTheFolders() throws {
    try perform([
      "en.lproj/Localizable.strings": "\"pier\" = \"The \\\"pier\\\"\";\n/* fish */ \"net\" = \"A net\";",
      "de.lproj/Localizable.strings": "\"pier\" = \"Der Steg\";",
      "Base.lproj/Boats.strings": "\"pier\" = \"Pier 1\";",
    ]) {
      expectEqual(NSLocalizedString("pier", comment: ""), "The \"pier\"")
      expectEqual(NSLocalizedString("net", comment: ""), "A net")
      expectEqual(NSLocalizedString("pier", tableName: "Boats", comment: ""), "Pier 1")
      expectEqual(NSLocalizedString("rope", value: "A rope", comment: ""), "A rope")
      expectEqual(NSLocalizedString("rope", comment: ""), "rope")
    }
  }
}

/// What stands beside Foundation's own that Objective-C has and Linux has not.
@MainActor
@Suite struct SortDescriptorTests {
  // What has no value comes first.
  @Test func objectsAreSortedByAKey() {
    let boats: [NSDictionary] = [["name": "Berta", "crew": 2], ["name": "Anna", "crew": 10], ["name": "Carl"]]
    func names(_ key: String, ascending: Bool) -> [String] {
      let sorted = NSArray(array: boats).sortedArray(using: [NSSortDescriptor(key: key, ascending: ascending)])
      return sorted.compactMap { ($0 as? NSDictionary)?["name"] as? String }
    }
    expectEqual(names("name", ascending: true), ["Anna", "Berta", "Carl"])
    expectEqual(names("crew", ascending: true), ["Carl", "Berta", "Anna"])
    expectEqual(names("crew", ascending: false), ["Anna", "Berta", "Carl"])
  }
}
