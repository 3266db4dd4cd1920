import HeroFiles
import HeroModel
import HeroRender
import TransitionEngine

/// What stands for a film among others: a still and a short animated picture, both small. They show the part that the film's style shows,
/// else the first transition with what rests before and after it.
package struct FilmThumbnail: Sendable {
  private let film: Film
  private let file: String
  private let style: FilmStyle
  private let threads: Int

  /// The longer side, pixels at most; a card shows it in fewer points.
  static let side = 320.0
  private static let rate = FrameRate(numerator: 15) ?? .standard
  private static let quality = 60
  /// Seconds for which the last picture stays before it begins anew.
  private static let hold = 0.5

  /// Prepares to draw one; the look around the film is left out.
  package init(film: Film, file: String, style: FilmStyle, threads: Int) throws(SceneError) {
    let canvas = film.scene.canvas
    let scale = min(canvas.scale, Self.side / max(canvas.size.width, canvas.size.height, 1))
    self.film = try film.scaled(to: scale, file: file)
    self.file = file
    self.threads = threads
    var small = style
    (small.frame, small.padding, small.backdrop, small.title) = (nil, nil, nil, nil)
    (small.loop, small.quality, small.hold) = (.forever, Self.quality, Self.hold)
    if small.transition == nil, small.from == nil, small.to == nil, let first = film.transitions.first {
      small.transition = .index(first.index)
    }
    self.style = small
  }

  /// Writes the still, NAME.png: of the first transition that shows its middle.
  package func writeStill(to path: String, cancellation: Cancellation = Cancellation()) throws {
    let cut = try FilmCut(of: film, style)
    let shows = film.transitions.first { $0.start >= cut.start && $0.start <= cut.end }
    let middle = shows.map { $0.start + $0.duration / 2 }
    var production = production(path: path, target: .picture(path))
    let shown = min(middle ?? cut.start, cut.end)
    production.choice = .moment(.seconds((shown - cut.start) / cut.speed))
    try run(production, cancellation)
  }

  /// Writes the animated picture, NAME.webp.
  package func writeMoving(to path: String, cancellation: Cancellation = Cancellation()) throws {
    try run(production(path: path, target: .film(path, .webp)), cancellation)
  }

  private func production(path: String, target: OutputTarget) -> FilmProduction {
    var production = FilmProduction(film: film, file: file, style: style, targets: [target], rate: Self.rate)
    production.threads = threads
    return production
  }

  private func run(_ production: FilmProduction, _ cancellation: Cancellation) throws {
    guard try production.make(cancellation: cancellation) == nil else { throw RenderError.stopped }
  }
}
