internal import HeroFiles

/// Where what a storyboard shows may lie.
enum ParentFolders {
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

  /// The files with an ending below folders, by name, the nearest of each: an app's bundle has no folders, whatever its sources have.
  static func files(endingWith ending: String, below folders: [String]) -> [String: String] {
    var (level, seen) = (folders, Set<String>())
    var files: [String: String] = [:]
    for _ in 0..<maximumLevels {
      var next: [String] = []
      for folder in level.prefix(500) {
        guard let real = FileSystem.resolved(folder), seen.insert(real).inserted else { continue }
        for entry in (try? FileSystem.names(in: folder)) ?? [] {
          let path = FilePath.join(folder, entry)
          if entry.hasSuffix(ending), files[entry] == nil { files[entry] = path }
          // What has an ending is a package or a file, but for localisations.
          guard !entry.hasPrefix("."), !entry.contains(".") || entry.hasSuffix(".lproj"), !passed.contains(entry),
            FileSystem.isFolder(path)
          else { continue }
          next.append(path)
        }
      }
      level = next
    }
    return files
  }

  /// Folders of others' sources.
  private static let passed: Set<String> = ["Pods", "Carthage", "node_modules"]

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
