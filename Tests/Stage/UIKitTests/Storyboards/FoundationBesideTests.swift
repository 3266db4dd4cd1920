import Foundation
import Testing

@testable import UIKit

/// A file that imports Foundation beside UIKit gets Foundation's own, as RunLoopClock's README says, and compiles.
@MainActor
@Suite struct FoundationBesideTests {
  @Test func textsAreThoseOfFoundation() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beside-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#""pier" = "The pier";"#.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
    UIKitRuntime.current = UIKitRuntime(
      screen: UIScreen(size: CGSize(width: 393, height: 852), scale: 3, safeArea: .zero),
      assets: AssetFolders(folders: [folder]))
    #expect(Bundle.main.localizedString(forKey: "pier", value: "A pier", table: nil) == "A pier")
    #expect(NSLocalizedString("pier", value: "A pier", comment: "") == "A pier")
  }
}
