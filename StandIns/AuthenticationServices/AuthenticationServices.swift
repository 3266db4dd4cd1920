@_exported import UIKit

open class ASAuthorizationRequest: NSObject {}
public struct ASAuthorizationScope: Hashable, Sendable {
  let name: String
}
open class ASAuthorization: NSObject {
  public typealias Scope = ASAuthorizationScope
  open var credential: Any { NSNull() }
}
extension ASAuthorizationScope {
  public static let fullName = ASAuthorizationScope(name: "fullName")
  public static let email = ASAuthorizationScope(name: "email")
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  open var requestedScopes: [ASAuthorizationScope]?
  open var nonce: String?
  open var state: String?
}
open class ASAuthorizationAppleIDProvider: NSObject {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
}
open class ASAuthorizationAppleIDCredential: NSObject {
  open var user: String { "" }
  open var identityToken: Data? { nil }
  open var authorizationCode: Data? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var email: String? { nil }
}
public typealias ASPresentationAnchor = UIWindow
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public init(authorizationRequests: [ASAuthorizationRequest]) {}
  open func performRequests() {}
}
/// A black button without its text.
open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }
  public enum Style: Int, Sendable { case white, whiteOutline, black }
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 130, height: 30))
    setUp(style == .black ? .black : .white)
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(.black)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(.black)
  }
  private func setUp(_ color: UIColor) {
    backgroundColor = color
    layer.cornerRadius = cornerRadius
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 130, height: 30) }
}
@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  public init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {}
  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}
