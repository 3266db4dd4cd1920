/// Which keyboard shows. Of no effect: none does.
public enum UIKeyboardType: Int, Sendable {
  /// As named.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// As named.
  case twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says. Of no effect: there is no keyboard.
public enum UIReturnKeyType: Int, Sendable {
  /// As named.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether letters become capitals. Of no effect.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// As named.
  case none, words, sentences, allCharacters
}

/// Whether words are corrected. Of no effect.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As named.
  case `default`, no, yes
}

/// Whether words are checked. Of no effect.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As named.
  case `default`, no, yes
}

/// How dark the keyboard is. Of no effect: there is none.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As named.
  case `default`, dark, light
}

/// What a text means, for those who fill it in. Of no effect.
public struct UITextContentType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a type.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As named.
  public static let name = UITextContentType(rawValue: "name")
  /// As named.
  public static let username = UITextContentType(rawValue: "username")
  /// As named.
  public static let password = UITextContentType(rawValue: "password")
  /// As named.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// As named.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// As named.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// As named.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// As named.
  public static let URL = UITextContentType(rawValue: "URL")
  /// As named.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// As named.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// As named.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// As named.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// As named.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// As named.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

/// Who takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any.
  var hasText: Bool { get }
  /// Types.
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}
