/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The way that text and layouts run.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  case phone = 0
  case pad = 1
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  case compact
  case regular
}

/// What views adapt to.
public final class UITraitCollection: NSObject, Sendable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels per point.
  public let displayScale: CGFloat
  /// Room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// Makes traits that say the appearance alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle, displayScale: 0, .unspecified, .unspecified, .unspecified)
  }

  package init(
    _ userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat, _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass, _ idiom: UIUserInterfaceIdiom
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
  }

  public static var current: UITraitCollection { UIScreenValues.traits }

  /// Whether colours may be others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// Runs code with these traits as the current ones.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let before = UIScreenValues.traits
    UIScreenValues.traits = self
    actions()
    UIScreenValues.traits = before
  }

  /// Whether another object says the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom
  }

  /// Equal traits have the same.
  public override var hash: Int { [userInterfaceStyle.rawValue, Int(displayScale * 100)].hashValue }
}
