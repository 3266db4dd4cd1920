import HeroStandIns
@_exported import UIKit

public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem { public var previewItemTitle: String? { nil } }
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { absoluteURL } }
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {}
/// A plain ground.
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  open func reloadData() {}
  open override func viewDidLoad() {
    super.viewDidLoad()
    StandIn.cover(view, "QuickLook", "a preview is a plain ground")
  }
}
