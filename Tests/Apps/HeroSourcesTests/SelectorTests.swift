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

  @Test func ofAnotherClass() {
    let module = rewrite([
      "class Card: UIViewController {\nlet made = #selector(Router.close)\n@objc func close(_ sender: Any) {}\n}",
      "class Router: NSObject { @objc func close() {} }",
    ])
    #expect(module.files[0].contains("let made = Selector(\"close\")\n"))
  }

  @Test func inheritedInTheModule() {
    let module = rewrite([
      "class Card: Base {\nlet made = #selector(close)\n}",
      "class Base: UIViewController { @objc func close(_ sender: Any) {} }",
      "class Other: UIView { @objc func close() {} }",
    ])
    #expect(module.files[0].contains("let made = Selector(\"close:\")\n"))
  }

  @Test func privateClassesOfOneNameAreEachTheirFiles() {
    let module = rewrite([
      "private class Card: NSObject { @objc func tap() {} }\nlet first = #selector(Card.tap)",
      "private class Card: NSObject { @objc func tap(_ a: Any) {} }\nlet second = #selector(Card.tap)\nlet third = #selector(Card.fly)\nextension Card { @objc func fly(_ a: Any) {} }",
      "private class Card: NSObject {}\nextension Card { @objc func fly() {} }\nfunc fourth() -> Selector { #selector(Card.fly) }",
    ])
    #expect(module.messages == [])
    #expect(module.files[0].contains("let first = Selector(\"tap\")"))
    #expect(module.files[1].contains("let second = Selector(\"tap:\")"))
    #expect(module.files[1].contains("let third = Selector(\"fly:\")"))
    #expect(module.files[2].contains("-> Selector { Selector(\"fly\") }"))
  }

  @Test func genericClassesRegisterThemselves() {
    let text = rewrittenLines(
      "class List<T>: UIViewController {\nlet made = #selector(tap)\n@objc func tap() {}\n}")
    #expect(text[1] == "let made = Selector(\"tap\", of: { List._heroMembers__43_A_0() })")
  }

  @Test func missingMethods() {
    #expect(
      messages("class Card: UIViewController {\n  let made = #selector(fly(_:))\n}") == [
        "/app/A.swift:2:24: error: no class of the module has a method 'fly(_:)', and UIKit's, if it is one, cannot be called by its name here: call a method of the app's that calls it"
      ])
  }

  /// The extension of UIKit's class says nothing of its own members.
  @Test func ofAnExtendedClass() {
    let module = rewrite([
      "extension UIViewController {\nlet made = #selector(present(_:sender:))\n}",
      "class Card: UIViewController {\nlet made = responds(to: #selector(getter: UIViewController.extendedLayout))\n}",
    ])
    #expect(module.files[0].contains("let made = Selector(\"present:sender:\")"))
    #expect(module.files[1].contains("let made = true\n"))
  }

  @Test func anyObjectIsAskedWhenTheCodeRuns() {
    let text = rewrittenLines(
      "let a = (found as AnyObject).cgRectValue\nlet b = (found as AnyObject)[\"x\"]\nlet c = (found as AnyObject).own\nlet d = (found as! NSValue).cgRectValue\nlet e = (found as AnyObject?)?.value(forKeyPath: path)"
    )
    expectEqual(text[0], "let a = ObjectiveCObject(found as Any).cgRectValue")
    expectEqual(text[1], "let b = ObjectiveCObject(found as Any)[\"x\"]")
    expectEqual(text[2], "let c = (found as AnyObject).own")
    expectEqual(text[3], "let d = (found as! NSValue).cgRectValue")
    expectEqual(text[4], "let e = ObjectiveCObject(found as Any) .value(forKeyPath: path)")
  }

  @Test func severalMethods() {
    #expect(
      messages(
        "class Card: UIViewController {\n  let made = #selector(tap)\n  @objc func tap() {}\n  @objc func tap(_ a: Int) {}\n}"
      ) == [
        "/app/A.swift:2:24: error: 'tap' may mean tap or tap:: write its labels, as in #selector(tap())"
      ])
  }
}
