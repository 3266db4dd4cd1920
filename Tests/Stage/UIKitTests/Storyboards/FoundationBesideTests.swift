import Foundation
import HeroTesting

@testable import UIKit

/// A file that imports Foundation beside UIKit gets Foundation's own, as RunLoopClock's README says, and compiles.
@MainActor
@Suite struct FoundationBesideTests {
  @Test func textsAreThoseOfFoundation() throws {
    try withTemporaryFolder { folder in
      let folder = URL(fileURLWithPath: folder)
      try Data(#""pier" = "The pier";"#.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
      useOwnScreen(files: [folder])
      expectEqual(Bundle.main.localizedString(forKey: "pier", value: "A pier", table: nil), "A pier")
      expectEqual(NSLocalizedString("pier", value: "A pier", comment: ""), "A pier")
    }
  }
}
