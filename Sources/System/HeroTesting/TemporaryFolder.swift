import Foundation

/// Runs a body with a folder that is removed at the end.
package func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-\(UUID().uuidString)").path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

/// All names and contents of a folder.
package func contents(_ folder: String) throws -> [String: [UInt8]] {
  var files: [String: [UInt8]] = [:]
  for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
    files[name] = FileManager.default.contents(atPath: "\(folder)/\(name)").map { [UInt8]($0) }
  }
  return files
}
