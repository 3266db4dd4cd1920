internal import HeroControls

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// At least 0. Default: 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
      stateDidChange()
    }
  }
  /// Default: 0.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      stateDidChange()
    }
  }
  /// Whether a single dot is left out. Default: false.
  open var hidesForSinglePage = false { didSet { stateDidChange() } }
  /// Of the other dots; nil is white, mostly clear.
  open var pageIndicatorTintColor: UIColor? { didSet { stateDidChange() } }
  /// Of the page that shows; nil is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { stateDidChange() } }
  open var allowsContinuousInteraction = true

  override class var isOpaqueAtFirst: Bool { false }

  /// Points that some number of dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { intrinsicSize(of: PageControlLook(count: pageCount)) }

  override var controlLook: (any ControlLook)? { look }
  private var look: PageControlLook {
    var look = PageControlLook(count: numberOfPages, current: currentPage)
    look.hidesForSinglePage = hidesForSinglePage
    look.tint = pageIndicatorTintColor?.color
    look.currentTint = currentPageIndicatorTintColor?.color
    return look
  }

  /// A tap beside the middle goes a page on or back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let old = currentPage
    currentPage += place(of: touch) > bounds.width / 2 ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
