import HeroGeometry
import HeroJSON
import HeroWords

/// What paints become: members of the layer's own view, or views in it.
struct PaintViews {
  var look: [Member] = []
  var shape: [Member] = []
  var views: [MadeView] = []
  /// Whether nothing shows through.
  var isOpaque = false
}

extension ScreenMaker {
  /// The fills of a rectangle: a plain colour is its view's; a gradient or picture that is alone makes the view itself.
  mutating func fillViews(
    _ node: FigmaNode, path: String, size: Size, corners: Corners, isAlone: Bool
  ) -> PaintViews {
    let label = "\(path) (\(node.id))"
    var made = PaintViews()
    let bounds = Rect(origin: .zero, size: size)
    for (index, paint) in node.fills.enumerated() {
      if index == 0, node.fills.count == 1, !corners.isUneven, let color = paint.color {
        made.look.append(Member("backgroundColor", .color(color)))
        made.isOpaque = color.alpha == 1 && node.opacity == 1
        continue
      }
      let isWhole = isAlone && node.fills.count == 1 && !corners.isUneven && paint.opacity == 1
      guard var part = self.paint(paint, bounds: bounds, label: label) else { continue }
      if isWhole, part.children.isEmpty {
        made.look += part.look
        let keys = Set(part.look.map(\.key))
        if keys.contains("image"), !keys.contains("clipsToBounds"), !corners.members.isEmpty {
          made.look.append(Member("clipsToBounds", true))
        }
        continue
      }
      let isClipped = part.look.contains { $0.key == "clipsToBounds" }
      part.look += corners.isUneven ? corners.clip : corners.members
      if !isClipped, !corners.isUneven, part.look.contains(where: { $0.key == "image" }), !corners.members.isEmpty {
        part.look.append(Member("clipsToBounds", true))
      }
      made.views.append(part)
    }
    return made
  }

  /// A view that a paint fills; nil where it cannot be drawn.
  mutating func paint(_ paint: FigmaPaint, bounds: Rect, label: String) -> MadeView? {
    var view = MadeView(place: [bounds.frame], size: bounds.size)
    switch paint.kind {
    case .solid: view.look = [Member("backgroundColor", .color(paint.color ?? .black))]
    case .gradient(let gradient): view.look = members(gradient, opacity: paint.opacity, size: bounds.size, label: label)
    case .image(let image):
      view = picture(image, bounds: bounds, label: label)
      if paint.opacity < 1 { view.look.append(Member("alpha", .number(paint.opacity.rounded3))) }
    case .other(let type):
      warnings.add("a paint of type \(type) is left out", at: label)
      return nil
    }
    return view
  }

  // MARK: Gradients

  private mutating func members(
    _ gradient: FigmaGradient, opacity: Double, size: Size, label: String
  ) -> [Member] {
    let (start, end, width) = (gradient.handles[0], gradient.handles[1], gradient.handles[2])
    var (type, last) = ("axial", end)
    switch gradient.type {
    case "GRADIENT_RADIAL", "GRADIENT_DIAMOND":
      type = "radial"
      let (first, second) = (end - start, width - start)
      let isUpright = abs(first.y * size.height) > abs(first.x * size.width)
      let radii = isUpright ? Point(x: abs(second.x), y: abs(first.y)) : Point(x: abs(first.x), y: abs(second.y))
      last = start + radii
      let (off, other) = isUpright ? (first.x, second.y) : (first.y, second.x)
      if abs(off) > 0.01 || abs(other) > 0.01 {
        warnings.add("a radial gradient that is turned is drawn upright", at: label)
      }
      if gradient.type == "GRADIENT_DIAMOND" { warnings.add("a diamond gradient is drawn as a radial one", at: label) }
    case "GRADIENT_ANGULAR": type = "conic"
    default: break
    }
    func pair(_ point: Point) -> JSONValue { .numbers([point.x.rounded4, point.y.rounded4]) }
    let colors = gradient.stops.map { JSONValue.color($0.color.withAlpha($0.color.alpha * opacity)) }
    var members = [Member("colors", .array(colors))]
    members.append(Member("locations", .numbers(gradient.stops.map(\.place.rounded4))))
    members += [Member("startPoint", pair(start)), Member("endPoint", pair(last))]
    if type != "axial" { members.append(Member("gradientType", .string(type))) }
    return members
  }

  // MARK: Pictures

  private mutating func picture(_ image: FigmaImage, bounds: Rect, label: String) -> MadeView {
    var view = MadeView(place: [bounds.frame], size: bounds.size)
    guard let picture = surroundings.picture(image.reference) else {
      let file = "\(image.reference).png, .jpg, .gif or .webp"
      let hint =
        surroundings.pictureFolder.map { "looked for \($0)/\(file)" } ?? "--images names a folder with \(file)"
      warnings.add("its picture is missing, a grey view stands in; \(hint)", at: label)
      view.look = [Member("backgroundColor", "#c7c7cc")]
      return view
    }
    if image.isFiltered { warnings.add("Figma's changes of a picture's colours are not drawn", at: label) }
    if !pictures.contains(picture) { pictures.append(picture) }
    if image.scaleMode == "TILE", let tiles = tiles(of: image, picture, size: bounds.size) {
      (view.look, view.children) = ([Member("clipsToBounds", true)], [tiles])
      return view
    }
    view.look = [Member("image", .string(picture))]
    switch image.scaleMode {
    case "FIT": view.look.append(Member("contentMode", "scaleAspectFit"))
    case "STRETCH", "CROP":
      guard let matrix = image.matrix, !matrix.isPlain || matrix.tx != 0 || matrix.ty != 0 else { break }
      if abs(matrix.b) > 0.001 || abs(matrix.c) > 0.001 || matrix.a <= 0 || matrix.d <= 0 {
        warnings.add("a picture that is turned in its crop is drawn upright and whole", at: label)
        break
      }
      let part = [matrix.tx, matrix.ty, matrix.a, matrix.d].map(\.rounded4)
      view.look.append(Member("contentsRect", .numbers(part)))
    default:
      if image.scaleMode == "TILE" {
        warnings.add(
          "a tiled picture of unknown size, or of more than \(Self.mostTiles) tiles, fills its layer once", at: label)
      }
      view.look += [Member("contentMode", "scaleAspectFill"), Member("clipsToBounds", true)]
    }
    return view
  }

  /// More are drawn slowly.
  private static let mostTiles = 1000

  /// A picture in its own size from the top left on, row by row; nil where that is unknown or too small.
  private func tiles(of image: FigmaImage, _ picture: String, size: Size) -> MadeView? {
    guard let own = surroundings.pictureSize(image.reference), image.tileScale > 0 else { return nil }
    let tile = Rect(x: 0, y: 0, width: own.width * image.tileScale, height: own.height * image.tileScale)
    let columns = (size.width / tile.size.width).rounded(.up)
    let count = columns * (size.height / tile.size.height).rounded(.up)
    guard (1...Double(Self.mostTiles)).contains(count) else { return nil }
    return MadeView(
      place: [tile.frame],
      look: [
        Member("image", .string(picture)),
        Member("repeat", ["count": .integer(Int(count)), "columns": .integer(Int(columns))]),
      ], size: tile.size)
  }
}
