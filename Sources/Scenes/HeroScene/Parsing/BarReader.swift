import HeroCatalog
import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroSymbols

/// Reads bars of containers and what screens put into them (scene words W3).
struct BarReader {
  let reader: ValueReader
  private var colors: ColorReader { ColorReader(reader) }

  init(_ reader: ValueReader) { self.reader = reader }

  /// A navigation controller's bar; nil hides it.
  func navigationBar(_ cursor: JSONCursor?) -> NavigationBar? {
    guard let cursor, reader.isObject(cursor, keys: SceneKeys.navigationBar, what: "a navigation bar object") else {
      return nil
    }
    return NavigationBar(
      colors: barColors(cursor), hasLargeTitles: reader.bool(cursor.member("largeTitles")) ?? false,
      view: ContainerViewReader(reader).view(cursor))
  }

  /// A tab bar controller's bar; nil hides it.
  func tabBar(_ cursor: JSONCursor?) -> TabBar? {
    guard let cursor, reader.isObject(cursor, keys: SceneKeys.tabBar, what: "a tab bar object") else { return nil }
    var colors = barColors(cursor)
    colors.muted = self.colors.color(cursor.member("unselectedItemTint")) ?? colors.muted
    return TabBar(colors: colors, view: ContainerViewReader(reader).view(cursor))
  }

  private func barColors(_ cursor: JSONCursor) -> BarColors {
    var colors = reader.canvas.barColors
    colors.tint = self.colors.color(cursor.member("tint")) ?? colors.tint
    colors.background = self.colors.color(cursor.member("background")) ?? colors.background
    colors.separator = self.colors.color(cursor.member("separator")) ?? colors.separator
    colors.title = self.colors.color(cursor.member("titleColor")) ?? colors.title
    return colors
  }

  /// What a screen puts into bars.
  func readItems(_ cursor: JSONCursor, into screen: inout Screen) {
    if let member = cursor.member("navigationItem") { screen.navigationItem = navigationItem(member) }
    if let member = cursor.member("tabBarItem") { screen.tabBarItem = tabBarItem(member) }
    screen.toolbarItems = barItems(cursor.member("toolbarItems"))
    if let member = cursor.member("navigationBar") {
      screen.navigationBar = barState(member, keys: SceneKeys.shownNavigationBar)
    }
    if let member = cursor.member("tabBar") { screen.tabBar = barState(member, keys: SceneKeys.shownTabBar) }
  }

  private func barState(_ cursor: JSONCursor, keys: [String]) -> BarState {
    guard reader.isObject(cursor, keys: keys, what: "a bar object") else { return BarState() }
    return BarState(
      isHidden: reader.bool(cursor.member("hidden")) ?? false,
      isCollapsed: reader.bool(cursor.member("collapsed")) ?? false,
      tint: colors.color(cursor.member("tint")), background: colors.color(cursor.member("background")),
      separator: colors.color(cursor.member("separator")), title: colors.color(cursor.member("titleColor")),
      muted: colors.color(cursor.member("unselectedItemTint")))
  }

  func navigationItem(_ cursor: JSONCursor) -> NavigationItem {
    var item = NavigationItem()
    guard reader.isObject(cursor, keys: SceneKeys.navigationItem, what: "a navigation item object") else { return item }
    let title = cursor.member("title")
    item.title = barText(title, BarTexts.title)
    item.backTitle = barText(cursor.member("backTitle") ?? title, BarTexts.plain)
    // A title without text gives no name to the way back.
    if cursor.member("backTitle") == nil, item.backTitle?.text.isEmpty == true { item.backTitle = nil }
    item.titleView = cursor.member("titleView").map { barView($0) }
    item.prompt = barText(cursor.member("prompt"), BarTexts.small)
    item.isLargeTitle = reader.bool(cursor.member("largeTitle"))
    item.left = barItems(cursor.member("left"))
    item.right = barItems(cursor.member("right"))
    return item
  }

  private func tabBarItem(_ cursor: JSONCursor) -> TabBarItem {
    var item = TabBarItem()
    guard reader.isObject(cursor, keys: SceneKeys.tabBarItem, what: "a tab bar item object") else { return item }
    item.title = barText(cursor.member("title"), BarTexts.tab)
    item.image = barImage(cursor.member("image")).map { TabBarItem.Icon(image: $0.index, size: $0.size) }
    item.selectedImage = barImage(cursor.member("selectedImage")).map {
      TabBarItem.Icon(image: $0.index, size: $0.size)
    }
    item.badge = barText(cursor.member("badge"), BarTexts.small)
    item.badgeColor = self.colors.color(cursor.member("badgeColor"))
    return item
  }

  private func barItems(_ cursor: JSONCursor?) -> [BarItem] {
    guard let cursor else { return [] }
    guard let elements = cursor.elements else {
      reader.log.report("expected an array of bar items, found \(cursor.value.kindName)", at: cursor)
      return []
    }
    let problem = SceneLimits.problem("bar", elements.count, "items", limit: SceneLimits.barItems)
    guard reader.isFine(problem, at: cursor) else { return [] }
    var items: [BarItem] = []
    for element in elements {
      if let item = barItem(element) { items.append(item) }
    }
    return items
  }

  private func barItem(_ cursor: JSONCursor) -> BarItem? {
    guard reader.isObject(cursor, keys: SceneKeys.barItem, what: "a bar item object") else { return nil }
    let given = SceneKeys.barItemContents.compactMap { key in cursor.member(key).map { (key: key, value: $0) } }
    guard let first = given.first else {
      reader.log.report("a bar item needs one of \(SceneKeys.barItemContents.joined(separator: ", "))", at: cursor)
      return nil
    }
    for other in given.dropFirst() {
      reader.log.report("give either '\(first.key)' or '\(other.key)'", at: other.value)
    }
    let isBold = reader.choice(cursor.member("style"), BarItemStyle.self) == .done
    switch first.key {
    case "title":
      return barText(first.value, BarTexts.item(isBold: isBold)).map {
        BarItem(.title($0, isBold: isBold))
      }
    case "image":
      return barImage(first.value).map { BarItem(.image($0.index, $0.size)) }
    case "view":
      return BarItem(.view(barView(first.value)))
    default:
      guard let item = reader.choice(cursor.member("systemItem"), SystemItem.self) else { return nil }
      if item == .flexibleSpace { return BarItem(.flexibleSpace) }
      if item == .fixedSpace {
        return BarItem(.fixedSpace(reader.number(cursor.member("width"), .notNegative) ?? BarItem.fixedSpace))
      }
      if let symbol = SystemSymbol.barItem(item.rawValue) {
        return barImage(symbol.path, at: first.value).map { BarItem(.glyph(item, $0.index, $0.size)) }
      }
      guard let text = item.text else { return nil }
      return barText(text, BarTexts.item(isBold: item.isBold), at: first.value)
        .map { BarItem(.title($0, isBold: item.isBold)) }
    }
  }

  /// A view with all inside, laid out by itself.
  private func barView(_ cursor: JSONCursor) -> BarView {
    var tree = TreeBuilder(screen: "navigationBar")
    ViewReader(reader).readView(cursor, parent: nil, indices: [], into: &tree)
    tree.layOut(with: reader)
    return BarView(views: tree.views)
  }

  private func barImage(_ cursor: JSONCursor?) -> (index: Int, size: Size)? {
    guard let cursor, let path = reader.string(cursor, what: "an image's path") else { return nil }
    return barImage(path, at: cursor)
  }

  private func barImage(_ path: String, at cursor: JSONCursor) -> (index: Int, size: Size)? {
    do throws(FileProblem) {
      let index = try reader.assets.image(path, reader.appearance).index
      return (index, reader.assets.images[index].size)
    } catch {
      reader.log.report("image '\(path)': \(error.message)", at: cursor)
      return nil
    }
  }

  private func barText(_ cursor: JSONCursor?, _ font: Font) -> BarText? {
    guard let cursor, let text = reader.string(cursor) else { return nil }
    return barText(text, font, at: cursor)
  }

  private func barText(_ text: String, _ font: Font, at cursor: JSONCursor) -> BarText? {
    do throws(TextMeasure.Problem) { return try reader.barTexts.text(text, font) } catch {
      reader.log.report(error.message, at: cursor)
      return nil
    }
  }
}
