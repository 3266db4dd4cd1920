import HeroGeometry
import HeroLayers
import HeroModel
import HeroRaster

/// What a film's clock and progress bar tell of.
package struct FilmMarks: Sendable {
  /// In film order.
  package var steps: [PlayerNotes.Step]
  /// Of each transition, seconds of the film.
  package var transitions: [Range<Double>]

  /// Nothing to tell of.
  package init(steps: [PlayerNotes.Step] = [], transitions: [Range<Double>] = []) {
    (self.steps, self.transitions) = (steps, transitions)
  }
}

/// What is said under a film, on a ground of its own as wide as the whole: how far the transition is, the time with the step, and a caption.
struct FilmFooter: Sendable {
  /// Points, whole pixels.
  let height: Double
  private let width: Double
  private let font: Double
  /// Points from above: the bar, and with the clock all that changes.
  private let (barHeight, meterHeight): (Double, Double)
  private let caption: TextContents?
  private let marks: FilmMarks

  /// Lines of a caption; the rest is cut off behind an ellipsis.
  private static let mostLines = 3
  /// Points from the surface's sides.
  private static let margin = 8.0
  static let ground = Color(red: 0.11, green: 0.11, blue: 0.12)
  static let track = Color(red: 0.28, green: 0.28, blue: 0.3)
  static let bar = Color(red: 0.04, green: 0.52, blue: 1)
  /// The room of a time, `123.45 s`, in font sizes.
  private static let timeWidth = 5.0
  /// The least room of a step's name, in font sizes.
  private static let leastStepWidth = 6.0

  /// Breaks the caption into lines; nil where a style has no footer.
  ///
  /// - Parameters:
  ///   - font: Points.
  ///   - width: Of the whole surface, points.
  init?(
    _ style: FilmStyle, font: Double, width: Double, scale: Double, fonts: [String], marks: FilmMarks
  ) throws(RenderError) {
    guard style.hasFooter else { return nil }
    func whole(_ points: Double) -> Double { (points * scale).rounded(.up) / scale }
    (self.width, self.font, self.marks) = (width, font, marks)
    barHeight = style.showsProgress ? whole(max(font * 0.3, 2)) : 0
    meterHeight = barHeight + (style.showsClock ? whole(font * 2) : 0)
    guard let text = style.caption else {
      (height, caption) = (meterHeight, nil)
      return
    }
    var contents = TextContents(text: text, font: Font(size: font, weight: 500), color: .white)
    (contents.alignment, contents.numberOfLines) = (.center, Self.mostLines)
    let size: Size
    do { size = try TextMeter(fonts: fonts).size(of: contents, width: Self.room(width), scale: scale) } catch {
      throw .environment("the caption cannot be drawn: \(error)")
    }
    (height, caption) = (meterHeight + whole(size.height + font), contents)
  }

  private static func room(_ width: Double) -> Double { max(width - 2 * margin, 1) }

  /// What stays: the ground, and the caption on it.
  ///
  /// - Parameter top: Where it begins on the whole surface, points.
  func layers(from top: Double) -> [Layer] {
    let ground = Self.box(Rect(x: 0, y: top, width: width, height: height), Self.ground)
    guard let caption else { return [ground] }
    let frame = Rect(
      x: Self.margin, y: top + meterHeight, width: Self.room(width), height: height - meterHeight)
    return [ground, Self.words(caption, in: frame)]
  }

  /// What changes, as large as the surface is wide and without the caption, at seconds of the film; nil where nothing does.
  func meter(at time: Double) -> LayerTree? {
    guard meterHeight > 0 else { return nil }
    var layers: [Layer] = []
    if barHeight > 0 {
      let part = marks.transitions.last { $0.contains(time) }.map {
        (time - $0.lowerBound) / ($0.upperBound - $0.lowerBound)
      }
      layers.append(Self.box(Rect(x: 0, y: 0, width: width, height: barHeight), Self.track))
      if let part, part > 0 {
        layers.append(Self.box(Rect(x: 0, y: 0, width: width * part, height: barHeight), Self.bar))
      }
    }
    if meterHeight > barHeight { layers += clock(at: time) }
    return LayerTree(size: Size(width: width, height: meterHeight), background: Self.ground, layers: layers)
  }

  /// The time at the left, and the step at the right where there is room.
  private func clock(at time: Double) -> [Layer] {
    let row = Rect(
      x: Self.margin, y: barHeight, width: Self.room(width), height: meterHeight - barHeight)
    let font = Font(size: self.font, weight: 500)
    let timeWidth = min(Self.timeWidth * self.font, row.size.width)
    var contents = TextContents(text: "\(Decimals.fixed(time, 2)) s", font: font, color: .white)
    contents.alignment = .left
    let words = Self.words(
      contents, in: Rect(x: row.minX, y: row.minY, width: timeWidth, height: row.size.height))
    let rest = row.size.width - timeWidth
    guard let step = marks.steps.last(where: { $0.start <= time }), rest >= Self.leastStepWidth * self.font else {
      return [words]
    }
    contents.text = step.title
    contents.alignment = .right
    return [
      words,
      Self.words(contents, in: Rect(x: row.minX + timeWidth, y: row.minY, width: rest, height: row.size.height)),
    ]
  }

  private static func words(_ contents: TextContents, in frame: Rect) -> Layer {
    var layer = Layer(path: "footer", position: frame.center, bounds: Rect(origin: .zero, size: frame.size))
    layer.contents = LayerContents(.text(contents))
    return layer
  }

  private static func box(_ frame: Rect, _ color: Color) -> Layer {
    var layer = Layer(path: "footer", position: frame.center, bounds: Rect(origin: .zero, size: frame.size))
    layer.backgroundColor = color
    return layer
  }
}
