import HeroFiles
import HeroSwiftTokens

/// The modules that an app imports, and those that its libraries do: which of them have sources, which are stood in for, which are missing.
package struct AppModules: Sendable {
  /// A module with the files that import it.
  package typealias Use = (module: String, files: [String])

  /// Libraries with sources, by name.
  package private(set) var libraries: [AppProject] = []
  private var byModule: [String: AppProject] = [:]
  private var importedBy: [String: [String]] = [:]
  private var importedIn: [String: Set<String>] = [:]
  /// Modules that bridging headers bring to all files, in their order.
  private var bridged: [String: [String]] = [:]

  /// Stand-ins that are imported.
  package var standIns: [(standIn: StandIn, files: [String])] {
    uses.compactMap { use in has(use.module) ? nil : StandIn.named(use.module).map { ($0, use.files) } }
  }
  /// Stand-ins of the one package that gives way to sources of their names, sorted.
  package var replaced: [String] { libraries.map(\.module).filter { StandIn.named($0)?.package == "StandIns" } }
  /// Modules that nothing here stands for.
  package var missing: [Use] { uses.filter { !has($0.module) && StandIn.named($0.module) == nil } }

  /// By name; what the package or the toolchain brings is left out.
  private var uses: [Use] {
    importedBy.filter { !Self.known.contains($0.key) }.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }
  private func has(_ module: String) -> Bool { byModule[module] != nil }

  /// What a module imports of libraries, of stand-ins and of what nothing here stands for, by name.
  func needs(of module: String) -> (libraries: [String], standIns: [String], missing: [String]) {
    let imported = (importedIn[module] ?? []).subtracting([module]).sorted().filter { !Self.known.contains($0) }
    let others = imported.filter { !has($0) }
    return (
      imported.filter(has), others.filter { StandIn.named($0) != nil }, others.filter { StandIn.named($0) == nil }
    )
  }

  /// Modules that a module's bridging header brings to all its files, of which there is something, sorted.
  func bridged(to module: String) -> [String] {
    let apples = ["Foundation", "CoreFoundation", "CoreGraphics", "QuartzCore"]
    return Set((bridged[module] ?? []).map { apples.contains($0) ? "UIKit" : $0 }).sorted()
  }

  /// Modules that the package or the toolchain brings, and those whose names UIKit stands for.
  private static let brought: Set<String> = [
    "UIKit", "Hero", "SDOSHero", "Foundation", "CoreFoundation", "CoreGraphics", "QuartzCore", "Dispatch", "Darwin",
    "ObjectiveC", "Swift", "Synchronization", "FoundationNetworking", "FoundationXML", "Glibc", "Security",
  ]
  /// Those, and modules of other platforms.
  static let known = brought.union([
    "AppKit", "Cocoa", "WatchKit", "TVUIKit", "Musl", "Bionic", "Android", "WinSDK", "CRT", "WASILibc",
  ])

  /// The conditions of a target, as far as they are known without its libraries.
  static func conditions(
    _ app: AppProject, hasLibrary: @escaping (String) -> Bool = { _ in false }
  ) -> SwiftConditions {
    SwiftConditions(flags: Set(app.conditions)) {
      brought.contains($0) || StandIn.named($0) != nil || hasLibrary($0)
    }
  }

  /// - Parameter given: Folders of libraries by their modules' names; they go before stand-ins.
  /// - Throws: A `ProjectError` for a folder without Swift files, for a file that cannot be read, and for a project as `XcodeProject` does.
  package init(of app: AppProject, with given: [String: String] = [:]) throws(ProjectError) {
    let own = try AppLibraries(around: app)
    let has = { own.has($0) || given[$0] != nil }
    try read(app, has)
    var (waiting, seen) = ((importedIn[app.module] ?? []).union(given.keys).sorted(), Set([app.module]))
    for (module, folder) in given.sorted(by: { $0.key < $1.key }) {
      add(try AppLibraries.library(module, in: folder))
    }
    while let module = waiting.popLast() {
      guard seen.insert(module).inserted, !Self.known.contains(module) else { continue }
      let standIn = StandIn.named(module)
      if byModule[module] == nil, standIn?.givesWay ?? true, let found = try own[module] { add(found) }
      guard let library = byModule[module] else { continue }
      try read(library, has)
      waiting += (importedIn[module] ?? []).sorted()
    }
    libraries = byModule.values.sorted { $0.module < $1.module }
  }

  private mutating func add(_ library: AppProject) { byModule[library.module] = library }

  private mutating func read(_ project: AppProject, _ hasLibrary: @escaping (String) -> Bool) throws(ProjectError) {
    if let half = StandIn.half(of: project.module) {
      importedBy[half.module, default: []].append(project.folder)
      importedIn[project.module, default: []].insert(half.module)
    }
    for module in project.bridgingHeader.map({ BridgingHeader.modules(of: $0) }) ?? [] {
      guard hasLibrary(module) || StandIn.named(module) != nil || Self.brought.contains(module) else { continue }
      importedBy[module, default: []].append(project.bridgingHeader ?? "")
      importedIn[project.module, default: []].insert(module)
      bridged[project.module, default: []].append(module)
    }
    defer {
      for (module, use) in StandIn.parts
      where importedIn[project.module]?.isSuperset(of: [module, use.needs]) == true && hasLibrary(use.part)
        && project.module != use.part && byModule[module] == nil
      {
        importedIn[project.module]?.insert(use.part)
        bridged[project.module, default: []].append(use.part)
      }
    }
    let conditions = Self.conditions(project, hasLibrary: hasLibrary)
    for path in project.sources.sorted() {
      for module in Set(try SwiftFile(path, conditions).imports) where module != project.module {
        importedBy[module, default: []].append(path)
        importedIn[project.module, default: []].insert(module)
      }
    }
  }
}
