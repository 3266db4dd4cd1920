import HeroStandIns
@_exported import UIKit

public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let get = HTTPMethod(rawValue: "GET")
  public static let post = HTTPMethod(rawValue: "POST")
  public static let put = HTTPMethod(rawValue: "PUT")
  public static let patch = HTTPMethod(rawValue: "PATCH")
  public static let delete = HTTPMethod(rawValue: "DELETE")
  public static let head = HTTPMethod(rawValue: "HEAD")
}
public typealias Parameters = [String: Any]
public typealias HTTPHeaders = [String: String]
public protocol ParameterEncoding: Sendable {}
public struct URLEncoding: ParameterEncoding {
  public static let `default` = URLEncoding()
  public static let queryString = URLEncoding()
  public static let httpBody = URLEncoding()
}
extension ParameterEncoding where Self == URLEncoding {
  public static var `default`: URLEncoding { URLEncoding() }
}
public struct JSONEncoding: ParameterEncoding {
  public static let `default` = JSONEncoding()
  public static let prettyPrinted = JSONEncoding()
}

public protocol URLConvertible: Sendable {
  func asURL() throws -> URL
}
extension String: URLConvertible {
  public func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}
extension URL: URLConvertible {
  public func asURL() throws -> URL { self }
}
extension URLComponents: URLConvertible {
  public func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: string ?? "") }
    return url
  }
}
/// What makes a request: a router of an app's.
public protocol URLRequestConvertible {
  func asURLRequest() throws -> URLRequest
}
extension URLRequestConvertible {
  public var urlRequest: URLRequest? { try? asURLRequest() }
}
extension URLRequest: URLRequestConvertible {
  public func asURLRequest() throws -> URLRequest { self }
}
extension URLRequest {
  public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    for (name, value) in headers ?? [:] { setValue(value, forHTTPHeaderField: name) }
  }
  public var method: HTTPMethod? {
    get { httpMethod.map { HTTPMethod(rawValue: $0) } }
    set { httpMethod = newValue?.rawValue }
  }
}
extension ParameterEncoding {
  /// In the query, where the request has no body.
  public func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    if ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET") { request.url = request.url?.with(parameters) }
    return request
  }
}
/// Adapts and retries, of which nothing is asked here.
public protocol RequestInterceptor {}
extension URL {
  /// With parameters in its query, by their names; arrays as Alamofire spells them, `name[]=1`.
  public func with(_ parameters: Parameters?) -> URL {
    guard let parameters, !parameters.isEmpty, var parts = URLComponents(url: self, resolvingAgainstBaseURL: false)
    else { return self }
    parts.queryItems =
      (parts.queryItems ?? [])
      + parameters.sorted { $0.key < $1.key }.flatMap { name, value in
        (value as? [Any])?.map { URLQueryItem(name: name + "[]", value: "\($0)") }
          ?? [URLQueryItem(name: name, value: (value as? Bool).map { $0 ? "1" : "0" } ?? "\(value)")]
      }
    return parts.url ?? self
  }
}
public enum AFError: Error {
  case invalidURL(url: any URLConvertible)
  case sessionTaskFailed(error: any Error)
  case responseValidationFailed(code: Int)
  public enum ResponseSerializationFailureReason: Sendable {
    case inputDataNil, inputDataNilOrZeroLength
    case stringSerializationFailed(encoding: String.Encoding)
    case jsonSerializationFailed(error: any Error)
    case decodingFailed(error: any Error)
    case invalidEmptyResponse(type: String)
    case customSerializationFailed(error: any Error)
  }
  case responseSerializationFailed(reason: ResponseSerializationFailureReason)
  case requestAdaptationFailed(error: any Error)
  case explicitlyCancelled
  public var responseCode: Int? { if case .responseValidationFailed(let code) = self { code } else { nil } }
}

/// What versions 4 and 5 say of a result. Version 4's `Result<Value>` is rewritten: Swift's own, with any error.
extension Swift.Result {
  public var isSuccess: Bool { error == nil }
  public var isFailure: Bool { !isSuccess }
  public var value: Success? { if case .success(let value) = self { value } else { nil } }
  public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
public typealias AFResult<Success> = Swift.Result<Success, AFError>
public struct DataResponse<Value> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let data: Data?
  public let result: AFResult<Value>
  public var value: Value? { result.value }
  public var error: AFError? { result.error }
}
public typealias AFDataResponse = DataResponse

extension AFError {
  /// Itself, or that an answer could not be read.
  fileprivate init(_ error: any Error) {
    self = error as? AFError ?? .responseSerializationFailed(reason: .decodingFailed(error: error))
  }
  public var underlyingError: (any Error)? {
    switch self {
    case .sessionTaskFailed(let error), .requestAdaptationFailed(let error): error
    case .responseSerializationFailed(.decodingFailed(let error)),
      .responseSerializationFailed(.jsonSerializationFailed(let error)):
      error
    default: nil
    }
  }
}

/// Reads what has come, in Alamofire 4.
public struct DataResponseSerializer<Value> {
  public let serializeResponse: (URLRequest?, HTTPURLResponse?, Data?, (any Error)?) -> Swift.Result<Value, any Error>
  public init(
    serializeResponse: @escaping (URLRequest?, HTTPURLResponse?, Data?, (any Error)?) -> Swift.Result<Value, any Error>
  ) { self.serializeResponse = serializeResponse }
}

/// A request that a file of `stage.networkFolders` answers, or that has failed, because there is no network.
@preconcurrency @MainActor
public class DataRequest {
  public let request: URLRequest?
  private let answer: (data: Data, response: HTTPURLResponse)?
  private var error: (any Error)?

  convenience init(_ url: any URLConvertible, _ method: HTTPMethod, _ parameters: Parameters?) {
    self.init {
      var request = URLRequest(url: try url.asURL().with(method == .get ? parameters : nil))
      request.httpMethod = method.rawValue
      return request
    }
  }
  init(_ make: () throws -> URLRequest) {
    StandIn.use("Alamofire", "files of --answers take the network's place, other requests fail")
    do {
      let request = try make()
      self.request = request
      answer = StandIn.answer(of: request.url)
      if answer == nil { error = AFError.sessionTaskFailed(error: URLError(.notConnectedToInternet)) }
    } catch { (self.request, answer, self.error) = (nil, nil, error) }
  }

  private func answer<Value>(
    _ handler: @escaping (DataResponse<Value>) -> Void, _ read: @escaping (Data) throws -> Value
  ) -> Self {
    DispatchQueue.main.async {
      let result = self.result(read)
      handler(
        DataResponse(
          request: self.request, response: self.answer?.response, data: self.answer?.data, result: result))
    }
    return self
  }
  private func result<Value>(_ read: (Data) throws -> Value) -> AFResult<Value> {
    do {
      guard let answer, error == nil else { throw error ?? URLError(.unknown) }
      return .success(try read(answer.data))
    } catch { return .failure(AFError(error)) }
  }
  @discardableResult public func response<Value>(
    queue: DispatchQueue? = nil, responseSerializer: DataResponseSerializer<Value>,
    completionHandler: @escaping (DataResponse<Value>) -> Void
  ) -> Self {
    DispatchQueue.main.async { [self] in
      let result = responseSerializer.serializeResponse(request, answer?.response, answer?.data, error).mapError(
        AFError.init)
      completionHandler(
        DataResponse(request: request, response: answer?.response, data: answer?.data, result: result))
    }
    return self
  }
  public static func jsonResponseSerializer(
    options: JSONSerialization.ReadingOptions = .allowFragments
  ) -> DataResponseSerializer<Any> {
    DataResponseSerializer { _, _, data, error in
      if let error { return .failure(error) }
      guard let data, !data.isEmpty else {
        return .failure(AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength))
      }
      do { return .success(try JSONSerialization.jsonObject(with: data, options: options)) } catch {
        return .failure(AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error)))
      }
    }
  }
  @discardableResult public func responseJSON(completionHandler: @escaping (DataResponse<Any>) -> Void) -> Self {
    answer(completionHandler) { try JSONSerialization.jsonObject(with: $0, options: .allowFragments) }
  }
  @discardableResult public func responseData(completionHandler: @escaping (DataResponse<Data>) -> Void) -> Self {
    answer(completionHandler) { $0 }
  }
  @discardableResult public func responseString(completionHandler: @escaping (DataResponse<String>) -> Void) -> Self {
    answer(completionHandler) { String(decoding: $0, as: UTF8.self) }
  }
  @discardableResult public func response(completionHandler: @escaping (DataResponse<Data?>) -> Void) -> Self {
    answer(completionHandler) { $0 }
  }
  @discardableResult public func responseDecodable<Value: Decodable>(
    of type: Value.Type = Value.self, queue: DispatchQueue = .main, decoder: JSONDecoder = JSONDecoder(),
    completionHandler: @escaping (DataResponse<Value>) -> Void
  ) -> Self { answer(completionHandler) { try decoder.decode(Value.self, from: $0) } }
  public func serializingDecodable<Value: Decodable & Sendable>(
    _ type: Value.Type = Value.self, automaticallyCancelling shouldAutomaticallyCancel: Bool = true,
    decoder: JSONDecoder = JSONDecoder()
  ) -> DataTask<Value> { DataTask(outcome: result { try decoder.decode(Value.self, from: $0) }) }
  public func serializingData(automaticallyCancelling shouldAutomaticallyCancel: Bool = true) -> DataTask<Data> {
    DataTask(outcome: result { $0 })
  }
  public func serializingString(automaticallyCancelling shouldAutomaticallyCancel: Bool = true) -> DataTask<String> {
    DataTask(outcome: result { String(decoding: $0, as: UTF8.self) })
  }
  @discardableResult public func validate() -> Self { validate(statusCode: 200..<300) }
  @discardableResult public func validate<Codes: Sequence>(statusCode codes: Codes) -> Self where Codes.Element == Int {
    if let status = answer?.response.statusCode, !codes.contains(status) {
      error = AFError.responseValidationFailed(code: status)
    }
    return self
  }
  @discardableResult public func validate(contentType: [String]) -> Self { self }
  @discardableResult public func downloadProgress(closure: @escaping (Progress) -> Void) -> Self { self }
  @discardableResult public func uploadProgress(closure: @escaping (Progress) -> Void) -> Self { self }
  public func cancel() {}
  public func resume() {}
}

/// What a request is awaited by.
public struct DataTask<Value: Sendable>: Sendable {
  fileprivate let outcome: AFResult<Value>
  public var value: Value { get async throws { try outcome.get() } }
  public var result: AFResult<Value> { get async { outcome } }
}
public typealias Request = DataRequest
public typealias UploadRequest = DataRequest
public typealias DownloadRequest = DataRequest

/// Parts of an upload, which go nowhere.
public final class MultipartFormData {
  public func append(_ data: Data, withName name: String) {}
  public func append(_ data: Data, withName name: String, mimeType: String) {}
  public func append(_ data: Data, withName name: String, fileName: String, mimeType: String) {}
}

@preconcurrency @MainActor
open class SessionManager {
  public static let `default` = SessionManager()
  public static var defaultHTTPHeaders: HTTPHeaders { [:] }
  public let configuration: URLSessionConfiguration
  public init(configuration: URLSessionConfiguration = .default) { self.configuration = configuration }
  public enum MultipartFormDataEncodingResult {
    case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?)
    case failure(any Error)
  }
  @discardableResult
  open func request(
    _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest(url, method, parameters) }
  @discardableResult
  open func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest { try convertible.asURLRequest() } }
  @discardableResult
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil
  ) -> UploadRequest { DataRequest(url, method, nil) }
  open func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?
  ) {
    encodingCompletion?(.success(request: DataRequest(url, method, nil), streamingFromDisk: false, streamFileURL: nil))
  }
}
public typealias Session = SessionManager
@preconcurrency @MainActor public let AF = SessionManager.default

@preconcurrency @MainActor @discardableResult
public func request(
  _ url: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
  encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
) -> DataRequest { DataRequest(url, method, parameters) }
@preconcurrency @MainActor @discardableResult
public func request(_ urlRequest: any URLRequestConvertible) -> DataRequest {
  DataRequest { try urlRequest.asURLRequest() }
}

@preconcurrency @MainActor
public func upload(
  multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible, method: HTTPMethod = .post,
  headers: HTTPHeaders? = nil, encodingCompletion: ((SessionManager.MultipartFormDataEncodingResult) -> Void)?
) {
  SessionManager.default.upload(
    multipartFormData: multipartFormData, to: url, method: method, headers: headers,
    encodingCompletion: encodingCompletion)
}

/// The network is there where something answers requests.
@preconcurrency @MainActor
public final class NetworkReachabilityManager {
  public enum ConnectionType: Sendable { case ethernetOrWiFi, wwan, cellular }
  public enum NetworkReachabilityStatus: Equatable, Sendable { case unknown, notReachable, reachable(ConnectionType) }
  public typealias Listener = (NetworkReachabilityStatus) -> Void

  public static let `default` = NetworkReachabilityManager()
  public var listener: Listener?

  public init?() {}
  public init?(host: String) {}

  public var isReachable: Bool { StandIn.hasNetwork }
  public var isReachableOnEthernetOrWiFi: Bool { isReachable }
  public var isReachableOnWWAN: Bool { false }
  public var isReachableOnCellular: Bool { false }
  public var status: NetworkReachabilityStatus { isReachable ? .reachable(.ethernetOrWiFi) : .notReachable }
  public var networkReachabilityStatus: NetworkReachabilityStatus { status }

  /// Tells the status, which stays.
  @discardableResult public func startListening() -> Bool {
    listener?(status)
    return true
  }
  @discardableResult
  public func startListening(onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener)
    -> Bool
  {
    self.listener = listener
    queue.async { MainActor.assumeIsolated { self.listener?(self.status) } }
    return true
  }
  public func stopListening() { listener = nil }
}
