import HeroFiles

/// Libraries whose sources an app's folder holds: pods, Carthage's checkouts, local packages, other targets of its project and of its
/// workspace's. Files are looked for only of those that are asked for.
struct AppLibraries {
  private enum Place {
    case target(String, XcodeProject)
    case folder(String)
  }
  /// By modules' names.
  private var places: [String: [Place]] = [:]

  /// Looks in the project's folder and in the one around it.
  init(around app: AppProject) throws(ProjectError) {
    let places = [app.folder, FilePath.folder(of: app.folder)]
    for folder in places {
      for name in Self.names(in: folder) where AppFiles.ending(of: name) == "xcodeproj" && folder == app.folder {
        try add(projectAt: FilePath.join(folder, name), butFor: app.name)
      }
      for name in Self.names(in: folder) where AppFiles.ending(of: name) == "xcworkspace" {
        for project in (try? AppProject.workspace(FilePath.join(folder, name))) ?? []
        where FilePath.folder(of: project) != app.folder {
          try add(projectAt: project, butFor: app.name)
        }
      }
      let pods = FilePath.join(folder, "Pods")
      try add(projectAt: FilePath.join(pods, "Pods.xcodeproj"), butFor: app.name)
      for holder in [pods, FilePath.join(folder, "Carthage/Checkouts")] {
        for name in Self.names(in: holder) {
          let checkout = FilePath.join(holder, name)
          add(name, .folder(checkout))
          // It may have several modules.
          for module in Self.names(in: FilePath.join(checkout, "Sources")) { add(module, .folder(checkout)) }
        }
      }
    }
    for manifest in try AppFiles.all(in: app.folder, leavingOut: { AppFiles.foreign.contains(FilePath.name(of: $0)) })
    where FilePath.name(of: manifest) == "Package.swift" {
      let sources = FilePath.join(FilePath.folder(of: manifest), "Sources")
      for name in Self.names(in: sources) { add(name, .folder(FilePath.join(sources, name))) }
    }
  }

  /// Whether there is something of a module's name.
  func has(_ module: String) -> Bool { places[module] != nil }

  /// A library by its module's name: the first of its places that has Swift files.
  ///
  /// - Throws: A `ProjectError` for a project or folder that cannot be read.
  subscript(module: String) -> AppProject? {
    get throws(ProjectError) {
      for place in places[module] ?? [] {
        let found: AppProject?
        switch place {
        case .target(let name, let project): found = try project.app(name)
        case .folder(let folder): found = try Self.find(module, in: folder)
        }
        if let found, !found.sources.isEmpty { return found }
      }
      return nil
    }
  }

  private static func names(in folder: String) -> [String] {
    ((try? FileSystem.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
  }

  /// All targets of a project, if it is there.
  private mutating func add(projectAt path: String, butFor app: String) throws(ProjectError) {
    guard FileSystem.exists(FilePath.join(path, "project.pbxproj")) else { return }
    let project = try XcodeProject(path)
    for name in project.targetNames where name != app {
      if let module = try project.module(of: name) { add(module, .target(name, project)) }
    }
  }

  private mutating func add(_ name: String, _ place: Place) {
    places[AppProject.identifier(name), default: []].append(place)
  }

  /// A library's sources in its checkout.
  ///
  /// - Throws: A `ProjectError` where there are none.
  static func library(_ module: String, in folder: String) throws(ProjectError) -> AppProject {
    guard FileSystem.isFolder(folder) else {
      throw ProjectError(folder, "there is no folder of this name, for the module '\(module)'")
    }
    if let library = try find(module, in: folder) { return library }
    throw ProjectError(folder, "there are no Swift files for the module '\(module)' in this folder")
  }

  /// Where packages have their sources, else where pods do, else all but tests and examples; nil: there are none.
  private static func find(_ module: String, in folder: String) throws(ProjectError) -> AppProject? {
    guard let root = FileSystem.resolved(folder) else { return nil }
    for part in ["Sources/\(module)", "Source", "Sources", "\(module)/Classes", "\(module)", "Classes", ""] {
      let place = part.isEmpty ? root : FilePath.join(root, part)
      guard FileSystem.isFolder(place) else { continue }
      var library = try AppProject(name: module, module: module, folder: place, at: { folder })
      for file in try AppFiles.withoutProject(in: place) { library.add(file) }
      if !library.sources.isEmpty { return library }
    }
    return nil
  }
}
