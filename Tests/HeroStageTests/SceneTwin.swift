import Foundation
import Hero
import HeroGeometry
import HeroLayers
import HeroScene
import HeroStage
import HeroTransition
import UIKit

/// A scene's screens as controllers of UIKit, and its timeline as calls.
@MainActor
final class SceneTwin {
  /// Why a scene cannot be said with the API.
  struct Unsayable: Error {
    let reason: String
  }

  /// A controller whose view is a screen's.
  final class TwinViewController: UIViewController {
    let screen: Screen
    let images: [ImageAsset]
    private(set) var layers: [CALayer] = []

    init(_ screen: Screen, images: [ImageAsset]) {
      self.screen = screen
      self.images = images
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle =
        switch screen.modalPresentationStyle {
        case .fullScreen: .fullScreen
        case .overFullScreen: .overFullScreen
        case .overCurrentContext: .overCurrentContext
        }
      hero.isEnabled = screen.isHeroEnabled
      if case .both(let type) = screen.modalAnimation { hero.modalAnimationType = HeroDefaultAnimationType(type) }
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
      var views: [UIView] = []
      for view in screen.views {
        let made = make(view)
        if let parent = view.parent { views[parent].addSubview(made) }
        views.append(made)
      }
      self.view = views[0]
      layers = views.map(\.layer)
    }

    private func make(_ view: View) -> UIView {
      let made: UIView
      switch view.content {
      case .view, .visualEffect, .stack, .gradient, .shape: made = UIView()
      case .image(let image):
        let picture = UIImagePicture(bytes: images[image.image].file.bytes, name: "\(image.image).png")
        let imageView = UIImageView(
          image: picture.map { UIImage($0, scale: CGFloat(images[image.image].scale)) })
        imageView.contentMode =
          UIView.ContentMode.allTwins.first { $0.name == image.contentMode.rawValue }?.mode ?? .redraw
        if image.magnificationFilter == .nearest { imageView.layer.magnificationFilter = .nearest }
        made = imageView
      case .label(let text):
        let label = UILabel()
        label.text = text.text
        label.font = UIFont(text.font)
        label.textColor = UIColor(text.color)
        label.numberOfLines = text.numberOfLines
        label.textAlignment =
          [.left: .left, .center: .center, .right: .right, .justified: .justified][text.alignment] ?? .natural
        label.lineBreakMode =
          [
            .byWordWrapping: .byWordWrapping, .byCharWrapping: .byCharWrapping, .byClipping: .byClipping,
            .byTruncatingHead: .byTruncatingHead, .byTruncatingMiddle: .byTruncatingMiddle,
          ][text.lineBreakMode] ?? .byTruncatingTail
        made = label
      }
      made.bounds = CGRect(origin: .zero, size: CGSize(view.size))
      made.layer.anchorPoint = CGPoint(view.anchorPoint)
      made.layer.position = CGPoint(view.position)
      made.layer.transform = CATransform3D(view.transform)
      made.layer.opacity = Float(view.alpha)
      made.isHidden = view.isHidden
      made.isOpaque = view.isOpaque
      made.backgroundColor = view.backgroundColor.map { UIColor($0) }
      made.tintColor = UIColor(view.tintColor)
      made.layer.cornerRadius = CGFloat(view.cornerRadius)
      made.layer.maskedCorners = CACornerMask(rawValue: UInt(view.maskedCorners.rawValue))
      made.layer.cornerCurve = view.cornerCurve == .continuous ? .continuous : .circular
      made.clipsToBounds = view.clipsToBounds
      made.layer.borderWidth = CGFloat(view.borderWidth)
      made.layer.borderColor = CGColor(view.borderColor)
      made.layer.zPosition = CGFloat(view.zPosition)
      made.layer.contentsRect = CGRect(view.contentsRect)
      if let shadow = view.shadow {
        made.layer.shadowColor = CGColor(shadow.color)
        made.layer.shadowOpacity = Float(shadow.opacity)
        made.layer.shadowOffset = CGSize(shadow.offset)
        made.layer.shadowRadius = CGFloat(shadow.radius)
        made.layer.shadowPath = shadow.path.map { CGPath($0) }
      }
      made.hero.id = view.heroID
      made.hero.modifiers = view.heroModifiers?.map { HeroModifier($0) }
      made.hero.isEnabled = view.isHeroEnabled
      made.hero.isEnabledForSubviews = view.isHeroEnabledForSubviews
      return made
    }
  }

  let scene: Scene
  let controllers: [TwinViewController]
  let stage: Stage

  init(_ scene: Scene) throws {
    try Self.check(scene)
    self.scene = scene
    let controllers = scene.screens.map { TwinViewController($0, images: scene.images) }
    self.controllers = controllers
    let size = CGSize(scene.canvas.size)
    stage = Stage(
      device: Device(name: "canvas", size: size, scale: CGFloat(scene.canvas.scale)),
      layoutDirection: scene.canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
      root: Self.controller(for: scene.root, controllers))
  }

  /// What the API has no words for, or the twin does not make.
  private static func check(_ scene: Scene) throws {
    if scene.canvas.background != .black { throw Unsayable(reason: "canvas background") }
    if scene.canvas.statusBar != nil { throw Unsayable(reason: "status bar") }
    if !scene.fonts.isEmpty { throw Unsayable(reason: "fonts") }
    for screen in scene.screens {
      if case .pair = screen.modalAnimation { throw Unsayable(reason: "SDOSHero's pair") }
      for view in screen.views {
        switch view.content {
        case .gradient, .shape, .visualEffect, .stack: throw Unsayable(reason: "kind of view")
        case .label(let text) where text.kern != nil || text.lineSpacing != 0: throw Unsayable(reason: "attributes")
        case .image(let image) where image.templateTint != nil: throw Unsayable(reason: "template")
        case .view, .label, .image: break
        }
        if view.layout != nil { throw Unsayable(reason: "list or cells") }
        // Apps compare controllers in closures; a scene's names are the recorder's own.
        if "\(view.heroModifiers ?? [])".contains("Screen(") { throw Unsayable(reason: "screens' names") }
      }
    }
    for step in scene.steps {
      if !step.screenChanges.isEmpty || step.controllerChanges != ControllerChanges() {
        throw Unsayable(reason: "set")
      }
      if step.speed != 1 || step.finger != nil { throw Unsayable(reason: "speed or finger") }
      if case .edgePan = step.interaction { throw Unsayable(reason: "SDOSHero's drag") }
    }
    try check(scene.root)
  }

  private static func check(_ root: Root) throws {
    switch root {
    case .screen: break
    case .navigation(let navigation):
      if navigation.animationTypeForPush != nil || navigation.animationTypeForPop != nil || navigation.bar != nil {
        throw Unsayable(reason: "SDOSHero's types or a bar")
      }
      if case .pair = navigation.modalAnimation { throw Unsayable(reason: "SDOSHero's pair") }
    case .tabs(let tabs):
      if tabs.bar != nil || tabs.tabBarAnimation != .auto { throw Unsayable(reason: "a bar or SDOSHero's type") }
    }
  }

  private static func controller(for root: Root, _ controllers: [TwinViewController]) -> UIViewController {
    switch root {
    case .screen(let index): return controllers[index]
    case .navigation(let root):
      let navigation = UINavigationController()
      navigation.isNavigationBarHidden = true
      navigation.viewControllers = root.stack.map { controllers[$0] }
      navigation.hero.isEnabled = root.isHeroEnabled
      navigation.hero.navigationAnimationType = HeroDefaultAnimationType(root.animation)
      if case .both(let type) = root.modalAnimation {
        navigation.hero.modalAnimationType = HeroDefaultAnimationType(type)
      }
      navigation.modalPresentationStyle = root.modalPresentationStyle.isOver ? .overFullScreen : .fullScreen
      return navigation
    case .tabs(let root):
      let tabs = UITabBarController()
      tabs.tabBar.isHidden = true
      tabs.viewControllers = root.tabs.map { tab in
        switch tab {
        case .screen(let index): controllers[index]
        case .navigation(let navigation): controller(for: .navigation(navigation), controllers)
        }
      }
      tabs.selectedIndex = root.selected
      tabs.hero.isEnabled = root.isHeroEnabled
      return tabs
    }
  }

  // MARK: Timeline

  /// Does what the timeline says.
  func run() throws {
    for step in scene.steps { try run(step) }
  }

  private var top: UIViewController { stage.topViewController }

  private func run(_ step: Step) throws {
    if case .wait(let seconds) = step.action {
      stage.wait(seconds)
      return
    }
    let start = stage.now
    try stage.perform {
      let hero = Hero.shared
      if let animation = step.animation {
        hero.setDefaultAnimationForNextTransition(HeroDefaultAnimationType(animation))
      }
      if let color = step.containerColor { hero.setContainerColorForNextTransition(UIColor(color)) }
      hero.viewOrderingStrategy =
        [.sourceViewOnTop: .sourceViewOnTop, .destinationViewOnTop: .destinationViewOnTop][step.viewOrdering] ?? .auto
      hero.defaultAnimationDirectionStrategy =
        [.forceRightToLeft: .forceRightToLeft, .userInterface: .userInterface][step.directionStrategy]
        ?? .forceLeftToRight
      try act(step)
    }
    guard case .samples(let samples, let release) = step.interaction else {
      stage.run(until: .idle)
      return
    }
    for sample in samples {
      stage.run(until: .time(start + sample.time))
      stage.perform { self.sample(sample) }
    }
    stage.run(until: .time(start + release.time))
    stage.perform {
      if release.finishes {
        Hero.shared.finish(animate: release.animates)
      } else {
        Hero.shared.cancel(animate: release.animates)
      }
    }
    stage.run(until: .idle)
  }

  private func sample(_ sample: GestureSample) {
    if let progress = sample.progress { Hero.shared.update(progress: progress) }
    func view(_ address: ViewAddress) -> UIView? { controllers[address.screen].layers[address.view].view }
    for entry in sample.apply {
      if let view = view(entry.view) {
        Hero.shared.apply(modifiers: entry.modifiers.map { HeroModifier($0) }, to: view)
      }
    }
    for entry in sample.changeTarget {
      if let view = view(entry.view) {
        Hero.shared.changeTarget(
          modifiers: entry.modifiers.map { HeroModifier($0) }, isDestination: sample.isDestination, to: view)
      }
    }
  }

  private func act(_ step: Step) throws {
    let navigation = top.navigationController
    switch step.action {
    case .present(let root, let opposite):
      try Self.check(root)
      if opposite, step.animation != nil { throw Unsayable(reason: "SDOSHero's opposite") }
      top.present(Self.controller(for: root, controllers), animated: true)
    case .dismiss: top.dismiss(animated: true)
    case .dismissAll: stage.window.rootViewController?.dismiss(animated: true)
    case .replace(let index): top.hero.replaceViewController(with: controllers[index])
    case .push(_, let pop) where pop != nil || step.animation != nil: throw Unsayable(reason: "SDOSHero's history")
    case .push(let index, _): navigation?.pushViewController(controllers[index], animated: true)
    case .pop: navigation?.popViewController(animated: true)
    case .popTo(let index): navigation?.popToViewController(controllers[index], animated: true)
    case .popToRoot: navigation?.popToRootViewController(animated: true)
    case .setViewControllers(let stack): navigation?.setViewControllers(stack.map { controllers[$0] }, animated: true)
    case .selectTab(.index(let index)): top.tabBarController?.selectedIndex = index
    case .selectTab(.screen(let index)): top.tabBarController?.selectedViewController = controllers[index]
    case .unwindTo, .wait: throw Unsayable(reason: "unwind")
    }
  }

  // MARK: Comparison

  /// The recorded scene with the names, order and pictures' numbers of the one that was read.
  func recorded() throws -> Scene {
    var recorded = try stage.scene
    recorded.canvas = scene.canvas
    return recorded
  }
}

extension UIView.ContentMode {
  static let allTwins: [(name: String, mode: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
    ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
}
