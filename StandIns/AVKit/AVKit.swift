@_exported import AVFoundation
import HeroStandIns

@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {}

/// A player's screen: a plain ground.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var contentOverlayView: UIView? { viewIfLoaded }
  /// None where the style is automatic: then it fills the screen.
  open override var sheetPresentationController: UISheetPresentationController? {
    modalPresentationStyle == .automatic ? nil : super.sheetPresentationController
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    StandIn.cover(view, "AVKit", "a player is a plain ground")
  }
}
