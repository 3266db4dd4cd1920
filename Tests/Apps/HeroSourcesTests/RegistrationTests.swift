import HeroTesting

/// What generated code registers.
@Suite struct RegistrationTests {
  private func head(_ text: String) -> String { rewrittenLines(text)[0] }

  @Test func outletsActionsAndInspectables() {
    expectEqual(
      head(
        "class Card: UIViewController {\n@IBOutlet var label: UILabel!\n@IBAction func close(_ sender: UIButton) {}\n}"),
      "class Card: UIViewController { @MainActor static func _heroMembers__43_A_0() { let m = ObjectiveCMembers(Card.self); "
        + "m.property(\"label\", \\.label); m.method(\"close:\") { o, a in o.close(a[0] as UIButton) } };")
  }

  @Test func classesAreFoundByName() {
    expectEqual(
      head("class Card: UIView {\n}"),
      "class Card: UIView { @MainActor static func _heroMembers__43_A_0() { _ = ObjectiveCMembers(Card.self) };")
    expectEqual(
      head("@objc(AppCard) class Card: UIView {\n}"),
      "               class Card: UIView { @MainActor static func _heroMembers__43_A_0() { _ = ObjectiveCMembers(Card.self, name: \"AppCard\") };"
    )
  }

  /// What the class's line says, or does not say.
  @Test func membersAreRegistered() {
    for (text, member, isThere) in [
      // Files make plain objects by their class's name: `<customObject customClass="Source"/>`.
      ("class Source: NSObject {\n}", "let m = ObjectiveCMembers(Source.self); m.makes { Source() }", true),
      ("class Source: NSObject {\nprivate override init() {}\n}", "m.makes { Source() }", true),
      ("class Source: NSObject {\ninit(a: Int) {}\n}", "m.makes", false),
      ("class Source: NSObject {\ninit?() {}\n}", "m.makes", false),
      ("class Source<T>: NSObject {\n}", "m.makes", false),
      ("class Card: UIView {\nvar a = 1\nfunc b() {}\nstatic func c() {}\n}", "m.", false),
      // Methods that selectors name.
      ("class Card: UIView {\nlet a = #selector(b)\nfunc b() {}\n}", "m.method(\"b\") { o, _ in o.b() }", true),
      (
        "class Card: UIView {\n@IBAction func load() async throws {}\n}",
        "m.method(\"load\") { o, _ in Task { @MainActor in try? await o.load() } }", true
      ),
      // The delegate starts no program.
      ("@UIApplicationMain class A: UIResponder, UIApplicationDelegate {}", "@UIApplicationMain", false),
    ] { expectEqual(head(text).contains(member), isThere, "\(text)") }
  }

  @Test func allOfAnObjcMembersClass() {
    let line = head(
      "@objcMembers class Card: UIView {\nprivate(set) var a = 1\nfunc `default`(_ b: Int!) {}\nprivate func c() {}\n}")
    #expect(line.contains("m.property(\"a\", \\.a); m.method(\"default:\") { o, a in o.`default`(a[0] as Int?) } }"))
    #expect(!line.contains("\"c\""))
  }

  @Test func membersOfExtensionsStayInThem() {
    let lines = rewrittenLines("class Card: UIView {\n}\nextension Card {\n@objc private func tap() {}\n}")
    expectEqual(
      lines[2],
      "extension Card { @MainActor static func _heroMembers__43_A_23() { let m = ObjectiveCMembers(Card.self); "
        + "m.method(\"tap\") { o, _ in o.tap() } };")
  }

  @Test func nestedClassesAreRegisteredByTheOuterOnes() {
    let lines = rewrittenLines("class Card: UIView {\nprivate class Knob: UIView {\n@objc func tap() {}\n}\n}")
    #expect(lines[0].hasSuffix("{ _ = ObjectiveCMembers(Card.self); Knob._heroMembers__43_A_21() };"))
  }

  /// Objective-C knows no variadic and no opaque parameters.
  @Test func methodsThatObjectiveCCannotCall() {
    let line = head(
      "@objcMembers class Card: UIView {\nfunc all(_ views: UIView...) {}\nfunc some(_ view: some UIView) {}\n"
        + "func done(_ then: @escaping () -> Void) {}\nfunc save() throws {}\n}")
    #expect(!line.contains("\"all:\"") && !line.contains("\"some:\""))
    #expect(line.contains("m.method(\"done:\") { o, a in o.done(a[0] as (() -> Void)) }"))
    #expect(line.contains("m.method(\"save\") { o, _ in try? o.save() }"))
  }

  @Test func theModulesClassCallsEachFile() {
    let module = rewrite(["class A: UIView {}", "struct B {}", "class C: UIView {}"])
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

  /// Swift asks for a required initialiser; here classes say how they are made, in modules above too.
  @Test func objectsThatAreMadeByTheirTypes() {
    let source = """
      open class Source<View: UIView> {
        func view() -> View { View() }
      }
      extension Source { func framed() -> View { return View(frame: .zero) } }
      func dequeue<T>(_ type: T.Type) -> T where T: UIViewController { type.init() }
      func plain<T: Decodable>(_ type: T.Type) -> T? { nil }
      func named(_ name: String) -> UIViewController? {
        guard let type = NSClassFromString(name) as? UIViewController.Type else { return nil }
        return type.init()
      }
      func forced(_ name: String) -> UIViewController { (NSClassFromString(name) as! UIViewController.Type).init() }
      struct Screen { let type: UIViewController.Type, all: [UIView.Type], plain: Boat.Type }
      func show(_ screen: Screen) { _ = (screen.type.init(), screen.all[0].init(), screen.plain.init()) }
      func other(_ name: String) -> Any? { if let type = NSClassFromString(name) as? Boat.Type { return type.init() }; return nil }
      """
    let kit = rewrite(files: [("Kit.swift", source)])
    expectTexts(
      kit, (0, "func view() -> View { ObjectiveCMembers.make(of: View.self) }"),
      (0, "return ObjectiveCMembers.make(of: View.self, frame: .zero) }"),
      (0, "where T: UIViewController { ObjectiveCMembers.make(of: type) }"),
      (0, "return ObjectiveCMembers.make(of: type)\n"),
      (0, "ObjectiveCMembers.make(of: (NSClassFromString(name) as! UIViewController.Type))"),
      (0, "as? Boat.Type { return type.init() }"),
      (
        0,
        "(ObjectiveCMembers.make(of: screen.type), ObjectiveCMembers.make(of: screen.all[0]), screen.plain.init())"
      ))
    expectEqual(kit.classes, "T()\n")
    let classes = """
      class A: UIView {}
      class B: UIView { init(size: CGFloat) { super.init(frame: .zero) } }
      class C: UILabel { override init(frame: CGRect) { super.init(frame: frame) } }
      class D: B { init() { super.init(size: 1) } }
      class E: UIViewController {}
      extension UIViewController: Tagged {}
      """
    let app = rewrite(files: [("A.swift", classes)], below: [kit.classes])
    expectTexts(
      app, (0, "let m = ObjectiveCMembers(A.self); m.makes { A(frame: .zero) } }"),
      (0, "let m = ObjectiveCMembers(C.self); m.makes { C(frame: .zero) } }"),
      (0, "let m = ObjectiveCMembers(D.self); m.makes { D() } }"),
      (0, "let m = ObjectiveCMembers(E.self); m.makes { E(nibName: nil, bundle: nil) } }"),
      (0, "{ _ = ObjectiveCMembers(B.self) }"))
    #expect(!(rewrite([classes]).files[0].contains("makes")))
  }
}
