import HeroGeometry
import HeroJSON

/// Where a layer is on the page.
struct Placed {
  /// From the layer's directions to the page's.
  var turn = Affine.identity
  /// Of its bounds, on the page.
  var center: Point
  var size: Size

  /// A frame that becomes a screen: its directions are the screen's.
  init(screen node: FigmaNode) {
    let box = node.box ?? Rect(origin: .zero, size: node.size ?? .zero)
    (center, size) = (box.center, node.size ?? box.size)
  }

  /// A layer in another one; `frame` is the nearest one around it that is no group.
  ///
  /// A turned shape has its centre where its bounding box has it. Files differ in whether a layer in a group counts from the group or from the
  /// frame around: the bounding box tells.
  init(_ node: FigmaNode, in parent: Placed, frame: Placed) {
    let own = node.matrix?.linear ?? .identity
    size = node.size ?? node.box?.size ?? .zero
    let turns = [frame.turn.after(own), parent.turn.after(own)]
    guard let box = node.box else {
      turn = turns[1]
      let origin = node.matrix.map { Point(x: $0.tx, y: $0.ty) } ?? .zero
      let middle = own.apply(size.center) + origin
      center = parent.center + parent.turn.apply(middle - parent.size.center)
      return
    }
    let size = self.size
    let misses = turns.map { turn in
      let predicted = turn.box(size)
      return abs(predicted.width - box.size.width) + abs(predicted.height - box.size.height)
    }
    turn = misses[1] < misses[0] - 0.01 ? turns[1] : turns[0]
    center = box.center
  }

  /// From the layer's own space to its parent's.
  func matrix(in parent: Placed) -> Affine {
    let inverse = parent.turn.inverse ?? .identity
    var matrix = inverse.after(turn)
    let middle = inverse.apply(center - parent.center) + parent.size.center
    let origin = middle - matrix.apply(size.center)
    (matrix.tx, matrix.ty) = (origin.x, origin.y)
    return matrix
  }

  /// The bounding box on a frame with its origin at a place of the page.
  func box(from origin: Point) -> Rect {
    let extent = turn.box(size)
    return Rect(
      x: center.x - origin.x - extent.width / 2, y: center.y - origin.y - extent.height / 2, width: extent.width,
      height: extent.height)
  }

  var origin: Point { center - turn.apply(size.center) }
}

extension Affine {
  /// How a scene says where a part of a layer's own space is, whose matrix this is.
  func place(of bounds: Rect) -> [Member] {
    let center = apply(bounds.center)
    let size = bounds.size
    if isPlain {
      return [
        Rect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height).frame
      ]
    }
    let word: JSONValue
    if let angle {
      word = .string("rotate(\(angle.rounded4.word))")
    } else {
      word = .numbers([a, b, c, d, 0, 0].map { ($0 * 1e5).rounded() / 1e5 + 0 })
    }
    return [
      Member("center", .numbers([center.x.rounded3, center.y.rounded3])),
      Member("size", .numbers([size.width.rounded3, size.height.rounded3])), Member("transform", word),
    ]
  }
}
