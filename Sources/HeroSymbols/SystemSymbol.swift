import HeroGeometry
import HeroImage

/// A drawing of our own that stands for a symbol of iOS: SF Symbols may not be shipped.
///
/// Scenes name it as an image: `system:heart.fill`, or `system:heart.fill@40` for a font of 40 points.
package struct SystemSymbol: Equatable, Sendable {
  /// As UIImage(systemName:) has it.
  package let name: String
  /// Of the font that it stands beside.
  package let points: Double
  let drawing: SymbolDrawing

  /// The font's size where nobody says one, as UIKit has it.
  package static let standardPoints = 17.0
  /// Points that a symbol may be asked for.
  package static let sizes = 1.0...1000.0
  /// What is drawn for symbols that are not among the drawings.
  package static let placeholder = "square.dashed"

  /// A symbol by its name; nil where there is no drawing of it.
  package init?(named name: String, points: Double = standardPoints) {
    guard let drawing = SymbolDrawing.named(name) else { return nil }
    self.name = name
    self.points = points
    self.drawing = drawing
  }

  /// The names that can be drawn without `.fill`, `.circle` and `.square`, sorted.
  package static var names: [String] { SymbolDrawing.table.keys.sorted() }

  /// Points.
  package var size: Size {
    let factor = points / Self.standardPoints
    return Size(width: drawing.width * factor, height: drawing.height * factor)
  }

  /// As a scene names it.
  package var path: String { Self.path(name, points: points) }

  /// A symbol as a scene names it.
  package static func path(_ name: String, points: Double = standardPoints) -> String {
    // Quarters of a point are finer than anybody sees.
    let rounded = (points * 4).rounded() / 4
    if rounded == standardPoints { return prefix + name }
    return "\(prefix)\(name)@\(Int(exactly: rounded).map(String.init) ?? "\(rounded)")"
  }

  private static let prefix = "system:"

  /// The name and size that an image's path means; nil for paths of files.
  package static func reference(_ path: String) -> (name: String, points: Double)? {
    guard path.hasPrefix(prefix) else { return nil }
    let rest = path.dropFirst(prefix.count)
    guard let mark = rest.lastIndex(of: "@"), let points = Double(rest[rest.index(after: mark)...]) else {
      return (String(rest), standardPoints)
    }
    return (String(rest[..<mark]), points)
  }

  /// The drawing in black, which is meant to be painted in a tint by its alpha.
  ///
  /// - Parameter scale: Pixels per point, > 0.
  ///
  /// Throws `ImageError` for what has more pixels than are held whole.
  package func picture(scale: Double) throws(ImageError) -> Pixmap {
    let sides = [size.width, size.height].map { ($0 * scale - 1e-6).rounded(.up) }
    guard sides.allSatisfy({ $0 >= 1 && $0 <= Double(ImageDecoder.maximumSide) }),
      sides[0] * sides[1] <= Double(ImageDecoder.maximumWholeArea)
    else { throw .unreadable("the symbol '\(name)' has too many pixels or none in a size of \(points) points") }
    return try drawing.picture(width: Int(sides[0]), height: Int(sides[1]))
  }

  /// What it is drawn by, for digests.
  package var bytes: [UInt8] { Array("\(path) \(drawing.text)".utf8) }
}
