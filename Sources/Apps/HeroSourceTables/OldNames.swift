/// How an older Swift spelled what UIKit has: names of Swift 3, 4 and 4.1.
///
/// Source: the compiler's 'has been renamed to' for UIKit, QuartzCore and Foundation of iOS 12 and later.
package enum OldNames {
  /// Types, constants and members that have one name only, with today's.
  package static let names: [String: String] = table(renamed).merging(odd) { _, odd in odd }

  /// Names of notifications, which were `NSNotification.Name`'s, with today's.
  package static let notifications: [String: String] = table(renamedNotifications)

  /// Rows of `old new: words`, where a word stands for the stars: `UITableView* UITableView.*: Style` says that `UITableViewStyle` is
  /// `UITableView.Style`. The old name has the word with a capital.
  private static func table(_ rows: String) -> [String: String] {
    var names: [String: String] = [:]
    for row in rows.split(separator: "\n") {
      let parts = row.split(separator: ":")
      let patterns = parts[0].split(separator: " ").map(String.init)
      for word in parts[1].split(separator: " ").map(String.init) {
        let capital = word.prefix(1).uppercased() + word.dropFirst()
        names[patterns[0].replacing("*", with: capital)] = patterns[1].replacing("*", with: word)
      }
    }
    return names
  }

  /// Members of types that were renamed with them, by the type's new name.
  package static let members: [String: String] = [
    "RunLoop.Mode.commonModes": "common", "RunLoop.Mode.defaultRunLoopMode": "default",
    "RunLoop.Mode.UITrackingRunLoopMode": "tracking",
    "NSUnderlineStyle.styleSingle": "single", "NSUnderlineStyle.styleThick": "thick",
    "NSUnderlineStyle.styleDouble": "double", "NSUnderlineStyle.styleNone": "init(rawValue: 0)",
  ]
  /// The type of a member that is said without one: `.commonModes`.
  package static let owners: [String: String] = Dictionary(
    uniqueKeysWithValues: members.keys.compactMap { name in
      name.lastIndex(of: ".").map { (String(name[name.index(after: $0)...]), String(name[..<$0])) }
    })

  /// Functions that make or change a value: their new names and labels; an empty label is none.
  package static let functions: [String: (name: String, labels: [String])] = [
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]),
    "CGSizeMake": ("CGSize", ["width", "height"]),
    "CGPointMake": ("CGPoint", ["x", "y"]),
    "CGVectorMake": ("CGVector", ["dx", "dy"]),
    "UIOffsetMake": ("UIOffset", ["horizontal", "vertical"]),
    "NSStringFromCGRect": ("NSCoder.string", ["for"]), "NSStringFromCGPoint": ("NSCoder.string", ["for"]),
    "NSStringFromCGSize": ("NSCoder.string", ["for"]), "NSStringFromUIEdgeInsets": ("NSCoder.string", ["for"]),
    "CGRectFromString": ("NSCoder.cgRect", ["for"]), "CGPointFromString": ("NSCoder.cgPoint", ["for"]),
    "CGSizeFromString": ("NSCoder.cgSize", ["for"]), "UIEdgeInsetsFromString": ("NSCoder.uiEdgeInsets", ["for"]),
    "UIAccessibilityPostNotification": ("UIAccessibility.post", ["notification", "argument"]),
    "CMTimeMake": ("CMTimeMake", ["value", "timescale"]),
    "CMTimeMakeWithSeconds": ("CMTimeMakeWithSeconds", ["", "preferredTimescale"]),
    "CMTimeRangeMake": ("CMTimeRangeMake", ["start", "duration"]),
    "MKCoordinateRegionMake": ("MKCoordinateRegion", ["center", "span"]),
    "MKCoordinateRegionMakeWithDistance": (
      "MKCoordinateRegion", ["center", "latitudinalMeters", "longitudinalMeters"]
    ),
    "MKCoordinateSpanMake": ("MKCoordinateSpan", ["latitudeDelta", "longitudeDelta"]),
    "MKMapPointForCoordinate": ("MKMapPoint", [""]),
  ]

  /// Functions without arguments that are properties today; those of a class also where a class overrides them.
  package static let properties: [String: String] = [
    "ProcessInfo": "ProcessInfo.processInfo",
    "UI_USER_INTERFACE_IDIOM": "UIDevice.current.userInterfaceIdiom",
    "UIAccessibilityIsVoiceOverRunning": "UIAccessibility.isVoiceOverRunning",
    "UIAccessibilityIsReduceMotionEnabled": "UIAccessibility.isReduceMotionEnabled",
    "UIAccessibilityIsReduceTransparencyEnabled": "UIAccessibility.isReduceTransparencyEnabled",
    "UIAccessibilityIsBoldTextEnabled": "UIAccessibility.isBoldTextEnabled",
    "UIAccessibilityDarkerSystemColorsEnabled": "UIAccessibility.isDarkerSystemColorsEnabled",
    "prefersHomeIndicatorAutoHidden": "prefersHomeIndicatorAutoHidden",
    "preferredScreenEdgesDeferringSystemGestures": "preferredScreenEdgesDeferringSystemGestures",
  ]

  /// Functions of one value that are its members today.
  package static let membersOfValue: [String: String] = [
    "UIImagePNGRepresentation": "pngData()",
    "UIDeviceOrientationIsLandscape": "isLandscape", "UIDeviceOrientationIsPortrait": "isPortrait",
    "UIInterfaceOrientationIsLandscape": "isLandscape", "UIInterfaceOrientationIsPortrait": "isPortrait",
  ]

  /// Labels of calls and declarations: by function and all old labels the new name and labels.
  package static let labels: [String: String] = [
    "willMove(toParentViewController:)": "willMove(toParent:)",
    "didMove(toParentViewController:)": "didMove(toParent:)",
    "overrideTraitCollection(forChildViewController:)": "overrideTraitCollection(forChild:)",
    "setOverrideTraitCollection(_:forChildViewController:)": "setOverrideTraitCollection(_:forChild:)",
    "UIActivityIndicatorView(activityIndicatorStyle:)": "UIActivityIndicatorView(style:)",
    "bringSubview(toFront:)": "bringSubviewToFront(_:)",
    "sendSubview(toBack:)": "sendSubviewToBack(_:)",
    "setCategory(_:with:)": "setCategory(_:options:)",
    "setActive(_:with:)": "setActive(_:options:)",
  ]
  /// Of types, by the labels of an initialiser that no other type has: `.init(activityIndicatorStyle:)`.
  package static let initializers: [String: String] = Dictionary(
    labels.filter { $0.key.first?.isUppercase == true }.map { old, new in
      (
        "init" + old[(old.firstIndex(of: "(") ?? old.endIndex)...],
        "init" + new[(new.firstIndex(of: "(") ?? new.endIndex)...]
      )
    }, uniquingKeysWith: { first, _ in first })
}
