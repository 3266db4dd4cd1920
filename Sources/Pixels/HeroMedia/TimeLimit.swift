import Foundation
import HeroImage

/// Waits so long for work that may never end; the thread of work that is given up goes on until it ends or the program does.
final class TimeLimit<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var outcome: Result<Value, ImageError>?
  private let isDone = DispatchSemaphore(value: 0)

  /// What the work comes to; throws `ImageError.unreadable` after so many seconds.
  static func run(
    seconds: Double, _ format: MediaFormat, _ work: @escaping @Sendable () throws(ImageError) -> Value
  ) throws(ImageError) -> Value {
    let limit = TimeLimit()
    let thread = Thread {
      let outcome = Result { () throws(ImageError) in try work() }
      limit.lock.withLock { limit.outcome = outcome }
      limit.isDone.signal()
    }
    // A document's elements may lie deep in each other.
    thread.stackSize = 8 << 20
    thread.start()
    guard limit.isDone.wait(timeout: .now() + seconds) == .success,
      let outcome = limit.lock.withLock({ limit.outcome })
    else { throw .unreadable("\(format.rawValue): drawing it takes more than \(Int(seconds)) s") }
    return try outcome.get()
  }
}
