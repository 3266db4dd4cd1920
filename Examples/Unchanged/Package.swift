// swift-tools-version: 6.1
import PackageDescription

/// Stand-ins that are packages of their own.
let libraries = ["SnapKit", "SwiftyJSON", "SwiftyUserDefaults", "Then"]

/// Two apps, written as for Xcode; what the targets compile are their rewritten copies.
let package = Package(
  name: "Unchanged",
  platforms: [.macOS(.v15)],
  // Elsewhere: .package(url: "https://github.com/<owner>/herorender", from: "0.2.0")
  dependencies: [
    .package(name: "herorender", path: "../.."), .package(name: "StandIns", path: "../../StandIns"),
  ] + libraries.map { .package(name: $0, path: "../../StandIns/\($0)") },
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
        ] + libraries.map { .product(name: $0, package: $0) },
        exclude: app == "Postcards" ? ["__Snapshots__"] : []),
    ]
  }
)
