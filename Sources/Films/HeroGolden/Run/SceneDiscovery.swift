import Foundation
import HeroFiles
import HeroModel
import HeroRender

/// A scene file and the name of its golden.
package struct DiscoveredScene: Equatable, Sendable {
  /// The file as the user would name it.
  package var path: String
  /// The golden's folder below the golden root, such as `cascade/delay`.
  package var name: String
  /// How it is drawn. Default: as it is.
  package var mode: SceneMode

  package init(path: String, name: String, mode: SceneMode = SceneMode()) {
    self.path = path
    self.name = name
    self.mode = mode
  }
}

/// Finds the scenes that `test` was asked for.
package enum SceneDiscovery {
  /// Endings of scene files.
  private static let endings = ["json", "storyboard"]

  /// The scenes of all paths in order, those of a folder sorted by name; hidden folders, `assets`, catalogues and reports are not entered,
  /// and goldens and what else herorender wrote are no scenes.
  ///
  /// A scene is named by its path below the folder that was given. A single file takes the longest end of its path that has a golden
  /// already, else its bare name. With `sceneRoot` all are named by their path below that folder.
  ///
  /// - Throws: `RenderError.usage` when a path does not exist or holds no scene, lies outside the root, or two scenes share a name.
  package static func scenes(
    in paths: [String], sceneRoot: String? = nil, golden: String
  ) throws(RenderError) -> [DiscoveredScene] {
    var scenes: [DiscoveredScene] = []
    for path in paths {
      let folder = Files.isFolder(path)
      for file in try files(at: path) {
        let name: String
        if let sceneRoot {
          guard let relative = relative(file, to: sceneRoot) else {
            throw .usage("\(file) is not in the scene root \(sceneRoot)")
          }
          name = stem(relative)
        } else if folder {
          name = stem(relative(file, to: path) ?? file)
        } else {
          name = nameOfSingle(file, golden: golden)
        }
        if let other = scenes.first(where: { $0.name == name }) {
          if other.path == file { continue }
          throw .usage("\(other.path) and \(file) would share the golden \(name); give them a --scene-root")
        }
        scenes.append(DiscoveredScene(path: file, name: name))
      }
    }
    return scenes
  }

  /// The scene files that a path names: itself, or every scene of the folder, sorted by name, as the user would name them.
  ///
  /// - Throws: `RenderError.usage` when the path does not exist or holds no scene, `environment` when a folder cannot be looked through.
  package static func files(at path: String) throws(RenderError) -> [String] {
    guard Files.exists(path) else { throw .usage("\(path) does not exist") }
    guard Files.isFolder(path) else { return [path] }
    let files = try RenderError.onDisk(try files(in: path)).map { Files.join(path, $0) }
    guard !files.isEmpty else { throw .usage("\(path) contains no scene") }
    return files
  }

  /// Goldens below the root that none of the names claims, sorted.
  ///
  /// - Parameter prefix: Only goldens in this part of the root are looked at; empty for all.
  package static func orphans(golden root: String, names: [String], below prefix: String = "") -> [String] {
    let claimed = Set(names)
    return goldens(in: Files.join(root, prefix)).map { Files.join(prefix, $0) }.filter { !claimed.contains($0) }
  }

  /// The parts of the golden root that belong to the folders among the paths: only there a golden without scene is an orphan.
  package static func orphanPrefixes(of paths: [String], sceneRoot: String? = nil) -> [String] {
    paths.filter(Files.isFolder).compactMap { folder in sceneRoot.map { relative(folder, to: $0) } ?? "" }
  }

  /// The goldens below a folder, as paths in it, sorted by folder; what a link leads to is none of them.
  static func goldens(in folder: String) -> [String] {
    let manifests = try? FolderWalk.paths(in: folder, followsLinks: false) { path, isFolder in
      let name = FilePath.name(of: path)
      if isFolder { return name.hasPrefix(".") ? .pass : .enter }
      return name == GoldenFolder.manifestFile && name != path ? .take : .pass
    }
    return (manifests ?? []).map(FilePath.folder(of:)).filter { OwnFiles.isGolden(Files.join(folder, $0)) }
  }

  private static func files(in folder: String) throws(FileError) -> [String] {
    if OwnFiles.isReport(folder) { return [] }
    return try FolderWalk.paths(in: folder, followsLinks: true) { path, isFolder in
      let (name, place) = (FilePath.name(of: path), Files.join(folder, path))
      if name.hasPrefix(".") { return .pass }
      if isFolder {
        return name == "assets" || name.hasSuffix(".xcassets") || OwnFiles.isReport(place) ? .pass : .enter
      }
      return endings.contains { name.hasSuffix(".\($0)") } && !OwnFiles.contain(place) ? .take : .pass
    }
  }

  private static func nameOfSingle(_ file: String, golden: String) -> String {
    let parts = stem(file).split(separator: "/").map(String.init).filter { $0 != "." && $0 != ".." }
    for start in parts.indices {
      let name = parts[start...].joined(separator: "/")
      if GoldenFolder(path: Files.join(golden, name)).exists { return name }
    }
    return parts.last ?? file
  }

  /// The path below a folder; nil when it does not lie there.
  private static func relative(_ path: String, to folder: String) -> String? {
    let (path, folder) = (parts(path), parts(folder))
    guard path.starts(with: folder) else { return nil }
    return path.dropFirst(folder.count).joined(separator: "/")
  }

  private static func parts(_ path: String) -> [String] {
    let full = path.hasPrefix("/") ? path : Files.join(FileManager.default.currentDirectoryPath, path)
    return FilePath.plain(full).split(separator: "/").map(String.init)
  }

  private static func stem(_ path: String) -> String {
    for ending in endings where path.hasSuffix(".\(ending)") { return String(path.dropLast(ending.count + 1)) }
    return path
  }
}
