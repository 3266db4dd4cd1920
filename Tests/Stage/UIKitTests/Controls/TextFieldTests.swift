import HeroTesting

@testable import UIKit

/// Says of the keyboard what a field of codes does, each without `self`.
final class CodeField: UITextField {
  func expectCode() {
    (keyboardType, keyboardAppearance, returnKeyType, enablesReturnKeyAutomatically) = (.numberPad, .dark, .done, true)
    (autocapitalizationType, autocorrectionType, spellCheckingType) = (.none, .no, .no)
    (smartQuotesType, smartDashesType, smartInsertDeleteType) = (.no, .no, .no)
    textContentType = .oneTimeCode
    passwordRules = nil
  }
}

@MainActor
@Suite struct TextFieldTests {
  // Source: UITextInputTraits and UIResponder.inputView; there is no keyboard, but who says which one would show can ask for it.
  @Test func aSubclassNamesTheKeyboardsTraits() {
    let field = CodeField()
    field.expectCode()
    let traits = field.keyboardTraits
    #expect(traits.keyboardType == .numberPad && traits.keyboardAppearance == .dark && traits.returnKeyType == .done)
    #expect(traits.enablesReturnKeyAutomatically && traits.autocapitalizationType == .none)
    #expect(traits.autocorrectionType == .no && traits.spellCheckingType == .no && traits.smartQuotesType == .no)
    #expect(traits.smartDashesType == .no && traits.smartInsertDeleteType == .no)
    #expect(field.textContentType == .oneTimeCode && field.passwordRules == nil)
  }

  @Test func whatTypesTextKnowsItsKeyboard() {
    let (field, view, bar, picker) = (UITextField(), UITextView(), UISearchBar(), UIView())
    (view.autocorrectionType, view.inputAccessoryView, field.inputView) = (.no, picker, picker)
    #expect(view.keyboardType == .default && view.textContentType == nil)
    #expect(view.autocorrectionType == .no && view.autocapitalizationType == .sentences)
    #expect(field.inputView === picker && view.inputAccessoryView === picker && view.inputView == nil)
    #expect(bar.returnKeyType == .search && bar.autocapitalizationType == .none && UIView().inputView == nil)
  }

  /// As runtime attributes of files say it.
  @Test func aPlaceholdersLabelHasAColour() {
    let field = UITextField()
    field.placeholder = "Pier"
    field.setValue(UIColor.red, forKeyPath: "placeholderLabel.textColor")
    let text = field.attributedPlaceholder
    #expect(text?.string == "Pier" && text?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  private final class Tinted: UITextField {
    override var placeholder: String? {
      didSet {
        attributedPlaceholder = NSAttributedString(
          string: placeholder ?? "", attributes: [.foregroundColor: UIColor.red])
      }
    }
  }

  /// A field that colours each placeholder it is given is asked once.
  @Test func aPlaceholderWithAttributesIsNotSetByThePlaceholder() {
    let field = Tinted()
    field.placeholder = "Pier"
    #expect(field.placeholder == "Pier" && field.attributedPlaceholder?.string == "Pier")
    field.attributedPlaceholder = NSAttributedString(string: "Quay")
    expectEqual(field.placeholder, "Quay")
    let bar = UISearchBar()
    bar.searchTextField.attributedPlaceholder = NSAttributedString(string: "Boats")
    expectEqual(bar.placeholder, "Boats")
  }

  private final class Inset: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 5, y: 6, width: 7, height: 8) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 3, y: 4, width: 10, height: 10) }
    var places: [CGRect] = []
    override func drawPlaceholder(in rect: CGRect) { places.append(rect) }
  }

  /// The placeholder stands where the text would; one that a subclass draws is not places by the field.
  @Test func subclassesSayWhereTextsStand() {
    useOwnScreen()
    let field = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    (field.text, field.leftView, field.leftViewMode) = ("a", UIView(), .always)
    show(field)
    #expect(parts(field).contains(CGRect(x: 12, y: 0, width: 76, height: 30)), "\(parts(field))")
    expectEqual(field.leftView?.frame, CGRect(x: 3, y: 4, width: 10, height: 10))
    field.clearButtonMode = .always
    #expect(parts(field).contains(CGRect(x: 5, y: 6, width: 7, height: 8)))
    (field.text, field.placeholder) = ("", "b")
    // The first layout asks, the next one knows.
    _ = parts(field)
    #expect(!parts(field).contains { $0.width == 76 })
    expectEqual(field.places.first, CGRect(x: 12, y: 0, width: 76, height: 30))
    // Nothing is left of a field without a width.
    field.frame.size.width = 0
    field.text = "a"
    expectEqual(parts(field).first { $0.height == 0 }, .zero)
  }

  @Test func textFieldsPostWhatTheyTell() {
    let field = UITextField()
    UIWindow().addSubview(field)
    nonisolated(unsafe) var posted: [String] = []
    let names: [Notification.Name] = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        posted.append($0.name.rawValue)
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    field.becomeFirstResponder()
    field.insertText("a")
    field.resignFirstResponder()
    expectEqual(posted, names.map(\.rawValue))
  }

  private final class Listener: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      calls.append("\(range.location),\(range.length) \(string)")
      return string != "x"
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
  }

  @Test func typingAsksTheDelegate() {
    useOwnScreen()
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    var events: [String] = []
    field.addAction(for: .editingDidBegin) { events.append("begin") }
    field.addAction(for: .editingChanged) { events.append("changed") }
    field.addAction(for: .editingDidEnd) { events.append("end") }
    #expect(field.becomeFirstResponder() && field.isFirstResponder && field.isEditing)
    for text in ["a", "x", "é"] { field.insertText(text) }
    field.deleteBackward()
    expectEqual(field.text, "a")
    field.insertText("\n")
    #expect(!field.isEditing)
    expectEqual(events, ["begin", "changed", "changed", "changed", "end"])
    expectEqual(listener.calls, ["begin", "0,0 a", "1,0 x", "1,0 é", "1,1 ", "end"])
    listener.allows = false
    #expect(!field.becomeFirstResponder())
    // One field is edited at a time.
    let (first, second, around) = (UITextField(), UITextField(), UIView())
    around.addSubview(second)
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(!first.isEditing && second.isEditing)
    around.endEditing(true)
    #expect(!second.isEditing && !second.isFirstResponder)
  }

  @Test func aTextFieldMakesRoomForItsSideViews() {
    useOwnScreen()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 0, width: 186, height: 34))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftView = icon
    field.layoutIfNeeded()
    expectEqual(icon.superview, nil)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    expectEqual(icon.frame, CGRect(x: 0, y: 7, width: 20, height: 20))
    expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 27, y: 0, width: 166, height: 34))
    // A picture of 20 × 10 points at the right end, in the middle of 44.
    let plain = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    plain.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    expectEqual(plain.rightViewRect(forBounds: plain.bounds), CGRect(x: 180, y: 17, width: 20, height: 10))
    expectEqual(plain.placeholderRect(forBounds: plain.bounds), plain.textRect(forBounds: plain.bounds))
    expectEqual(plain.editingRect(forBounds: plain.bounds), CGRect(x: 0, y: 0, width: 200, height: 44))
  }

  private final class Guard: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var (ends, clears) = (true, true)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ends }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      calls.append("ended \(reason == .committed)")
    }
  }

  // A tap on the field begins, one on the cross at its end clears.
  @Test func fingersBeginAndClear() {
    useOwnScreen()
    let (field, keeper) = (UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34)), Guard())
    (field.delegate, field.clearButtonMode, field.borderStyle) = (keeper, .always, .roundedRect)
    var changes = 0
    field.addAction(for: .editingChanged) { changes += 1 }
    show(field)
    touch(CGPoint(x: 50, y: 110), CGPoint(x: 50, y: 300))
    #expect(!field.isEditing)
    touch(CGPoint(x: 50, y: 110))
    #expect(field.isEditing)
    field.text = "Pier"
    keeper.clears = false
    touch(CGPoint(x: 188, y: 117))
    #expect(field.text == "Pier" && changes == 0)
    keeper.clears = true
    touch(CGPoint(x: 188, y: 117))
    #expect(field.text == "" && changes == 1)
    keeper.ends = false
    #expect(!field.resignFirstResponder() && field.isEditing && keeper.calls == [])
    keeper.ends = true
    #expect(field.resignFirstResponder() && !field.isEditing && keeper.calls == ["ended true"])
  }
}
