internal import HeroControls
internal import HeroGeometry
internal import HeroModel
internal import HeroSymbols

/// What bars show that stand among views, instead of belonging to a container. Fingers do not reach their items.
struct StandingBar {
  /// How it looks; the numbers of its pictures are those of the list.
  var look = BarLook(.toolbar([]))
  /// The pictures.
  var images: [UIImage] = []
  /// The views that it holds, as the look places them.
  var views: [UIView] = []
}

@MainActor
extension StandingBar {
  /// A navigation bar with an item; nil: none.
  init(_ item: UINavigationItem?) {
    let left = (item?.leftBarButtonItems ?? []).compactMap { take($0) }
    let right = (item?.rightBarButtonItems ?? []).compactMap { take($0) }
    let middle = item?.titleView
    let size = middle.map { take($0) }
    look.contents = .navigation(left: left, right: right, title: item?.title, view: size)
  }

  /// A toolbar with items.
  init(_ items: [UIBarButtonItem]) {
    look.contents = .toolbar(items.compactMap { take($0) })
  }

  /// A tab bar with items.
  init(_ items: [UITabBarItem], selected: UITabBarItem?) {
    let tabs = items.map { item in
      let image = item === selected ? item.selectedImage ?? item.image : item.image
      var look = BarLook.Tab(title: item.title, image: image.map { take($0) })
      look.isEnabled = item.isEnabled
      return look
    }
    look.contents = .tabs(tabs, selected: items.firstIndex { $0 === selected })
  }

  /// What an item shows; nil for nothing.
  private mutating func take(_ item: UIBarButtonItem) -> BarLook.Item? {
    guard let content = content(of: item) else { return nil }
    var shown = BarLook.Item(content)
    shown.tint = item.tintColor?.color
    shown.isEnabled = item.isEnabled
    return shown
  }

  private mutating func content(of item: UIBarButtonItem) -> BarLook.Item.Content? {
    if let view = item.customView { return .view(take(view)) }
    let system = item.systemItem.map { String(describing: $0) }.flatMap { SystemItem(rawValue: $0) }
    switch system {
    case .flexibleSpace: return .flexibleSpace
    case .fixedSpace: return .space(Double(item.width))
    default: break
    }
    let symbol = system.flatMap { SystemSymbol.barItem($0.rawValue) }
    if let image = item.image ?? symbol.flatMap({ UIImage(systemName: $0.name) }) { return .image(take(image)) }
    guard let title = item.title ?? system?.text else { return nil }
    return .text(title, isBold: item.style == .done || system?.isBold == true)
  }

  /// A view that is as large as it was or asked to be before it came into the bar.
  private mutating func take(_ view: UIView) -> Size {
    if view.superview == nil { view.sizeForBar() }
    views.append(view)
    return Size(view.bounds.size)
  }

  /// A picture as bars draw it: a symbol without a size of its own is as large as the bar's.
  private mutating func take(_ image: UIImage) -> ControlImage {
    let shown =
      image.barSymbol == nil
      ? image : image.withConfiguration(UIImage.SymbolConfiguration(pointSize: CGFloat(SystemSymbol.barPoints)))
    images.append(shown)
    return ControlImage(shown, number: images.count - 1, isTemplate: shown.renderingMode != .alwaysOriginal)
  }
}
