public import Alamofire
import Foundation
@_exported import UIKit

public typealias Method = Alamofire.HTTPMethod
public typealias ParameterEncoding = Alamofire.ParameterEncoding
public typealias URLEncoding = Alamofire.URLEncoding
public typealias JSONEncoding = Alamofire.JSONEncoding

/// One of an app's requests.
public protocol TargetType {
  var baseURL: URL { get }
  /// Behind the base's own.
  var path: String { get }
  var method: Moya.Method { get }
  /// What a stubbed provider answers.
  var sampleData: Data { get }
  var task: Task { get }
  var validationType: ValidationType { get }
  var headers: [String: String]? { get }
}
extension TargetType {
  public var sampleData: Data { Data() }
  public var validationType: ValidationType { .none }
  /// Of the base and the path.
  var url: URL { path.isEmpty ? baseURL : baseURL.appendingPathComponent(path) }
}

/// What a request carries: of it a query counts.
public enum Task {
  case requestPlain
  case requestData(Data)
  case requestJSONEncodable(any Encodable)
  case requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder)
  case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
  case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
  case requestCompositeParameters(
    bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any])
  case uploadFile(URL)
  case uploadMultipart([MultipartFormData])
  case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])

  /// What stands in the address behind `?`.
  func query(_ method: Moya.Method) -> [String: Any]? {
    switch self {
    case .requestParameters(let parameters, let encoding):
      method == .get && encoding is URLEncoding ? parameters : nil
    case .requestCompositeData(_, let parameters), .requestCompositeParameters(_, _, let parameters),
      .uploadCompositeMultipart(_, let parameters):
      parameters
    default: nil
    }
  }
}

/// Which statuses are no failure.
public enum ValidationType: Equatable, Sendable {
  case none, successCodes, successAndRedirectCodes
  case customCodes([Int])

  public var statusCodes: [Int] {
    switch self {
    case .none: []
    case .successCodes: Array(200..<300)
    case .successAndRedirectCodes: Array(200..<400)
    case .customCodes(let codes): codes
    }
  }
}

/// A part of an upload.
public struct MultipartFormData {
  public enum FormDataProvider { case data(Data), file(URL), stream(InputStream, UInt64) }
  public let provider: FormDataProvider
  public let name: String
  public let fileName: String?
  public let mimeType: String?
  public init(provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil) {
    (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType)
  }
}

/// A target's request as closures of a provider change it.
open class Endpoint {
  public let url: String
  public let method: Moya.Method
  public let task: Task
  public let httpHeaderFields: [String: String]?
  public enum SampleResponse { case networkResponse(Int, Data), networkError(NSError) }
  public typealias SampleResponseClosure = () -> SampleResponse
  public let sampleResponseClosure: SampleResponseClosure

  public init(
    url: String, sampleResponseClosure: @escaping SampleResponseClosure, method: Moya.Method, task: Task,
    httpHeaderFields: [String: String]?
  ) {
    (self.url, self.method, self.task) = (url, method, task)
    (self.sampleResponseClosure, self.httpHeaderFields) = (sampleResponseClosure, httpHeaderFields)
  }
  open func adding(newHTTPHeaderFields: [String: String]) -> Endpoint {
    let all = (httpHeaderFields ?? [:]).merging(newHTTPHeaderFields) { $1 }
    return Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task, httpHeaderFields: all)
  }
  open func replacing(task: Task) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task,
      httpHeaderFields: httpHeaderFields)
  }
}
