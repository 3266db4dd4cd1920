import HeroFiles

/// The files of an app's folder.
enum AppFiles {
  /// Folders that are one file to Xcode.
  private static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "bundle", "xcodeproj", "xcworkspace", "playground", "framework",
    "xcframework", "mlmodelc", "appiconset", "icon",
  ]

  /// Folders that hold what others wrote, or what was built.
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor"]

  /// All files below a folder, sorted; a bundle counts as a file. Hidden ones are left out, and links to folders are not followed.
  static func all(in folder: String, leavingOut isLeftOut: (String) -> Bool = { _ in false }) -> [String] {
    let paths = try? FolderWalk.paths(in: folder, followsLinks: false) { path, isFolder in
      if FilePath.name(of: path).hasPrefix(".") || isLeftOut(FilePath.join(folder, path)) { return .pass }
      return isFolder && !bundles.contains(ending(of: path)) ? .enter : .take
    }
    return (paths ?? []).map { FilePath.join(folder, $0) }
  }

  /// The files of an app without a project: all but those of tests, of packages inside, and of what others wrote.
  static func withoutProject(in folder: String) -> [String] {
    all(in: folder) { path in
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

  /// Puts a file where it belongs by its ending.
  mutating func add(_ path: String) {
    guard FileSystem.exists(path), !FileSystem.isIrregular(path) else {
      missing.append(path)
      return
    }
    switch AppFiles.ending(of: path) {
    case "swift": if !sources.contains(path) { sources.append(path) }
    case "xcdatamodeld", "xcdatamodel": models.append(path)
    // CocoaPods writes an empty file for each of its targets.
    case "m" where path.hasSuffix("-dummy.m"): break
    case let ending where Self.foreignLanguages.contains(ending): foreignSources.append(path)
    case let ending where Self.ignored.contains(ending) || path == infoPlist: break
    default: if !resources.contains(path) { resources.append(path) }
    }
  }
}
