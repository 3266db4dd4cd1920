import HeroGeometry

/// What Hero has to be told for a transition: heroIDs and modifiers of the views of two screens by their names; the root view's name is empty.
struct Motion {
  var source: [String: HeroWords] = [:]
  var target: [String: HeroWords] = [:]
  /// Which of both is on top, where it matters.
  var sourceIsOnTop: Bool?

  private let transition: FigmaTransition
  private let canvas: Size
  private let time: String
  /// Whether the target, and the source, is where one of the transitions leads.
  private let timed: (source: Bool, target: Bool)

  /// The views that an overlay's transition moves: what dims, and the frame.
  static let (dimName, sheetName) = ("dim", "sheet")

  /// - Parameters:
  ///   - source: The views of the screen that the transition leads from.
  ///   - target: Those of the screen that it leads to.
  ///   - isOverlay: Whether the target comes over the source.
  ///   - timed: Whether the film goes back to the source, and to the target: a match has the timing of where it leads.
  init(
    _ transition: FigmaTransition, from source: [MadeView], to target: [MadeView], canvas: Size, isOverlay: Bool,
    timed: (source: Bool, target: Bool) = (true, true)
  ) {
    (self.transition, self.canvas, self.timed) = (transition, canvas, timed)
    time = Self.time(of: transition)
    switch isOverlay ? "" : transition.type {
    case "": cover(source, with: target)
    case "SMART_ANIMATE": match(source, target, fades: true)
    case "MOVE_IN": (self.target[""], sourceIsOnTop) = (moved(from: 1), false)
    case "MOVE_OUT": (self.source[""], sourceIsOnTop) = (moved(from: -1), true)
    case "PUSH": (self.target[""], self.source[""]) = (moved(from: 1), moved(from: -1))
    case "SLIDE_IN":
      (self.target[""], self.source[""], sourceIsOnTop) = (moved(from: 1), moved(from: -1 / 3), false)
    case "SLIDE_OUT":
      (self.target[""], self.source[""], sourceIsOnTop) = (moved(from: 1 / 3), moved(from: -1), true)
    default: (self.target[""], sourceIsOnTop) = (HeroWords(modifiers: "fade \(time)"), false)
    }
    if transition.matchesLayers, !isOverlay, transition.type != "SMART_ANIMATE" {
      match(source.filter { $0.key != "background" }, target.filter { $0.key != "background" }, fades: false)
    }
  }

  /// `duration(0.3) timingFunction(easeOut)`. A spring has its own duration.
  static func time(of transition: FigmaTransition) -> String {
    let duration = "duration(\(transition.duration.rounded4.word))"
    switch transition.easing {
    case .spring(let stiffness, let damping): return "spring(\(stiffness.rounded3.word), \(damping.rounded3.word))"
    case .curve(let points) where points == [0, 0, 1, 1]: return "\(duration) timingFunction(linear)"
    case .curve(let points) where points == [0.42, 0, 1, 1]: return "\(duration) timingFunction(easeIn)"
    case .curve(let points) where points == [0, 0, 0.58, 1]: return "\(duration) timingFunction(easeOut)"
    case .curve(let points) where points == [0.42, 0, 0.58, 1]: return "\(duration) timingFunction(easeInOut)"
    case .curve(let points):
      return "\(duration) timingFunction(\(points.map(\.rounded4.word).joined(separator: ", ")))"
    }
  }

  /// Comes from so many canvases against the direction, or goes there.
  private func moved(from part: Double) -> HeroWords {
    let way: Point
    switch transition.direction {
    case "RIGHT": way = Point(x: -canvas.width, y: 0)
    case "TOP": way = Point(x: 0, y: canvas.height)
    case "BOTTOM": way = Point(x: 0, y: -canvas.height)
    default: way = Point(x: canvas.width, y: 0)
    }
    let shift = way * part
    return HeroWords(modifiers: "translate(\(shift.x.rounded3.word), \(shift.y.rounded3.word)) \(time)")
  }

  /// An overlay: what dims fades in, the frame comes as it says. An overlay that it takes the place of fades out.
  private mutating func cover(_ others: [MadeView], with views: [MadeView]) {
    let fade = HeroWords(modifiers: "fade \(time)")
    for view in others where view.name == Self.dimName || view.name == Self.sheetName {
      if let name = view.name { source[name] = fade }
    }
    for view in views {
      guard let name = view.name else { continue }
      let moves = name == Self.sheetName && ["MOVE_IN", "PUSH", "SLIDE_IN"].contains(transition.type)
      target[name] = moves ? moved(from: 1) : fade
    }
  }

  // MARK: Smart animate

  /// Layers of the same name and path fly from one place to the other; of the others the topmost fade.
  private mutating func match(_ source: [MadeView], _ target: [MadeView], fades: Bool) {
    let others = Dictionary(target.map { ($0.key ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    let known = Set(source.map { $0.key ?? "" })
    for view in source {
      if let other = others[view.key ?? ""] {
        fly(view, other, fades: fades)
      } else if fades {
        fade(view, in: \.source)
      }
    }
    if fades { for view in target where !known.contains(view.key ?? "") { fade(view, in: \.target) } }
  }

  private mutating func fade(_ view: MadeView, in side: WritableKeyPath<Motion, [String: HeroWords]>) {
    // Among the matched ones, which fly above everything that stays in its screen.
    let words = "fade useGlobalCoordinateSpace \(time)"
    if let name = view.name { self[keyPath: side][name] = HeroWords(modifiers: words) }
  }

  private mutating func fly(_ view: MadeView, _ other: MadeView, fades: Bool) {
    let isSame = view.equals(other)
    var time = time
    // A spring does not move corners: they take their duration.
    if case .spring = transition.easing, view.radius != other.radius {
      time = "duration(\(transition.duration.rounded4.word)) \(time)"
    }
    func words(_ view: MadeView, isTimed: Bool, nonFade: Bool = false) -> HeroWords {
      // Hero passes over views that it sees off the screen, and their partners stay where they are.
      let isSeen = view.box.intersects(Rect(origin: .zero, size: canvas))
      let words = [isSeen ? "" : "forceAnimate", nonFade ? "forceNonFade" : "", isTimed ? time : ""]
      let text = words.filter { !$0.isEmpty }.joined(separator: " ")
      return HeroWords(id: view.key, modifiers: text.isEmpty ? nil : text)
    }
    // Both of a translucent pair that shows the same would be seen through half-way.
    let isSteady = view.isSolid && other.isSolid && view.looks(like: other) && !(view.isOpaque && other.isOpaque)
    if let name = view.name { source[name] = words(view, isTimed: timed.source) }
    if let name = other.name { target[name] = words(other, isTimed: timed.target, nonFade: isSteady) }
    // What a frame cuts off would not be cut off where it flies by itself; what is the same needs not to.
    if view.cutsOff || other.cutsOff || isSame && !view.overflows { return }
    match(view.layers, other.layers, fades: fades)
  }
}

extension MadeView {
  /// Whether no opacity of its own would count twice while both of a pair are shown.
  fileprivate var isSolid: Bool { !look.contains { $0.key == "alpha" } }

  /// Whether UIKit takes it for opaque: plain views are, unless they say otherwise.
  fileprivate var isOpaque: Bool {
    Set((look + shape).map(\.key)).isDisjoint(with: ["opaque", "alpha", "image", "colors", "path", "text", "runs"])
  }

  fileprivate var radius: Member? { look.first { $0.key == "cornerRadius" } }
}
