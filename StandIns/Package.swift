// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Modules that stand for those that need a network, a sensor or a codec, with what they need of each other. `StandIn.all` says what they show.
let all: [String: [String]] = [
  "AVFoundation": ["AudioToolbox", "CoreMedia"],
  "AVKit": ["AVFoundation"],
  "Accounts": [],
  "AdSupport": [],
  "Alamofire": [],
  "AppTrackingTransparency": [],
  "AudioToolbox": [],
  "AuthenticationServices": [],
  "BackgroundTasks": [],
  "CallKit": [],
  "CloudKit": [],
  "Combine": [],
  "Contacts": [],
  "ContactsUI": ["Contacts"],
  "CoreBluetooth": [],
  "CoreData": [],
  "CoreImage": [],
  "CoreLocation": [],
  "CoreMedia": [],
  "CoreMotion": [],
  "CoreSpotlight": [],
  "CoreTelephony": [],
  "EventKit": [],
  "EventKitUI": ["EventKit"],
  "FileProvider": [],
  "Firebase": [
    "FirebaseAnalytics", "FirebaseAuth", "FirebaseCore", "FirebaseDatabase", "FirebaseFirestore", "FirebaseMessaging",
    "FirebaseStorage",
  ],
  "FirebaseAnalytics": ["FirebaseCore"],
  "FirebaseAuth": ["FirebaseCore"],
  "FirebaseCore": [],
  "FirebaseDatabase": ["FirebaseCore"],
  "FirebaseFirestore": ["FirebaseCore"],
  "FirebaseMessaging": ["FirebaseCore"],
  "FirebaseStorage": ["FirebaseCore"],
  "GameKit": [],
  "HealthKit": [],
  "IQKeyboardManagerSwift": [],
  "Intents": [],
  "Kingfisher": [],
  "LocalAuthentication": [],
  "Lottie": [],
  "MBProgressHUD": [],
  "MapKit": ["CoreLocation"],
  "MediaPlayer": [],
  "MessageUI": [],
  "MetalKit": [],
  "MobileCoreServices": [],
  "Moya": ["Alamofire"],
  "MultipeerConnectivity": [],
  "Network": [],
  "NotificationCenter": [],
  "Nuke": [],
  "OSLog": ["os"],
  "PDFKit": [],
  "PassKit": [],
  "Photos": [],
  "PhotosUI": ["Photos"],
  "QuickLook": [],
  "Result": [],
  "RxCocoaRuntime": [],
  "SDWebImage": [],
  "SVProgressHUD": [],
  "SafariServices": [],
  "SceneKit": [],
  "Social": [],
  "Speech": [],
  "SpriteKit": [],
  "StoreKit": [],
  "SwiftUI": ["Combine"],
  "SystemConfiguration": [],
  "UniformTypeIdentifiers": [],
  "UserNotifications": [],
  "Vision": [],
  "WatchConnectivity": [],
  "WebKit": [],
  "WidgetKit": [],
  "iAd": [],
  "os": [],
]

/// `HERORENDER_STANDINS_WITHOUT=Kingfisher,Lottie` leaves out modules that an app has sources of: SwiftPM refuses two targets of one name.
let without = (ProcessInfo.processInfo.environment["HERORENDER_STANDINS_WITHOUT"] ?? "").split(separator: ",")
let standIns = all.filter { !without.contains(Substring($0.key)) }
  .mapValues { needs in needs.filter { !without.contains(Substring($0)) } }

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
