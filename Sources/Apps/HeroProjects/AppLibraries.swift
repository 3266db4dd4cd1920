import HeroFiles

/// Libraries whose sources an app's folder holds: pods, Carthage's checkouts, local packages, other targets of its project.
struct AppLibraries {
  private var found: [String: AppProject] = [:]

  /// A library by its module's name.
  subscript(module: String) -> AppProject? { found[module] }

  /// Looks in the project's folder and in the one around it.
  init(around app: AppProject) throws(ProjectError) {
    let places = [app.folder, FilePath.folder(of: app.folder)]
    for folder in places {
      for name in Self.names(in: folder) where AppFiles.ending(of: name) == "xcodeproj" && folder == app.folder {
        try add(projectsOf: FilePath.join(folder, name), butFor: app.name)
      }
      let pods = FilePath.join(folder, "Pods")
      try add(projectsOf: FilePath.join(pods, "Pods.xcodeproj"), butFor: app.name)
      for holder in [pods, FilePath.join(folder, "Carthage/Checkouts")] {
        for name in Self.names(in: holder) { add(folder: FilePath.join(holder, name), named: name) }
      }
    }
    for manifest in AppFiles.all(in: app.folder, leavingOut: { ["Pods", "Carthage"].contains(FilePath.name(of: $0)) })
    where FilePath.name(of: manifest) == "Package.swift" {
      let sources = FilePath.join(FilePath.folder(of: manifest), "Sources")
      for name in Self.names(in: sources) { add(folder: FilePath.join(sources, name), named: name) }
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
  }

  /// All targets of a project, if it is there; the first of a module's name counts.
  private mutating func add(projectsOf path: String, butFor app: String) throws(ProjectError) {
    guard FileSystem.isFolder(path) else { return }
    let project = try XcodeProject(path)
    for name in project.targetNames where name != app {
      if let library = project.app(name), !library.sources.isEmpty, found[library.module] == nil {
        found[library.module] = library
      }
    }
  }

  private mutating func add(folder: String, named name: String) {
    let module = AppProject.identifier(name)
    guard found[module] == nil, let library = try? Self.library(module, in: folder) else { return }
    found[module] = library
  }

  /// A library's sources in its checkout: where packages have them, else where pods do, else all but tests and examples.
  static func library(_ module: String, in folder: String) throws(ProjectError) -> AppProject {
    guard let root = FileSystem.resolved(folder), FileSystem.isFolder(root) else {
      throw ProjectError(folder, "there is no folder of this name, for the module '\(module)'")
    }
    for part in ["Sources/\(module)", "Source", "Sources", "\(module)/Classes", "\(module)", "Classes", ""] {
      let place = part.isEmpty ? root : FilePath.join(root, part)
      guard FileSystem.isFolder(place) else { continue }
      var library = AppProject(name: module, module: module, folder: place)
      for file in AppFiles.withoutProject(in: place) { library.add(file) }
      if !library.sources.isEmpty { return library }
    }
    throw ProjectError(folder, "there are no Swift files for the module '\(module)' in this folder")
  }
}
