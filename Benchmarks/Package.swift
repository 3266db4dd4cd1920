// swift-tools-version: 6.1
import PackageDescription

/// Times the stages of a frame. A package of its own, so that neither the program nor its tests know the harness.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "herorender", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    .executableTarget(
      name: "stages",
      dependencies: [
        .product(name: "HeroPipeline", package: "herorender"),
        .product(name: "Benchmark", package: "swift-benchmark"),
      ])
  ]
)
