import Foundation

/// Stops with a message as UIKit's exceptions have it; where a film of a whole app is made, with the message alone: no trap of the app's own.
package func stop(
  _ message: String, name: String = "NSInvalidArgumentException", file: StaticString = #fileID, line: UInt = #line
) -> Never {
  if let status = ProcessInfo.processInfo.environment["HERORENDER_STOP"].flatMap(Int32.init) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(message)'", file: file, line: line)
}
