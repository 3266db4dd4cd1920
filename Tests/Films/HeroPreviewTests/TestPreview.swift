import Foundation
import HeroImage
import HeroJSON
import HeroModel
import HeroRender
import HeroScene
import HeroTesting

@testable import HeroPreview

/// A preview of files in a folder of its own, on a free port.
struct TestPreview {
  let folder: String
  let server: PreviewServer
  let client: Client

  /// Runs a body with a preview of some files and links to others; `path` is below the folder, empty for all of it.
  static func with(
    _ files: [String: String] = ["s.json": TestScenes.square()], links: [String: String] = [:], path: String = "s.json",
    golden: String? = nil,
    keptBytes: Int = 64 << 20, limits: Connection.Limits = Connection.Limits(),
    _ body: (TestPreview) async throws -> Void
  ) async throws {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
    let folder = parent.appendingPathComponent("scenes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for (name, target) in links { expectEqual(symlink(target, "\(folder.path)/\(name)"), 0) }
    var options = PreviewOptions(
      path: path.isEmpty ? folder.path : "\(folder.path)/\(path)", golden: golden.map { "\(parent.path)/\($0)" },
      keptBytes: keptBytes
    ) { request throws(SceneError) in
      let canvas = CanvasOverride(request.mode, scale: request.scale)
      let loader = SceneLoader(canvasOverride: canvas, textMeasure: .renderer)
      guard let bytes = request.bytes else { return try loader.load(path: request.path) }
      return try loader.load(bytes: bytes, file: request.path, folder: folder.path)
    }
    // No test starts an editor of the machine.
    options.editor = "herorender-no-editor"
    let server = try await PreviewServer(options, port: 0, limits: limits)
    let preview = TestPreview(
      folder: folder.path, server: server,
      client: Client(port: server.port, root: "/\(server.url.split(separator: "/")[2])/"))
    do {
      try await withTaskExecutorPreference(OwnThread()) { try await body(preview) }
    } catch {
      await server.stop()
      throw error
    }
    await server.stop()
  }

  /// Writes as editors do: beside the file, then renamed.
  func write(_ text: String, _ name: String = "s.json") throws {
    let new = "\(folder)/.new"
    try Data(text.utf8).write(to: URL(fileURLWithPath: new))
    expectEqual(rename(new, "\(folder)/\(name)"), 0)
  }

  func text(_ name: String = "s.json") throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  /// What a film is now.
  func film(_ id: Int = 0) throws -> JSONValue { try client.json("api/films/\(id)") }

  /// The saved variant of the first film.
  func variant() throws -> String { try #require(try film()["variant"]?.text) }

  /// A frame of the variant that a document tells of.
  func picture(_ document: JSONValue, frame: Int = 0) throws -> Pixmap {
    let variant = try #require(document["variant"]?.text)
    return try ImageDecoder.decode(try client.ask("api/films/0/\(variant)/frames/\(frame).png").body)
  }

  /// The first film with other modifiers of a view; `query` is the mode in which it is shown.
  func tried(_ view: String, _ modifiers: String, query: String = "") throws -> (status: Int, json: JSONValue) {
    let edit: JSONValue = ["view": .string(view), "modifiers": .string(modifiers)]
    return try client.post("api/films/0/try\(query)", ["edits": .array([edit])])
  }
}

/// Runs a test that waits for answers beside the few threads that the server answers on: two who waited there on a machine of two cores
/// would wait for ever.
private final class OwnThread: TaskExecutor {
  private let queue = DispatchQueue(label: "test")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Scenes of the tests, of 8×8 points.
enum TestScenes {
  /// A square on white goes from (0, 0) to (4, 4) in 0.1 s, linearly.
  static func square(
    modifiers: String = "\"duration(0.1) timingFunction(linear)\"", color: String = "#ff0000"
  ) -> String {
    """
    { "version": 1, "canvas": { "width": 8, "height": 8, "scale": 1 }, "root": "a",
      "screens": {
        "a": { "view": { "backgroundColor": "#ffffff", "subviews": [
          { "name": "s", "frame": [0, 0, 2, 2], "heroID": "s", "backgroundColor": "\(color)" } ] } },
        "b": { "view": { "backgroundColor": "#ffffff", "subviews": [
          // tuned
          { "name": "s", "frame": [4, 4, 2, 2], "heroID": "s", "backgroundColor": "\(color)",
            "heroModifiers": \(modifiers) } ] } } },
      "timeline": [ { "present": "b", "animation": "none" }, { "wait": 0.05 } ] }
    """
  }
}
