package import HeroGeometry
package import HeroLayers
package import HeroModel

/// A plain view that a control is made of, in its parent's points.
package struct ControlPart: Equatable, Sendable {
  /// Unlike those of its siblings.
  package var name: String
  /// What it shows; its place is that in its parent, paths and indices are not set.
  package var view: View
  /// Back to front.
  package var children: [ControlPart]
  /// Whether its drawing points to the leading or trailing side.
  package var isDirectional = false

  /// A part with a ground.
  package init(
    _ name: String, _ frame: Rect, color: Color? = nil, radius: Double = 0, children: [ControlPart] = []
  ) {
    self.name = name
    view = View(path: name, position: frame.center, size: frame.size)
    view.name = name
    view.isOpaque = false
    view.backgroundColor = color
    view.cornerRadius = radius
    self.children = children
  }

  /// A part that shows a text, in the middle of its height.
  package init(_ name: String, _ frame: Rect, text: TextContents) {
    self.init(name, frame)
    view.content = .label(text)
  }

  /// A part that shows a path in its own points.
  package init(_ name: String, _ frame: Rect, shape: ShapeContents) {
    self.init(name, frame)
    view.content = .shape(shape)
  }

  /// A part that shows an image.
  package init(_ name: String, _ frame: Rect, image: ImageContents) {
    self.init(name, frame)
    view.content = .image(image)
  }

  /// In its parent, points.
  package var frame: Rect {
    get {
      Rect(
        x: view.position.x - view.size.width / 2, y: view.position.y - view.size.height / 2, width: view.size.width,
        height: view.size.height)
    }
    set {
      view.position = newValue.center
      view.size = newValue.size
    }
  }

  /// The same for layouts from right to left in a parent of a width.
  func mirrored(in width: Double) -> ControlPart {
    var part = self
    part.view.position.x = width - view.position.x
    part.children = children.map { $0.mirrored(in: view.size.width) }
    if isDirectional { part.view.transform = .scale(x: -1, y: 1) }
    return part
  }

  /// The part and all inside as views of a screen, pre-order: the first one has this index, and hangs on this parent.
  package func views(from index: Int, parent: Int, path: String) -> [View] {
    var own = view
    own.parent = parent
    own.path = "\(path)/\(name)"
    var all = [own]
    for child in children {
      all[0].children.append(index + all.count)
      all += child.views(from: index + all.count, parent: index, path: own.path)
    }
    return all
  }
}

extension ShapeContents {
  /// A line drawn with round ends, without a fill.
  static func stroke(_ path: Path, _ color: Color, width: Double) -> ShapeContents {
    var shape = ShapeContents(path: path)
    shape.fillColor = nil
    shape.strokeColor = color
    shape.lineWidth = width
    shape.lineCap = .round
    shape.lineJoin = .round
    return shape
  }

  /// A filled outline.
  static func fill(_ path: Path, _ color: Color) -> ShapeContents {
    var shape = ShapeContents(path: path)
    shape.fillColor = color
    return shape
  }
}

extension Path {
  /// Joined points, one line for each list.
  static func lines(_ lines: [(Double, Double)]...) -> Path {
    Path(
      elements: lines.flatMap { points in
        points.enumerated().map { index, point in
          index == 0 ? .move(Point(x: point.0, y: point.1)) : .line(Point(x: point.0, y: point.1))
        }
      })
  }

  static func circle(_ x: Double, _ y: Double, radius: Double) -> Path {
    // Source: the usual four cubic segments, handles of 4/3·(√2 − 1) radii.
    let k = radius * 0.5522847498307936
    func p(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return Path(elements: [
      .move(p(radius, 0)),
      .cubic(control1: p(radius, k), control2: p(k, radius), end: p(0, radius)),
      .cubic(control1: p(-k, radius), control2: p(-radius, k), end: p(-radius, 0)),
      .cubic(control1: p(-radius, -k), control2: p(-k, -radius), end: p(0, -radius)),
      .cubic(control1: p(k, -radius), control2: p(radius, -k), end: p(radius, 0)), .close,
    ])
  }

  static func + (left: Path, right: Path) -> Path { Path(elements: left.elements + right.elements) }
}
