import HeroModel
import HeroRaster

extension TextMeasure {
  /// The measure of the renderer that draws the frames.
  package static let renderer = TextMeasure { fonts in
    let meter = TextMeter(fonts: fonts)
    return { (text, width, scale) throws(TextMeasure.Problem) in
      do throws(RasterError) {
        return try meter.size(of: text, width: width, scale: scale)
      } catch {
        throw TextMeasure.Problem(error.description)
      }
    }
  }
}
