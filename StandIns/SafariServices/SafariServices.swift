import HeroStandIns
public import UIKit

@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A page's screen: a plain ground.
open class SFSafariViewController: UIViewController {
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }
  @preconcurrency @MainActor
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done
  /// None where the style is automatic: then it fills the screen.
  open override var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle == .automatic ? nil : super.sheetPresentationController
  }
  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    StandIn.cover(view, "SafariServices", "a page is a plain ground")
  }
}
