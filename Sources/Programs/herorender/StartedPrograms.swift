import Dispatch
import Foundation
import HeroFiles
import HeroProjects
import HeroRender
import Synchronization

/// Programs that a command starts one after the other and waits for; who stops the command stops them, too.
final class StartedPrograms: ProgramStarter, Sendable {
  private struct State {
    /// The one that runs.
    var leader: Int32?
    /// The last one that was ended because it took too long.
    var overdue: Int32?
    var isStopping = false
  }

  /// Seconds that a program may take to end what it has begun.
  private static let patience = 3.0
  /// Seconds between two looks whether it has.
  private static let interval = 0.05

  private let state = Mutex(State())

  /// Begins to watch signals, as long as what is returned lives.
  func watch() -> [any DispatchSourceSignal] {
    let queue = DispatchQueue(label: "herorender.programs")
    return StopSignal.heeded.map { stop in
      stop.watch(on: queue) { [self] in
        let (leader, isSecond) = state.withLock { state in
          defer { state.isStopping = true }
          return (state.leader, state.isStopping)
        }
        if isSecond, stop == .hangUp { return }
        guard let leader, !isSecond else { return end(leader.map { [$0] } ?? [], stop) }
        Console.note("stopping: what was started is ended first; a second signal (Ctrl-C) stops at once")
        // SwiftPM ends its compilers at an interruption, and may be gone before they are.
        let programs = ProgramGroup.tree([leader])
        ProgramGroup.signal(SIGINT, leader)
        look(programs, stop, until: .now() + Self.patience, on: queue)
      }
    }
  }

  /// Ends when the programs have, or time is over.
  private func look(_ programs: [Int32], _ stop: StopSignal, until end: DispatchTime, on queue: DispatchQueue) {
    queue.asyncAfter(deadline: .now() + Self.interval) { [self] in
      guard ProgramGroup.signal(0, programs[0]), DispatchTime.now() < end else { return self.end(programs, stop) }
      look(programs, stop, until: end, on: queue)
    }
  }

  private func end(_ programs: [Int32], _ stop: StopSignal) {
    ProgramGroup.end(programs)
    Console.note("herorender: error: stopped before the film was drawn")
    Interruption.end(stop.status)
  }

  /// Starts a program that writes into one place.
  func start(_ words: [String], _ output: FileHandle) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    // Sets and dictionaries of the app's have the same order on every run.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    process.standardOutput = output
    process.standardError = output
    try state.withLock { state in
      do { try process.run() } catch { throw RenderError.environment("cannot start \(words[0]): \(error)") }
      state.leader = process.processIdentifier
    }
    return process
  }

  /// Waits for the program, and returns its status; -1 after a signal. Where the command is being stopped this does not come back.
  func status(of process: Process, within limit: Double?) -> Int32? {
    let leader = process.processIdentifier
    let end = DispatchWorkItem { [self] in
      state.withLock { state in
        guard state.leader == leader, !state.isStopping else { return }
        state.overdue = leader
        ProgramGroup.end([leader])
      }
    }
    if let limit { DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end) }
    process.waitUntilExit()
    end.cancel()
    let (isStopping, isOverdue) = state.withLock { state in
      state.leader = state.isStopping ? state.leader : nil
      return (state.isStopping, state.overdue == process.processIdentifier)
    }
    while isStopping { pause() }
    if isOverdue { return nil }
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}
