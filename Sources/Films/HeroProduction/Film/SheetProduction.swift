import HeroGeometry
import HeroImage
import HeroInspection
import HeroModel
import HeroRender
import TransitionEngine

/// A contact sheet as a film's style has it: of the part that is shown, with a device around each moment, and on a ground.
package struct SheetProduction {
  package let film: Film
  package let sheet: ContactSheet
  private let style: FilmStyle

  /// More pixels than this are more than a picture viewer opens.
  private static let mostPixels = 200_000_000.0

  /// Prepares a sheet.
  ///
  /// - Throws: `RenderError.usage` for parts that the film does not have, and for moments that lie in none of its transitions.
  package init(_ sheet: ContactSheet, of film: Film, style: FilmStyle) throws(RenderError) {
    var (sheet, style) = (sheet, style)
    sheet.frame = style.frame
    if case .times(let times)? = sheet.moments {
      let clock = FrameClock(duration: film.duration, rate: .standard)
      for time in times { _ = try clock.time(of: .seconds(time), option: "--moments") }
      let isShown = sheet.plans(of: film).contains { plan in
        times.contains { plan.start <= $0 && $0 <= plan.start + plan.duration }
      }
      guard isShown || film.transitions.isEmpty else {
        throw .usage("none of --moments is in a transition; `herorender inspect` prints their times")
      }
    }
    sheet.cut = try FilmCut(of: film, style)
    // A sheet shows many moments.
    (style.frame, style.showsClock, style.showsProgress) = (nil, false, false)
    (self.film, self.sheet, self.style) = (film, sheet, style)
  }

  /// Draws it.
  ///
  /// - Throws: `RenderError.usage` for one that is too large, and what the rasterizer throws.
  package func picture() throws -> Pixmap {
    let (tree, scale) = (sheet.tree(of: film), film.scene.canvas.scale)
    guard tree.size.width * tree.size.height * scale * scale <= Self.mostPixels else {
      throw RenderError.usage("the sheet would be too large: take fewer frames, or a smaller --scale")
    }
    let pixmap = try FilmSource(film: film).draw(tree)
    guard style.isDressed else { return pixmap }
    let canvas = FilmCanvas(width: tree.size.width, height: tree.size.height, scale: scale)
    return try FilmLook(
      style, around: canvas, safeArea: film.scene.canvas.safeArea, fonts: film.scene.fonts
    ).dress(pixmap)
  }
}
