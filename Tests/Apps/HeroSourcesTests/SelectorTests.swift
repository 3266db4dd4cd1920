import HeroTesting
import Testing

/// What `#selector` becomes.
@Suite struct SelectorTests {
  /// The selector that an expression gives in a controller with these methods.
  private func selector(_ expression: String, _ members: String) -> String {
    let lines = rewrittenLines(
      """
      class Card: UIViewController {
      let made = \(expression)
      \(members)
      }
      """)
    return lines.count > 1 ? String(lines[1].dropFirst("let made = ".count)) : lines[0]
  }

  // Source of the names: Swift's book of Objective-C, and PartsOfSpeech.def for prepositions.
  @Test(arguments: [
    ("tap", "@objc func tap() {}", "tap"),
    ("tap", "@objc func tap(_ sender: UIButton) {}", "tap:"),
    ("tap(_:)", "@objc func tap(_ sender: UIButton) {}\n@objc func tap() {}", "tap:"),
    ("Card.tap", "@objc func tap() {}", "tap"), ("self.tap", "@objc func tap() {}", "tap"),
    ("Self.tap", "@objc func tap() {}", "tap"), ("other.tap", "@objc func tap() {}", "tap"),
    ("tap(sender:)", "@objc func tap(sender: UIButton) {}", "tapWithSender:"),
    ("move(by:to:)", "@objc func move(by x: Int, to y: Int) {}", "moveBy:to:"),
    ("tap(_:event:)", "@objc func tap(_ sender: UIButton, event: UIEvent) {}", "tap:event:"),
    ("move(byOffset:)", "@objc func move(byOffset x: Int) {}", "moveByOffset:"),
    ("moveTo(place:)", "@objc func moveTo(place: Int) {}", "moveToPlace:"),
    ("tap", "@objc(doIt:) func tap(_ sender: Any) {}", "doIt:"),
    // Of another module's type, whose methods are not known here.
    ("UIResponder.paste(_:)", "@objc func tap() {}", "paste:"),
    ("CLLocationManager.requestLocation", "@objc func requestLocation(_ a: Int) {}", "requestLocation"),
    ("URLSessionDataDelegate.urlSession(_:dataTask:didReceive:)", "", "urlSession:dataTask:didReceive:"),
    ("tap as () -> Void", "@objc func tap() {}\n@objc func tap(_ sender: Any) {}", "tap"),
    ("(Card.tap) as (Card) -> (Any) -> Void", "@objc func tap() {}\n@objc func tap(_ sender: Any) {}", "tap:"),
    ("getter: name", "@objc var name = 1", "name"), ("setter: name", "@objc var name = 1", "setName:"),
    ("UIView.endEditing(_:)", "", "endEditing:"),
    ("dismiss(animated:completion:)", "", "dismissViewControllerAnimated:completion:"),
  ])
  func names(_ expression: String, _ members: String, _ name: String) {
    #expect(selector("#selector(\(expression))", members) == "Selector(\"\(name)\")")
  }

  @Test func ofOtherClassesOfTheModule() {
    let module = rewrite([
      "class Card: UIViewController {\nlet made = #selector(Router.close)\n@objc func close(_ sender: Any) {}\n}",
      "class Router: NSObject { @objc func close() {} }",
    ])
    expectTexts(module, (0, "let made = Selector(\"close\")\n"))
    let inherited = rewrite([
      "class Card: Base {\nlet made = #selector(close)\n}",
      "class Base: UIViewController { @objc func close(_ sender: Any) {} }",
      "class Other: UIView { @objc func close() {} }",
    ])
    expectTexts(inherited, (0, "let made = Selector(\"close:\")\n"))
  }

  @Test func privateClassesOfOneNameAreEachTheirFiles() {
    let module = rewrite([
      "private class Card: NSObject { @objc func tap() {} }\nlet first = #selector(Card.tap)",
      "private class Card: NSObject { @objc func tap(_ a: Any) {} }\nlet second = #selector(Card.tap)\nlet third = #selector(Card.fly)\nextension Card { @objc func fly(_ a: Any) {} }",
      "private class Card: NSObject {}\nextension Card { @objc func fly() {} }\nfunc fourth() -> Selector { #selector(Card.fly) }",
    ])
    expectEqual(module.messages, [])
    expectTexts(
      module, (0, "let first = Selector(\"tap\")"), (1, "let second = Selector(\"tap:\")"),
      (1, "let third = Selector(\"fly:\")"), (2, "-> Selector { Selector(\"fly\") }"))
  }

  @Test func genericClassesRegisterThemselves() {
    let text = rewrittenLines(
      "class List<T>: UIViewController {\nlet made = #selector(tap)\n@objc func tap() {}\n}")
    #expect(text[1] == "let made = Selector(\"tap\", of: { List._heroMembers__43_A_0() })")
  }

  @Test func missingAndSeveralMethods() {
    for (expression, members, message) in [
      (
        "fly(_:)", "",
        "no class of the module has a method 'fly(_:)', and UIKit's, if it is one, cannot be called by its name here: call a method of the app's that calls it"
      ),
      (
        "tap", "  @objc func tap() {}\n  @objc func tap(_ a: Int) {}\n",
        "'tap' may mean tap or tap:: write its labels, as in #selector(tap())"
      ),
    ] {
      expectEqual(
        messages("class Card: UIViewController {\n  let made = #selector(\(expression))\n\(members)}"),
        ["/app/A.swift:2:24: error: " + message])
    }
  }

  /// The extension of UIKit's class says nothing of its own members.
  @Test func ofAnExtendedClass() {
    let module = rewrite([
      "extension UIViewController {\nlet made = #selector(present(_:sender:))\n}",
      "class Card: UIViewController {\nlet made = responds(to: #selector(getter: UIViewController.extendedLayout))\n}",
    ])
    expectTexts(module, (0, "let made = Selector(\"present:sender:\")"), (1, "let made = true\n"))
  }

  @Test func anyObjectIsAskedWhenTheCodeRuns() throws {
    for (given, expected) in [
      ("(found as AnyObject).cgRectValue", "ObjectiveCObject(found as Any).cgRectValue"),
      ("(found as AnyObject)[\"x\"]", "ObjectiveCObject(found as Any)[\"x\"]"),
      ("(found as AnyObject).own", "(found as AnyObject).own"),
      ("(found as! NSValue).cgRectValue", "(found as! NSValue).cgRectValue"),
      ("(found as AnyObject?)?.value(forKeyPath: path)", "ObjectiveCObject(found as Any) .value(forKeyPath: path)"),
    ] { expectEqual(rewrittenLines("let a = " + given)[0], "let a = " + expected) }
  }
}
