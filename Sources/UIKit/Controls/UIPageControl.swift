internal import HeroControls

/// A row of dots, one for each page.
open class UIPageControl: UIControl {
  /// At least 0. Default: 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      invalidateIntrinsicContentSize()
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
  /// Of no effect: a tap goes one page on or back.
  open var allowsContinuousInteraction = true

  /// Makes dots.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes dots of a description; there are none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Points that some number of dots take.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { intrinsicSize(of: PageControlLook(count: pageCount)) }

  private var look: PageControlLook {
    var look = PageControlLook(count: numberOfPages, current: currentPage)
    look.hidesForSinglePage = hidesForSinglePage
    look.tint = pageIndicatorTintColor?.color
    look.currentTint = currentPageIndicatorTintColor?.color
    return look
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    show(look)
  }
  open override var intrinsicContentSize: CGSize { intrinsicSize(of: look) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap beside the middle goes a page on or back.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    let goesOn = effectiveUserInterfaceLayoutDirection == .rightToLeft ? !isRight : isRight
    let old = currentPage
    currentPage += goesOn ? 1 : -1
    if currentPage != old { sendActions(for: .valueChanged) }
  }
}
