import ArgumentParser

/// A path as the command line names it: every argument and option that takes one is read here.
enum NamedPath {
  /// The path; an empty one is refused, which a variable gives that a script did not set.
  static func read(_ text: String) throws -> String {
    guard !text.isEmpty else { throw ValidationError("the path is empty; is a variable not set?") }
    return text
  }
}
