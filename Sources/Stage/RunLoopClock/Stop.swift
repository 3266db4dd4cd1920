internal import CJump
import Foundation

/// Stops with a message as UIKit's exceptions have it; where a film of a whole app is made, with the message alone: no trap of the app's own.
package func stop(
  _ message: String, name: String = "NSInvalidArgumentException", file: StaticString = #fileID, line: UInt = #line
) -> Never {
  endFilm(message, 0)
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(message)'", file: file, line: line)
}

/// Stops because a test or a film asks for what is not there: a film ends with the status after that of `stop`.
package func refuse(_ message: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
  endFilm(message, 1)
  fatalError(message, file: file, line: line)
}

/// Ends a film, outside of calls that a partial app may end early.
private func endFilm(_ message: String, _ number: Int32) {
  guard !hero_can_leave(), let status = ProcessInfo.processInfo.environment["HERORENDER_STOP"].flatMap(Int32.init)
  else { return }
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status + number)
}
