internal import CCairo
import HeroGeometry
import HeroImage

/// How a symbol is drawn: outlines in points of a font of 17 points, in the syntax of SVG's paths.
struct SymbolDrawing: Equatable, Sendable {
  /// Points.
  var width: Double
  /// Points.
  var height: Double
  /// Closed outlines; filled in `.fill`.
  var body = ""
  /// Lines within the body; left out of the body in `.fill`.
  var detail = ""
  /// Lines beside the body.
  var line = ""
  /// Whether the body is filled.
  var isFilled = false
  /// Whether the body is filled in every drawing of it, so that there is no `.fill`.
  var isSolid = false
  /// Another drawing in the middle, at this part of its size; it is left out of a filled body.
  var inner: [SymbolDrawing] = []
  /// Of its lines, in parts of `lineWidth`.
  var lineFactor = 1.0
  /// Whether a line goes through it, with room beside.
  var isSlashed = false
  /// The size of the inner drawing in parts of its own.
  static let innerScale = 0.56

  /// Of all lines, points.
  static let lineWidth = 1.6

  /// By the name that iOS has: `heart`, `heart.fill`, `heart.slash`, `heart.circle`, `heart.circle.fill`, `heart.square`.
  static func named(_ name: String) -> SymbolDrawing? {
    let table = SymbolTable.standard
    if let known = table.drawings[table.names[name] ?? name] { return known }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last else { return nil }
    let rest = parts.dropLast().joined(separator: ".")
    switch last {
    case "fill":
      guard var drawing = named(rest), !drawing.isFilled, !drawing.body.isEmpty else { return nil }
      drawing.isFilled = true
      return drawing
    case "slash":
      guard var drawing = named(rest), !drawing.isFilled || drawing.isSolid, !drawing.isSlashed, drawing.inner.isEmpty
      else { return nil }
      drawing.isSlashed = true
      return drawing
    case "circle", "square":
      guard let inner = named(rest), !inner.isFilled || inner.isSolid, inner.inner.isEmpty,
        var frame = table.drawings[String(last)]
      else { return nil }
      frame.inner = [inner]
      return frame
    default: return nil
    }
  }

  /// Everything that it is drawn by.
  var text: String {
    "\(width) \(height) \(isFilled)\(isSlashed ? " slash" : "") \(body) \(detail) \(line)"
      + inner.map { " (\($0.text))" }.joined()
  }

  /// In black on nothing.
  ///
  /// - Parameter stroke: Of all lines, in parts of a regular symbol's.
  func picture(width: Int, height: Int, stroke: Double = 1) throws(ImageError) -> Pixmap {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
      throw .unreadable("the symbol cannot be drawn")
    }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw .unreadable("the symbol cannot be drawn") }
    defer { cairo_destroy(context) }
    cairo_scale(context, Double(width) / self.width, Double(height) / self.height)
    if stroke > 1 {
      // What is bolder than its box allows is drawn a little smaller.
      let part = 1 - Self.lineWidth * (stroke - 1) / max(min(self.width, self.height), 12)
      cairo_translate(context, self.width * (1 - part) / 2, self.height * (1 - part) / 2)
      cairo_scale(context, part, part)
    }
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    draw(context, Self.lineWidth * stroke)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { throw .unreadable("the symbol cannot be drawn") }
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width { bytes[(row * width + column) * 4 + 3] = pixels[row * stride + column] }
    }
    guard let pixmap = Pixmap(width: width, height: height, bytes: bytes) else {
      throw .unreadable("the symbol cannot be drawn")
    }
    return pixmap
  }

  private func draw(_ context: OpaquePointer, _ lineWidth: Double) {
    cairo_set_line_width(context, lineWidth * lineFactor)
    stroke(body, context, isFilled: isFilled)
    stroke(line, context)
    cairo_set_operator(context, isFilled ? CAIRO_OPERATOR_CLEAR : CAIRO_OPERATOR_OVER)
    stroke(detail, context)
    for inner in inner {
      cairo_save(context)
      let scale = Self.innerScale
      cairo_translate(context, (width - inner.width * scale) / 2, (height - inner.height * scale) / 2)
      cairo_scale(context, scale, scale)
      cairo_set_line_width(context, lineWidth * inner.lineFactor / scale)
      // A body within a filled one is left out of it as a whole.
      stroke(inner.body, context, isFilled: inner.isFilled || isFilled)
      stroke(inner.line, context)
      if !isFilled { stroke(inner.detail, context) }
      if inner.isSlashed { stroke(inner.slash, context) }
      cairo_restore(context)
    }
    if isSlashed {
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_set_line_width(context, lineWidth * 3)
      stroke(slash, context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_set_line_width(context, lineWidth)
      stroke(slash, context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// The line through it.
  private var slash: String {
    let side = min(width, height) - 2
    let (x, y) = ((width - side) / 2, (height - side) / 2)
    return "M\(x) \(y)L\(x + side) \(y + side)"
  }

  private func stroke(_ outline: String, _ context: OpaquePointer, isFilled: Bool = false) {
    guard !outline.isEmpty, let path = try? Path(svg: outline) else { return }
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, point.x, point.y)
      case .line(let point): cairo_line_to(context, point.x, point.y)
      case .quad(let control, let end):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        cairo_curve_to(
          context, x + (control.x - x) * 2 / 3, y + (control.y - y) * 2 / 3, end.x + (control.x - end.x) * 2 / 3,
          end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
      case .cubic(let first, let second, let end):
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
    if isFilled { cairo_fill_preserve(context) }
    cairo_stroke(context)
  }
}
