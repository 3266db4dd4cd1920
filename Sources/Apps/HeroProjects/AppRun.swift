import Foundation
import HeroFiles

/// Starts programs one after the other, and waits for them.
package protocol ProgramStarter {
  /// Starts a program that writes into one place.
  func start(_ words: [String], _ output: FileHandle) throws -> Process
  /// Waits for the program, and returns its status; negative after a signal.
  func status(of process: Process) -> Int32
}

/// Builds an app's package in a folder, and runs it.
package struct AppRun {
  /// What is heard of the build while it goes on.
  package enum Output {
    /// A line of progress, which the next one takes the place of.
    case progress(String)
    /// Any other line.
    case line(String)
    /// The compiler has ended.
    case compiled
    /// What the compiler says of a place, line by line.
    case message([String])
  }

  private let package: AppPackage
  private let app: AppProject
  private let folder: String
  private let programs: any ProgramStarter
  private let tell: (Output) -> Void
  private let lockPath: String
  private let lock = FileLock()

  /// - Parameters:
  ///   - folder: Where the package is written, an absolute path.
  ///   - lock: What one run at a time holds: all films are built in one folder, and leave their program there.
  ///   - tell: Gets what is heard of the build.
  package init(
    _ package: AppPackage, of app: AppProject, in folder: String, lock: String = AppFolders.lock,
    programs: any ProgramStarter, tell: @escaping (Output) -> Void
  ) {
    (self.package, self.app, self.folder, lockPath) = (package, app, folder, lock)
    (self.programs, self.tell) = (programs, tell)
  }

  /// Where the recorded scene is.
  package var scene: String { FilePath.join(folder, "scene.json") }

  /// Builds the app. Of one that does not compile, all errors of all files and libraries are told together.
  package func build() throws {
    var messages = BuildMessages()
    try lock.hold(lockPath) { tell(.line("waiting for another run of `herorender app` to end")) }
    try package.write(for: .film, to: folder)
    guard try !compile(&messages) else {
      for warning in messages.warnings { tell(.message(warning.lines)) }
      return
    }
    let errors = messages.errors
    for error in errors { tell(.message(error.lines)) }
    throw AppRunError.uncompiled(errors: errors.count, files: Set(errors.map(\.path)).count)
  }

  /// Does the taps and pans, and records the scene.
  package func perform() throws {
    // Each run is the first one after the app was installed.
    let home = FilePath.join(folder, "home")
    try FileSystem.removeAll(home)
    try FileSystem.makeFolder(home)
    let words = ["CFFIXED_USER_HOME=\(home)", "\(AppFolders.build)/debug/film", scene]
    guard programs.status(of: try programs.start(words, FileHandle.standardError)) == 0 else {
      throw AppRunError.crashed
    }
  }

  /// Whether the package compiles. What the compiler says of places is taken, all else is told at once.
  private func compile(_ messages: inout BuildMessages) throws -> Bool {
    let output = Pipe()
    let process = try programs.start(
      [
        "HERORENDER_WITH=\(package.hasCheckout ? "app" : "")", "HERORENDER_WITHOUT=", "swift", "build",
        "--disable-build-manifest-caching", "--package-path", folder, "--scratch-path",
        AppFolders.build, "--product", "film",
      ], output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    var rest: [UInt8] = []
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      var parts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
      rest += parts.removeFirst()
      for part in parts {
        hear(String(decoding: rest, as: UTF8.self), &messages)
        rest = Array(part)
      }
    }
    if !rest.isEmpty { hear(String(decoding: rest, as: UTF8.self), &messages) }
    tell(.compiled)
    return programs.status(of: process) == 0
  }

  private func hear(_ line: String, _ messages: inout BuildMessages) {
    guard !messages.read(line) else { return }
    tell(line.hasPrefix("[") ? .progress(line) : .line(line))
  }
}
