// swift-tools-version: 6.1
import PackageDescription

/// A package that has modules named Hero and UIKit already, as one with the real Hero has on a Mac, and takes HeroSnapshotTesting.
///
/// SwiftPM refuses two targets of one name. On a Mac herorender declares its own UIKit, Hero, SDOSHero, HeroStage and
/// HeroStageTesting only where HERORENDER_WITH has `stage`; on Linux HERORENDER_WITHOUT=stage leaves them out.
let package = Package(
  name: "Modules",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Elsewhere: .package(url: "https://github.com/<owner>/herorender", from: "0.2.0")
    .package(name: "herorender", path: "../..")
  ],
  targets: [
    .target(name: "UIKit"),
    .target(name: "Hero", dependencies: ["UIKit"]),
    .target(name: "App", dependencies: ["Hero", "UIKit"]),
    .testTarget(name: "AppTests", dependencies: ["App", .product(name: "HeroSnapshotTesting", package: "herorender")]),
  ]
)
