// swift-tools-version: 6.1
import PackageDescription

/// Modules that stand for those that need a network, a sensor or a codec, with what they need of each other. `StandIn.all` says what they show.
let standIns: [String: [String]] = [
  "AVFoundation": ["AudioToolbox", "CoreMedia"], "AVKit": ["AVFoundation"], "Alamofire": [], "AudioToolbox": [],
  "Combine": [], "CoreData": [], "CoreLocation": [], "CoreMedia": [],
  "Firebase": [
    "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseDatabase", "FirebaseFirestore", "FirebaseMessaging",
    "FirebaseStorage",
  ],
  "FirebaseAnalytics": ["FirebaseCore"], "FirebaseAuth": ["FirebaseCore"], "FirebaseCore": [],
  "FirebaseDatabase": ["FirebaseCore"], "FirebaseFirestore": ["FirebaseCore"], "FirebaseMessaging": ["FirebaseCore"],
  "FirebaseStorage": ["FirebaseCore"], "IQKeyboardManagerSwift": [], "Kingfisher": [], "LocalAuthentication": [],
  "Lottie": [],
  "MBProgressHUD": [], "MapKit": ["CoreLocation"], "MessageUI": [], "Photos": [], "PhotosUI": ["Photos"],
  "SDWebImage": [], "SVProgressHUD": [],
  "SafariServices": [], "StoreKit": [], "SwiftUI": ["Combine"], "UserNotifications": [], "WebKit": [], "os": [],
]

/// Apart from herorender's own package, because SwiftPM refuses two targets of one name: an app may have the real Kingfisher, or a module called Photos.
let package = Package(
  name: "StandIns",
  platforms: [.macOS(.v15)],
  products: standIns.keys.sorted().map { .library(name: $0, targets: [$0]) }
    // All of them, for their tests.
    + [.library(name: "StandIns", targets: standIns.keys.sorted())],
  dependencies: [.package(name: "herorender", path: "..")],
  targets: standIns.sorted { $0.key < $1.key }.map { name, needs in
    .target(
      name: name,
      dependencies: ["HeroStage", "HeroStandIns"].map { .product(name: $0, package: "herorender") }
        + needs.map { .byName(name: $0) },
      path: name)
  }
)
