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
