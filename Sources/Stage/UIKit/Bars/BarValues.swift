/// What a bar says of itself; nil leaves it to its class's `appearance()`.
@MainActor
struct BarValues<Appearance: UIBarAppearance> {
  var barTint: UIColor?
  var tint: UIColor?
  var mutedTint: UIColor?
  var titleAttributes: [NSAttributedString.Key: Any]?
  var largeTitleAttributes: [NSAttributedString.Key: Any]?
  var standard: Appearance?
  var scrollEdge: Appearance?
  /// Pictures in place of the ground and the hairline.
  var ground: UIImage?
  var shadow: UIImage?
  var style: UIBarStyle?
  var isTranslucent: Bool?
}

/// How a bar looks that says nothing else.
public enum UIBarStyle: Int, Sendable {
  /// Light, or as the traits say.
  case `default`
  /// Black with white text.
  case black
}

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact, defaultPrompt = 101, compactPrompt
}
