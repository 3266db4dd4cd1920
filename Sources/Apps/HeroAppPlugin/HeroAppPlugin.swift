import Foundation
import PackagePlugin

/// Lets a target compile an app's sources, rewritten for this platform, from the folder that its `HeroApp.json` names. The app's folder is
/// only read.
@main
struct HeroAppPlugin: BuildToolPlugin {
  /// `HeroApp.json`.
  private struct App: Decodable {
    /// Where the app's sources are, from the target's folder.
    var folder: String
    /// Files and folders in it that belong to the module; nil: all.
    var sources: [String]?
    /// Files and folders in it that do not.
    var exclude: [String]?
    /// Modules that they import and that nothing stands for.
    var missing: [String]?
    /// What the copies go without: the tool reads it.
    var leftOut: [LeftOut]?
    struct LeftOut: Decodable {}
  }

  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let description = target.directoryURL.appending(path: "HeroApp.json")
    guard let data = try? Data(contentsOf: description) else {
      Diagnostics.error("\(description.path): not found; it names the app's folder: { \"folder\": \"../../MyApp\" }")
      return []
    }
    let app: App
    do { app = try JSONDecoder().decode(App.self, from: data) } catch {
      Diagnostics.error("\(description.path): \(error)")
      return []
    }
    let folder = target.directoryURL.appending(path: app.folder).standardizedFileURL
    let root = folder.path.hasSuffix("/") ? String(folder.path.dropLast()) : folder.path
    let paths = self.paths(in: folder, app)
    guard !paths.isEmpty else {
      Diagnostics.error("\(description.path): there are no Swift files in \(root)")
      return []
    }
    let work = context.pluginWorkDirectoryURL
    let copies = work.appending(path: "Sources")
    let lists = appTargets(below: target).map {
      place(copies, of: target, for: $0).appending(path: "HeroAppClasses.txt")
    }
    // A command may not be as long as the names of many files are together.
    let names = work.appending(path: "HeroAppSources.txt")
    try write(paths.map { "\(root)/\($0)\n" }.joined(), to: names)
    let arguments =
      ["--root", root, "--into", copies.path, "--sources", names.path] + lists.flatMap { ["--classes", $0.path] }
      + (app.missing ?? []).flatMap { ["--missing", $0] } + (app.leftOut == nil ? [] : ["--app", description.path])
    let written = paths.map(CopyName.of) + ["HeroAppMembers.swift", "HeroAppClasses.txt"]
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name) from \(root)", executable: try context.tool(named: "herorewrite").url,
        arguments: arguments,
        inputFiles: [description, names] + lists + paths.map { folder.appending(path: $0) },
        outputFiles: written.map { copies.appending(path: $0) })
    ]
  }

  /// A file that says so already keeps its date.
  private func write(_ text: String, to file: URL) throws {
    if let old = try? Data(contentsOf: file), old == Data(text.utf8) { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// Targets of the package that a target depends on, through others too, and that this plugin rewrites.
  private func appTargets(below target: Target) -> [Target] {
    var (found, waiting): ([Target], [Target]) = ([], [target])
    while let next = waiting.popLast() {
      for case .target(let lower) in next.dependencies where !found.contains(where: { $0.id == lower.id }) {
        found.append(lower)
        waiting.append(lower)
      }
    }
    let apps = found.filter {
      FileManager.default.fileExists(atPath: $0.directoryURL.appending(path: "HeroApp.json").path)
    }
    return apps.sorted { $0.name < $1.name }
  }

  /// A target's folder for what this plugin writes, but for another target of the package: SwiftPM names each by its target.
  private func place(_ own: URL, of target: Target, for other: Target) -> URL {
    var parts = own.pathComponents
    if let place = parts.lastIndex(of: target.name) { parts[place] = other.name }
    return URL(fileURLWithPath: "/" + parts.dropFirst().joined(separator: "/"), isDirectory: true)
  }

  /// Of Swift files, from the app's folder, sorted. Files that are listed are there: only folders are looked through, and nothing between them.
  private func paths(in folder: URL, _ app: App) -> [String] {
    let excluded = Set((app.exclude ?? []).map(plain))
    func isExcluded(_ path: String) -> Bool {
      guard !excluded.isEmpty else { return false }
      let parts = path.split(separator: "/")
      return parts.indices.contains { excluded.contains(parts[...$0].joined(separator: "/")) }
    }
    var found: Set<String> = []
    for place in (app.sources ?? [""]).map(plain) {
      if place.hasSuffix(".swift"), !isFolder(folder.appending(path: place)) {
        found.insert(place)
      } else if let all = FileManager.default.enumerator(atPath: folder.appending(path: place).path) {
        for case let path as String in all where path.hasSuffix(".swift") {
          if !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
            found.insert(place.isEmpty ? path : "\(place)/\(path)")
          }
        }
      }
    }
    return found.filter { $0 != "Package.swift" && !isExcluded($0) }.sorted()
  }

  /// Without a slash at its end; empty for the folder itself.
  private func plain(_ place: String) -> String {
    place == "." ? "" : place.hasSuffix("/") ? String(place.dropLast()) : place
  }

  private func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
