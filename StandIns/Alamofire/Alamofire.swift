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
  public var responseCode: Int? { if case .responseValidationFailed(let code) = self { code } else { nil } }
}

public enum Result<Value> {
  case success(Value)
  case failure(any Error)
  public var isSuccess: Bool { !isFailure }
  public var isFailure: Bool {
    if case .failure = self { return true }
    return false
  }
  public var value: Value? {
    if case .success(let value) = self { return value }
    return nil
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
public typealias AFResult = Result
public struct DataResponse<Value> {
  public let request: URLRequest?
  public let response: HTTPURLResponse?
  public let data: Data?
  public let result: Result<Value>
  public var value: Value? { result.value }
  public var error: (any Error)? { result.error }
}
public typealias AFDataResponse = DataResponse

/// Reads what has come, in Alamofire 4.
public struct DataResponseSerializer<Value> {
  public let serializeResponse: (URLRequest?, HTTPURLResponse?, Data?, (any Error)?) -> Result<Value>
  public init(
    serializeResponse: @escaping (URLRequest?, HTTPURLResponse?, Data?, (any Error)?) -> Result<Value>
  ) { self.serializeResponse = serializeResponse }
}

/// A request that a file of `stage.networkFolders` answers, or that has failed, because there is no network.
@preconcurrency @MainActor
public class DataRequest {
  public let request: URLRequest?
  private let answer: (data: Data, response: HTTPURLResponse)?
  private var error: (any Error)?

  init(_ url: any URLConvertible, _ method: HTTPMethod, _ parameters: Parameters?) {
    StandIn.use("Alamofire", "files of --answers take the network's place, other requests fail")
    do {
      var request = URLRequest(url: try url.asURL().with(method == .get ? parameters : nil))
      request.httpMethod = method.rawValue
      self.request = request
      answer = StandIn.answer(of: request.url)
      if answer == nil { error = AFError.sessionTaskFailed(error: URLError(.notConnectedToInternet)) }
    } catch { (request, answer, self.error) = (nil, nil, error) }
  }

  private func answer<Value>(
    _ handler: @escaping (DataResponse<Value>) -> Void, _ read: @escaping (Data) throws -> Value
  ) -> Self {
    DispatchQueue.main.async {
      let result: Result<Value>
      do {
        guard let answer = self.answer, self.error == nil else { throw self.error ?? URLError(.unknown) }
        result = .success(try read(answer.data))
      } catch { result = .failure(error) }
      handler(
        DataResponse(
          request: self.request, response: self.answer?.response, data: self.answer?.data, result: result))
    }
    return self
  }
  @discardableResult public func response<Value>(
    queue: DispatchQueue? = nil, responseSerializer: DataResponseSerializer<Value>,
    completionHandler: @escaping (DataResponse<Value>) -> Void
  ) -> Self {
    DispatchQueue.main.async { [self] in
      let result = responseSerializer.serializeResponse(request, answer?.response, answer?.data, error)
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
    of type: Value.Type = Value.self, decoder: JSONDecoder = JSONDecoder(),
    completionHandler: @escaping (DataResponse<Value>) -> Void
  ) -> Self { answer(completionHandler) { try decoder.decode(Value.self, from: $0) } }
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
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil
  ) -> DataRequest { DataRequest(url, method, parameters) }
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
