import HeroCatalog
import HeroControls
internal import HeroFiles
import HeroGeometry
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
  /// The segues that are filmed.
  private(set) var segues: [InterfaceSegue] = []
  /// Has the scene's fonts; pictures are read when the scene is complete.
  private(set) var assets: AssetStore
  /// Font files as scene files in the storyboard's folder write them.
  let fonts: [String]
  private var canvas: Canvas
  let texts: BarTexts
  private var screens: [Screen] = []
  private var names: Set<String> = []

  init(
    files: StoryboardFiles, ground: StoryboardGround, options: StoryboardOptions, path: String,
    textMeasure: TextMeasure
  ) {
    self.ground = ground
    self.options = options
    self.path = path
    canvas = ground.canvas
    canvas.scale = options.canvas.scale(canvas)
    canvas.textSize = options.canvas.textSize ?? .large
    canvas.isMotionReduced = options.canvas.isMotionReduced ?? false
    let found = StoryboardAssets(
      file: path, assets: options.assets, scale: canvas.scale, appearance: ground.isDark ? .dark : .light)
    work = StoryboardWork(files: files, assets: found, isDark: ground.isDark, scale: ground.scale)
    var assets = AssetStore(folder: FilePath.folder(of: path), roots: found.roots)
    assets.scale = canvas.scale
    var fonts: [String] = []
    for font in files.main.resources.fonts {
      guard let file = found.font(font.file) else {
        work.warn(
          "the font file '\(font.file)' is not beside or above the file; name its folder with --assets", file: path,
          at: font.place)
        continue
      }
      fonts.append(file)
      do throws(FileProblem) { try assets.font(file) } catch {
        work.fail("font '\(file)': \(error.message)", file: path, at: font.place)
      }
    }
    (self.assets, self.fonts) = (assets, fonts)
    texts = BarTexts(textMeasure, fonts: assets.fonts, scale: canvas.scale)
    let meter = textMeasure.meter([])
    traits = ControlTraits(isDark: ground.isDark, scale: ground.scale) { text, width in
      (try? meter(text, width, max(ground.scale, 1))) ?? .zero
    }
    for problem in found.problems { work.warn(problem, file: path, at: InterfacePlace()) }
  }

  // MARK: Scenes

  /// A film of one transition, or of the way to an unwind segue, there and back.
  mutating func film() throws(SceneError) -> Scene {
    let map = try StoryboardMap(work.files)
    work.files = map.files
    let choice = try FilmChoice(map, segue: options.segue)
    if let warning = choice.warning {
      work.warn(warning.message, file: work.files.files[warning.file].path, at: warning.place)
    }
    let root = try self.root(choice.start, in: choice.start)
    let steps = try self.steps(choice, map, from: root)
    noteRemarks()
    noteContainers(map)
    noteMissing()
    return scene(root: root, steps: steps, at: work.files.files[0].document.controllers.first?.place)
  }

  private mutating func steps(
    _ choice: FilmChoice, _ map: StoryboardMap, from root: Root
  ) throws(SceneError) -> [Step] {
    segues = choice.links.map(\.segue) + [choice.unwind].compactMap(\.self)
    var map = map
    var steps: [Step] = []
    func add(_ actions: [Step.Action], of segue: InterfaceSegue) {
      steps += actions.map { action in
        var step = Step(action)
        step.location = segue.place.location
        if case .wait = action {} else { step.isAnimated = segue.isAnimated }
        return step
      }
    }
    for (index, link) in choice.links.enumerated() {
      var target = map.place(of: link.destination)
      work.files = map.files
      // The tab that the next segue leaves.
      if case .tabs = target, choice.links.indices.contains(index + 1),
        let next = choice.links[index + 1].place.tabs
      {
        target = target.selecting(next.selection.selected)
      }
      let there: Step.Action =
        map.pushes(link)
        ? .push(try self.root(target, in: link.place.pushing(target)), pop: nil)
        : .present(try self.root(target, in: target, segue: link.segue))
      add([.wait(index == 0 ? 0.2 : 0.5), there], of: link.segue)
      if case .custom = link.segue.kind {
        work.warn(
          "segue: the app's own class '\(link.segue.customClass ?? "?")' decides what it does; drawn as a presentation",
          file: path, at: link.segue.place)
      }
    }
    guard !options.presentsOnly, let last = choice.links.last else { return steps }
    let isInStack = choice.links.allSatisfy(map.pushes)
    let back: Step.Action
    if let tab = choice.tab {
      back = .selectTab(.index(tab))
    } else if choice.links.count > 1, let first = root.visible {
      back = isInStack ? .popTo(first) : .unwindTo(first)
    } else {
      back = isInStack ? .pop : .dismiss
    }
    add([.wait(0.5), back], of: choice.unwind ?? last.segue)
    return steps
  }

  /// A xib's views on one picture, those after the first below each other.
  mutating func picture() throws(SceneError) -> Scene {
    let document = work.files.main
    let views = document.scenes.flatMap(\.views)
    guard let first = views.first else {
      throw SceneError([Diagnostic(file: path, line: 1, column: 1, message: "the xib has no view")])
    }
    if views.count > 1 {
      work.warn(
        "the xib has \(views.count) views; the first one is drawn", file: path, at: views[1].place)
    }
    var maker = ViewMaker(file: 0, traits: traits, work: work)
    for object in document.scenes.flatMap(\.objects) { maker.take(object.connections) }
    let node = maker.root(of: first, on: layoutGround)
    work = maker.work
    let name = unique(first.userLabel ?? first.customClass ?? "view")
    screens.append(Screen(name: name, views: work.views(of: node, screen: name), location: first.place.location))
    noteRemarks()
    // Its view is meant for a screen that has a ground.
    canvas.background = traits.color(.systemBackground)
    return scene(root: .screen(0), steps: [], at: first.place)
  }

  /// The scene without its pictures: images are numbers of the work's.
  private mutating func scene(root: Root, steps: [Step], at place: InterfacePlace?) -> Scene {
    if let problem = canvas.frameProblem {
      work.fail(problem, file: path, at: place ?? InterfacePlace(line: 1, column: 1))
    }
    return Scene(canvas: canvas, screens: screens, root: root, steps: steps, fonts: assets.fonts, notes: work.mistakes)
  }

  // MARK: Screens

  /// What is on screen, as roots and `present` have it.
  ///
  /// - Parameter place: All that shows, the container somewhere in it.
  private mutating func root(
    _ container: Container<StoryboardControllers>, in place: Container<StoryboardControllers>,
    segue: InterfaceSegue? = nil
  ) throws(SceneError) -> Root {
    switch container {
    case .screen(let id): return .screen(try screen(id, in: place, segue: segue))
    case .navigation(let held): return .navigation(try navigation(held, in: place, segue: segue))
    case .tabs(let held):
      let (id, tabs) = (held.own, held.selection.tabs)
      let controller = try controller(id)
      var entries: [TabRoot.Tab] = []
      for index in tabs.indices {
        switch tabs[index] {
        case .navigation(let inner):
          entries.append(.navigation(try navigation(inner, in: place.selecting(index), segue: nil)))
        case .screen, .tabs: entries.append(.screen(try screen(tabs[index].visible, in: place.selecting(index))))
        }
      }
      var root = TabRoot(tabs: entries, controller: controllerClass(controller), selected: held.selection.selected)
      root.tabBarAnimation = animation("heroTabBarAnimationTypeString", controller, id.file)
      root.isHeroEnabled = controller.isHeroEnabled
      (root.modalPresentationStyle, root.modalTransitionStyle, root.modalAnimation) = modal(controller, segue, id.file)
      root.bar = TabBar(colors: barColors(controller.tabBar, hasTitle: false))
      if place.depth > container.depth {
        root.navigationItem = navigationItem(controller, id.file, isPushed: place.isPushed(container))
      }
      return .tabs(root)
    }
  }

  private mutating func navigation(
    _ held: NavigationContainer<StoryboardControllers>, in place: Container<StoryboardControllers>,
    segue: InterfaceSegue?
  ) throws(SceneError) -> NavigationRoot {
    let id = held.own
    let controller = try controller(id)
    let depth = (0..<place.depth).first { place[$0] == .navigation(held) } ?? 0
    var stack: [Root] = []
    for entry in held.stack.entries { stack.append(try root(entry, in: place.popping(to: entry, at: depth))) }
    var root = NavigationRoot(stack: stack, controller: controllerClass(controller))
    let animation = animation("heroNavigationAnimationTypeString", controller, id.file)
    if root.controller == .uiKit {
      root.animation = animation
    } else if animation != .auto {
      work.warn(
        "\(controller.element): heroNavigationAnimationTypeString counts for nothing, because SDOSHero's navigation controller sets its own type before each push and pop",
        file: file(id), at: controller.place)
    }
    root.isHeroEnabled = controller.isHeroEnabled
    (root.modalPresentationStyle, root.modalTransitionStyle, root.modalAnimation) = modal(controller, segue, id.file)
    if !controller.isNavigationBarHidden {
      let bar = controller.navigationBar
      root.bar = NavigationBar(colors: barColors(bar), hasLargeTitles: bar?.hasLargeTitles ?? false)
    }
    return root
  }

  private func controller(_ id: ControllerID) throws(SceneError) -> InterfaceController {
    if let controller = work.files.controller(id) { return controller }
    throw SceneError([Diagnostic(file: path, message: "the storyboard has no controller '\(id.id)'")])
  }

  /// Makes a screen of a controller, and tells its index.
  private mutating func screen(
    _ id: ControllerID, in place: Container<StoryboardControllers>, segue: InterfaceSegue? = nil
  ) throws(SceneError) -> Int {
    let controller = try controller(id)
    if case .split = controller.kind { noteContainer(controller, id) }
    if case .page = controller.kind { noteContainer(controller, id) }
    if case .other(let name) = controller.kind {
      work.warn("\(name): a controller of this kind is drawn as a plain one", file: file(id), at: controller.place)
    }
    var screen = Screen(
      name: unique(controller.names.first ?? id.id), isHeroEnabled: controller.isHeroEnabled, views: [],
      location: controller.place.location)
    (screen.modalPresentationStyle, screen.modalTransitionStyle, screen.modalAnimation) = modal(
      controller, segue, id.file)
    readItems(of: controller, id, in: place, into: &screen)
    var maker = ViewMaker(file: id.file, traits: traits, work: work)
    maker.embedding = [id.id]
    var ground = layoutGround
    let frame = frame(in: place, &ground.safeArea)
    ground.size = frame.size
    ground.isInNavigation = place.navigation != nil && controller.adjustsScrollViewInsets
    // Those of another file were stored for that file's canvas and bars.
    if id.file != 0 { ground.keepsStoredFrames = false }
    var root = maker.root(of: controller, on: ground)
    root.frame.origin = frame.origin
    for attribute in controller.attributes where !Self.controllerAttributes.contains(attribute.keyPath) {
      if maker.work.ignoresSwiftPath(attribute, file: file(id)) { continue }
      maker.work.foreign.append(
        ForeignAttribute(
          file: file(id), element: controller.element, keyPath: attribute.keyPath, place: attribute.place))
    }
    work = maker.work
    // A root view has no outlet; its screen's name is its address.
    root.view.name = nil
    screen.views = work.views(of: root, screen: screen.name)
    screens.append(screen)
    return screens.count - 1
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
          let place = work.files.controller(top)?.place, screens.contains(where: { $0.location == place.location })
        else { continue }
        work.warn("\(controller.element): \(part)", file: file.path, at: controller.place)
      }
    }
  }

  private mutating func noteContainer(_ controller: InterfaceController, _ id: ControllerID) {
    work.warn(
      "\(controller.element): its contents are unknown; its own view is drawn", file: file(id), at: controller.place)
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

  /// The whole canvas without bars.
  private var layoutGround: InterfaceGround {
    let area = ground.safeArea
    return InterfaceGround(
      size: ground.size,
      safeArea: EdgeInsets(top: area.top, left: area.left, bottom: area.bottom, right: area.right), scale: ground.scale,
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
    return screens.contains { $0.location == place.location }
  }
}
