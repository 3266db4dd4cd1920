/// Stops with a message as UIKit's exceptions have it.
package func stop(
  _ message: String, name: String = "NSInvalidArgumentException", file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(message)'", file: file, line: line)
}
