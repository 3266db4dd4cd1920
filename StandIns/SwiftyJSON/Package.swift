// swift-tools-version: 6.1
import PackageDescription

/// Apart from the other stand-ins: an app may have a pod of this name, and SwiftPM refuses two targets of one name.
let package = Package(
  name: "SwiftyJSON",
  platforms: [.macOS(.v15)],
  products: [.library(name: "SwiftyJSON", targets: ["SwiftyJSON"])],
  dependencies: [.package(name: "herorender", path: "../..")],
  targets: [
    .target(
      name: "SwiftyJSON",
      dependencies: ["HeroStage", "HeroStandIns"].map { .product(name: $0, package: "herorender") }, path: ".")
  ]
)
