import HeroGeometry
import HeroLayers
import HeroModel

/// A container's bars before a change inside of it and after.
struct BarChange: Equatable, Sendable {
  let from: Furniture
  let to: Furniture

  /// Above whatever a scene may order, whose numbers go up to 1e9, and below what the device draws.
  static let zPosition = 1.2e9

  /// The bars over a transition's container, back to front.
  func layers(progress: Double) -> [Layer] {
    from.layers(to: to, progress: progress).map { layer in
      var layer = layer
      layer.zPosition = Self.zPosition
      return layer
    }
  }
}

/// A stretch of the film.
struct FilmSegment: Sendable {
  /// What moves in it.
  enum Content: Sendable {
    /// Nothing: the same tree throughout.
    case still(LayerTree)
    /// A transition that plays by itself.
    case transition(Int, PlannedTransition, backdrop: Backdrop)
    /// A transition in a user's hands.
    case gesture(Int, GestureRun, backdrop: Backdrop)
    /// One that UIKit itself drives.
    case system(Int, SystemChange, backdrop: Backdrop)
  }

  /// What is drawn under a transition's own layers, and over them.
  struct Backdrop: Sendable {
    /// Canvas colour with the container's colour on it.
    let color: Color
    /// Screens below the container.
    let below: [Layer]
    /// Canvas, points.
    let size: Size
    /// What lies over the container that the transition takes place in, bars and all. Default: nothing.
    var above: [Layer] = []
    /// Whether that container is hidden. Default: it is not.
    var isHidden = false
    /// The view that the transition takes place in, with all that is around it. Default: it fills the canvas.
    var place: Place?
  }

  /// Layers with a container among them, which is empty.
  struct Place: Sendable {
    private let layers: [Layer]
    /// The way to the container, by indices.
    private let way: [Int]

    /// Finds the container by its path.
    init(layers: [Layer], container path: String) {
      self.layers = layers
      way = Self.way(to: path, in: layers) ?? []
    }

    private static func way(to path: String, in layers: [Layer]) -> [Int]? {
      for (index, layer) in layers.enumerated() {
        if layer.path == path { return [index] }
        if let rest = way(to: path, in: layer.children) { return [index] + rest }
      }
      return nil
    }

    /// The layers with some in the container.
    func holding(_ inner: [Layer]) -> [Layer] { Self.put(inner, at: way[...], in: layers) }

    private static func put(_ inner: [Layer], at way: ArraySlice<Int>, in layers: [Layer]) -> [Layer] {
      guard let index = way.first else { return inner }
      var layers = layers
      layers[index].children = put(inner, at: way.dropFirst(), in: layers[index].children)
      return layers
    }
  }

  /// A change of the status bar's style.
  struct StyleChange: Equatable, Sendable {
    let from: StatusBar.Style
    let to: StatusBar.Style
  }

  /// Seconds from the film's start.
  let start: Double
  /// Seconds on film.
  let duration: Double
  /// Film seconds × speed = the transition's seconds.
  let speed: Double
  let content: Content
  /// The status bar's style before and after.
  let statusBar: StyleChange
  /// Bars that stay above the transition's container.
  var bars: BarChange?
  /// A finger to draw over everything until it lifts.
  var finger: FingerWay?

  /// As those of bars, and above them.
  private static let aboveBars = 1.3e9

  private var backdrop: Backdrop? {
    switch content {
    case .still: nil
    case .transition(_, _, let backdrop), .gesture(_, _, let backdrop), .system(_, _, let backdrop): backdrop
    }
  }

  /// Whether the same shows throughout.
  var isStill: Bool {
    if case .still = content { finger == nil } else { false }
  }

  /// The index of its transition; nil for a still.
  var transition: Int? {
    switch content {
    case .still: nil
    case .transition(let index, _, _), .gesture(let index, _, _), .system(let index, _, _): index
    }
  }

  /// What shows at a film time within the segment.
  func moment(at time: Double) -> Moment { moment(at: time, after: time - start) }

  /// What shows so many seconds on film after the segment's start, which is the same wherever the segment stands.
  func moment(after seconds: Double) -> Moment { moment(at: start + seconds, after: seconds) }

  private func moment(at time: Double, after seconds: Double) -> Moment {
    var moment = moment(at: time, local: seconds * speed)
    moment.tree.layers += (backdrop?.above ?? []).map { layer in
      var layer = layer
      layer.zPosition = Self.aboveBars
      return layer
    }
    if let finger { moment.tree.layers += finger.layers(at: seconds * speed) }
    return moment
  }

  private func moment(at time: Double, local: Double) -> Moment {
    switch content {
    case .still(let tree): return Moment(time: time, transition: nil, progress: nil, tree: tree)
    case .transition(let index, let planned, let backdrop):
      let transition = planned.transition
      let progress = transition.total > 0 ? min(local / transition.total, 1) : 1
      return moment(
        time: time, index: index, progress: progress, transition: transition,
        values: transition.values(playing: local), backdrop: backdrop)
    case .gesture(let index, let run, let backdrop):
      return moment(
        time: time, index: index, progress: run.progress(at: local), transition: run.transition,
        values: run.values(at: local), backdrop: backdrop)
    case .system(let index, let change, let backdrop):
      return moment(
        time: time, index: index, progress: min(local / change.duration, 1),
        layers: backdrop.isHidden ? [] : change.layers(at: local), backdrop: backdrop)
    }
  }

  private func moment(
    time: Double, index: Int, progress: Double, transition: AnimatedTransition, values: SnapshotValues,
    backdrop: Backdrop
  ) -> Moment {
    moment(
      time: time, index: index, progress: progress,
      layers: backdrop.isHidden ? [] : transition.realLayers + transition.layers(for: values), backdrop: backdrop)
  }

  private func moment(time: Double, index: Int, progress: Double, layers: [Layer], backdrop: Backdrop) -> Moment {
    var layers = layers
    if let bars, !backdrop.isHidden { layers += bars.layers(progress: progress) }
    let tree = LayerTree(
      size: backdrop.size, background: backdrop.color, below: backdrop.below,
      layers: backdrop.place?.holding(layers) ?? layers)
    return Moment(time: time, transition: index, progress: progress, tree: tree)
  }
}
