import ArgumentParser
import Dispatch
import Foundation
import HeroFiles
import HeroModel
import HeroPreview
import HeroRender
import HeroScene
import Synchronization

/// `herorender preview`: a page that shows a film while its file is edited.
struct PreviewCommand: FinishingCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Shows films in a browser while their files are edited.",
    discussion: HelpText.wrapped(
      """
      Serves a page on 127.0.0.1 until Ctrl-C, and prints its address, which contains a secret. A saved file shows at once.

      EXAMPLES
        herorender preview scene.json                    one film
        herorender preview scenes/                       all films of a folder
        herorender preview                               those of herorender.json, with their goldens
        herorender preview scene.json --golden golden/   with its golden beside it
        herorender preview scene.json --json             {"event":"ready","version":1,"url":…} in place of the address
      """))

  @Argument(
    help: "A scene file, a storyboard, a xib, or a folder of them. (default: herorender.json's scenes)",
    completion: .file(extensions: ["json", "storyboard", "xib"]), transform: NamedPath.read)
  var path: String?

  @OptionGroup var reading: ReadingOptions

  @Option(help: ArgumentHelp("The port. (default: 4620, or the next one that is free)", valueName: "n"))
  var port: Int?

  @Option(
    help: ArgumentHelp("Frames per second: 1…240, or a fraction such as 30000/1001. (default: 60)", valueName: "n"),
    transform: FrameRateOption.parse)
  var fps: FrameRate = .standard

  @Option(
    help: ArgumentHelp(
      "Shows what differs from the goldens in this folder. (default: herorender.json's, for its scenes)",
      valueName: "dir"
    ), completion: .directory,
    transform: NamedPath.read)
  var golden: String?

  @Option(
    help: ArgumentHelp(
      """
      The editor that opens files: code, subl, xed, idea and others jump to the line; write any other as in \
      "edit --at {line} {file}". (default: VISUAL, else EDITOR)
      """, valueName: "command"))
  var editor: String?

  @Option(help: ArgumentHelp("Threads that draw. (default: the machine's cores)", valueName: "n"))
  var jobs: Int?

  @Flag(
    inversion: .prefixedNo, help: "Open the page in the browser. (default: when standard output is a terminal)")
  var open: Bool?

  @Flag(help: "Print the address as JSON.")
  var json = false

  /// Seconds that the server may take to end.
  private static let patience = 1.5

  mutating func validate() throws {
    if let path { try SceneArgument.check(path, of: "preview") }
    if let port, !(1...65_535).contains(port) { throw ValidationError("--port must be 1…65535") }
    if let jobs, !(1...256).contains(jobs) { throw ValidationError("--jobs must be 1…256") }
    if path == "-" { throw ValidationError("a preview needs a file that can change, not standard input") }
  }

  mutating func run() throws {
    let reading = reading
    let file = try ModeFile.nearest()
    guard let path = path ?? file?.scenes else {
      throw ValidationError(
        "Missing expected argument '<path>': name a scene or a folder, or write \(ModeFile.name), which `herorender init` does"
      )
    }
    // A storyboard that cannot be read says so on the page.
    let storyboard = try? reading.storyboards.storyboard(at: path, canvas: reading.canvas)
    let roots = [reading.assetRoot, reading.storyboards.assets].compactMap(\.self) + (storyboard?.roots ?? [])
    let memory = ImageMemory()
    var options = PreviewOptions(
      path: path, rate: fps, assetFolders: roots, golden: golden ?? file.flatMap { Self.golden(of: path, in: $0) },
      threads: jobs ?? ProcessInfo.processInfo.activeProcessorCount
    ) { request throws(SceneError) in try reading.scene(request, memory) }
    (options.readingArguments, options.editor) = (reading.arguments, editor)
    (options.mode, options.modes) = (try reading.chosenMode, file?.modes ?? [])
    let port = port.map { UInt16($0) }
    let server = try wait { [options] in try await PreviewServer(options, port: port) }
    let end = Outcome<ExitCode>()
    let stopping = StopSignal.heeded.map { stop in
      stop.watch(on: .global()) {
        // Ctrl-C is how a preview ends.
        let status = stop == .interrupt ? ExitCode.success : stop.status
        end.set(.success(status))
        Task { await server.stop() }
        // Whatever the server is busy with.
        DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { _exit(status.rawValue) }
      }
    }
    let ready = "{\"event\":\"ready\",\"version\":1,\"url\":\"\(server.url)\"}"
    Console.result(json ? ready : server.url)
    if open ?? (isatty(STDOUT_FILENO) == 1) { Self.show(server.url) }
    try wait { await server.run() }
    withExtendedLifetime(stopping) {}
    // Nobody asked it to end.
    guard let status = try? end.get() else { throw RenderError.environment("the server has stopped by itself") }
    throw status
  }

  /// The goldens of a file of modes, where it knows what is shown: all of its scenes, or one of them.
  private static func golden(of path: String, in file: ModeFile) -> String? {
    let isOne = !FileSystem.isFolder(path) && FileSystem.isInside(path, file.scenes)
    return isOne || FileSystem.resolved(path) == FileSystem.resolved(file.scenes) ? file.golden : nil
  }

  /// Waits for work that has no thread of its own.
  private func wait<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    let (done, outcome) = (DispatchSemaphore(value: 0), Outcome<Value>())
    Task.detached {
      do { outcome.set(.success(try await work())) } catch { outcome.set(.failure(error)) }
      done.signal()
    }
    done.wait()
    return try outcome.get()
  }

  /// Asks the desktop to open the page; without one nothing happens.
  private static func show(_ url: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(macOS)
      process.arguments = ["open", url]
    #else
      process.arguments = ["xdg-open", url]
    #endif
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try? process.run()
  }
}

extension ReadingOptions {
  /// The same on a command line.
  fileprivate var arguments: [String] {
    let size = size.map { "\($0.width.plain)x\($0.height.plain)" }
    let options: [(String, String?)] = [
      ("--scale", scale?.plain), ("--width", width.map { "\($0)" }), ("--mode", mode), ("--device", device),
      ("--orientation", orientation?.rawValue), ("--size", size),
      ("--appearance", appearance?.rawValue), ("--direction", direction?.rawValue),
      ("--text-size", textSize?.rawValue), ("--asset-root", assetRoot), ("--segue", storyboards.segue),
      ("--assets", storyboards.assets),
    ]
    return options.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + (isMotionReduced.map { [$0 ? "--reduced-motion" : "--no-reduced-motion"] } ?? [])
      + (storyboards.presentOnly ? ["--present-only"] : [])
  }

  /// A file's scene as the preview asks for it.
  fileprivate func scene(_ request: SceneRequest, _ memory: ImageMemory) throws(SceneError) -> Scene {
    var canvas = canvas(in: try chosenMode.with(request.mode))
    if let scale = request.scale { (canvas.scale, canvas.pixelWidth) = (scale, nil) }
    if request.mode.device != nil || request.mode.orientation != nil { (canvas.width, canvas.height) = (nil, nil) }
    if let storyboard = try storyboards.storyboard(at: request.path, canvas: canvas) {
      return try storyboard.scene()
    }
    var loader = SceneLoader(assetRoot: assetRoot, canvasOverride: canvas, textMeasure: .renderer)
    (loader.memory, loader.showsFingers) = (memory, request.showsFingers)
    guard let bytes = request.bytes else { return try loader.load(path: request.path) }
    let folder = request.path.lastIndex(of: "/").map {
      $0 == request.path.startIndex ? "/" : String(request.path[..<$0])
    }
    return try loader.load(bytes: bytes, file: request.path, folder: folder ?? ".")
  }
}

/// A task's result.
private final class Outcome<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>>(.failure(CancellationError()))

  func set(_ value: Result<Value, any Error>) { result.withLock { $0 = value } }
  func get() throws -> Value { try result.withLock { $0 }.get() }
}
