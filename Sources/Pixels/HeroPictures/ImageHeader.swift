/// What the start of an image file says.
package struct ImageHeader: Equatable, Sendable {
  package var format: ImageFormat
  /// Pixels as stored, before any EXIF orientation.
  package var width: Int
  package var height: Int
  /// Interlaced or progressive: all of it must be in memory before the first row is known.
  package var isWhole: Bool
  package var samples: ColorSamples
  package var orientation: EXIFOrientation

  package init(
    format: ImageFormat, width: Int, height: Int, isWhole: Bool, samples: ColorSamples, orientation: EXIFOrientation
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.isWhole = isWhole
    self.samples = samples
    self.orientation = orientation
  }

  /// The size as the picture is shown.
  package var shownSize: (width: Int, height: Int) { orientation.swapsSides ? (height, width) : (width, height) }
}

/// The file formats that are understood.
package enum ImageFormat: Sendable {
  case png, jpeg
}
