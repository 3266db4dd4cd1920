/// What `--quality` means for a GIF, 1…100.
///
/// A palette of fewer entries alone saves little, because its mixtures are as many. Below 60 colours are not mixed, and the rate falls too: such a
/// film has at most as many hundredths of the bytes as its number says.
enum GIFQuality {
  /// From here on colours are mixed and all pictures stay.
  private static let fine = 60

  /// Entries of the palette: all 256 at 100, 16 at least.
  static func entries(_ quality: Int) -> Int { max(256 * quality / 100, 16) }

  /// Whether colours between two entries are mixed of them.
  static func isDithered(_ quality: Int) -> Bool { quality >= fine }

  /// Frames a second at most: of 60 as many hundredths as the number says, 6 at least; nil for any number.
  static func mostFrames(_ quality: Int) -> FrameRate? {
    quality >= fine ? nil : FrameRate(numerator: max(3 * quality, 30), denominator: 5)
  }
}
