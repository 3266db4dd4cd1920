internal import HeroGeometry
package import HeroLayers
internal import HeroRaster

/// Measures texts with the renderer's own measure.
@MainActor
package enum TextMeasuring {
  private static let meter = TextMeter(fonts: [])

  /// Points, rounded up to pixels of the screen.
  package static func size(of text: TextContents, width: CGFloat?) -> CGSize {
    do {
      return CGSize(
        try meter.size(of: text, width: width.map { Double($0) }, scale: Double(UIKitRuntime.current.screen.scale)))
    } catch {
      stop("The text '\(text.text)' cannot be measured: \(error)")
    }
  }
}
