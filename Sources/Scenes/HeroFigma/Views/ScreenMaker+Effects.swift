import HeroGeometry
import HeroJSON
import HeroWords

/// What effects become.
struct EffectViews {
  /// A shadow, as a member of the layer's own view.
  var look: [Member] = []
  /// Under the fills: what blurs what is behind.
  var under: [MadeView] = []
  /// Over the fills: shadows that fall into the layer.
  var over: [MadeView] = []
}

/// An outline that shadows fall into.
struct Hollow {
  /// Of a rectangle, from the top left on, clockwise; nil: an ellipse that fills the frame.
  let radii: [Double]?
  /// In the layer's view.
  let frame: Rect
  /// What cuts off a view as large as the frame.
  let clip: [Member]

  /// A rectangle's.
  init(_ node: FigmaNode, frame: Rect) {
    (radii, self.frame, clip) = (node.radii, frame, Corners(node, size: frame.size).clip)
  }

  /// A whole ellipse's; nil for other shapes, whose outlines may cross themselves.
  init?(ellipse node: FigmaNode, frame: Rect) {
    guard node.type == "ELLIPSE", node.arc.map({ $0.inner == 0 && $0.end - $0.start > 2 * Double.pi - 1e-4 }) ?? true
    else { return nil }
    (radii, self.frame) = (nil, frame)
    clip = [Member("mask", ["path": .string(Path.ellipse(frame.size, nil).text)])]
  }

  /// The outline, smaller by so much on each side; empty where nothing is left.
  func path(inset: Double) -> Path {
    let size = Size(width: frame.size.width - 2 * inset, height: frame.size.height - 2 * inset)
    guard size.width > 0, size.height > 0 else { return Path() }
    let path = radii.map { .rectangle(size, radii: $0.map { max($0 - inset, 0) }) } ?? Path.ellipse(size, nil)
    return path.mapped(Affine(tx: inset, ty: inset))
  }
}

extension ScreenMaker {
  /// A layer's shadows and blurs.
  ///
  /// - Parameters:
  ///   - size: Of the layer's view.
  ///   - hollow: What inner shadows fall into; nil where that cannot be said.
  mutating func effects(
    _ node: FigmaNode, path: String, size: Size, corners: Corners, hollow: Hollow? = nil
  ) -> EffectViews {
    let label = "\(path) (\(node.id))"
    var made = EffectViews()
    for effect in node.effects {
      switch effect.type {
      case "DROP_SHADOW" where made.look.isEmpty:
        if effect.spread != 0 { warnings.add("a shadow's spread is not drawn", at: label) }
        made.look = [effect.shadow()]
      case "DROP_SHADOW": warnings.add("only the first of several shadows is drawn", at: label)
      case "BACKGROUND_BLUR":
        made.under.append(
          MadeView(
            place: [Rect(origin: .zero, size: size).frame],
            look: [Member("effect", ["blurRadius": .number(min(effect.radius / 2, 1000).rounded3)])] + corners.members
              + (corners.members.isEmpty ? [] : [Member("clipsToBounds", true)]), size: size))
      case "INNER_SHADOW":
        if let hollow {
          made.over.append(effect.inside(hollow))
        } else {
          warnings.add("an inner shadow is not drawn", at: label)
        }
      case "LAYER_BLUR": warnings.add("a layer's own blur is not drawn", at: label)
      default: warnings.add("effect \(effect.type) is not drawn", at: label)
      }
    }
    return made
  }

  /// A layer of one plain colour that is blurred: what its outline would cast, without itself; nil for others.
  func blurred(_ node: FigmaNode, matrix: Affine, size: Size) -> MadeView? {
    guard let effect = node.effects.first, effect.type == "LAYER_BLUR", node.effects.count == 1, node.strokes.isEmpty,
      node.children.isEmpty, node.text == nil, node.fills.count == 1, let color = node.fills[0].color,
      let outline = Outline(node)?.merged, !outline.isEvenOdd
    else { return nil }
    var blur = effect
    (blur.color, blur.offset) = (color, .zero)
    var view = MadeView(place: matrix.place(of: Rect(origin: .zero, size: size)), size: size)
    view.look = [Member("opaque", false), blur.shadow(of: outline.path)]
    if node.opacity < 1 { view.look.append(Member("alpha", .number(node.opacity.rounded3))) }
    return view
  }
}

extension FigmaEffect {
  /// As a member of a view: the shadow of what it shows, or of a path.
  fileprivate func shadow(of path: Path? = nil) -> Member {
    var members = [
      Member("color", .color(color.withAlpha(1))), Member("opacity", .number(color.alpha.rounded4)),
      Member("offset", .numbers([offset.x.rounded3, offset.y.rounded3])),
      // Figma counts the whole fade, Core Animation its standard deviation.
      Member("radius", .number((radius / 2).rounded3)),
    ]
    if let path { members.append(Member("path", .string(path.text))) }
    return Member("shadow", .object(members))
  }

  /// What lies around an outline casts it into that, which cuts off the rest: a ring, whose hole turns the other way.
  fileprivate func inside(_ hollow: Hollow) -> MadeView {
    let size = hollow.frame.size
    // Three deviations of a Gaussian are all of it.
    let reach = 1.5 * radius + max(abs(offset.x), abs(offset.y)) + max(-spread, 0) + 1
    let (right, bottom) = (size.width + reach, size.height + reach)
    let around = Path(elements: [
      .move(Point(x: -reach, y: -reach)), .line(Point(x: -reach, y: bottom)), .line(Point(x: right, y: bottom)),
      .line(Point(x: right, y: -reach)), .close,
    ])
    let ring = Path(elements: around.elements + hollow.path(inset: spread).elements)
    let caster = MadeView(
      place: [Rect(origin: .zero, size: size).frame], look: [Member("opaque", false), shadow(of: ring)], size: size)
    return MadeView(
      place: [hollow.frame.frame], look: [Member("opaque", false)] + hollow.clip, size: size, children: [caster])
  }
}
