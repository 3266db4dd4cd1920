import HeroFiles

/// What an app is made of, and what of it does not come along, in lines for people.
package struct AppNotes {
  package private(set) var lines: [String] = []

  /// - Parameter hasStandIns: Whether herorender is a checkout, which stand-ins are in.
  package init(_ app: AppProject, _ modules: AppModules, hasStandIns: Bool) {
    lines.append("\(app.name): \(app.sources.count) Swift files, \(app.resources.count) resources")
    warn("\(app.missing.count) not there, though the project lists them", app.missing)
    warn("\(app.foreignSources.count) not Swift, and left out", app.foreignSources)
    for library in modules.libraries {
      lines.append("\(library.module): \(library.sources.count) Swift files in \(library.folder)")
      warn("\(library.foreignSources.count) not Swift, and left out of \(library.module)", library.foreignSources)
    }
    for (standIn, files) in modules.standIns {
      warn(
        hasStandIns
          ? "the module '\(standIn.module)' is a stand-in: \(standIn.shows)"
          : "'\(standIn.module)' has a stand-in only in a checkout: give --herorender its folder", files)
    }
    // The most used first: with it most of the app compiles.
    let missing = modules.missing.sorted { ($1.files.count, $0.module) < ($0.files.count, $1.module) }
    let named = missing.count > 3 ? missing.filter { app.addresses[$0.module] != nil } : missing
    for (module, files) in named {
      let checkout = app.addresses[module].map { "a checkout of \($0)" } ?? "its sources, if it is a library,"
      warn(
        "the module '\(module)' is missing and has no stand-in; name \(checkout) by --with \(module)=FOLDER", files)
    }
    let others = missing.filter { use in !named.contains { $0.module == use.module } }
    if let first = others.first {
      let words = others.map { "\($0.module) (\(LeftOut.counted($0.files.count, "file")))" }.joined(separator: ", ")
      lines.append(
        "warning: \(others.count) modules are missing and have no stand-in; name the sources of those that are libraries by --with \(first.module)=FOLDER: \(words)"
      )
    }
  }

  private mutating func warn(_ reason: String, _ files: [String]) {
    let names = files.prefix(5).map(FilePath.name(of:)) + (files.count > 5 ? ["…"] : [])
    if !files.isEmpty { lines.append("warning: \(reason): \(names.joined(separator: ", "))") }
  }
}
