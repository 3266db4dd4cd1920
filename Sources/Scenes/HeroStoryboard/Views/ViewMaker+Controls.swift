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
    let own = found.image.size
    guard let name, document.resources.systemImages.contains(name), own.width > 0, own.height > 0 else { return found }
    let (wide, high) = (size.width / own.width, size.height / own.height)
    let factor =
      switch contentMode {
      case .scaleToFill, .scaleAspectFill: max(wide, high)
      case .scaleAspectFit: min(wide, high)
      default: 1.0
      }
    let points = (symbolPoints ?? SystemSymbol.standardPoints) * factor
    return SystemSymbol.sizes.contains(points) ? image(name, symbolPoints: points, weight: weight, of: view) : found
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
    if let glyph = InfoGlyph(rawValue: button.type.rawValue) {
      return nodes(glyph.parts(in: node.frame.size, here), at: view.place) + subviews(of: view)
    }
    let state = button.shownState
    var look = button.look(image: { _, _ in nil })
    let picture = image(button.imageName, symbolPoints: button.symbolSize, weight: button.symbolWeight, of: view)
    if let found = picture {
      look.image = found.image
      // Buttons of the system and of configurations paint their images, unless the catalogue says they are pictures.
      look.image?.isTemplate = found.isTemplate ?? (look.style != .custom)
    }
    let background = stretched(
      state.backgroundImage, button.symbolSize, button.symbolWeight, as: .scaleToFill, in: node.frame.size, of: view)
    look.backgroundImage = background?.image.index
    look.titleColor = color(state.attributedTitle.first?.color ?? state.titleColor, of: view)
    if let configuration = button.configuration {
      look.cornerStyle = configuration.cornerStyle ?? .dynamic
      look.baseForeground = color(configuration.baseForegroundColor, of: view)
      look.baseBackground = color(configuration.baseBackgroundColor, of: view)
      look.background = color(configuration.backgroundColor, of: view)
      if let radius = configuration.cornerRadius {
        look.cornerRadius = radius
        look.cornerStyle = .fixed
      }
    }
    if button.configuration?.title == nil, !state.attributedTitle.isEmpty, var title = look.title {
      title.color = color(state.titleColor, of: view) ?? look.foreground(here)
      let plain = title
      title.setRuns(state.attributedTitle.map { fragment in fragment.run(like: plain) { color($0, of: view) } })
      look.title = title
    }
    if var title = look.title {
      let insets = look.contentInsets
      let image = look.image.map {
        look.imagePlacement == .top || look.imagePlacement == .bottom ? 0 : $0.size.width + look.imagePadding
      }
      title.lineBreakMode = button.lineBreakMode
      title.isRightToLeft = traits.isRightToLeft
      let room = node.frame.size.width - insets.left - insets.right - (image ?? 0)
      if button.adjustsFontSize, room > 0 {
        title.shrink(to: room, by: button.minimumScale) { here.measure($0, nil).width }
      }
      if button.adjustsFontSize || room > 0 {
        title = fitted(title, in: Size(width: room, height: node.frame.size.height))
      }
      look.title = title
    }
    var traits = here
    if !button.isEnabled, look.style == .custom { traits.tint = traits.tint.withAlpha(0.5) }
    var parts = look.parts(in: node.frame.size, traits)
    if background?.isTemplate == true {
      for index in parts.indices where parts[index].name == "background image" {
        guard case .image(var image) = parts[index].view.content else { continue }
        image.templateTint = traits.tint
        parts[index].view.content = .image(image)
      }
    }
    if look.style == .custom {
      // A custom button's title is white, its template images have the tint.
      for index in parts.indices {
        if case .image(var image) = parts[index].view.content, image.templateTint != nil {
          image.templateTint = traits.tint
          parts[index].view.content = .image(image)
        }
      }
    }
    return nodes(parts, at: view.place) + subviews(of: view)
  }

  // MARK: Controls

  /// The parts of a control whose look is HeroControls' affair.
  mutating func controlParts(_ view: InterfaceView, _ node: SceneNode) -> [SceneNode] {
    switch view.content {
    case .searchBar(let bar):
      if bar.prompt != nil { warn("its prompt is not drawn", view.element, at: view.place) }
      if !bar.scopeTitles.isEmpty { warn("its scope buttons are not drawn", view.element, at: view.place) }
    case .datePicker: warn("it shows the day on which it runs; a fixed one is drawn", view.element, at: view.place)
    default: break
    }
    let look = view.look(here) {
      image($0, of: view)?.image
    } color: {
      color($0, of: view)
    }
    return look.map { nodes($0.parts(in: node.frame.size, here), at: view.place) } ?? []
  }
}

/// Buttons of UIKit's that have a glyph of their own.
enum InfoGlyph: String {
  case detailDisclosure, infoLight, infoDark, contactAdd, close

  /// The glyph in the middle of a size.
  ///
  /// Source: 22 points in a disc, as UIKit's `info.circle`; the close button's disc of 30 points with a cross, both by eye.
  func parts(in size: Size, _ traits: ControlTraits) -> [ControlPart] {
    let side = self == .close ? 30.0 : 22
    let frame = Rect(
      x: traits.pixels((size.width - side) / 2), y: traits.pixels((size.height - side) / 2), width: side, height: side)
    switch self {
    case .detailDisclosure, .infoLight, .infoDark:
      return [
        ControlPart(
          "info", frame,
          children: CellAccessory.detailButton.parts(in: CellAccessory.detailButton.size, traits))
      ]
    case .contactAdd:
      var ring = ControlPart("add", frame, radius: side / 2)
      ring.view.borderColor = traits.tint
      ring.view.borderWidth = 1.5
      ring.children = [
        ControlPart("across", Rect(x: 6, y: 10.25, width: 10, height: 1.5), color: traits.tint),
        ControlPart("up", Rect(x: 10.25, y: 6, width: 1.5, height: 10), color: traits.tint),
      ]
      return [ring]
    case .close:
      var disc = ControlPart("close", frame, color: traits.color(.tertiarySystemFill), radius: side / 2)
      for (name, angle) in [("falling", Double.pi / 4), ("rising", -Double.pi / 4)] {
        var stroke = ControlPart(
          name, Rect(x: 9, y: 14, width: 12, height: 2), color: traits.color(.secondaryLabel), radius: 1)
        stroke.view.transform = .rotation(angle: angle, x: 0, y: 0, z: 1)
        disc.children.append(stroke)
      }
      return [disc]
    }
  }
}
