import ArgumentParser
import Dispatch
import Foundation
import HeroRender

/// A signal that asks the program to stop.
enum StopSignal: CaseIterable {
  case interrupt
  /// What `kill` and systems send.
  case terminate
  /// The terminal goes away.
  case hangUp

  /// Those that count: `nohup` has its program ignore that the terminal goes away.
  static var heeded: [StopSignal] { allCases.filter { $0 != .hangUp || !$0.isIgnored } }

  /// The signal's number.
  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    }
  }

  /// How the program ends, 128 + number.
  var status: ExitCode {
    switch self {
    case .interrupt: ExitStatus.interrupted
    case .terminate: ExitStatus.terminated
    case .hangUp: ExitStatus.hungUp
    }
  }

  /// The reason that a rendering is given.
  var reason: Cancellation.Reason {
    switch self {
    case .interrupt: .interrupted
    case .terminate: .terminated
    case .hangUp: .hungUp
    }
  }

  /// Calls `heed` whenever the signal comes, as long as what is returned lives, instead of ending the program. A signal that comes before
  /// this returns ends it or is heeded; none is lost.
  func watch(on queue: DispatchQueue, _ heed: @escaping @Sendable () -> Void) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    let isRegistered = DispatchSemaphore(value: 0)
    source.setEventHandler(handler: heed)
    source.setRegistrationHandler { isRegistered.signal() }
    source.resume()
    isRegistered.wait()
    // On Linux the source has put a handler of its own in place of the default action.
    #if canImport(Darwin)
      signal(number, SIG_IGN)
    #endif
    return source
  }

  private var isIgnored: Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
