import Foundation
import HeroFiles
import HeroJSON

/// Starts programs one after the other, and waits for them.
package protocol ProgramStarter {
  /// Starts a program that writes into one place.
  func start(_ words: [String], _ output: FileHandle) throws -> Process
  /// Waits for the program, and returns its status; negative after a signal.
  ///
  /// - Parameter limit: Seconds after which it is ended, with all that it has started; nil: never.
  /// - Returns: nil where it was ended so.
  func status(of process: Process, within limit: Double?) -> Int32?
}

extension ProgramStarter {
  fileprivate func status(of process: Process) -> Int32 { status(of: process, within: nil) ?? -1 }
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

  private var package: AppPackage
  private let app: AppProject
  private(set) var start: AppStart
  private let folder: String
  private let programs: any ProgramStarter
  let tell: (Output) -> Void
  private let lockPath: String
  private let lock = FileLock()
  /// What is left out; nil: the app compiles whole.
  package private(set) var leftOut: LeftOut?

  /// - Parameters:
  ///   - start: How the app starts: what that needs cannot be left out.
  ///   - folder: Where the package is written, an absolute path.
  ///   - lock: What one run at a time holds: all films are built in one folder, and leave their program there.
  ///   - tell: Gets what is heard of the build.
  package init(
    _ package: AppPackage, of app: AppProject, startingAs start: AppStart, in folder: String,
    lock: String = AppFolders.lock, programs: any ProgramStarter, tell: @escaping (Output) -> Void
  ) {
    (self.package, self.app, self.start, self.folder, lockPath) = (package, app, start, folder, lock)
    (self.programs, self.tell) = (programs, tell)
  }

  /// The same app with a controller in the place of its start.
  func starting(with screen: String) -> AppRun {
    var copy = self
    copy.start.screen = screen
    copy.package = package.starting(with: screen)
    return copy
  }

  /// Where the recorded scene is.
  package var scene: String { FilePath.join(folder, "scene.json") }
  /// Controllers of the app that can be shown alone, those first that its start names.
  package var screens: [String] { ordered(leftOut?.shown(app.module) ?? []) }
  /// Where is written what is left out.
  package var list: String { FilePath.join(folder, LeftOut.file) }
  /// Where is written what the film comes to of what is left out.
  private var metFile: String { FilePath.join(folder, "met.json") }

  /// Where is written what a tap on the last screen would set going.
  private var tapsFile: String { FilePath.join(folder, "taps.json") }
  /// What a tap on the film's last screen would set going.
  package var taps: [AppTap] {
    FileSystem.bytes(of: tapsFile).flatMap { try? JSONValue(parsing: $0) }.map { AppTap.all(in: $0) } ?? []
  }

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
    try checkStart(errors, screens: [])
    for error in errors { tell(.message(error.lines)) }
    throw AppRunError.uncompiled(
      errors: errors.count, files: Set(errors.map(\.path)).count, leftOut: try? partCount(errors))
  }

  /// Builds the app without what does not compile.
  ///
  /// - Parameter renews: Whether what an earlier build has left out of the same sources does not count.
  /// - Returns: How many times it was built.
  package mutating func buildPartly(renews: Bool) throws -> Int {
    try lock.hold(lockPath) { tell(.line("waiting for another run of `herorender app` to end")) }
    let known = renews ? nil : LeftOut(of: folder, digest: package.digest)
    let (whole, run) = (package, self)
    let build = partialBuild { leftOut in
      if let delegate = run.start.screen ?? run.start.delegate,
        let part = leftOut.reason(delegate, isGoneFrom: run.app.module)
      {
        throw AppRunError.needed(delegate, part, screens: run.ordered(leftOut.shown(run.app.module)))
      }
      try whole.without(leftOut).write(for: .film, to: run.folder)
      var messages = BuildMessages()
      let succeeded = try run.compile(&messages, tells: false)
      try run.checkStart(messages.errors, screens: leftOut.shown(run.app.module))
      // A crash may follow from errors.
      let errors = messages.errors.isEmpty ? messages.crashed : messages.errors
      return PartialBuild.Outcome(succeeded: succeeded, errors: errors, rest: messages.rest)
    }
    let (leftOut, rounds) = try build.run(from: known ?? LeftOut())
    self.leftOut = leftOut
    package = whole.without(leftOut)
    return rounds
  }

  /// Ends where nothing but the start itself does not compile.
  private func checkStart(_ errors: [BuildMessages.Message], screens: [String]) throws {
    guard let screen = start.screen, let first = errors.first,
      errors.allSatisfy({ $0.path.hasPrefix(FilePath.join(folder, "Sources/film/")) })
    else { return }
    throw AppRunError.unmade(screen, first.text, screens: screens.filter { $0 != screen })
  }

  private func partialBuild(_ compile: @escaping (LeftOut) throws -> PartialBuild.Outcome) -> PartialBuild {
    PartialBuild(
      modules: package.partialModules, compile: compile, ask: askRewriter, tell: { self.tell(.message([$0])) })
  }

  /// Parts, of how many files, that the first round of a partial build would leave out.
  private func partCount(_ errors: [BuildMessages.Message]) throws -> AppRunError.Count {
    var seen = LeftOut()
    let build = partialBuild { leftOut in
      seen = leftOut
      return PartialBuild.Outcome(succeeded: leftOut.count > 0, errors: errors)
    }
    _ = try? build.run(from: seen)
    guard seen.count > 0 else { throw AppRunError.uncompiled(errors: errors.count, files: 0) }
    return AppRunError.Count(parts: seen.count, files: seen.fileCount)
  }

  /// Does the taps and pans, and records the scene.
  ///
  /// - Parameter limit: Seconds that the app may take.
  /// - Returns: What the app has come to of what is left out.
  package func perform(within limit: Int) throws -> [MetPart] {
    // Each run is the first one after the app was installed.
    let home = FilePath.join(folder, "home")
    try FileSystem.removeAll(home)
    try FileSystem.makeFolder(home)
    try FileSystem.removeAll(tapsFile)
    var words = [
      "HERORENDER_STOP=\(Self.stopped)", "CFFIXED_USER_HOME=\(home)", "\(AppFolders.build)/debug/film", scene, tapsFile,
    ]
    if leftOut != nil {
      // A crash of the app's code is expected, and told in one line.
      words.insert("SWIFT_BACKTRACE=enable=no", at: 0)
      words.append(metFile)
      try FileSystem.write(Array("[]".utf8), toFileNamed: metFile)
    }
    let process = try programs.start(words, FileHandle.standardError)
    guard let status = programs.status(of: process, within: Double(limit)) else {
      throw AppRunError.overdue(seconds: limit)
    }
    let met = leftOut == nil ? [] : readMet()
    if status == Self.stopped + 1 { throw AppRunError.refused }
    guard status == 0 else {
      if !met.isEmpty { throw AppRunError.ended(met, screens: screens) }
      throw AppRunError.crashed(mayGoOn: leftOut == nil && status != Self.stopped)
    }
    return met
  }

  /// The status with which a stage ends that cannot go on; the next one is that of a tap on what is not there.
  private static let stopped: Int32 = 3

  private func readMet() -> [MetPart] {
    let value = FileSystem.bytes(of: metFile).flatMap { try? JSONValue(parsing: $0) }
    return (value?.items ?? []).compactMap { MetPart($0) }
  }

  /// The rewriter's tool, as the last build has made it.
  private func askRewriter(_ request: JSONValue) throws -> JSONValue {
    // SwiftPM has a folder for each kind of machine, and links to it as `debug` once all is built.
    let folders = ((try? FileSystem.names(in: AppFolders.build)) ?? []).sorted()
    let tools = folders.map { "\(AppFolders.build)/\($0)/debug/herorewrite-tool" }
    guard let tool = tools.first(where: FileSystem.isExecutable) else {
      throw AppRunError.uncompiled(errors: 0, files: 0)
    }
    let file = FilePath.join(folder, "leave-out.json")
    try FileSystem.write(Array(request.line.utf8), toFileNamed: file)
    let output = Pipe()
    let process = try programs.start([tool, "--leave-out", file], output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let answer = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    guard programs.status(of: process) == 0, let value = try? JSONValue(parsing: answer) else {
      throw AppRunError.uncompiled(errors: 0, files: 0)
    }
    return value
  }

  /// Whether the package compiles. What the compiler says of places is taken, all else is told at once.
  ///
  /// - Parameter isAgain: Whether the objects of all modules were taken away before.
  private func compile(_ messages: inout BuildMessages, tells: Bool = true, isAgain: Bool = false) throws -> Bool {
    let output = Pipe()
    let process = try programs.start(
      package.environment + [
        "swift", "build", "--disable-build-manifest-caching", "--package-path", folder, "--scratch-path",
        AppFolders.build, "--product", "film",
      ], output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    var rest: [UInt8] = []
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      var parts = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
      rest += parts.removeFirst()
      for part in parts {
        hear(String(decoding: rest, as: UTF8.self), &messages, tells)
        rest = Array(part)
      }
    }
    if !rest.isEmpty { hear(String(decoding: rest, as: UTF8.self), &messages, tells) }
    tell(.compiled)
    let succeeded = programs.status(of: process) == 0
    if !succeeded { forgetLibraries(with: messages.errors) }
    if !succeeded, !isAgain, messages.errors.isEmpty,
      messages.rest.contains(where: { $0.contains("undefined reference to '$s") })
    {
      // After errors an object may be taken for whole that names what is left out since: all are made anew, once.
      let modules = package.partialModules.filter { forget($0) }
      messages = BuildMessages()
      return try modules.isEmpty ? false : compile(&messages, tells: tells, isAgain: true)
    }
    return succeeded
  }

  private func hear(_ line: String, _ messages: inout BuildMessages, _ tells: Bool) {
    guard !messages.read(line) else { return }
    if line.hasPrefix("[") { return tell(.progress(line)) }
    if tells { tell(.line(line)) } else { messages.keep(rest: line) }
  }

  /// A library is compiled in spite of errors: of what stands beside them its objects lack some, and the compiler takes them for whole.
  private func forgetLibraries(with errors: [BuildMessages.Message]) {
    let paths = Set(errors.map(\.path))
    for module in package.partialModules where module.name != app.module {
      if module.sources.contains(where: { paths.contains("\(module.folder)/\($0)") }) { _ = forget(module) }
    }
  }

  /// Takes a module's objects away; false where there are none.
  private func forget(_ module: PartialBuild.Module) -> Bool {
    let folders = ((try? FileSystem.names(in: AppFolders.build)) ?? []).map {
      "\(AppFolders.build)/\($0)/debug/\(module.name).build"
    }
    let found = folders.filter(FileSystem.exists)
    for folder in found { try? FileSystem.removeAll(folder) }
    return !found.isEmpty
  }
}
