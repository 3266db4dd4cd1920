/// The status bar and home indicator that a device draws over every app.
public struct StatusBar: Equatable, Sendable {
  /// UIStatusBarStyle.
  public enum Style: String, Equatable, Sendable, CaseIterable {
    /// White, for dark screens.
    case light
    /// Black, for light screens.
    case dark
  }

  /// The colour of both.
  public var style: Style
  /// The device's margins, in which they stand.
  public var safeArea: DevicePreset.SafeArea

  /// Makes a bar.
  package init(style: Style, safeArea: DevicePreset.SafeArea) {
    self.style = style
    self.safeArea = safeArea
  }
}
