/// The version of what draws: two runs with equal versions and scenes give equal pixels.
package enum RendererVersion {
  /// `major.minor.patch`.
  package static let current = "0.2.0"
}
