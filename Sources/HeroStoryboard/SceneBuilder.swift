import HeroCatalog
import HeroControls
import HeroGeometry
internal import HeroJSON
internal import HeroModel
internal import HeroScene
internal import InterfaceBuilder
import InterfaceLayout

/// Puts a scene together: the screens that the film needs, what is on screen first, and the steps.
struct SceneBuilder {
  var work: StoryboardWork
  let ground: StoryboardGround
  private let options: StoryboardOptions
  private let path: String
  let traits: ControlTraits
  /// The segue that is filmed.
  private(set) var segue: InterfaceSegue?
  private var screens: [JSONMember] = []
  private var components = SceneComponents()
  private var names: Set<String> = []
  private var fonts: [String] = []

  init(
    files: StoryboardFiles, ground: StoryboardGround, options: StoryboardOptions, path: String,
    textMeasure: TextMeasure
  ) {
    self.ground = ground
    self.options = options
    self.path = path
    let scale = Self.scale(options.canvas, ground)
    let assets = StoryboardAssets(
      file: path, assets: options.assets, scale: scale, appearance: ground.isDark ? .dark : .light)
    work = StoryboardWork(files: files, assets: assets, isDark: ground.isDark)
    let fonts = files.main.resources.fonts.compactMap { assets.font($0.file) }
    self.fonts = fonts
    let meter = textMeasure.meter([])
    traits = ControlTraits(isDark: ground.isDark, scale: ground.scale) { text, width in
      (try? meter(text, width, max(ground.scale, 1))) ?? .zero
    }
    noteFonts()
    for problem in assets.problems { work.warn(problem, file: path, at: InterfacePlace()) }
  }

  /// What pictures are chosen for.
  private static func scale(_ canvas: CanvasOverride, _ ground: StoryboardGround) -> Double {
    if let width = canvas.pixelWidth { return Double(width) / ground.size.width }
    return canvas.scale ?? ground.scale
  }

  private mutating func noteFonts() {
    for font in work.files.main.resources.fonts where work.assets.font(font.file) == nil {
      work.warn(
        "the font file '\(font.file)' is not beside or above the file; name its folder with --assets", file: path,
        at: font.place)
    }
  }

  // MARK: Scenes

  /// A film of one transition, there and back.
  mutating func film() throws(SceneError) -> JSONNode {
    let map = try StoryboardMap(work.files)
    work.files = map.files
    let choice = try FilmChoice(map, segue: options.segue)
    if let warning = choice.warning { work.warn(warning.message, file: path, at: warning.place) }
    let root = try self.root(choice.start)
    var steps: [JSONNode] = []
    if let link = choice.link {
      segue = link.segue
      steps = try self.steps(link, map)
    }
    noteRemarks()
    noteContainers(map)
    noteMissing()
    return scene(root: root, steps: steps, at: work.files.files[0].document.controllers.first?.place)
  }

  private mutating func steps(_ link: StoryboardLink, _ map: StoryboardMap) throws(SceneError) -> [JSONNode] {
    let place = link.segue.place
    func step(_ key: String, _ value: JSONNode) -> JSONNode { .object([(key, value)], at: place) }
    func seconds(_ time: Double) -> JSONNode { step("wait", JSONNode(.number(time), at: place.text)) }
    let yes = JSONNode(.bool(true), at: place.text)
    var steps = [seconds(0.2)]
    if map.pushes(link.segue, to: link.destination, from: link.place) {
      let name = try screen(link.destination, in: link.place.pushing(link.destination))
      steps.append(step("push", JSONNode(.string(name), at: place.text)))
      if !options.presentsOnly { steps += [seconds(0.5), step("pop", yes)] }
    } else {
      var map = map
      let target = map.place(of: link.destination)
      work.files = map.files
      steps.append(step("present", try root(target, segue: link.segue)))
      if !options.presentsOnly { steps += [seconds(0.5), step("dismiss", yes)] }
    }
    if case .custom = link.segue.kind {
      work.warn(
        "segue: the app's own class '\(link.segue.customClass ?? "?")' decides what it does; drawn as a presentation",
        file: path, at: place)
    }
    return steps
  }

  /// A xib's views on one picture, those after the first below each other.
  mutating func picture() throws(SceneError) -> JSONNode {
    let document = work.files.main
    let views = document.scenes.flatMap(\.views)
    guard let first = views.first else {
      throw SceneError([Diagnostic(file: path, line: 1, column: 1, message: "the xib holds no view")])
    }
    if views.count > 1 {
      work.warn(
        "the xib holds \(views.count) views; the first one is drawn", file: path, at: views[1].place)
    }
    var maker = ViewMaker(file: 0, traits: traits, work: work)
    for object in document.scenes.flatMap(\.objects) { maker.take(object.connections) }
    var node = maker.root(of: first, on: layoutGround(bars: EdgeInsets(), isInNavigation: false))
    node.view.parent = nil
    work = maker.work
    let name = unique(first.userLabel ?? first.customClass ?? "view")
    let screen = JSONNode.object([("view", node.node(writer, &components))], at: first.place)
    screens.append(JSONMember(key: name, keyPlace: first.place.text, value: screen))
    noteRemarks()
    return scene(root: JSONNode(.string(name), at: first.place.text), steps: [], at: first.place)
  }

  private func scene(root: JSONNode, steps: [JSONNode], at place: InterfacePlace?) -> JSONNode {
    let place = place ?? InterfacePlace(line: 1, column: 1)
    var members: [(String, JSONNode)] = [
      ("version", JSONNode(.integer(1), at: place.text)), ("canvas", JSONNode(canvas, at: place.text)),
    ]
    if !fonts.isEmpty {
      members.append(("fonts", JSONNode(.array(fonts.map { .string($0) }), at: place.text)))
    }
    if !components.members.isEmpty {
      members.append(("components", JSONNode(kind: .object(components.members), place: place.text)))
    }
    members.append(("screens", JSONNode(kind: .object(screens), place: place.text)))
    members.append(("root", root))
    if !steps.isEmpty { members.append(("timeline", JSONNode(kind: .array(steps), place: place.text))) }
    return .object(members, at: place)
  }

  private var canvas: JSONValue {
    var members: [JSONValue.Member] = []
    if let device = ground.device {
      members.append(.init("device", .string(device.name)))
      if ground.isLandscape { members.append(.init("orientation", "landscape")) }
      if device.scale != ground.scale { members.append(.init("scale", .number(ground.scale))) }
    } else {
      members = [
        .init("width", .number(ground.size.width)), .init("height", .number(ground.size.height)),
        .init("scale", .number(ground.scale)),
      ]
    }
    if ground.isDark { members.append(.init("appearance", "dark")) }
    // A xib's view is meant for a screen that has a ground.
    if work.files.main.kind == .xib {
      members.append(.init("background", JSONValue.color(traits.color(.systemBackground))))
    }
    return .object(members)
  }

  /// Writes views as scene files have them.
  var writer: SceneWriter {
    let canvas = Canvas(size: ground.size, scale: ground.scale, barColors: .plain(isDark: ground.isDark))
    return SceneWriter(Scene(canvas: canvas, screens: [], root: .screen(0), steps: []), images: work.images, fonts: [])
  }

  /// A view that stands outside of all screens.
  mutating func view(_ node: SceneNode) -> JSONValue { node.node(writer, &components).value }

  // MARK: Screens

  /// What is on screen, as roots and `present` say it.
  private mutating func root(
    _ place: Container<StoryboardControllers>, segue: InterfaceSegue? = nil
  ) throws(SceneError) -> JSONNode {
    switch place {
    case .screen(let id):
      let name = try screen(id, in: place, segue: segue)
      return JSONNode(.string(name), at: (work.files.controller(id)?.place ?? InterfacePlace()).text)
    case .navigation(let held): return try navigation(held, in: place, segue: segue)
    case .tabs(let tabs):
      let (id, tabs, selected) = (tabs.own, tabs.selection.tabs, tabs.selection.selected)
      guard let controller = work.files.controller(id) else {
        return JSONNode(.null, at: TextPlace(line: 1, column: 1))
      }
      var held: [JSONNode] = []
      for index in tabs.indices {
        switch tabs[index] {
        case .navigation(let inner): held.append(try navigation(inner, in: place.selecting(index), segue: nil))
        case .screen, .tabs:
          let name = try screen(tabs[index].visible, in: place.selecting(index))
          held.append(JSONNode(.string(name), at: controller.place.text))
        }
      }
      var members: [(String, JSONNode)] = [("tabs", JSONNode(kind: .array(held), place: controller.place.text))]
      if selected != 0 { members.append(("selected", JSONNode(.integer(selected), at: controller.place.text))) }
      members += controllerClass(controller)
      members += animation("heroTabBarAnimationTypeString", "tabBarAnimation", controller, id.file)
      members += hero(controller)
      members += modal(controller, segue, id.file)
      if let bar = bar(
        controller.tabBar, hasLargeTitles: false, hasTitle: false, at: controller.place)
      {
        members.append(("bar", bar))
      }
      return .object(members, at: controller.place)
    }
  }

  private mutating func navigation(
    _ held: NavigationContainer<StoryboardControllers>, in place: Container<StoryboardControllers>,
    segue: InterfaceSegue?
  ) throws(SceneError) -> JSONNode {
    let id = held.own
    guard let controller = work.files.controller(id) else { return JSONNode(.null, at: TextPlace(line: 1, column: 1)) }
    var names: [JSONNode] = []
    for id in held.stack.screens {
      let name = try screen(id, in: place.popping(to: id), segue: nil)
      names.append(JSONNode(.string(name), at: controller.place.text))
    }
    var members: [(String, JSONNode)] = [("navigation", JSONNode(kind: .array(names), place: controller.place.text))]
    let isSDOSHero = controllerClass(controller)
    let animation = animation("heroNavigationAnimationTypeString", "animation", controller, id.file)
    members += isSDOSHero
    if isSDOSHero.isEmpty {
      members += animation
    } else if !animation.isEmpty {
      work.warn(
        "\(controller.element): heroNavigationAnimationTypeString counts for nothing, because SDOSHero's navigation controller sets its own type before each push and pop",
        file: file(id), at: controller.place)
    }
    members += hero(controller)
    members += modal(controller, segue, id.file)
    if !controller.isNavigationBarHidden,
      let bar = bar(
        controller.navigationBar, hasLargeTitles: controller.navigationBar?.hasLargeTitles ?? false,
        at: controller.place)
    {
      members.append(("bar", bar))
    }
    return .object(members, at: controller.place)
  }

  /// Makes a screen of a controller, and tells its name.
  private mutating func screen(
    _ id: ControllerID, in place: Container<StoryboardControllers>, segue: InterfaceSegue? = nil
  ) throws(SceneError) -> String {
    guard let controller = work.files.controller(id) else {
      throw SceneError([Diagnostic(file: path, message: "the storyboard has no controller '\(id.id)'")])
    }
    if case .split = controller.kind { noteContainer(controller, id) }
    if case .page = controller.kind { noteContainer(controller, id) }
    if case .other(let name) = controller.kind {
      work.warn("\(name): a controller of this kind is drawn as a plain one", file: file(id), at: controller.place)
    }
    let name = unique(controller.names.first ?? id.id)
    var members: [(String, JSONNode)] = hero(controller)
    members += modal(controller, segue, id.file)
    members += items(controller, id, in: place)
    var maker = ViewMaker(file: id.file, traits: traits, work: work)
    maker.embedding = [id.id]
    let insets = BarMetrics(ground.size).insets(of: bars(in: place))
    var ground = layoutGround(bars: insets, isInNavigation: place.navigation != nil)
    // Those of another file were stored for that file's canvas and bars.
    if id.file != 0 { ground.keepsStoredFrames = false }
    var root = maker.root(of: controller, on: ground)
    for attribute in controller.attributes where !Self.controllerAttributes.contains(attribute.keyPath) {
      if maker.work.ignoresSwiftPath(attribute, file: file(id)) { continue }
      maker.work.foreign.append(
        ForeignAttribute(
          file: file(id), element: controller.element, keyPath: attribute.keyPath, place: attribute.place))
    }
    work = maker.work
    // A root view has no outlet; its screen's name is its address.
    root.view.name = nil
    root.view.parent = nil
    members.append(("view", root.node(writer, &components)))
    screens.append(
      JSONMember(key: name, keyPlace: controller.place.text, value: .object(members, at: controller.place)))
    return name
  }

  /// Says of split and page controllers whose first part is on screen that it is all that is drawn.
  private mutating func noteContainers(_ map: StoryboardMap) {
    var map = map
    for (index, file) in work.files.files.enumerated() {
      for controller in file.document.controllers {
        let part: String
        switch controller.kind {
        case .split: part = "as a phone does, it shows its first column alone"
        case .page: part = "its first page is drawn; others come from the app's code"
        default: continue
        }
        let id = ControllerID(file: index, id: controller.id)
        guard let top = map.place(of: id).shownStack.first, top != id,
          let place = work.files.controller(top)?.place, screens.contains(where: { $0.keyPlace == place.text })
        else { continue }
        work.warn("\(controller.element): \(part)", file: file.path, at: controller.place)
      }
    }
  }

  private mutating func noteContainer(_ controller: InterfaceController, _ id: ControllerID) {
    work.warn(
      "\(controller.element): what it holds is not known; its own view is drawn", file: file(id), at: controller.place)
  }

  private func file(_ id: ControllerID) -> String { work.files.files[id.file].path }

  private mutating func unique(_ name: String) -> String {
    let plain = name.replacing("/", with: "∕")
    var result = plain
    var count = 1
    while !names.insert(result).inserted {
      count += 1
      result = "\(plain) \(count)"
    }
    return result
  }

  func layoutGround(bars: EdgeInsets, isInNavigation: Bool) -> InterfaceGround {
    var safe = ground.safeArea
    safe.top += bars.top
    safe.bottom += bars.bottom
    return InterfaceGround(
      size: ground.size, safeArea: safe, scale: ground.scale, isInNavigation: isInNavigation,
      keepsStoredFrames: !ground.isOther)
  }

  // MARK: Remarks

  /// What references and segues of the files lead to and is not there.
  private mutating func noteMissing() {
    for (id, reason) in work.files.missing {
      guard let controller = work.files.controller(id) else { continue }
      work.warn("\(controller.element): \(reason); a placeholder takes its place", file: file(id), at: controller.place)
    }
    for (segue, source) in work.files.loose {
      work.warn("segue: its destination '\(segue.destination)' is not in the file", file: file(source), at: segue.place)
    }
  }

  /// What the reader did not know, in the scenes that are drawn.
  private mutating func noteRemarks() {
    for (index, file) in work.files.files.enumerated() {
      for remark in file.document.remarks where remark.kind == .element {
        guard isDrawn(remark, index) else { continue }
        work.warn("\(remark.element): \(remark.message)", file: file.path, at: remark.place)
      }
    }
  }

  /// Whether a remark is of the file as a whole, or of a scene that is on screen at some time.
  private func isDrawn(_ remark: InterfaceRemark, _ file: Int) -> Bool {
    guard let owner = remark.controller else { return true }
    guard let place = work.files.controller(ControllerID(file: file, id: owner))?.place else { return true }
    return screens.contains { $0.keyPlace == place.text }
  }
}

extension JSONNode {
  /// An object whose keys all stand at one place.
  static func object(_ members: [(String, JSONNode)], at place: InterfacePlace) -> JSONNode {
    JSONNode(
      kind: .object(members.map { JSONMember(key: $0.0, keyPlace: place.text, value: $0.1) }), place: place.text)
  }
}
