/// Taps of the device, which are of no effect headless.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }
  /// Of no effect.
  open func prepare() {}
}

/// Of no effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Makes a generator.
  public init(style: FeedbackStyle) { super.init() }
  /// Makes a generator.
  public override convenience init() { self.init(style: .medium) }
  /// Of no effect.
  open func impactOccurred() {}
}

/// Of no effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Of no effect.
  open func selectionChanged() {}
}

/// Of no effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Of no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
