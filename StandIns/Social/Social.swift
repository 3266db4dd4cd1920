@_exported import UIKit

public let SLServiceTypeTwitter = "com.apple.social.twitter"
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// There is none: no service is there.
open class SLComposeViewController: UIViewController {
  public let serviceType: String
  open var completionHandler: ((Int) -> Void)?
  public init?(forServiceType serviceType: String) { return nil }
  public required init?(coder: NSCoder) { return nil }
  open class func isAvailable(forServiceType serviceType: String) -> Bool { false }
  @discardableResult open func setInitialText(_ text: String) -> Bool { false }
  @discardableResult open func add(_ image: UIImage) -> Bool { false }
  @discardableResult open func add(_ url: URL) -> Bool { false }
}
