/// The status bar and home indicator that a device draws over every app.
package struct StatusBar: Equatable, Sendable {
  /// UIStatusBarStyle.
  package enum Style: String, Equatable, Sendable, CaseIterable {
    /// White, for dark screens.
    case light
    /// Black, for light screens.
    case dark
  }

  /// The colour of both.
  package var style: Style
  /// The device's margins, in which they stand.
  package var safeArea: DevicePreset.SafeArea

  /// Makes a bar.
  package init(style: Style, safeArea: DevicePreset.SafeArea) {
    self.style = style
    self.safeArea = safeArea
  }
}
