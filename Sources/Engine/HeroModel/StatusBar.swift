import HeroGeometry

/// The status bar and home indicator that a device draws over every app.
package struct StatusBar: Equatable, Sendable {
  /// UIStatusBarStyle.
  package enum Style: String, Equatable, Sendable, CaseIterable {
    /// White, for dark screens.
    case light
    /// Black, for light screens.
    case dark

    /// What is read on an appearance. Source: UIKit's UIStatusBarStyle.default, "automatically chooses light or dark content based on the
    /// user interface style".
    package init(on appearance: Appearance) { self = appearance == .dark ? .light : .dark }
  }

  /// The colour of both.
  package var style: Style
  /// The device's margins, in which they stand.
  package var safeArea: DevicePreset.SafeArea

  package init(style: Style, safeArea: DevicePreset.SafeArea) {
    self.style = style
    self.safeArea = safeArea
  }
}
