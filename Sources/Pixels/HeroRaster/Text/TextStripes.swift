import HeroGeometry
import HeroLayers

extension TextLayout {
  /// A line below or through glyphs, or what is behind them.
  struct Stripe: Equatable {
    /// Index into the layout's styles.
    var style: Int
    /// Points from the box's top-left corner.
    var rect: Rect
  }

  /// The lines below and through a text, each segment's in its own style.
  ///
  /// A line is a twentieth of the font's size high, and a tenth below the baseline or in the middle of small letters. Source: the `post`
  /// tables of Helvetica Neue (100 and 50 of 1 000) and San Francisco's x-height of 1 078 of 2 048; a guess, not measured on a phone.
  var stripes: [Stripe] {
    lines.flatMap { line in
      line.segments.flatMap { segment in
        let style = styles[segment.style]
        return style.rows.map { row in
          Stripe(
            style: segment.style,
            rect: Rect(x: segment.x, y: line.baseline - style.rise + row.y, width: segment.width, height: row.height))
        }
      }
    }
  }

  /// What is behind the glyphs of styles with a background, as high as their lines.
  var backgrounds: [Stripe] {
    lines.flatMap { line in
      line.segments.filter { styles[$0.style].backgroundColor != nil }.map { segment in
        Stripe(
          style: segment.style, rect: Rect(x: segment.x, y: line.top, width: segment.width, height: line.height))
      }
    }
  }
}

extension TextStyle {
  /// Tops and heights of the lines below and through the glyphs, points from their baseline.
  fileprivate var rows: [(y: Double, height: Double)] {
    let (thickness, below, through) = (size / 20, size / 10, -size * 539 / 2048)
    func rows(_ style: TextLineStyle, _ middle: Double) -> [(y: Double, height: Double)] {
      switch style {
      case .none: []
      case .single: [(middle - thickness / 2, thickness)]
      case .thick: [(middle - thickness, 2 * thickness)]
      case .double: [(middle - thickness / 2, thickness), (middle + 3 * thickness / 2, thickness)]
      }
    }
    return rows(underlineStyle, below) + rows(strikethroughStyle, through)
  }
}
