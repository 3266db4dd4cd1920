internal import HeroControls
internal import HeroGeometry
internal import HeroLayers
internal import HeroModel
internal import HeroSymbols
internal import InterfaceBuilder

/// Interface Builder's words in UIKit's.
@MainActor
struct InterfaceWords {
  let document: InterfaceDocument

  // MARK: Colours, fonts, pictures

  func color(_ color: InterfaceColor?) -> UIColor? {
    switch color {
    case nil: nil
    case .fixed(let color): UIColor(color)
    case .named(let name):
      UIColor(named: name) ?? document.resources.namedColors[name].map { UIColor($0) } ?? missing("colour", name)
    case .system(let name): system(name)
    }
  }

  private func system(_ name: String) -> UIColor? {
    if let light = SystemColor.color(interfaceBuilder: name, isDark: false),
      let dark = SystemColor.color(interfaceBuilder: name, isDark: true)
    {
      return UIColor(light: light, dark: dark)
    }
    return document.resources.systemColors[name].map { UIColor($0) } ?? missing("system colour", name)
  }

  private func missing(_ what: String, _ name: String) -> UIColor? {
    UIKitRuntime.current.warn("the \(what) '\(name)' of an Interface Builder file is not there")
    return nil
  }

  func font(_ font: InterfaceFont) -> UIFont {
    UIFont(
      font.faceName.flatMap { AppFonts.current.font(named: $0, size: CGFloat(font.size)) }
        ?? font.request)
  }

  /// A picture, or a symbol beside a font of so many points and of a weight, 100…900.
  func image(_ name: String?, points: Double? = nil, weight: Int? = nil) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if document.resources.systemImages.contains(name) {
      let look = UIImage.SymbolConfiguration(size: points.map { CGFloat($0) }, weight: weight)
      return UIImage(systemName: name, withConfiguration: look)
    }
    if let image = UIImage(named: name) { return image }
    UIKitRuntime.current.warn("Could not load the \"\(name)\" image referenced from an Interface Builder file")
    return nil
  }

  // MARK: Words

  func edges(_ words: Set<InterfaceEdge>) -> UIRectEdge {
    let known: [(InterfaceEdge, UIRectEdge)] = [
      (.top, .top), (.left, .left), (.bottom, .bottom), (.right, .right),
    ]
    return UIRectEdge(known.filter { words.contains($0.0) }.map(\.1))
  }

  func effect(_ effect: InterfaceEffect) -> UIVisualEffect? {
    let blur = effect.blurStyle.map { UIBlurEffect(style: .init($0)) }
    return effect.isVibrant ? UIVibrancyEffect(blurEffect: blur ?? UIBlurEffect(style: .regular)) : blur
  }

  // MARK: Bars

  /// A button without its own view and what it does.
  func button(_ item: InterfaceBarItem) -> UIBarButtonItem {
    let button = UIBarButtonItem(title: item.title, image: image(item.image))
    button.systemItem = item.systemItem.flatMap { .init($0) }
    button.style = item.isDone ? .done : .plain
    button.tintColor = color(item.tintColor)
    button.width = CGFloat(item.width)
    return button
  }

  func tab(_ item: InterfaceTabItem) -> UITabBarItem {
    let system = item.systemItem.flatMap { SystemSymbol.tabItems[$0] }
    let made = UITabBarItem(
      title: item.title ?? system?.title,
      image: image(item.image) ?? system.flatMap { UIImage(systemName: $0.symbol) },
      selectedImage: image(item.selectedImage))
    made.badgeValue = item.badge
    made.isEnabled = item.isEnabled
    return made
  }

  /// Those of a bar's title; nil where it says none.
  func titleAttributes(of bar: InterfaceBar) -> [NSAttributedString.Key: Any]? {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color(bar.titleColor)
    attributes[.font] = bar.titleFont.map { font($0) }
    return attributes.isEmpty ? nil : attributes
  }

  // MARK: Attributes

  /// Sets a user defined runtime attribute; says where no class knows it.
  func set(_ attribute: InterfaceAttribute, of object: AnyObject) {
    guard !ObjectiveCRegistry.shared.set(attribute.keyPath, of: object, to: forms(of: attribute.value)) else { return }
    UIKitRuntime.current.warn(
      "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(type(of: object))): it is not registered, or of another type (\(document.address(of: attribute.place)))"
    )
  }

  /// What properties of different types may take a value as.
  private func forms(of value: InterfaceAttribute.Value) -> [Any] {
    switch value {
    case .string(let text): return [text]
    case .bool(let flag): return [flag]
    case .number(let number):
      let whole: [Any] = Int(exactly: number).map { [$0] } ?? []
      return [CGFloat(number), number, Float(number)] + whole
    case .color(let described):
      guard let color = color(described) else { return [] }
      return [color, color.cgColor]
    case .point(let point): return [CGPoint(point)]
    case .size(let size): return [CGSize(size)]
    case .rect(let rect): return [CGRect(rect)]
    case .range(let location, let length): return [NSRange(location: location, length: length)]
    case .image(let name): return image(name).map { [$0] } ?? []
    case .null: return []
    }
  }
}
