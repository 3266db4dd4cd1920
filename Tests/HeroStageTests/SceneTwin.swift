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
    private(set) var screen: Screen
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
      let view = make(screen.views[0])
      self.view = view
      fill(view)
    }

    /// What a step's `set` says: everything inside of the root is made anew.
    func change(to screen: Screen) {
      self.screen = screen
      loadViewIfNeeded()
      for view in view.subviews { view.removeFromSuperview() }
      style(view, as: screen.views[0])
      fill(view)
      if case .both(let type) = screen.modalAnimation { hero.modalAnimationType = HeroDefaultAnimationType(type) }
    }

    private func fill(_ root: UIView) {
      var views = [root]
      for view in screen.views.dropFirst() {
        let made = make(view)
        views[view.parent ?? 0].addSubview(made)
        if let layout = view.liveLayout {
          (views[view.parent ?? 0] as? LayingOutView)?.layouts.append((made, made.frame, layout))
        }
        views.append(made)
      }
      layers = views.map(\.layer)
    }

    private func make(_ view: View) -> UIView {
      let made = kind(of: view)
      style(made, as: view)
      return made
    }

    private func kind(of view: View) -> UIView {
      switch view.content {
      case .view where view.layout == .list: return UITableView()
      case .view where view.layout == .cells:
        return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      case .view where view.children.contains(where: { screen.views[$0].liveLayout != nil }): return LayingOutView()
      case .view: return UIView()
      case .stack: return UIStackView()
      case .visualEffect(let effect): return UIVisualEffectView(effect: SceneTwin.blur(effect))
      case .gradient(let gradient):
        let made = GradientView()
        let layer = made.layer as? CAGradientLayer
        layer?.colors = gradient.colors.map { CGColor($0) }
        layer?.locations = gradient.locations.map { NSNumber(value: $0) }
        layer?.startPoint = CGPoint(gradient.startPoint)
        layer?.endPoint = CGPoint(gradient.endPoint)
        layer?.type = CAGradientLayerType(rawValue: gradient.kind.rawValue)
        return made
      case .shape(let shape):
        let made = ShapeView()
        let layer = made.layer as? CAShapeLayer
        layer?.path = CGPath(shape.path)
        layer?.fillColor = shape.fillColor.map { CGColor($0) }
        layer?.fillRule = CAShapeLayerFillRule(rawValue: shape.fillRule.rawValue)
        layer?.strokeColor = shape.strokeColor.map { CGColor($0) }
        layer?.lineWidth = CGFloat(shape.lineWidth)
        layer?.lineCap = CAShapeLayerLineCap(rawValue: shape.lineCap.rawValue)
        layer?.lineJoin = CAShapeLayerLineJoin(rawValue: shape.lineJoin.rawValue)
        layer?.lineDashPattern = shape.lineDashPattern.map { NSNumber(value: $0) }
        layer?.strokeStart = CGFloat(shape.strokeStart)
        layer?.strokeEnd = CGFloat(shape.strokeEnd)
        return made
      case .image(let image):
        let picture = UIImagePicture(bytes: images[image.image].file.bytes, name: "\(image.image).png")
        var uiImage = picture.map { UIImage($0, scale: CGFloat(images[image.image].scale)) }
        if image.templateTint != nil { uiImage = uiImage?.withRenderingMode(.alwaysTemplate) }
        let imageView = UIImageView(image: uiImage)
        imageView.contentMode =
          UIView.ContentMode.allTwins.first { $0.name == image.contentMode.rawValue }?.mode ?? .redraw
        if image.magnificationFilter == .nearest { imageView.layer.magnificationFilter = .nearest }
        return imageView
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
        if text.kern != nil || text.lineSpacing != 0 { attribute(label, text) }
        return label
      }
    }

    private func attribute(_ label: UILabel, _ text: TextContents) {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = CGFloat(text.lineSpacing)
      paragraph.alignment = label.textAlignment
      paragraph.lineBreakMode = label.lineBreakMode
      var attributes: [NSAttributedString.Key: Any] = [.font: UIFont(text.font), .paragraphStyle: paragraph]
      if let kern = text.kern { attributes[.kern] = NSNumber(value: kern) }
      label.attributedText = NSAttributedString(string: text.text, attributes: attributes)
    }

    private func style(_ made: UIView, as view: View) {
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
      // Tables and collections stay where they are.
      (made as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
      (made as? UIScrollView)?.alwaysBounceVertical = false
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
    stage = testStage(
      device: Device(name: "canvas", size: size, scale: CGFloat(scene.canvas.scale)),
      layoutDirection: scene.canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft,
      root: Self.controller(for: scene.root, controllers))
  }

  /// What the API has no words for, or the twin does not make.
  private static func check(_ scene: Scene) throws {
    for screen in scene.screens {
      if screen.statusBarStyle != nil { throw Unsayable(reason: "a screen's status bar") }
      if case .pair = screen.modalAnimation { throw Unsayable(reason: "SDOSHero's pair") }
      for view in screen.views {
        if case .visualEffect(let effect) = view.content {
          if blur(effect) == nil { throw Unsayable(reason: "an effect of the scene's own") }
          if !view.children.isEmpty {
            throw Unsayable(reason: "views in an effect, which UIKit puts into a contentView")
          }
        }
        // Apps compare controllers in closures; a scene's names are the recorder's own.
        if "\(view.heroModifiers ?? [])".contains("Screen(") { throw Unsayable(reason: "screens' names") }
      }
    }
    for step in scene.steps {
      if step.controllerChanges.push != nil || step.controllerChanges.pop != nil {
        throw Unsayable(reason: "set of SDOSHero's types")
      }
      if step.speed != 1 { throw Unsayable(reason: "speed") }
      if step.finger != nil { throw Unsayable(reason: "a drawn finger") }
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
    stage.perform {
      for (index, screen) in step.screenChanges.sorted(by: { $0.key < $1.key }) {
        controllers[index].change(to: screen)
      }
      if let type = step.controllerChanges.navigation {
        top.navigationController?.hero.navigationAnimationType = HeroDefaultAnimationType(type)
      }
      if let type = step.controllerChanges.tabBar {
        top.tabBarController?.hero.tabBarAnimationType = HeroDefaultAnimationType(type)
      }
    }
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
    recorded.fonts = scene.fonts
    return recorded
  }
}

/// Lays out its subviews as a scene's live layouts say.
private final class LayingOutView: UIView {
  var layouts: [(view: UIView, frame: CGRect, other: LiveLayout)] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame, other) in layouts { view.frame = bounds.size == CGSize(other.size) ? CGRect(other.frame) : frame }
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

extension SceneTwin {
  /// The blur that looks like an effect.
  fileprivate static func blur(_ effect: BackdropEffect) -> UIBlurEffect? {
    let styles: [UIBlurEffect.Style] = [.extraLight, .light, .dark, .regular, .prominent]
    return styles.lazy.map { UIBlurEffect(style: $0) }.first { $0.recipe == effect }
  }
}

extension UIView.ContentMode {
  static let allTwins: [(name: String, mode: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
    ("redraw", .redraw), ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
}
