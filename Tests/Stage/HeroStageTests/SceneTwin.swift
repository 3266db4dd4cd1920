import Foundation
import Hero
import HeroGeometry
import HeroLayers
import HeroModel
import HeroStage
import SDOSHero
import TransitionEngine
import UIKit

/// A scene's screens as controllers of UIKit; its timeline is said with calls.
@MainActor
final class SceneTwin {
  /// Why a scene cannot be said with the API.
  struct Unsayable: Error {
    let reason: String
  }

  /// A controller whose view is a screen's.
  final class TwinViewController: UIViewController {
    private(set) var screen: Screen
    private(set) var layers: [CALayer] = []
    /// Of all screens, for those that its views embed.
    var all: () -> [TwinViewController] = { [] }
    private let canvas: Canvas
    private let twins: ViewTwins

    init(_ screen: Screen, canvas: Canvas, twins: ViewTwins) {
      self.screen = screen
      self.canvas = canvas
      self.twins = twins
      super.init(nibName: nil, bundle: nil)
      modalTransitionStyle = .twin(of: screen.modalTransitionStyle)
      modalPresentationStyle =
        switch screen.modalPresentationStyle {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        }
      hero.isEnabled = screen.isHeroEnabled
      // A view that stands beside a bar does not extend under it.
      let (top, height) = (screen.views[0].position.y - screen.views[0].size.height / 2, screen.views[0].size.height)
      if top > 0 { edgesForExtendedLayout.remove(.top) }
      if top + height < canvas.size.height { edgesForExtendedLayout.remove(.bottom) }
      SceneTwin.give(screen.modalAnimation, to: self)
      BarTwins(views: twins).give(screen, to: self)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var preferredStatusBarStyle: UIStatusBarStyle {
      switch screen.statusBarStyle {
      case .light: .lightContent
      case .dark: .darkContent
      case nil: .default
      }
    }

    override func loadView() {
      // The window is there as soon as something shows.
      let window = UIApplication.shared.keyWindow
      window?.backgroundColor = UIColor(canvas.background)
      if canvas.barColors == .plain(isDark: true) { window?.overrideUserInterfaceStyle = .dark }
      let made = twins.make(screen.views)
      view = made[0]
      layers = made.map(\.layer)
      embed(made)
    }

    private func embed(_ made: [UIView]) {
      for (index, view) in screen.views.enumerated() {
        guard let child = view.embedded.map({ all()[$0] }) else { continue }
        addChild(child)
        made[index].addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setToolbarHidden(screen.toolbarItems.isEmpty, animated: animated)
      BarTwins.show(screen, in: self, animated: animated)
    }

    /// What a step's `set` says: everything inside of the root is made anew.
    func change(to screen: Screen) {
      self.screen = screen
      loadViewIfNeeded()
      for view in view.subviews { view.removeFromSuperview() }
      twins.style(view, as: screen.views[0])
      var made: [UIView] = [view]
      twins.fill(&made, screen.views)
      layers = made.map(\.layer)
      embed(made)
      SceneTwin.give(screen.modalAnimation, to: self)
      BarTwins(views: twins).give(screen, to: self)
      if navigationController?.topViewController === self {
        navigationController?.isToolbarHidden = screen.toolbarItems.isEmpty
      }
    }
  }

  let scene: Scene
  let controllers: [TwinViewController]
  let stage: Stage

  init(_ scene: Scene) throws {
    try Self.check(scene)
    self.scene = scene
    let twins = ViewTwins(images: scene.images)
    let controllers = scene.screens.map { TwinViewController($0, canvas: scene.canvas, twins: twins) }
    self.controllers = controllers
    for controller in controllers { controller.all = { controllers } }
    let canvas = scene.canvas
    stage = testStage(
      device: Device(canvas), layoutDirection: canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
      root: Self.controller(for: scene.root, controllers))
    stage.statusBar =
      switch canvas.statusBar?.style {
      case nil: .none
      case .light: .light
      case .dark: .dark
      }
    Hero.shared.containerColor = UIColor(canvas.background)
  }

  /// What the API has no words for.
  private static func check(_ scene: Scene) throws {
    for view in scene.screens.flatMap(\.views) {
      if case .visualEffect(let effect) = view.content, ViewTwins.blur(effect) == nil {
        throw Unsayable(reason: "a blur of one's own: UIBlurEffect has styles alone")
      }
      if case .label(let text) = view.content, text.numberOfLines == 1 {
        let wanted = try TextMeasure.renderer.meter(scene.fonts)(text, nil, scene.canvas.scale).width
        // A stage draws for a font that may be narrower than the one here.
        if wanted > view.size.width, wanted <= view.size.width * 1.05 {
          throw Unsayable(reason: "a line a little wider than its label: a stage tightens it until it fits")
        }
      }
    }
    if scene.screens.contains(where: \.navigationBar.isCollapsed) {
      throw Unsayable(reason: "a large title that is small by itself: it goes with what a scroll view holds")
    }
    if scene.canvas.textSize != .large {
      throw Unsayable(reason: "a text size: a stage's user has chosen none")
    }
    for step in scene.steps {
      if step.speed != 1 { throw Unsayable(reason: "a step's speed: neither UIKit nor Hero plays one faster") }
      if !step.isHeroEnabled { throw Unsayable(reason: "one change without Hero: a controller says it of all") }
      if step.finger != nil { throw Unsayable(reason: "a drawn finger: phones draw none") }
    }
  }

  /// The controller of a root.
  static func controller(for root: Root, _ controllers: [TwinViewController]) -> UIViewController {
    switch root {
    case .screen(let index): return controllers[index]
    case .navigation(let root):
      let navigation = navigation(root)
      BarTwins.give(root.bar, to: navigation)
      navigation.viewControllers = root.stack.map { controller(for: $0, controllers) }
      navigation.hero.isEnabled = root.isHeroEnabled
      give(root.modalAnimation, to: navigation)
      navigation.modalTransitionStyle = .twin(of: root.modalTransitionStyle)
      navigation.modalPresentationStyle = root.modalPresentationStyle.isOver ? .overFullScreen : .fullScreen
      give(root.view, to: navigation.view)
      give(root.bar?.view, to: navigation.navigationBar)
      return navigation
    case .tabs(let root):
      let tabs = root.controller == .sdosHero ? SDOSHeroTabBarController() : UITabBarController()
      BarTwins.give(root.bar, to: tabs)
      tabs.viewControllers = root.tabs.map { tab in
        switch tab {
        case .screen(let index): controllers[index]
        case .navigation(let navigation): controller(for: .navigation(navigation), controllers)
        }
      }
      tabs.selectedIndex = root.selected
      tabs.hero.isEnabled = root.isHeroEnabled
      give(root.modalAnimation, to: tabs)
      tabs.modalTransitionStyle = .twin(of: root.modalTransitionStyle)
      tabs.modalPresentationStyle = root.modalPresentationStyle.isOver ? .overFullScreen : .fullScreen
      tabs.hero.tabBarAnimationType = HeroDefaultAnimationType(root.tabBarAnimation)
      tabs.navigationItem.title = root.navigationItem.title?.text
      give(root.view, to: tabs.view)
      give(root.bar?.view, to: tabs.tabBar)
      return tabs
    }
  }

  /// What a container says of its own view, or of its bar.
  private static func give(_ said: ContainerView?, to view: @autoclosure () -> UIView) {
    guard let said, !said.isEmpty else { return }
    let view = view()
    view.hero.id = said.heroID
    view.hero.modifiers = said.heroModifiers?.map { .twin(of: $0) }
  }
}

extension UIModalTransitionStyle {
  fileprivate static func twin(of style: ModalTransitionStyle) -> UIModalTransitionStyle {
    switch style {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    }
  }
}
