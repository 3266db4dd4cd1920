import HeroGeometry

/// The way through a prototype that is filmed: from each frame the first interaction, in the order of layers, that was not played yet.
struct Flow {
  /// What a step does to the screens.
  enum Change: Equatable {
    case push
    /// Back to a screen that is still in the stack.
    case popTo
    case pop
    case present, dismiss
    case replace
  }

  struct Step {
    /// Seconds before it.
    var wait: Double
    var change: Change
    var source, target: Screen
    var transition: FigmaTransition?
    /// Whether the transition is undone: `source` and `target` are its target and source.
    var isBack = false
    /// Where a finger that drives it lands, on the frame; nil: a tap, or nothing.
    var drag: Point?
  }

  /// A frame as it is used: on its own, or over others.
  struct Screen: Hashable {
    var id: String
    var isOverlay = false
  }

  private let file: FigmaFile
  private var frames: [String: FigmaNode] = [:]
  /// What each screen's layers do, in the order of layers, and how much of it was played.
  private var queues: [Screen: (items: [(layer: FigmaNode, interaction: FigmaInteraction)], next: Int)] = [:]
  private var layerCount = 0
  private var stack: [Screen]
  private var overlays: [(screen: Screen, transition: FigmaTransition?)] = []
  /// How each frame was reached: from where, and by what.
  private var history: [(from: Screen, transition: FigmaTransition?)] = []

  private(set) var steps: [Step] = []
  /// In the order of their first use.
  private(set) var screens: [Screen]
  private(set) var warnings = Warnings()
  /// Where overlays with a place of their own lie, on the frame below.
  private(set) var places: [String: Point] = [:]

  /// Seconds that a frame is seen before a tap.
  private static let rest = 0.8
  /// Layers of the flow's frames, and steps, at most.
  static let (mostLayers, mostSteps) = (20_000, 500)

  init(_ file: FigmaFile, from start: String) throws(FigmaError) {
    self.file = file
    stack = [Screen(id: start)]
    screens = stack
    guard try node(start)?.isContainer ?? false else {
      throw FigmaError("\(file.label(start)) is no frame; --start names the frame that the film begins with")
    }
    try play()
  }

  /// A frame's layers, read once.
  mutating func node(_ id: String) throws(FigmaError) -> FigmaNode? {
    if let known = frames[id] { return known }
    layerCount += file.count(id)
    guard layerCount <= Self.mostLayers else {
      throw FigmaError(
        "\(file.label(id)): the frames of the flow have more than \(Self.mostLayers) layers; start from a later one by --start"
      )
    }
    let node = try file.frame(id)
    frames[id] = node
    return node
  }

  private var current: Screen { overlays.last?.screen ?? stack[stack.count - 1] }

  private mutating func play() throws(FigmaError) {
    while let frame = try node(current.id), steps.count < Self.mostSteps {
      let screen = current
      var queue = queues[screen] ?? (Self.interactive(frame), 0)
      if queue.next < queue.items.count {
        let (layer, interaction) = queue.items[queue.next]
        queue.next += 1
        queues[screen] = queue
        try play(interaction, of: layer, frame: frame)
        continue
      }
      if let top = overlays.last, frame.overlay.closesOutside {
        close(top)
        continue
      }
      if let last = steps.last, !last.isBack, !queue.items.isEmpty {
        warnings.add(
          "the flow goes on from here to what was played already; the film ends, each step was shown once",
          at: file.label(frame.id))
      }
      return
    }
    warnings.add("the film ends after \(Self.mostSteps) steps", at: file.label(current.id))
  }

  /// What the layers of a frame do, in order.
  private static func interactive(_ node: FigmaNode) -> [(layer: FigmaNode, interaction: FigmaInteraction)] {
    guard node.isVisible else { return [] }
    return node.interactions.map { (node, $0) } + node.children.flatMap(interactive)
  }

  private mutating func play(
    _ interaction: FigmaInteraction, of layer: FigmaNode, frame: FigmaNode
  ) throws(FigmaError) {
    let label = file.label(layer.id)
    var isDone = false
    for action in interaction.actions {
      if isDone {
        warnings.add("only the first step of an interaction with several is played", at: label)
      } else {
        isDone = try perform(action, of: interaction, layer: layer, frame: frame, label: label)
      }
    }
  }

  private mutating func perform(
    _ action: FigmaAction, of interaction: FigmaInteraction, layer: FigmaNode, frame: FigmaNode, label: String
  ) throws(FigmaError) -> Bool {
    let wait = interaction.trigger == "AFTER_TIMEOUT" ? interaction.timeout : Self.rest
    var step = Step(wait: wait, change: .push, source: current, target: current, transition: action.transition)
    if interaction.trigger == "ON_DRAG" { step.drag = middle(of: layer, in: frame) }
    switch (action.type, action.navigation) {
    case ("BACK", _): return goBack(step, label: label)
    case ("CLOSE", _):
      guard let top = overlays.last else {
        warnings.add("there is no overlay to close", at: label)
        return false
      }
      close(top, wait: wait)
      return true
    case ("NODE", "NAVIGATE"), ("NODE", "SWAP"), ("NODE", "OVERLAY"):
      guard let id = action.destination, let target = try node(id) else {
        warnings.add("leads to node \(action.destination ?? "null"), which the file does not have", at: label)
        return false
      }
      guard target.isContainer else {
        warnings.add("leads to \(file.label(id)), which is no frame", at: label)
        return false
      }
      go(step, to: id, action, layer: layer, frame: frame)
      return true
    default:
      let word = action.type == "NODE" ? action.navigation : action.type
      warnings.add("\(word) has no word in a scene, and is not played", at: label)
      return false
    }
  }

  private mutating func go(
    _ step: Step, to id: String, _ action: FigmaAction, layer: FigmaNode, frame: FigmaNode
  ) {
    var step = step
    if action.navigation == "OVERLAY" || action.navigation == "SWAP" && !overlays.isEmpty {
      step.target = Screen(id: id, isOverlay: true)
      step.change = action.navigation == "SWAP" ? .replace : .present
      guard !overlays.contains(where: { $0.screen == step.target }) else { return }
      if step.change == .replace { overlays.removeLast() }
      overlays.append((step.target, step.transition))
      if let place = action.place, let corner = layer.box?.origin, let ground = frame.box?.origin {
        places[id] = corner - ground + place
      }
      return add(step)
    }
    // A frame that is left closes what lies over it.
    while let top = overlays.last { close(top, wait: top.screen == step.source ? step.wait : 0, isAnimated: false) }
    if step.source.isOverlay { (step.source, step.wait) = (current, 0) }
    step.target = Screen(id: id)
    guard step.target != step.source else { return }
    if action.navigation == "SWAP", !stack.contains(step.target) {
      step.change = .replace
      stack[stack.count - 1] = step.target
    } else if let index = stack.firstIndex(of: step.target) {
      step.change = .popTo
      stack.removeSubrange((index + 1)...)
    } else {
      stack.append(step.target)
    }
    if action.navigation != "SWAP" { history.append((step.source, step.transition)) }
    add(step)
  }

  private mutating func goBack(_ step: Step, label: String) -> Bool {
    if let top = overlays.last {
      close(top, wait: step.wait)
      return true
    }
    guard let last = history.popLast() else {
      warnings.add("there is no frame to go back to", at: label)
      return false
    }
    var step = step
    (step.target, step.transition, step.isBack) = (last.from, last.transition, true)
    if let index = stack.firstIndex(of: last.from) {
      step.change = index == stack.count - 2 ? .pop : .popTo
      stack.removeSubrange((index + 1)...)
    } else {
      stack.append(last.from)
    }
    add(step)
    return true
  }

  private mutating func close(
    _ top: (screen: Screen, transition: FigmaTransition?), wait: Double = Self.rest, isAnimated: Bool = true
  ) {
    overlays.removeLast()
    add(
      Step(
        wait: wait, change: .dismiss, source: top.screen, target: current,
        transition: isAnimated ? top.transition : nil, isBack: true))
  }

  private mutating func add(_ step: Step) {
    steps.append(step)
    if !screens.contains(step.target) { screens.append(step.target) }
  }

  /// The middle of a layer on its frame.
  private func middle(of layer: FigmaNode, in frame: FigmaNode) -> Point {
    guard let box = layer.box, let ground = frame.box else { return (frame.size ?? .zero).center }
    return box.center - ground.origin
  }
}
