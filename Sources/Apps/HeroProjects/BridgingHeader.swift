import HeroFiles

/// Modules that a bridging header brings to all Swift files of a target (`SWIFT_OBJC_BRIDGING_HEADER`).
enum BridgingHeader {
  /// The names that its lines may mean, in their order: `@import Pier;`, `#import <Pier/Pier.h>`, and `#import "Pier.h"`, which may also be a header
  /// of the app's own.
  ///
  /// - Returns: None for a file that cannot be read.
  static func modules(of path: String) -> [String] {
    guard let bytes = FileSystem.bytes(of: path) else { return [] }
    return modules(in: String(decoding: bytes, as: UTF8.self))
  }

  static func modules(in text: String) -> [String] {
    var found: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      guard let match = line.firstMatch(of: #/^\s*(?:@import\s+(\w+)|#\s*(?:import|include)\s+[<"](\w+)[\/.])/#),
        let name = (match.1 ?? match.2).map(String.init), !found.contains(name)
      else { continue }
      found.append(name)
    }
    return found
  }
}
