/// A picture file's path and the scale that its name says: `icons/photo@2x.png`.
package struct ScaledName: Equatable, Sendable {
  /// The scales that names say, pixels per point.
  package static let scales = [1.0, 2, 3]
  /// Those of pictures, in the order in which a name without one is looked for.
  package static let pictureEndings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".heic", ".pdf", ".svg"]

  /// Without scale and ending: `icons/photo`.
  package var stem: String
  /// Pixels per point; 1 where the name says none.
  package var scale: Double
  /// With its point: `.png`; empty where there is none.
  package var ending: String

  /// Takes a path apart.
  package init(_ path: String) {
    let name = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let dot = path[name...].lastIndex(of: ".").flatMap { $0 == name ? nil : $0 } ?? path.endIndex
    ending = String(path[dot...])
    stem = String(path[..<dot])
    scale = 1
    for scale in Self.scales.dropFirst() where path[name..<dot].hasSuffix(Self.mark(scale)) {
      stem.removeLast(Self.mark(scale).count)
      self.scale = scale
      break
    }
  }

  package var path: String { stem + Self.mark(scale) + ending }

  /// The same picture at another scale.
  package func at(_ scale: Double) -> ScaledName {
    var name = self
    name.scale = scale
    return name
  }

  /// The scales in the order in which a screen of a scale takes them: the nearest at or above first, then the largest below.
  package static func order(for scale: Double) -> [Double] {
    scales.filter { $0 >= scale } + scales.filter { $0 < scale }.reversed()
  }

  private static func mark(_ scale: Double) -> String {
    scale == 1 ? "" : scale == scale.rounded() ? "@\(Int(scale))x" : "@\(scale)x"
  }
}
