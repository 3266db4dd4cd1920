@_exported import UIKit

open class INIntent: NSObject { open var suggestedInvocationPhrase: String? }
open class INIntentResponse: NSObject {}
open class INInteraction: NSObject {
  public init(intent: INIntent, response: INIntentResponse?) {}
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
    handler(.denied)
  }
}
