import HeroGeometry
import HeroLayers

extension TextLayout {
  /// The lines below and through a text, points from the box's top-left corner.
  ///
  /// A line is a twentieth of the font's size high, and a tenth below the baseline or in the middle of small letters. Source: the `post`
  /// tables of Helvetica Neue (100 and 50 of 1 000) and San Francisco's x-height of 1 078 of 2 048; a guess, not measured on a phone.
  func stripes(of text: TextContents) -> [Rect] {
    let (thickness, below, through) = (text.font.size / 20, text.font.size / 10, -text.font.size * 539 / 2048)
    func rows(_ style: TextLineStyle, _ middle: Double) -> [(y: Double, height: Double)] {
      switch style {
      case .none: []
      case .single: [(middle - thickness / 2, thickness)]
      case .thick: [(middle - thickness, 2 * thickness)]
      case .double: [(middle - thickness / 2, thickness), (middle + 3 * thickness / 2, thickness)]
      }
    }
    let all = rows(text.underlineStyle, below) + rows(text.strikethroughStyle, through)
    return lines.flatMap { line in
      all.map { Rect(x: line.x, y: line.baseline + $0.y, width: line.width, height: $0.height) }
    }
  }
}
