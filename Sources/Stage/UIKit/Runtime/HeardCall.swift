/// Calls that UIKit makes of an app's own methods, as libraries hear of them that exchange methods on iOS (RxCocoa's `sentMessage` and `methodInvoked`).
@preconcurrency @MainActor
public enum HeardCall {
  /// Gets the object, the selector, what the method is called with, and whether it has returned; nil: nobody hears.
  public static var listener: ((NSObject, String, [Any], _ isOver: Bool) -> Void)?

  static func run(_ selector: String, of target: NSObject, _ arguments: [Any] = [], _ call: @escaping () -> Void) {
    guard let listener else { return AppCall.run(call) }
    AppCall.run { listener(target, selector, arguments, false) }
    AppCall.run(call)
    AppCall.run { listener(target, selector, arguments, true) }
  }
}
