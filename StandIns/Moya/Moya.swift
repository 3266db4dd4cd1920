public import Alamofire
public import Foundation
import HeroStandIns
import UIKit

public protocol Cancellable {
  var isCancelled: Bool { get }
  func cancel()
}
private final class Ended: Cancellable {
  var isCancelled: Bool { false }
  func cancel() {}
}

public typealias ImageType = UIImage
public typealias Image = ImageType
public typealias Completion = (Swift.Result<Response, MoyaError>) -> Void
public struct ProgressResponse {
  public let response: Response?
  public let progressObject: Progress?
  public let progress = 1.0
  public var completed: Bool { response != nil }
  public init(progress: Progress? = nil, response: Response? = nil) {
    (progressObject, self.response) = (progress, response)
  }
}
public typealias ProgressBlock = (ProgressResponse) -> Void

public enum StubBehavior { case never, immediate, delayed(seconds: TimeInterval) }

/// Hears of requests and answers.
public protocol PluginType {
  func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest
  func didReceive(_ result: Swift.Result<Response, MoyaError>, target: any TargetType)
  func process(_ result: Swift.Result<Response, MoyaError>, target: any TargetType) -> Swift.Result<Response, MoyaError>
}
extension PluginType {
  public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }
  public func didReceive(_ result: Swift.Result<Response, MoyaError>, target: any TargetType) {}
  public func process(_ result: Swift.Result<Response, MoyaError>, target: any TargetType)
    -> Swift.Result<Response, MoyaError>
  {
    result
  }
}

/// Writes nothing down.
public final class NetworkLoggerPlugin: PluginType {
  public struct Configuration {
    public struct LogOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let verbose = LogOptions(rawValue: 1)
      public static let `default` = LogOptions(rawValue: 2)
      public static let requestMethod = LogOptions(rawValue: 4)
      public static let requestBody = LogOptions(rawValue: 8)
      public static let successResponseBody = LogOptions(rawValue: 16)
      public static let errorResponseBody = LogOptions(rawValue: 32)
      public static let formatRequestAscURL = LogOptions(rawValue: 64)
    }
    public init(logOptions: LogOptions = .default) {}
  }
  public init(configuration: Configuration = Configuration()) {}
  public init(verbose: Bool, cURL: Bool = false, responseDataFormatter: ((Data) -> Data)? = nil) {}
}
public enum NetworkActivityChangeType: Sendable { case began, ended }
/// No indicator shows.
public final class NetworkActivityPlugin: PluginType {
  public init(networkActivityClosure: @escaping (NetworkActivityChangeType, any TargetType) -> Void) {}
}
public enum AuthorizationType: Equatable, Sendable { case basic, bearer, custom(String) }
public protocol AccessTokenAuthorizable { var authorizationType: AuthorizationType? { get } }
/// Nobody asks for it.
public struct AccessTokenPlugin: PluginType {
  public init(tokenClosure: @escaping (any TargetType) -> String) {}
}

/// Who sends requests of a kind.
@preconcurrency @MainActor
public protocol MoyaProviderType: AnyObject {
  associatedtype Target: TargetType
  func request(
    _ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?, completion: @escaping Completion
  ) -> any Cancellable
}

/// Sends an app's requests: files of `stage.networkFolders` answer them, others fail.
@preconcurrency @MainActor
open class MoyaProvider<Target: TargetType>: MoyaProviderType {
  public typealias EndpointClosure = (Target) -> Endpoint
  public typealias RequestResultClosure = (Swift.Result<URLRequest, MoyaError>) -> Void
  public typealias RequestClosure = (Endpoint, @escaping RequestResultClosure) -> Void
  public typealias StubClosure = (Target) -> StubBehavior

  public let plugins: [any PluginType]
  private let stub: StubClosure

  public init(
    endpointClosure: @escaping EndpointClosure = { MoyaProvider.defaultEndpointMapping(for: $0) },
    requestClosure: @escaping RequestClosure = { _, _ in }, stubClosure: @escaping StubClosure = { _ in .never },
    callbackQueue: DispatchQueue? = nil, session: Session? = nil, plugins: [any PluginType] = [],
    trackInflights: Bool = false
  ) { (self.plugins, stub) = (plugins, stubClosure) }
  public convenience init(
    endpointClosure: @escaping EndpointClosure = { MoyaProvider.defaultEndpointMapping(for: $0) },
    stubClosure: @escaping StubClosure = { _ in .never }, manager: SessionManager,
    plugins: [any PluginType] = [], trackInflights: Bool = false
  ) { self.init(endpointClosure: endpointClosure, stubClosure: stubClosure, plugins: plugins) }

  @discardableResult
  open func request(
    _ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil,
    completion: @escaping Completion
  ) -> any Cancellable {
    let result = plugins.reduce(answer(to: target)) { $1.process($0, target: target) }
    DispatchQueue.main.async {
      for plugin in self.plugins { plugin.didReceive(result, target: target) }
      completion(result)
    }
    return Ended()
  }

  private func answer(to target: Target) -> Swift.Result<Response, MoyaError> {
    StandIn.use("Moya", "files of --answers take the network's place, other requests fail")
    if case .never = stub(target) {} else { return .success(Response(statusCode: 200, data: target.sampleData)) }
    let url = target.url.with(target.task.query(target.method))
    var request = URLRequest(url: url)
    request.httpMethod = target.method.rawValue
    guard let answer = StandIn.answer(of: url) else {
      return .failure(.underlying(URLError(.notConnectedToInternet), nil))
    }
    let response = Response(
      statusCode: answer.response.statusCode, data: answer.data, request: request, response: answer.response)
    let codes = target.validationType.statusCodes
    return codes.isEmpty || codes.contains(response.statusCode) ? .success(response) : .failure(.statusCode(response))
  }

  public final class func defaultEndpointMapping(for target: Target) -> Endpoint {
    Endpoint(
      url: target.url.absoluteString, sampleResponseClosure: { .networkResponse(200, target.sampleData) },
      method: target.method, task: target.task, httpHeaderFields: target.headers)
  }
  public static var neverStub: StubClosure { { _ in .never } }
  public static var immediatelyStub: StubClosure { { _ in .immediate } }
  public static func delayedStub(_ seconds: TimeInterval) -> StubClosure { { _ in .delayed(seconds: seconds) } }
}

/// Targets of several kinds for one provider.
public struct MultiTarget: TargetType {
  public let target: any TargetType
  public init(_ target: any TargetType) { self.target = target }
  public static func target(_ target: any TargetType) -> MultiTarget { MultiTarget(target) }
  public var baseURL: URL { target.baseURL }
  public var path: String { target.path }
  public var method: Moya.Method { target.method }
  public var sampleData: Data { target.sampleData }
  public var task: Task { target.task }
  public var validationType: ValidationType { target.validationType }
  public var headers: [String: String]? { target.headers }
}

extension Swift.Result {
  /// Itself, as the library Result has it.
  public var result: Self { self }
}
