internal import CJump

/// Calls of the app's own code by the stage: events, callbacks, `viewDidAppear` and their kin. Where parts of an app were left out because they do
/// not compile, such a call ends where the code comes to one of them or crashes, and the stage goes on.
@preconcurrency @MainActor
package enum AppCall {
  /// Whether calls can end early: of an app that is whole none does. Before the app starts.
  package static var canEnd = false {
    didSet {
      guard canEnd else { return }
      hero_do_not_track_accesses()
      hero_leave_on_traps()
    }
  }
  /// Is told where a call has ended in a trap: `fatalError`, `!` of nil.
  package static var trapped: () -> Void = {}
  /// Remembers what holds while a call runs; what it returns puts that back after one that has ended early.
  package static var remember: () -> () -> Void = { {} }
  /// Whether the running code is inside of a call that can end.
  package static var isRunning: Bool { hero_can_leave() }

  /// Calls code of the app.
  package static func run(_ body: @escaping () -> Void) { value((), body) }

  /// Calls code of the app for a value.
  ///
  /// - Parameter fallback: The value of a call that has ended early.
  package static func value<Value>(_ fallback: @autoclosure () -> Value, _ body: @escaping () -> Value) -> Value {
    guard canEnd else { return body() }
    let (call, clock) = (Call { body() }, VirtualClock.current)
    let (depth, putBack) = (clock.depth, remember())
    let returned = hero_call(
      { Unmanaged<AnyCall>.fromOpaque($0).takeUnretainedValue().run() },
      Unmanaged.passUnretained(call as AnyCall).toOpaque())
    guard returned, let value = call.value else {
      clock.depth = depth
      putBack()
      if hero_has_trapped() { trapped() }
      return fallback()
    }
    return value
  }

  /// Ends the innermost call; only while one runs.
  package static func end() -> Never { hero_leave() }

  private class AnyCall {
    func run() {}
  }
  private final class Call<Value>: AnyCall {
    private let body: () -> Value
    var value: Value?
    init(_ body: @escaping () -> Value) { self.body = body }
    override func run() { value = body() }
  }
}
