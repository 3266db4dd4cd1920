import Foundation
import HeroBytes
import HeroFiles

/// Where packages that run apps are, and where they are built.
package enum AppFolders {
  /// A package of tests lies beside the project.
  package static func beside(_ app: AppProject) -> String {
    FilePath.join(FilePath.folder(of: app.home), "\(app.module)OnStage")
  }

  /// A folder that films of this app are built in again.
  package static func cached(_ app: AppProject) -> String {
    "\(cache)/\(app.module)-\(xxh128Hex(Array("\(app.folder)/\(app.name)".utf8)).prefix(8))"
  }

  /// What packages of films are built into, one for all: `$XDG_CACHE_HOME/herorender/apps/films`.
  static var build: String { "\(cache)/films" }

  /// Whether something has been built there.
  package static var areBuilt: Bool { FileSystem.isFolder(build) }

  /// What a run holds while it uses that.
  package static var lock: String { "\(cache)/lock" }

  private static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let caches = folder("XDG_CACHE_HOME") ?? FilePath.join(folder("HOME") ?? NSTemporaryDirectory(), ".cache")
    return FilePath.join(caches, "herorender/apps")
  }

  /// herorender's package: the checkout that a program lies in, else what was installed with it; nil: neither.
  package static func package(of program: String) -> String? {
    var folder = FilePath.folder(of: FileSystem.resolved(program) ?? "/")
    let installed = FilePath.join(FilePath.folder(of: folder), "share/herorender/package")
    while folder != "/", folder != "." {
      if isPackage(folder) { return folder }
      folder = FilePath.folder(of: folder)
    }
    return isPackage(installed) ? installed : nil
  }

  private static func isPackage(_ folder: String) -> Bool {
    let manifest = FileSystem.bytes(of: "\(folder)/Package.swift").map { String(decoding: $0, as: UTF8.self) }
    return manifest?.contains("name: \"herorender\"") == true
  }
}
