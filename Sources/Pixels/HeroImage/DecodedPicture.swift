/// Pixels that another library decoded, and what it says of them.
package struct DecodedPicture: Sendable {
  /// The colour space of the pixels.
  package enum Colors: Equatable, Sendable {
    /// Nothing to convert.
    case sRGB
    /// An ICC profile.
    case profile([UInt8])
    /// Code points of ITU-T H.273.
    case codes(primaries: Int, transfer: Int)
  }

  package var pixmap: Pixmap
  /// Default: sRGB.
  package var colors: Colors
  /// How it is shown. Default: as stored.
  package var orientation: EXIFOrientation

  package init(pixmap: Pixmap, colors: Colors = .sRGB, orientation: EXIFOrientation = .topLeft) {
    self.pixmap = pixmap
    self.colors = colors
    self.orientation = orientation
  }

  /// What the colours are converted from, and why they cannot be.
  var source: (source: ColorSource?, problem: String?) {
    switch colors {
    case .sRGB: (nil, nil)
    case .profile(let bytes): (.profile(bytes), nil)
    // What is made of BT.709's curve for screens is shown as if it were sRGB's.
    case .codes(1, 1), .codes(1, 2), .codes(2, 13), .codes(2, 1): (nil, nil)
    case .codes(let primaries, let transfer):
      PNGChunks.codePoints([UInt8(clamping: primaries), UInt8(clamping: transfer), 0, 1])
    }
  }
}
