import HeroGeometry
import HeroLayers
import HeroModel
import ViewLayout

/// A screen's tree while it is read.
struct TreeBuilder {
  var screen: String
  var views: [View] = []
  /// Child indices from the root, by index.
  var indexPaths: [[Int]] = []
  /// How views say where they are, by index.
  var placements: [Placement] = []
  /// How stacks arrange what they hold, by index.
  var stacks: [Int: StackArrangement] = [:]
  /// The first view with each name, by what follows the screen in its path.
  var names: [String: Int] = [:]
}

extension TreeBuilder {
  /// Fills in the places of the views.
  mutating func layOut(with reader: ValueReader) {
    let (images, scale) = (reader.assets.images, max(reader.canvas.scale, 1))
    let meter = reader.textMeasure.meter(reader.assets.fonts)
    func measure(_ content: ViewContent, _ width: Double?) throws(TextMeasure.Problem) -> Size? {
      switch content {
      case .label(let text): return text.text.isEmpty ? .zero : try meter(text, width, scale)
      case .image(let contents):
        guard images.indices.contains(contents.image) else { return .zero }
        return images[contents.image].size
      default: return nil
      }
    }
    var drawn: ScreenLayout?
    if reader.design.size != reader.ground.size, placements.contains(where: { !$0.autoresizing.isEmpty }) {
      var layout = ScreenLayout(self, on: reader.design, canvas: reader.canvas, measure: measure)
      layout.run()
      drawn = layout
    }
    var layout = ScreenLayout(self, on: reader.ground, canvas: reader.canvas, measure: measure)
    layout.run(design: drawn)
    for (index, place) in layout.places.enumerated() {
      views[index].position = place.position
      views[index].size = place.size
    }
    for problem in layout.problems {
      let location = views[problem.view].location
      reader.log.tell(
        Diagnostic(
          file: reader.log.file, line: location.line, column: location.column, jsonPath: location.jsonPath,
          message: problem.message))
    }
  }
}
