import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster

/// The words above a film: where they stand, and how they are told from what is under them.
struct FilmTitle {
  /// Points that are kept free above the film.
  let height: Double
  /// Where the words may stand, points of the whole surface.
  private var frame = Rect.zero
  /// What they take of it, points.
  private let size: Size
  private let contents: TextContents
  private let font: Double

  /// Lines of a title; a film that is too narrow for its words would be more title than film.
  private static let mostLines = 10
  /// Points from the surface's sides.
  private static let margin = 8.0
  private static let ink = Color(red: 0.11, green: 0.11, blue: 0.12)
  /// The least contrast of large letters. Source: WCAG 2.2, 1.4.3.
  private static let leastContrast = 3.0
  /// The part of what is under the words that may have less.
  private static let spared = 0.05
  /// Pixels that are looked at in a row and in a column, about.
  private static let mostSamples = 64
  /// How much of what is under the words the plate behind them hides, where neither black nor white contrasts with all of it.
  private static let plateOpacity = 0.7

  /// Breaks the words into lines.
  ///
  /// - Parameters:
  ///   - font: Points.
  ///   - width: Of the whole surface, points.
  /// - Throws: `RenderError.usage` for more lines than a title may have.
  init(_ text: String, font: Double, width: Double, scale: Double, fonts: [String]) throws(RenderError) {
    var contents = TextContents(text: text, font: Font(size: font, weight: 600), color: Self.ink)
    (contents.alignment, contents.numberOfLines) = (.center, 0)
    let room = max(width - 2 * Self.margin, 1)
    do { size = try TextMeter(fonts: fonts).size(of: contents, width: room, scale: scale) } catch {
      throw .environment("the title cannot be drawn: \(error)")
    }
    let lines = max(Int((size.height / contents.font.lineHeight).rounded()), 1)
    guard lines <= Self.mostLines else {
      throw .usage(
        "the title '\(text.prefix(20))…' takes \(lines) lines in the \(Decimals.compact(room)) points that the film and "
          + "its padding are wide; \(Self.mostLines) are the most: shorten it, or give more --padding")
    }
    // Whole pixels, so that the film begins at one.
    height = ((font * 2 + Double(lines - 1) * contents.font.lineHeight) * scale).rounded() / scale
    (self.contents, self.font) = (contents, font)
  }

  /// Puts the words between a surface's upper edge and the film.
  mutating func place(in width: Double, padding: Double) {
    frame = Rect(
      x: Self.margin, y: padding / 2, width: max(width - 2 * Self.margin, 1), height: height + padding / 4)
  }

  /// The words over a ground, black or white, on a plate of the other where neither contrasts with enough of it.
  ///
  /// - Parameters:
  ///   - ground: What is under them, the whole surface.
  ///   - scale: Its pixels per point.
  func layers(over ground: Pixmap, scale: Double) -> [Layer] {
    let box = Rect(
      x: frame.center.x - size.width / 2, y: frame.center.y - size.height / 2, width: size.width, height: size.height)
    let under = Self.colors(of: ground, in: box, scale: scale)
    let (white, dark) = (Self.contrast(of: .white, with: under), Self.contrast(of: Self.ink, with: under))
    // Where all is well the middle of the luma (BT.709) decides: people expect white on red.
    let isDarkGround = !under.isEmpty && under.reduce(0) { $0 + $1.luma } / Double(under.count) < 0.5
    let isWhite =
      min(white, dark) < Self.leastContrast && max(white, dark) >= Self.leastContrast ? white > dark : isDarkGround
    var contents = contents
    contents.color = isWhite ? .white : Self.ink
    var words = Layer(path: "title", position: frame.center, bounds: Rect(origin: .zero, size: frame.size))
    words.contents = LayerContents(.text(contents))
    guard max(white, dark) < Self.leastContrast else { return [words] }
    let edge = font * 0.4
    var plate = Layer(
      path: "title's plate", position: box.center,
      bounds: Rect(x: 0, y: 0, width: box.size.width + 2 * edge, height: box.size.height + edge))
    plate.backgroundColor = (isWhite ? Self.ink : .white).withAlpha(Self.plateOpacity)
    plate.cornerRadius = min(edge, plate.bounds.size.height / 2)
    return [plate, words]
  }

  /// Colours of a place's pixels, evenly taken, without those that show nothing.
  private static func colors(of ground: Pixmap, in box: Rect, scale: Double) -> [Color] {
    func pixels(_ from: Double, _ to: Double, _ count: Int) -> StrideTo<Int> {
      let first = min(max(Int((from * scale).rounded(.down)), 0), count)
      let end = min(max(Int((to * scale).rounded(.up)), first), count)
      return stride(from: first, to: end, by: max((end - first) / mostSamples, 1))
    }
    let columns = pixels(box.minX, box.maxX, ground.width)
    return pixels(box.minY, box.maxY, ground.height).flatMap { row in
      columns.compactMap { column -> Color? in
        let place = (row * ground.width + column) * 4
        func part(_ channel: Int) -> Double { Double(ground.bytes[place + channel]) / 255 }
        return ground.bytes[place + 3] == 0 ? nil : Color(red: part(0), green: part(1), blue: part(2))
      }
    }
  }

  /// The contrast that all but a few of some colours have with another at least; all of it where there are none.
  private static func contrast(of color: Color, with others: [Color]) -> Double {
    let contrasts = others.map { color.contrast(with: $0) }.sorted()
    return contrasts.isEmpty ? .infinity : contrasts[Int(Double(contrasts.count) * spared)]
  }
}

extension Color {
  /// BT.709's, of the components as they are stored.
  fileprivate var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// How far the brighter of two colours is above the darker, 1…21. Source: WCAG 2.2, "contrast ratio" and "relative luminance".
  fileprivate func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
