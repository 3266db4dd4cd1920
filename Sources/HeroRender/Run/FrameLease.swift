import HeroImage

/// A drawn frame's memory, which goes back to where it came from when the last frame that shows it is gone.
final class FrameLease: Sendable {
  private let pixmap: Pixmap
  private let giveBack: @Sendable (Pixmap) -> Void

  /// Holds the pixels until then.
  init(_ pixmap: Pixmap, giveBack: @escaping @Sendable (Pixmap) -> Void) {
    self.pixmap = pixmap
    self.giveBack = giveBack
  }

  deinit { giveBack(pixmap) }
}
