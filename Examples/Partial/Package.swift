// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HarbourOnStage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "herorender", path: "../..")],
  targets: [
    .target(
      name: "Harbour",
      dependencies: ["Gulls", "Beacon", "HeroMissing", .product(name: "HeroStage", package: "herorender")],
      exclude: ["HeroApp.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "HeroAppPlugin", package: "herorender")]),
    .target(
      name: "Gulls",
      dependencies: ["HeroMissing", .product(name: "HeroStage", package: "herorender")],
      exclude: ["HeroApp.json"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "HeroAppPlugin", package: "herorender")]),
    .target(name: "Beacon", dependencies: ["HeroMissing", .product(name: "HeroStage", package: "herorender")]),
    .target(name: "HeroMissing", dependencies: [.product(name: "HeroStage", package: "herorender")]),
    .testTarget(
      name: "HarbourTests",
      dependencies: ["Harbour", .product(name: "HeroStageTesting", package: "herorender")],
      exclude: ["__Snapshots__"]),
  ])
