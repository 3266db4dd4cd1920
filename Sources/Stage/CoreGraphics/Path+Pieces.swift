package import HeroGeometry

extension Path {
  /// Where pieces begin and end, and control points.
  package var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let control1, let control2, let end): [control1, control2, end]
      case .close: []
      }
    }
  }

  /// The pieces under a matrix.
  package func applying(_ transform: CGAffineTransform) -> Path {
    func map(_ point: Point) -> Point { Point(CGPoint(point).applying(transform)) }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quad(let control, let end): .quad(control: map(control), end: map(end))
        case .cubic(let control1, let control2, let end):
          .cubic(control1: map(control1), control2: map(control2), end: map(end))
        case .close: .close
        }
      })
  }

  /// Each piece from its end to its start.
  package var reversed: Path {
    var result = Path()
    var piece: [Element] = []
    var ends: [Point] = []
    func end(closes: Bool) {
      guard let last = ends.last else { return }
      result.elements.append(.move(last))
      for (element, start) in zip(piece, ends).reversed() {
        switch element {
        case .line: result.elements.append(.line(start))
        case .quad(let control, _): result.elements.append(.quad(control: control, end: start))
        case .cubic(let control1, let control2, _):
          result.elements.append(.cubic(control1: control2, control2: control1, end: start))
        case .move, .close: break
        }
      }
      if closes { result.elements.append(.close) }
      // What follows without a beginning of its own begins where the piece began.
      (piece, ends) = ([], closes ? [ends[0]] : [])
    }
    for element in elements {
      switch element {
      case .move(let point):
        if !piece.isEmpty { end(closes: false) }
        ends = [point]
      case .line(let point), .quad(_, let point), .cubic(_, _, let point):
        piece.append(element)
        ends.append(point)
      case .close: end(closes: true)
      }
    }
    if !piece.isEmpty { end(closes: false) }
    return result
  }
}
