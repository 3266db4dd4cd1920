@_exported import UIKit

public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
open class ACAccountType: NSObject {}
open class ACAccount: NSObject {}
open class ACAccountStore: NSObject {
  open func accountType(withAccountTypeIdentifier typeIdentifier: String) -> ACAccountType { ACAccountType() }
  open func accounts(with accountType: ACAccountType) -> [Any] { [] }
  open func requestAccessToAccounts(
    with accountType: ACAccountType, options: [AnyHashable: Any]?, completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
}
