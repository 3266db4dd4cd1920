import HeroFiles

/// The files of an app's folder.
enum AppFiles {
  /// Folders that are one file to Xcode.
  private static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "xcodeproj", "xcworkspace", "playground", "framework",
    "xcframework", "mlmodelc", "appiconset", "icon",
  ]

  /// Folders that hold what others wrote, or what was built.
  static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor"]

  /// Entries of a folder and of those in it, after which it is not taken for an app's.
  private static let maximumCount = 100_000

  /// All files below a folder, sorted; a bundle counts as a file. Hidden ones are left out, and links to folders are not followed.
  ///
  /// - Throws: A `ProjectError` for a folder that cannot be listed, and for one that holds more than an app's.
  static func all(
    in folder: String, leavingOut isLeftOut: (String) -> Bool = { _ in false }
  ) throws(ProjectError) -> [String] {
    var count = 0
    let paths: [String]
    do {
      paths = try FolderWalk.paths(in: folder, followsLinks: false) { path, isFolder in
        count += 1
        if count > maximumCount { return .end }
        if FilePath.name(of: path).hasPrefix(".") || isLeftOut(FilePath.join(folder, path)) { return .pass }
        return isFolder && !bundles.contains(ending(of: path)) ? .enter : .take
      }
    } catch { throw ProjectError(folder, "\(error)") }
    guard count <= maximumCount else {
      throw ProjectError(
        folder, "there are more than \(maximumCount) files below this folder; name the one that holds the app alone")
    }
    return paths.map { FilePath.join(folder, $0) }
  }

  /// The files of an app without a project: all but those of tests, of packages inside, and of what others wrote.
  static func withoutProject(in folder: String) throws(ProjectError) -> [String] {
    try all(in: folder) { path in
      let name = FilePath.name(of: path)
      return foreign.contains(name) || name.hasSuffix("Tests") || name.hasPrefix("Example") || name == "Package.swift"
        || FileSystem.exists(FilePath.join(path, "Package.swift"))
    }
  }

  /// A name's ending, in small letters, without its point.
  static func ending(of path: String) -> String {
    let name = FilePath.name(of: path)
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return "" }
    return name[name.index(after: point)...].lowercased()
  }
}

extension AppProject {
  private static let foreignLanguages: Set<String> = [
    "m", "mm", "c", "cpp", "cc", "intentdefinition", "mlmodel", "metal", "s",
  ]
  /// What Xcode lists and no app holds: headers, settings, notes.
  private static let ignored: Set<String> = ["h", "hpp", "pch", "xcconfig", "entitlements", "md", "modulemap"]

  /// Puts a file where it belongs by its ending; one that is listed twice counts once.
  mutating func add(_ path: String) {
    guard listed.insert(path).inserted else { return }
    guard FileSystem.exists(path), !FileSystem.isIrregular(path) else {
      missing.append(path)
      return
    }
    switch AppFiles.ending(of: path) {
    case "swift": sources.append(path)
    case "xcdatamodeld", "xcdatamodel": models.append(path)
    // CocoaPods writes an empty file for each of its targets.
    case "m" where path.hasSuffix("-dummy.m"): break
    case let ending where Self.foreignLanguages.contains(ending): foreignSources.append(path)
    case let ending where Self.ignored.contains(ending) || path == infoPlist: break
    default: resources.append(path)
    }
  }
}
