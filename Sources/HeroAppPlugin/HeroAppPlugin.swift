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
    return [
      .buildCommand(
        displayName: "Rewriting \(target.name) from \(root)", executable: try context.tool(named: "herorewrite").url,
        arguments: ["--root", root, "--into", copies.path] + paths.map { "\(root)/\($0)" },
        inputFiles: [description] + paths.map { folder.appending(path: $0) },
        outputFiles: (paths.map(copyName) + ["HeroAppMembers.swift"]).map { copies.appending(path: $0) })
    ]
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
