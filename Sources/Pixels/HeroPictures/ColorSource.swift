/// What the samples of a file are before they become sRGB.
package enum ColorSamples: Equatable, Sendable {
  /// Grey, three times over.
  case grey
  /// r, g, b.
  case rgb
  /// Cyan, magenta, yellow, black; inverted: 255 is no ink.
  case inks(isInverted: Bool)
}

/// A colour space that a file names.
package enum ColorSource: Equatable, Sendable {
  /// An ICC profile.
  case profile([UInt8])
  /// Primaries and white as x, y of CIE 1931, and the exponent that makes samples into light; nil: the curve of sRGB.
  case primaries(Primaries, exponent: Double?)

  /// Chromaticities, x and y in turn.
  package struct Primaries: Equatable, Sendable {
    package var white, red, green, blue: [Double]

    package init(white: [Double], red: [Double], green: [Double], blue: [Double]) {
      self.white = white
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// ITU-R BT.709, whose primaries sRGB has. Source: IEC 61966-2-1.
    package static let sRGB = Primaries(white: d65, red: [0.64, 0.33], green: [0.3, 0.6], blue: [0.15, 0.06])
    /// Display P3. Source: SMPTE EG 432-1 with the white of sRGB.
    package static let p3 = Primaries(white: d65, red: [0.68, 0.32], green: [0.265, 0.69], blue: [0.15, 0.06])
    /// Source: ITU-R BT.2020.
    package static let bt2020 = Primaries(
      white: d65, red: [0.708, 0.292], green: [0.17, 0.797], blue: [0.131, 0.046])

    private static let d65 = [0.3127, 0.329]

    /// Whether light can be mixed of them: inside the diagram, and not on one line.
    package var isUsable: Bool {
      let points = [white, red, green, blue]
      guard points.allSatisfy({ $0.allSatisfy((0...1).contains) && $0[1] > 0 && $0[0] + $0[1] <= 1 }) else {
        return false
      }
      let area = (green[0] - red[0]) * (blue[1] - red[1]) - (blue[0] - red[0]) * (green[1] - red[1])
      return abs(area) > 0.001
    }
  }
}
