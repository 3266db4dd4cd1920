import HeroFiles
import InterfaceBuilder

extension AppProject {
  /// The app that a path leads to.
  ///
  /// - Parameters:
  ///   - path: A `.xcodeproj`, a `.xcworkspace`, or a folder with one of them, else with Swift files.
  ///   - target: The app's target, where the project has several.
  /// - Throws: A `ProjectError`: nothing there that is an app, several without a target's name, a target that is not there, a project that cannot
  ///   be read.
  package static func find(at path: String, target: String? = nil) throws(ProjectError) -> AppProject {
    guard let place = FileSystem.resolved(path), FileSystem.isFolder(place) else {
      throw ProjectError(
        path,
        FileSystem.exists(path)
          ? "this is a file; name an .xcodeproj, an .xcworkspace or a folder with an app's sources"
          : "there is nothing of this name")
    }
    let projects = try projects(at: place)
    guard !projects.isEmpty else { return try withoutProject(in: place, as: path, target: target) }
    var read: [XcodeProject] = []
    for project in projects { read.append(try XcodeProject(project)) }
    return try choose(among: read, target: target, path: path)
  }

  private static func choose(
    among projects: [XcodeProject], target: String?, path: String
  ) throws(ProjectError) -> AppProject {
    let apps = projects.flatMap { project in project.apps.map { (project, $0) } }
    let names = apps.map { "'\($0.1)'" }.joined(separator: ", ")
    if let target {
      for project in projects { if let app = try project.app(target) { return app } }
      let all = projects.flatMap(\.targetNames).map { "'\($0)'" }.joined(separator: ", ")
      throw ProjectError(path, "there is no target '\(target)'; the project has \(all.isEmpty ? "none" : all)")
    }
    guard apps.count <= 1 else {
      throw ProjectError(path, "the project has several apps; choose one with --target: \(names)")
    }
    guard let (project, name) = apps.first, let app = try project.app(name) else {
      throw ProjectError(
        path, "the project has no target that is an app; name the target with the screens by --target")
    }
    return app
  }

  /// The projects that a path stands for: itself, those of a workspace but for CocoaPods', those of a folder, or of the folders in it.
  private static func projects(at place: String) throws(ProjectError) -> [String] {
    switch AppFiles.ending(of: place) {
    case "xcodeproj": return [place]
    case "xcworkspace": return try workspace(place)
    default: break
    }
    for folder in [[place], folders(in: place)] {
      let names = folder.flatMap { folder in
        ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }.map { FilePath.join(folder, $0) }
      }
      // A workspace of CocoaPods or of several projects says which are the app's.
      for workspace in names
      where AppFiles.ending(of: workspace) == "xcworkspace"
        && FileSystem.exists(FilePath.join(workspace, "contents.xcworkspacedata"))
      {
        let projects = try self.workspace(workspace)
        if !projects.isEmpty { return projects }
      }
      let projects = names.filter { AppFiles.ending(of: $0) == "xcodeproj" }
      if !projects.isEmpty { return projects }
    }
    return []
  }

  private static func folders(in place: String) -> [String] {
    ((try? FileSystem.names(in: place)) ?? [])
      .filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "Carthage" }
      .map { FilePath.join(place, $0) }.filter(FileSystem.isFolder)
  }

  /// The projects of a workspace that are there, all but `Pods.xcodeproj`.
  static func workspace(_ path: String) throws(ProjectError) -> [String] {
    let file = FilePath.join(path, "contents.xcworkspacedata")
    let root: MarkupElement
    do { root = try MarkupElement(file: FileBytes.read(file, maximum: 1 << 24)) } catch let error as FileError {
      throw ProjectError(file, "\(error)")
    } catch {
      let error = error as? InterfaceError
      throw ProjectError(
        "\(file):\(error?.place.line ?? 1)", "this is not a workspace: \(error?.message ?? "it is not XML")")
    }
    var (found, seen): ([String], Set<String>) = ([], [])
    for project in references(root, in: FilePath.folder(of: path), root: FilePath.folder(of: path)) {
      // A project may be named twice.
      if AppFiles.ending(of: project) == "xcodeproj", FilePath.name(of: project) != "Pods.xcodeproj",
        FileSystem.exists(project), seen.insert(project).inserted
      {
        found.append(project)
      }
    }
    return found
  }

  private static func references(_ element: MarkupElement, in group: String, root: String) -> [String] {
    element.children.flatMap { child -> [String] in
      let location = child["location"] ?? ""
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let path = parts.last ?? ""
      let place =
        switch parts.first {
        case "absolute": path
        case "container": FilePath.join(root, path)
        default: path.isEmpty ? group : FilePath.join(group, path)
        }
      return child.name == "FileRef" ? [place] : references(child, in: place, root: root)
    }
  }

  /// The Swift files of a folder without a project, as one module.
  private static func withoutProject(in place: String, as path: String, target: String?) throws(ProjectError)
    -> AppProject
  {
    if let target { throw ProjectError(path, "there is no Xcode project here that could have a target '\(target)'") }
    let files = try AppFiles.withoutProject(in: place)
    var app = try AppProject(
      name: FilePath.name(of: place), module: moduleOfStoryboards(files), folder: place, at: { path })
    for file in files {
      if FilePath.name(of: file) == "Info.plist", app.infoPlist == nil { app.infoPlist = file }
      if file.hasSuffix("-Bridging-Header.h"), app.bridgingHeader == nil { app.bridgingHeader = file }
      app.add(file)
    }
    guard !app.sources.isEmpty else {
      throw ProjectError(path, "there is neither an Xcode project nor a Swift file here; name the folder of an app")
    }
    return app
  }

  /// The module that storyboards and xibs name most often for the app's own classes, the first by name of several; nil where they name none.
  private static func moduleOfStoryboards(_ files: [String]) -> String? {
    var counts: [String: Int] = [:]
    for path in files where ["storyboard", "xib"].contains(AppFiles.ending(of: path)) {
      let text = FileSystem.bytes(of: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      for match in text.matches(of: #/customModule="(\w+)" customModuleProvider="target"/#) {
        counts[String(match.1), default: 0] += 1
      }
    }
    return counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }
}
