import ArgumentParser
import Dispatch
import Foundation
import HeroRender
import Synchronization

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
    signals = StopSignal.heeded.map { stop in
      stop.watch(on: queue) {
        if stage.isPreparing {
          Console.note("herorender: error: stopped before the first frame")
          _exit(stop.status.rawValue)
        }
        // The second time nobody waits for frames under way. What observes has removed half files by then. A terminal that goes away may
        // be reported twice, by the kernel and by the shell.
        let isSecond = cancellation.reason != nil
        if isSecond, stop == .hangUp { return }
        cancellation.request(stop.reason)
        if isSecond { Self.giveUp(stop) }
        if Console.hasProgressTerminal { Console.noteRaw("\r\u{1B}[K") }
        Console.note(
          "stopping: frames under way are finished first, for \(Self.patience) s at most; a second signal (Ctrl-C) stops at once"
        )
        queue.asyncAfter(deadline: .now() + .seconds(Self.patience)) { Self.giveUp(stop) }
      }
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

  /// Seconds that a stopped run has for its frames under way and its files; whoever sends signals must not wait longer.
  private static let patience = 5

  private static func giveUp(_ stop: StopSignal) -> Never {
    Console.note("herorender: error: stopped without waiting for the frames under way")
    _exit(stop.status.rawValue)
  }

  /// What is said when time ran out.
  static let timeoutMessage = "herorender: error: the time that --timeout allows is over"

  /// From now on stopping means to finish what is under way.
  func beginRendering() { stage.beginRendering() }

  /// Whether there is anything yet to finish.
  private final class Stage: Sendable {
    private let hasBegun = Mutex(false)

    var isPreparing: Bool { hasBegun.withLock { !$0 } }
    func beginRendering() { hasBegun.withLock { $0 = true } }
  }
}
