/// Why an app cannot be taken from its project: where, and what to do.
package struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or folder, as it was named or found.
  package let path: String
  /// What is wrong and what to do.
  package let message: String

  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  package var description: String { "\(path): \(message)" }
}
