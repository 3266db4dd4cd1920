import HeroFiles

/// What patterns can read of Swift files.
enum SwiftFile {
  /// A file without its comments.
  static func read(_ path: String) throws(ProjectError) -> String {
    do { return withoutComments(String(decoding: try FileBytes.read(path, maximum: 1 << 26), as: UTF8.self)) } catch {
      throw ProjectError(path, "\(error)")
    }
  }

  /// The modules that a text imports, in its order.
  static func imports(in text: String) -> [String] {
    text.matches(
      of:
        #/(?m)^\s*(?:(?:@\w+(?:\(\w+\))?|public|package|internal|fileprivate|private)\s+)*import\s+(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
    ).map { String($0.1) }
  }

  /// Comments become blanks; texts between quotes stay, whatever they hold.
  private static func withoutComments(_ text: String) -> String {
    text.replacing(#/(?s)"(?:\\.|[^"\\\n])*"|/\*.*?\*/|//[^\n]*/#) { $0.output.first == "\"" ? String($0.output) : " " }
  }
}
