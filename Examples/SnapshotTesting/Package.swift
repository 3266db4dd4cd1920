// swift-tools-version: 6.1
import PackageDescription

/// A package that tests its transitions with HeroSnapshotTesting, as one outside this repository would.
let package = Package(
  name: "SnapshotTestingExample",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Elsewhere: .package(url: "https://github.com/<owner>/herorender", from: "0.2.0")
    .package(name: "herorender", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "CardTests",
      dependencies: [.product(name: "HeroSnapshotTesting", package: "herorender")],
      exclude: ["Scenes", "__Snapshots__"])
  ]
)
