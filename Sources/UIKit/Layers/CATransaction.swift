/// Changes of layers that belong together. Layers change at once here, so that they need no transaction.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  private static var completions: [() -> Void] = []

  /// Of no effect but for completions.
  public class func begin() { completions.append({}) }
  /// Calls the completion.
  public class func commit() { completions.popLast()?() }
  /// Of no effect: nothing waits.
  public class func flush() {}
  /// Of no effect: nothing animates between steps.
  public class func setDisableActions(_ flag: Bool) {}
  /// Of no effect: nothing animates between steps.
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  /// Of no effect: nothing animates between steps.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Called when the transaction is committed.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if !completions.isEmpty { completions[completions.count - 1] = block ?? {} }
  }
}
