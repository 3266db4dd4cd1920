import Foundation

/// The ffmpeg on the PATH, asked what it can do.
package struct InstalledFFmpeg: Sendable {
  package let path: String
  /// Such as `5.1.9-0+deb12u1`; nil when it does not say.
  package let version: String?
  /// What it encodes with, such as `libx264`.
  package let encoders: Set<String>

  /// Starts the program twice. Throws `RenderError.environment` when there is none.
  package init() throws(RenderError) {
    path = try FFmpeg.find(for: "a film")
    let words = Self.output(path, ["-version"]).split(separator: " ")
    version = words.count > 2 && words[1] == "version" ? String(words[2]) : nil
    // ` V....D libx264   libx264 H.264 / AVC …` behind a line of dashes.
    let lines = Self.output(path, ["-hide_banner", "-encoders"]).split(separator: "\n")
    encoders = Set(
      lines.drop { !$0.contains("------") }.dropFirst().compactMap {
        $0.split(separator: " ").dropFirst().first.map(String.init)
      })
  }

  private static func output(_ path: String, _ arguments: [String]) -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return "" }
    defer { process.waitUntilExit() }
    return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
