import HeroStandIns
public import UIKit

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = SDWebImageOptions(rawValue: 1)
  public static let lowPriority = SDWebImageOptions(rawValue: 1 << 1)
  public static let progressiveLoad = SDWebImageOptions(rawValue: 1 << 2)
  public static let refreshCached = SDWebImageOptions(rawValue: 1 << 3)
  public static let continueInBackground = SDWebImageOptions(rawValue: 1 << 4)
  public static let highPriority = SDWebImageOptions(rawValue: 1 << 7)
  public static let delayPlaceholder = SDWebImageOptions(rawValue: 1 << 8)
  public static let avoidAutoSetImage = SDWebImageOptions(rawValue: 1 << 10)
  public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 1 << 11)
  public static let forceTransition = SDWebImageOptions(rawValue: 1 << 14)
}
public struct SDWebImageContextOption: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void
public typealias SDImageLoaderProgressBlock = (Int, Int, URL?) -> Void
public typealias SDInternalCompletionBlock = (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void

@MainActor
private func load(_ url: URL?, _ placeholder: UIImage?) -> UIImage? {
  StandIn.shown(for: url, placeholder: placeholder, by: "SDWebImage")
}

extension UIImageView {
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, completed: SDExternalCompletionBlock? = nil
  ) {
    let image = load(url, placeholder)
    if !options.contains(.avoidAutoSetImage) || completed == nil { self.image = image }
    completed?(image, nil, .memory, url)
  }
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    context: [SDWebImageContextOption: Any]? = nil, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) { sd_setImage(with: url, placeholderImage: placeholder, options: options, context: context, completed: completed) }
  public func sd_cancelCurrentImageLoad() {}
}
extension UIView {
  /// What turns while a picture is loaded: nothing does, it is there at once.
  public var sd_imageIndicator: SDWebImageActivityIndicator? {
    get { nil }
    set {}
  }
  public var sd_imageTransition: SDWebImageTransition? {
    get { nil }
    set {}
  }
  public func sd_setShowActivityIndicatorView(_ show: Bool) {}
  public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {}
}
extension UIButton {
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    let image = load(url, placeholder)
    setImage(image, for: state)
    completed?(image, nil, .memory, url)
  }
  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    let image = load(url, placeholder)
    setBackgroundImage(image, for: state)
    completed?(image, nil, .memory, url)
  }
}
/// An image view that would play GIFs; its picture stands.
open class SDAnimatedImageView: UIImageView {}

@preconcurrency @MainActor
public final class SDWebImageActivityIndicator {
  public static let gray = SDWebImageActivityIndicator()
  public static let grayLarge = SDWebImageActivityIndicator()
  public static let white = SDWebImageActivityIndicator()
  public static let whiteLarge = SDWebImageActivityIndicator()
  public static let medium = SDWebImageActivityIndicator()
  public static let large = SDWebImageActivityIndicator()
}
@preconcurrency @MainActor
public final class SDWebImageTransition {
  public static let fade = SDWebImageTransition()
  public static let flipFromLeft = SDWebImageTransition()
  public static func fade(duration: TimeInterval) -> SDWebImageTransition { fade }
}
public final class SDWebImageCombinedOperation {
  public func cancel() {}
}
@preconcurrency @MainActor
public final class SDWebImageManager {
  public static let shared = SDWebImageManager()
  public let imageCache = SDImageCache.shared
  @discardableResult
  public func loadImage(
    with url: URL?, options: SDWebImageOptions = [], progress: SDImageLoaderProgressBlock?,
    completed: @escaping SDInternalCompletionBlock
  ) -> SDWebImageCombinedOperation? {
    completed(load(url, nil), nil, nil, .memory, true, url)
    return nil
  }
}
/// Holds nothing: the stage's folders are at hand.
@preconcurrency @MainActor
public final class SDImageCache {
  public static let shared = SDImageCache()
  public func clearMemory() {}
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
  public func imageFromMemoryCache(forKey key: String?) -> UIImage? { nil }
  public func imageFromCache(forKey key: String?) -> UIImage? { nil }
  public func store(_ image: UIImage?, forKey key: String?, completion: (() -> Void)? = nil) { completion?() }
}
@preconcurrency @MainActor
public final class SDWebImagePrefetcher {
  public static let shared = SDWebImagePrefetcher()
  public func prefetchURLs(_ urls: [URL]?) {}
}
