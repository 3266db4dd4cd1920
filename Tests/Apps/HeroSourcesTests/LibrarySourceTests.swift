import Testing

/// What libraries such as RxSwift write for Objective-C.
@Suite struct LibrarySourceTests {
  private func copy(_ text: String) -> String { rewrite([text]).files.first ?? "" }

  @Test func copiesHold() {
    for (text, part) in [
      // An import that may be left out brings nothing.
      ("#if os(Windows)\nimport Foundation\n#endif\nclass A: NSObject {}", "\nimport UIKit\n"),
      // Controllers are made by type with their files.
      (
        "import UIKit\nprotocol P {}\nextension P where Self: UIViewController {\n"
          + "static func make() -> Self { return Self(nibName: \"A\", bundle: nil) }\n}",
        "return ObjectiveCMembers.make(of: Self.self, nibName: \"A\", bundle: nil)"
      ),
      // Old names may be qualified.
      ("import UIKit\ntypealias E = UIKit.UIControlEvents", "UIKit.UIControl.Event"),
    ] { #expect(copy(text).contains(part), "\(text)") }
  }

  @Test func whatNSObjectConformsToDoOthersThatAreObjectsOnIOS() {
    let text = copy("import Foundation\nextension NSObject: Tagged {}\nextension NSObject: Named { var n: Int { 1 } }")
    #expect(text.contains("extension NotificationCenter: Tagged {}"))
    #expect(!text.contains("extension NotificationCenter: Named"))
  }

  @Test func respondsOverridesNothing() {
    let text = copy("import UIKit\nclass A: NSObject {\noverride func responds(to s: Selector!) -> Bool { true }\n}")
    #expect(text.contains("\n         func responds(to s: Selector!)"))
    let lower = copy(
      """
      class B: A { override func responds(to s: Selector!) -> Bool { false } }
      class A: NSObject { override func responds(to s: Selector!) -> Bool { true } }
      """)
    #expect(lower.contains("override func responds(to s: Selector!) -> Bool { false }"))
    #expect(!lower.contains("override func responds(to s: Selector!) -> Bool { true }"))
  }

  @Test func whatIsUnavailableIsNotRegistered() {
    let text = copy(
      "import UIKit\nclass A: UIView {\n@available(*, unavailable) @IBInspectable var kind: Int { 1 }\n"
        + "@available(iOS 13, *) @objc func tap() {}\n}")
    #expect(text.contains("m.method(\"tap\")") && !text.contains("m.property(\"kind\""))
  }
}
