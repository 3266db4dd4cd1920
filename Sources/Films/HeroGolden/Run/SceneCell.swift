import HeroGeometry
import HeroModel

/// One way of drawing a scene: on a device, in an appearance, in a direction of writing, at a text size; nil is the scene's own.
package struct SceneCell: Equatable, Sendable {
  /// A preset's name.
  package var device: String?
  package var appearance: Appearance?
  package var layoutDirection: LayoutDirection?
  /// The user's, which fonts of a text style follow.
  package var textSize: ContentSizeCategory?

  /// The scene as it is.
  package init() {}

  /// What a golden's name ends in: `@iphone-15-pro-dark-rtl-xl`; empty for the scene as it is.
  var suffix: String {
    let device = device.map { device in
      String(
        device.lowercased().unicodeScalars.map { $0.properties.isAlphabetic || "0"..."9" ~= $0 ? Character($0) : "-" }
      )
      .split(separator: "-").joined(separator: "-")
    }
    let words = [device, appearance?.rawValue, layoutDirection?.rawValue, textSize?.rawValue].compactMap(\.self)
    return words.isEmpty ? "" : "@\(words.joined(separator: "-"))"
  }

  /// All combinations, the first list's values outermost; an empty list leaves its part to the scene.
  package static func all(
    devices: [String], appearances: [Appearance], directions: [LayoutDirection], textSizes: [ContentSizeCategory]
  ) -> [SceneCell] {
    func choices<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values.map { $0 } }
    return choices(devices).flatMap { device in
      choices(appearances).flatMap { appearance in
        choices(directions).flatMap { direction in
          choices(textSizes).map { textSize in
            var cell = SceneCell()
            (cell.device, cell.appearance, cell.layoutDirection) = (device, appearance, direction)
            cell.textSize = textSize
            return cell
          }
        }
      }
    }
  }
}

extension DiscoveredScene {
  /// The scene drawn in another way, with a golden of its own.
  package func drawn(as cell: SceneCell) -> DiscoveredScene {
    DiscoveredScene(path: path, name: name + cell.suffix, cell: cell)
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
