import HeroGeometry
import HeroJSON
import HeroWords

extension ScreenMaker {
  /// An outline with its fills and strokes. Its view is as large as both, so that no picture of it is cut off.
  mutating func shape(_ node: FigmaNode, path: String, matrix: Affine, size: Size) -> MadeView? {
    let label = "\(path) (\(node.id))"
    let outline = Outline(node)
    let stroke = node.stroke
    let hasStroke = !node.strokes.isEmpty && stroke.width > 0
    // What Figma strokes along the outline itself is a line; everything else is the outline of the stroke, filled.
    let isLine =
      hasStroke && outline != nil && !node.fillGeometry.isEmpty == !node.fills.isEmpty && stroke.align == "CENTER"
      && ["NONE", "ROUND", "SQUARE"].contains(stroke.cap)
    let strokes = isLine || !hasStroke ? [] : node.strokeGeometry
    guard outline != nil || !strokes.isEmpty else {
      warnings.add("\(node.type) has no outline in the file: ask for it with geometry=paths", at: label)
      return nil
    }
    var bounds = Rect(origin: .zero, size: size)
    let points = ((outline?.parts ?? []) + strokes).flatMap(\.path.points)
    if !points.isEmpty { bounds = bounds.union(Rect(bounding: points)) }
    if hasStroke, strokes.isEmpty {
      bounds = bounds.outset(stroke.align == "OUTSIDE" ? stroke.width : stroke.width / 2)
    }
    if bounds.size.width < 1 || bounds.size.height < 1 { bounds = bounds.outset(0.5) }
    let shift = Affine(tx: -bounds.minX, ty: -bounds.minY)
    var parts: [MadeView] = []
    if let outline, node.type != "LINE" {
      for paint in node.fills {
        if let part = filled(paint, outline.merged, by: shift, bounds: bounds, size: size, label: label) {
          parts.append(part)
        }
      }
    }
    if hasStroke {
      parts += strokeParts(node, outline: outline, filled: strokes, by: shift, bounds: bounds, label: label)
    }
    return put(parts, of: node, path: path, matrix: matrix, size: size, bounds: bounds)
  }

  /// The layer's view: its only part, a fill with a line around it, or one that holds all parts.
  private mutating func put(
    _ parts: [MadeView], of node: FigmaNode, path: String, matrix: Affine, size: Size, bounds: Rect
  ) -> MadeView {
    var view = MadeView(place: matrix.place(of: bounds), size: bounds.size)
    let isLine = parts.count == 2 && parts[1].look.first?.value == "clear" && parts[0].shape == parts[1].shape
    let isShape = parts.allSatisfy { $0.shape.first?.key == "path" }
    if isShape, parts.count == 1 {
      (view.look, view.shape) = (parts[0].look, parts[0].shape)
    } else if isShape, isLine {
      view.look = parts[0].look + parts[1].look.dropFirst()
      view.shape = parts[0].shape
    } else {
      view.look = [Member("opaque", false)]
      view.children = parts
    }
    let frame = Rect(x: -bounds.minX, y: -bounds.minY, width: size.width, height: size.height)
    let effects = effects(
      node, path: path, size: bounds.size, corners: Corners(node, size: bounds.size),
      hollow: node.type == "RECTANGLE" ? Hollow(node, frame: frame) : Hollow(ellipse: node, frame: frame))
    view.look += effects.look
    view.children = effects.under + view.children + effects.over
    if node.opacity < 1 { view.look.append(Member("alpha", .number(node.opacity.rounded3))) }
    return view
  }

  /// The strokes of a rectangle that no border says: its sides, or the outline of the stroke.
  mutating func strokeViews(_ node: FigmaNode, path: String, size: Size) -> [MadeView] {
    let label = "\(path) (\(node.id))"
    let bounds = Rect(origin: .zero, size: size)
    if let sides = node.stroke.sides, node.strokes.count == 1, let color = node.strokes[0].color {
      let frames = [
        Rect(x: 0, y: 0, width: size.width, height: sides[0]),
        Rect(x: size.width - sides[1], y: 0, width: sides[1], height: size.height),
        Rect(x: 0, y: size.height - sides[2], width: size.width, height: sides[2]),
        Rect(x: 0, y: 0, width: sides[3], height: size.height),
      ]
      return zip(frames, sides).filter { $0.1 > 0 }.map { frame, _ in
        MadeView(place: [frame.frame], look: [Member("backgroundColor", .color(color))], size: frame.size)
      }
    }
    let outline = Outline(node)
    return strokeParts(node, outline: outline, filled: node.strokeGeometry, by: .identity, bounds: bounds, label: label)
  }

  /// A view for each stroke.
  private mutating func strokeParts(
    _ node: FigmaNode, outline: Outline?, filled strokes: [FigmaOutline], by shift: Affine, bounds: Rect, label: String
  ) -> [MadeView] {
    var parts: [MadeView] = []
    let merged = FigmaOutline(
      path: Path(elements: strokes.flatMap(\.path.elements)), isEvenOdd: strokes.contains { $0.isEvenOdd })
    for paint in node.strokes {
      if !strokes.isEmpty {
        if let part = filled(paint, merged, by: shift, bounds: bounds, size: bounds.size, label: label) {
          parts.append(part)
        }
      } else if let outline {
        if node.stroke.align != "CENTER", node.type != "LINE" {
          warnings.add("a stroke is drawn on the outline: ask for the file with geometry=paths", at: label)
        }
        parts.append(line(node.stroke, paint, outline.merged, by: shift, bounds: bounds, label: label))
      }
    }
    return parts
  }

  /// A line along an outline.
  private mutating func line(
    _ stroke: FigmaStroke, _ paint: FigmaPaint, _ outline: FigmaOutline, by shift: Affine, bounds: Rect, label: String
  ) -> MadeView {
    var color = paint.color
    if color == nil {
      warnings.add("a stroke with a gradient or picture has one colour", at: label)
      if case .gradient(let gradient) = paint.kind { color = gradient.stops[0].color }
    }
    var look = [
      Member("fillColor", "clear"), Member("strokeColor", .color(color ?? .black)),
      Member("lineWidth", .number(stroke.width.rounded3)),
    ]
    switch stroke.cap {
    case "ROUND": look.append(Member("lineCap", "round"))
    case "SQUARE": look.append(Member("lineCap", "square"))
    case "NONE": break
    default: warnings.add("the end \(stroke.cap) of a line is not drawn", at: label)
    }
    if stroke.join != "MITER" { look.append(Member("lineJoin", .string(stroke.join.lowercased()))) }
    if !stroke.dashes.isEmpty { look.append(Member("lineDashPattern", .numbers(stroke.dashes))) }
    return MadeView(
      place: [Rect(origin: .zero, size: bounds.size).frame], look: look, shape: Self.words(outline, by: shift),
      size: bounds.size)
  }

  /// An outline that a paint fills; anything but a colour is cut out by a mask.
  private mutating func filled(
    _ paint: FigmaPaint, _ outline: FigmaOutline, by shift: Affine, bounds: Rect, size: Size, label: String
  ) -> MadeView? {
    if let color = paint.color {
      return MadeView(
        place: [Rect(origin: .zero, size: bounds.size).frame], look: [Member("fillColor", .color(color))],
        shape: Self.words(outline, by: shift), size: bounds.size)
    }
    let ground = Rect(x: -bounds.minX, y: -bounds.minY, width: size.width, height: size.height)
    guard var view = self.paint(paint, bounds: ground, label: label) else { return nil }
    view.shape = [Member("mask", .object(Self.words(outline, by: .identity)))]
    return view
  }

  private static func words(_ outline: FigmaOutline, by shift: Affine) -> [Member] {
    let path = Member("path", .string(outline.path.mapped(shift).text))
    return outline.isEvenOdd ? [path, Member("fillRule", "evenOdd")] : [path]
  }
}
