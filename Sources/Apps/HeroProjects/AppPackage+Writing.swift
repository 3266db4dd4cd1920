import HeroFiles

extension AppPackage {
  /// Writes the package as tests to be kept; existing files with other contents are an error.
  ///
  /// - Parameters:
  ///   - folder: As people named it, for the error.
  ///   - force: Rewrites such files, except tests.
  package func write(to folder: String, force: Bool) throws {
    let files = files(for: .tests)
    let kept = files.filter { file in
      FileSystem.bytes(of: FilePath.join(folder, file.path)).map { $0 != Array(file.text.utf8) } ?? false
    }.map(\.path)
    if !kept.isEmpty, !force { throw AppRunError.existing(folder: folder, files: kept) }
    for file in files where !(kept.contains(file.path) && file.path.hasSuffix("Tests.swift")) {
      try Self.put(file, in: folder)
    }
  }

  /// Writes the package's files for a purpose, over those that are there.
  func write(for purpose: Purpose, to folder: String) throws {
    for file in files(for: purpose) { try Self.put(file, in: folder) }
  }

  /// Writes a file; one that says so already keeps its date, and is not built again.
  private static func put(_ file: (path: String, text: String), in folder: String) throws {
    let (path, bytes) = (FilePath.join(folder, file.path), Array(file.text.utf8))
    guard FileSystem.bytes(of: path) != bytes else { return }
    try FileSystem.makeFolder(FilePath.folder(of: path))
    try FileSystem.write(bytes, toFileNamed: path)
  }
}
