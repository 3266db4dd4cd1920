// swift-tools-version: 6.1
import PackageDescription

// On iOS the sources take Hero itself; the stage runs rewritten copies of them on Linux.
#if os(Linux)
  // Elsewhere: .package(url: "https://github.com/<owner>/herorender", from: "0.2.0")
  let hero = Package.Dependency.package(name: "herorender", path: "../..")
  let heroProduct = Target.Dependency.product(name: "HeroStage", package: "herorender")
#else
  let hero = Package.Dependency.package(url: "https://github.com/HeroTransitions/Hero", from: "1.6.4")
  let heroProduct = Target.Dependency.product(name: "Hero", package: "Hero")
#endif

/// Screens of ordinary UIKit and Hero code; their tests run them on a stage.
let package = Package(
  name: "App",
  platforms: [.iOS(.v15), .macOS(.v15)],
  dependencies: [hero],
  targets: [
    // As most apps are still written.
    .target(name: "Lists", dependencies: [heroProduct], swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(name: "Photos", dependencies: [heroProduct]),
    .target(name: "Cards", dependencies: [heroProduct]),
    .target(name: "Tabs", dependencies: [heroProduct, "Lists", "Cards"]),
  ]
)

#if os(Linux)
  // Each folder in Stage names the sources that the plugin rewrites.
  for target in package.targets {
    target.path = "Stage/\(target.name)"
    target.exclude = ["HeroApp.json"]
    target.plugins = [.plugin(name: "HeroAppPlugin", package: "herorender")]
  }
  package.targets.append(
    .testTarget(
      name: "AppTests",
      dependencies: [
        "Lists", "Photos", "Cards", "Tabs", heroProduct,
        .product(name: "HeroStageTesting", package: "herorender"),
      ], exclude: ["__Snapshots__"]))
#endif
