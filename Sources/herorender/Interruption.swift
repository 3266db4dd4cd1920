import ArgumentParser
import Dispatch
import Foundation
import HeroRender

/// Turns signals and `--timeout` into a request to stop; before rendering has begun they end the program at once.
final class Interruption {
  /// What the pipeline watches.
  let cancellation = Cancellation()

  private let signals: [any DispatchSourceSignal]
  private let timer: (any DispatchSourceTimer)?
  private let stage: Stage

  /// Starts watching; `timeout` in seconds from now, nil for none.
  init(timeout: Double?) {
    let queue = DispatchQueue(label: "herorender.interruption")
    let (cancellation, stage) = (cancellation, Stage())
    self.stage = stage
    signals = [SIGINT, SIGTERM].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        // The second time nobody waits for frames under way.
        if stage.isPreparing || cancellation.reason != nil { _exit(ExitStatus.stopped(by: number).rawValue) }
        stage.stop(by: number)
        cancellation.request(.interrupted)
      }
      source.resume()
      return source
    }
    timer = timeout.map { seconds in
      let source = DispatchSource.makeTimerSource(queue: queue)
      // Dispatch counts in 64-bit nanoseconds.
      source.schedule(deadline: .now() + min(seconds, 1e9))
      source.setEventHandler {
        if stage.isPreparing {
          Console.note(Self.timeoutMessage)
          _exit(ExitStatus.environment.rawValue)
        }
        cancellation.request(.timedOut)
      }
      source.resume()
      return source
    }
  }

  /// What is said when time ran out.
  static let timeoutMessage = "herorender: error: the time that --timeout allows is over"

  /// From now on stopping means to finish what is under way.
  func beginRendering() { stage.beginRendering() }

  /// What the program ends with when a signal stopped it.
  var status: ExitCode { ExitStatus.stopped(by: stage.signal ?? SIGINT) }

  /// Whether there is anything yet to finish, and which signal came.
  private final class Stage: @unchecked Sendable {
    // Guarded by the lock, which is what makes the unchecked conformance true.
    private let lock = NSLock()
    private var hasBegun = false
    private var received: Int32?

    var isPreparing: Bool { lock.withLock { !hasBegun } }
    func beginRendering() { lock.withLock { hasBegun = true } }

    var signal: Int32? { lock.withLock { received } }
    func stop(by signal: Int32) { lock.withLock { received = signal } }
  }
}
