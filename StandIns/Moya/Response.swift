public import UIKit

public enum MoyaError: Error {
  case imageMapping(Response)
  case jsonMapping(Response)
  case stringMapping(Response)
  case objectMapping(any Error, Response)
  case encodableMapping(any Error)
  case statusCode(Response)
  case underlying(any Error, Response?)
  case requestMapping(String)
  case parameterEncoding(any Error)

  public var response: Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    default: nil
    }
  }
}
extension MoyaError: LocalizedError {
  public var errorDescription: String? {
    switch self {
    case .imageMapping: "Failed to map data to an Image."
    case .jsonMapping: "Failed to map data to JSON."
    case .stringMapping: "Failed to map data to a String."
    case .objectMapping: "Failed to map data to a Decodable object."
    case .encodableMapping: "Failed to encode Encodable object into data."
    case .statusCode: "Status code didn't fall within the given range."
    case .underlying(let error, _): error.localizedDescription
    case .requestMapping: "Failed to map Endpoint to a URLRequest."
    case .parameterEncoding(let error): "Failed to encode parameters for URLRequest. \(error.localizedDescription)"
    }
  }
}

/// An answer.
public final class Response: CustomDebugStringConvertible, Equatable, @unchecked Sendable {
  public let statusCode: Int
  public let data: Data
  public let request: URLRequest?
  public let response: HTTPURLResponse?

  public init(statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil) {
    (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response)
  }
  public var debugDescription: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
  public static func == (a: Response, b: Response) -> Bool {
    a.statusCode == b.statusCode && a.data == b.data && a.response == b.response
  }

  public func filter<Codes: RangeExpression>(statusCodes: Codes) throws -> Response where Codes.Bound == Int {
    guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }
    return self
  }
  public func filter(statusCode: Int) throws -> Response { try filter(statusCodes: statusCode...statusCode) }
  public func filterSuccessfulStatusCodes() throws -> Response { try filter(statusCodes: 200...299) }
  public func filterSuccessfulStatusAndRedirectCodes() throws -> Response { try filter(statusCodes: 200...399) }

  @preconcurrency @MainActor public func mapImage() throws -> UIImage {
    guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }
    return image
  }
  public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any {
    if data.isEmpty, !failsOnEmptyData { return NSNull() }
    do { return try JSONSerialization.jsonObject(with: data, options: .allowFragments) } catch {
      throw MoyaError.jsonMapping(self)
    }
  }
  /// - Parameter keyPath: A text in a JSON object.
  public func mapString(atKeyPath keyPath: String? = nil) throws -> String {
    guard let keyPath else {
      guard let text = String(data: data, encoding: .utf8) else { throw MoyaError.stringMapping(self) }
      return text
    }
    guard let text = try part(at: keyPath) as? String else { throw MoyaError.stringMapping(self) }
    return text
  }
  public func map<Value: Decodable>(
    _ type: Value.Type, atKeyPath keyPath: String? = nil, using decoder: JSONDecoder = JSONDecoder(),
    failsOnEmptyData: Bool = true
  ) throws -> Value {
    var data = data
    if let keyPath {
      let part = try part(at: keyPath)
      data = try JSONSerialization.data(withJSONObject: part, options: .fragmentsAllowed)
    }
    if data.isEmpty, !failsOnEmptyData { data = Data("{}".utf8) }
    do { return try decoder.decode(type, from: data) } catch { throw MoyaError.objectMapping(error, self) }
  }

  private func part(at keyPath: String) throws -> Any {
    var value = try mapJSON()
    for key in keyPath.split(separator: ".") {
      guard let next = (value as? [String: Any])?[String(key)] else { throw MoyaError.jsonMapping(self) }
      value = next
    }
    return value
  }
}

/// As Result's, before Swift had one.
extension Swift.Result {
  public var value: Success? { if case .success(let value) = self { value } else { nil } }
  public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
