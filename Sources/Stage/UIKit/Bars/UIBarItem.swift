/// What stands in a bar: an item, or all items of a screen.
@preconcurrency @MainActor
open class BarContent: NSObject {
  /// The bar of one's own that it is in.
  weak var bar: UIView?
  /// The bar of one's own shows it no more.
  func leave() { bar = nil }
  /// Bars show it as it is now.
  func changed() {
    LiveLayers.changes &+= 1
    bar?.lookDidChange()
  }
}

/// What the items of bars have in common.
open class UIBarItem: BarContent {
  /// An item that shows nothing.
  public override init() { super.init() }

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  /// Whether it can be tapped. Default: true.
  open var isEnabled = true { didSet { changed() } }
  /// For the app's own use.
  open var tag = 0
}
