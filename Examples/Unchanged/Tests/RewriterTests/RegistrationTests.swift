import Testing

/// What generated code registers.
@Suite struct RegistrationTests {
  private func head(_ text: String) throws -> String { try rewrittenLines(text)[0] }

  @Test func outletsActionsAndInspectables() throws {
    #expect(
      try head(
        "class Card: UIViewController {\n@IBOutlet var label: UILabel!\n@IBAction func close(_ sender: UIButton) {}\n}")
        == "class Card: UIViewController { @MainActor static func _heroMembers__43_A_0() { let m = ObjectiveCMembers(Card.self); "
        + "m.property(\"label\", \\.label); m.method(\"close:\") { o, a in o.close(a[0] as UIButton) } };")
  }

  @Test func classesAreFoundByName() throws {
    #expect(
      try head("class Card: UIView {\n}")
        == "class Card: UIView { @MainActor static func _heroMembers__43_A_0() { _ = ObjectiveCMembers(Card.self) };")
    #expect(
      try head("@objc(AppCard) class Card: UIView {\n}")
        == "               class Card: UIView { @MainActor static func _heroMembers__43_A_0() { _ = ObjectiveCMembers(Card.self, name: \"AppCard\") };"
    )
  }

  @Test func otherMembersAreNotRegistered() throws {
    #expect(try !head("class Card: UIView {\nvar a = 1\nfunc b() {}\nstatic func c() {}\n}").contains("m."))
  }

  @Test func allOfAnObjcMembersClass() throws {
    let line = try head(
      "@objcMembers class Card: UIView {\nprivate(set) var a = 1\nfunc `default`(_ b: Int!) {}\nprivate func c() {}\n}")
    #expect(line.contains("m.property(\"a\", \\.a); m.method(\"default:\") { o, a in o.`default`(a[0] as Int?) } }"))
    #expect(!line.contains("\"c\""))
  }

  @Test func methodsThatSelectorsName() throws {
    #expect(
      try head("class Card: UIView {\nlet a = #selector(b)\nfunc b() {}\n}").contains(
        "m.method(\"b\") { o, _ in o.b() }"))
  }

  @Test func membersOfExtensionsStayInThem() throws {
    let lines = try rewrittenLines("class Card: UIView {\n}\nextension Card {\n@objc private func tap() {}\n}")
    #expect(
      lines[2]
        == "extension Card { @MainActor static func _heroMembers__43_A_23() { let m = ObjectiveCMembers(Card.self); "
        + "m.method(\"tap\") { o, _ in o.tap() } };")
  }

  @Test func nestedClassesAreRegisteredByTheOuterOnes() throws {
    let lines = try rewrittenLines("class Card: UIView {\nprivate class Knob: UIView {\n@objc func tap() {}\n}\n}")
    #expect(lines[0].hasSuffix("{ _ = ObjectiveCMembers(Card.self); Knob._heroMembers__43_A_21() };"))
  }

  @Test func asynchronousAndThrowingActions() throws {
    #expect(
      try head("class Card: UIView {\n@IBAction func load() async throws {}\n}").contains(
        "m.method(\"load\") { o, _ in Task { @MainActor in try? await o.load() } }"))
  }

  @Test func theModulesClassCallsEachFile() throws {
    let module = try rewrite(["class A: UIView {}", "struct B {}", "class C: UIView {}"])
    #expect(
      module.files.last == """
        import UIKit

        /// Registers what Objective-C would know of the module's classes; UIKit finds it by its name.
        @MainActor
        final class HeroAppMembers: ObjectiveCModule {
          static func register() {
            _heroMembers__43_A()
            _heroMembers__43_C()
          }
        }

        """)
  }

  @Test func theDelegateStartsNoProgram() throws {
    #expect(
      try !head("@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}").contains(
        "@UIApplicationMain"))
  }
}
