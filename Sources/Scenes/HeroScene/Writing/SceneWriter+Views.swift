import HeroCatalog
import HeroControls
import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords

extension SceneWriter {
  /// A view with its subviews.
  func view(_ index: Int, of tree: ViewTree) -> JSONValue {
    let view = tree.views[index]
    guard let component = tree.component(of: index) else {
      return .object(viewKeys(view).members(without: true) + subviews(index, of: tree))
    }
    let own = viewKeys(view).filter { component.keysOfUses.contains($0.name) }
    return .object([Member("component", .string(component.name))] + own.members(without: true))
  }

  /// The components of the views inside of a view, whose texts are no expressions.
  func components(inside index: Int, of tree: ViewTree) -> [Member] {
    tree.descendants(of: index).compactMap { index in
      guard let component = tree.component(of: index) else { return nil }
      let keys = viewKeys(tree.views[index]).filter { !component.keysOfUses.contains($0.name) }
      let view = JSONValue.object(keys.members(without: true) + subviews(index, of: tree)).withoutExpressions
      return Member(component.name, .object([Member("view", view)]))
    }
  }

  private func subviews(_ index: Int, of tree: ViewTree) -> [Member] {
    let children = tree.views[index].children
    return children.isEmpty ? [] : [Member("subviews", .array(children.map { view($0, of: tree) }))]
  }

  /// The keys of a view, without its subviews.
  func viewKeys(_ view: View) -> [WrittenKey] {
    let (type, content) = contentKeys(view.content)
    return [
      WrittenKey("type", type.map { .string($0) }, nil), WrittenKey("name", view.name.map { .string($0) }, nil),
    ] + placeKeys(view) + content + WrittenKey.keys(ValueKey.hero + ValueKey.layer, of: view, standard(for: view))
      + [WrittenKey("embed", view.embedded.map { .string(scene.screens[$0].name) }, nil)]
  }

  private var standardText: Color { NamedColors.color("label", appearance) ?? .black }

  /// What counts of a view's layer without its keys.
  private func standard(for view: View) -> View {
    var standard = View(path: "", position: .zero, size: .zero)
    standard.tintColor = NamedColors.color("tintColor", appearance) ?? standard.tintColor
    // A stack is written as what it has become.
    standard.isOpaque = view.content == .view || view.content == .stack
    return standard
  }

  /// `frame` where position and size follow from it to the last bit, else both by themselves.
  private func placeKeys(_ view: View) -> [WrittenKey] {
    let origin = Point(
      x: view.position.x - view.anchorPoint.x * view.size.width,
      y: view.position.y - view.anchorPoint.y * view.size.height)
    let rect = Rect(origin: origin, size: view.size)
    if rect.position(anchorPoint: view.anchorPoint) == view.position {
      let fillsCanvas = view.parent == nil ? JSONValue.rect(Rect(origin: .zero, size: scene.canvas.size)) : nil
      return [WrittenKey("frame", JSONValue.rect(rect), fillsCanvas)]
    }
    return [
      WrittenKey("center", JSONValue.point(view.position), nil),
      WrittenKey("size", .numbers([view.size.width, view.size.height]), nil),
    ]
  }

  // MARK: Contents

  /// The type where keys do not imply it, and its keys.
  private func contentKeys(_ content: ViewContent) -> (type: String?, keys: [WrittenKey]) {
    switch content {
    case .view, .stack: (nil, [])
    case .image(let image): (nil, imageKeys(image))
    case .label(let text): (nil, labelKeys(text))
    case .gradient(let gradient): (nil, gradientKeys(gradient))
    case .shape(let shape):
      (
        nil,
        [WrittenKey("path", .string(shape.path.svg), nil)]
          + WrittenKey.keys(ValueKey.shape, of: shape, ShapeContents(path: Path()))
      )
    case .visualEffect(let effect): (nil, [WrittenKey("effect", self.effect(effect), nil)])
    }
  }

  private func imageKeys(_ image: ImageContents) -> [WrittenKey] {
    let keys = WrittenKey.keys(ValueKey.image, of: image, ImageContents(image: 0))
    return [
      WrittenKey("image", .string(images[image.image]), nil), keys[0],
      .flag("template", image.templateTint != nil, false), keys[1],
    ]
  }

  private func labelKeys(_ text: TextContents) -> [WrittenKey] {
    [
      text.runs.isEmpty
        ? WrittenKey("text", .string(text.text), nil)
        : WrittenKey("runs", .array(text.runs.map { run($0, of: text) }), nil)
    ] + WrittenKey.keys(ValueKey.text, of: text, TextContents(text: "", color: standardText))
  }

  /// A part of a text, without what the label says.
  private func run(_ run: TextRun, of label: TextContents) -> JSONValue {
    let (kern, own) = (run.kern ?? 0, run.paragraph)
    return .object(
      [
        run.attachment.map { WrittenKey("attachment", attachment($0), nil) }
          ?? WrittenKey("text", .string(run.text), nil),
        WrittenKey("font", .font(run.font, like: label.font), [:]),
        WrittenKey("textColor", JSONValue.color(run.color), JSONValue.color(label.color)),
        WrittenKey("backgroundColor", run.backgroundColor.map(JSONValue.color), nil),
        .number("kern", kern, label.kern ?? 0),
        .choice("underlineStyle", run.underlineStyle, label.underlineStyle),
        .choice("strikethroughStyle", run.strikethroughStyle, label.strikethroughStyle),
        .number("baselineOffset", run.baselineOffset, 0), .choice("textAlignment", own.alignment, label.alignment),
      ].members(without: true)
        + WrittenKey.keys(ValueKey.paragraph.filter { $0.field.name != "textAlignment" }, of: own, label.paragraph)
        .members(without: true))
  }

  private func attachment(_ attachment: TextAttachment) -> JSONValue {
    .object(
      [
        WrittenKey("image", .string(images[attachment.image]), nil),
        WrittenKey("bounds", .rect(attachment.bounds), nil), .flag("template", attachment.isTemplate, false),
      ].members(without: true))
  }

  private func gradientKeys(_ gradient: GradientContents) -> [WrittenKey] {
    let standard = GradientContents(colors: gradient.colors)
    return [
      WrittenKey("colors", .array(gradient.colors.map { JSONValue.color($0) }), nil),
      WrittenKey("locations", .numbers(gradient.locations), .numbers(standard.locations)),
      WrittenKey("startPoint", JSONValue.point(gradient.startPoint), JSONValue.point(standard.startPoint)),
      WrittenKey("endPoint", JSONValue.point(gradient.endPoint), JSONValue.point(standard.endPoint)),
      .choice("gradientType", gradient.kind, .axial),
    ]
  }

  private func effect(_ effect: BackdropEffect) -> JSONValue {
    if let known = BackdropEffect.named(on: appearance).first(where: { $0.1 == effect }) { return .string(known.0) }
    return .object(
      [
        WrittenKey("blurRadius", .number(effect.blurRadius), nil),
        WrittenKey("tint", effect.tint.map { JSONValue.color($0) }, nil), .number("saturation", effect.saturation, 1),
      ].members(without: true))
  }
}

extension JSONValue {
  /// With braces doubled in every text, as text of components means them (scene words W2).
  fileprivate var withoutExpressions: JSONValue {
    switch self {
    case .string(let text):
      .string(text.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{"))
    case .array(let values): .array(values.map(\.withoutExpressions))
    case .object(let members): .object(members.map { Member($0.key, $0.value.withoutExpressions) })
    default: self
    }
  }
}
