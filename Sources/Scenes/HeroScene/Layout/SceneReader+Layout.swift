import HeroGeometry
import HeroLayers
import HeroModel

extension SceneReader {
  /// Fills in the places of a screen's views.
  mutating func layOut(_ tree: inout TreeBuilder) {
    let (images, scale) = (assets.images, max(canvas.scale, 1))
    let meter = textMeasure.meter(assets.fonts)
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
    if design.size != ground.size, tree.placements.contains(where: { !$0.autoresizing.isEmpty }) {
      var layout = ScreenLayout(tree, on: design, canvas: canvas, measure: measure)
      layout.run()
      drawn = layout
    }
    var layout = ScreenLayout(tree, on: ground, canvas: canvas, measure: measure)
    layout.run(design: drawn)
    for (index, place) in layout.places.enumerated() {
      tree.views[index].position = place.position
      tree.views[index].size = place.size
    }
    for problem in layout.problems {
      let location = tree.views[problem.view].location
      tell(
        Diagnostic(
          file: file, line: location.line, column: location.column, jsonPath: location.jsonPath,
          message: problem.message))
    }
  }
}
