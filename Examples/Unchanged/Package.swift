// swift-tools-version: 6.1
import PackageDescription

/// The app in App/, written as for Xcode; its rewritten copies are what the target compiles.
let package = Package(
  name: "Unchanged",
  platforms: [.macOS(.v15)],
  // Elsewhere: .package(url: "https://github.com/<owner>/herorender", from: "0.1.0")
  dependencies: [.package(name: "herorender", path: "../..")],
  targets: [
    .target(
      name: "Unchanged", dependencies: [.product(name: "HeroStage", package: "herorender")], exclude: ["HeroApp.json"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "HeroAppPlugin", package: "herorender")]),
    .testTarget(
      name: "UnchangedTests", dependencies: ["Unchanged", .product(name: "HeroStage", package: "herorender")]),
  ]
)
