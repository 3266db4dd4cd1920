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
    tell(missing: modules.missing, of: app)
  }

  /// Which modules are missing, and how to get them, as far as the project says: the most used first, for with them most of the app compiles.
  private mutating func tell(missing: [AppModules.Use], of app: AppProject) {
    let locks = LibraryLocks(around: app)
    var (pods, checkouts, others): ([String], [String], [AppModules.Use]) = ([], [], [])
    for use in missing.sorted(by: { ($1.files.count, $0.module) < ($0.files.count, $1.module) }) {
      func counted(_ version: String) -> String {
        "\(use.module) \(version) (\(LeftOut.counted(use.files.count, "file")))"
      }
      switch locks[use.module] {
      case .pod(let version): pods.append(counted(version))
      case .checkout(let version): checkouts.append(counted(version))
      case .package(let version, let address):
        let folder = "../\(FilePath.name(of: address).replacing(".git", with: ""))"
        // The project is someone else's, and the command may be copied into a shell.
        let clone = ["--branch", version, address, folder].map(ShellWord.quoted).joined(separator: " ")
        warn("the module '\(use.module)' is missing: git clone \(clone), and --with \(use.module)=\(folder)", use.files)
      case nil: others.append(use)
      }
    }
    for (list, lock, command) in [
      (pods, "Podfile.lock", "pod install"), (checkouts, "Cartfile.resolved", "carthage checkout"),
    ] where !list.isEmpty {
      lines.append(
        "warning: sources of \(lock) are missing: `\(command)` in the project's folder, or --with MODULE=FOLDER for each of \(list.joined(separator: ", "))"
      )
    }
    for (module, files) in others where others.count <= 3 || app.addresses[module] != nil {
      let checkout = app.addresses[module].map { "a checkout of \($0)" } ?? "its sources, if it is a library,"
      warn("the module '\(module)' is missing and has no stand-in; name \(checkout) by --with \(module)=FOLDER", files)
    }
    let rest = others.count > 3 ? others.filter { app.addresses[$0.module] == nil } : []
    if let first = rest.first {
      let words = rest.map { "\($0.module) (\(LeftOut.counted($0.files.count, "file")))" }.joined(separator: ", ")
      lines.append(
        "warning: \(rest.count) modules are missing and have no stand-in; name the sources of those that are libraries by --with \(first.module)=FOLDER: \(words)"
      )
    }
  }

  private mutating func warn(_ reason: String, _ files: [String]) {
    let names = files.prefix(5).map(FilePath.name(of:)) + (files.count > 5 ? ["…"] : [])
    if !files.isEmpty { lines.append("warning: \(reason): \(names.joined(separator: ", "))") }
  }
}
