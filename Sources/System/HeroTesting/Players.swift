import Foundation

/// A file of the environment that `make players` has made, or HERORENDER_PLAYERS names.
package func fileOfPlayers(_ name: String) -> String {
  let made = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".build/players").path
  return "\(ProcessInfo.processInfo.environment["HERORENDER_PLAYERS"] ?? made)/\(name)"
}
