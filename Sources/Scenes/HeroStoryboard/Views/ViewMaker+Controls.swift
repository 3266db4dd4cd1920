import HeroControls
import HeroGeometry
import HeroLayers
internal import HeroModel
import HeroSymbols
internal import InterfaceBuilder
import InterfaceLayout

extension ViewMaker {
  // MARK: Images

  /// An image by name; nil, with a warning, where it is nowhere.
  mutating func image(
    _ name: String?, symbolPoints: Double? = nil, weight: Int? = nil, of view: InterfaceView
  ) -> (image: ControlImage, isTemplate: Bool?)? {
    image(name, symbolPoints: symbolPoints, weight: weight, of: view.element, at: view.place)
  }

  /// An image by name; nil, with a warning, where it is nowhere.
  mutating func image(
    _ name: String?, symbolPoints: Double? = nil, weight: Int? = nil, of element: String, at place: InterfacePlace
  ) -> (image: ControlImage, isTemplate: Bool?)? {
    guard let name, !name.isEmpty else { return nil }
    guard document.resources.systemImages.contains(name) else {
      if let found = work.image(name, at: place) { return found }
      warn(
        "the image '\(name)' is in no asset catalogue beside or above the file; name its folder with --assets", element,
        at: place)
      return nil
    }
    if let warning = SystemSymbol.warning(of: name) { warn(warning, element, at: place) }
    return work.symbol(name, points: symbolPoints, weight: weight)
  }

  mutating func readImage(_ picture: InterfaceImage, _ view: InterfaceView, _ node: inout SceneNode) {
    let name = picture.isHighlighted ? picture.highlightedImage ?? picture.image : picture.image
    let shown = stretched(
      name, picture.symbolSize, picture.symbolWeight, as: view.contentMode, in: node.frame.size, of: view)
    guard let found = shown else { return }
    setImage(found.image.index, isTemplate: found.isTemplate ?? false, view, &node)
  }

  /// An image that is laid out in a size; a symbol is drawn as large as it is shown, so that it is sharp.
  private mutating func stretched(
    _ name: String?, _ symbolPoints: Double?, _ weight: Int?, as contentMode: ContentMode, in size: Size,
    of view: InterfaceView
  ) -> (image: ControlImage, isTemplate: Bool?)? {
    guard let found = image(name, symbolPoints: symbolPoints, weight: weight, of: view) else { return nil }
    guard let name, document.resources.systemImages.contains(name) else { return found }
    let scale = contentMode.scale(of: found.image.size, in: size)
    let points = (symbolPoints ?? SystemSymbol.standardPoints) * scale
    return SystemSymbol.sizes.contains(points) ? work.symbol(name, points: points, weight: weight) ?? found : found
  }

  /// Makes an image the node's content, painted in the tint where it is a template.
  mutating func setImage(_ index: Int, isTemplate: Bool, _ view: InterfaceView, _ node: inout SceneNode) {
    node.view.content = .image(
      ImageContents(
        image: index, contentMode: view.contentMode, templateTint: isTemplate ? here.tint : nil))
    if isTemplate { node.view.tintColor = here.tint }
  }

  // MARK: Buttons

  mutating func buttonParts(_ button: InterfaceButton, _ view: InterfaceView, _ node: SceneNode) -> [SceneNode] {
    let state = button.shownState
    var look = button.look(scale: here.scale, image: { _, _ in nil })
    if let picture = picture(of: button, look.style, view) { look.image = picture }
    let background = stretched(
      state.backgroundImage, button.symbolSize, button.symbolWeight, as: .scaleToFill, in: node.frame.size, of: view)
    look.backgroundImage = background?.image.index
    if button.configuration == nil { look.titleColor = color(state.titleColor, of: view) }
    if let configuration = button.configuration {
      look.cornerStyle = configuration.cornerStyle ?? .dynamic
      look.baseForeground = color(configuration.baseForegroundColor, of: view)
      look.baseBackground = color(configuration.baseBackgroundColor, of: view)
      look.background = color(configuration.backgroundColor, of: view)
      if let radius = configuration.cornerRadius { look.cornerRadius = radius }
    }
    if button.configuration?.title == nil, !state.attributedTitle.isEmpty, var title = look.title {
      title.color = look.foreground(here)
      let plain = title
      title.setRuns(state.attributedTitle.map { fragment in fragment.run(like: plain) { color($0, of: view) } })
      look.title = title
      // A title of one look has its colour.
      if title.runs.isEmpty { look.titleColor = title.color }
    }
    var parts = look.parts(in: node.frame.size, here)
    if background?.isTemplate == true {
      for index in parts.indices where parts[index].name == "background image" {
        guard case .image(var image) = parts[index].view.content else { continue }
        image.templateTint = here.tint
        parts[index].view.content = .image(image)
      }
    }
    return nodes(parts, at: view.place) + subviews(of: view)
  }

  /// A button's own picture, or the glyph of its kind.
  private mutating func picture(
    of button: InterfaceButton, _ style: ButtonLook.Style, _ view: InterfaceView
  ) -> ControlImage? {
    if let symbol = button.glyphSymbol {
      return work.symbol(symbol.name, points: symbol.points, weight: symbol.weight)?.image
    }
    let found = image(button.imageName, symbolPoints: button.symbolSize, weight: button.symbolWeight, of: view)
    guard var picture = found?.image else { return nil }
    // Buttons of the system and of configurations paint their images, unless the catalogue says they are pictures.
    picture.isTemplate = found?.isTemplate ?? (style != .custom)
    return picture
  }

  // MARK: Controls

  /// The parts of a control whose look is HeroControls' affair.
  mutating func controlParts(_ view: InterfaceView, _ node: inout SceneNode) -> [SceneNode] {
    switch view.content {
    case .searchBar(let bar):
      if bar.prompt != nil { warn("its prompt is not drawn", view.element, at: view.place) }
    case .datePicker(let picker) where picker.date == nil && picker.mode != .countDownTimer:
      warn("it shows the day on which it runs; a fixed one is drawn", view.element, at: view.place)
    default: break
    }
    let look = view.look(here) { name in
      image(name, of: view).map { found in
        var image = found.image
        // Segments paint their images, unless the catalogue says they are pictures.
        image.isTemplate = found.isTemplate ?? true
        return image
      }
    } color: {
      color($0, of: view)
    }
    if look?.drawsGround == true { node.view.backgroundColor = nil }
    return look.map { nodes($0.parts(in: node.frame.size, here), at: view.place) } ?? []
  }
}
