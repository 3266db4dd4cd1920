import HeroFiles
import HeroModel

extension NearestName {
  /// A folder with more names is not searched.
  private static let mostFiles = 10_000

  /// `; did you mean 'images/Photo.png'?` of a path where nothing is, when a file or folder has nearly that name, or the same in capital
  /// or small letters; else nothing.
  ///
  /// - Parameters:
  ///   - path: As it was written; what is suggested is written alike.
  ///   - folder: What it is relative to; empty: the current folder.
  ///   - isWanted: Whether a path found so, relative to the folder, will do.
  package static func suggestion(
    path: String, in folder: String = "", isWanted: (String) -> Bool = { _ in true }
  ) -> String {
    guard !path.isEmpty, path.utf8.count <= 4096, !path.utf8.contains(0) else { return "" }
    func place(_ path: String) -> String { folder.isEmpty ? path : FilePath.join(folder, path) }
    var found = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").map(String.init) {
      func below(_ name: String) -> String { found.isEmpty || found == "/" ? found + name : found + "/" + name }
      if FileSystem.exists(place(below(part))) {
        found = below(part)
        continue
      }
      let above = found.isEmpty ? (folder.isEmpty ? "." : folder) : place(found)
      guard let names = try? FileSystem.names(in: above), names.count <= mostFiles,
        let name = find(part, among: names)
      else { return "" }
      found = below(name)
    }
    return found != path && isWanted(found) ? "; did you mean '\(found)'?" : ""
  }
}
