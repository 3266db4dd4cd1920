import Foundation
import HeroSources

/// Ends the program with a compiler's message where a file is too much for the parser, which calls itself for what lies inside: where its stack
/// is used up, or its time.
enum Watch {
  /// Bytes of stack, which are taken as they are needed: for a million calls inside of each other.
  private static let stackCount = 512 << 20
  /// Bytes of stack for the handler of signals.
  private static let handlerStackCount = 1 << 16
  /// Seconds of processor time for a file, and bytes for which there is one more.
  #if DEBUG && !OPTIMIZED_PARSER
    private static let (seconds, bytesPerSecond) = (60, 10_000)
  #else
    private static let (seconds, bytesPerSecond) = (4, 300_000)
  #endif

  // The handler may neither take memory nor wait: what it writes stands ready.
  nonisolated(unsafe) private static var tooDeep = UnsafeMutablePointer<CChar>?.none
  nonisolated(unsafe) private static var tooLong = UnsafeMutablePointer<CChar>?.none

  /// Does what ends the program, on a stack that is big enough.
  static func run(_ work: @escaping @Sendable () -> Never) -> Never {
    let thread = Thread {
      handle([SIGSEGV, SIGBUS, SIGILL, SIGTRAP]) { _ in Watch.end(Watch.tooDeep) }
      handle([SIGPROF]) { _ in Watch.end(Watch.tooLong) }
      work()
    }
    thread.stackSize = stackCount
    thread.start()
    while true { pause() }
  }

  /// Begins to work on a file; nil: on all of them together.
  static func begin(_ file: AppSource?) {
    free(tooDeep)
    free(tooLong)
    guard let file else {
      (tooDeep, tooLong) = (strdup("error: these files are nested too deep to be rewritten\n"), nil)
      return allow(seconds: 0)
    }
    let place = "\(file.path):1:1: error: this file "
    tooDeep = strdup("\(place)is nested too deep to be read: make functions or types of its parts\n")
    tooLong = strdup("\(place)takes too long to be read: make constants of parts of its longest expressions\n")
    allow(seconds: seconds + file.text.utf8.count / bytesPerSecond)
  }

  /// Sets the time from now; 0 for no end.
  private static func allow(seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    #if canImport(Darwin)
      setitimer(ITIMER_PROF, &timer, nil)
    #else
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    #endif
  }

  private static func handle(_ signals: [Int32], _ handler: @escaping @convention(c) (Int32) -> Void) {
    // A stack that is used up is none for the handler.
    var stack = stack_t()
    stack.ss_sp = .allocate(byteCount: handlerStackCount, alignment: 16)
    stack.ss_size = handlerStackCount
    sigaltstack(&stack, nil)
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_ONSTACK)
    for signal in signals { sigaction(signal, &action, nil) }
  }

  private static func end(_ message: UnsafeMutablePointer<CChar>?) {
    if let message { _ = write(STDERR_FILENO, message, strlen(message)) }
    _exit(1)
  }
}
