import HeroBytes
import HeroImage
import HeroLayers
import HeroModel

/// Another source's frames with what stands around them.
package struct DressedSource<Base: FrameSource>: FrameSource {
  private let base: Base
  private let look: FilmLook

  /// The source; `look` is of the canvas of `base`.
  package init(_ base: Base, _ look: FilmLook) { (self.base, self.look) = (base, look) }

  /// The other source's picture, and what is said of its moment.
  package struct Picture: Equatable {
    let base: Base.Picture
    let meter: LayerTree?
  }

  package func picture(at time: Double) -> Picture {
    Picture(base: base.picture(at: time), meter: look.meter(at: time))
  }
  package func isStill(from start: Double, to end: Double) -> Bool {
    base.isStill(from: start, to: end) && look.meter(at: start) == look.meter(at: end)
  }
  package func draw(_ picture: Picture) throws -> Pixmap {
    try look.dress(base.draw(picture.base), with: picture.meter)
  }
  package func drawChecked(_ picture: Picture) throws -> Pixmap {
    try look.dress(base.drawChecked(picture.base), with: picture.meter)
  }
  package func check(_ picture: Picture) throws { try base.check(picture.base) }
  package func size(of picture: Picture) -> Int? { base.size(of: picture.base) }
}

extension FilmHeader {
  /// Makes it the header of a film as a style shows it: its surface, and a digest of its own, so that no folder mixes its frames with
  /// others of the scene.
  package mutating func show(_ style: FilmStyle, _ look: FilmLook?) {
    if let look { canvas = look.canvas }
    if let key = style.pictureKey { sceneDigest += "-styled-\(xxh128Hex(Array(key.utf8)))" }
  }
}

extension FilmStyle {
  /// The part of the style that decides which frames there are and how they look; nil when they are the film's own.
  var pictureKey: String? {
    var words: [String] = []
    if let transition { words.append("transition \(transition)") }
    if let from { words.append("from \(from)") }
    if let to { words.append("to \(to)") }
    if speed != 1 { words.append("speed \(speed)") }
    if hold != 0 { words.append("hold \(hold)") }
    if loop == .boomerang { words.append("boomerang") }
    if isDressed {
      words.append("frame \(frame?.rawValue ?? "none") padding \(padding.map { "\($0)" } ?? "standard")")
      switch backdrop {
      case nil: break
      case .color(let color): words.append("backdrop \(color)")
      case .gradient(let colors): words.append("backdrop \(colors)")
      case .image(let image): words.append("backdrop \(xxh128Hex(image.file.bytes))")
      }
      if let title { words.append("title \(title)") }
      if let caption { words.append("caption \(caption)") }
      if showsClock { words.append("clock") }
      if showsProgress { words.append("progress") }
    }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }
}
