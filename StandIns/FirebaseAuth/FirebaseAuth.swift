@_exported import FirebaseCore

public final class UserProfileChangeRequest: NSObject {
  public var displayName: String?
  public var photoURL: URL?
  public func commitChanges(completion: (((any Error)?) -> Void)? = nil) {}
}
/// A user; nobody is signed in here.
public final class User: NSObject {
  public var uid: String { "" }
  public var email: String? { nil }
  public var displayName: String? { nil }
  public var photoURL: URL? { nil }
  public var phoneNumber: String? { nil }
  public var isAnonymous: Bool { true }
  public var isEmailVerified: Bool { false }
  public func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest() }
  public func sendEmailVerification(completion: (((any Error)?) -> Void)? = nil) {}
  public func delete(completion: (((any Error)?) -> Void)? = nil) {}
  public func reload(completion: (((any Error)?) -> Void)? = nil) {}
  public func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {}
  public func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {}
  public func reauthenticate(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  public func reauthenticateAndRetrieveData(
    with credential: AuthCredential, completion: AuthDataResultCallback? = nil
  ) {}
  public func link(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  public func getIDToken(completion: ((String?, (any Error)?) -> Void)? = nil) {}
}
public final class AuthDataResult: NSObject {
  public var user: User { User() }
  // Until Firebase 4 the result was the user itself.
  public var uid: String { user.uid }
  public var email: String? { user.email }
  public var displayName: String? { user.displayName }
}
public class AuthCredential: NSObject {}
public enum EmailAuthProvider {
  public static func credential(withEmail email: String, password: String) -> AuthCredential { AuthCredential() }
}
public enum AuthErrorCode: Int, Sendable {
  case invalidCredential = 17004
  case userDisabled = 17005
  case emailAlreadyInUse = 17007
  case invalidEmail, wrongPassword, tooManyRequests, userNotFound
  case networkError = 17020
  case weakPassword = 17026
}
public typealias AuthResultCallback = (User?, (any Error)?) -> Void
public typealias AuthDataResultCallback = (AuthDataResult?, (any Error)?) -> Void
public typealias AuthStateDidChangeListenerHandle = NSObject
/// No question is ever answered.
public final class Auth: NSObject, @unchecked Sendable {
  private static let one = Auth()
  public static func auth() -> Auth { one }
  /// Until Firebase 3.
  @_disfavoredOverload public static func auth() -> Auth? { one }
  public var currentUser: User? { nil }
  public func signIn(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {}
  public func createUser(withEmail email: String, password: String, completion: AuthDataResultCallback? = nil) {}
  public func signInAnonymously(completion: AuthDataResultCallback? = nil) {}
  public func signIn(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  public func signInAndRetrieveData(with credential: AuthCredential, completion: AuthDataResultCallback? = nil) {}
  public func fetchSignInMethods(forEmail email: String, completion: (([String]?, (any Error)?) -> Void)? = nil) {}
  public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {}
  public func signOut() throws {}
  @discardableResult
  public func addStateDidChangeListener(
    _ listener: @escaping (Auth, User?) -> Void
  ) -> AuthStateDidChangeListenerHandle {
    listener(self, nil)
    return NSObject()
  }
  public func removeStateDidChangeListener(_ handle: AuthStateDidChangeListenerHandle) {}
}

/// Names of Firebase 3.
public typealias FIRAuth = Auth
public typealias FIRUser = User
public typealias FIREmailPasswordAuthProvider = EmailAuthProvider
