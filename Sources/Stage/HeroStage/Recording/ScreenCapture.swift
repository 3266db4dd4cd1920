import Foundation
internal import Hero
internal import HeroGeometry
internal import HeroLayers
internal import HeroModel
internal import UIKit

/// Copies a controller's view tree as it is now.
@MainActor
struct ScreenCapture {
  /// Pictures by number.
  let images: ImageRegistry
  /// The transition that is about to start, and whether the controller appears in it; conditions are looked at by it.
  var transition: (hero: HeroTransition, isAppearing: Bool)?
  /// The container that the transition takes place in; nil: the screen changes with all that is around it.
  var container: UIViewController?

  /// What stands for the view of a child controller; nil: the view itself.
  var embedding: (UIViewController) -> Embedding? = { _ in nil }
  /// The children that are screens of their own, which views of this one embed.
  private(set) var children: [UIViewController] = []

  /// What stands for a child's view.
  enum Embedding {
    /// Its screen, by number.
    case screen(Int)
    /// The view is about to come.
    case nothing
  }

  /// What live views do with what they hold.
  private let liveLayouts: LiveLayouts

  private var views: [View] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var names = ViewNames()
  /// Whose mask is left out.
  private var unmasked: CALayer?

  init(
    images: ImageRegistry, transition: (hero: HeroTransition, isAppearing: Bool)? = nil,
    in container: UIViewController? = nil, liveLayouts: LiveLayouts = LiveLayouts()
  ) {
    self.images = images
    self.transition = transition
    self.container = container
    self.liveLayouts = liveLayouts
  }

  /// The screen, and the number of each view.
  ///
  /// - Parameter isEmbedded: Whether its view stands in that of another screen.
  mutating func capture(
    _ controller: UIViewController, name: String, isEmbedded: Bool = false
  ) -> (screen: Screen, indices: [ObjectIdentifier: Int]) {
    names.read(controller)
    if isEmbedded, let view = controller.viewIfLoaded {
      let (place, origin) = (view.layer.position, view.superview?.bounds.origin ?? .zero)
      add(view.layer, parent: nil, screen: name, at: CGPoint(x: place.x - origin.x, y: place.y - origin.y))
    } else if let presented = controller.presentation?.containerView {
      add(presented.layer, parent: nil, screen: name)
    } else if let controller = controller as? WindowController {
      controller.setGround()
      add(controller.view.layer, parent: nil, screen: name)
      for view in UIKitRuntime.current.window?.viewsBesideControllers ?? [] { add(view.layer, parent: 0, screen: name) }
      if controller.view.backgroundColor != nil { leaveOutHero(from: 1) }
    } else if let view = controller.viewIfLoaded {
      // In the window: a view beside bars does not fill it.
      let place = view.superview.map { $0.convert(view.layer.position, to: controller.standing?.viewIfLoaded) }
      add(view.layer, parent: nil, screen: name, at: place)
      addSurroundings(of: controller, view, screen: name)
    } else {
      let size = Size(UIKitRuntime.current.screen.bounds.size)
      views.append(View(path: name, position: size.center, size: size))
    }
    var screen = Screen(name: name, views: views)
    screen.isHeroEnabled = controller.hero.isEnabled
    screen.modalPresentationStyle = controller.recordedPresentationStyle
    screen.modalTransitionStyle = controller.modalTransitionStyle.recorded
    screen.modalAnimation = controller.recordedModalAnimation
    return (screen, indices)
  }

  /// What a presentation shows around a container, as a screen, and the number of each view.
  mutating func capture(
    around container: UIViewController, name: String
  ) -> (screen: Screen, indices: [ObjectIdentifier: Int]) {
    embedding = { $0 === container ? .nothing : nil }
    names.read(container)
    if let presented = container.presentation?.containerView { add(presented.layer, parent: nil, screen: name) }
    return (Screen(name: name, views: views), indices)
  }

  /// A layer with all inside, as a screen, and the number of each view; its own mask is left out on demand.
  mutating func capture(
    _ layer: CALayer, showsMask: Bool, name: String = "picture"
  ) -> (screen: Screen, indices: [ObjectIdentifier: Int]) {
    unmasked = showsMask ? nil : layer
    add(layer, parent: nil, screen: name)
    return (Screen(name: name, views: views), indices)
  }

  /// What the app has put into the own views of the containers around lies over the screen.
  ///
  /// A transition inside of a container leaves it where it is: the screen that appears has it, and it takes no part.
  private mutating func addSurroundings(of controller: UIViewController, _ root: UIView, screen: String) {
    var stays = false
    let change = UIKitRuntime.current.change
    for around in controller.containers {
      names.read(around)
      stays = stays || around === container
      let first = views.count
      let isStage = change.map { $0.stage === around.viewIfLoaded } ?? false
      let space = controller.standing?.viewIfLoaded
      // The screen's root is the controller's view, or that of a presentation, which fills the window.
      var origin = indices[ObjectIdentifier(root)] == 0 ? root.convert(root.bounds.origin, to: space) : .zero
      if isStage {
        origin = around.view.convert(.zero, to: space)
        clear(for: around.view, at: origin, screen: screen)
      }
      for view in around.viewsBesideChildren where !stays || transition?.isAppearing == true {
        let center = around.view.convert(view.layer.position, to: space)
        let index = views.count
        let place = CGPoint(x: center.x - origin.x, y: center.y - origin.y)
        add(view.layer, parent: 0, screen: screen, at: place)
        if stays { stand(from: index) }
      }
      if isStage { leaveOutHero(from: first) }
    }
  }

  /// The root holds all that the app animates in a container's view, on the ground of that.
  private mutating func clear(for view: UIView, at origin: CGPoint, screen: String) {
    let size = Size(view.bounds.size)
    var root = View(
      path: views[0].path, position: Point(x: Double(origin.x) + size.width / 2, y: Double(origin.y) + size.height / 2),
      size: size)
    (root.name, root.aliases, root.children) = (views[0].name, views[0].aliases, views[0].children)
    (root.heroID, root.heroModifiers) = (views[0].heroID, views[0].heroModifiers)
    views[0] = root
    var ground = View(path: "\(screen)/transition's ground", parent: 0, position: size.center, size: size)
    ground.name = "transition's ground"
    ground.backgroundColor = (view.backgroundColor ?? view.window?.backgroundColor ?? .black).color
    views[0].children.append(views.count)
    views.append(ground)
  }

  /// Views from an index on have no Hero.
  private mutating func leaveOutHero(from index: Int) {
    for inner in views.indices[index...] {
      views[inner].heroID = nil
      views[inner].heroModifiers = nil
    }
  }

  /// Views from an index on stand still over the transition, as one.
  private mutating func stand(from index: Int) {
    leaveOutHero(from: index)
    views[index].isHeroEnabled = true
    views[index].isHeroEnabledForSubviews = false
    views[index].heroModifiers = HeroModifier.recorded(
      [.useNoSnapshot, .useGlobalCoordinateSpace, .forceAnimate, .zPosition(Self.height)], in: nil)
  }

  /// Of what stands over a transition: above whatever moves there.
  private static let height: CGFloat = 1e6

  /// A child's screen stands on top of its superview's subviews; where it is not, in a view of nothing as large as that.
  private mutating func embed(
    _ child: UIViewController, _ number: Int, in parent: Int, of layer: CALayer, screen: String
  ) {
    children.append(child)
    let top = layer.superlayer?.children.last { layer in
      if case .nothing? = layer.view?.controller.flatMap(embedding) { false } else { true }
    }
    guard top !== layer else {
      views[parent].embedded = number
      return
    }
    let size = views[parent].size
    let name = names.name(of: layer)
    var around = View(path: "\(screen)/\(name)", parent: parent, position: size.center, size: size)
    around.name = name
    around.isOpaque = false
    around.embedded = number
    views[parent].children.append(views.count)
    views.append(around)
  }

  private mutating func add(_ layer: CALayer, parent: Int?, screen: String, at position: CGPoint? = nil) {
    if let parent, let child = layer.view?.controller, let standIn = embedding(child) {
      if case .screen(let number) = standIn { embed(child, number, in: parent, of: layer, screen: screen) }
      return
    }
    let index = views.count
    var place = position ?? layer.position
    if position == nil, let around = layer.superlayer, parent != nil {
      place = CGPoint(x: place.x - around.bounds.minX, y: place.y - around.bounds.minY)
    }
    // CGRect.null and what is made of it lie nowhere: nothing of it shows.
    let size = layer.bounds.size
    let isNowhere = ![place.x, place.y, size.width, size.height].allSatisfy(\.isFinite)
    var view = View(
      path: screen, parent: parent, position: isNowhere ? .zero : Point(place), size: isNowhere ? .zero : Size(size))
    if let parent {
      let name = names.name(of: layer)
      view.name = name
      view.path = "\(screen)/\(name)"
      views[parent].children.append(index)
    }
    if indices[ObjectIdentifier(layer)] == nil { indices[ObjectIdentifier(layer)] = index }
    if layer.showsItself { look(of: layer, in: &view) } else { setPlace(of: layer, in: &view) }
    if isNowhere { view.isHidden = true }
    view.liveLayout = liveLayouts[layer]
    if let uiView = layer.view {
      if indices[ObjectIdentifier(uiView)] == nil { indices[ObjectIdentifier(uiView)] = index }
      view.aliases = uiView.allNames
      hero(of: uiView, in: &view)
    }
    if parent != nil, let picture = layer.view.flatMap({ UIKitRuntime.current.change?.pictures[ObjectIdentifier($0)] })
    {
      view.content = .image(ImageContents(image: images.number(of: picture), contentMode: .scaleToFill))
      views.append(view)
      return
    }
    if let mask = layer.mask, layer !== unmasked, let cut = mask.cut(of: layer) {
      view.mask = cut
    } else if let mask = layer.mask, layer !== unmasked, !layer.bounds.isEmpty {
      show(layer, under: mask, in: &view)
      views.append(view)
      return
    }
    views.append(view)
    if let color = layer.backgroundColor, let pattern = color.pattern {
      add(pattern, alpha: color.color.alpha, behind: layer, in: index)
    }
    for (number, copy) in layer.copies.enumerated() {
      addChildren(of: layer, to: copy.isPlain ? index : add(copy, number, of: layer, to: index), screen: screen)
    }
  }

  private mutating func addChildren(of layer: CALayer, to index: Int, screen: String) {
    let effect = layer.view as? UIVisualEffectView
    for child in layer.children {
      // What an effect holds lies in its contentView anyway.
      if let effect, child === effect.contentView.layer, effect.contentMeansNothing {
        for inner in child.children { add(inner, parent: index, screen: screen) }
      } else {
        add(child, parent: index, screen: screen)
      }
    }
  }

  /// A copy of a replicator's sublayers stands in a view of the replicator's size.
  private mutating func add(_ copy: LayerCopy, _ number: Int, of layer: CALayer, to parent: Int) -> Int {
    let size = Size(layer.bounds.size)
    let name = "copy \(number)"
    var view = View(path: "\(views[parent].path)/\(name)", parent: parent, position: size.center, size: size)
    view.name = name
    view.isOpaque = false
    view.transform = Transform3D(copy.transform)
    view.alpha = copy.opacity
    views[parent].children.append(views.count)
    views.append(view)
    return views.count - 1
  }

  /// A background that is laid side by side is a view of its own, cut off at the layer's corners.
  private mutating func add(_ pattern: ColorPattern, alpha: Double, behind layer: CALayer, in parent: Int) {
    guard let image = images.tiled(pattern, over: layer.bounds.size) else { return }
    let size = Size(layer.bounds.size)
    let name = "background pattern"
    var view = View(path: "\(views[parent].path)/\(name)", parent: parent, position: size.center, size: size)
    view.name = name
    view.isOpaque = false
    view.alpha = alpha
    view.cornerRadius = Double(layer.cornerRadius)
    view.maskedCorners = CornerMask(rawValue: Int(layer.maskedCorners.rawValue))
    view.cornerCurve = layer.cornerCurve == .continuous ? .continuous : .circular
    view.clipsToBounds = layer.cornerRadius > 0
    // The last pixels may reach beyond the size.
    view.contentsRect = Rect(
      x: 0, y: 0, width: size.width / Double(image.size.width), height: size.height / Double(image.size.height))
    view.content = .image(ImageContents(image: images.number(of: image), contentMode: .scaleToFill))
    views[parent].children.append(views.count)
    views.append(view)
  }

  /// A layer whose mask is no path is a picture of its bounds; what it holds is part of that.
  private func show(_ layer: CALayer, under mask: CALayer, in view: inout View) {
    let scale = UIKitRuntime.current.screen.scale
    let image = StagePictures().masked(layer, by: mask, scale: scale)
    view.content = .image(ImageContents(image: images.number(of: image), contentMode: .scaleToFill))
    view.backgroundColor = nil
    view.clipsToBounds = false
    view.cornerRadius = 0
    view.borderWidth = 0
    view.shadow = nil
  }

  /// What a layer that shows its sublayers alone has of its own.
  private func setPlace(of layer: CALayer, in view: inout View) {
    view.anchorPoint = Point(layer.anchorPoint)
    view.transform = Transform3D(layer.transform)
    view.sublayerTransform = Transform3D(layer.sublayerTransform)
    view.isDoubleSided = layer.isDoubleSided
    // Core Animation draws what is beyond 0…1 as its ends.
    view.alpha = min(max(layer.opacity.exact, 0), 1)
    view.isHidden = layer.isHidden
    view.zPosition = Double(layer.zPosition)
  }

  private func look(of layer: CALayer, in view: inout View) {
    setPlace(of: layer, in: &view)
    view.isOpaque = layer.isOpaque
    view.backgroundColor = layer.backgroundColor?.pattern == nil ? layer.backgroundColor?.color : nil
    view.cornerRadius = Double(layer.cornerRadius)
    view.maskedCorners = CornerMask(rawValue: Int(layer.maskedCorners.rawValue))
    view.cornerCurve = layer.cornerCurve == .continuous ? .continuous : .circular
    view.clipsToBounds = layer.masksToBounds
    view.borderWidth = Double(layer.borderWidth)
    view.borderColor = layer.borderColor?.color ?? .clear
    view.shadow = shadow(of: layer)
    view.contentsRect = Rect(layer.contentsRect)
    view.content = content(of: layer)
    if let tint = layer.view?.tintColor { view.tintColor = tint.color }
    // A control's part has no tint of its own: that of its picture is.
    if layer.view == nil, case .image(let image) = view.content, let tint = image.templateTint { view.tintColor = tint }
  }

  private func shadow(of layer: CALayer) -> Shadow? {
    let shadow = Shadow(
      color: layer.shadowColor?.color ?? .clear, opacity: min(max(layer.shadowOpacity.exact, 0), 1),
      offset: Size(layer.shadowOffset), radius: Double(layer.shadowRadius), path: layer.shadowPath?.path)
    return shadow == Shadow(opacity: 0) ? nil : shadow
  }

  private func content(of layer: CALayer) -> ViewContent {
    switch layer.view?.drawing ?? layer.drawing {
    case .nothing: .view
    case .stack: .stack
    case .text(let text, let pictures): .label(label(text, pictures))
    case .gradient(let gradient): .gradient(gradient)
    case .shape(let shape): .shape(shape)
    case .effect(let effect): .visualEffect(effect)
    case .image(let image, let tint):
      .image(
        ImageContents(
          image: images.number(of: image),
          contentMode: (layer.view?.contentMode ?? layer.contentsGravity.contentMode).recorded,
          templateTint: tint,
          magnificationFilter: layer.magnificationFilter == .nearest ? .nearest : .linear))
    }
  }

  /// A text whose pictures have the recording's numbers.
  private func label(_ text: TextContents, _ pictures: [ScaledPicture]) -> TextContents {
    var text = text
    for index in text.runs.indices {
      guard let own = text.runs[index].attachment?.image, pictures.indices.contains(own) else { continue }
      text.runs[index].attachment?.image = images.number(of: pictures[own])
    }
    return text
  }

  private func hero(of uiView: UIView, in view: inout View) {
    view.heroID = uiView.hero.id
    view.isHeroEnabled = uiView.hero.isEnabled
    view.isHeroEnabledForSubviews = uiView.hero.isEnabledForSubviews
    switch uiView.arrangedKind {
    case .list: view.layout = .list
    case .cells: view.layout = .cells
    case nil: view.layout = nil
    }
    let conditions = transition.map { $0.hero.conditions(of: uiView, isAppearing: $0.isAppearing) }
    view.heroModifiers = uiView.hero.modifiers.map { HeroModifier.recorded($0, in: conditions) }
    // The effect's own direct subviews are UIKit's for the scene's rules: this one of them is no other's (rule P1).
    if let effect = uiView.effectAround, effect.ignoresSubviewModifiers { view.heroModifiers = nil }
  }
}

extension CALayer {
  /// What the layer as the mask of another leaves of that, from the other's corner on; nil where it is more than one opaque fill.
  fileprivate func cut(of masked: CALayer) -> LayerMask? {
    guard opacity == 1, !isHidden, mask == nil, shadowOpacity == 0, borderWidth == 0, sublayers?.isEmpty ?? true,
      CATransform3DIsAffine(transform)
    else { return nil }
    var rule = ShapeContents.FillRule.nonZero
    let outline: UIBezierPath
    switch (view?.drawing ?? drawing, backgroundColor) {
    case (.shape(let shape), nil) where shape.fillColor?.alpha == 1 && shape.strokeColor == nil && !masksToBounds:
      outline = UIBezierPath(cgPath: CGPath(shape.path))
      rule = shape.fillRule
    case (.nothing, let color?) where color.color.alpha == 1 && color.pattern == nil && cornerRadius == 0:
      outline = UIBezierPath(rect: bounds)
    default: return nil
    }
    outline.apply(
      CGAffineTransform(
        translationX: -anchorPoint.x * bounds.width - bounds.minX, y: -anchorPoint.y * bounds.height - bounds.minY
      )
      .concatenating(affineTransform())
      .concatenating(
        CGAffineTransform(translationX: position.x - masked.bounds.minX, y: position.y - masked.bounds.minY)))
    return LayerMask(path: outline.cgPath.path, fillRule: rule)
  }
}

extension UIView {
  /// The effect whose contentView this is; nil for other views.
  fileprivate var effectAround: UIVisualEffectView? {
    (superview as? UIVisualEffectView).flatMap { $0.contentView === self ? $0 : nil }
  }
}

extension UIVisualEffectView {
  private var ownState: HeroTargetState { HeroTargetState(modifiers: hero.modifiers ?? []) }

  fileprivate var ignoresSubviewModifiers: Bool { ownState.ignoreSubviewModifiers != nil }

  /// Whether modifiers look at its direct subviews.
  private var looksAtSubviews: Bool {
    let state = ownState
    return state.cascade != nil || state.ignoreSubviewModifiers != nil || state.conditionalModifiers != nil
  }

  /// Whether the contentView neither shows nor changes how what it holds moves.
  fileprivate var contentMeansNothing: Bool {
    let (content, layer) = (contentView, contentView.layer)
    // Without a blur nobody but the contentView itself says that modifiers that look at direct subviews find it alone (rules P1, P6).
    if case .effect = drawing {} else if looksAtSubviews { return false }
    return content.frame == bounds && bounds.origin == .zero && content.bounds.origin == .zero
      && layer.backgroundColor == nil && layer.borderWidth == 0 && layer.shadowOpacity == 0 && layer.opacity == 1
      && !layer.isHidden && !layer.masksToBounds && layer.zPosition == 0 && layer.mask == nil
      && CATransform3DIsIdentity(layer.sublayerTransform) && layer.isDoubleSided
      && content.hero.id == nil && content.hero.modifiers == nil && content.hero.isEnabled
      && content.hero.isEnabledForSubviews
  }
}

extension UIModalPresentationStyle {
  /// As scenes have it: sheets without a presentation are full screens.
  var recorded: ModalPresentationStyle {
    switch self {
    case .overCurrentContext: .overCurrentContext
    case .overFullScreen: .overFullScreen
    default: .fullScreen
    }
  }
}

extension UIModalTransitionStyle {
  /// As scenes have it.
  var recorded: ModalTransitionStyle {
    switch self {
    case .coverVertical, .partialCurl: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    }
  }
}

extension UIViewController {
  /// The outermost container around, where that stands in the view of a presentation, as in a sheet.
  var standing: UIViewController? {
    guard let outer = Array(ancestors).last, outer.content !== outer, outer.presentation?.containerView != nil else {
      return nil
    }
    return outer
  }

  /// As scenes have it: what a presentation shows lies over what is below.
  var recordedPresentationStyle: ModalPresentationStyle {
    presentation == nil ? modalPresentationStyle.recorded : .overFullScreen
  }

  /// As scenes have it.
  var recordedModalAnimation: ModalAnimation {
    let type = hero.modalAnimationType.recorded
    return type == .auto ? .unset : .both(type)
  }
}
