import HeroImage
import HeroLayers
import HeroRaster
import TransitionEngine

/// Where frames come from: what shows at a time, and how that is drawn.
///
/// The two are apart so that a picture that equals the one before is not drawn twice.
package protocol FrameSource: Sendable {
  /// Everything that a frame shows; equal pictures give equal pixels.
  associatedtype Picture: Equatable

  /// What shows at a time in seconds.
  func picture(at time: Double) -> Picture

  /// Whether the same shows at two times in seconds and all between them, as far as that is known without working pictures out.
  func isStill(from start: Double, to end: Double) -> Bool

  /// Draws a picture; called from several threads at once.
  func draw(_ picture: Picture) throws -> Pixmap

  /// Draws a picture that `check` has let pass; the same pixels.
  func drawChecked(_ picture: Picture) throws -> Pixmap

  /// Throws what `draw` would throw, as far as that is known without drawing.
  func check(_ picture: Picture) throws

  /// The layers of a picture, for whoever holds many; nil when it should not be held.
  func size(of picture: Picture) -> Int?
}

extension FrameSource {
  /// Nothing is known without looking.
  package func isStill(from start: Double, to end: Double) -> Bool { false }

  /// Nothing is known without drawing.
  package func check(_ picture: Picture) throws {}

  /// Pictures are not held.
  package func size(of picture: Picture) -> Int? { nil }

  /// There is nothing to leave out.
  package func drawChecked(_ picture: Picture) throws -> Pixmap { try draw(picture) }
}

/// A film's frames, drawn with Cairo.
package struct FilmSource: FrameSource {
  private let film: Film
  private let rasterizer: Rasterizer

  /// The source of a film.
  ///
  /// Throws `RenderError.environment` when the rasterizer cannot be set up.
  package init(film: Film) throws(RenderError) {
    self.film = film
    let images = film.scene.images.map { ImageResource(file: $0.file, scale: $0.scale) }
    do {
      rasterizer = try Rasterizer(scale: film.scene.canvas.scale, images: images, fonts: film.scene.fonts)
    } catch {
      throw .environment("the renderer cannot start: \(error)")
    }
  }

  /// The layer tree at a time in seconds.
  package func picture(at time: Double) -> LayerTree { film.moment(at: time).tree }

  /// Whether a step of the timeline goes on in which nothing moves.
  package func isStill(from start: Double, to end: Double) -> Bool { film.isStill(from: start, to: end) }

  /// Draws a layer tree.
  package func draw(_ picture: LayerTree) throws -> Pixmap { try rasterizer.render(picture) }

  /// Draws a layer tree whose work is known to be bearable.
  package func drawChecked(_ picture: LayerTree) throws -> Pixmap { try rasterizer.render(picture, isMeasured: true) }

  /// Refuses a layer tree that is more work than a frame may take.
  package func check(_ picture: LayerTree) throws { _ = try work(picture) }

  /// The layers of the tree, those in its pictures not counted, which all frames share.
  package func size(of picture: LayerTree) -> Int? {
    func count(_ layers: [Layer]) -> Int { layers.reduce(layers.count) { $0 + count($1.children) } }
    return count(picture.below) + count(picture.layers)
  }

  /// Whether the canvas's background may show at any of these times, seconds ascending; false only where views surely cover the canvas.
  package func showsBackground(at times: [Double]) -> Bool {
    var last: Double?
    return times.contains { time in
      if let last, film.isStill(from: last, to: time) { return false }
      last = time
      return rasterizer.showsBackground(of: picture(at: time))
    }
  }

  /// The work that drawing a layer tree takes; throws when it is more than a frame may take.
  package func work(_ picture: LayerTree) throws(RasterError) -> FrameWork { try rasterizer.measure(picture) }
}
