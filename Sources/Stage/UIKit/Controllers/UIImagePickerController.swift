/// Is told what has been picked.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture has been picked; nobody picks one here, but a test may call it.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing has been picked.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The screen of a library of pictures: a plain ground. There is a library, and no camera.
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// What a picture comes with.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }
  /// What a camera would take.
  public enum CameraCaptureMode: Int, Sendable {
    case photo, video
  }
  /// Whether a camera would flash.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1, auto, on
  }
  /// How good a film would be.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Which camera.
  public enum CameraDevice: Int, Sendable {
    case rear, front
  }

  /// Whether there is such a source.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Whether there is such a camera: none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Default: the library.
  open var sourceType = SourceType.photoLibrary
  /// Default: pictures.
  open var mediaTypes = ["public.image"]
  /// Default: false.
  open var allowsEditing = false
  /// Default: the rear one.
  open var cameraDevice = CameraDevice.rear
  /// Default: photo.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Default: auto.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Default: medium.
  open var videoQuality = QualityType.typeMedium
  /// Seconds. Default: 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// Default: true.
  open var showsCameraControls = true
  /// Default: nil.
  open var cameraOverlayView: UIView?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
