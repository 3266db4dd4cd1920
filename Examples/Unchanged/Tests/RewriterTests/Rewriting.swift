import Foundation
import Testing

/// What the rewriter makes of a module's files.
struct RewrittenModule {
  /// The text of each copy, in the files' order, then the generated file. Empty where there are errors.
  var files: [String] = []
  /// As a compiler says them.
  var messages: [String] = []
  /// `HeroAppClasses.txt`.
  var classes = ""
}

/// Runs the tool that the plugin runs over files in a folder of their own, which texts and messages call /app.
///
/// - Parameters:
///   - below: The lists of classes of modules that these files import.
///   - missing: Modules that are not there.
func rewrite(
  files: [(name: String, text: String)], below: [String] = [], missing: [String] = []
) throws -> RewrittenModule {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rewriter-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let (app, copies) = (folder.appendingPathComponent("app"), folder.appendingPathComponent("copies"))
  try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
  for file in files { try Data(file.text.utf8).write(to: app.appendingPathComponent(file.name)) }
  let tool = Process()
  // SwiftPM builds a plugin's tools beside the tests.
  tool.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("herorewrite-tool")
  let lists = try below.enumerated().map { number, text in
    let list = folder.appendingPathComponent("\(number).txt")
    try Data(text.utf8).write(to: list)
    return list.path
  }
  tool.arguments =
    ["--root", app.path, "--into", copies.path] + lists.flatMap { ["--classes", $0] }
    + missing.flatMap { ["--missing", $0] }
    + files.map { app.appendingPathComponent($0.name).path }
  let said = Pipe()
  tool.standardError = said
  try tool.run()
  let messages = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  tool.waitUntilExit()
  func shown(_ text: String) -> String { text.replacingOccurrences(of: app.path, with: "/app") }
  var module = RewrittenModule(messages: shown(messages).split(separator: "\n").map(String.init))
  guard tool.terminationStatus == 0 else { return module }
  module.files = try (files.map { "+" + $0.name } + ["HeroAppMembers.swift"]).map {
    shown(try String(contentsOf: copies.appendingPathComponent($0), encoding: .utf8))
  }
  module.classes = try String(contentsOf: copies.appendingPathComponent("HeroAppClasses.txt"), encoding: .utf8)
  return module
}

/// Rewrites files that are named A, B, ….
func rewrite(_ texts: [String]) throws -> RewrittenModule {
  try rewrite(files: zip("ABCD", texts).map { ("\($0).swift", $1) })
}

/// What the compiler, called as SwiftPM calls it, says of files' copies, by file and line, without where in it and below which path.
func compilerErrors(_ files: [String]) throws -> [String] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("compiled-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  let copies = try zip("ABCD", files).map { name, text in
    let copy = folder.appendingPathComponent("\(name).swift")
    try Data(text.utf8).write(to: copy)
    return copy.path
  }
  let compiler = Process()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = ["swiftc", "-parse-as-library", "-c", "-enable-batch-mode", "-module-name", "App"] + copies
  compiler.currentDirectoryURL = folder
  let said = Pipe()
  compiler.standardError = said
  compiler.standardOutput = said
  try compiler.run()
  let text = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  compiler.waitUntilExit()
  return Set(text.matches(of: #/(?m)^/app/(\w+\.swift:\d+):\d+: error: (.*)/#).map { "\($0.1) \($0.2)" }).sorted()
}

/// The lines of a file's copy, without the one that names the original.
func rewrittenLines(_ text: String) throws -> [String] {
  let module = try rewrite([text])
  guard let file = module.files.first else { return module.messages }
  return file.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
}

/// What the rewriter says of files that are named A, B, ….
func messages(_ texts: String...) throws -> [String] { try rewrite(texts).messages }
