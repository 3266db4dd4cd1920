import HeroModel
import HeroWords

/// `inspect --swift`: a scene's heroIDs, modifiers and animation types as Swift that compiles with Hero 1.6.4 (scene words W1).
///
/// Of views and controllers what only SDOSHero has stands in comments; a container of SDOSHero's is said with it. A comment
/// names each view by its path; `view`, `viewController` and the like stand for the app's own objects.
package enum SwiftText {
  /// The text of a whole scene; ends in a line break unless the scene says nothing.
  package static func text(_ scene: Scene) -> String {
    var blocks: [[String]] = []
    for screen in scene.screens {
      let own = Self.screen(screen)
      if !own.isEmpty { blocks.append(["// \(screen.name)"] + own) }
      for view in screen.views + screen.barViews.flatMap({ $0 }) {
        let lines = Self.view(view)
        if !lines.isEmpty { blocks.append(["// \(view.path)"] + lines) }
      }
    }
    let root = Self.root(scene.root)
    if !root.isEmpty { blocks.append(["// root"] + root) }
    for (index, step) in scene.steps.enumerated() {
      let lines = Self.step(step, in: scene)
      if !lines.isEmpty { blocks.append(["// step \(index)"] + lines) }
    }
    return blocks.map { block in block.map { $0.printable + "\n" }.joined() }.joined(separator: "\n")
  }

  private static func path(of address: ViewAddress, in scene: Scene) -> String {
    address.path(in: scene.screens)
  }

  /// What an app says of a view, a line for each.
  package static func view(_ view: View) -> [String] { hero(of: "view", view.heroID, view.heroModifiers) }

  private static func hero(of view: String, _ heroID: String?, _ modifiers: [Modifier]?) -> [String] {
    var lines: [String] = []
    if let heroID { lines.append("\(view).hero.id = \(heroID.swiftLiteral)") }
    if let modifiers, !modifiers.isEmpty {
      let own = modifiers.ofHero
      if !own.isEmpty { lines.append("\(view).hero.modifiers = \(own.swift)") }
      if own != modifiers { lines.append(sdosHero("\(view).hero.modifiers = \(modifiers.swift)")) }
    }
    return lines
  }

  private static func view(_ view: ContainerView, of controller: String) -> [String] {
    hero(of: "\(controller).view", view.heroID, view.heroModifiers)
  }

  /// A line that compiles with SDOSHero alone.
  private static func sdosHero(_ line: String) -> String { "// SDOSHero: \(line)" }

  private static func screen(_ screen: Screen) -> [String] {
    (screen.isHeroEnabled ? ["viewController.hero.isEnabled = true"] : [])
      + modal(screen.modalAnimation, "viewController")
  }

  private static func modal(_ animation: ModalAnimation, _ controller: String) -> [String] {
    switch animation {
    case .unset: []
    case .both(let type): ["\(controller).hero.modalAnimationType = \(type.swift)"]
    // SDOSHero's pair; an absent side is the reverse of the other there too (rule C2).
    case .pair(let presenting, let dismissing):
      (presenting.map { [sdosHero("\(controller).animationTypeForPresenting = \($0.swift)")] } ?? [])
        + (dismissing.map { [sdosHero("\(controller).animationTypeForDismissing = \($0.swift)")] } ?? [])
    }
  }

  private static func root(_ root: Root) -> [String] {
    switch root {
    case .screen: []
    case .navigation(let navigation): Self.navigation(navigation)
    case .tabs(let tabs):
      ["tabBarController.hero.isEnabled = \(tabs.isHeroEnabled)"]
        + (tabs.tabBarAnimation == .auto ? [] : ["tabBarController." + tabBarAnimation(tabs)])
        + modal(tabs.modalAnimation, "tabBarController") + view(tabs.view, of: "tabBarController")
        + tabs.tabs.flatMap {
          if case .navigation(let navigation) = $0 { Self.navigation(navigation) } else { [String]() }
        }
    }
  }

  private static func tabBarAnimation(_ tabs: TabRoot) -> String {
    switch tabs.controller {
    case .uiKit: "hero.tabBarAnimationType = \(tabs.tabBarAnimation.swift)"
    case .sdosHero: "setTabBarAnimationType(\(tabs.tabBarAnimation.swift))"
    }
  }

  private static func navigation(_ navigation: NavigationRoot) -> [String] {
    var lines = ["navigationController.hero.isEnabled = \(navigation.isHeroEnabled)"]
    if navigation.animation != .auto {
      let type = navigation.animation.swift
      switch navigation.controller {
      case .uiKit: lines.append("navigationController.hero.navigationAnimationType = \(type)")
      // Of a selectBy it takes the side that each is for.
      case .sdosHero:
        lines.append(
          "navigationController.setHeroAnimationTypeForPushNavigations(\(type), forPopNavigations: \(type))")
      }
    }
    if let push = navigation.animationTypeForPush {
      lines.append("navigationController.animationTypeForPush = \(push.swift)")
    }
    if let pop = navigation.animationTypeForPop {
      lines.append("navigationController.animationTypeForPop = \(pop.swift)")
    }
    return lines + modal(navigation.modalAnimation, "navigationController")
      + view(navigation.view, of: "navigationController") + navigation.stack.flatMap(root)
  }

  private static func step(_ step: Step, in scene: Scene) -> [String] {
    var lines: [String] = []
    if let animation = step.animation {
      lines.append("Hero.shared.defaultAnimation = \(animation.swift)  // .auto again when the transition has ended")
    }
    switch step.action {
    case .present(let root, _), .replaceTop(let root), .push(let root, _): lines += Self.root(root)
    default: break
    }
    for change in step.controllerChanges.views {
      guard let controller = change.view.controller else { continue }
      let view = controller.isBar ? controller.rawValue : controller.rawValue + ".view"
      if let id = change.heroID { lines.append("\(view).hero.id = \(id?.swiftLiteral ?? "nil")") }
      if let modifiers = change.heroModifiers {
        lines.append("\(view).hero.modifiers = \(modifiers?.ofHero.swift ?? "nil")")
      }
    }
    guard case .samples(let samples, _) = step.interaction else { return lines }
    for sample in samples {
      for entry in sample.apply {
        lines.append(
          "Hero.shared.apply(modifiers: \(entry.modifiers.ofHero.swift), to: view)  // \(path(of: entry.view, in: scene))"
        )
      }
      for entry in sample.changeTarget {
        lines.append(
          "Hero.shared.changeTarget(modifiers: \(entry.modifiers.ofHero.swift), isDestination: \(sample.isDestination), to: view)"
            + "  // \(path(of: entry.view, in: scene))")
      }
    }
    return lines
  }
}
