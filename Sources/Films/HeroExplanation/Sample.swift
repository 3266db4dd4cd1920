import HeroGeometry
import HeroImage
import HeroInspection
import HeroLayers
import HeroModel
import HeroRaster
import Synchronization

/// A moment that is looked at for many views.
final class Sample {
  let tree: LayerTree
  /// In paint order.
  let placements: [LayerPlacement]
  /// By path: where in `placements` the view's layers are.
  let places: [String: [Int]]
  /// Where in `placements` layers are that hide what lies below them, each with its box.
  let covers: [(index: Int, box: Rect)]
  private let canvas: SmallCanvas
  private var drawn: Pixmap?

  init(_ tree: LayerTree, on canvas: SmallCanvas) {
    self.tree = tree
    self.canvas = canvas
    placements = LayerPlacement.all(in: tree)
    places = Dictionary(grouping: placements.indices) { [placements] in placements[$0].layer.path }
    covers = placements.indices.compactMap { [placements] index in
      let placement = placements[index]
      guard placement.opacity > 0.98, placement.layer.showsItself, let box = placement.canvasBox else { return nil }
      return (index, box)
    }
  }

  /// The moment as it shows, drawn when it is first asked for.
  func picture() throws(RasterError) -> Pixmap {
    if let drawn { return drawn }
    let picture = try canvas.draw(tree)
    drawn = picture
    return picture
  }

  /// A view's snapshot that is painted last.
  func snapshot(of path: String) -> LayerPlacement? {
    places[path]?.last { placements[$0].layer.role == .snapshot }.map { placements[$0] }
  }
}

/// How much of a film is looked at, so that the work grows no faster than views and frames, and what is left out.
final class Budget: Sendable {
  /// Transitions that are looked at, from the first.
  static let mostTransitions = 100
  /// Views and matched pairs of a transition whose covers are looked for, the largest first.
  static let mostMovers = 400
  /// Matched pairs of a transition that are looked at for what shows through or stays.
  static let mostPairs = 200
  /// Plans that are made to find causes, and trials of remedies.
  let mostPlans, mostTrials: Int

  private let notes = Mutex<[String]>([])

  /// - Parameter views: Of the scene.
  init(views: Int) {
    mostPlans = max(24, min(600, 36_000 / max(views, 1)))
    mostTrials = max(8, min(64, 4_500 / max(views, 1)))
  }

  /// Notes what is not looked at, each once.
  func leaveOut(_ what: String) { notes.withLock { if !$0.contains(what) { $0.append(what) } } }

  /// What was not looked at, in the alphabet's order.
  var leftOut: [String] { notes.withLock { $0.sorted() } }
}
