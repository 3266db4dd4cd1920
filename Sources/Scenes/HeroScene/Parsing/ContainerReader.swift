import HeroJSON
import HeroModel

/// Reads containers with all that they hold: the scene's root, and what steps put on screen.
struct ContainerReader {
  let reader: ValueReader
  /// The tab bars read so far, at the start or presented; tab changes are checked against them.
  private(set) var tabBars: [TabRoot] = []
  private var expressions: ExpressionReader { ExpressionReader(reader) }

  init(_ reader: ValueReader) { self.reader = reader }

  /// Where a root stands.
  enum RootPlace {
    /// By itself.
    case alone
    case inTab
    case inStack
  }

  /// A screen's name, a navigation controller (not in the stack of one) or a tab bar (not in a tab of one).
  mutating func root(_ cursor: JSONCursor?, _ place: RootPlace = .alone) -> Root? {
    guard let cursor else { return nil }
    switch cursor.value.kind {
    case .string: return reader.screenIndex(cursor).map { .screen($0) }
    case .object:
      if let tabs = cursor.member("tabs"), cursor.member("navigation") == nil {
        guard place != .inTab else {
          reader.log.report("a tab bar cannot be a tab", at: tabs)
          return nil
        }
        if place == .alone, let item = cursor.members.first(where: { $0.key == "navigationItem" }) {
          reader.log.noteUnused(
            "the navigationItem of the tab bar controller is never shown: it is in no navigation controller's stack",
            place: item.keyPlace, path: .key(cursor.path, item.key))
        }
        return tabRoot(cursor).map { .tabs($0) }
      }
      if place == .inStack, let navigation = cursor.member("navigation") {
        reader.log.report(
          "a navigation controller cannot be in another one's stack: UIKit stops the app; present it, or push its screens",
          at: navigation)
        return nil
      }
      return navigationRoot(cursor).map { .navigation($0) }
    default:
      let forms = [place == .inStack ? nil : "{ \"navigation\": […] }", place == .inTab ? nil : "{ \"tabs\": […] }"]
      reader.log.report(
        "expected a screen's name or \(forms.compactMap(\.self).joined(separator: " or ")), found \(cursor.value.kindName)",
        at: cursor)
      return nil
    }
  }

  /// A navigation stack, bottom to top: at least one screen or tab bar controller, none twice.
  mutating func stack(_ cursor: JSONCursor) -> [Root]? {
    guard let elements = cursor.elements else {
      reader.log.report("expected an array of screens' names, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    if elements.isEmpty { reader.log.report("expected at least one screen", at: cursor) }
    var stack: [Root] = []
    for element in elements {
      guard let entry = root(element, .inStack) else { continue }
      let used = stack.flatMap(\.screens)
      if let screen = entry.screens.first(where: used.contains) {
        reader.log.report("screen '\(reader.screenNames[screen])' is in the array already", at: element)
      }
      stack.append(entry)
    }
    return stack.count == elements.count && !stack.isEmpty ? stack : nil
  }

  private mutating func navigationRoot(_ cursor: JSONCursor) -> NavigationRoot? {
    guard reader.isObject(cursor, keys: SceneKeys.navigation, what: "a navigation object") else { return nil }
    var root = NavigationRoot(stack: [])
    root.controller = controllerClass(cursor)
    if root.controller == .uiKit {
      for key in SceneKeys.pushAndPop {
        if let type = cursor.member(key) { reader.log.report(ControllerClass.needed(for: key), at: type) }
      }
    }
    root.animation = expressions.animationType(cursor.member("animation")) ?? .auto
    root.animationTypeForPush = expressions.animationType(cursor.member("animationTypeForPush"))
    root.animationTypeForPop = expressions.animationType(cursor.member("animationTypeForPop"))
    root.isHeroEnabled = reader.bool(cursor.member("isHeroEnabled")) ?? true
    root.modalAnimation = ModalReader(reader).modalAnimation(of: cursor) ?? .unset
    root.modalPresentationStyle = ModalReader(reader).presentationStyle(cursor)
    root.modalTransitionStyle = ModalReader(reader).transitionStyle(cursor)
    root.bar = BarReader(reader).navigationBar(cursor.member("bar"))
    root.view = ContainerViewReader(reader).view(cursor)
    guard let stack = reader.required(cursor, "navigation").flatMap({ stack($0) }) else { return nil }
    root.stack = stack
    return root
  }

  private func controllerClass(_ container: JSONCursor) -> ControllerClass {
    reader.choice(container.member("controller"), ControllerClass.self) ?? .uiKit
  }

  private mutating func tabRoot(_ cursor: JSONCursor) -> TabRoot? {
    guard reader.isObject(cursor, keys: SceneKeys.tabs, what: "a tab bar object"), let tabs = cursor.member("tabs")
    else {
      return nil
    }
    var root = TabRoot(tabs: [])
    root.controller = controllerClass(cursor)
    root.tabBarAnimation = expressions.animationType(cursor.member("tabBarAnimation")) ?? .auto
    root.isHeroEnabled = reader.bool(cursor.member("isHeroEnabled")) ?? true
    root.modalAnimation = ModalReader(reader).modalAnimation(of: cursor) ?? .unset
    root.modalPresentationStyle = ModalReader(reader).presentationStyle(cursor)
    root.modalTransitionStyle = ModalReader(reader).transitionStyle(cursor)
    root.bar = BarReader(reader).tabBar(cursor.member("bar"))
    root.navigationItem =
      cursor.member("navigationItem").map { BarReader(reader).navigationItem($0) } ?? NavigationItem()
    root.view = ContainerViewReader(reader).view(cursor)
    guard let elements = tabs.elements, !elements.isEmpty else {
      reader.log.report(
        tabs.elements == nil ? "expected an array of tabs, found \(tabs.value.kindName)" : "expected at least one tab",
        at: tabs)
      return nil
    }
    root.selected = reader.integer(cursor.member("selected"), in: 0...(elements.count - 1)) ?? 0
    var used: [Int] = []
    for element in elements {
      guard let tab = self.root(element, .inTab) else { continue }
      let held: [Int]
      switch tab {
      case .screen(let index):
        root.tabs.append(.screen(index))
        held = [index]
      case .navigation(let navigation):
        root.tabs.append(.navigation(navigation))
        held = navigation.screens
      case .tabs: continue
      }
      if case .navigation(let navigation) = tab,
        navigation.stack.contains(where: { if case .tabs = $0 { true } else { false } })
      {
        reader.log.report(
          "the navigation controller is in a tab: a tab bar controller inside of another one's tab is not drawn",
          at: element)
      }
      for index in held where used.contains(index) {
        reader.log.report("screen '\(reader.screenNames[index])' is in another tab already", at: element)
      }
      used += held
    }
    guard root.tabs.count == elements.count else { return nil }
    tabBars.append(root)
    return root
  }
}
