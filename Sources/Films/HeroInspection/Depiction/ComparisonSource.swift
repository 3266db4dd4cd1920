import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster
import HeroRender
import TransitionEngine

/// Films side by side, each under its name, their steps aligned; a film whose step is over holds its end.
package struct ComparisonSource: FrameSource {
  /// What all show at a time.
  package struct Picture: Equatable, Sendable {
    let trees: [LayerTree]
  }

  /// The clock of the whole.
  package let alignment: StepAlignment
  private let films: [Film]
  private let sources: [FilmSource]
  private let looks: [FilmLook?]
  /// The names, over the whole width.
  private let title: Pixmap

  /// Pixels of the whole, and of the gaps between the films.
  package let (width, height): (Int, Int)
  private let gap: Int

  private static let paper = Color(red: 0.11, green: 0.11, blue: 0.12)
  /// Points.
  private static let (titleHeight, margin) = (28.0, 12.0)

  /// The source of several films.
  ///
  /// - Parameters:
  ///   - films: From left to right; the first one's scale is that of the names. At least one.
  ///   - names: Over each film, as many.
  ///   - frame: The body of its device around each. Default: none.
  /// - Throws: `RenderError.environment` when the rasterizer cannot be set up.
  package init(_ films: [Film], names: [String], frame: DeviceFrame? = nil) throws(RenderError) {
    self.films = films
    alignment = StepAlignment(films)
    (sources, looks) = try Self.sources(films, frame)
    let canvases = zip(films, looks).map { $1?.canvas ?? FilmCanvas($0.scene.canvas) }
    let scale = films[0].scene.canvas.scale
    let gap = Int((Self.margin * scale).rounded())
    let titleHeight = Int((Self.titleHeight * scale).rounded())
    self.gap = gap
    width = canvases.map(\.pixelWidth).reduce(0, +) + gap * (films.count - 1)
    height = titleHeight + (canvases.map(\.pixelHeight).max() ?? 0)
    let size = Size(width: Double(width) / scale, height: Double(titleHeight) / scale)
    var left = 0
    let labels = zip(names, canvases).map { name, canvas in
      defer { left += canvas.pixelWidth + gap }
      let (x, width) = (Double(left) / scale, Double(canvas.pixelWidth) / scale)
      return Annotation.label(
        name, frame: Rect(x: x + 8, y: 0, width: max(width - 16, 1), height: size.height), size: 13, weight: 600,
        color: .white, alignment: .center)
    }
    let tree = LayerTree(size: size, background: Self.paper, layers: labels)
    do { title = try Rasterizer(scale: scale, images: [], fonts: []).render(tree) } catch {
      throw .environment("the renderer cannot start: \(error)")
    }
  }

  private static func sources(
    _ films: [Film], _ frame: DeviceFrame?
  ) throws(RenderError) -> ([FilmSource], [FilmLook?]) {
    var (sources, looks): ([FilmSource], [FilmLook?]) = ([], [])
    for film in films {
      sources.append(try FilmSource(film: film))
      guard let frame else {
        looks.append(nil)
        continue
      }
      var style = FilmStyle()
      (style.frame, style.padding, style.backdrop) = (frame, margin, .color(paper))
      looks.append(try FilmLook(style, around: film.scene.canvas))
    }
    return (sources, looks)
  }

  /// What all show, at seconds of the whole.
  package func picture(at time: Double) -> Picture {
    Picture(trees: films.indices.map { films[$0].moment(at: alignment.time(time, ofFilm: $0)).tree })
  }

  /// Draws them beside each other.
  package func draw(_ picture: Picture) throws -> Pixmap {
    let pixmaps = try films.indices.map { index in
      let pixmap = try sources[index].draw(picture.trees[index])
      return looks[index]?.dress(pixmap) ?? pixmap
    }
    let paper = [Self.paper.red, Self.paper.green, Self.paper.blue, 1].map { UInt8(($0 * 255).rounded()) }
    let widest = max(pixmaps.map(\.width).max() ?? 0, gap)
    let blank = [[UInt8]](repeating: paper, count: widest).flatMap { $0 }
    var bytes = title.bytes
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<(height - title.height) {
      for (index, pixmap) in pixmaps.enumerated() {
        if index > 0 { bytes += blank[..<(gap * 4)] }
        let count = pixmap.width * 4
        bytes += row < pixmap.height ? pixmap.bytes[row * count..<(row + 1) * count] : blank[..<count]
      }
    }
    guard let whole = Pixmap(width: width, height: height, bytes: bytes) else {
      throw RenderError.environment("the films are too large to show side by side")
    }
    return whole
  }

  /// Refuses what is more work than a frame may take.
  package func check(_ picture: Picture) throws {
    for (source, tree) in zip(sources, picture.trees) { try source.check(tree) }
  }
}
