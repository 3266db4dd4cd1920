internal import HeroFiles

/// Where what a storyboard shows may lie.
enum AssetFolders {
  /// Folders that are looked into, from the file's own upwards.
  static let maximumLevels = 6

  /// The folder of a file and those above it, nearest first, as paths that begin like the file's.
  static func upwards(from path: String) -> [String] {
    var folders: [String] = []
    var folder = FilePath.folder(of: path)
    for _ in 0..<maximumLevels {
      guard FileSystem.resolved(folder) != "/" else { break }
      folders.append(folder)
      // A repository ends here.
      if FileSystem.exists(FilePath.join(folder, ".git")) { break }
      folder =
        folder.hasSuffix("..") || folder == "." ? (folder == "." ? ".." : "\(folder)/..") : FilePath.folder(of: folder)
    }
    return folders
  }

  /// The catalogues of a folder, and of the folders inside of it where `deep`.
  static func catalogs(in folder: String, deep: Bool) -> [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    if folder.hasSuffix(".xcassets") { return [folder] }
    var found: [String] = []
    for name in names where name.hasSuffix(".xcassets") { found.append(FilePath.join(folder, name)) }
    guard deep else { return found }
    for name in names where !name.hasPrefix(".") && !name.contains(".") {
      let inner = FilePath.join(folder, name)
      guard FileSystem.isFolder(inner) else { continue }
      found += catalogs(in: inner, deep: false)
    }
    return found
  }
}
