import Foundation
import HeroTesting

/// What of this package other packages may use: the products' own API, and values that it takes.
@Suite struct PublicInterfaceTests {
  /// Targets whose declarations are the API of a product.
  private static let products: Set = [
    "Hero", "HeroPipeline", "HeroSnapshotTesting", "HeroStage", "HeroStageTesting", "HeroStandIns", "SDOSHero",
    "CoreGraphics", "QuartzCore", "RunLoopClock", "UIKit",
  ]
  /// Values that the products' functions take, in targets of the engine.
  private static let values: Set = [
    "Films/HeroGolden/Compare/RecordMode.swift", "Films/HeroGolden/Format/GoldenTolerance.swift",
    "Engine/HeroModel/Devices/DevicePreset.swift", "Engine/HeroModel/FilmStyle.swift",
  ]

  @Test func theEngineIsThePackagesOwn() throws {
    let root = "\(Repository.root)/Sources"
    let files = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") }
    #expect(files.count > 800)
    let declaration = /(?m)^ *(@\w+(\(.*\))? )*(public |open (class|func|var) )/
    let found = try files.filter { file in
      let target = String(file.split(separator: "/")[1])
      guard !Self.products.contains(target) else { return false }
      return try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8).contains(declaration)
    }
    expectEqual(Set(found).subtracting(Self.values).sorted(), [], "write package in place of public")
    #expect(Self.values.isSubset(of: found))
  }
}
