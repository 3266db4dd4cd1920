/// Why an app cannot be taken from its project: where, and what to do.
public struct ProjectError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file or folder, as it was named or found.
  public let path: String
  /// What is wrong and what to do.
  public let message: String

  /// Makes an error.
  init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { "\(path): \(message)" }
}
