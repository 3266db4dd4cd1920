/// Keeps the frames that constraints ask for up to date.
@preconcurrency @MainActor
enum LayoutEngine {
  /// Numbers changes of what constraints depend on: they, sizes of contents, the tree, frames that others set.
  private static var version = 0
  private static var isApplying = false

  private static var depth = 0
  /// Views whose solutions have something to tell.
  private static var complaining: [UIView] = []

  /// Topmost views whose constraints have changed while they laid themselves out.
  private static var later: [UIView] = []

  /// Solves a tree's constraints before the next pass of the layout.
  static func updateLater(_ root: UIView) { if !later.contains(root) { later.append(root) } }

  /// Solves what was put off.
  static func updateLate() {
    let due = later
    later = []
    for root in due where root.window != nil { update(root) }
  }

  /// Lays a tree out; warnings about constraints come at the end, when nothing is half done.
  static func layOut(_ root: UIView?, _ body: () -> Void) {
    depth += 1
    if let root { update(root) }
    body()
    depth -= 1
    guard depth == 0 else { return }
    for root in complaining {
      for message in root.layoutState.solved?.messages ?? [] { UIKitRuntime.current.warn(message) }
      root.layoutState.solved?.messages = []
    }
    complaining = []
  }

  /// Something that constraints depend on has changed in a view, or around it.
  static func invalidate(_ view: UIView) { invalidateTree(view.layoutRoot) }

  /// Something that constraints depend on has changed in a tree.
  static func invalidateTree(_ root: UIView) {
    version &+= 1
    root.layoutState.version = version
    LiveLayers.needsLayout = true
  }

  /// A frame has changed: of one that constraints build on, they have to be solved anew. A view that constraints alone place stays where it was
  /// put until the next layout of its superview.
  static func frameDidChange(_ view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints || isApplying && view.isHeldByItsSuperview { return }
    for root in [view.layoutRoot, view.isLayoutIsland ? view.superview?.layoutRoot : nil].compactMap({ $0 })
    where root.layoutState.solved?.views.contains(ObjectIdentifier(view)) == true { invalidateTree(root) }
  }

  /// Solves the constraints of a tree if something has changed, and asks the views whose subviews move for a layout.
  static func update(_ root: UIView) {
    var rounds = 0
    while root.layoutState.solved == nil || root.layoutState.solved?.version != root.layoutState.version {
      let now = root.layoutState.version
      root.updateConstraintsIfNeeded()
      if now != root.layoutState.version {
        rounds += 1
        if rounds > 100 {
          stop(
            "updateConstraints() of the views in \(root) changes constraints without end",
            name: "NSInternalInconsistencyException")
        }
        continue
      }
      var system = ViewSystem(root: root)
      var solved = system.isUsed ? system.solve() : SolvedLayout()
      solved.version = now
      root.layoutState.solved = solved
      if !solved.messages.isEmpty { complaining.append(root) }
      for (view, frame) in solved.frames where differs(view.untransformedFrame, frame) {
        view.superview?.layer.setNeedsLayout()
      }
      for guide in solved.guides { guide.guide.solvedFrame = guide.frame }
    }
  }

  /// Gives the subviews of a view their frames.
  static func apply(to view: UIView) {
    let root = view.layoutRoot
    update(root)
    guard let solved = root.layoutState.solved, !solved.frames.isEmpty || !solved.contentSizes.isEmpty else { return }
    isApplying = true
    defer { isApplying = false }
    for subview in view.subviews {
      guard let frame = solved.frame(of: subview), differs(subview.untransformedFrame, frame) else { continue }
      subview.untransformedFrame = frame
    }
    if let size = solved.contentSizes[ObjectIdentifier(view)] { view.layoutContentSize = size }
  }

  private static func differs(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) > 1e-6 || abs(one.minY - other.minY) > 1e-6 || abs(one.width - other.width) > 1e-6
      || abs(one.height - other.height) > 1e-6
  }
}

/// Frames that constraints give.
struct SolvedLayout {
  var version = -1
  /// In their superviews, on whole pixels; of views that constraints place.
  var frames: [(view: UIView, frame: CGRect)] = []
  private var places: [ObjectIdentifier: Int] = [:]
  var guides: [(guide: UILayoutGuide, frame: CGRect)] = []
  /// Of scroll views whose contents are placed by constraints to their edges.
  var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// The views whose frames constraints make or build on.
  var views = Set<ObjectIdentifier>()
  var ambiguous = Set<ObjectIdentifier>()
  var rootSize = CGSize.zero
  /// What cannot hold, and what is left open.
  var messages: [String] = []

  mutating func add(_ view: UIView, _ frame: CGRect) {
    places[ObjectIdentifier(view)] = frames.count
    frames.append((view, frame))
  }

  func frame(of view: UIView) -> CGRect? { places[ObjectIdentifier(view)].map { frames[$0].frame } }
}
