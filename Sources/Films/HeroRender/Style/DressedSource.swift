import HeroBytes
import HeroImage
import HeroModel

/// Another source's frames with what stands around them.
package struct DressedSource<Base: FrameSource>: FrameSource {
  private let base: Base
  private let look: FilmLook

  /// The source; `look` is of the canvas of `base`.
  package init(_ base: Base, _ look: FilmLook) { (self.base, self.look) = (base, look) }

  package func picture(at time: Double) -> Base.Picture { base.picture(at: time) }
  package func isStill(from start: Double, to end: Double) -> Bool { base.isStill(from: start, to: end) }
  package func draw(_ picture: Base.Picture) throws -> Pixmap { look.dress(try base.draw(picture)) }
  package func drawChecked(_ picture: Base.Picture) throws -> Pixmap { look.dress(try base.drawChecked(picture)) }
  package func check(_ picture: Base.Picture) throws { try base.check(picture) }
  package func size(of picture: Base.Picture) -> Int? { base.size(of: picture) }
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
    }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }
}
