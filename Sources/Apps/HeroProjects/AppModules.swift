import HeroFiles

/// The modules that an app imports, and those that its libraries do: which of them have sources, which are stood in for, which are missing.
package struct AppModules: Sendable {
  /// A module with the files that import it.
  package typealias Use = (module: String, files: [String])

  /// Libraries with sources, by name.
  package private(set) var libraries: [AppProject] = []
  private var importedBy: [String: [String]] = [:]
  private var importedIn: [String: Set<String>] = [:]

  /// Stand-ins that are imported.
  package var standIns: [(standIn: StandIn, files: [String])] {
    uses.compactMap { use in has(use.module) ? nil : StandIn.named(use.module).map { ($0, use.files) } }
  }
  /// Modules that nothing here stands for.
  package var missing: [Use] { uses.filter { !has($0.module) && StandIn.named($0.module) == nil } }

  /// By name; what the package or the toolchain brings is left out.
  private var uses: [Use] {
    importedBy.filter { !Self.known.contains($0.key) }.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
  private func has(_ module: String) -> Bool { libraries.contains { $0.module == module } }

  /// What a module imports of libraries, of stand-ins and of what nothing here stands for, by name.
  func needs(of module: String) -> (libraries: [String], standIns: [String], missing: [String]) {
    let imported = (importedIn[module] ?? []).subtracting([module]).sorted().filter { !Self.known.contains($0) }
    let others = imported.filter { !has($0) }
    return (
      imported.filter(has), others.filter { StandIn.named($0) != nil }, others.filter { StandIn.named($0) == nil }
    )
  }

  /// Modules that the package or the toolchain brings, those whose names UIKit stands for, and those of other platforms.
  private static let known: Set<String> = [
    "UIKit", "Hero", "SDOSHero", "Foundation", "CoreFoundation", "CoreGraphics", "QuartzCore", "Dispatch", "Darwin",
    "ObjectiveC", "Swift", "Synchronization", "FoundationNetworking", "FoundationXML", "Glibc", "Security",
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "Musl", "Bionic", "Android", "WinSDK", "CRT", "WASILibc",
  ]

  /// - Parameter given: Folders of libraries by their modules' names; they go before stand-ins.
  /// - Throws: A `ProjectError` for a folder without Swift files, and for a file that cannot be read.
  package init(of app: AppProject, with given: [String: String] = [:]) throws(ProjectError) {
    try read(app)
    let own = try AppLibraries(around: app)
    var (waiting, seen) = (importedIn[app.module] ?? [], Set([app.module]))
    for (module, folder) in given.sorted(by: { $0.key < $1.key }) {
      waiting.insert(module)
      libraries.append(try AppLibraries.library(module, in: folder))
    }
    while let module = waiting.subtracting(seen).min() {
      seen.insert(module)
      guard !Self.known.contains(module) else { continue }
      if !has(module), StandIn.named(module) == nil, let found = own[module] { libraries.append(found) }
      guard let library = libraries.first(where: { $0.module == module }) else { continue }
      try read(library)
      waiting.formUnion(importedIn[module] ?? [])
    }
    libraries.sort { $0.module < $1.module }
  }

  private mutating func read(_ project: AppProject) throws(ProjectError) {
    for path in project.sources.sorted() {
      for module in Set(SwiftFile.imports(in: try SwiftFile.read(path))) where module != project.module {
        importedBy[module, default: []].append(path)
        importedIn[project.module, default: []].insert(module)
      }
    }
  }
}
