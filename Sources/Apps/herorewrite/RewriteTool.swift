import Foundation
import HeroSources

/// Writes copies of an app's sources that compile here: `herorewrite --root FOLDER --into FOLDER [--sources LIST] [--classes FILE]...
/// [--missing MODULE]... [--app FILE] SOURCE...`.
@main
enum RewriteTool {
  static func main() {
    Watch.run {
      do {
        exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
      } catch {
        say("error: \(error)")
        exit(1)
      }
    }
  }

  private struct Usage: Error, CustomStringConvertible {
    let description: String
  }

  /// False where there are no copies. Errors that stand in the copies are the compiler's to fail with.
  private static func run(_ arguments: [String]) throws -> Bool {
    if arguments.count == 2, arguments[0] == "--leave-out" {
      FileHandle.standardOutput.write(try LeaveOutTool.run(arguments[1]))
      return true
    }
    var (root, into, files, classes, missing): (String?, String?, [String], [String], Set<String>) = (
      nil, nil, [], [], []
    )
    var leftOut: [String: [LeftOut]] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--root": root = rest.popFirst()
      case "--into": into = rest.popFirst()
      case "--sources": files += try rest.popFirst().map(text)?.split(separator: "\n").map(String.init) ?? []
      case "--classes": classes += rest.popFirst().map { [$0] } ?? []
      case "--app": leftOut = try rest.popFirst().map(LeaveOutTool.leftOut) ?? [:]
      case "--missing": missing.formUnion(rest.popFirst().map { [$0] } ?? [])
      default: files.append(argument)
      }
    }
    guard let root, let into, !root.isEmpty, !into.isEmpty else {
      throw Usage(
        description:
          "usage: herorewrite --root FOLDER --into FOLDER [--sources LIST] [--classes FILE]... [--missing MODULE]... [--app FILE] SOURCE..."
      )
    }
    let folder = root.hasSuffix("/") ? root : root + "/"
    let sources = try files.map { file in
      guard file.hasPrefix(folder), !file.contains("/../") else {
        throw Usage(
          description: "\(file): the source is outside of \(root); name it in a target whose folder contains it")
      }
      let path = String(file.dropFirst(folder.count))
      let source = AppSource(name: AppSource.copyName(of: path), path: file, text: try text(of: file))
      return LeavingOut.apply(leftOut[path] ?? [], to: source)
    }
    guard Set(sources.map(\.name)).count == sources.count else {
      throw Usage(description: "two of the sources are one, or their copies would be: \(root)")
    }
    let module = ModuleRewriter.rewrite(
      sources, below: try classes.map(text), missing: missing, begin: Watch.begin)
    for message in module.messages { say("\(message)") }
    guard !module.files.isEmpty else { return false }
    let target = URL(fileURLWithPath: into, isDirectory: true)
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    for file in module.files {
      let url = target.appendingPathComponent(file.name)
      // An unchanged copy keeps its date, and is not compiled again.
      if FileManager.default.contents(atPath: url.path) == Data(file.text.utf8) { continue }
      // One that is cut short is written again: the command has not ended.
      try Data(file.text.utf8).write(to: url)
    }
    return true
  }

  private static func text(of file: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Usage(description: "\(file): cannot be read")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Usage(description: "\(file): is not UTF-8: save it as UTF-8")
    }
    return text
  }

  private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
