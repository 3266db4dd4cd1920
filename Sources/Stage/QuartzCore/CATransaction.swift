/// Changes of layers that belong together. Layers change at once here, so that they need no transaction but for animations' ends.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private struct Frame {
    var completion: (() -> Void)?
    var duration: TimeInterval
    /// Of the longest animation that was added, seconds.
    var length: TimeInterval = 0
  }

  private static var frames: [Frame] = []

  /// Seconds that animations take which say nothing. Source: Core Animation's default, 0.25.
  static var duration: TimeInterval { frames.last?.duration ?? 0.25 }

  /// An animation was added that takes some seconds.
  static func extend(by length: TimeInterval) {
    for index in frames.indices { frames[index].length = max(frames[index].length, length) }
  }

  /// Begins a transaction inside of the one that is open.
  public class func begin() { frames.append(Frame(duration: duration)) }
  /// Ends it: its completion is called when the animations are over that were added meanwhile, at once without any.
  public class func commit() {
    guard let frame = frames.popLast(), let completion = frame.completion else { return }
    let clock = VirtualClock.current
    guard frame.length > 0, clock.isDriven else { return completion() }
    clock.schedule(after: frame.length, "a transaction's animations", completion)
  }
  public class func flush() {}
  public class func setDisableActions(_ flag: Bool) {}
  /// Whether changes of layers do not animate: they never do.
  public class func disableActions() -> Bool { true }
  /// Seconds that animations take which say nothing.
  public class func setAnimationDuration(_ dur: TimeInterval) {
    if !frames.isEmpty { frames[frames.count - 1].duration = dur }
  }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Called when the transaction's animations are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if !frames.isEmpty { frames[frames.count - 1].completion = block }
  }
}
