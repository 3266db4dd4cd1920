import HeroGeometry
import HeroJSON

/// What the target does not know: fonts and pictures of the machine.
package struct FigmaSurroundings {
  /// Whether a font's family is there.
  package var hasFont: (String) -> Bool
  /// A picture's path as the scene names it, by Figma's reference.
  package var picture: (String) -> String?
  /// Its size in pixels, which tiles need; nil where nobody knows.
  package var pictureSize: (String) -> Size?
  /// Where pictures are looked for, for messages; nil: nowhere.
  package var pictureFolder: String?

  package init(
    hasFont: @escaping (String) -> Bool = { _ in true }, picture: @escaping (String) -> String? = { _ in nil },
    pictureSize: @escaping (String) -> Size? = { _ in nil }, pictureFolder: String? = nil
  ) {
    (self.hasFont, self.picture, self.pictureSize) = (hasFont, picture, pictureSize)
    self.pictureFolder = pictureFolder
  }
}

/// Makes the views of frames.
struct ScreenMaker {
  let surroundings: FigmaSurroundings
  var warnings = Warnings()
  /// Paths of pictures that views show.
  var pictures: [String] = []
  /// Families that were replaced already.
  private var told: Set<String> = []
  /// The frame's corner on the page.
  private var origin = Point.zero

  init(_ surroundings: FigmaSurroundings) { self.surroundings = surroundings }

  /// The views of a frame, its fill first. They have names that are unique in the screen.
  mutating func views(of frame: FigmaNode) -> [MadeView] {
    let placed = Placed(screen: frame)
    origin = placed.origin
    var back = frame
    back.children = []
    back.effects = frame.effects.filter { $0.type != "DROP_SHADOW" }
    var views: [MadeView] = []
    if !frame.fills.isEmpty || !frame.strokes.isEmpty {
      var ground = box(back, path: frame.name, matrix: .identity, placed: placed, frame: placed)
      ground.key = "background"
      ground.box = placed.box(from: origin)
      views.append(ground)
    }
    tell(frame, path: frame.name)
    views += children(of: frame, path: frame.name, placed: placed, frame: placed)
    var names = GivenNames()
    name(&views, parent: "", names: &names)
    return views
  }

  /// Names layers, and tells those of the same name in a parent apart by number.
  private func name(_ views: inout [MadeView], parent: String, names: inout GivenNames) {
    var keys = GivenNames()
    name(&views, parent: parent, keys: &keys, names: &names)
  }

  private func name(
    _ views: inout [MadeView], parent: String, keys: inout GivenNames, names: inout GivenNames
  ) {
    for index in views.indices {
      guard let layer = views[index].key else {
        name(&views[index].children, parent: parent, keys: &keys, names: &names)
        continue
      }
      let last = keys.add(layer)
      let key = parent.isEmpty ? last : "\(parent)/\(last)"
      views[index].key = key
      views[index].name = names.add(layer)
      name(&views[index].children, parent: key, names: &names)
    }
  }

  // MARK: Layers

  /// The views of what a layer holds; what a mask cuts off lies in a view of its own.
  private mutating func children(of node: FigmaNode, path: String, placed: Placed, frame: Placed) -> [MadeView] {
    let inner = node.isGroup ? frame : placed
    var views: [MadeView] = []
    var masked: MadeView?
    for child in node.children where child.isVisible {
      let path = "\(path)/\(child.name)"
      let place = Placed(child, in: placed, frame: inner)
      let matrix = place.matrix(in: placed)
      if let kind = child.mask {
        if let done = masked { views.append(done) }
        masked = mask(child, kind: kind, path: path, matrix: matrix, in: node, placed: placed)
        continue
      }
      guard var view = view(child, path: path, placed: place, matrix: matrix, frame: inner) else { continue }
      view.key = child.name
      view.box = place.box(from: origin)
      if masked != nil { masked?.children.append(view.withoutLayers) } else { views.append(view) }
    }
    if let done = masked { views.append(done) }
    return views
  }

  /// The view that holds what a mask cuts off.
  private mutating func mask(
    _ child: FigmaNode, kind: String, path: String, matrix: Affine, in parent: FigmaNode, placed: Placed
  ) -> MadeView? {
    let label = "\(path) (\(child.id))"
    if kind == "LUMINANCE" { warnings.add("a luminance mask cuts by its outline alone", at: label) }
    guard let outline = Outline(child)?.merged else {
      warnings.add("a mask of text or of several layers is not applied", at: label)
      return nil
    }
    if child.fills.contains(where: { $0.color == nil }) {
      warnings.add("a mask with a gradient or picture cuts by its outline alone", at: label)
    }
    let bounds = Rect(origin: .zero, size: placed.size)
    var words = [Member("path", .string(outline.path.mapped(matrix).text))]
    if outline.isEvenOdd { words.append(Member("fillRule", "evenOdd")) }
    return MadeView(
      key: child.name, place: [bounds.frame], look: [Member("opaque", false)], shape: [Member("mask", .object(words))],
      size: placed.size, box: placed.box(from: origin), cutsOff: true)
  }

  /// The view of a layer; nil where it shows nothing.
  private mutating func view(
    _ node: FigmaNode, path: String, placed: Placed, matrix: Affine, frame: Placed
  ) -> MadeView? {
    tell(node, path: path)
    if let view = blurred(node, matrix: matrix, size: placed.size) { return view }
    switch node.type {
    case "SLICE": return nil
    case "TEXT": return label(node, path: path, matrix: matrix, size: placed.size)
    case "RECTANGLE" where Set(node.radii).subtracting([0]).count > 1:
      return shape(node, path: path, matrix: matrix, size: placed.size)
    case _ where node.isBox:
      return box(node, path: path, matrix: matrix, placed: placed, frame: frame)
    case "ELLIPSE", "VECTOR", "LINE", "STAR", "REGULAR_POLYGON", "BOOLEAN_OPERATION":
      return shape(node, path: path, matrix: matrix, size: placed.size)
    default:
      warnings.add("\(node.type) has no word in a scene, and is left out", at: "\(path) (\(node.id))")
      return nil
    }
  }

  /// A rectangle with what it holds.
  private mutating func box(
    _ node: FigmaNode, path: String, matrix: Affine, placed: Placed, frame: Placed
  ) -> MadeView {
    let size = placed.size
    let border = Border(node)
    let bounds = Rect(origin: .zero, size: size).outset(border.outset)
    let corners = Corners(node, size: size, outset: border.outset)
    var view = MadeView(place: matrix.place(of: bounds), size: bounds.size)
    var inside = children(of: node, path: path, placed: placed, frame: frame)
    let inner = placed.box(from: origin)
    var isCut = corners.isUneven && !inside.isEmpty
    for index in inside.indices where !inside[index].round(with: corners, in: inner) { isCut = true }
    let leaves = inside.contains { !inner.holds($0.box) }
    let isClipped = node.clips && (leaves || isCut)
    view.cutsOff = node.clips && leaves
    view.overflows = !node.clips && leaves
    let paints = fillViews(
      node, path: path, size: size, corners: corners, isAlone: inside.isEmpty && border.outset == 0)
    view.look = paints.look
    view.shape = paints.shape
    view.children = paints.views.map { $0.shifted(border.outset) }
    view.look += corners.members + border.members
    if border.isDrawnApart { view.children += strokeViews(node, path: path, size: size) }
    let effects = effects(
      node, path: path, size: bounds.size, corners: corners,
      hollow: Hollow(node, frame: Rect(origin: .zero, size: size).shifted(border.outset)))
    view.look += effects.look
    view.children = effects.under + view.children + effects.over
    if border.outset > 0 {
      let ground = Rect(origin: .zero, size: size).shifted(border.outset)
      inside = [MadeView(place: [ground.frame], size: size, children: inside)]
      if isClipped { inside[0].look += Corners(node, size: size).clip }
    } else if isClipped, !effects.look.isEmpty || corners.isUneven {
      let ground = Rect(origin: .zero, size: size)
      inside = [
        MadeView(place: [ground.frame], look: corners.clip, size: size, children: inside)
      ]
    } else if isClipped {
      view.look.append(Member("clipsToBounds", true))
    }
    view.children += inside
    if node.opacity < 1 { view.look.append(Member("alpha", .number(node.opacity.rounded3))) }
    let isOpaque = view.look.contains { $0.key == "backgroundColor" } && paints.isOpaque
    let kinds: Set<String> = ["image", "colors"]
    if !isOpaque, !view.look.contains(where: { kinds.contains($0.key) }) { view.look.append(Member("opaque", false)) }
    return view
  }

  /// Tells what no view of the layer shows.
  private mutating func tell(_ node: FigmaNode, path: String) {
    let label = "\(path) (\(node.id))"
    for mode in [node.blendMode] + (node.fills + node.strokes).map(\.blendMode) {
      if let mode, mode != "NORMAL", mode != "PASS_THROUGH" {
        warnings.add("blend mode \(mode) is drawn as NORMAL", at: label)
      }
    }
    if node.size == nil, node.type != "SLICE", node.box != nil {
      warnings.add("the file has no geometry (turns and outlines): ask for it with geometry=paths", at: "")
    }
  }

  /// Notes that a font's family is replaced, once.
  mutating func replaceFont(_ family: String, at label: String) {
    if told.insert(family).inserted {
      warnings.add("the font '\(family)' is not installed; its texts have the system's font", at: label)
    }
  }
}

extension MadeView {
  /// As parts of what another view shows: they do not fly by themselves.
  var withoutLayers: MadeView {
    var view = self
    view.key = nil
    view.children = children.map(\.withoutLayers)
    return view
  }

  /// Further right and down by so much.
  func shifted(_ by: Double) -> MadeView {
    guard by != 0, let frame = place.first, frame.key == "frame", let numbers = frame.value.reals, numbers.count == 4
    else { return self }
    var view = self
    view.place[0] = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).shifted(by).frame
    return view
  }

  /// Takes over the corners that it fills of a rounded view which cuts it off, so that it keeps them where it flies by itself.
  ///
  /// False where it lies in a corner and cannot be rounded.
  mutating func round(with corners: Corners, in outer: Rect) -> Bool {
    guard corners.cuts, corners.radius > 0 else { return true }
    // The square in which a corner's arc cuts.
    let reach = corners.radius * 0.3
    func isIn(_ name: String) -> Bool {
      (name.hasSuffix("Left") ? box.minX < outer.minX + reach : box.maxX > outer.maxX - reach)
        && (name.hasPrefix("top") ? box.minY < outer.minY + reach : box.maxY > outer.maxY - reach)
    }
    let touched = corners.names.filter(isIn)
    guard !touched.isEmpty else { return true }
    let keys = Set((look + shape).map(\.key))
    guard outer.holds(box), key != nil, place.first?.key == "frame",
      keys.isDisjoint(with: ["cornerRadius", "path", "text", "runs", "mask"]),
      !keys.isDisjoint(with: ["image", "backgroundColor", "colors"])
    else { return false }
    look += Corners.members(corners.radius, names: touched, isContinuous: corners.isContinuous)
    if keys.contains("image"), !keys.contains("clipsToBounds") { look.append(Member("clipsToBounds", true)) }
    // What it holds may lie in its corners, too.
    return children.isEmpty
  }
}

extension Rect {
  func shifted(_ by: Double) -> Rect { Rect(x: minX + by, y: minY + by, width: size.width, height: size.height) }
}
