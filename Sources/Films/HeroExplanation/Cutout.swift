import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import HeroRender

extension Explainer {
  /// Points around what a picture is of.
  private static let margin = 24.0

  /// A part of a frame around what an answer is of, with its outline.
  ///
  /// - Throws: When the frame cannot be drawn.
  package func picture(of finding: Finding) throws -> Pixmap {
    let tree = shown.moment(at: finding.moment).tree
    let whole = Rect(origin: .zero, size: tree.size)
    let box =
      finding.box
      ?? finding.view.flatMap { path in
        LayerPlacement.all(in: tree).last { $0.layer.path == path }?.canvasBox
      }
    let part = box.map { cut($0, from: whole) } ?? whole
    var inside = Layer(
      path: "frame", position: Point(x: tree.size.width / 2 - part.minX, y: tree.size.height / 2 - part.minY),
      bounds: whole)
    inside.backgroundColor = tree.background
    inside.masksToBounds = true
    inside.children = tree.below + tree.layers
    if let box, part.size != whole.size || box != whole {
      inside.children.append(Annotation.frame(box, color: Color(red: 1, green: 0.18, blue: 0.33), width: 2))
    }
    let small = LayerTree(size: part.size, background: tree.background, layers: [inside])
    return try FilmSource(film: shown).draw(small)
  }

  private func cut(_ box: Rect, from whole: Rect) -> Rect {
    let left = max(box.minX - Self.margin, whole.minX).rounded(.down)
    let top = max(box.minY - Self.margin, whole.minY).rounded(.down)
    let right = min(box.maxX + Self.margin, whole.maxX).rounded(.up)
    let bottom = min(box.maxY + Self.margin, whole.maxY).rounded(.up)
    guard right - left > 8, bottom - top > 8 else { return whole }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
