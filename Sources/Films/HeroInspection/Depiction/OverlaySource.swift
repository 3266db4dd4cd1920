import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRender
import TransitionEngine

/// What an overlay draws on frames.
package enum OverlayPart: String, Equatable, Sendable, CaseIterable {
  /// Outlines of what animates, a matched pair in one colour, the others grey, with their heroIDs.
  case ids
  /// The ways that they go, with a dot where they are.
  case ways
  /// A finger that drags, also where the scene does not show it.
  case finger
  /// When each begins and ends and what it animates, with a bar that fills.
  case timing
}

/// A film with what happens drawn on its frames.
package struct OverlaySource: FrameSource {
  private let source: FilmSource
  private let overlay: FilmOverlay

  /// The source of a film.
  ///
  /// Throws `RenderError.environment` when the rasterizer cannot be set up.
  package init(film: Film, parts: Set<OverlayPart>) throws(RenderError) {
    try self.init(film: film, parts: parts, drawsNames: true)
  }

  /// The same, where somebody else may draw the words that stand beside views.
  package init(film: Film, parts: Set<OverlayPart>, drawsNames: Bool) throws(RenderError) {
    source = try FilmSource(film: film)
    overlay = FilmOverlay(
      film: film, parts: parts, drawsNames: drawsNames, least: max(FilmOverlay.readable / film.scene.canvas.scale, 6))
  }

  /// The words that stand beside views at a time in seconds.
  package func names(at time: Double) -> [NamePlacement.Name] { overlay.names(at: time) }

  /// The layers at a time in seconds, with the overlay above them.
  package func picture(at time: Double) -> LayerTree { overlay.tree(at: time) }

  /// Draws a layer tree.
  package func draw(_ picture: LayerTree) throws -> Pixmap { try source.draw(picture) }

  /// Refuses a layer tree that is more work than a frame may take.
  package func check(_ picture: LayerTree) throws { try source.check(picture) }

  /// The digest that frames with an overlay go by, so that no folder mixes them with the film's own.
  package static func digest(of sceneDigest: String, parts: Set<OverlayPart>) -> String {
    "\(sceneDigest)-overlay-\(OverlayPart.allCases.filter(parts.contains).map(\.rawValue).joined(separator: "-"))"
  }
}

/// A film's moments with what happens drawn over them.
struct FilmOverlay {
  let film: Film
  let parts: Set<OverlayPart>
  private let drawsNames: Bool
  /// Points that letters need to be read.
  private let least: Double
  /// By transition, in film order.
  private let ways: [[MotionPath]]

  /// Pixels that letters need to be read.
  static let readable = 10.0

  /// - Parameter least: Points of the canvas that letters should have. Default: 6.
  init(film: Film, parts: Set<OverlayPart>, drawsNames: Bool = true, least: Double = 6) {
    self.least = least
    self.film = film
    self.parts = parts
    self.drawsNames = drawsNames
    ways = film.transitions.map { plan in
      guard parts.contains(.ways) else { return [] }
      return MotionPath.all(from: plan.start, to: plan.start + plan.duration) { film.moment(at: $0).tree }
    }
  }

  /// The layers at a time in seconds, with the overlay above them.
  func tree(at time: Double) -> LayerTree {
    let (tree, overlay) = overlay(at: time)
    guard let overlay else { return tree }
    var whole = tree
    whole.layers += overlay.layers(on: tree, drawsNames: drawsNames, least: least)
    return whole
  }

  /// The words that stand beside views at a time in seconds.
  func names(at time: Double) -> [NamePlacement.Name] {
    let (tree, overlay) = overlay(at: time)
    return overlay?.names(on: tree) ?? []
  }

  /// Whether a time's words can be read: none has to be smaller, or is cut off.
  func isReadable(at time: Double) -> Bool {
    NamePlacement(size: film.scene.canvas.size, least: least).fits(names(at: time))
  }

  /// What shows at a time, and what explains it; nil where nothing moves.
  private func overlay(at time: Double) -> (LayerTree, Overlay?) {
    let moment = film.moment(at: time)
    guard !parts.isEmpty, let index = moment.transition, film.transitions.indices.contains(index) else {
      return (moment.tree, nil)
    }
    return (
      moment.tree,
      Overlay(film: film, plan: film.transitions[index], ways: ways[index], time: time, parts: parts)
    )
  }
}

/// The overlay of one moment.
struct Overlay {
  let film: Film
  let plan: TransitionPlan
  let ways: [MotionPath]
  let time: Double
  let parts: Set<OverlayPart>

  private static let grey = Color(red: 0.7, green: 0.7, blue: 0.72)
  private static let ground = Color(red: 0, green: 0, blue: 0, alpha: 0.66)
  /// Above whatever a scene may order; its numbers go up to 1e9, and a finger's is 2e9.
  private static let zPosition = 1.9e9

  /// What is drawn on a moment's layers.
  func layers(on tree: LayerTree, drawsNames: Bool = true, least: Double = 6) -> [Layer] {
    var layers: [Layer] = []
    let line = max(tree.size.width / 260, 0.75)
    let snapshots = Self.snapshots(tree)
    if parts.contains(.ways) {
      for way in ways {
        layers += Annotation.way(way.points, color: color(way.path), width: line)
        guard let now = snapshots.last(where: { $0.layer.path == way.path })?.center else { continue }
        layers.append(Annotation.dot(now, radius: line * 3, color: color(way.path)))
      }
    }
    for snapshot in snapshots where parts.contains(.ids) {
      let corners = Self.corners(snapshot)
      guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
      layers.append(Annotation.line(corners + corners.prefix(2), color: color(snapshot.layer.path), width: line))
    }
    if drawsNames {
      layers += NamePlacement(size: tree.size, least: least).layers(of: names(on: tree), ground: Self.ground)
    }
    if parts.contains(.timing) { layers += bar(tree.size, line) }
    if parts.contains(.finger) { layers += finger() }
    return layers.map { layer in
      var layer = layer
      layer.zPosition = Self.zPosition
      return layer
    }
  }

  /// The words that stand beside a moment's layers, each once.
  func names(on tree: LayerTree) -> [NamePlacement.Name] {
    var names: [NamePlacement.Name] = []
    for snapshot in Self.snapshots(tree) {
      let path = snapshot.layer.path
      guard let anchor = Self.corners(snapshot).first, let text = text(path),
        !names.contains(where: { $0.text == text })
      else { continue }
      names.append(.init(text: text, anchor: anchor, color: color(path)))
    }
    return names
  }

  private static func snapshots(_ tree: LayerTree) -> [LayerPlacement] {
    LayerPlacement.all(in: tree).filter { $0.layer.role == .snapshot && $0.center != nil }
  }

  private static func corners(_ placement: LayerPlacement) -> [Point] {
    placement.layer.bounds.corners.map(placement.map.apply)
  }

  /// A matched pair's own colour; grey for a view without a partner.
  private func color(_ path: String) -> Color {
    let index = plan.pairs.firstIndex { $0.source == path || $0.destination == path }
    return index.map { Annotation.color($0) } ?? Self.grey
  }

  /// What stands beside a view; nil for nothing.
  private func text(_ path: String) -> String? {
    var words: [String] = []
    if parts.contains(.ids) {
      let id = plan.pairs.first { $0.source == path || $0.destination == path }?.heroID
      words.append(id ?? path)
    }
    if parts.contains(.timing), let view = plan.views.first(where: { $0.path == path }) {
      let end = Decimals.fixed(view.delay + view.duration, 2)
      words.append("\(Decimals.fixed(view.delay, 2))–\(end) s \(view.keys.map(\.name).joined(separator: " "))")
    }
    return words.isEmpty ? nil : words.joined(separator: " · ")
  }

  /// How far the transition is, along the lower edge, with a mark where each view begins and ends.
  private func bar(_ size: Size, _ line: Double) -> [Layer] {
    guard plan.duration > 0 else { return [] }
    let (left, width, y) = (size.width * 0.06, size.width * 0.88, size.height - size.width * 0.05)
    func x(_ seconds: Double) -> Double { left + width * min(max(seconds / plan.duration, 0), 1) }
    let now = x(time - plan.start)
    var layers = [
      Annotation.line([Point(x: left, y: y), Point(x: left + width, y: y)], color: Self.ground, width: line * 4)
    ]
    if now > left {
      layers.append(Annotation.line([Point(x: left, y: y), Point(x: now, y: y)], color: .white, width: line * 2))
    }
    for view in plan.views {
      for moment in [view.delay, view.delay + view.duration] {
        layers.append(Annotation.dot(Point(x: x(moment), y: y), radius: line * 1.5, color: color(view.path)))
      }
    }
    return layers
  }

  /// The finger of a drag that the scene does not show itself.
  private func finger() -> [Layer] {
    guard film.scene.steps.indices.contains(plan.step) else { return [] }
    let step = film.scene.steps[plan.step]
    let since = (time - plan.start) * step.speed
    guard step.finger == nil, let way = step.drag, since <= way.duration else { return [] }
    return [Annotation.dot(way.location(at: since), radius: 22, color: Self.ground.withAlpha(0.35))]
  }
}

extension Step {
  /// The finger's way of a drag; nil for gestures that are said by samples alone.
  fileprivate var drag: FingerWay? {
    switch interaction {
    case .edgePan(let pan):
      FingerWay(stops: [.init(time: 0, point: pan.from), .init(time: pan.duration, point: pan.to)])
    case .samples, nil: nil
    }
  }
}
