/// Where a text view's text is set.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Whose text it is.
  weak var view: UITextView?
  /// Points; 0 and less are no limit.
  open var size: CGSize
  /// Points at both ends of a line. Default: 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { view?.textDidChange() } }
  /// 0 is no limit. Default: 0.
  open var maximumNumberOfLines = 0 { didSet { view?.textDidChange() } }
  /// What happens to a last line that does not fit. Default: byWordWrapping.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping { didSet { view?.textDidChange() } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false

  public init(size: CGSize) { self.size = size }
  /// A container without limits.
  public override convenience init() { self.init(size: .zero) }
}
