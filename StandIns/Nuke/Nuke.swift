import HeroStandIns
public import UIKit

/// A picture that is asked for.
public struct ImageRequest: ExpressibleByStringLiteral {
  /// Which pictures come first, where there is a queue.
  public enum Priority: Int, Sendable { case veryLow, low, normal, high, veryHigh }
  public var urlRequest: URLRequest?
  public var url: URL? { urlRequest?.url }
  public var processors: [any ImageProcessing]
  public var priority: Priority

  public init(url: URL?, processors: [any ImageProcessing] = [], priority: Priority = .normal) {
    self.init(urlRequest: url.map { URLRequest(url: $0) }, processors: processors, priority: priority)
  }
  public init(urlRequest: URLRequest?, processors: [any ImageProcessing] = [], priority: Priority = .normal) {
    (self.urlRequest, self.processors, self.priority) = (urlRequest, processors, priority)
  }
  public init(stringLiteral value: String) { self.init(url: URL(string: value)) }
}
/// An address, or a request.
public protocol ImageRequestConvertible {
  func asImageRequest() -> ImageRequest
}
extension ImageRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { self }
}
extension URL: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: self) }
}
extension URLRequest: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(urlRequest: self) }
}
extension String: ImageRequestConvertible {
  public func asImageRequest() -> ImageRequest { ImageRequest(url: URL(string: self)) }
}

/// What is made of a picture: here it shows as it is.
public protocol ImageProcessing {}
public enum ImageProcessors {
  public enum Unit: Sendable { case points, pixels }
  public enum ContentMode: Sendable { case aspectFill, aspectFit }
  public struct Resize: ImageProcessing {
    public init(
      size: CGSize, unit: Unit = .points, contentMode: ContentMode = .aspectFill, crop: Bool = false,
      upscale: Bool = false
    ) {}
    public init(width: CGFloat, unit: Unit = .points, upscale: Bool = false) {}
    public init(height: CGFloat, unit: Unit = .points, upscale: Bool = false) {}
  }
  public struct Circle: ImageProcessing { public init() {} }
  public struct RoundedCorners: ImageProcessing { public init(radius: CGFloat, unit: Unit = .points) {} }
  public struct GaussianBlur: ImageProcessing { public init(radius: Int = 8) {} }
}

public struct ImageContainer { public let image: UIImage }
public struct ImageResponse {
  public let container: ImageContainer
  public var image: UIImage { container.image }
}
/// A download that is over.
public final class ImageTask: NSObject {
  public typealias Completion = (Result<ImageResponse, ImagePipeline.Error>) -> Void
  public typealias ProgressHandler = (ImageResponse?, Int64, Int64) -> Void
  public func cancel() {}
}

/// Asks for pictures, which are there at once.
@preconcurrency @MainActor
public final class ImagePipeline {
  /// Nothing is kept between runs.
  public struct Configuration {
    public var dataLoader: any DataLoading = DataLoader()
    public var dataCache: DataCache?
    public var imageCache: ImageCache? = .shared
    public var processors: [any ImageProcessing] = []
    public var isDecompressionEnabled = true
    public var isDeduplicationEnabled = true
    public var isTaskCoalescingEnabled = true
    public var isProgressiveDecodingEnabled = false
    public var isResumableDataEnabled = true
    public var isRateLimiterEnabled = true
    public nonisolated init(dataLoader: any DataLoading = DataLoader()) { self.dataLoader = dataLoader }
  }
  /// There is an address, or not: nothing else can fail here.
  public enum Error: Swift.Error { case imageRequestMissing }

  public static var shared = ImagePipeline()
  nonisolated(unsafe) public let configuration: Configuration
  public nonisolated init(configuration: Configuration = Configuration()) { self.configuration = configuration }
  public nonisolated convenience init(_ configure: (inout Configuration) -> Void) {
    var configuration = Configuration()
    configure(&configuration)
    self.init(configuration: configuration)
  }

  @discardableResult
  public func loadImage(
    with request: any ImageRequestConvertible, queue: DispatchQueue? = nil, completion: ImageTask.Completion? = nil
  ) -> ImageTask {
    completion?(Self.result(request, placeholder: nil))
    return ImageTask()
  }
  @discardableResult
  public func loadImage(
    with request: any ImageRequestConvertible, queue: DispatchQueue? = nil, progress: ImageTask.ProgressHandler?,
    completion: ImageTask.Completion? = nil
  ) -> ImageTask { loadImage(with: request, completion: completion) }
  public func image(for request: any ImageRequestConvertible) async throws -> UIImage {
    try Self.result(request, placeholder: nil).get().image
  }

  fileprivate static func result(
    _ request: (any ImageRequestConvertible)?, placeholder: UIImage?
  ) -> Result<ImageResponse, Error> {
    let picture = StandIn.shown(for: request?.asImageRequest().url, placeholder: placeholder, by: "Nuke")
    return picture.map { .success(ImageResponse(container: ImageContainer(image: $0))) }
      ?? .failure(.imageRequestMissing)
  }
}

public protocol DataLoading {}
public final class DataLoader: DataLoading {
  public static var defaultConfiguration: URLSessionConfiguration { .default }
  public init(configuration: URLSessionConfiguration = .default) {}
}
public final class DataCache {
  public var sizeLimit = 0
  public init(name: String) throws {}
  public func removeAll() {}
}
public final class ImageCache: Sendable {
  public static let shared = ImageCache()
  public func removeAll() {}
}
/// Asks for nothing before it shows.
public final class ImagePrefetcher {
  public init(pipeline: ImagePipeline? = nil) {}
  public func startPrefetching(with urls: [URL]) {}
  public func stopPrefetching(with urls: [URL]) {}
  public func startPreheating(with urls: [URL]) {}
  public func stopPreheating(with urls: [URL]) {}
}
public typealias ImagePreheater = ImagePrefetcher

public struct ImageLoadingOptions {
  public struct Transition: Sendable {
    /// The picture is there at once.
    public static func fadeIn(duration: TimeInterval, options: UIView.AnimationOptions = []) -> Transition {
      Transition()
    }
  }
  public struct ContentModes {
    public var success, failure, placeholder: UIView.ContentMode
    public init(success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode) {
      (self.success, self.failure, self.placeholder) = (success, failure, placeholder)
    }
  }
  nonisolated(unsafe) public static var shared = ImageLoadingOptions()
  public var placeholder: UIImage?
  public var failureImage: UIImage?
  public var contentModes: ContentModes?
  public var transition: Transition?
  public var pipeline: ImagePipeline?
  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
    failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil
  ) {
    (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
    self.contentModes = contentModes
  }
}

/// Shows a picture in a view; no address shows the picture of failures.
@preconcurrency @MainActor @discardableResult
public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = .shared, into view: UIImageView,
  completion: ImageTask.Completion? = nil
) -> ImageTask? {
  let result = ImagePipeline.result(request, placeholder: options.placeholder)
  let picture = try? result.get().image
  view.image = picture ?? options.failureImage ?? options.placeholder
  if let modes = options.contentModes { view.contentMode = picture == nil ? modes.failure : modes.success }
  completion?(result)
  return ImageTask()
}
/// Shows a picture in a view; no address shows the picture of failures.
@preconcurrency @MainActor @discardableResult
public func loadImage(
  with request: (any ImageRequestConvertible)?, options: ImageLoadingOptions = .shared, into view: UIImageView,
  progress: ImageTask.ProgressHandler?, completion: ImageTask.Completion? = nil
) -> ImageTask? { loadImage(with: request, options: options, into: view, completion: completion) }
/// Nothing is on its way any more.
@preconcurrency @MainActor public func cancelRequest(for view: UIImageView) {}
