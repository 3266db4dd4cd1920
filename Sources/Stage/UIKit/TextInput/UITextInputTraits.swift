/// Which keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// Whether straight quotes become curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}

/// What a password must have, for those who make one up.
public struct UITextInputPasswordRules: Equatable, Sendable {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// How dark the keyboard is.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

/// What a text means, for those who fill it in.
public struct UITextContentType: RawRepresentable, Equatable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  public static let URL = UITextContentType(rawValue: "URL")
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  public static let givenName = UITextContentType(rawValue: "givenName")
  public static let familyName = UITextContentType(rawValue: "familyName")
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  public static let middleName = UITextContentType(rawValue: "middleName")
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  public static let location = UITextContentType(rawValue: "location")
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  public static let addressState = UITextContentType(rawValue: "addressState")
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  public static let countryName = UITextContentType(rawValue: "countryName")
}

/// What a text says of the keyboard, and of what is done to typed text; there is no keyboard.
public struct KeyboardTraits: Sendable {
  public var keyboardType = UIKeyboardType.default
  public var keyboardAppearance = UIKeyboardAppearance.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType!
  public var returnKeyType = UIReturnKeyType.default
  public var enablesReturnKeyAutomatically = false
  public var autocapitalizationType = UITextAutocapitalizationType.sentences
  public var autocorrectionType = UITextAutocorrectionType.default
  public var spellCheckingType = UITextSpellCheckingType.default
  public var smartQuotesType = UITextSmartQuotesType.default
  public var smartDashesType = UITextSmartDashesType.default
  public var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  public var passwordRules: UITextInputPasswordRules?
}

/// Who takes what a keyboard types: what `KeyboardTraits` names are its properties, which subclasses name without `self`.
@preconcurrency @MainActor
public protocol KeyboardUser: AnyObject {
  var keyboardTraits: KeyboardTraits { get set }
}

extension KeyboardUser {
  public var keyboardType: UIKeyboardType {
    get { keyboardTraits.keyboardType }
    set { keyboardTraits.keyboardType = newValue }
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardTraits.keyboardAppearance }
    set { keyboardTraits.keyboardAppearance = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textContentType: UITextContentType! {
    get { keyboardTraits.textContentType }
    set { keyboardTraits.textContentType = newValue }
  }
  public var returnKeyType: UIReturnKeyType {
    get { keyboardTraits.returnKeyType }
    set { keyboardTraits.returnKeyType = newValue }
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboardTraits.enablesReturnKeyAutomatically }
    set { keyboardTraits.enablesReturnKeyAutomatically = newValue }
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardTraits.autocapitalizationType }
    set { keyboardTraits.autocapitalizationType = newValue }
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { keyboardTraits.autocorrectionType }
    set { keyboardTraits.autocorrectionType = newValue }
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { keyboardTraits.spellCheckingType }
    set { keyboardTraits.spellCheckingType = newValue }
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { keyboardTraits.smartQuotesType }
    set { keyboardTraits.smartQuotesType = newValue }
  }
  public var smartDashesType: UITextSmartDashesType {
    get { keyboardTraits.smartDashesType }
    set { keyboardTraits.smartDashesType = newValue }
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboardTraits.smartInsertDeleteType }
    set { keyboardTraits.smartInsertDeleteType = newValue }
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { keyboardTraits.passwordRules }
    set { keyboardTraits.passwordRules = newValue }
  }
}

/// Who takes typed text.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is any.
  var hasText: Bool { get }
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}
