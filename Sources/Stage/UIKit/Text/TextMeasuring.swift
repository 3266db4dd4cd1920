internal import HeroGeometry
package import HeroLayers

/// Measures texts with the renderer's own measure.
@MainActor
package enum TextMeasuring {
  /// Points, rounded up to pixels of the screen.
  package static func size(of text: TextContents, width: CGFloat?) -> CGSize {
    let runtime = UIKitRuntime.current
    do {
      return CGSize(
        try runtime.fonts.meter.size(
          of: text, width: width.map { Double($0) }, scale: Double(runtime.screen.scale)))
    } catch {
      stop("The text '\(text.text)' cannot be measured: \(error)")
    }
  }
}
