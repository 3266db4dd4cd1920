import UIKit

/// Swift's own, which libraries' stand-ins give: the library of this name is older than it.
public typealias Result<Value, Failure: Swift.Error> = Swift.Result<Value, Failure>

extension Swift.Result {
  /// What has come; nil after a failure.
  public var value: Success? { try? get() }
  /// Why nothing has come; nil after a success.
  public var error: Failure? { if case .failure(let error) = self { error } else { nil } }
  public init(value: Success) { self = .success(value) }
  public init(error: Failure) { self = .failure(error) }
  public func analysis<Other>(ifSuccess: (Success) -> Other, ifFailure: (Failure) -> Other) -> Other {
    switch self {
    case .success(let value): ifSuccess(value)
    case .failure(let error): ifFailure(error)
    }
  }
}

/// Any error.
public struct AnyError: Swift.Error {
  public let error: any Swift.Error
  public init(_ error: any Swift.Error) { self.error = error }
}
/// There is none.
public enum NoError: Swift.Error {}
