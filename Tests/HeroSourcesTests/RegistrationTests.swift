import HeroSources
import Testing

/// What generated code registers.
@Suite struct RegistrationTests {
  private func head(_ text: String) -> String { rewrittenLines(text)[0] }

  @Test func outletsActionsAndInspectables() {
    #expect(
      head(
        "class Card: UIViewController {\n@IBOutlet var label: UILabel!\n@IBAction func close(_ sender: UIButton) {}\n}")
        == "class Card: UIViewController { @MainActor static func _heroMembers_A_0() { let m = ObjectiveCMembers(Card.self); "
        + "m.property(\"label\", \\.label); m.method(\"close:\") { o, a in o.close(a[0] as UIButton) } };")
  }

  @Test func classesAreFoundByName() {
    #expect(
      head("class Card: UIView {\n}")
        == "class Card: UIView { @MainActor static func _heroMembers_A_0() { _ = ObjectiveCMembers(Card.self) };")
    #expect(
      head("@objc(AppCard) class Card: UIView {\n}")
        == "               class Card: UIView { @MainActor static func _heroMembers_A_0() { _ = ObjectiveCMembers(Card.self, name: \"AppCard\") };"
    )
  }

  @Test func otherMembersAreNotRegistered() {
    #expect(!head("class Card: UIView {\nvar a = 1\nfunc b() {}\nstatic func c() {}\n}").contains("m."))
  }

  @Test func allOfAnObjcMembersClass() {
    let line = head(
      "@objcMembers class Card: UIView {\nprivate(set) var a = 1\nfunc `default`(_ b: Int!) {}\nprivate func c() {}\n}")
    #expect(line.contains("m.property(\"a\", \\.a); m.method(\"default:\") { o, a in o.`default`(a[0] as Int?) } }"))
    #expect(!line.contains("\"c\""))
  }

  @Test func methodsThatSelectorsName() {
    #expect(
      head("class Card: UIView {\nlet a = #selector(b)\nfunc b() {}\n}").contains("m.method(\"b\") { o, _ in o.b() }"))
  }

  @Test func membersOfExtensionsStayInThem() {
    let lines = rewrittenLines("class Card: UIView {\n}\nextension Card {\n@objc private func tap() {}\n}")
    #expect(
      lines[2] == "extension Card { @MainActor static func _heroMembers_A_23() { let m = ObjectiveCMembers(Card.self); "
        + "m.method(\"tap\") { o, _ in o.tap() } };")
  }

  @Test func nestedClassesAreRegisteredByTheOuterOnes() {
    let lines = rewrittenLines("class Card: UIView {\nprivate class Knob: UIView {\n@objc func tap() {}\n}\n}")
    #expect(lines[0].hasSuffix("{ _ = ObjectiveCMembers(Card.self); Knob._heroMembers_A_21() };"))
  }

  @Test func asynchronousAndThrowingActions() {
    #expect(
      head("class Card: UIView {\n@IBAction func load() async throws {}\n}").contains(
        "m.method(\"load\") { o, _ in Task { @MainActor in try? await o.load() } }"))
  }

  @Test func theModulesClassCallsEachFile() {
    let module = rewrite(["class A: UIView {}", "struct B {}", "class C: UIView {}"])
    #expect(
      module.files.last?.text == """
        import UIKit

        /// Registers what Objective-C would know of the module's classes; UIKit finds it by its name.
        @MainActor
        final class HeroAppMembers: ObjectiveCModule {
          static func register() {
            _heroMembers_A()
            _heroMembers_C()
          }
        }

        """)
  }

  @Test func theDelegateStartsNoProgram() {
    #expect(
      !head("@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}").contains(
        "@UIApplicationMain"))
  }
}
