/// An error that stops the process: nobody can catch it in Swift.
open class NSException: NSObject {
  /// What kind of error it is.
  public let name: NSExceptionName
  /// What happened.
  public let reason: String?
  /// What belongs to it.
  public let userInfo: [AnyHashable: Any]?

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  /// Stops the process with the reason.
  open func raise() { stop(reason ?? "", name: name.rawValue) }
}

/// A kind of exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let genericException = NSExceptionName("NSGenericException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let rangeException = NSExceptionName("NSRangeException")
}
