import HeroGeometry
import HeroImage

/// A drawing of our own that stands for a symbol of iOS: SF Symbols may not be shipped.
///
/// Scenes name it as an image: `system:heart.fill`, `system:heart.fill@40` for a font of 40 points, or `system:heart.fill@40-bold`.
package struct SystemSymbol: Equatable, Sendable {
  /// As UIImage(systemName:) has it.
  package let name: String
  /// Of the font that it stands beside.
  package let points: Double
  /// How bold it is, 100…900 as fonts have it.
  package let weight: Int
  let drawing: SymbolDrawing

  /// The font's size where nobody says one, as UIKit has it.
  package static let standardPoints = 17.0
  /// Points that a symbol may be asked for.
  package static let sizes = 1.0...1000.0
  /// What is drawn for symbols that are not among the drawings.
  package static let placeholder = "square.dashed"

  /// Of fonts that are not bold.
  package static let regular = 400

  /// A symbol by its name; nil where there is no drawing of it.
  package init?(named name: String, points: Double = standardPoints, weight: Int = regular) {
    guard let drawing = SymbolDrawing.named(name) else { return nil }
    self.name = name
    self.points = points
    self.weight = weight
    self.drawing = drawing
  }

  /// The drawing of a symbol, else that of the symbol which its name begins with (`person` of `person.badge.plus`), else a dashed square.
  package static func standing(for name: String, points: Double = standardPoints, weight: Int = regular)
    -> SystemSymbol?
  {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)[...]
    while !parts.isEmpty {
      if let symbol = SystemSymbol(named: parts.joined(separator: "."), points: points, weight: weight) {
        return symbol
      }
      parts = parts.dropLast()
    }
    return SystemSymbol(named: placeholder, points: points, weight: weight)
  }

  /// What to say where another drawing stands for a symbol; nil where it has one.
  package static func warning(of name: String) -> String? {
    guard let symbol = standing(for: name), symbol.name != name else { return nil }
    let other = symbol.name == placeholder ? "a dashed square" : "'\(symbol.name)'"
    return "there is no drawing of the symbol '\(name)'; \(other) is drawn instead"
  }

  /// The names that can be drawn without `.fill`, `.slash`, `.circle` and `.square`, sorted.
  package static var names: [String] { SymbolTable.standard.drawings.keys.sorted() }

  /// Points.
  package var size: Size {
    let factor = points / Self.standardPoints
    return Size(width: drawing.width * factor, height: drawing.height * factor)
  }

  /// Of its picture, points: whole pixels.
  ///
  /// - Parameter scale: Pixels per point of the screen, > 0.
  package func pictureSize(scale: Double) -> Size {
    func whole(_ side: Double) -> Double { (side * scale - 1e-6).rounded(.up) / scale }
    return Size(width: whole(size.width), height: whole(size.height))
  }

  /// As a scene names it.
  package var path: String { Self.path(name, points: points, weight: weight) }

  /// A symbol as a scene names it.
  package static func path(_ name: String, points: Double = standardPoints, weight: Int = regular) -> String {
    // Quarters of a point are finer than anybody sees.
    let rounded = (points * 4).rounded() / 4
    let word = weights.first { $0.weight == weight && weight != regular }.map { "-\($0.name)" } ?? ""
    if rounded == standardPoints, word.isEmpty { return prefix + name }
    return "\(prefix)\(name)@\(Int(exactly: rounded).map(String.init) ?? "\(rounded)")\(word)"
  }

  private static let prefix = "system:"

  /// The name, size and weight that an image's path means; nil for paths of files.
  package static func reference(_ path: String) -> (name: String, points: Double, weight: Int)? {
    guard path.hasPrefix(prefix) else { return nil }
    let rest = path.dropFirst(prefix.count)
    guard let mark = rest.lastIndex(of: "@") else { return (String(rest), standardPoints, regular) }
    let parts = rest[rest.index(after: mark)...].split(separator: "-", omittingEmptySubsequences: false)
    let weight = parts.count == 2 ? weights.first { $0.name == parts[1] }?.weight : parts.count == 1 ? regular : nil
    guard let points = parts.first.flatMap({ Double($0) }), let weight else {
      return (String(rest), standardPoints, regular)
    }
    return (String(rest[..<mark]), points, weight)
  }

  /// UIImage.SymbolWeight: Interface Builder's names, the fonts' weights, and how wide lines are in parts of a regular symbol's, by eye.
  package static let weights: [(name: String, weight: Int, stroke: Double)] = [
    ("ultraLight", 100, 0.35), ("thin", 200, 0.55), ("light", 300, 0.78), ("regular", 400, 1), ("medium", 500, 1.2),
    ("semibold", 600, 1.4), ("bold", 700, 1.6), ("heavy", 800, 1.85), ("black", 900, 2.1),
  ]

  /// UIImage.SymbolScale: sizes in parts of a medium symbol's. Source: sizes that Interface Builder stores of symbols without a font.
  package static let scales = ["small": 0.79, "medium": 1, "large": 1.29]

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
    let stroke = Self.weights.first { $0.weight == weight }?.stroke ?? 1
    return try drawing.picture(width: Int(sides[0]), height: Int(sides[1]), stroke: stroke)
  }

  /// What it is drawn by, for digests.
  package var bytes: [UInt8] { Array("\(path) \(drawing.text)".utf8) }
}
