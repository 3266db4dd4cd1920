import HeroImage
import HeroRender

/// Two decoded pictures of one moment, and the layers that they show.
struct PicturePairing {
  let expected: Pixmap
  let actual: Pixmap
  let tolerance: GoldenTolerance
  /// Empty where there is no trace.
  let expectedLayers: [ProjectedLayer]
  let actualLayers: [ProjectedLayer]
  /// Views whose numbers differ.
  let changedPaths: Set<String>

  /// Compares, puts verdict, counts and owners into the result, and returns the difference; nil when the sizes differ.
  func compare(into result: inout FrameResult) -> PixelDiff? {
    let mask = tolerance.mask(width: actual.width, height: actual.height, layers: expectedLayers + actualLayers)
    guard let diff = PixelDiff(expected: expected, actual: actual, tolerance: tolerance.pixels, ignored: mask)
    else { return nil }
    result.pixels = actual.width * actual.height
    result.changedPixels = diff.changedCount
    result.antialiasedPixels = diff.antialiasedCount
    result.status = tolerance.allows(diff) ? .tolerated : .different
    if result.status == .different {
      result.changedAtThresholds = FrameResult.thresholds.map { threshold in
        let tolerance = PixelTolerance(
          threshold: threshold, countsAntialiasing: tolerance.pixels.countsAntialiasing)
        return PixelDiff(expected: expected, actual: actual, tolerance: tolerance, ignored: mask)?.changedCount ?? 0
      }
      let attribution = Attribution(expected: expectedLayers, actual: actualLayers, changedPaths: changedPaths)
      result.owners = attribution.owners(of: diff)
      result.loupe = attribution.loupe
    }
    return diff
  }

  /// The picture of a difference as PNG.
  func file(of diff: PixelDiff) throws -> [UInt8]? {
    try diff.picture(from: expected, to: actual).map { try PNGEncoder.encode($0, compression: .small) }
  }
}
