import HeroStandIns
@_exported import Photos

public struct PHPickerFilter: Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { images }
}
public struct PHPickerConfiguration: Sendable {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public init() {}
}
/// What has been chosen: nothing ever is.
public struct PHPickerResult {
  public var assetIdentifier: String? { nil }
}
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
/// The picker's screen: a plain ground.
public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
  public override func viewDidLoad() {
    super.viewDidLoad()
    StandIn.cover(view, "PhotosUI", "the picker is a plain ground")
  }
}
