/// Holds the cells of a section that scrolls across its layout.
final class OrthogonalScroller: UIScrollView {
  private weak var layout: UICollectionViewCompositionalLayout?
  private var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
  private var isHorizontal = true
  /// Where groups begin and end along it, points.
  private var groups: [ClosedRange<CGFloat>] = []
  /// Before the first group, points.
  private var leading: CGFloat = 0
  private var start: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    clipsToBounds = false
  }
  required init?(coder: NSCoder) { nil }

  /// Takes what the layout has worked out.
  func take(
    frame: CGRect, length: CGFloat, isHorizontal: Bool, groups: [ClosedRange<CGFloat>], leading: CGFloat,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, layout: UICollectionViewCompositionalLayout
  ) {
    (self.isHorizontal, self.groups, self.leading) = (isHorizontal, groups, leading)
    (self.behavior, self.layout) = (behavior, layout)
    if self.frame != frame { self.frame = frame }
    let size = isHorizontal ? CGSize(width: length, height: frame.height) : CGSize(width: frame.width, height: length)
    if contentSize != size { contentSize = size }
    isPagingEnabled = behavior == .paging
    guard behavior == .groupPagingCentered, let first = groups.first, let last = groups.last else {
      if contentInset != .zero { contentInset = .zero }
      return
    }
    // So that the first and the last group can stand in the middle.
    let room = isHorizontal ? frame.width : frame.height
    let before = max((room - (first.upperBound - first.lowerBound)) / 2 - first.lowerBound, 0)
    let after = max((room - (last.upperBound - last.lowerBound)) / 2 - (length - last.upperBound), 0)
    let insets =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    guard contentInset != insets else { return }
    contentInset = insets
    contentOffset = isHorizontal ? CGPoint(x: -before, y: 0) : CGPoint(x: 0, y: -before)
  }

  override func offsetDidChange() {
    super.offsetDidChange()
    layout?.sectionDidScroll()
  }

  /// The offset at which a group has come to its place.
  private func rest(at group: ClosedRange<CGFloat>) -> CGFloat {
    guard behavior == .groupPagingCentered else { return group.lowerBound - leading }
    let room = isHorizontal ? bounds.width : bounds.height
    return (group.lowerBound + group.upperBound) / 2 - room / 2
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard ![.continuous, .none, .paging].contains(behavior), !groups.isEmpty else { return proposed }
    let places = groups.map(rest)
    let (now, wanted, speed) =
      isHorizontal ? (contentOffset.x, proposed.x, velocity.x) : (contentOffset.y, proposed.y, velocity.y)
    func nearest(_ place: CGFloat) -> Int {
      places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) } ?? 0
    }
    var index = nearest(wanted)
    if behavior != .continuousGroupLeadingBoundary {
      // By one group at most from where the finger lets go.
      let here = nearest(now)
      index = here
      if speed > 0.2, places[here] <= now { index = here + 1 }
      if speed < -0.2, places[here] >= now { index = here - 1 }
      index = min(max(index, 0), places.count - 1)
    }
    return clamped(isHorizontal ? CGPoint(x: places[index], y: proposed.y) : CGPoint(x: proposed.x, y: places[index]))
  }
}
