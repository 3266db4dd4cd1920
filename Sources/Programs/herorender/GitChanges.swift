import Foundation
import HeroFiles
import HeroRender

/// What git says has changed since a revision, committed or not.
struct GitChanges {
  /// Real paths.
  private let files: Set<String>

  /// Asks git about the repository that the current folder is in.
  ///
  /// - Throws: `RenderError.usage` with git's words: no repository, no such revision.
  init(since revision: String) throws(RenderError) {
    guard !revision.hasPrefix("-") else { throw .usage("--changed-since takes a revision, not '\(revision)'") }
    let root = try Self.git(["rev-parse", "--show-toplevel"]).trimmed
    // What is renamed has changed in both places.
    let changed = try Self.git(["-C", root, "diff", "--name-only", "--no-renames", "-z", revision, "--"])
    let new = try Self.git(["-C", root, "ls-files", "--others", "--exclude-standard", "-z"])
    let base = FileSystem.resolved(root) ?? root
    files = Set((changed.text + new.text).split(separator: "\0").map { FilePath.join(base, String($0)) })
  }

  /// Whether one of the files, or anything in one of the folders, has changed.
  func touches(files paths: [String], folders: [String]) -> Bool {
    if paths.contains(where: { files.contains(FileSystem.resolved($0) ?? $0) }) { return true }
    let folders = folders.map {
      (FileSystem.resolved($0) ?? FilePath.join(FileManager.default.currentDirectoryPath, $0)) + "/"
    }
    return files.contains { file in folders.contains { file.hasPrefix($0) } }
  }

  private struct Answer {
    let text: String
    var trimmed: String { text.split(whereSeparator: \.isNewline).first.map(String.init) ?? "" }
  }

  private static func git(_ arguments: [String]) throws(RenderError) -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw .environment("--changed-since needs git: \(error.localizedDescription)") }
    // Its complaints are a few lines, which a pipe holds.
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let line = complaint.split(whereSeparator: \.isNewline).first.map(String.init) ?? "git failed"
      throw process.terminationStatus == 127
        ? .environment("--changed-since needs git") : .usage("--changed-since: \(line)")
    }
    return Answer(text: text)
  }
}
