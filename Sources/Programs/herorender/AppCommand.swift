import ArgumentParser
import Foundation
import HeroBytes
import HeroFiles
import HeroModel
import HeroProjects
import HeroRender
import Synchronization

/// `herorender app`: an app's own sources become a test package, or a film.
struct AppCommand: FinishingCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Runs an app's own sources: writes a test package for it, or its film.",
    discussion: HelpText.wrapped(
      """
      Reads an Xcode project, and writes a package whose first test starts the app as iOS does, and compares what it shows with goldens. The \
      app's folder is only read: a build plugin of herorender compiles rewritten copies.

      With --film the app is built in its own folder, performs --tap, --pan and --wait in their order, and becomes a film; the \
      test that does the same is printed. The first build takes some minutes.

      EXAMPLES
        herorender app MyApp.xcodeproj                            writes MyAppOnStage, a package of tests, beside it
        herorender app MyApp --film out.gif --tap "Sign in" --tap "Back"
        herorender app MyApp --film out.gif --pan 195,400,195,700 --device "iPhone 8"
      """))

  @Argument(
    help: "An .xcodeproj, an .xcworkspace or a folder with one, or with Swift files.", completion: .file(),
    transform: NamedPath.read)
  var path: String

  @Option(help: ArgumentHelp("The app's target, where the project has several.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp("Where the package goes. (default: NAMEOnStage beside the project)", valueName: "folder"),
    transform: NamedPath.read)
  var into: String?

  @Option(
    help: ArgumentHelp("Write a film instead: what `herorender SCENE OUTPUT` takes as output.", valueName: "output"),
    transform: NamedPath.read)
  var film: String?

  @Option(help: ArgumentHelp("The screen. See `herorender devices`.", valueName: "name"))
  var device = "iPhone 15 Pro"

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Tap the view with this title, text or accessibility label; or a point: 195,400.", valueName: "name"),
    transform: Self.tap)
  var tap: [NumberedAction] = []

  @Option(
    parsing: .singleValue, help: ArgumentHelp("Drag from a point to another, in points.", valueName: "x,y,x,y"),
    transform: Self.pan)
  var pan: [NumberedAction] = []

  @Option(
    parsing: .singleValue, help: ArgumentHelp("Let time pass.", valueName: "seconds"), transform: Self.wait)
  var wait: [NumberedAction] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A library's sources, by its module's name: SnapKit=../SnapKit. Pods, Carthage's checkouts and local packages are found.",
      valueName: "module=folder"),
    transform: Self.library)
  var with: [(module: String, folder: String)] = []

  @Option(
    help: ArgumentHelp(
      "herorender's own package: a folder or an address. (default: the checkout that this program was built in)",
      valueName: "place"), transform: NamedPath.read)
  var herorender: String?

  @Flag(help: "Rewrite the files of an existing package, except its tests.")
  var force = false

  @OptionGroup var telling: QuietOption

  /// An action with its place among all options.
  struct NumberedAction {
    let number: Int
    let action: AppAction
  }

  private static let count = Mutex(0)
  private static let programs = StartedPrograms()

  /// Options are read in the order in which they stand.
  private static func numbered(_ action: AppAction) -> NumberedAction {
    NumberedAction(
      number: count.withLock {
        $0 += 1
        return $0
      }, action: action)
  }

  /// Numbers with commas between; empty where something else is there.
  private static func numbers(_ text: String) -> [Double] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    return numbers.allSatisfy(\.isFinite) ? numbers : []
  }

  private static func tap(_ text: String) -> NumberedAction {
    let point = numbers(text)
    return numbered(point.count == 2 ? .tapAt(x: point[0], y: point[1]) : .tap(text))
  }

  private static func pan(_ text: String) throws -> NumberedAction {
    let numbers = numbers(text)
    guard numbers.count == 4 else {
      throw ValidationError("'\(text)' is not a drag; write --pan 195,400,195,700: from x,y to x,y")
    }
    return numbered(.pan(fromX: numbers[0], fromY: numbers[1], toX: numbers[2], toY: numbers[3]))
  }

  private static func wait(_ text: String) throws -> NumberedAction {
    guard let seconds = Double(text), (0...3600).contains(seconds) else {
      throw ValidationError("'\(text)' is not a time from 0 to 3600 seconds")
    }
    return numbered(.wait(seconds))
  }

  private static func library(_ text: String) throws -> (module: String, folder: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw ValidationError("'\(text)' names no folder; write --with SnapKit=../SnapKit") }
    return (parts[0], parts[1])
  }

  mutating func run() throws {
    guard let screen = DevicePreset.named(device) else {
      throw ValidationError("there is no device '\(device)'; `herorender devices` lists them")
    }
    if !telling.quiet, let note = DevicePreset.familyNote(device) { Console.note("herorender: note: device \(note)") }
    let app = try AppProject.find(at: path, target: target)
    let start = try AppStart(app)
    let modules = try AppModules(
      of: app, with: Dictionary(with.map { ($0.module, $0.folder) }, uniquingKeysWith: { $1 }))
    tell(app, modules)
    let folder = film == nil ? into ?? beside(app) : into ?? cached(app)
    let actions = (tap + pan + wait).sorted { $0.number < $1.number }.map(\.action)
    let package = try AppPackage(
      app: app, start: start, modules: modules, folder: absolute(folder), herorender: try place(),
      device: screen.name.filter { $0.isLetter || $0.isNumber }, actions: actions)
    guard let film else { return try write(package, to: folder) }
    try withExtendedLifetime(Self.programs.watch()) {
      try build(package, of: app, in: folder)
      try perform(in: folder)
    }
    try draw(package, in: folder, as: film)
  }

  /// Says what of the app does not come along.
  private func tell(_ app: AppProject, _ modules: AppModules) {
    guard !telling.quiet else { return }
    Console.note("\(app.name): \(app.sources.count) Swift files, \(app.resources.count) resources")
    func warn(_ reason: String, _ files: [String]) {
      let names = files.prefix(5).map(FilePath.name(of:)) + (files.count > 5 ? ["…"] : [])
      if !files.isEmpty { Console.note("warning: \(reason): \(names.joined(separator: ", "))") }
    }
    warn("\(app.missing.count) not there, though the project lists them", app.missing)
    warn("\(app.foreignSources.count) not Swift, and left out", app.foreignSources)
    for library in modules.libraries {
      Console.note("\(library.module): \(library.sources.count) Swift files in \(library.folder)")
      warn("\(library.foreignSources.count) not Swift, and left out of \(library.module)", library.foreignSources)
    }
    for (standIn, files) in modules.standIns {
      if herorender.map(AppPackage.isAddress) == true {
        warn(
          "'\(standIn.module)' has a stand-in only in a checkout: give --herorender its folder", files)
        continue
      }
      warn("the module '\(standIn.module)' is a stand-in: \(standIn.shows)", files)
    }
    for (module, files) in modules.missing {
      let checkout = app.addresses[module].map { "a checkout of \($0)" } ?? "its sources, if it is a library,"
      warn(
        "the module '\(module)' is missing and has no stand-in; name \(checkout) by --with \(module)=FOLDER",
        files)
    }
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  private func beside(_ app: AppProject) -> String {
    FilePath.join(FilePath.folder(of: app.folder), "\(app.module)OnStage")
  }

  /// A folder that films of this app are built in again.
  private func cached(_ app: AppProject) -> String {
    "\(Self.cache)/\(app.module)-\(xxh128Hex(Array("\(app.folder)/\(app.name)".utf8)).prefix(8))"
  }

  /// Where packages and what they build are kept: `$XDG_CACHE_HOME/herorender/apps`.
  private static var cache: String {
    let environment = ProcessInfo.processInfo.environment
    func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let caches = folder("XDG_CACHE_HOME") ?? FilePath.join(folder("HOME") ?? NSTemporaryDirectory(), ".cache")
    return FilePath.join(caches, "herorender/apps")
  }

  /// herorender's package: what was given, else the checkout around this program.
  private func place() throws -> String {
    if let herorender { return AppPackage.isAddress(herorender) ? herorender : absolute(herorender) }
    var folder = FilePath.folder(of: FileSystem.resolved(Bundle.main.executablePath ?? "") ?? "/")
    while folder != "/", folder != "." {
      let manifest = FileSystem.bytes(of: "\(folder)/Package.swift").map { String(decoding: $0, as: UTF8.self) }
      if manifest?.contains("name: \"herorender\"") == true { return folder }
      folder = FilePath.folder(of: folder)
    }
    throw ValidationError(
      "this program does not lie in a checkout of herorender; name one with --herorender, or the repository's address")
  }

  /// Writes a package of tests; existing files with other contents stay, or are an error.
  private func write(_ package: AppPackage, to folder: String) throws {
    let files = package.files(for: .tests)
    let kept = files.filter { file in
      FileSystem.bytes(of: FilePath.join(folder, file.path)).map { $0 != Array(file.text.utf8) } ?? false
    }.map(\.path)
    if !kept.isEmpty, !force {
      throw RenderError.input(
        "\(folder): there is already a package, with \(kept.joined(separator: ", ")); "
          + "--force rewrites its files, except its tests; --into names another folder")
    }
    for file in files where !(kept.contains(file.path) && file.path.hasSuffix("Tests.swift")) {
      try put(file, in: folder)
    }
    Console.result(folder)
    if !telling.quiet {
      Console.note("next: cd \(folder) && HERORENDER_RECORD=missing swift test    # records; then swift test compares")
    }
  }

  /// Writes a file of a package; one that says so already keeps its date, and is not built again.
  private func put(_ file: (path: String, text: String), in folder: String) throws {
    let (path, bytes) = (FilePath.join(folder, file.path), Array(file.text.utf8))
    guard FileSystem.bytes(of: path) != bytes else { return }
    try FileSystem.makeFolder(FilePath.folder(of: path))
    try FileSystem.write(bytes, toFileNamed: path)
  }

  /// Builds the app. Of one that does not compile, all errors of all files and libraries are told together.
  private func build(_ package: AppPackage, of app: AppProject, in folder: String) throws {
    if !telling.quiet { Console.note("building; the first time takes some minutes") }
    var messages = BuildMessages()
    for file in package.files(for: .film) { try put(file, in: folder) }
    guard try !compile(folder, &messages) else {
      for warning in messages.warnings { tell(warning) }
      return
    }
    // The compiler has not come to the app where a library's module is not written.
    let own = Set(app.sources)
    if messages.errors.contains(where: { !own.contains($0.path) }) {
      for file in package.files(for: .check) { try put(file, in: folder) }
      _ = try compile(folder, &messages)
    }
    let errors = messages.errors
    for error in errors { tell(error) }
    let files = Set(errors.map(\.path)).count
    throw RenderError.input(
      errors.isEmpty
        ? "the app does not compile: see what Swift says above"
        : "the app does not compile: \(counted(errors.count, "error")) in \(counted(files, "file")), each at the app's own line"
    )
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  private func tell(_ message: BuildMessages.Message) {
    for line in message.lines { Console.note(line.replacing("\t", with: "    ")) }
  }

  /// Whether a package compiles. What the compiler says of places is taken, all else is shown at once.
  private func compile(_ folder: String, _ messages: inout BuildMessages) throws -> Bool {
    let output = Pipe()
    let process = try Self.programs.start(
      [
        "swift", "build", "--disable-build-manifest-caching", "--package-path", folder, "--scratch-path",
        "\(Self.cache)/build", "--product", "film",
      ], output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    var rest: [UInt8] = []
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        show(String(decoding: rest[..<end], as: UTF8.self), &messages)
        rest.removeSubrange(...end)
      }
    }
    if !rest.isEmpty { show(String(decoding: rest, as: UTF8.self), &messages) }
    if Console.hasProgressTerminal { Console.noteRaw("\r\u{1B}[K") }
    return Self.programs.status(of: process) == 0
  }

  /// A line of the build; on a terminal one of progress is written over.
  private func show(_ line: String, _ messages: inout BuildMessages) {
    let isProgress = line.hasPrefix("[")
    if messages.read(line) || telling.quiet && isProgress { return }
    guard Console.hasProgressTerminal else { return Console.note(line) }
    Console.noteRaw(
      "\r\(isProgress ? String(line.printable.prefix(79)) : line.printable)\u{1B}[K\(isProgress ? "" : "\n")")
  }

  /// Where the recorded scene is written.
  private static func scene(in folder: String) -> String { FilePath.join(folder, "scene.json") }

  /// Does the taps and pans, and records the scene.
  private func perform(in folder: String) throws {
    let words = ["\(Self.cache)/build/debug/film", Self.scene(in: folder)]
    guard Self.programs.status(of: try Self.programs.start(words, FileHandle.standardError)) == 0 else {
      throw RenderError.input("the app crashed: see its last output above")
    }
  }

  /// Draws the recorded scene.
  private func draw(_ package: AppPackage, in folder: String, as film: String) throws {
    var render = try RenderCommand.parse([Self.scene(in: folder), film] + (telling.quiet ? ["--quiet"] : []))
    try render.run()
    guard !telling.quiet else { return }
    for line in ["", "The test that does the same:", ""] { Console.note(line) }
    for line in package.test.split(separator: "\n", omittingEmptySubsequences: false) { Console.note(String(line)) }
  }
}
