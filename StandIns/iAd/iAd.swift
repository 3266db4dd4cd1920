@_exported import UIKit

@preconcurrency @MainActor
public protocol ADBannerViewDelegate: AnyObject {}
open class ADBannerView: UIView {
  open weak var delegate: (any ADBannerViewDelegate)?
  open var isBannerLoaded: Bool { false }
}
open class ADClient: NSObject {
  nonisolated(unsafe) private static let client = ADClient()
  open class func shared() -> ADClient { client }
  open func requestAttributionDetails(_ completionHandler: @escaping ([String: NSObject]?, (any Error)?) -> Void) {
    completionHandler(nil, nil)
  }
}
