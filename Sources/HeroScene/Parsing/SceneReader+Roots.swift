import HeroJSON
import HeroModel

extension SceneReader {
  /// A screen's name, a navigation controller or (not inside of one) a tab bar.
  mutating func root(_ cursor: JSONCursor?, allowsTabs: Bool = true) -> Root? {
    guard let cursor else { return nil }
    switch cursor.value.kind {
    case .string: return screenIndex(cursor).map { .screen($0) }
    case .object:
      if let tabs = cursor.member("tabs"), cursor.member("navigation") == nil {
        guard allowsTabs else {
          report("a tab bar cannot be a tab", at: tabs)
          return nil
        }
        return tabRoot(cursor).map { .tabs($0) }
      }
      return navigationRoot(cursor).map { .navigation($0) }
    default:
      let tabs = allowsTabs ? " or { \"tabs\": […] }" : ""
      report(
        "expected a screen's name or { \"navigation\": […] }\(tabs), found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }

  private mutating func navigationRoot(_ cursor: JSONCursor) -> NavigationRoot? {
    guard isObject(cursor, keys: SceneKeys.navigation, what: "a navigation object") else { return nil }
    var root = NavigationRoot(stack: [])
    root.controller = controllerClass(cursor)
    if root.controller == .uiKit {
      for key in SceneKeys.pushAndPop {
        if let type = cursor.member(key) { report(ControllerClass.needed(for: key), at: type) }
      }
    }
    root.animation = animationType(cursor.member("animation")) ?? .auto
    root.animationTypeForPush = animationType(cursor.member("animationTypeForPush"))
    root.animationTypeForPop = animationType(cursor.member("animationTypeForPop"))
    root.isHeroEnabled = bool(cursor.member("isHeroEnabled")) ?? true
    root.modalAnimation = modalAnimation(of: cursor) ?? .unset
    root.modalPresentationStyle = presentationStyle(cursor)
    root.bar = navigationBar(cursor.member("bar"))
    root.view = containerView(cursor)
    guard let stack = required(cursor, "navigation").flatMap({ screenIndices($0) }) else { return nil }
    root.stack = stack
    return root
  }

  /// What a container says of its own view (rule C7).
  mutating func containerView(_ cursor: JSONCursor) -> ContainerView {
    var view = ContainerView(
      heroID: heroID(cursor.member("heroID")), heroModifiers: modifiers(cursor.member("heroModifiers")))
    view.location = (cursor.member("heroID") ?? cursor.member("heroModifiers")).map(location)
    view.heroModifiersLocation = cursor.member("heroModifiers").map(location)
    noteArithmetic(cursor.member("heroModifiers"))
    return view
  }

  private mutating func controllerClass(_ container: JSONCursor) -> ControllerClass {
    choice(container.member("controller"), ControllerClass.self) ?? .uiKit
  }

  private mutating func tabRoot(_ cursor: JSONCursor) -> TabRoot? {
    guard isObject(cursor, keys: SceneKeys.tabs, what: "a tab bar object"), let tabs = cursor.member("tabs") else {
      return nil
    }
    var root = TabRoot(tabs: [])
    root.controller = controllerClass(cursor)
    root.tabBarAnimation = animationType(cursor.member("tabBarAnimation")) ?? .auto
    root.isHeroEnabled = bool(cursor.member("isHeroEnabled")) ?? true
    root.modalAnimation = modalAnimation(of: cursor) ?? .unset
    root.modalPresentationStyle = presentationStyle(cursor)
    root.bar = tabBar(cursor.member("bar"))
    root.view = containerView(cursor)
    guard let elements = tabs.elements, !elements.isEmpty else {
      report(
        tabs.elements == nil ? "expected an array of tabs, found \(tabs.value.kindName)" : "expected at least one tab",
        at: tabs)
      return nil
    }
    root.selected = integer(cursor.member("selected"), in: 0...(elements.count - 1)) ?? 0
    var used: [Int] = []
    for element in elements {
      guard let tab = self.root(element, allowsTabs: false) else { continue }
      let held: [Int]
      switch tab {
      case .screen(let index):
        root.tabs.append(.screen(index))
        held = [index]
      case .navigation(let navigation):
        root.tabs.append(.navigation(navigation))
        held = navigation.stack
      case .tabs: continue
      }
      for index in held where used.contains(index) {
        report("screen '\(screenNames[index])' is in another tab already", at: element)
      }
      used += held
    }
    guard root.tabs.count == elements.count else { return nil }
    tabBars.append(root)
    return root
  }
}
