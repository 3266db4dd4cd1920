internal import HeroGeometry
internal import HeroScene
internal import HeroWords

extension UIColor {
  /// A colour that has a name in the scene format.
  private static func system(_ name: String) -> UIColor {
    UIColor(
      light: SystemColor.color(name, isDark: false) ?? .black, dark: SystemColor.color(name, isDark: true) ?? .black)
  }

  public static let black = UIColor(Color(red: 0, green: 0, blue: 0))
  public static let darkGray = UIColor(Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3))
  public static let lightGray = UIColor(Color(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3))
  public static let white = UIColor(Color(red: 1, green: 1, blue: 1))
  public static let gray = UIColor(Color(red: 0.5, green: 0.5, blue: 0.5))
  public static let red = UIColor(Color(red: 1, green: 0, blue: 0))
  public static let green = UIColor(Color(red: 0, green: 1, blue: 0))
  public static let blue = UIColor(Color(red: 0, green: 0, blue: 1))
  public static let cyan = UIColor(Color(red: 0, green: 1, blue: 1))
  public static let yellow = UIColor(Color(red: 1, green: 1, blue: 0))
  public static let magenta = UIColor(Color(red: 1, green: 0, blue: 1))
  public static let orange = UIColor(Color(red: 1, green: 0.5, blue: 0))
  public static let purple = UIColor(Color(red: 0.5, green: 0, blue: 0.5))
  public static let brown = UIColor(Color(red: 0.6, green: 0.4, blue: 0.2))
  public static let clear = UIColor(Color.clear)

  /// UIKit's, by appearance.
  public static let systemRed = system("systemRed")
  /// UIKit's, by appearance.
  public static let systemOrange = system("systemOrange")
  /// UIKit's, by appearance.
  public static let systemYellow = system("systemYellow")
  /// UIKit's, by appearance.
  public static let systemGreen = system("systemGreen")
  /// UIKit's, by appearance.
  public static let systemMint = system("systemMint")
  /// UIKit's, by appearance.
  public static let systemTeal = system("systemTeal")
  /// UIKit's, by appearance.
  public static let systemCyan = system("systemCyan")
  /// UIKit's, by appearance.
  public static let systemBlue = system("systemBlue")
  /// UIKit's, by appearance.
  public static let systemIndigo = system("systemIndigo")
  /// UIKit's, by appearance.
  public static let systemPurple = system("systemPurple")
  /// UIKit's, by appearance.
  public static let systemPink = system("systemPink")
  /// UIKit's, by appearance.
  public static let systemBrown = system("systemBrown")
  /// UIKit's, by appearance.
  public static let systemGray = system("systemGray")
  /// UIKit's, by appearance.
  public static let systemGray2 = system("systemGray2")
  /// UIKit's, by appearance.
  public static let systemGray3 = system("systemGray3")
  /// UIKit's, by appearance.
  public static let systemGray4 = system("systemGray4")
  /// UIKit's, by appearance.
  public static let systemGray5 = system("systemGray5")
  /// UIKit's, by appearance.
  public static let systemGray6 = system("systemGray6")
  /// UIKit's, by appearance.
  public static let label = system("label")
  /// UIKit's, by appearance.
  public static let secondaryLabel = system("secondaryLabel")
  /// UIKit's, by appearance.
  public static let tertiaryLabel = system("tertiaryLabel")
  /// UIKit's, by appearance.
  public static let quaternaryLabel = system("quaternaryLabel")
  /// UIKit's, by appearance.
  public static let placeholderText = system("placeholderText")
  /// UIKit's, by appearance.
  public static let systemFill = system("systemFill")
  /// UIKit's, by appearance.
  public static let secondarySystemFill = system("secondarySystemFill")
  /// UIKit's, by appearance.
  public static let tertiarySystemFill = system("tertiarySystemFill")
  /// UIKit's, by appearance.
  public static let quaternarySystemFill = system("quaternarySystemFill")
  /// UIKit's, by appearance.
  public static let systemBackground = system("systemBackground")
  /// UIKit's, by appearance.
  public static let secondarySystemBackground = system("secondarySystemBackground")
  /// UIKit's, by appearance.
  public static let tertiarySystemBackground = system("tertiarySystemBackground")
  /// UIKit's, by appearance.
  public static let systemGroupedBackground = system("systemGroupedBackground")
  /// UIKit's, by appearance.
  public static let secondarySystemGroupedBackground = system("secondarySystemGroupedBackground")
  /// UIKit's, by appearance.
  public static let tertiarySystemGroupedBackground = system("tertiarySystemGroupedBackground")
  /// UIKit's, by appearance.
  public static let separator = system("separator")
  /// UIKit's, by appearance.
  public static let opaqueSeparator = system("opaqueSeparator")
  /// UIKit's, by appearance.
  public static let link = system("link")
  /// UIKit's, by appearance.
  public static let darkText = system("darkText")
  /// UIKit's, by appearance.
  public static let lightText = system("lightText")
  /// UIKit's, by appearance.
  public static let tintColor = system("tintColor")
}
