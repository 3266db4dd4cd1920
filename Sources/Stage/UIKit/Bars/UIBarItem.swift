/// What the items of bars have in common.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// An item that shows nothing.
  public override init() { super.init() }

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  /// Whether it can be tapped. Default: true.
  open var isEnabled = true { didSet { changed() } }
  /// For the app's own use.
  open var tag = 0

  /// The bar of one's own that it is in.
  weak var bar: UIView?

  final func changed() {
    LiveLayers.changes &+= 1
    bar?.lookDidChange()
  }
}
