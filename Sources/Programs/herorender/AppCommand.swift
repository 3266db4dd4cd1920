import ArgumentParser
import Foundation
import HeroFiles
import HeroModel
import HeroProjects
import HeroRender
import HeroScene
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
      test that does the same is printed. Swift 6.1 or later has to be on the PATH, and the package herorender-app or a checkout beside \
      this program. The first build takes \(Self.firstBuild).

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

  @Flag(help: "Draw the status bar and the home indicator over the app, as the device does.")
  var statusBar = false

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
      "Files that answer the app's requests: https://api.example.com/photos is answered by api.example.com/photos.json in it.",
      valueName: "folder"), transform: NamedPath.read)
  var answers: String?

  @Option(
    help: ArgumentHelp(
      "herorender's own package: a folder or an address. (default: the checkout that this program was built in)",
      valueName: "place"), transform: NamedPath.read)
  var herorender: String?

  @Flag(
    help:
      "Leave out what does not compile: functions that stop when they are called, declarations, missing modules; and say what the film met of it."
  )
  var partial = false

  @Option(
    help: ArgumentHelp(
      "Start with this controller of the app in place of its own start: of a storyboard that has it, else made by its init().",
      valueName: "class"))
  var start: String?

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp("What the controller of --start is the root of: navigation.", valueName: "container"))
  var container: Container?

  @Option(
    help: ArgumentHelp("Seconds that the app may take, once it is built, before it is stopped.", valueName: "seconds"))
  var timeLimit = 300

  @Flag(
    help: "Rewrite the files of an existing package, except its tests; with --partial, find anew what to leave out.")
  var force = false

  @Flag(help: "Say what was made, left out and met as JSON on standard output.")
  var json = false

  @OptionGroup var telling: QuietOption

  /// What holds the first controller.
  enum Container: String, ExpressibleByArgument, CaseIterable {
    case navigation
  }

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

  func validate() throws {
    if container != nil, start == nil { throw ValidationError("--in says where --start CLASS stands; name the class") }
    if timeLimit < 1 { throw ValidationError("--time-limit is at least one second") }
    if json, film == nil, !partial { throw ValidationError("--json is for --film or --partial") }
  }

  mutating func run() throws {
    guard let screen = DevicePreset.named(device) else {
      throw ValidationError("there is no device '\(device)'; `herorender devices` lists them")
    }
    if !telling.quiet, let note = DevicePreset.familyNote(device) { Console.note("herorender: note: device \(note)") }
    if let answers {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: answers, isDirectory: &isFolder), isFolder.boolValue else {
        throw ValidationError("--answers: there is no folder '\(answers)'")
      }
    }
    let app = try AppProject.find(at: path, target: target)
    let start = try AppStart(app, screen: start, isInNavigation: container == .navigation)
    let modules = try AppModules(
      of: app, with: Dictionary(with.map { ($0.module, $0.folder) }, uniquingKeysWith: { $1 }))
    if !telling.quiet {
      let hasStandIns = herorender.map(AppPackage.isAddress) != true
      for line in AppNotes(app, modules, hasStandIns: hasStandIns).lines { Console.note(line) }
    }
    let folder = into ?? (film == nil ? AppFolders.beside(app) : AppFolders.cached(app))
    let actions = (tap + pan + wait).sorted { $0.number < $1.number }.map(\.action)
    let package = try AppPackage(
      app: app, start: start, modules: modules, folder: absolute(folder), herorender: try place(),
      device: screen.name.filter { $0.isLetter || $0.isNumber }, hasStatusBar: statusBar, actions: actions,
      answers: answers.map(absolute), version: RendererVersion.current)
    guard film != nil || partial else { return try write(package, to: folder) }
    try requireSwift()
    let place = film == nil ? AppFolders.cached(app) : folder
    let built = place == folder ? package : package.moved(to: absolute(place))
    var run = AppRun(built, of: app, startingAs: start, in: absolute(place), programs: Self.programs, tell: show)
    var report = AppReport(output: film ?? folder)
    try withExtendedLifetime(Self.programs.watch()) {
      if !telling.quiet, !AppFolders.areBuilt {
        Console.note("building; the first time on this machine takes \(Self.firstBuild)")
      }
      if partial { try report.count { try run.buildPartly(renews: force) } } else { try run.build() }
      (report.leftOut, report.list, report.screens) = (run.leftOut, run.list, run.screens)
      if film != nil {
        (report.met, report.screen) = try run.performOrShowAnother(within: timeLimit)
        report.taps = run.taps
      }
    }
    if let film {
      try draw(run.scene, as: film)
      report.isBlank = try SceneLoader(textMeasure: .renderer).load(path: run.scene).isBlank
    }
    if !telling.quiet { for line in report.lines { Console.note(line) } }
    if json { Console.output(report.json.pretty()) }
    guard film != nil else { return try write(run.leftOut.map { package.without($0) } ?? package, to: folder) }
    guard !telling.quiet else { return }
    for line in ["", "The test that does the same:", ""] { Console.note(line) }
    for line in package.test.split(separator: "\n", omittingEmptySubsequences: false) { Console.note(String(line)) }
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// herorender's package: what was given, else the checkout around this program.
  private func place() throws -> String {
    if let herorender { return AppPackage.isAddress(herorender) ? herorender : absolute(herorender) }
    if let package = AppFolders.package(of: Bundle.main.executablePath ?? "") { return package }
    throw ValidationError(
      "this program has no sources of herorender beside it: install the package herorender-app, or name a checkout with --herorender"
    )
  }

  /// Apps are compiled.
  private func requireSwift() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    guard FileSystem.program("swift", path: path) == nil else { return }
    throw RenderError.environment(
      "swift is not on the PATH: apps are compiled. Install Swift 6.1 or later from https://www.swift.org/install; the first build then takes \(Self.firstBuild), each film after it some seconds"
    )
  }

  /// As measured on two cores.
  private static let firstBuild = "2 to 4 minutes"

  private func write(_ package: AppPackage, to folder: String) throws {
    try package.write(to: folder, force: force)
    if !json { Console.result(folder) }
    if !telling.quiet {
      let words = (package.environment.dropFirst(2) + ["HERORENDER_RECORD=missing"]).joined(separator: " ")
      Console.note("next: cd \(folder) && \(words) swift test    # records; then swift test compares")
    }
  }

  /// Shows what is heard of the build; on a terminal a line of progress is written over.
  private func show(_ output: AppRun.Output) {
    switch output {
    case .progress(let line):
      if telling.quiet { return }
      guard Console.hasProgressTerminal else { return Console.note(line) }
      Console.noteRaw("\r\(String(line.printable.prefix(79)))\u{1B}[K")
    case .line(let line):
      guard Console.hasProgressTerminal else { return Console.note(line) }
      Console.noteRaw("\r\(line.printable)\u{1B}[K\n")
    case .compiled: if Console.hasProgressTerminal { Console.noteRaw("\r\u{1B}[K") }
    case .message(let lines): for line in lines { Console.note(line.replacing("\t", with: "    ")) }
    }
  }

  private func draw(_ scene: String, as film: String) throws {
    var render = try RenderCommand.parse([scene, film] + (telling.quiet ? ["--quiet"] : []))
    try render.run()
  }
}
