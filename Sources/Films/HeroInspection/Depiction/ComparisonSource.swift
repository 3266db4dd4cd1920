import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

/// Films in one picture, their steps aligned; a film whose step is over holds its end.
package struct ComparisonSource: FrameSource {
  /// What all show at a time, and what the time adds to that.
  package struct Picture: Equatable, Sendable {
    let trees: [LayerTree]
    let place: Int
  }

  /// The clock of the whole.
  package let alignment: StepAlignment
  private let films: [Film]
  private let sources: [FilmSource]
  private let looks: [FilmLook?]
  private let layout: ComparisonLayout

  /// Pixels of the whole.
  package var width: Int { layout.width }
  package var height: Int { layout.height }

  private static let paper = Color(red: 0.11, green: 0.11, blue: 0.12)
  /// Points around a device.
  private static let margin = 12.0

  /// The source of several films.
  ///
  /// - Parameters:
  ///   - films: From left to right; the first one's scale is that of the names. At least one.
  ///   - names: Over each film, as many.
  ///   - arrangement: Default: side by side; the others take two films.
  ///   - frame: The body of its device around each. Default: none.
  /// - Throws: `RenderError.usage` for films that do not lie over each other, `environment` when the rasterizer cannot be set up.
  package init(
    _ films: [Film], names: [String], as arrangement: ComparisonArrangement = .sideBySide, frame: DeviceFrame? = nil
  ) throws(RenderError) {
    self.films = films
    alignment = StepAlignment(films)
    (sources, looks) = try Self.sources(films, frame)
    let canvases = zip(films, looks).map { $1?.canvas ?? FilmCanvas($0.scene.canvas) }
    layout = try ComparisonLayout(
      arrangement, names: names, sizes: canvases.map { ($0.pixelWidth, $0.pixelHeight) },
      scale: films[0].scene.canvas.scale)
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
    Picture(
      trees: films.indices.map { films[$0].moment(at: alignment.time(time, ofFilm: $0)).tree },
      place: layout.place(at: time))
  }

  /// Draws them together.
  package func draw(_ picture: Picture) throws -> Pixmap {
    let pixmaps = try films.indices.map { index in
      let pixmap = try sources[index].draw(picture.trees[index])
      return looks[index]?.dress(pixmap) ?? pixmap
    }
    return try layout.draw(pixmaps, place: picture.place)
  }

  /// Refuses what is more work than a frame may take.
  package func check(_ picture: Picture) throws {
    for (source, tree) in zip(sources, picture.trees) { try source.check(tree) }
  }
}
