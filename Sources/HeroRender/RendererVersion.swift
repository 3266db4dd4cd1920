/// The version of what draws: two runs with equal versions and scenes give equal pixels.
public enum RendererVersion {
  /// `major.minor.patch`.
  public static let current = "0.2.0"
}
