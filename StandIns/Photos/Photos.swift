@_exported import UIKit

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// A library that nobody may look into.
open class PHPhotoLibrary: NSObject {
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  private nonisolated(unsafe) static let one = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { one }
  /// Fails: nothing may be changed.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, CocoaError(.fileWriteNoPermission))
  }
}
open class PHChangeRequest: NSObject {}
open class PHAssetChangeRequest: PHChangeRequest {
  open class func creationRequestForAsset(from image: UIImage) -> Self {
    fatalError("the library of photos is closed here")
  }
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { nil }
}
open class PHObject: NSObject {
  open var localIdentifier: String { "" }
}
open class PHAsset: PHObject {
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var mediaType: PHAssetMediaType { .image }
  open var creationDate: Date? { nil }
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum, moment }
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
  case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary, smartAlbumSelfPortraits
  case smartAlbumScreenshots
  case any = 2_147_483_647
}
open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }
  open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
    PHFetchResult()
  }
}
open class PHAssetCollection: PHCollection {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
extension PHAsset {
  public class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
/// As large as the picture is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
}
/// Nothing is found.
public final class PHFetchResult<Found: AnyObject>: NSObject {
  public var count: Int { 0 }
  public var firstObject: Found? { nil }
  public var lastObject: Found? { nil }
  public func object(at index: Int) -> Found { fatalError("the library of photos is empty here") }
  public func enumerateObjects(_ block: (Found, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}
public enum PHImageContentMode: Int, Sendable { case aspectFit, aspectFill }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
open class PHImageRequestOptions: NSObject {
  open var isSynchronous = false
  open var isNetworkAccessAllowed = false
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
}
public typealias PHImageRequestID = Int32
@preconcurrency @MainActor
open class PHImageManager: NSObject {
  private static let one = PHImageManager()
  open class func `default`() -> PHImageManager { one }
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
open class PHCachingImageManager: PHImageManager {}
