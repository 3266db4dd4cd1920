extension NSObject {
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
}

extension Error {
  /// What `error as NSError` is: the error itself, or one with its domain, code and description.
  public func _bridgeToObjectiveC() -> NSError {
    if let error = self as Any as? NSError { return error }
    return NSError(domain: _domain, code: _code, userInfo: [NSLocalizedDescriptionKey: localizedDescription])
  }
}

/// Of no effect: an app's code runs on the main thread.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 { 0 }
/// Of no effect: an app's code runs on the main thread.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 { 0 }

/// Nanoseconds.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds.
public let USEC_PER_SEC: UInt64 = 1_000_000
