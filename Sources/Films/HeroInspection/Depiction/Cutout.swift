import HeroGeometry
import HeroLayers

/// A part of one or more moments, side by side, with an outline around what they are looked at for.
package struct Cutout {
  /// Points around what a picture is of, and between two moments.
  private static let (margin, gap) = (24.0, 8.0)

  /// As a layer tree of its own; grey lies between, which is seen beside light moments and dark ones.
  package let tree: LayerTree

  /// - Parameters:
  ///   - moments: At least one, all of one size.
  ///   - box: Canvas points; nil: the whole canvas.
  package init(_ moments: [LayerTree], around box: Rect?) {
    let whole = Rect(origin: .zero, size: moments[0].size)
    let part = box.map { Self.cut($0, from: whole) } ?? whole
    let outline = box.flatMap { part.size != whole.size || $0 != whole ? $0 : nil }
    let pieces = moments.enumerated().map { index, tree in
      Self.piece(part, of: tree, outline: outline, at: Double(index) * (part.size.width + Self.gap))
    }
    let count = Double(pieces.count)
    tree = LayerTree(
      size: Size(width: count * part.size.width + (count - 1) * Self.gap, height: part.size.height),
      background: Color(red: 0.5, green: 0.5, blue: 0.5), layers: pieces)
  }

  /// A part of a canvas, drawn from a place on to the right.
  private static func piece(_ part: Rect, of tree: LayerTree, outline: Rect?, at x: Double) -> Layer {
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

  private static func cut(_ box: Rect, from whole: Rect) -> Rect {
    let left = max(box.minX - margin, whole.minX).rounded(.down)
    let top = max(box.minY - margin, whole.minY).rounded(.down)
    let right = min(box.maxX + margin, whole.maxX).rounded(.up)
    let bottom = min(box.maxY + margin, whole.maxY).rounded(.up)
    guard right - left > 8, bottom - top > 8 else { return whole }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
