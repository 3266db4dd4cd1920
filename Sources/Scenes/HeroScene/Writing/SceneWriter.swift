import HeroCatalog
import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords

/// Writes a scene in one way: every view by itself with its frame, keys in the order of their table, nothing that is a default.
///
/// What is read from it equals the scene, apart from places in the file and what only the file's author saw: components, repeats, styles,
/// pins, stacks, appearance and Swift spelling arrive worked out. Components are left only where they tell views of the same name apart, and
/// for prototypes that the scene's maker names.
package struct SceneWriter {
  let scene: Scene
  /// Paths of images and fonts beside the file, in the scene's order.
  let images: [String]
  let fonts: [String]
  private let device: (preset: DevicePreset, isLandscape: Bool)?
  private let prototypes: [String: String]

  /// - Parameters:
  ///   - images: A path for each of the scene's images; nil: as they were read.
  ///   - fonts: A path for each of the scene's fonts.
  ///   - device: What the canvas is; nil: it is said by its size, unless only a device has its margins.
  ///   - prototypes: The names of the components that views repeat, by the views' paths; those of a name are the same but for name and place.
  package init(
    _ scene: Scene, images: [String]? = nil, fonts: [String],
    device: (preset: DevicePreset, isLandscape: Bool)? = nil, prototypes: [String: String] = [:]
  ) {
    self.scene = scene
    self.images = images ?? scene.images.map(\.path)
    self.fonts = fonts
    self.device = device
    self.prototypes = prototypes
  }

  /// A scene's text with images and fonts by their names alone, wherever they lie: the same on every machine.
  package static func portableText(_ scene: Scene) -> String {
    func names(_ paths: [String]) -> [String] { paths.map { String($0.split(separator: "/").last ?? "") } }
    return SceneWriter(scene, images: names(scene.images.map(\.path)), fonts: names(scene.fonts)).text
  }

  /// The file's text.
  package var text: String { document.withWholeNumbers.pretty() }

  private var document: JSONValue {
    var components: [Member] = []
    let screens = scene.screens.map { screen in
      let tree = ViewTree(screen, prototypes: prototypes)
      components += self.components(inside: 0, of: tree)
      return Member(screen.name, self.screen(screen, tree))
    }
    var steps = StepWriter(self)
    let timeline = scene.steps.map { steps.step($0) }
    var members = [Member("version", .integer(1)), Member("canvas", canvas)]
    if !fonts.isEmpty { members.append(Member("fonts", .array(fonts.map { .string($0) }))) }
    components += steps.components
    var names: Set<String> = []
    components = components.filter { names.insert($0.key).inserted }
    if !components.isEmpty { members.append(Member("components", .object(components))) }
    members.append(Member("screens", .object(screens)))
    members.append(Member("root", root(scene.root)))
    if !timeline.isEmpty { members.append(Member("timeline", .array(timeline))) }
    let output = WrittenKey.keys(ValueKey.output, of: self.output, FilmStyle()).members(without: true)
    if !output.isEmpty { members.append(Member("output", .object(output))) }
    return .object(members)
  }

  typealias Member = JSONValue.Member

  /// The scene's, its picture by the path beside the file.
  private var output: FilmStyle {
    var output = scene.output
    if case .image(var image)? = output.backdrop {
      if let index = scene.images.firstIndex(of: image) { image.path = images[index] }
      output.backdrop = .image(image)
    }
    return output
  }

  private var canvas: JSONValue {
    let canvas = scene.canvas
    var members = [
      Member("width", .number(canvas.size.width)), Member("height", .number(canvas.size.height)),
      Member("scale", .number(canvas.scale)),
    ]
    let usual = LayoutGround(size: canvas.size)
    let safeArea = EdgeInsets(canvas.safeArea)
    if let device = device ?? (usual.safeArea != safeArea ? deviceOfMargins : nil) {
      members = [Member("device", .string(device.preset.name))]
      if device.isLandscape { members.append(Member("orientation", "landscape")) }
      if canvas.scale != device.preset.scale { members.append(Member("scale", .number(canvas.scale))) }
    } else if usual.safeArea != safeArea || canvas.statusBar != nil && !usual.isDevice {
      members.append(
        Member("safeArea", .numbers([safeArea.top, safeArea.left, safeArea.bottom, safeArea.right])))
    }
    if appearance == .dark { members.append(Member("appearance", "dark")) }
    if canvas.textSize != .large { members.append(Member("textSize", .string(canvas.textSize.rawValue))) }
    if canvas.isMotionReduced { members.append(Member("reducedMotion", .bool(true))) }
    if let status = canvas.statusBar { members.append(Member("statusBar", .string(status.style.rawValue))) }
    if canvas.background != .black { members.append(Member("background", JSONValue.color(canvas.background))) }
    if canvas.layoutDirection != .leftToRight {
      members.append(Member("layoutDirection", .string(canvas.layoutDirection.rawValue)))
    }
    return .object(members)
  }

  /// What bars look like; everything else says its colours.
  var appearance: Appearance { scene.canvas.barColors == .plain(isDark: true) ? .dark : .light }

  /// A device with the canvas's size and margins.
  private var deviceOfMargins: (preset: DevicePreset, isLandscape: Bool)? {
    for isLandscape in [false, true] {
      let device = DevicePreset.all.first {
        $0.size(isLandscape: isLandscape) == scene.canvas.size
          && (isLandscape ? $0.landscapeSafeArea : $0.safeArea) == scene.canvas.safeArea
      }
      if let device { return (device, isLandscape) }
    }
    return nil
  }

  // MARK: Screens and roots

  private func screen(_ screen: Screen, _ tree: ViewTree) -> JSONValue {
    let items = self.items(screen).compactMap { name, keys -> Member? in
      let members = keys.members(without: true)
      return members.isEmpty ? nil : Member(name, .object(members))
    }
    return .object(screenKeys(screen).members(without: true) + items + [Member("view", view(0, of: tree))])
  }

  /// What a screen says besides its view.
  func screenKeys(_ screen: Screen) -> [WrittenKey] {
    [.flag("isHeroEnabled", screen.isHeroEnabled, true)]
      + modal(screen.modalPresentationStyle, screen.modalTransitionStyle, screen.modalAnimation)
      + [
        WrittenKey("statusBar", screen.statusBarStyle.map { .string($0.rawValue) }, nil),
        WrittenKey("toolbarItems", barItems(screen.toolbarItems), []),
      ]
  }

  private func modal(
    _ style: ModalPresentationStyle, _ transition: ModalTransitionStyle, _ animation: ModalAnimation
  ) -> [WrittenKey] {
    let value: JSONValue? =
      switch animation {
      case .unset: nil
      case .both(let type): .string(type.text)
      case .pair(let presenting, let dismissing):
        .object(
          [("presenting", presenting), ("dismissing", dismissing)].compactMap { key, type in
            type.map { Member(key, .string($0.text)) }
          })
      }
    return [
      WrittenKey("modalPresentationStyle", .string(style.rawValue), "fullScreen"),
      .choice("modalTransitionStyle", transition, .coverVertical),
      WrittenKey("modalAnimation", value, nil),
    ]
  }

  /// A root of the scene, or of what is presented.
  func root(_ root: Root) -> JSONValue {
    switch root {
    case .screen(let index): return .string(scene.screens[index].name)
    case .navigation(let navigation): return self.navigation(navigation)
    case .tabs(let tabs):
      let held = tabs.tabs.map { tab in
        switch tab {
        case .screen(let index): JSONValue.string(scene.screens[index].name)
        case .navigation(let navigation): self.navigation(navigation)
        }
      }
      let keys =
        [
          controllerClass(tabs.controller), WrittenKey("selected", .integer(tabs.selected), .integer(0)),
          WrittenKey("tabBarAnimation", .string(tabs.tabBarAnimation.text), "auto"),
          .flag("isHeroEnabled", tabs.isHeroEnabled, true),
          WrittenKey("bar", tabs.bar.map { bar($0) }, nil),
          WrittenKey(
            "navigationItem", .object(navigationItem(tabs.navigationItem).members(without: true)), .object([])),
        ] + Self.containerView(tabs.view)
        + modal(tabs.modalPresentationStyle, tabs.modalTransitionStyle, tabs.modalAnimation)
      return .object([Member("tabs", .array(held))] + keys.members(without: true))
    }
  }

  private func controllerClass(_ controller: ControllerClass) -> WrittenKey {
    WrittenKey("controller", .string(controller.rawValue), .string(ControllerClass.uiKit.rawValue))
  }

  static func containerView(_ view: ContainerView) -> [WrittenKey] {
    [
      WrittenKey("heroID", view.heroID.map { .string($0) }, nil),
      WrittenKey("heroModifiers", view.heroModifiers.map { .modifiers($0) }, nil),
    ]
  }

  private func navigation(_ root: NavigationRoot) -> JSONValue {
    let keys =
      [
        controllerClass(root.controller), WrittenKey("animation", .string(root.animation.text), "auto"),
        WrittenKey("animationTypeForPush", root.animationTypeForPush.map { .string($0.text) }, nil),
        WrittenKey("animationTypeForPop", root.animationTypeForPop.map { .string($0.text) }, nil),
        .flag("isHeroEnabled", root.isHeroEnabled, true), WrittenKey("bar", root.bar.map { bar($0) }, nil),
      ] + Self.containerView(root.view)
      + modal(root.modalPresentationStyle, root.modalTransitionStyle, root.modalAnimation)
    return .object([Member("navigation", stack(root.stack))] + keys.members(without: true))
  }

  /// A navigation stack.
  func stack(_ stack: [Root]) -> JSONValue { .array(stack.map { root($0) }) }
}
