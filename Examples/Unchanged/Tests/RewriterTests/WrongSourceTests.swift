import Testing

/// Sources that cannot be rewritten.
@Suite struct WrongSourceTests {
  @Test func allFilesErrorsAreToldTogether() throws {
    let module = try rewrite(["func f( {}\n", "class A: UIView { let a = #selector(b) }", "let fine = 1"])
    #expect(module.files.isEmpty)
    #expect(Set(module.messages.map { $0.prefix { $0 != ":" } }) == ["/app/A.swift", "/app/B.swift"])
    #expect(module.messages[0] == "/app/A.swift:1:9: error: syntax error: expected ')'")
  }

  @Test func whatIsMissingIsNamed() throws {
    let module = try rewrite(["let a = 1\nlet b = a + * 2\n"])
    #expect(module.messages == ["/app/A.swift:2:13: error: syntax error: expected expression"])
  }

  @Test func twoClassesOfOneName() throws {
    #expect(
      try messages("class Card: UIView {}", "\nclass Card: UIView {}") == [
        "/app/B.swift:2:1: error: 'Card' is declared twice in the module, the first time in /app/A.swift; rename one, or leave its file out"
      ])
  }

  @Test func privateClassesOfOneName() throws {
    #expect(try messages("private class Card: UIView {}", "private class Card: UIView {}").isEmpty)
  }

  @Test func twoDelegates() throws {
    #expect(
      try messages(
        "@main class A: UIResponder, UIApplicationDelegate {}", "@main class B: UIResponder, UIApplicationDelegate {}")
        == [
          "/app/B.swift:1:1: error: the module starts with A already: leave one of the files out"
        ])
  }

  @Test func swiftUIApps() throws {
    #expect(
      try messages("@main struct MyApp: App {}") == [
        "/app/A.swift:1:1: error: @main of a type that is no class: only an app's delegate of UIKit can be started"
      ])
  }

  @Test func programs() throws {
    let module = try rewrite(files: [("main.swift", "UIApplicationMain(0, nil, nil, \"AppDelegate\")\n")])
    #expect(module.messages.count == 1 && module.messages[0].contains(": warning: "))
    #expect(
      module.files[0] == "#sourceLocation(file: \"/app/main.swift\", line: 1)\n"
        + String(repeating: " ", count: 45) + "\n")
  }

  @Test func methodsOfCoreDataThatItWouldMake() throws {
    #expect(
      try messages("extension A {\n  @NSManaged func insertIntoCrew(_ value: Sailor, at index: Int)\n}") == [
        "/app/A.swift:2:19: error: 'insertIntoCrew' of Core Data has no stand-in: change the relationship's property instead"
      ])
  }

  @Test func optionalMethodsWithoutADefault() throws {
    #expect(
      try messages("@objc protocol P {\n  @objc optional func color() -> UIColor\n}") == [
        "/app/A.swift:2:23: error: optional method of a protocol with a result of UIColor: give it a default in an extension, and take 'optional' away"
      ])
  }
}
