import HeroControls
import HeroGeometry
import HeroLayers

extension ControlTraits {
  /// With a text measure that can be counted by hand: 10 points a character, 20 high.
  static var counted: ControlTraits {
    ControlTraits(scale: 2, tint: Color(red: 1, green: 0, blue: 0)) { text, width in
      let natural = 10 * Double(text.text.count)
      guard let width, natural > width else { return Size(width: natural, height: 20) }
      return Size(width: width, height: 20 * (natural / width).rounded(.up))
    }
  }
}
