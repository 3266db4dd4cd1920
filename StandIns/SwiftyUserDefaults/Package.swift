// swift-tools-version: 6.1
import PackageDescription

/// Apart from the other stand-ins: an app may have a pod of this name, and SwiftPM refuses two targets of one name.
let package = Package(
  name: "SwiftyUserDefaults",
  platforms: [.macOS(.v15)],
  products: [.library(name: "SwiftyUserDefaults", targets: ["SwiftyUserDefaults"])],
  dependencies: [.package(name: "herorender", path: "../..")],
  targets: [
    .target(
      name: "SwiftyUserDefaults",
      dependencies: ["HeroStage", "HeroStandIns"].map { .product(name: $0, package: "herorender") }, path: ".")
  ]
)
