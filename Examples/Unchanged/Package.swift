// swift-tools-version: 6.1
import PackageDescription

/// Two apps, written as for Xcode; what the targets compile are their rewritten copies.
let package = Package(
  name: "Unchanged",
  platforms: [.macOS(.v15)],
  // Elsewhere: .package(url: "https://github.com/<owner>/herorender", from: "0.2.0")
  dependencies: [
    .package(name: "herorender", path: "../.."), .package(name: "StandIns", path: "../../StandIns"),
  ],
  targets: ["Unchanged", "Postcards"].flatMap { app -> [Target] in
    [
      .target(
        name: app, dependencies: [.product(name: "HeroStage", package: "herorender")], exclude: ["HeroApp.json"],
        swiftSettings: [.swiftLanguageMode(.v5)], plugins: [.plugin(name: "HeroAppPlugin", package: "herorender")]),
      .testTarget(
        name: "\(app)Tests",
        // The stand-ins so that all are built.
        dependencies: [
          .byName(name: app), .product(name: "HeroStageTesting", package: "herorender"),
          .product(name: "StandIns", package: "StandIns"),
        ],
        exclude: app == "Postcards" ? ["__Snapshots__"] : []),
    ]
  }
)
