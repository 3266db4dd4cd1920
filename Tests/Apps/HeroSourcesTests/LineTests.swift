import HeroTesting

/// What changes inside of a line; the expected text is written by hand.
@Suite struct LineTests {
  @Test func copyNamesItsOriginal() {
    expectEqual(
      rewrite(["import UIKit\n"]).files.first, "#sourceLocation(file: \"/app/A.swift\", line: 1)\nimport UIKit\n")
  }

  @Test func attributesBecomeSpaces() {
    let lines = rewrittenLines(
      """
      @objcMembers
      class Card: NSObject {
        @objc(doIt)
        dynamic func run() {}
        @IBOutlet weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 3
      }
      """)
    expectEqual((lines[0], lines[2], lines[3]), ("            ", "             ", "          func run() {}"))
    expectEqual(lines[4], "            weak var label: UILabel!")
    expectEqual(lines[5], "                 var radius: CGFloat = 3")
  }

  /// Lines and what becomes of them.
  @Test func lines() {
    for (given, expected) in [
      // Imports.
      ("import Foundation", "import UIKit"), ("import UIKit.UIColor", "import UIKit"),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
      ("import QuartzCore // layers", "import UIKit // layers"),
      ("import os.log", "import os"), ("import struct Harbour.Pier", "import struct Harbour.Pier"),
      ("import SnapKit", "import SnapKit"), ("@testable import Hero", "@testable import Hero"),
      ("import UIKit", "import UIKit"), ("import FoundationNetworking", "import UIKit"),
      // Key paths.
      ("let a = #keyPath(Card.owner.name)", "let a = (\"owner.name\")"),
      ("let a = #keyPath(name)", "let a = (\"name\")"), ("let a = #keyPath(self.name)", "let a = (\"name\")"),
      ("let a = #keyPath(CALayer.position)", "let a = (\"position\")"),
      // Casts to Foundation, but of literals.
      ("let a = text as NSString", "let a = (text)._bridgeToObjectiveC() as NSString"),
      ("let a = error as NSError", "let a = (error)._bridgeToObjectiveC() as NSError"),
      ("let a = \"x\" as NSString", "let a = \"x\" as NSString"), ("let a = 3 as NSNumber", "let a = 3 as NSNumber"),
      ("let a = b as? NSString", "let a = b as? NSString"),
      // A pattern asks for a type.
      ("switch a { case let b as NSNumber: f(b) }", "switch a { case let b as NSNumber: f(b) }"),
      ("let a = type(of: card).description()", "let a = NSStringFromClass(type(of: card))"),
      ("let a = type(of: card).description", "let a = type(of: card).description"),
      ("let a = Timer()", "let a = Timer(timeInterval: 0, repeats: false, block: { _ in })"),
      ("let a = Timer(b), c = Own.Timer()", "let a = Timer(b), c = Own.Timer()"),
      (
        "func < (a: NSNumber, b: NSNumber) -> Bool { f() }",
        "@_disfavoredOverload func < (a: NSNumber, b: NSNumber) -> Bool { f() }"
      ),
      ("func < (a: JSON, b: JSON) -> Bool { f() }", "func < (a: JSON, b: JSON) -> Bool { f() }"),
      ("@objc protocol P: class {}", "      protocol P: class {}"),
      ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
      ("@objc protocol P: NSObjectProtocol {}", "      protocol P: AnyObject, NSObjectProtocol {}"),
      // Optional calls of UIKit's methods.
      (
        "func f() { delegate?.scrollViewDidScroll?(view); onTap?(1); a.addCompletion?() { _ in } }",
        "func f() { delegate?.scrollViewDidScroll(view); onTap?(1); Optional(a)?.addCompletion() { _ in } }"
      ),
      // Names of attributes were texts.
      (
        "let a: [String: Any] = [NSFontAttributeName: font]",
        "let a: [NSAttributedString.Key: Any] = [NSAttributedString.Key.font: font]"
      ),
      (
        "let b = [NSKernAttributeName: 1, other: 2] as [String : Any]",
        "let b = [NSAttributedString.Key.kern: 1, other: 2] as [NSAttributedString.Key : Any]"
      ),
      ("let c: [String: Any] = [\"font\": font]", "let c: [String: Any] = [\"font\": font]"),
      // Forms of Swift 3.
      (
        "let a: ArraySlice<String.CharacterView.SubSequence>? = nil", "let a: ArraySlice<String>? = nil"
      ), ("let a: (Void) -> Void = b; func f() { a(()) }", "let a: (Void) -> Void = b; func f() { a(()) }"),
      (
        "@_specialize(ArraySlice<UInt8>) func f<T>(_ a: T) {}",
        String(repeating: " ", count: 32) + "func f<T>(_ a: T) {}"
      ),
      // UIKit brings Foundation.
      ("let timer: Foundation.Timer? = nil", "let timer: UIKit.Timer? = nil"),
      ("let a = Foundation.sqrt(2), b = Box.Foundation", "let a = UIKit.sqrt(2), b = Box.Foundation"),
      // Other attributes stay.
      ("@available(iOS 13, *) func f() {}", "@available(iOS 13, *) func f() {}"),
    ] { expectEqual(rewrittenLines(given)[0], expected) }
  }

  @Test func phonesCodeIsCompiled() {
    let lines = rewrittenLines("#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif os(Linux)\n#endif\n")
    #expect(lines[0] == "#if os(Linux) || os(tvOS)" && lines[2] == "#elseif os(Windows)")
  }

  @Test func aDelegatesWindowIsSeen() {
    let lines = rewrittenLines(
      "class A: UIResponder, UIApplicationDelegate {\n  private var window: UIWindow?\n  private var other: UIWindow?\n}\n"
        + "class B: UIView {\n  private var window2: Int\n  private var window: Int\n}\n")
    #expect(lines[1] == "          var window: UIWindow?" && lines[2] == "  private var other: UIWindow?")
    #expect(lines[5] == "  private var window2: Int" && lines[6] == "  private var window: Int")
  }

  @Test func linesStayWhereTheyAre() {
    let source = """
      class Card: UIViewController {
        func load() {
          button.addTarget(
            self,
            action: #selector(
              tap(_:)
            ), for: .touchUpInside)
          let after = 1
        }
        @objc func tap(_ sender: UIButton) {}
      }
      """
    let lines = rewrittenLines(source)
    expectEqual(lines[4], "      action: Selector(")
    expectEqual(lines[6], "\"tap:\"), for: .touchUpInside)")
    expectEqual(lines[7], "    let after = 1")
  }

  @Test func optionalRequirements() {
    let lines = rewrittenLines(
      """
      @objc protocol CardDelegate {
        @objc optional func didOpen(_ card: Int)
        @objc optional func canOpen() -> Bool
      }
      func f() { delegate?.didOpen?(1); delegate?.didOpen!(1) }
      """)
    expectEqual(lines[0], "      protocol CardDelegate: AnyObject {")
    expectEqual(lines[1], "                 func didOpen(_ card: Int)")
    expectEqual(lines[4], "func f() { delegate?.didOpen(1); delegate?.didOpen(1) }")
    #expect(lines.contains("extension CardDelegate { func didOpen(_ card: Int) {  } }"))
    #expect(lines.contains("extension CardDelegate { func canOpen() -> Bool { false } }"))
  }

  /// Swift 3 let closures of no argument ignore one, and called `(Void) -> Void` without any.
  @Test func formsOfSwift3() {
    let lines = rewrittenLines(
      """
      class Hud {
        func hide(done: ((Void) -> Void)?) { done?() }
        func tell(_ done: (Int) -> Void) {}
        func f() { hide(done: { [weak self] _ in }); tell { _ in }; make(by: { (Void) -> Int in 1 }) }
        func g() { UIView.animate(withDuration: 1, animations: { _ in }, completion: { _ in }) }
      }
      """)
    expectEqual(lines[1], "  func hide(done: ((    ) -> Void)?) { done?() }")
    expectEqual(
      lines[3], "  func f() { hide(done: { [weak self] () in }); tell { _ in }; make(by: { () -> Int in 1 }) }")
    expectEqual(lines[4], "  func g() { UIView.animate(withDuration: 1, animations: { () in }, completion: { _ in }) }")
  }

  /// `T!` and `T?` were two types.
  @Test func functionsThatDifferInOptionalsAlone() {
    let lines = rewrittenLines(
      """
      func <- <T>(left: inout T?, right: Map) {}
      func <- <T>(left: inout T!, right: Map) {}
      func put<T>(_ value: T!) {}
      func <- <T>(left:inout [T]?, right: Map) {}
      func <- <T>(left: inout [T]!, right: Map) {}
      """)
    expectEqual(lines[1].filter { $0 != " " }, "")
    expectEqual(lines[2], "func put<T>(_ value: T!) {}")
    expectEqual(lines[4].filter { $0 != " " }, "")
  }

  /// UIKit brings what a bridging header would.
  @Test func aFileThatImportsNothingImportsUIKit() {
    let lines = rewrittenLines("let timer: Foundation.Timer? = nil")
    #expect(lines.last == "" && lines[lines.count - 2] == "import UIKit")
    #expect(!(rewrittenLines("import Foundation").contains("")))
  }

  /// The stand-in of Core Data keeps them.
  @Test func managedPropertiesAndMethods() {
    for (given, expected) in [
      (
        "public var name: String?",
        "public var name: String? { get { managedValue(\"name\") } set { setManagedValue(newValue, \"name\") } }"
      ),
      (
        "var crew: NSSet",
        "var crew: NSSet { get { managedValue(\"crew\") } set { setManagedValue(newValue, \"crew\") } }"
      ),
      (
        "func addToCrew(_ value: Sailor)",
        "func addToCrew(_ value: Sailor) { changeManagedValues(\"crew\", value, adds: true) }"
      ),
      (
        "func removeFromCrew(_ values: NSSet)",
        "func removeFromCrew(_ values: NSSet) { changeManagedValues(\"crew\", values, adds: false) }"
      ),
    ] {
      let lines = rewrittenLines("class Boat: NSManagedObject {\n  @NSManaged \(given)\n}")
      expectEqual(lines[1], "             " + expected)
    }
  }

  /// Swift's own, and not another's of that name.
  @Test func tasks() {
    for (given, expected) in [
      ("Task { await a() }", "AppTask { await a() }"),
      ("Task(priority: .high) { a() }", "AppTask(priority: .high) { a() }"),
      ("try await Task.sleep(for: .seconds(1))", "try await AppTask.sleep(for: .seconds(1))"),
      ("Task<Void, Never> { a() }", "AppTask<Void, Never> { a() }"),
      ("Task.detached { a() }", "AppTask.detached { a() }"),
      ("var a: Task<Int, any Error>?", "var a: AppTask<Int, any Error>?"),
      ("var task: Task { .requestPlain }", "var task: Task { .requestPlain }"), ("Task(title: a)", "Task(title: a)"),
      ("let a = Moya.Task.requestPlain", "let a = Moya.Task.requestPlain"),
    ] {
      expectEqual(rewrittenLines(given)[0], expected)
      expectEqual(rewrittenLines("struct Task {}\n" + given)[1], given)
    }
  }
}
