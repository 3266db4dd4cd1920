import Foundation
import HeroTesting

/// The files of the repository, by path from its root.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized.path
  /// A picture of 80×80 pixels.
  static let mosaic = path("scenes/matching/assets/mosaic.png")

  static func path(_ name: String) -> String { "\(root)/\(name)" }

  static func text(_ name: String) throws -> String { try read(path(name)) }
}

/// Runs a body with a folder that has these texts, by their names.
func withFiles(_ texts: [String: String], _ body: (String) throws -> Void) throws {
  try withTemporaryFolder { folder in
    for (name, text) in texts { try write(text, "\(folder)/\(name)") }
    try body(folder)
  }
}

/// Writes a text into a file; the folder is made.
func write(_ text: String, _ file: String) throws {
  let url = URL(fileURLWithPath: file)
  try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(text.utf8).write(to: url)
}

func read(_ file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

func bytes(_ file: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: file) }

/// The names in a folder, in order.
func names(_ folder: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
}
