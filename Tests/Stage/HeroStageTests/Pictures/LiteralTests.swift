import HeroImage
import HeroStage
import HeroTesting
import UIKit

/// Xcode's literals.
@MainActor @Suite(.writtenStages) struct LiteralTests {
  @Test func colorIsThatOfItsNumbers() {
    let color: UIColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    expectEqual(color.cgColor, CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
  }

  @Test func imageIsFoundInTheAssets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pixmap = try #require(Pixmap(width: 6, height: 4, bytes: [UInt8](repeating: 255, count: 96)))
    try Data(PNGEncoder.encode(pixmap, compression: .fast)).write(to: folder.appendingPathComponent("card@2x.png"))
    let stage = testStage(assets: [folder], root: UIViewController())
    stage.perform {
      let image: UIImage = #imageLiteral(resourceName: "card")
      expectEqual(image.size, CGSize(width: 3, height: 2))
    }
  }
}
