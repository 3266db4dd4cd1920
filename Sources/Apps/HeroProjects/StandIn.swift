/// A module of herorender's own that stands for one that needs a network, a sensor or a codec: `StandIns`.
package struct StandIn: Equatable, Sendable {
  package let module: String
  /// What an app sees of it.
  package let shows: String

  /// Whether sources of the module in the app's folder, or its pods, are taken instead: they need nothing that is not there.
  let givesWay: Bool

  /// The package that it is a product of: its own, where an app may have another of its name.
  var package: String { givesWay ? module : "StandIns" }

  private init(_ module: String, _ shows: String, givesWay: Bool = false) {
    (self.module, self.shows, self.givesWay) = (module, shows, givesWay)
  }

  /// All, by name. `Package.swift` declares the same as products, those that give way each in a package of its own.
  package static let all = [
    StandIn("AVFoundation", "films are a plain ground, sounds are not heard"),
    StandIn("AVKit", "a player is a plain ground"),
    StandIn("Accounts", "there is no account"),
    StandIn("AdSupport", "nobody is followed"),
    StandIn("Alamofire", "files of --answers take the network's place, other requests fail"),
    StandIn("AppTrackingTransparency", "nobody is asked"),
    StandIn("AudioToolbox", "nothing is heard or felt"),
    StandIn("AuthenticationServices", "nobody signs in"),
    StandIn("BackgroundTasks", "the app stays in front"),
    StandIn("CallKit", "nobody calls"),
    StandIn("CloudKit", "no cloud answers"),
    StandIn("Combine", "values come in the stage's time, all on the main queue"),
    StandIn("Contacts", "no contact is known, no permission is given"),
    StandIn("ContactsUI", "the picker is a plain ground"),
    StandIn("CoreBluetooth", "no device is near"),
    StandIn("CoreData", "a store is empty and stays so"),
    StandIn("CoreImage", "filters give nothing"),
    StandIn("CoreLocation", "no place is known, no permission is asked for"),
    StandIn("CoreMedia", "times alone"),
    StandIn("CoreMotion", "the device stands still"),
    StandIn("CoreSpotlight", "nothing is found from outside"),
    StandIn("CoreTelephony", "there is no carrier"),
    StandIn("EventKit", "no calendar is there, no permission is given"),
    StandIn("EventKitUI", "an event is a plain ground"),
    StandIn("FileProvider", "no files are provided"),
    StandIn("Firebase", "no server answers"),
    StandIn("FirebaseAnalytics", "nothing is counted"),
    StandIn("FirebaseAuth", "nobody is signed in, no server answers"),
    StandIn("FirebaseCore", "nothing is configured"),
    StandIn("FirebaseDatabase", "no server answers"),
    StandIn("FirebaseFirestore", "no server answers"),
    StandIn("FirebaseMessaging", "no message comes"),
    StandIn("FirebaseStorage", "no server answers"),
    StandIn("GameKit", "nobody is signed in to Game Center"),
    StandIn("HealthKit", "nothing is known of anybody"),
    StandIn("IQKeyboardManagerSwift", "there is no keyboard to make room for"),
    StandIn("Intents", "nobody speaks to the app"),
    StandIn("Kingfisher", pictures),
    StandIn("LocalAuthentication", "no finger and no face is known"),
    StandIn("Lottie", "an animation is a plain ground of its size"),
    StandIn("MBProgressHUD", "nothing shows over the app"),
    StandIn("MapKit", "a map is a plain ground"),
    StandIn("MediaPlayer", "nothing plays"),
    StandIn("MessageUI", "there is no account to send from"),
    StandIn("MetalKit", "what Metal draws is a plain ground"),
    StandIn("MobileCoreServices", "types of files have names alone"),
    StandIn("Moya", "files of --answers take the network's place, other requests fail"),
    StandIn("MultipeerConnectivity", "nobody is near"),
    StandIn("Network", "there is no network"),
    StandIn("NotificationCenter", "no widget shows"),
    StandIn("Nuke", pictures),
    StandIn("OSLog", "nothing is written down"),
    StandIn("PDFKit", "a document is a plain ground"),
    StandIn("PassKit", "nothing is paid"),
    StandIn("Photos", "the library is closed"),
    StandIn("PhotosUI", "the picker is a plain ground"),
    StandIn("QuickLook", "a preview is a plain ground"),
    StandIn("Result", "a result is Swift's own"),
    StandIn("RxCocoaRuntime", "delegates hear what they implement; variables are not observed"),
    StandIn("SDWebImage", pictures),
    StandIn("SVProgressHUD", "nothing shows over the app"),
    StandIn("SafariServices", "a page is a plain ground"),
    StandIn("SceneKit", "a scene is a plain ground"),
    StandIn("SnapKit", "layouts are as SnapKit has them", givesWay: true),
    StandIn("Social", "there is no account to post from"),
    StandIn("Speech", "nothing is heard"),
    StandIn("SpriteKit", "a scene of sprites is a plain ground"),
    StandIn("StoreKit", "no shop answers"),
    StandIn("SwiftUI", "a hosting controller is a plain ground"),
    StandIn("SwiftyJSON", "values are read as SwiftyJSON has them", givesWay: true),
    StandIn("SwiftyUserDefaults", "defaults are kept as SwiftyUserDefaults does", givesWay: true),
    StandIn("SystemConfiguration", "hosts are reached where --answers are given"),
    StandIn("Then", "objects are set up as Then has it", givesWay: true),
    StandIn("UniformTypeIdentifiers", "types of files have names alone"),
    StandIn("UserNotifications", "nobody is asked, nothing is told"),
    StandIn("Vision", "nothing is recognised"),
    StandIn("WatchConnectivity", "no watch is there"),
    StandIn("WebKit", "a page is a plain ground"),
    StandIn("WidgetKit", "no widget shows"),
    StandIn("iAd", "no advertisement comes"),
    StandIn("os", "nothing is written down"),
  ]
  private static let pictures =
    "pictures come from the app's folders by the last part of their addresses, else a plain one"

  /// The half of a library's module that is Objective-C.
  static func half(of module: String) -> StandIn? { module == "RxCocoa" ? named("RxCocoaRuntime") : nil }

  /// A part of a library's pod that is a module of its own elsewhere, and that compiles beside the library's stand-in; what else it needs.
  static let parts = ["Moya": (part: "RxMoya", needs: "RxSwift")]

  static func named(_ module: String) -> StandIn? { all.first { $0.module == module } }
}
