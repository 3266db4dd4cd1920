import HeroGeometry
import HeroModel
import HeroRender

extension Backdrop {
  /// Reads `transparent`, `gradient`, a colour, or colours with commas from the top to the bottom; nil for anything else.
  package init?(words text: String) {
    switch text {
    case "gradient": self = .gradient(FilmLook.standardGradient)
    case "transparent": self = .color(.clear)
    default:
      let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      let colors = words.compactMap { Color(named: $0) }
      guard colors.count == words.count, let first = colors.first else { return nil }
      self = colors.count == 1 ? .color(first) : .gradient(colors)
    }
  }
}
