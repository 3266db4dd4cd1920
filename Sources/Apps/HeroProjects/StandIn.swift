/// A module of herorender's own that stands for one that needs a network, a sensor or a codec: `StandIns`.
package struct StandIn: Equatable, Sendable {
  package let module: String
  /// What an app sees of it.
  package let shows: String

  private init(_ module: String, _ shows: String) { (self.module, self.shows) = (module, shows) }

  /// All, by name. `Package.swift` declares the same as products.
  package static let all = [
    StandIn("AVFoundation", "films are a plain ground, sounds are not heard"),
    StandIn("AVKit", "a player is a plain ground"),
    StandIn("Alamofire", "requests fail: there is no network"),
    StandIn("AudioToolbox", "nothing is heard or felt"),
    StandIn("Combine", "values come in the stage's time, all on the main queue"),
    StandIn("CoreData", "a store is empty and stays so"),
    StandIn("CoreLocation", "no place is known, no permission is asked for"),
    StandIn("CoreMedia", "times alone"),
    StandIn("Firebase", "no server answers"),
    StandIn("FirebaseAnalytics", "nothing is counted"),
    StandIn("FirebaseAuth", "nobody is signed in, no server answers"),
    StandIn("FirebaseCore", "nothing is configured"),
    StandIn("FirebaseDatabase", "no server answers"),
    StandIn("FirebaseFirestore", "no server answers"),
    StandIn("FirebaseMessaging", "no message comes"),
    StandIn("FirebaseStorage", "no server answers"),
    StandIn("IQKeyboardManagerSwift", "there is no keyboard to make room for"),
    StandIn("Kingfisher", pictures),
    StandIn("LocalAuthentication", "no finger and no face is known"),
    StandIn("Lottie", "an animation is a plain ground of its size"),
    StandIn("MBProgressHUD", "nothing shows over the app"),
    StandIn("MapKit", "a map is a plain ground"),
    StandIn("MessageUI", "there is no account to send from"),
    StandIn("Photos", "the library is closed"),
    StandIn("PhotosUI", "the picker is a plain ground"),
    StandIn("SDWebImage", pictures),
    StandIn("SVProgressHUD", "nothing shows over the app"),
    StandIn("SafariServices", "a page is a plain ground"),
    StandIn("StoreKit", "no shop answers"),
    StandIn("SwiftUI", "a hosting controller is a plain ground"),
    StandIn("UserNotifications", "nobody is asked, nothing is told"),
    StandIn("WebKit", "a page is a plain ground"),
    StandIn("os", "nothing is written down"),
  ]
  private static let pictures =
    "pictures come from the app's folders by the last part of their addresses, else a plain one"

  static func named(_ module: String) -> StandIn? { all.first { $0.module == module } }
}
