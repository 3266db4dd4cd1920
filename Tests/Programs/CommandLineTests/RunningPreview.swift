import Foundation
import HeroJSON
import Testing

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
