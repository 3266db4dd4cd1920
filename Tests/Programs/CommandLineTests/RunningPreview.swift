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
  /// Runs a preview in a folder that has these texts, and opens its page: one film's is waited for. In the end nothing went wrong on the
  /// page but what has the text of a fault.
  func withPreview(
    _ arguments: [String] = ["s.json"], of texts: [String: String] = ["s.json": Self.scene], wantsMotion: Bool = false,
    size: (width: Int, height: Int)? = nil, fault: String = "no fault",
    body: (_ folder: String, _ browser: Browser) throws -> Void
  ) throws {
    try withFiles(texts) { folder in
      let preview = try RunningPreview(arguments, in: folder)
      defer { preview.end() }
      let browser = try Browser.open(preview.address, wantsMotion: wantsMotion)
      defer { browser.close() }
      if let size { try browser.resize(size.width, size.height) }
      if texts.count == 1 { try browser.wait(until: Self.isDrawn + (wantsMotion ? "" : " && \(Self.isCurrent)")) }
      try body(folder, browser)
      expectEqual(browser.findings.problems.filter { !$0.contains(fault) }, [])
    }
  }
}
