/// Why an app is not run, or no package is written for it.
package enum AppRunError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A folder holds files of a package with other contents.
  case existing(folder: String, files: [String])
  /// The compiler has told of so many errors in so many files, of none where it told of something else.
  case uncompiled(errors: Int, files: Int)
  case crashed

  package var description: String {
    switch self {
    case .existing(let folder, let files):
      "\(folder): there is already a package, with \(files.joined(separator: ", ")); "
        + "--force rewrites its files, except its tests; --into names another folder"
    case .uncompiled(0, _): "the app does not compile: see what Swift says above"
    case .uncompiled(let errors, let files):
      "the app does not compile: \(Self.counted(errors, "error")) in \(Self.counted(files, "file")), each at the app's own line"
    case .crashed: "the app crashed: see its last output above"
    }
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
