import Hero
import UIKit

/// Writes what an app shows as scenes of herorender: for debug builds.
///
/// Copy this one file into the app; it uses public UIKit and Hero alone. What the key window shows, with everything presented:
///
///     let file = try HeroCapture.write(to: folder)     // folder/scene.json, pictures beside it
///
/// Every transition of Hero from now on, each into a folder of its own:
///
///     HeroCapture.start(writingTo: folder)             // folder/1-list-detail/scene.json, …
///     …
///     HeroCapture.stop()
///
/// Then `herorender scene.json frames/` draws them. In the simulator `FileManager.default.temporaryDirectory` is a folder of the Mac; on a
/// device, take the app's Documents folder and fetch it with Xcode.
///
/// A transition is written as Hero has worked it out: each view's target state stands as its modifiers, and the step has no default
/// animation. Labels are labels, pictures are PNG files; gradients, shapes and blurs are what they are. Whatever else draws something is
/// written as a picture of it, without the views inside, which are written by themselves.
@MainActor
public enum HeroCapture {
  /// Why nothing was written.
  public enum Failure: Error, Equatable, CustomStringConvertible {
    /// No window shows.
    case noWindow
    /// The key window has no controller.
    case noRootViewController
    /// A file cannot be written, and why.
    case unwritable(path: String, reason: String)

    /// One sentence.
    public var description: String {
      switch self {
      case .noWindow: "no window is on screen yet: capture after viewDidAppear"
      case .noRootViewController: "the key window has no rootViewController"
      case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
      }
    }
  }

  /// Is told what a scene cannot say, and which transition could not be written. Default: prints it.
  public static var report: (String) -> Void = { print("HeroCapture: \($0)") }

  /// Writes what the key window shows now as `scene.json` into a folder, which is made if need be; returns the file.
  @discardableResult
  public static func write(to folder: URL) throws -> URL {
    guard let window = CapturedScene.keyWindow else { throw Failure.noWindow }
    guard let root = window.rootViewController else { throw Failure.noRootViewController }
    var scene = CapturedScene(window)
    scene.add(root, states: { view in view.hero.modifiers.map { CapturedState(modifiers: $0) } })
    return try scene.write(to: folder)
  }

  /// Writes every transition of Hero from now on into a folder of its own inside of this one.
  public static func start(writingTo folder: URL) {
    HeroCapturePlugin.folder = folder
    HeroCapturePlugin.count = 0
    HeroCapturePlugin.enable()
  }

  /// Writes transitions no longer.
  public static func stop() { HeroCapturePlugin.disable() }
}

/// Comes after Hero's own preprocessing, so that it sees the states that Hero animates.
public final class HeroCapturePlugin: HeroPlugin {
  @MainActor fileprivate static var folder = URL(fileURLWithPath: ".")
  @MainActor fileprivate static var count = 0

  public override func process(fromViews: [UIView], toViews: [UIView]) {
    // Hero calls its plugins on the main thread.
    guard let hero else { return }
    MainActor.assumeIsolated { Self.write(hero) }
  }

  @MainActor private static func write(_ hero: HeroTransition) {
    guard let from = hero.fromViewController, let to = hero.toViewController, let context = hero.context,
      let window = CapturedScene.keyWindow
    else { return }
    var scene = CapturedScene(window)
    scene.add(hero, from: from, to: to) { view in context[view].map { CapturedState($0) } }
    count += 1
    let name = "\(count)-\(scene.name(of: from))-\(scene.name(of: to))"
    do {
      try scene.write(to: folder.appendingPathComponent(name))
    } catch {
      HeroCapture.report("the transition \(name) was not written: \(error)")
    }
  }
}

// MARK: - The scene

/// Screens, the containers around them, and a timeline.
@MainActor
private struct CapturedScene {
  private let window: UIWindow
  private var screens: [String: JSON] = [:]
  private var names: [ObjectIdentifier: String] = [:]
  private var root: JSON = .text("")
  private var timeline: [JSON] = []
  private var images = CapturedImages()
  /// Stacks as they were before a change that they have made already.
  private var stacks: [ObjectIdentifier: [UIViewController]] = [:]
  private var selections: [ObjectIdentifier: UIViewController] = [:]

  init(_ window: UIWindow) { self.window = window }

  static var keyWindow: UIWindow? {
    let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    return windows.first(where: \.isKeyWindow) ?? windows.first
  }

  typealias States = (UIView) -> CapturedState?

  /// What shows, with everything presented.
  mutating func add(_ root: UIViewController, states: @escaping States) {
    for controller in Self.chain(from: root) { add(controller, isFirst: controller === root, states) }
  }

  /// A transition: what is below it, and its one step.
  mutating func add(_ hero: HeroTransition, from: UIViewController, to: UIViewController, states: @escaping States) {
    let navigation = to.parent as? UINavigationController
    let tabs = to.parent as? UITabBarController
    let container: UIViewController? = navigation ?? tabs
    if let navigation {
      // The stack is what it will be.
      let after = navigation.viewControllers
      var before = after.filter { $0 !== to }
      if !hero.isPresenting { before = after + [from] } else if before.last !== from { before = [from] }
      stacks[ObjectIdentifier(navigation)] = before
    }
    if let tabs { selections[ObjectIdentifier(tabs)] = from }
    // Below: everything up to the controller that changes.
    let last = Self.outermost(container ?? from)
    let first = window.rootViewController ?? last
    let chain = Self.chain(from: first, to: last)
    for controller in chain { add(controller, isFirst: controller === first, states) }
    capture(Self.content(of: to), states)
    capture(Self.content(of: from), states)
    var step: [String: JSON] = [
      "animation": .text("none"),
      "viewOrdering": .text(sourceIsOnTop(hero, from, to, states) ? "sourceViewOnTop" : "destinationViewOnTop"),
    ]
    if let color = JSON(hero.containerColor.cgColor), color != .text("#000000") { step["containerColor"] = color }
    if let navigation {
      if !hero.isPresenting {
        step["pop"] = .flag(true)
      } else if navigation.viewControllers.contains(from) {
        step["push"] = .text(name(of: to))
      } else {
        step["setViewControllers"] = .list(navigation.viewControllers.map { .text(screen(for: $0)) })
      }
    } else if let tabs {
      step["selectTab"] = .whole(tabs.viewControllers?.firstIndex(of: to) ?? 0)
    } else if hero.isPresenting, to.isBeingPresented {
      step["present"] = root(for: to, states)
      step["opposite"] = .flag(false)
    } else if hero.isPresenting {
      step["replace"] = .text(name(of: to))
    } else if chain.dropLast().last === to {
      step["dismiss"] = .flag(true)
    } else {
      step["unwindTo"] = .text(name(of: to))
    }
    timeline.append(.object(step))
  }

  /// A controller of the chain of presentations; all but the first come by a cut.
  private mutating func add(_ controller: UIViewController, isFirst: Bool, _ states: @escaping States) {
    capture(Self.content(of: controller), states)
    let root = root(for: controller, states)
    if isFirst {
      self.root = root
    } else {
      let cut: [String: JSON] = ["at": .whole(0), "finish": .flag(true), "animate": .flag(false)]
      timeline.append(.object(["present": root, "opposite": .flag(false), "interactive": .list([.object(cut)])]))
    }
  }

  /// The controllers from one to another, each presented by the one before.
  private static func chain(from root: UIViewController, to last: UIViewController? = nil) -> [UIViewController] {
    var chain = [root]
    while let controller = chain.last, controller !== last, let next = controller.presentedViewController {
      chain.append(next)
    }
    return chain
  }

  private static func outermost(_ controller: UIViewController) -> UIViewController {
    var controller = controller
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// The controller whose view is the screen.
  private static func content(of controller: UIViewController) -> UIViewController {
    if let navigation = controller as? UINavigationController, let top = navigation.topViewController {
      return content(of: top)
    }
    if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
      return content(of: selected)
    }
    return controller
  }

  /// Whether the disappearing view lies on top: the strategy says so, then the default animation.
  private func sourceIsOnTop(
    _ hero: HeroTransition, _ from: UIViewController, _ to: UIViewController, _ states: States
  ) -> Bool {
    let isTabs = to.parent is UITabBarController
    var isOnTop: Bool
    switch hero.viewOrderingStrategy {
    case .auto: isOnTop = !hero.isPresenting && !isTabs
    case .sourceViewOnTop: isOnTop = true
    case .destinationViewOnTop: isOnTop = false
    }
    // Without states there is no default animation.
    if states(from.view) == nil, states(to.view) == nil { return isOnTop }
    var type = hero.defaultAnimation
    if case .auto = type {
      if let navigation = to.parent as? UINavigationController {
        type = navigation.hero.navigationAnimationType
      } else if let tabs = to.parent as? UITabBarController {
        type = tabs.hero.tabBarAnimationType
      } else {
        type = (hero.isPresenting ? to : from).hero.modalAnimationType
      }
    }
    if case .selectBy(let presenting, let dismissing) = type { type = hero.isPresenting ? presenting : dismissing }
    if case .auto = type, to.parent is UINavigationController { type = .push(direction: .left) }
    switch type {
    case .push, .cover, .pageIn, .zoomOut: isOnTop = false
    case .pull, .uncover, .pageOut, .zoom: isOnTop = true
    default: break
    }
    return isOnTop
  }

  // MARK: Containers

  /// A controller as a root: a screen's name, or a container with its screens and Hero's state of its own view.
  private mutating func root(for controller: UIViewController, _ states: States) -> JSON {
    if let navigation = controller as? UINavigationController {
      let stack = stacks[ObjectIdentifier(navigation)] ?? navigation.viewControllers
      var object: [String: JSON] = ["navigation": .list(stack.map { .text(screen(for: $0)) })]
      if !navigation.isNavigationBarHidden {
        var bar = colors(navigation.navigationBar.tintColor, navigation.navigationBar.barTintColor)
        if navigation.navigationBar.prefersLargeTitles { bar["largeTitles"] = .flag(true) }
        object["bar"] = .object(bar)
      }
      return .object(object.merging(own(of: navigation, states)) { $1 })
    }
    if let tabs = controller as? UITabBarController {
      let all = tabs.viewControllers ?? []
      let selected = selections[ObjectIdentifier(tabs)] ?? tabs.selectedViewController
      var object: [String: JSON] = ["tabs": .list(all.map { root(for: $0, states) })]
      object["selected"] = .whole(all.firstIndex { $0 === selected } ?? 0)
      if !tabs.tabBar.isHidden { object["bar"] = .object(colors(tabs.tabBar.tintColor, tabs.tabBar.barTintColor)) }
      return .object(object.merging(own(of: tabs, states)) { $1 })
    }
    return .text(screen(for: controller))
  }

  private func colors(_ tint: UIColor?, _ background: UIColor?) -> [String: JSON] {
    var bar: [String: JSON] = [:]
    if let color = tint.flatMap({ JSON(resolved($0).cgColor) }) { bar["tint"] = color }
    if let color = background.flatMap({ JSON(resolved($0).cgColor) }) { bar["background"] = color }
    return bar
  }

  private func resolved(_ color: UIColor) -> UIColor { color.resolvedColor(with: window.traitCollection) }

  /// What a container has besides its screens and bars.
  private func own(of container: UIViewController, _ states: States) -> [String: JSON] {
    var object = style(of: container)
    guard let view = container.viewIfLoaded else { return object }
    if let id = view.hero.id { object["heroID"] = .text(id) }
    if let modifiers = states(view)?.modifiers { object["heroModifiers"] = .list(modifiers.map { .text($0) }) }
    return object
  }

  private func style(of controller: UIViewController) -> [String: JSON] {
    switch controller.modalPresentationStyle {
    case .overFullScreen: ["modalPresentationStyle": .text("overFullScreen")]
    case .overCurrentContext: ["modalPresentationStyle": .text("overCurrentContext")]
    default: [:]
    }
  }

  /// The name of the screen that a controller shows.
  func name(of controller: UIViewController) -> String {
    let content = Self.content(of: controller)
    return names[ObjectIdentifier(content)] ?? Self.plainName(of: content)
  }

  /// `ListViewController` is `list`.
  private static func plainName(of controller: UIViewController) -> String {
    var name = String(describing: type(of: controller))
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    if name.hasPrefix("UI") { name = name == "UI" ? "screen" : String(name.dropFirst(2)) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The name of a controller's screen, which is empty until it is captured.
  private mutating func screen(for controller: UIViewController) -> String {
    if let known = names[ObjectIdentifier(controller)] { return known }
    let plain = Self.plainName(of: controller)
    var name = plain
    var number = 2
    while screens[name] != nil {
      name = "\(plain) \(number)"
      number += 1
    }
    names[ObjectIdentifier(controller)] = name
    screens[name] = .object(items(of: controller).merging(["view": .object([:])]) { $1 })
    return name
  }

  // MARK: Screens

  /// Writes a screen down.
  private mutating func capture(_ controller: UIViewController, _ states: @escaping States) {
    let name = screen(for: controller)
    guard let view = controller.viewIfLoaded else { return }
    var capture = CapturedViews(images: images, state: states)
    let place = view.superview?.convert(view.layer.position, to: nil) ?? view.layer.position
    var object = items(of: controller).merging(style(of: controller)) { $1 }
    object["view"] = capture.json(of: view.layer, view, at: place)
    images = capture.images
    screens[name] = .object(object)
  }

  /// What a controller has for bars.
  private mutating func items(of controller: UIViewController) -> [String: JSON] {
    var object: [String: JSON] = [:]
    let item = controller.navigationItem
    // A controller that is being popped has left its stack already.
    let isInStack = stacks.values.contains { $0.contains(controller) }
    if controller.navigationController != nil || isInStack {
      var navigation: [String: JSON] = [:]
      if let title = item.title { navigation["title"] = .text(title) }
      if item.largeTitleDisplayMode != .automatic {
        navigation["largeTitle"] = .flag(item.largeTitleDisplayMode == .always)
      }
      if let left = item.leftBarButtonItems { navigation["left"] = .list(left.compactMap { barItem($0) }) }
      if let right = item.rightBarButtonItems { navigation["right"] = .list(right.compactMap { barItem($0) }) }
      if !navigation.isEmpty { object["navigationItem"] = .object(navigation) }
      if controller.navigationController?.isToolbarHidden == false, let items = controller.toolbarItems {
        object["toolbarItems"] = .list(items.compactMap { barItem($0) })
      }
    }
    if let tabs = controller.tabBarController {
      var held = controller
      while let parent = held.parent, parent !== tabs { held = parent }
      var tab: [String: JSON] = [:]
      if let item = held.tabBarItem {
        if let title = item.title { tab["title"] = .text(title) }
        if let image = item.image { tab["image"] = images.path(of: image).map { .text($0) } }
        if let image = item.selectedImage { tab["selectedImage"] = images.path(of: image).map { .text($0) } }
        if let badge = item.badgeValue { tab["badge"] = .text(badge) }
      }
      if !tab.isEmpty { object["tabBarItem"] = .object(tab) }
    }
    return object
  }

  private mutating func barItem(_ item: UIBarButtonItem) -> JSON? {
    if let image = item.image, let path = images.path(of: image) { return .object(["image": .text(path)]) }
    if let title = item.title, !title.isEmpty {
      return .object(item.style == .done ? ["title": .text(title), "style": .text("done")] : ["title": .text(title)])
    }
    HeroCapture.report("a bar button of the system is left out: UIKit does not say which one it is")
    return nil
  }

  // MARK: File

  @discardableResult
  func write(to folder: URL) throws -> URL {
    let bounds = window.bounds.size
    var canvas: [String: JSON] = [
      "width": .number(bounds.width), "height": .number(bounds.height), "scale": .number(window.screen.scale),
    ]
    if window.traitCollection.userInterfaceStyle == .dark { canvas["appearance"] = .text("dark") }
    if window.effectiveUserInterfaceLayoutDirection == .rightToLeft { canvas["layoutDirection"] = .text("rtl") }
    var document: [String: JSON] = [
      "version": .whole(1), "canvas": .object(canvas), "screens": .object(screens), "root": root,
    ]
    if !timeline.isEmpty { document["timeline"] = .list(timeline) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = folder.appendingPathComponent("scene.json")
    try write(to: folder) { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    for (path, data) in images.files {
      let image = folder.appendingPathComponent(path)
      try write(to: image) {
        try FileManager.default.createDirectory(
          at: image.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: image)
      }
    }
    try write(to: file) { try encoder.encode(JSON.object(document)).write(to: file) }
    return file
  }

  private func write(to url: URL, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw HeroCapture.Failure.unwritable(path: url.path, reason: error.localizedDescription)
    }
  }
}

// MARK: - Views

/// Layers with their views, as views of a scene.
@MainActor
private struct CapturedViews {
  var images: CapturedImages
  private let state: (UIView) -> CapturedState?
  private var counts: [String: Int] = [:]
  private var taken: Set<String> = []

  init(images: CapturedImages, state: @escaping (UIView) -> CapturedState?) {
    self.images = images
    self.state = state
  }

  /// A layer with all inside. The position of the root is given, that of others is their own.
  mutating func json(of layer: CALayer, _ view: UIView?, at position: CGPoint? = nil) -> JSON {
    var object = look(of: layer)
    if position == nil { object["name"] = .text(name(of: view ?? layer, view)) }
    place(layer, at: position, into: &object)
    if let view { hero(of: view, into: &object) }
    var inner: [JSON] = []
    if !contents(of: layer, view, into: &object), let picture = picture(of: layer, view) { inner.append(picture) }
    if let effectView = view as? UIVisualEffectView {
      inner.append(json(of: effectView.contentView.layer, effectView.contentView))
    } else if !(view is UILabel) {
      for sublayer in layer.sublayers ?? [] {
        inner.append(json(of: sublayer, view?.subviews.first { $0.layer === sublayer }))
      }
    }
    if !inner.isEmpty { object["subviews"] = .list(inner) }
    return .object(object)
  }

  /// What tells a view from others of its screen: its accessibility identifier, else its class and number.
  private mutating func name(of object: AnyObject, _ view: UIView?) -> String {
    var name = view?.accessibilityIdentifier ?? ""
    if name.isEmpty {
      let type = String(describing: type(of: object))
      name = "\(type) \(counts[type, default: 0])"
      counts[type, default: 0] += 1
    }
    name = name.replacingOccurrences(of: "/", with: "-")
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name) (\(number))"
      number += 1
    }
    return unique
  }

  /// `frame` where position and size follow from it to the last bit.
  private func place(_ layer: CALayer, at given: CGPoint?, into object: inout [String: JSON]) {
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    var position = given ?? layer.position
    if given == nil, let around = layer.superlayer {
      position = CGPoint(x: position.x - around.bounds.minX, y: position.y - around.bounds.minY)
    }
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    if origin.x + anchor.x * size.width == position.x, origin.y + anchor.y * size.height == position.y {
      object["frame"] = .numbers(origin.x, origin.y, size.width, size.height)
    } else {
      object["center"] = .numbers(position.x, position.y)
      object["size"] = .numbers(size.width, size.height)
    }
    if anchor != CGPoint(x: 0.5, y: 0.5) { object["anchorPoint"] = .numbers(anchor.x, anchor.y) }
    if !CATransform3DIsIdentity(layer.transform) {
      object["transform"] = .list(layer.transform.numbers.map { .number($0) })
    }
  }

  private func look(of layer: CALayer) -> [String: JSON] {
    var object: [String: JSON] = [:]
    if layer.opacity != 1 { object["alpha"] = .number(layer.opacity) }
    if layer.isHidden { object["hidden"] = .flag(true) }
    object["opaque"] = .flag(layer.isOpaque)
    if let color = layer.backgroundColor.flatMap({ JSON($0) }) { object["backgroundColor"] = color }
    if layer.cornerRadius != 0 { object["cornerRadius"] = .number(layer.cornerRadius) }
    if layer.cornerCurve == .continuous { object["cornerCurve"] = .text("continuous") }
    let corners: [(CACornerMask, String)] = [
      (.layerMinXMinYCorner, "topLeft"), (.layerMaxXMinYCorner, "topRight"), (.layerMinXMaxYCorner, "bottomLeft"),
      (.layerMaxXMaxYCorner, "bottomRight"),
    ]
    if corners.contains(where: { !layer.maskedCorners.contains($0.0) }) {
      object["maskedCorners"] = .list(corners.filter { layer.maskedCorners.contains($0.0) }.map { .text($0.1) })
    }
    if layer.masksToBounds { object["clipsToBounds"] = .flag(true) }
    if layer.borderWidth != 0 {
      object["borderWidth"] = .number(layer.borderWidth)
      if let color = layer.borderColor.flatMap({ JSON($0) }) { object["borderColor"] = color }
    }
    if layer.shadowOpacity != 0 {
      var shadow: [String: JSON] = [
        "opacity": .number(layer.shadowOpacity), "radius": .number(layer.shadowRadius),
        "offset": .numbers(layer.shadowOffset.width, layer.shadowOffset.height),
      ]
      shadow["color"] = layer.shadowColor.flatMap { JSON($0) } ?? .text("clear")
      if let path = layer.shadowPath { shadow["path"] = .text(path.svg) }
      object["shadow"] = .object(shadow)
    }
    if layer.zPosition != 0 { object["zPosition"] = .number(layer.zPosition) }
    let part = layer.contentsRect
    if part != CGRect(x: 0, y: 0, width: 1, height: 1) {
      object["contentsRect"] = .numbers(part.minX, part.minY, part.width, part.height)
    }
    return object
  }

  private func hero(of view: UIView, into object: inout [String: JSON]) {
    if let id = view.hero.id { object["heroID"] = .text(id) }
    // Hero leaves out hidden views of stacks; scenes are told so.
    let isLeftOut = view.isHidden && view.superview is UIStackView
    if !view.hero.isEnabled || isLeftOut { object["isHeroEnabled"] = .flag(false) }
    if !view.hero.isEnabledForSubviews { object["isHeroEnabledForSubviews"] = .flag(false) }
    if view is UITableView { object["layout"] = .text("list") }
    if view is UICollectionView { object["layout"] = .text("cells") }
    var modifiers = state(view)?.modifiers
    // Hero takes pictures of stacks by rendering them.
    if view is UIStackView, let known = modifiers, !known.contains(where: { $0.hasSuffix("Snapshot") }) {
      modifiers = known + [".useLayerRenderSnapshot"]
    }
    if let modifiers { object["heroModifiers"] = .list(modifiers.map { .text($0) }) }
  }

  // MARK: Contents

  /// Writes what the layer draws; false when scenes have no words for it.
  private mutating func contents(of layer: CALayer, _ view: UIView?, into object: inout [String: JSON]) -> Bool {
    if let label = view as? UILabel { return text(of: label, into: &object) }
    if let imageView = view as? UIImageView { return image(of: imageView, into: &object) }
    if let effectView = view as? UIVisualEffectView {
      if let effect = effectView.effect { object["effect"] = .text(Self.name(of: effect)) }
      return true
    }
    if let gradient = layer as? CAGradientLayer { return ramp(of: gradient, into: &object) }
    if let shape = layer as? CAShapeLayer { return outline(of: shape, into: &object) }
    if layer.contents != nil { return false }
    // UIKit's own layers hold nothing beyond contents; those of others may draw whatever they like.
    let name = String(describing: type(of: layer))
    return type(of: layer) == CALayer.self || name.hasPrefix("_UI") || name.hasPrefix("UI")
  }

  private func text(of label: UILabel, into object: inout [String: JSON]) -> Bool {
    guard let text = label.text, !text.isEmpty else { return true }
    let attributed = label.attributedText ?? NSAttributedString(string: text)
    let characters = NSString(string: attributed.string)
    var runs: [[String: JSON]] = []
    var holdsPictures = false
    var shadows: [JSON?] = []
    attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
      attributes, range, _ in
      if attributes[NSAttributedString.Key(rawValue: "NSAttachment")] != nil { holdsPictures = true }
      var run = self.run(attributes, of: label)
      run["text"] = .text(characters.substring(with: range))
      runs.append(run)
      shadows.append(shadow(attributes, of: label))
    }
    // Pictures among the characters: all of it is a picture.
    guard !holdsPictures, let first = runs.first else { return false }
    if runs.count == 1, first["backgroundColor"] == nil, first["baselineOffset"] == nil {
      object.merge(first) { $1 }
    } else {
      object["runs"] = .list(runs.map { .object($0) })
    }
    let style = attributed.attributes(at: 0, effectiveRange: nil)
    object["textShadow"] = shadow(style, of: label)
    if shadows.contains(where: { $0 != object["textShadow"] }) {
      HeroCapture.report("the text '\(text)' casts the shadow of its first character alone")
    }
    object["numberOfLines"] = .whole(label.numberOfLines)
    switch (style[.paragraphStyle] as? NSParagraphStyle)?.lineBreakMode ?? label.lineBreakMode {
    case .byTruncatingHead: object["lineBreakMode"] = .text("byTruncatingHead")
    case .byTruncatingMiddle: object["lineBreakMode"] = .text("byTruncatingMiddle")
    case .byWordWrapping: object["lineBreakMode"] = .text("byWordWrapping")
    case .byCharWrapping: object["lineBreakMode"] = .text("byCharWrapping")
    case .byClipping: object["lineBreakMode"] = .text("byClipping")
    default: break
    }
    return true
  }

  /// The look of characters, with all that may differ from one to the next.
  private func run(_ attributes: [NSAttributedString.Key: Any], of label: UILabel) -> [String: JSON] {
    var run: [String: JSON] = [:]
    run["font"] = .object(font(attributes[.font] as? UIFont ?? label.font ?? .systemFont(ofSize: 17)))
    let plain = (label.isHighlighted ? label.highlightedTextColor : nil) ?? label.textColor ?? .black
    var color = (attributes[.foregroundColor] as? UIColor ?? plain).resolvedColor(with: label.traitCollection)
    if !label.isEnabled { color = color.withAlphaComponent(color.cgColor.alpha * 0.44) }
    run["textColor"] = JSON(color.cgColor)
    if let color = attributes[.backgroundColor] as? UIColor {
      run["backgroundColor"] = JSON(color.resolvedColor(with: label.traitCollection).cgColor)
    }
    for (key, name) in [(NSAttributedString.Key.kern, "kern"), (.baselineOffset, "baselineOffset")] {
      if let points = (attributes[key] as? NSNumber)?.doubleValue ?? (attributes[key] as? CGFloat).map({ Double($0) }),
        points != 0
      {
        run[name] = .number(points)
      }
    }
    let lines: [(NSAttributedString.Key, String)] = [
      (.underlineStyle, "underlineStyle"), (.strikethroughStyle, "strikethroughStyle"),
    ]
    for (key, name) in lines {
      // Patterns and colours of their own are left out.
      switch NSUnderlineStyle(rawValue: (attributes[key] as? Int ?? 0) & 0xf) {
      case []: break
      case .thick: run[name] = .text("thick")
      case .double: run[name] = .text("double")
      default: run[name] = .text("single")
      }
    }
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    switch paragraph?.alignment ?? label.textAlignment {
    case .left: run["textAlignment"] = .text("left")
    case .right: run["textAlignment"] = .text("right")
    case .center: run["textAlignment"] = .text("center")
    case .justified: run["textAlignment"] = .text("justified")
    default: break
    }
    guard let paragraph else { return run }
    let spacings: [(String, CGFloat)] = [
      ("lineSpacing", paragraph.lineSpacing), ("paragraphSpacing", paragraph.paragraphSpacing),
      ("paragraphSpacingBefore", paragraph.paragraphSpacingBefore),
      ("lineHeightMultiple", paragraph.lineHeightMultiple), ("minimumLineHeight", paragraph.minimumLineHeight),
      ("maximumLineHeight", paragraph.maximumLineHeight), ("firstLineHeadIndent", paragraph.firstLineHeadIndent),
      ("headIndent", paragraph.headIndent), ("tailIndent", paragraph.tailIndent),
    ]
    for (name, points) in spacings where points != 0 { run[name] = .number(points) }
    return run
  }

  private func shadow(_ attributes: [NSAttributedString.Key: Any], of label: UILabel) -> JSON? {
    if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
      return textShadow(color, shadow.shadowOffset, shadow.shadowBlurRadius, label)
    }
    return label.shadowColor.map { textShadow($0, label.shadowOffset, 0, label) }
  }

  private func textShadow(_ color: UIColor, _ offset: CGSize, _ radius: CGFloat, _ label: UILabel) -> JSON {
    .object([
      "color": JSON(color.resolvedColor(with: label.traitCollection).cgColor) ?? .text("clear"),
      "offset": .numbers(offset.width, offset.height), "blurRadius": .number(radius),
    ])
  }

  private func font(_ font: UIFont) -> [String: JSON] {
    var object: [String: JSON] = ["size": .number(font.pointSize)]
    // The system's own families begin with a dot.
    if !font.familyName.hasPrefix(".") { object["family"] = .text(font.familyName) }
    let descriptor = font.fontDescriptor
    if descriptor.symbolicTraits.contains(.traitItalic) { object["italic"] = .flag(true) }
    let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    let weight = (traits?[.weight] as? NSNumber)?.doubleValue ?? 0
    let names: [(Double, String)] = [
      (-0.8, "ultraLight"), (-0.6, "thin"), (-0.4, "light"), (0, "regular"), (0.23, "medium"), (0.3, "semibold"),
      (0.4, "bold"), (0.56, "heavy"), (0.62, "black"),
    ]
    if let name = names.min(by: { abs($0.0 - weight) < abs($1.0 - weight) })?.1 { object["weight"] = .text(name) }
    return object
  }

  private mutating func image(of view: UIImageView, into object: inout [String: JSON]) -> Bool {
    guard let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image else { return true }
    // A picture whose middle stretches is drawn as it shows.
    guard image.capInsets == .zero, let path = images.path(of: image) else { return false }
    object["image"] = .text(path)
    let modes: [UIView.ContentMode: String] = [
      .scaleAspectFit: "scaleAspectFit", .scaleAspectFill: "scaleAspectFill", .redraw: "redraw", .center: "center",
      .top: "top", .bottom: "bottom", .left: "left", .right: "right", .topLeft: "topLeft", .topRight: "topRight",
      .bottomLeft: "bottomLeft", .bottomRight: "bottomRight",
    ]
    if let mode = modes[view.contentMode] { object["contentMode"] = .text(mode) }
    if view.layer.magnificationFilter == .nearest { object["magnificationFilter"] = .text("nearest") }
    if image.renderingMode == .alwaysTemplate || (image.isSymbolImage && image.renderingMode == .automatic) {
      object["template"] = .flag(true)
      object["tintColor"] = view.tintColor.flatMap { JSON($0.resolvedColor(with: view.traitCollection).cgColor) }
    }
    return true
  }

  private func ramp(of layer: CAGradientLayer, into object: inout [String: JSON]) -> Bool {
    let colors = (layer.colors ?? []).compactMap { JSON(any: $0) }
    guard !colors.isEmpty else { return true }
    object["colors"] = .list(colors)
    if let locations = layer.locations, locations.count == colors.count {
      object["locations"] = .list(locations.map { .number($0.doubleValue) })
    }
    object["startPoint"] = .numbers(layer.startPoint.x, layer.startPoint.y)
    object["endPoint"] = .numbers(layer.endPoint.x, layer.endPoint.y)
    object["gradientType"] = .text(layer.type == .radial ? "radial" : layer.type == .conic ? "conic" : "axial")
    return true
  }

  private func outline(of layer: CAShapeLayer, into object: inout [String: JSON]) -> Bool {
    guard let path = layer.path, !path.isEmpty else { return true }
    object["path"] = .text(path.svg)
    object["fillColor"] = layer.fillColor.flatMap { JSON($0) } ?? .text("clear")
    if layer.fillRule == .evenOdd { object["fillRule"] = .text("evenOdd") }
    if let color = layer.strokeColor.flatMap({ JSON($0) }) { object["strokeColor"] = color }
    object["lineWidth"] = .number(layer.lineWidth)
    object["lineCap"] = .text(layer.lineCap == .round ? "round" : layer.lineCap == .square ? "square" : "butt")
    object["lineJoin"] = .text(layer.lineJoin == .round ? "round" : layer.lineJoin == .bevel ? "bevel" : "miter")
    if let dashes = layer.lineDashPattern, dashes.contains(where: { $0.doubleValue > 0 }) {
      object["lineDashPattern"] = .list(dashes.map { .number($0.doubleValue) })
    }
    if layer.strokeStart != 0 { object["strokeStart"] = .number(layer.strokeStart) }
    if layer.strokeEnd != 1 { object["strokeEnd"] = .number(layer.strokeEnd) }
    return true
  }

  /// UIKit says a blur's style in its description alone.
  private static func name(of effect: UIVisualEffect) -> String {
    let text = effect.description
    let style = text.range(of: "UIBlurEffectStyle").map { text[$0.upperBound...].prefix { $0.isLetter } } ?? ""
    switch style {
    case "ExtraLight": return "extraLight"
    case "Light": return "light"
    case "Prominent": return "prominent"
    case "Dark": return "dark"
    default: return style.hasSuffix("Dark") ? "dark" : "regular"
    }
  }

  /// A picture of what a layer itself draws, as a view that fills it.
  private mutating func picture(of layer: CALayer, _ view: UIView?) -> JSON? {
    guard !layer.bounds.isEmpty else { return nil }
    let hidden = (layer.sublayers ?? []).filter { !$0.isHidden }
    let (color, width, radius, shadow) = (
      layer.backgroundColor, layer.borderWidth, layer.cornerRadius, layer.shadowOpacity
    )
    let (opacity, isHidden) = (layer.opacity, layer.isHidden)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for sublayer in hidden { sublayer.isHidden = true }
    (layer.backgroundColor, layer.borderWidth, layer.cornerRadius, layer.shadowOpacity) = (nil, 0, 0, 0)
    (layer.opacity, layer.isHidden) = (1, false)
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = UIScreen.main.scale
    format.opaque = false
    let image = UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { layer.render(in: $0.cgContext) }
    (layer.opacity, layer.isHidden) = (opacity, isHidden)
    (layer.backgroundColor, layer.borderWidth, layer.cornerRadius, layer.shadowOpacity) = (
      color, width, radius, shadow
    )
    for sublayer in hidden { sublayer.isHidden = false }
    CATransaction.commit()
    guard let path = images.path(of: image) else {
      HeroCapture.report("a picture of \(view ?? layer) cannot be made, so what it draws is left out")
      return nil
    }
    return .object([
      "frame": .numbers(0, 0, layer.bounds.width, layer.bounds.height), "image": .text(path), "opaque": .flag(false),
    ])
  }
}

/// PNG files, each picture once.
@MainActor
private struct CapturedImages {
  private(set) var files: [String: Data] = [:]
  private var paths: [ObjectIdentifier: String] = [:]
  /// Keeps pictures alive, so that no other takes their place in memory.
  private var kept: [UIImage] = []

  /// The file of a picture; nil when it has no pixels.
  mutating func path(of image: UIImage) -> String? {
    if let known = paths[ObjectIdentifier(image)] { return known }
    var upright = image
    if image.imageOrientation != .up {
      let format = UIGraphicsImageRendererFormat.default()
      format.scale = image.scale
      upright = UIGraphicsImageRenderer(size: image.size, format: format).image { _ in image.draw(at: .zero) }
    }
    guard let data = upright.pngData() else { return nil }
    let mark = image.scale == 2 ? "@2x" : image.scale == 3 ? "@3x" : ""
    var path = files.first { $0.value == data && $0.key.hasSuffix("\(mark).png") == true }?.key
    if mark.isEmpty, let known = path, known.contains("@") { path = nil }
    let name = path ?? "images/image-\(files.count + 1)\(mark).png"
    files[name] = data
    paths[ObjectIdentifier(image)] = name
    kept.append(image)
    return name
  }
}

// MARK: - States

/// A target state as modifiers of a scene.
@MainActor
private struct CapturedState {
  private let state: HeroTargetState
  /// Whether Hero has not worked on it.
  private let isOwn: Bool

  /// What Hero has made of a view, conditions and cascades worked out.
  init(_ state: HeroTargetState) {
    self.state = state
    isOwn = false
  }

  /// What an app has set; conditions, which are closures, are left out.
  init(modifiers: [HeroModifier]) {
    var state: HeroTargetState = []
    state.append(contentsOf: modifiers)
    self.state = state
    isOwn = true
  }

  /// As Hero's Swift spells them.
  var modifiers: [String] {
    var list: [String] = []
    func add(_ name: String, _ argument: String?) { if let argument { list.append(".\(name)(\(argument))") } }
    func flag(_ name: String, _ isOn: Bool) { if isOn { list.append(".\(name)") } }
    add("position", state.position?.swift)
    add("size", state.size?.swift)
    add("transform", state.transform?.swift)
    add("opacity", state.opacity.map { "\($0)" })
    add("cornerRadius", state.cornerRadius?.swift)
    add("backgroundColor", state.backgroundColor?.swift)
    add("zPosition", state.zPosition?.swift)
    // Hero has no modifier of it.
    if let anchor = state.anchorPoint { list.append("HeroModifier { $0.anchorPoint = \(anchor.swift) }") }
    add("contentsRect", state.contentsRect?.swift)
    add("contentsScale", state.contentsScale?.swift)
    add("borderWidth", state.borderWidth?.swift)
    add("borderColor", state.borderColor?.swift)
    add("shadowColor", state.shadowColor?.swift)
    add("shadowOpacity", state.shadowOpacity.map { "\($0)" })
    add("shadowOffset", state.shadowOffset?.swift)
    add("shadowRadius", state.shadowRadius?.swift)
    add("shadowPath", state.shadowPath?.swift)
    add("masksToBounds", state.masksToBounds.map { "\($0)" })
    add("overlay", state.overlay.map { "color: \($0.color.swift), opacity: \($0.opacity.swift)" })
    add("spring", state.spring.map { "stiffness: \($0.0.swift), damping: \($0.1.swift)" })
    if state.delay != 0 { add("delay", "\(state.delay)") }
    flag("durationMatchLongest", state.duration == .infinity)
    if let duration = state.duration, duration != .infinity { add("duration", "\(duration)") }
    add("timingFunction", state.timingFunction?.swift)
    add("arc", state.arc.map { "intensity: \($0.swift)" })
    add("source", state.source.map { "heroID: \(Self.quoted($0))" })
    flag("useGlobalCoordinateSpace", state.coordinateSpace == .global)
    flag("useScaleBasedSizeChange", state.useScaleBasedSizeChange == true)
    flag("useNormalSnapshot", state.snapshotType == .normal)
    flag("useLayerRenderSnapshot", state.snapshotType == .layerRender)
    flag("useNoSnapshot", state.snapshotType == .noSnapshot)
    flag("useOptimizedSnapshot", state.snapshotType == .optimized)
    flag("forceNonFade", state.nonFade)
    flag("forceAnimate", state.forceAnimate)
    add("beginWith", state.beginState.map { CapturedState(modifiers: $0).modifiers.joined(separator: ", ") })
    guard isOwn else { return list }
    add("ignoreSubviewModifiers", state.ignoreSubviewModifiers.map { "recursive: \($0)" })
    add(
      "cascade",
      state.cascade.map { "delta: \($0.0), direction: \(Self.text($0.1)), delayMatchedViews: \($0.2)" })
    return list
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  private static func text(_ direction: CascadeDirection) -> String {
    switch direction {
    case .topToBottom: return ".topToBottom"
    case .bottomToTop: return ".bottomToTop"
    case .leftToRight: return ".leftToRight"
    case .rightToLeft: return ".rightToLeft"
    case .radial(let center): return ".radial(center: \(center.swift))"
    case .inverseRadial(let center): return ".inverseRadial(center: \(center.swift))"
    }
  }
}

// MARK: - Values

/// JSON with numbers as they are written.
private enum JSON: Encodable, Equatable {
  case text(String), decimal(Decimal), flag(Bool), list([JSON]), object([String: JSON])

  static func whole(_ value: Int) -> JSON { .decimal(Decimal(value)) }
  static func number(_ value: Double) -> JSON { .decimal(Decimal(string: "\(value)") ?? Decimal(value)) }
  static func number(_ value: CGFloat) -> JSON { .number(Double(value)) }
  static func number(_ value: Float) -> JSON { .decimal(Decimal(string: "\(value)") ?? Decimal(Double(value))) }
  static func numbers(_ values: CGFloat...) -> JSON { .list(values.map { .number($0) }) }

  /// A colour; nil for a pattern.
  init?(_ color: CGColor) {
    guard let components = color.sRGB else { return nil }
    let bytes = components.map { ($0 * 255).rounded() }
    guard zip(bytes, components).allSatisfy({ $0 / 255 == $1 }) else {
      let names = ["r", "g", "b", "a"]
      self = .object(Dictionary(uniqueKeysWithValues: zip(names, components.map { .number($0) })))
      return
    }
    let digits = (components[3] == 1 ? bytes.dropLast() : bytes[...]).map { byte in
      byte < 16 ? "0" + String(Int(byte), radix: 16) : String(Int(byte), radix: 16)
    }
    self = .text("#" + digits.joined())
  }

  /// A colour among values of any type.
  init?(any value: Any) {
    if let color = value as? UIColor {
      self.init(color.cgColor)
    } else {
      #if canImport(ObjectiveC)
        let object = value as AnyObject
        guard CFGetTypeID(object) == CGColor.typeID else { return nil }
        self.init(unsafeDowncast(object, to: CGColor.self))
      #else
        guard let color = value as? CGColor else { return nil }
        self.init(color)
      #endif
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .flag(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let members): try container.encode(members)
    }
  }
}

extension CGColor {
  /// Red, green, blue and alpha, 0…1; nil for a pattern.
  fileprivate var sRGB: [Double]? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha].map { Double(min(max($0, 0), 1)) }
  }

  /// As Swift has it.
  fileprivate var swift: String {
    let c = sRGB ?? [0, 0, 0, 0]
    return "UIColor(red: \(c[0]), green: \(c[1]), blue: \(c[2]), alpha: \(c[3]))"
  }
}

extension CGPath {
  /// In SVG's syntax.
  fileprivate var svg: String {
    var parts: [String] = []
    func add(_ verb: String, _ element: CGPathElement, _ count: Int) {
      let numbers = (0..<count).flatMap { [Double(element.points[$0].x), Double(element.points[$0].y)] }
      parts.append(verb + numbers.map { "\($0)" }.joined(separator: " "))
    }
    applyWithBlock { pointer in
      let element = pointer.pointee
      switch element.type {
      case .moveToPoint: add("M", element, 1)
      case .addLineToPoint: add("L", element, 1)
      case .addQuadCurveToPoint: add("Q", element, 2)
      case .addCurveToPoint: add("C", element, 3)
      case .closeSubpath: parts.append("Z")
      @unknown default: break
      }
    }
    return parts.joined(separator: " ")
  }
}

extension CGPath {
  /// As Swift makes it.
  fileprivate var swift: String {
    var steps = ""
    applyWithBlock { pointer in
      let element = pointer.pointee
      func end(_ index: Int) -> String { element.points[index].swift }
      switch element.type {
      case .moveToPoint: steps += "path.move(to: \(end(0))); "
      case .addLineToPoint: steps += "path.addLine(to: \(end(0))); "
      case .addQuadCurveToPoint: steps += "path.addQuadCurve(to: \(end(1)), control: \(end(0))); "
      case .addCurveToPoint: steps += "path.addCurve(to: \(end(2)), control1: \(end(0)), control2: \(end(1))); "
      case .closeSubpath: steps += "path.closeSubpath(); "
      @unknown default: break
      }
    }
    return "{ let path = CGMutablePath(); \(steps)return path }()"
  }
}

extension CGFloat {
  fileprivate var swift: String { "\(Double(self))" }
}

extension CGPoint {
  fileprivate var swift: String { "CGPoint(x: \(x.swift), y: \(y.swift))" }
}

extension CGSize {
  fileprivate var swift: String { "CGSize(width: \(width.swift), height: \(height.swift))" }
}

extension CGRect {
  fileprivate var swift: String {
    "CGRect(x: \(minX.swift), y: \(minY.swift), width: \(width.swift), height: \(height.swift))"
  }
}

extension CATransform3D {
  /// By rows.
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
  }

  fileprivate var swift: String {
    let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
    return "CATransform3D(\(zip(names, numbers).map { "\($0): \($1)" }.joined(separator: ", ")))"
  }
}

extension CAMediaTimingFunction {
  fileprivate var swift: String {
    let numbers = [1, 2].flatMap { index -> [Float] in
      var point: [Float] = [0, 0]
      getControlPoint(at: index, values: &point)
      return point
    }
    return "CAMediaTimingFunction(controlPoints: \(numbers.map { "\($0)" }.joined(separator: ", ")))"
  }
}
