import HeroSources
import Testing

/// Sources that cannot be rewritten.
@Suite struct WrongSourceTests {
  @Test func allFilesErrorsAreToldTogether() {
    let module = rewrite(["func f( {}\n", "class A: UIView { let a = #selector(b) }", "let fine = 1"])
    #expect(module.hasErrors)
    #expect(module.files.isEmpty)
    #expect(Set(module.messages.map(\.path)) == ["/app/A.swift", "/app/B.swift"])
    #expect(module.messages[0].description == "/app/A.swift:1:9: error: syntax error: expected ')'")
  }

  @Test func twoClassesOfOneName() {
    #expect(
      messages("class Card: UIView {}", "\nclass Card: UIView {}") == [
        "/app/B.swift:2:1: error: 'Card' is declared twice in the module, the first time in /app/A.swift; rename one, or leave its file out"
      ])
  }

  @Test func privateClassesOfOneName() {
    #expect(messages("private class Card: UIView {}", "private class Card: UIView {}").isEmpty)
  }

  @Test func twoDelegates() {
    #expect(
      messages(
        "@main class A: UIResponder, UIApplicationDelegate {}", "@main class B: UIResponder, UIApplicationDelegate {}")
        == [
          "/app/B.swift:1:1: error: the module starts with A already: leave one of the files out"
        ])
  }

  @Test func swiftUIApps() {
    #expect(
      messages("@main struct MyApp: App {}") == [
        "/app/A.swift:1:1: error: @main of a type that is no class: only an app's delegate of UIKit can be started"
      ])
  }

  @Test func programs() {
    let module = ModuleRewriter.rewrite([
      AppSource(name: "+main.swift", path: "/app/main.swift", text: "UIApplicationMain(0, nil, nil, \"AppDelegate\")\n")
    ])
    #expect(module.messages.map(\.severity) == [.warning])
    #expect(
      module.files[0].text == "#sourceLocation(file: \"/app/main.swift\", line: 1)\n"
        + String(repeating: " ", count: 45) + "\n")
  }

  @Test func managedPropertiesAreTold() {
    #expect(
      messages("class A: NSObject {\n  @NSManaged var name: String?\n}") == [
        "/app/A.swift:2:3: warning: @NSManaged is left out: nothing stores the property"
      ])
  }

  @Test func optionalMethodsWithoutADefault() {
    #expect(
      messages("@objc protocol P {\n  @objc optional func color() -> UIColor\n}") == [
        "/app/A.swift:2:23: error: optional method of a protocol with a result of UIColor: give it a default in an extension, and take 'optional' away"
      ])
  }

  @Test(arguments: [("Home/Cell.swift", "+Home+Cell.swift"), ("main.swift", "+main.swift")])
  func copiesHaveNamesOfTheirOwn(_ path: String, _ name: String) { #expect(copyName(of: path) == name) }
}
