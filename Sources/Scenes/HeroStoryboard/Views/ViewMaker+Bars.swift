import HeroControls
import HeroGeometry
import HeroLayers
internal import HeroModel
import HeroSymbols
internal import InterfaceBuilder

/// Bars that stand among the views of a screen, instead of belonging to a container.
extension ViewMaker {
  /// A bar's ground and items, with the views that they hold.
  mutating func barParts(
    _ bar: InterfaceBar, _ contents: BarLook.Contents, _ views: [InterfaceView], _ view: InterfaceView,
    _ node: inout SceneNode
  ) -> [SceneNode] {
    var look = BarLook(contents)
    look.isBlack = bar.isBlack
    look.isTranslucent = bar.isTranslucent
    look.tint = color(bar.tintColor, of: view)
    look.ground = bar.ground.flatMap { color($0, of: view) }
    look.titleColor = color(bar.titleColor, of: view)
    look.titleFont = bar.titleFont?.request
    node.view.backgroundColor = nil
    let size = node.frame.size
    let parts = nodes(look.parts(in: size, here), at: view.place)
    let held = zip(views, look.viewFrames(in: size, here)).map { self.node($0, frame: $1) }
    return parts + held + subviews(of: view)
  }

  /// A navigation bar with its last item.
  mutating func barParts(
    _ bar: InterfaceBar, _ items: [InterfaceNavigationItem], _ view: InterfaceView, _ node: inout SceneNode
  ) -> [SceneNode] {
    let item = items.last
    let contents = BarLook.Contents.navigation(
      left: item?.left.compactMap { barItem($0) } ?? [], right: item?.right.compactMap { barItem($0) } ?? [],
      title: item?.title, view: item?.titleView.map { $0.frame?.size ?? .zero })
    return barParts(bar, contents, item?.views ?? [], view, &node)
  }

  /// A toolbar.
  mutating func barParts(
    _ bar: InterfaceBar, _ items: [InterfaceBarItem], _ view: InterfaceView, _ node: inout SceneNode
  ) -> [SceneNode] {
    barParts(bar, .toolbar(items.compactMap { barItem($0) }), items.compactMap(\.customView), view, &node)
  }

  /// A tab bar.
  mutating func barParts(
    _ bar: InterfaceBar, _ items: [InterfaceTabItem], _ selected: String?, _ view: InterfaceView,
    _ node: inout SceneNode
  ) -> [SceneNode] {
    let tabs = items.map { tab($0, isSelected: $0.id == selected) }
    return barParts(bar, .tabs(tabs, selected: items.firstIndex { $0.id == selected }), [], view, &node)
  }

  /// What an item shows; nil for what cannot be drawn.
  private mutating func barItem(_ item: InterfaceBarItem) -> BarLook.Item? {
    guard let content = content(of: item) else { return nil }
    var look = BarLook.Item(content)
    look.tint = item.tintColor.flatMap(palette.color)
    look.isEnabled = item.isEnabled
    return look
  }

  private mutating func content(of item: InterfaceBarItem) -> BarLook.Item.Content? {
    if let custom = item.customView { return .view(custom.frame?.size ?? Size(width: 44, height: 44)) }
    switch item.systemItem {
    case .flexibleSpace: return .flexibleSpace
    case .fixedSpace: return .space(item.width)
    default: break
    }
    let glyph = item.systemItem.flatMap { SystemSymbol.barItem($0.rawValue) }
    let drawn = glyph.flatMap { work.symbol($0.name, points: $0.points, weight: nil) }
    if let picture = barPicture(item.image, drawn, of: "barButtonItem", at: item.place) { return .image(picture) }
    guard let title = item.title ?? item.systemItem?.text else { return nil }
    return .text(title, isBold: item.isDone || item.systemItem?.isBold == true)
  }

  private mutating func tab(_ item: InterfaceTabItem, isSelected: Bool) -> BarLook.Tab {
    let system = item.systemItem.flatMap { SystemSymbol.tabItems[$0] }
    let drawn = system.flatMap { work.symbol($0.symbol, points: SystemSymbol.barPoints, weight: nil) }
    let name = isSelected ? item.selectedImage ?? item.image : item.image
    var look = BarLook.Tab(
      title: item.title ?? system?.title, image: barPicture(name, drawn, of: "tabBarItem", at: item.place))
    look.isEnabled = item.isEnabled
    return look
  }

  /// A picture by name, else another one; bars paint both, unless the catalogue says it is a picture.
  private mutating func barPicture(
    _ name: String?, _ other: (image: ControlImage, isTemplate: Bool?)?, of element: String, at place: InterfacePlace
  ) -> ControlImage? {
    guard let found = image(name, symbolPoints: SystemSymbol.barPoints, of: element, at: place) ?? other else {
      return nil
    }
    var picture = found.image
    picture.isTemplate = found.isTemplate ?? true
    return picture
  }
}
