import HeroStandIns
public import UIKit

public typealias KFCrossPlatformImage = UIImage
public typealias KFCrossPlatformImageView = UIImageView
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// What a picture is loaded from.
public protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}
extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}
/// An address with a name of its own in the cache.
public struct ImageResource: Resource {
  public let cacheKey: String
  public let downloadURL: URL
  public init(downloadURL: URL, cacheKey: String? = nil) {
    (self.downloadURL, self.cacheKey) = (downloadURL, cacheKey ?? downloadURL.absoluteString)
  }
}
extension KF {
  public typealias ImageResource = Kingfisher.ImageResource
}
public enum KF {}
public enum Source {
  case network(any Resource)
  public var url: URL? {
    switch self {
    case .network(let resource): resource.downloadURL
    }
  }
}

/// What shows until the picture is loaded.
@preconcurrency @MainActor
public protocol Placeholder {}
extension UIImage: Placeholder {}
extension UIView: Placeholder {}

public enum ImageTransition {
  case none, fade(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval), flipFromTop(TimeInterval),
    flipFromBottom(TimeInterval)
}
public enum CacheType: Sendable {
  case none, memory, disk
  public var cached: Bool { self != .none }
}
public protocol ImageProcessor {}
public struct DefaultImageProcessor: ImageProcessor, Sendable {
  public static let `default` = DefaultImageProcessor()
  public init() {}
}
public struct DownsamplingImageProcessor: ImageProcessor { public init(size: CGSize) {} }
public struct ResizingImageProcessor: ImageProcessor {
  public init(referenceSize: CGSize, mode: ContentMode = .none) {}
}
public struct RoundCornerImageProcessor: ImageProcessor {
  public init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {}
}
public struct BlurImageProcessor: ImageProcessor { public init(blurRadius: CGFloat) {} }
public struct CroppingImageProcessor: ImageProcessor {
  public init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {}
}
public enum ContentMode { case none, aspectFit, aspectFill }
struct ProcessorChain: ImageProcessor {}
infix operator |> : AdditionPrecedence
/// One processor after the other: pictures of the stage are shown as they are.
public func |> (left: any ImageProcessor, right: any ImageProcessor) -> any ImageProcessor { ProcessorChain() }

public enum KingfisherOptionsInfoItem {
  case transition(ImageTransition)
  case processor(any ImageProcessor)
  case scaleFactor(CGFloat)
  case targetCache(ImageCache)
  case originalCache(ImageCache)
  case downloadPriority(Float)
  case backgroundDecode, cacheOriginalImage, forceRefresh, forceTransition, fromMemoryCacheOrRefresh, cacheMemoryOnly
  case onlyFromCache, keepCurrentImageWhileLoading, onlyLoadFirstFrame, onFailureImage(UIImage?),
    loadDiskFileSynchronously
  case preloadAllAnimationData, waitForCache
}
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: CacheType
  public let source: Source
  public var originalSource: Source { source }
}
/// There is an address, or not: nothing else can fail here.
public enum KingfisherError: Error {
  case emptySource
  public var isTaskCancelled: Bool { false }
  public var isNotCurrentTask: Bool { false }
}
/// A download that is over.
public final class DownloadTask {
  public func cancel() {}
}
public enum IndicatorType { case none, activity }

/// `imageView.kf`.
@preconcurrency @MainActor
public struct KingfisherWrapper<Base> {
  public let base: Base
  public init(_ base: Base) { self.base = base }
}
@preconcurrency @MainActor
public protocol KingfisherCompatible {}
extension KingfisherCompatible {
  public var kf: KingfisherWrapper<Self> {
    get { KingfisherWrapper(self) }
    set {}
  }
}
extension UIImageView: KingfisherCompatible {}
extension UIButton: KingfisherCompatible {}

public typealias ImageCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void
/// Of Kingfisher 4 and older.
public typealias CompletionHandler = (_ image: UIImage?, _ error: NSError?, _ cacheType: CacheType, _ imageURL: URL?) ->
  Void

@MainActor
private func load(
  _ source: Source?, _ placeholder: (any Placeholder)?, _ completion: ImageCompletion?, show: (UIImage?) -> Void
) -> DownloadTask? {
  let image = StandIn.shown(for: source?.url, placeholder: placeholder as? UIImage, by: "Kingfisher")
  show(image)
  guard let source, let image else {
    completion?(.failure(.emptySource))
    return nil
  }
  completion?(.success(RetrieveImageResult(image: image, cacheType: .memory, source: source)))
  return DownloadTask()
}
private func older(_ completion: @escaping CompletionHandler) -> ImageCompletion {
  { result in
    switch result {
    case .success(let found): completion(found.image, nil, found.cacheType, found.source.url)
    case .failure(let error): completion(nil, error as NSError, .none, nil)
    }
  }
}

extension KingfisherWrapper where Base: UIImageView {
  /// What turns while a picture is loaded: nothing does, it is there at once.
  public var indicatorType: IndicatorType {
    get { .none }
    nonmutating set {}
  }
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    completionHandler: ImageCompletion? = nil
  ) -> DownloadTask? {
    load(resource.map { .network($0) }, placeholder, completionHandler) { base.image = $0 }
  }
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock?, completionHandler: ImageCompletion? = nil
  ) -> DownloadTask? {
    load(resource.map { .network($0) }, placeholder, completionHandler) { base.image = $0 }
  }
  @discardableResult
  public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    completionHandler: ImageCompletion? = nil
  ) -> DownloadTask? {
    load(source, placeholder, completionHandler) { base.image = $0 }
  }
  @_disfavoredOverload
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil, options: KingfisherOptionsInfo? = nil,
    progressBlock: DownloadProgressBlock? = nil, completionHandler: @escaping CompletionHandler
  ) -> DownloadTask? {
    load(resource.map { .network($0) }, placeholder, older(completionHandler)) { base.image = $0 }
  }
  public func cancelDownloadTask() {}
}

extension KingfisherWrapper where Base: UIButton {
  @discardableResult
  public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageCompletion? = nil
  ) -> DownloadTask? {
    load(resource.map { .network($0) }, placeholder, completionHandler) { base.setImage($0, for: state) }
  }
  @discardableResult
  public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: ImageCompletion? = nil
  ) -> DownloadTask? {
    load(resource.map { .network($0) }, placeholder, completionHandler) { base.setBackgroundImage($0, for: state) }
  }
  public func cancelImageDownloadTask() {}
}

/// An image view that would play GIFs; its picture stands.
open class AnimatedImageView: UIImageView {}

public enum ImageCacheResult {
  case none
  public var image: UIImage? { nil }
  public var cacheType: CacheType { .none }
}
public enum StorageExpiration: Sendable { case never, seconds(TimeInterval), days(Int), date(Date), expired }

/// Nothing is fetched by it: pictures are at hand.
@preconcurrency @MainActor
public final class ImageDownloader {
  public static let `default` = ImageDownloader(name: "default")
  public var downloadTimeout: TimeInterval = 15
  public var trustedHosts: Set<String>?
  public init(name: String) {}
}

/// Holds nothing: the stage's folders are at hand.
@preconcurrency @MainActor
public final class ImageCache {
  public static let `default` = ImageCache()
  public struct Storage {
    public struct Config {
      public var totalCostLimit = 0
      public var countLimit = 0
      public var sizeLimit: UInt = 0
      public var expiration = StorageExpiration.days(7)
    }
    public var config = Config()
  }
  public var memoryStorage = Storage()
  public var diskStorage = Storage()
  public var maxMemoryCost: UInt = 0
  public var maxDiskCacheSize: UInt = 0
  public var maxCachePeriodInSecond: TimeInterval = 0
  public convenience init(name: String) { self.init() }
  public init() {}
  public func clearMemoryCache() {}
  public func clearDiskCache(completion: (() -> Void)? = nil) { completion?() }
  public func clearCache(completion: (() -> Void)? = nil) { completion?() }
  public func cleanExpiredDiskCache(completion: (() -> Void)? = nil) { completion?() }
  public func isCached(forKey key: String) -> Bool { false }
  public func imageCachedType(forKey key: String) -> CacheType { .none }
  public func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<ImageCacheResult, KingfisherError>) -> Void)?
  ) { completionHandler?(.success(.none)) }
  @_disfavoredOverload
  public func retrieveImage(
    forKey key: String, options: KingfisherOptionsInfo?, completionHandler: @escaping (UIImage?, CacheType) -> Void
  ) { completionHandler(nil, .none) }
  public func store(_ image: UIImage, forKey key: String) {}
  public func removeImage(forKey key: String) {}
}

@preconcurrency @MainActor
public final class KingfisherManager {
  public static let shared = KingfisherManager()
  public let cache = ImageCache.default
  public let downloader = ImageDownloader.default
  public var defaultOptions: KingfisherOptionsInfo = []
  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil, completionHandler: ImageCompletion?
  ) -> DownloadTask? { load(.network(resource), nil, completionHandler) { _ in } }
  @discardableResult
  public func retrieveImage(
    with resource: any Resource, options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: @escaping CompletionHandler
  ) -> DownloadTask? { load(.network(resource), nil, older(completionHandler)) { _ in } }
}

/// Nothing has to be fetched before.
@preconcurrency @MainActor
public final class ImagePrefetcher {
  public init(urls: [URL], options: KingfisherOptionsInfo? = nil) {}
  public init(resources: [any Resource], options: KingfisherOptionsInfo? = nil) {}
  public func start() {}
  public func stop() {}
}
