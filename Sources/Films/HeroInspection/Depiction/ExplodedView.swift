import Foundation
import HeroGeometry
import HeroImage
import HeroLayers
import HeroRender
import TransitionEngine

/// A film whose layers are drawn apart in depth, seen from the side, with their names and the ways that they go: what Hero's debug
/// plugin shows.
package struct ExplodedSource: FrameSource {
  private let film: Film
  private let drawsNames: Bool
  private let source: FilmSource
  /// By transition, in film order.
  private let ways: [[MotionPath]]

  /// The source of a film.
  ///
  /// Throws `RenderError.environment` when the rasterizer cannot be set up.
  package init(film: Film) throws(RenderError) { try self.init(film: film, drawsNames: true) }

  /// The same, where somebody else may draw the names.
  package init(film: Film, drawsNames: Bool) throws(RenderError) {
    self.film = film
    self.drawsNames = drawsNames
    source = try FilmSource(film: film)
    ways = film.transitions.map { plan in
      MotionPath.all(from: plan.start, to: plan.start + plan.duration) { film.moment(at: $0).tree }
    }
  }

  /// The layers at a time in seconds, drawn apart.
  package func picture(at time: Double) -> LayerTree {
    let moment = film.moment(at: time)
    let ways = moment.transition.map { self.ways[$0] } ?? []
    return ExplodedView(size: moment.tree.size).tree(of: moment.tree, ways: ways, drawsNames: drawsNames)
  }

  /// The layers' names at a time in seconds.
  package func names(at time: Double) -> [NamePlacement.Name] {
    let tree = film.moment(at: time).tree
    return ExplodedView(size: tree.size).names(of: tree)
  }

  /// Draws a layer tree.
  package func draw(_ picture: LayerTree) throws -> Pixmap { try source.draw(picture) }

  /// Refuses a layer tree that is more work than a frame may take.
  package func check(_ picture: LayerTree) throws { try source.check(picture) }

  /// The digest that frames drawn apart go by, so that no folder mixes them with the film's own.
  package static func digest(of sceneDigest: String) -> String { "\(sceneDigest)-exploded" }
}

/// Draws the layers of one tree apart.
struct ExplodedView {
  /// Of the canvas, points.
  let size: Size

  /// From the eye's height and side, radians; a look from the upper left.
  private static let (turn, tilt) = (-0.62, 0.38)
  /// The whole as a part of the canvas.
  private static let shrink = 0.6
  private static let paper = Color(red: 0.12, green: 0.12, blue: 0.14)
  /// Under names, so that they read on every layer.
  private static let plate = Color(red: 0.12, green: 0.12, blue: 0.14, alpha: 0.85)

  /// How far apart the first and the last layer are, points.
  private var spread: Double { 0.25 * size.height + 0.55 * size.width }
  /// How far the eye is, points.
  private var distance: Double { 3.5 * max(size.width, size.height) }

  /// The layers apart, back to front.
  func tree(of tree: LayerTree, ways: [MotionPath], drawsNames: Bool = true) -> LayerTree {
    let placements = Self.placements(tree)
    var layers = [ground(tree.background)]
    for (index, placement) in placements.enumerated() {
      let view = view(depth: depth(index, of: placements.count))
      let color = Annotation.color(index)
      layers.append(apart(placement, view: view, color: color))
      if let way = ways.first(where: { $0.path == placement.layer.path && placement.layer.role == .snapshot }) {
        let map = Homography(view)
        layers += Annotation.way(way.points.map(map.apply), color: color, width: size.width / 200)
      }
    }
    if drawsNames { layers += NamePlacement(size: size).layers(of: names(of: tree), ground: Self.plate) }
    return LayerTree(size: tree.size, background: Self.paper, layers: layers)
  }

  /// The layers' names, back to front.
  func names(of tree: LayerTree) -> [NamePlacement.Name] {
    let placements = Self.placements(tree)
    return placements.enumerated().map { index, placement in
      name(placement, view: view(depth: depth(index, of: placements.count)), color: Annotation.color(index))
    }
  }

  private static func placements(_ tree: LayerTree) -> [LayerPlacement] {
    LayerPlacement.all(in: tree).filter(\.layer.showsItself)
  }

  /// Depths are evenly spread around the canvas's own plane, the last layer nearest to the eye.
  private func depth(_ index: Int, of count: Int) -> Double {
    count > 1 ? spread * (Double(index + 1) / Double(count) - 0.5) : 0
  }

  /// From the canvas to the picture, for a plane at a depth; a little to the left, because names stand on the right.
  private func view(depth: Double) -> Transform3D {
    var perspective = [Double](repeating: 0, count: 16)
    for index in 0..<4 { perspective[index * 5] = 1 }
    // m34, fact sheet 5.10.
    perspective[11] = -1 / distance
    let eye = Transform3D(elements: perspective) ?? .identity
    return Transform3D.translation(x: -size.width / 2, y: -size.height / 2, z: depth)
      * .rotation(angle: Self.turn, x: 0, y: 1, z: 0) * .rotation(angle: Self.tilt, x: 1, y: 0, z: 0)
      * .scale(x: Self.shrink, y: Self.shrink, z: Self.shrink) * eye
      * .translation(x: size.width * 0.42, y: size.height / 2)
  }

  /// The canvas under all layers.
  private func ground(_ color: Color) -> Layer {
    var layer = Layer(path: "canvas", role: .overlay, position: .zero, bounds: Rect(origin: .zero, size: size))
    layer.anchorPoint = .zero
    layer.transform = view(depth: -spread / 2)
    layer.backgroundColor = color
    return outlined(layer, color: Color(red: 1, green: 1, blue: 1, alpha: 0.5))
  }

  private func apart(_ placement: LayerPlacement, view: Transform3D, color: Color) -> Layer {
    var layer = placement.layer
    let origin = layer.bounds.origin
    layer.position = .zero
    layer.anchorPoint = .zero
    layer.zPosition = 0
    // With the anchor at its corner a layer's own space begins there.
    layer.transform = Transform3D.translation(x: origin.x, y: origin.y) * Transform3D(placement.map) * view
    // What is nearly gone would otherwise not be seen at all.
    layer.opacity = 0.15 + 0.85 * placement.opacity
    layer.shadow = nil
    if case .backdrop(let effect)? = layer.contents?.kind {
      layer.contents = nil
      layer.backgroundColor = effect.tint ?? Color(red: 1, green: 1, blue: 1, alpha: 0.3)
    }
    return outlined(layer, color: color)
  }

  /// A thin outline, unless the layer has a border of its own.
  private func outlined(_ layer: Layer, color: Color) -> Layer {
    guard layer.borderWidth == 0 else { return layer }
    var layer = layer
    layer.borderWidth = size.width / 260
    layer.borderColor = color
    return layer
  }

  /// The layer's name and its upper right corner, which it is to stand beside.
  private func name(_ placement: LayerPlacement, view: Transform3D, color: Color) -> NamePlacement.Name {
    let bounds = placement.layer.bounds
    let corner = (placement.map * Homography(view)).apply(Point(x: bounds.maxX, y: bounds.minY))
    return NamePlacement.Name(
      text: placement.layer.path,
      anchor: Point(x: corner.x.isFinite ? corner.x : 0, y: corner.y.isFinite ? corner.y : 0), color: color)
  }
}
