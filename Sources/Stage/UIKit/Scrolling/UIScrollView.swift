/// Shows a part of something larger; the bounds' origin is the offset.
@preconcurrency @MainActor
open class UIScrollView: UIView, Moving {
  /// Whether the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As named; automatic is as scrollableAxes, and always vertically under a navigation controller.
    case automatic, scrollableAxes, never, always
  }

  /// How fast it comes to rest: the part of the velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Equatable, Hashable, Sendable {
    /// 0…1.
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Colour of the indicators, which are not drawn.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// What a drag does to the keyboard, which is not there.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    makeRecognizers()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    makeRecognizers()
    described(by: coder, UIScrollView.self)
  }

  /// Is told how it scrolls and zooms.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Contents

  /// The size of what it holds, points.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      adjustedInsetMayHaveChanged()
      keepInRange()
    }
  }
  /// The point of the contents at the bounds' corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      offsetDidChange()
    }
  }
  /// Room around the contents, points.
  open var contentInset: UIEdgeInsets = .zero { didSet { adjustedInsetMayHaveChanged() } }
  /// Default: automatic.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }
  private var lastAdjustedInset = UIEdgeInsets.zero
  private var keepsOffset = false

  /// Does something that changes the insets and leaves the offset as it is.
  func keepsOffset(_ body: () -> Void) {
    keepsOffset = true
    defer { keepsOffset = false }
    body()
  }

  /// The insets with the safe area, points.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    insets.top += refreshControl?.inset ?? 0
    let safe = safeAreaInsets
    let (horizontal, vertical): (Bool, Bool)
    switch contentInsetAdjustmentBehavior {
    case .never: return insets
    case .always: (horizontal, vertical) = (true, true)
    case .scrollableAxes, .automatic:
      horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      let isBelowBar = contentInsetAdjustmentBehavior == .automatic && isUnderNavigation
      vertical = isBelowBar || alwaysBounceVertical || contentSize.height > bounds.height
    }
    if horizontal { (insets.left, insets.right) = (insets.left + safe.left, insets.right + safe.right) }
    if vertical { (insets.top, insets.bottom) = (insets.top + safe.top, insets.bottom + safe.bottom) }
    return insets
  }

  /// Whether a controller in a navigation controller has it as its view or right in its view.
  private var isUnderNavigation: Bool {
    guard let owner = controller ?? superview?.controller else { return false }
    return owner.navigationController != nil && owner.automaticallyAdjustsScrollViewInsets
  }

  /// The insets with the safe area have changed.
  open func adjustedContentInsetDidChange() {}

  func adjustedInsetMayHaveChanged() {
    let (old, new) = (lastAdjustedInset, adjustedContentInset)
    guard new != old else { return }
    lastAdjustedInset = new
    // What stands at the edge stays there.
    var offset = contentOffset
    if !keepsOffset, offset.y <= -old.top { offset.y = -new.top }
    if offset.x <= -old.left { offset.x = -new.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  /// Where a drag without paging comes to rest, before the delegate is asked. Default: the proposed offset.
  ///
  /// - Parameters:
  ///   - proposed: Where it would come to rest by itself.
  ///   - velocity: Of the offset at release, points per millisecond.
  func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  package override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    guard old.size != bounds.size else { return }
    adjustedInsetMayHaveChanged()
    keepInRange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adjustedInsetMayHaveChanged()
  }

  package override var holdsScrolledContent: Bool { true }
  package override var layoutContentSize: CGSize? {
    get { contentSize }
    // Tables and collections know theirs themselves.
    set { if let newValue, arrangedKind == nil { contentSize = newValue } }
  }
  /// Edges of the contents, for constraints.
  open var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }
  /// Edges of what shows, for constraints.
  open var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }

  // MARK: Range

  /// The smallest and the largest offset at rest.
  var offsetRange: (low: CGPoint, high: CGPoint) {
    let insets = adjustedContentInset
    let low = CGPoint(x: -insets.left, y: -insets.top)
    return (
      low,
      CGPoint(
        x: max(contentSize.width + insets.right - bounds.width, low.x),
        y: max(contentSize.height + insets.bottom - bounds.height, low.y))
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let (low, high) = offsetRange
    return CGPoint(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Contents that have become smaller are not left behind.
  private func keepInRange() {
    guard !isTracking, !isDecelerating, contentSize != .zero else { return }
    let high = offsetRange.high
    let offset = CGPoint(x: min(contentOffset.x, high.x), y: min(contentOffset.y, high.y))
    if offset != contentOffset { contentOffset = offset }
  }

  private var tellingDepth = 0

  /// The offset has changed.
  func offsetDidChange() {
    tellingDepth += 1
    defer { tellingDepth -= 1 }
    if tellingDepth > 100 { stop("scrollViewDidScroll(_:) of \(type(of: self))'s delegate scrolls without end.") }
    setNeedsLayout()
    refreshControl?.follow()
    tellNavigation()
    delegate?.scrollViewDidScroll(self)
  }

  /// Changes the offset, at once or in 0.3 s.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    motion?.stop()
    guard animated, contentOffset != self.contentOffset else {
      self.contentOffset = contentOffset
      return
    }
    scroll { _ in contentOffset }
  }

  /// Scrolls to an offset that may change while scrolling.
  func scroll(to target: @escaping (UIScrollView) -> CGPoint) {
    motion?.stop()
    let start = self.contentOffset
    motion = ScrollMotion(self, duration: 0.3, name: "scrolling of \(type(of: self))") { view, part in
      let eased = part * part * (3 - 2 * part)
      let end = target(view)
      view.contentOffset = CGPoint(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
    } done: { view in
      // What comes into view last may turn out to be of another size.
      for _ in 0..<10 {
        let end = target(view)
        if view.contentOffset == end { break }
        view.contentOffset = end
      }
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Scrolls as little as shows a rectangle of the contents.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let shown = bounds.inset(by: insets)
    var offset = contentOffset
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from { return low - from }
      if high > to { return min(high - to, low - from) }
      return 0
    }
    offset.x += shift(rect.minX, rect.maxX, shown.minX, shown.maxX)
    offset.y += shift(rect.minY, rect.maxY, shown.minY, shown.maxY)
    setContentOffset(clamped(offset), animated: animated)
  }

  // MARK: Dragging

  /// Default: true.
  open var isScrollEnabled = true
  /// Comes to rest at whole bounds. Default: false.
  open var isPagingEnabled = false
  /// May be dragged beyond the edges. Default: true.
  open var bounces = true
  /// Also where the contents are smaller. Default: false.
  open var alwaysBounceVertical = false { didSet { adjustedInsetMayHaveChanged() } }
  /// Also where the contents are smaller. Default: false.
  open var alwaysBounceHorizontal = false { didSet { adjustedInsetMayHaveChanged() } }
  /// A drag keeps the direction that it begins in. Default: false.
  open var isDirectionalLockEnabled = false
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Default: normal.
  open var decelerationRate: DecelerationRate = .normal
  /// A finger is down.
  open internal(set) var isTracking = false
  /// A finger has begun to drag.
  open internal(set) var isDragging = false
  /// It goes on after a drag.
  open internal(set) var isDecelerating = false
  var motion: ScrollMotion?
  var dragStart = CGPoint.zero
  var lockedAxis: NSLayoutConstraint.Axis?

  /// Drags the contents.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer { [weak self] pan in self?.drag(pan) }
  /// Zooms the contents; nil where nothing is zoomed.
  open private(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  private func makeRecognizers() {
    addGestureRecognizer(panGestureRecognizer)
    let pinch = UIPinchGestureRecognizer { [weak self] pinch in self?.pinch(pinch) }
    addGestureRecognizer(pinch)
    pinchGestureRecognizer = pinch
  }

  /// Whether a drag along an axis moves something.
  func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let (low, high) = offsetRange
    return axis == .horizontal ? alwaysBounceHorizontal || high.x > low.x : alwaysBounceVertical || high.y > low.y
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer {
      guard isScrollEnabled else { return false }
      let way = panGestureRecognizer.translation(in: self)
      guard abs(way.y) >= abs(way.x) else { return scrolls(.horizontal) }
      return scrolls(.vertical) && !leavesToSheet(way.y)
    }
    if gestureRecognizer === pinchGestureRecognizer {
      return delegate?.viewForZooming(in: self) != nil && maximumZoomScale > minimumZoomScale
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the sheet around takes a drag: at the top of the contents one down moves it away, one up to its next height. One down belongs to
  /// a refresh control where there is one.
  private func leavesToSheet(_ way: CGFloat) -> Bool {
    guard contentOffset.y <= offsetRange.low.y, let sheet = SheetPan.around(self) else { return false }
    return way > 0 ? refreshControl == nil : sheet.expands
  }

  // MARK: Zoom

  /// Default: 1.
  open var minimumZoomScale: CGFloat = 1
  /// Default: 1.
  open var maximumZoomScale: CGFloat = 1
  /// May be pinched beyond the scales. Default: true.
  open var bouncesZoom = true
  open internal(set) var isZooming = false
  /// Comes back from beyond the scales.
  open var isZoomBouncing: Bool { motion != nil && (scale < minimumZoomScale || scale > maximumZoomScale) }
  var scale: CGFloat = 1
  var pinchStart: CGFloat = 1

  /// 1 is unscaled.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  // MARK: Refreshing

  /// Shows when the contents are pulled down. Default: none.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl {
        insertSubview(refreshControl, at: 0)
        refreshControl.follow()
      }
      adjustedInsetMayHaveChanged()
    }
  }

  // MARK: Of no effect headless

  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  open func flashScrollIndicators() {}
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var keyboardDismissMode: KeyboardDismissMode = .none
}
