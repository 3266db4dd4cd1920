import Foundation
import HeroSources
import Testing

/// What the rewriter makes of a module's files.
struct Rewritten {
  /// The text of each copy, in the files' order, then the generated file. Empty where there are errors of syntax.
  let files: [String]
  /// As a compiler says them.
  let messages: [String]
  /// `HeroAppClasses.txt`.
  let classes: String
}

/// Rewrites files of the folder /app.
///
/// - Parameters:
///   - below: The lists of classes of modules that these files import.
///   - missing: Modules that are not there.
func rewrite(
  files: [(name: String, text: String)], below: [String] = [], missing: Set<String> = []
) -> Rewritten {
  let sources = files.map { AppSource(name: AppSource.copyName(of: $0.name), path: "/app/\($0.name)", text: $0.text) }
  let module = ModuleRewriter.rewrite(sources, below: below, missing: missing)
  return Rewritten(
    files: module.files.dropLast().map(\.text), messages: module.messages.map(\.description),
    classes: module.files.last?.text ?? "")
}

/// Rewrites files that are named A, B, ….
func rewrite(_ texts: [String]) -> Rewritten {
  rewrite(files: zip("ABCD", texts).map { ("\($0).swift", $1) })
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
func rewrittenLines(_ text: String) -> [String] {
  let module = rewrite([text])
  guard let file = module.files.first else { return module.messages }
  return file.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
}

/// What the rewriter says of files that are named A, B, ….
func messages(_ texts: String...) -> [String] { rewrite(texts).messages }

/// Whether a module's copies hold texts: of each the number of its file.
func expectTexts(
  _ module: Rewritten, _ texts: (file: Int, text: String)..., sourceLocation: SourceLocation = #_sourceLocation
) {
  for (file, text) in texts {
    #expect(module.files[file].contains(text), sourceLocation: sourceLocation)
  }
}

/// A source that is its own copy.
func appSource(_ text: String, _ name: String = "A.swift") -> AppSource {
  AppSource(name: name, path: name, text: text)
}

/// What a source goes without after errors at places of it, besides what it went without before.
func leftOut(
  _ source: AppSource, _ errors: [(line: Int, column: Int, text: String)], _ known: [LeftOut] = []
) -> [LeftOut] {
  let all = errors.map { CompileError(file: source.name, line: $0.line, column: $0.column, text: $0.text) }
  return LeavingOut.extend(known, by: all, in: [source]).leftOut
}
