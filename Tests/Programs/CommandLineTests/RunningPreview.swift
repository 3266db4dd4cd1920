import Foundation
import HeroJSON
import HeroTesting

/// A preview that runs, and its address.
struct RunningPreview {
  let process: Process
  let address: String

  init(_ arguments: [String], in folder: String) throws {
    let output = Pipe()
    process = try Program.start(["preview"] + arguments + ["--no-open", "--json"], in: folder, output: output)
    var line: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 { line.append(byte) }
    let ready = try JSONValue(parsing: line)
    address = try #require(ready["url"]?.text)
  }

  func end() {
    guard process.isRunning else { return }
    process.terminate()
    process.waitUntilExit()
  }
}

extension PreviewPageTests {
  /// Runs a preview in a folder that has these texts, and opens its page.
  func withPreview(
    _ arguments: [String] = ["s.json"], of texts: [String: String] = ["s.json": Self.scene], wantsMotion: Bool = false,
    body: (_ folder: String, _ browser: Browser) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      for (name, text) in texts {
        let file = URL(fileURLWithPath: "\(folder)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      let preview = try RunningPreview(arguments, in: folder)
      defer { preview.end() }
      let browser = try Browser.open(preview.address, wantsMotion: wantsMotion)
      defer { browser.close() }
      try body(folder, browser)
    }
  }
}
