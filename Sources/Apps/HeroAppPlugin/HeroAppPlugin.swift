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
    let copies = context.pluginWorkDirectoryURL.appending(path: "Sources")
    let lists = appTargets(below: target).map {
      place(copies, of: target, for: $0).appending(path: "HeroAppClasses.txt")
    }
    let arguments =
      ["--root", root, "--into", copies.path] + lists.flatMap { ["--classes", $0.path] }
      + (app.missing ?? []).flatMap { ["--missing", $0] }
    let written = paths.map(copyName) + ["HeroAppMembers.swift", "HeroAppClasses.txt"]
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name) from \(root)", executable: try context.tool(named: "herorewrite").url,
        arguments: arguments + paths.map { "\(root)/\($0)" },
        inputFiles: [description] + lists + paths.map { folder.appending(path: $0) },
        outputFiles: written.map { copies.appending(path: $0) })
    ]
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

  /// Of Swift files, from the app's folder.
  private func paths(in folder: URL, _ app: App) -> [String] {
    func holds(_ places: [String], _ path: String) -> Bool {
      places.contains { place in
        let place = place.hasSuffix("/") ? String(place.dropLast()) : place
        return path == place || path.hasPrefix(place + "/")
      }
    }
    guard let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var found: [String] = []
    for case let path as String in all where path.hasSuffix(".swift") {
      let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
      if !isHidden, path != "Package.swift", app.sources.map({ holds($0, path) }) ?? true,
        !holds(app.exclude ?? [], path)
      {
        found.append(path)
      }
    }
    return found.sorted()
  }

  /// As the tool names copies.
  private func copyName(_ path: String) -> String { "+" + path.split(separator: "/").joined(separator: "+") }
}
