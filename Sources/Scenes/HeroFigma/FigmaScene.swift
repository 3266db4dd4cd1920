import HeroGeometry
import HeroJSON
import HeroModel
import HeroWords

/// A scene that shows a prototype of Figma's.
package struct FigmaScene: Sendable {
  /// The scene file's text.
  package let text: String
  /// What it does not show as Figma does, a line each with the layer.
  package let warnings: [String]
  /// Paths of its pictures, as the surroundings gave them.
  package let pictures: [String]

  /// Plays a flow.
  ///
  /// - Parameters:
  ///   - flow: The name of a starting point; nil: the first one.
  ///   - start: The id of the frame to start from, in place of a flow.
  /// - Throws: `FigmaError`, which names the layer.
  package init(
    _ file: FigmaFile, flow: String? = nil, start: String? = nil, surroundings: FigmaSurroundings
  ) throws(FigmaError) {
    let beginning = try file.start(flow: flow, node: start)
    var flow = try Flow(file, from: beginning.id)
    var writer = FigmaSceneWriter(surroundings)
    try writer.makeScreens(of: &flow)
    for step in flow.steps { writer.add(step, of: flow.steps) }
    text = writer.document(background: beginning.page.background).withWholeNumbers.pretty()
    pictures = writer.maker.pictures
    var all = flow.warnings
    all.add(writer.maker.warnings)
    warnings = all.lines
  }
}

/// Puts screens and steps of a flow into a scene.
private struct FigmaSceneWriter {
  var maker: ScreenMaker
  private var canvas = Size.zero
  private var names: [Flow.Screen: String] = [:]
  private var screens: [Flow.Screen] = []
  private var views: [Flow.Screen: [MadeView]] = [:]
  /// What a screen's file says, and what steps have made of it.
  private var written: [Flow.Screen: [String: HeroWords]] = [:]
  private var now: [Flow.Screen: [String: HeroWords]] = [:]
  private var timeline: [JSONValue] = []

  init(_ surroundings: FigmaSurroundings) { maker = ScreenMaker(surroundings) }

  // MARK: Screens

  mutating func makeScreens(of flow: inout Flow) throws(FigmaError) {
    screens = flow.screens
    var taken = GivenNames()
    for screen in screens {
      guard let node = try flow.node(screen.id) else { continue }
      let size = node.size ?? node.box?.size ?? .zero
      if canvas == .zero {
        canvas = size
        guard size.width >= 1, size.height >= 1 else {
          throw FigmaError("\(node.name) (\(node.id)): the frame has no size")
        }
      }
      names[screen] = taken.add(node.name)
      views[screen] = screen.isOverlay ? overlay(node, at: flow.places[screen.id]) : maker.views(of: node)
      if !screen.isOverlay, abs(size.width - canvas.width) > 0.5 || size.height < canvas.height - 0.5 {
        maker.warnings.add(
          "the frame's size is not that of the first, \(canvas.text); it lies at the top left",
          at: "\(node.name) (\(node.id))")
      } else if !screen.isOverlay, size.height > canvas.height + 0.5 {
        maker.warnings.add("of a frame that scrolls the top is shown", at: "\(node.name) (\(node.id))")
      }
    }
  }

  /// A frame over others: what dims, and the frame in its place.
  private mutating func overlay(_ node: FigmaNode, at place: Point?) -> [MadeView] {
    var sheet = MadeView(size: node.size ?? node.box?.size ?? .zero)
    sheet.children = maker.views(of: node).map(\.withoutLayers)
    let radius = Corners(node, size: sheet.size)
    if !radius.members.isEmpty { sheet.look += radius.clip }
    let free = Size(width: canvas.width - sheet.size.width, height: canvas.height - sheet.size.height)
    let word = node.overlay.position
    var corner = Point(x: free.width / 2, y: free.height / 2)
    if word.hasPrefix("TOP") { corner.y = 0 }
    if word.hasPrefix("BOTTOM") { corner.y = free.height }
    if word.hasSuffix("LEFT") { corner.x = 0 }
    if word.hasSuffix("RIGHT") { corner.x = free.width }
    if let place, word == "MANUAL" { corner = place }
    sheet.name = Motion.sheetName
    sheet.box = Rect(origin: corner, size: sheet.size)
    sheet.place = [sheet.box.frame]
    guard let color = node.overlay.background else { return [sheet] }
    let ground = Rect(origin: .zero, size: canvas)
    let dim = MadeView(
      name: Motion.dimName, place: [ground.frame], look: [Member("backgroundColor", .color(color))], size: canvas,
      box: ground)
    return [dim, sheet]
  }

  // MARK: Steps

  mutating func add(_ step: Flow.Step, of steps: [Flow.Step]) {
    var words: [Member] = []
    let target = JSONValue.string(names[step.target] ?? "")
    switch step.change {
    case .push: words.append(Member("push", target))
    case .popTo: words.append(Member("popTo", target))
    case .pop: words.append(Member("pop", true))
    case .present: words.append(Member("present", target))
    case .dismiss: words.append(Member("dismiss", true))
    case .replace: words.append(Member("replace", target))
    }
    if step.wait > 0 { timeline.append(["wait": .number(step.wait.rounded4)]) }
    guard var transition = step.transition, transition.duration > 0 else {
      words.append(Member("animated", false))
      return timeline.append(.object(words))
    }
    words.append(Member("animation", "none"))
    // What follows a finger goes as far as the finger.
    if step.drag != nil { transition.easing = .curve([0, 0, 1, 1]) }
    let (first, last) = step.isBack ? (step.target, step.source) : (step.source, step.target)
    // Below an overlay that comes over a frame the frame stays.
    let below = last.isOverlay && !first.isOverlay ? [] : views[first] ?? []
    let motion = Motion(
      transition, from: below, to: views[last] ?? [], canvas: canvas, isOverlay: last.isOverlay,
      timed: (
        steps.contains { $0.target == first && $0.source == last },
        steps.contains { $0.target == last && $0.source == first }
      ))
    if let isOnTop = motion.sourceIsOnTop {
      let isOnTop = isOnTop != step.isBack
      // UIKit's own order: what comes is on top, and what goes where it goes back.
      if isOnTop != [.pop, .popTo, .dismiss].contains(step.change) {
        words.append(Member("viewOrdering", isOnTop ? "sourceViewOnTop" : "destinationViewOnTop"))
      }
    }
    var changes = say(motion.source, on: first)
    changes += say(motion.target, on: last)
    if let drag = step.drag { words.append(pan(from: drag, along: transition, isBack: step.isBack)) }
    if !changes.isEmpty { words.append(Member("set", .object(changes))) }
    timeline.append(.object(words))
  }

  /// Brings a screen's views to what a step needs: in the screen itself where it is the first, else by what changes.
  private mutating func say(_ words: [String: HeroWords], on screen: Flow.Screen) -> [Member] {
    guard let before = now[screen] else {
      (written[screen], now[screen]) = (words, words)
      return []
    }
    now[screen] = words
    let name = names[screen] ?? ""
    return ([""] + order(of: views[screen] ?? [])).compactMap { view in
      let (old, new) = (before[view] ?? HeroWords(), words[view] ?? HeroWords())
      guard old != new else { return nil }
      var members: [Member] = []
      if old.id != new.id { members.append(Member("heroID", .text(new.id))) }
      if old.modifiers != new.modifiers { members.append(Member("heroModifiers", .text(new.modifiers))) }
      return Member(view.isEmpty ? name : "\(name)/\(view)", .object(members))
    }
  }

  private func order(of views: [MadeView]) -> [String] {
    views.flatMap { view in (view.name.map { [$0] } ?? []) + order(of: view.children) }
  }

  /// A drag along a transition's direction, over most of the canvas.
  private func pan(from start: Point, along transition: FigmaTransition, isBack: Bool) -> Member {
    let isUpright = ["TOP", "BOTTOM"].contains(transition.direction)
    let isForward = ["RIGHT", "BOTTOM"].contains(transition.direction) != isBack
    let axis = isUpright ? "translation.y / height" : "translation.x / width"
    let length = isUpright ? canvas.height : canvas.width
    let way = length * 0.6 * (isForward ? 1 : -1)
    // The finger stays on the screen.
    func inside(_ place: Double) -> Double { isForward ? min(place, length * 0.35) : max(place, length * 0.65) }
    let start = isUpright ? Point(x: start.x, y: inside(start.y)) : Point(x: inside(start.x), y: start.y)
    return Member(
      "pan",
      [
        "from": .numbers([start.x.rounded3, start.y.rounded3]),
        "by": .numbers(isUpright ? [0, way.rounded3] : [way.rounded3, 0]), "duration": 0.4, "timing": "easeOut",
        "progress": .string(isForward ? axis : "0 - \(axis)"), "finishWhen": "progress > 0.3", "show": true,
      ])
  }

  // MARK: The file

  func document(background: Color?) -> JSONValue {
    var canvas: [Member] = []
    if let device = DevicePreset.all.first(where: { $0.size.isNear(self.canvas) }) {
      canvas.append(Member("device", .string(device.name)))
    } else {
      canvas += [
        Member("width", .number(self.canvas.width)), Member("height", .number(self.canvas.height)),
        Member("scale", 2),
      ]
    }
    if let background { canvas.append(Member("background", .color(background.withAlpha(1)))) }
    let screens = self.screens.map { screen -> Member in
      let words = written[screen] ?? [:]
      var members: [Member] = []
      if screen.isOverlay { members.append(Member("modalPresentationStyle", "overFullScreen")) }
      var root = words[""]?.members ?? []
      root.append(Member("subviews", .array((views[screen] ?? []).map { $0.json(words) })))
      members.append(Member("view", .object(root)))
      return Member(names[screen] ?? "", .object(members))
    }
    var steps = timeline
    steps.append(["wait": 0.8])
    return [
      "version": 1, "canvas": .object(canvas), "screens": .object(screens),
      "root": ["navigation": [.string(names[self.screens[0]] ?? "")]], "timeline": .array(steps),
    ]
  }
}

extension Size {
  /// `390 × 844`.
  fileprivate var text: String { "\(width.rounded3.word) × \(height.rounded3.word)" }
}
