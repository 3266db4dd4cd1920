import HeroGeometry
import HeroJSON

/// Reads layers. What is missing has Figma's default; what is of another kind is an error that names the layer.
enum FigmaReader {
  /// A layer with all that is in it.
  ///
  /// - Parameter path: The names of the layers around it and its own, `Home/Card`.
  static func node(_ value: JSONValue, path: String) throws(FigmaError) -> FigmaNode {
    let (id, type) = (value["id"]?.text ?? "", value["type"]?.text ?? "")
    let fields = FigmaFields(value, of: "\(path) (\(id))")
    var node = FigmaNode(id: id, name: LayerName.clean(try fields.text("name") ?? "", type: type), type: type)
    node.isVisible = try fields.flag("visible") ?? true
    node.opacity = min(max(try fields.number("opacity") ?? 1, 0), 1)
    node.blendMode = try fields.text("blendMode")
    try readPlace(fields, into: &node)
    node.fills = try FigmaPaints.paints(fields, "fills")
    node.strokes = try FigmaPaints.paints(fields, "strokes")
    node.stroke = try stroke(fields)
    node.fillGeometry = try outlines(fields, "fillGeometry")
    node.strokeGeometry = try outlines(fields, "strokeGeometry")
    if let arc = try fields.fields("arcData") {
      node.arc = FigmaArc(
        start: try arc.number("startingAngle") ?? 0, end: try arc.number("endingAngle") ?? 2 * Double.pi,
        inner: min(max(try arc.number("innerRadius") ?? 0, 0), 1))
    }
    node.effects = try FigmaPaints.effects(fields)
    if try fields.flag("isMask") ?? false { node.mask = try fields.text("maskType") ?? "ALPHA" }
    if type == "TEXT" { node.text = try FigmaTexts.text(fields) }
    node.interactions = try FigmaInteractions.interactions(fields)
    node.overlay = try overlay(fields)
    // Of the parts of a boolean operation only the outline of all shows.
    if type == "BOOLEAN_OPERATION" { return node }
    for child in try fields.items("children") ?? [] {
      let name = LayerName.clean(child["name"]?.text ?? "", type: child["type"]?.text ?? "")
      node.children.append(try Self.node(child, path: "\(path)/\(name)"))
    }
    return node
  }

  private static func readPlace(_ fields: FigmaFields, into node: inout FigmaNode) throws(FigmaError) {
    node.matrix = try fields.matrix("relativeTransform")
    if let size = try fields.point("size") { node.size = Size(width: max(size.x, 0), height: max(size.y, 0)) }
    if let box = try fields.fields("absoluteBoundingBox") {
      node.box = Rect(
        x: try box.number("x") ?? 0, y: try box.number("y") ?? 0, width: max(try box.number("width") ?? 0, 0),
        height: max(try box.number("height") ?? 0, 0))
    }
    node.clips = try fields.flag("clipsContent") ?? false
    node.smoothing = try fields.number("cornerSmoothing") ?? 0
    if let radii = try fields.numbers("rectangleCornerRadii"), radii.count == 4 {
      node.radii = radii.map { max($0, 0) }
    } else if let radius = try fields.number("cornerRadius") {
      node.radii = Array(repeating: max(radius, 0), count: 4)
    }
  }

  private static func stroke(_ fields: FigmaFields) throws(FigmaError) -> FigmaStroke {
    var stroke = FigmaStroke()
    stroke.width = max(try fields.number("strokeWeight") ?? 1, 0)
    if let sides = try fields.fields("individualStrokeWeights") {
      var widths: [Double] = []
      for side in ["top", "right", "bottom", "left"] { widths.append(max(try sides.number(side) ?? 0, 0)) }
      stroke.sides = widths
    }
    stroke.align = try fields.text("strokeAlign") ?? "INSIDE"
    stroke.join = try fields.text("strokeJoin") ?? "MITER"
    stroke.cap = try fields.text("strokeCap") ?? "NONE"
    let dashes = try fields.numbers("strokeDashes") ?? []
    stroke.dashes = dashes.contains { $0 > 0 } ? dashes.prefix(1000).map { max($0, 0) } : []
    return stroke
  }

  private static func outlines(_ fields: FigmaFields, _ key: String) throws(FigmaError) -> [FigmaOutline] {
    var outlines: [FigmaOutline] = []
    for item in try fields.list(key) {
      guard let text = try item.text("path"), !text.isEmpty else { continue }
      let path: Path
      do { path = try Path(svg: text) } catch {
        throw FigmaError("\(fields.layer): '\(key)' has a path that cannot be read: \(error.message)")
      }
      guard path.numbersAreFair else {
        throw FigmaError("\(fields.layer): '\(key)' has numbers that are not from -1e7 to 1e7")
      }
      outlines.append(FigmaOutline(path: path, isEvenOdd: try item.text("windingRule") == "EVENODD"))
    }
    return outlines
  }

  private static func overlay(_ fields: FigmaFields) throws(FigmaError) -> FigmaOverlay {
    var overlay = FigmaOverlay()
    overlay.position = try fields.text("overlayPositionType") ?? "CENTER"
    if let background = try fields.fields("overlayBackground"), try background.text("type") != "NONE" {
      overlay.background = try background.color("color")
    }
    overlay.closesOutside = try fields.text("overlayBackgroundInteraction") == "CLOSE_ON_CLICK_OUTSIDE"
    return overlay
  }
}

extension Path {
  /// The defining points of all pieces, control points too.
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let end): [control, end]
      case .cubic(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }
  }

  fileprivate var numbersAreFair: Bool {
    points.allSatisfy { abs($0.x) <= FigmaFields.largestNumber && abs($0.y) <= FigmaFields.largestNumber }
  }

  /// Every point as a matrix takes it.
  func mapped(_ matrix: Affine) -> Path {
    Path(
      elements: elements.map { element in
        switch element {
        case .move(let point): .move(matrix.apply(point))
        case .line(let point): .line(matrix.apply(point))
        case .quad(let control, let end): .quad(control: matrix.apply(control), end: matrix.apply(end))
        case .cubic(let first, let second, let end):
          .cubic(control1: matrix.apply(first), control2: matrix.apply(second), end: matrix.apply(end))
        case .close: .close
        }
      })
  }
}
