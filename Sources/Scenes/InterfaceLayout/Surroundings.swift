import HeroControls
import HeroGeometry
import InterfaceBuilder
import ViewLayout

/// What the safe area and margins leave of a view.
struct Surroundings: Equatable {
  var safeArea = EdgeInsets()
  var margins = EdgeInsets()
  /// Of the view, points.
  var width = 0.0

  /// How far an area lies within the view's edges.
  func insets(of area: LayoutArea) -> EdgeInsets {
    switch area {
    case .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: margins.readable(inWidth: width)
    case .scrollContent, .scrollFrame: EdgeInsets()
    }
  }

  /// Of the topmost view of a tree.
  init(root view: InterfaceView, size: Size, safeArea: EdgeInsets, isController: Bool) {
    self.safeArea = safeArea
    width = size.width
    margins = Self.margins(of: view, default: isController ? .rootMargins(inWidth: size.width) : Self.plain, safeArea)
  }

  /// Of a view at a frame in another one.
  ///
  /// Source: UIView.safeAreaInsets, preservesSuperviewLayoutMargins and insetsLayoutMarginsFromSafeArea.
  init(_ view: InterfaceView, at frame: Rect, in superview: InterfaceView, of size: Size, _ around: Surroundings) {
    // What scrolls begins below the bars.
    if superview.content.scrolls.map({ $0.insetAdjustment == .never }) ?? true {
      safeArea = around.safeArea.left(over: frame, in: size)
    }
    width = frame.size.width
    var own = Self.plain
    if case .tableCell = superview.content, view.key == "contentView" {
      let side = TableLook.margin(in: frame.size.width)
      own = EdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }
    margins = Self.margins(of: view, default: own, safeArea)
    guard view.preservesSuperviewLayoutMargins else { return }
    let outer = around.margins.left(over: frame, in: size)
    margins = EdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }

  private static let plain = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private static func margins(
    of view: InterfaceView, default own: EdgeInsets, _ safeArea: EdgeInsets
  ) -> EdgeInsets {
    let margins = view.layoutMargins ?? own
    return view.insetsLayoutMarginsFromSafeArea ? margins + safeArea : margins
  }
}

extension EdgeInsets {
  /// What insets of a rectangle of a size are of a frame in it.
  fileprivate func left(over frame: Rect, in size: Size) -> EdgeInsets {
    EdgeInsets(
      top: max(top - frame.minY, 0), left: max(left - frame.minX, 0),
      bottom: max(bottom - (size.height - frame.maxY), 0), right: max(right - (size.width - frame.maxX), 0))
  }
}

extension InterfaceView.Content {
  /// What a scroll view, table or collection has of a scroll view; nil for others.
  var scrolls: InterfaceScroll? {
    switch self {
    case .scroll(let scroll): scroll
    case .table(let table): table.scroll
    case .collection(let collection): collection.scroll
    default: nil
    }
  }
}
