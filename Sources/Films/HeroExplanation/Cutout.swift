import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import HeroRender

extension Explainer {
  /// Points around what a picture is of, and between two frames.
  private static let (margin, gap) = (24.0, 8.0)

  /// A part of a frame around what an answer is of, with its outline; of a seam the frame before it and the frame after it, side by side.
  ///
  /// - Throws: When a frame cannot be drawn.
  package func picture(of finding: Finding) throws -> Pixmap {
    let frames = frames(of: finding)
    let whole = Rect(origin: .zero, size: frames[0].size)
    let box =
      finding.box
      ?? finding.view.flatMap { path in
        frames.lazy.compactMap { tree in
          LayerPlacement.all(in: tree).last { $0.layer.path == path }?.canvasBox
        }.first
      }
    let part = box.map { cut($0, from: whole) } ?? whole
    let outline = box.flatMap { part.size != whole.size || $0 != whole ? $0 : nil }
    let pieces = frames.enumerated().map { index, tree in
      piece(part, of: tree, outline: outline, at: Double(index) * (part.size.width + Self.gap))
    }
    let count = Double(pieces.count)
    let size = Size(width: count * part.size.width + (count - 1) * Self.gap, height: part.size.height)
    // Grey is seen between light frames and between dark ones.
    return try FilmSource(film: shown).draw(
      LayerTree(size: size, background: Color(red: 0.5, green: 0.5, blue: 0.5), layers: pieces))
  }

  /// What a picture shows of an answer.
  private func frames(of finding: Finding) -> [LayerTree] {
    if case .seam(let transition, let edge, _)? = finding.claim {
      let (moving, still) = rested.trees(edge, of: transition)
      return edge == .start ? [still, moving] : [moving, still]
    }
    let isSeam = finding.rule == .seam && finding.start == finding.end
    let times = isSeam ? [finding.start - Self.instant, finding.start + Self.instant] : [finding.moment]
    return times.map { shown.moment(at: $0).tree }
  }

  /// Seconds that are less than anything lasts.
  private static let instant = 1e-6

  /// A part of a canvas, drawn from a place on to the right.
  private func piece(_ part: Rect, of tree: LayerTree, outline: Rect?, at x: Double) -> Layer {
    let whole = Rect(origin: .zero, size: tree.size)
    let bounds = Rect(origin: .zero, size: part.size)
    var window = Layer(path: "frame", position: Point(x: x + bounds.center.x, y: bounds.center.y), bounds: bounds)
    window.masksToBounds = true
    var inside = Layer(
      path: "frame", position: Point(x: whole.center.x - part.minX, y: whole.center.y - part.minY), bounds: whole)
    inside.backgroundColor = tree.background
    inside.masksToBounds = true
    inside.children = tree.below + tree.layers
    if let outline {
      // White beside red is seen on red, too.
      inside.children += [(Color.white, 4.0), (Color(red: 1, green: 0.18, blue: 0.33), 2.0)].map { color, width in
        Annotation.frame(outline, color: color, width: width)
      }
    }
    window.children = [inside]
    return window
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
