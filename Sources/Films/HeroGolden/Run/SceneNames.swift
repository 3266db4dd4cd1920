import HeroGeometry
import HeroModel

extension SceneMode {
  /// What a golden's name ends in: `@iphone-15-pro-landscape-dark-rtl-xl`; empty for the scene as it is.
  var suffix: String {
    let device = device.map { device in
      String(
        device.lowercased().unicodeScalars.map { $0.properties.isAlphabetic || "0"..."9" ~= $0 ? Character($0) : "-" }
      )
      .split(separator: "-").joined(separator: "-")
    }
    let words = [
      device, orientation?.rawValue, appearance?.rawValue, layoutDirection?.rawValue, textSize?.rawValue,
      isMotionReduced.map(Self.motionWord),
    ].compactMap(\.self)
    return words.isEmpty ? "" : "@\(words.joined(separator: "-"))"
  }
}

extension DiscoveredScene {
  /// The scene drawn in a mode, with a golden of its own.
  package func drawn(in mode: SceneMode) -> DiscoveredScene {
    DiscoveredScene(path: path, name: name + mode.suffix, mode: mode)
  }

  /// Whether the golden's name matches: a pattern with `*` as a whole, a word anywhere.
  package func matches(_ pattern: String) -> Bool {
    guard pattern.contains("*") else { return name.contains(pattern) }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else { return false }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
