import ArgumentParser
import Dispatch
import Foundation
import HeroFiles
import HeroRender
import Synchronization

/// A command that finishes what is under way when it is stopped, and watches signals itself. All others end at once.
protocol FinishingCommand: ParsableCommand {}

/// Turns signals and `--timeout` into a request to stop; before there is anything to finish they end the program at once.
final class Interruption {
  /// What the pipeline watches.
  let cancellation = Cancellation()

  private let signals: [any DispatchSourceSignal]
  private let timer: (any DispatchSourceTimer)?
  private let stage: Phase

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - timeout: Seconds from now, nil for none.
  ///   - told: What is said where the program ends at once.
  init(timeout: Double? = nil, told: String = "stopped") {
    let queue = DispatchQueue(label: "herorender.interruption")
    let (cancellation, stage) = (cancellation, Phase())
    self.stage = stage
    signals = StopSignal.heeded.map { stop in
      stop.watch(on: queue) {
        if stage.isPreparing {
          Console.note("herorender: error: \(told)")
          Self.end(stop.status)
        }
        // The second time nobody waits for frames under way. What observes has removed half files by then. A terminal that goes away may
        // be reported twice, by the kernel and by the shell.
        let isSecond = cancellation.reason != nil
        if isSecond, stop == .hangUp { return }
        cancellation.request(stop.reason)
        if isSecond { Self.giveUp(stop) }
        if Console.hasProgressTerminal { Console.noteRaw("\r\u{1B}[K") }
        Console.note(
          "stopping: what is under way is finished first, for \(Self.patience) s at most; a second signal (Ctrl-C) stops at once"
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
          Self.end(ExitStatus.environment)
        }
        cancellation.request(.timedOut)
      }
      source.resume()
      return source
    }
  }

  /// Seconds that a stopped run has for what is under way and its files; whoever sends signals must not wait longer.
  private static let patience = 5

  private static func giveUp(_ stop: StopSignal) -> Never {
    Console.note("herorender: error: stopped without waiting for what is under way")
    end(stop.status)
  }

  /// Ends the program with a status, and leaves no half files.
  static func end(_ status: ExitCode) -> Never { UnfinishedPaths.removeAll { _exit(status.rawValue) } }

  /// The error of a command that was stopped, told already.
  func stopped(_ text: String) -> any Error {
    let status = StopSignal.heeded.first { $0.reason == cancellation.reason }?.status
    let failure = Failure("stopped \(text)", status ?? ExitStatus.interrupted)
    failure.tell()
    return failure.exit
  }

  /// What is said when time ran out.
  static let timeoutMessage = "herorender: error: the time that --timeout allows is over"

  /// From now on stopping means to finish what is under way.
  func beginWork() { stage.beginWork() }

  /// Whether there is anything yet to finish.
  private final class Phase: Sendable {
    private let hasBegun = Mutex(false)

    var isPreparing: Bool { hasBegun.withLock { !$0 } }
    func beginWork() { hasBegun.withLock { $0 = true } }
  }
}
