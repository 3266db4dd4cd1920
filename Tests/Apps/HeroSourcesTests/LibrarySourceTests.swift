import Testing

/// What libraries such as RxSwift write for Objective-C.
@Suite struct LibrarySourceTests {
  private func copy(_ text: String) -> String { rewrite([text]).files.first ?? "" }

  @Test func anImportThatMayBeLeftOutBringsNothing() {
    #expect(copy("#if os(Windows)\nimport Foundation\n#endif\nclass A: NSObject {}").contains("\nimport UIKit\n"))
  }

  @Test func whatNSObjectConformsToDoOthersThatAreObjectsOnIOS() {
    let text = copy("import Foundation\nextension NSObject: Tagged {}\nextension NSObject: Named { var n: Int { 1 } }")
    #expect(text.contains("extension NotificationCenter: Tagged {}"))
    #expect(!text.contains("extension NotificationCenter: Named"))
  }

  @Test func controllersAreMadeByTypeWithTheirFiles() {
    let text = copy(
      "import UIKit\nprotocol P {}\nextension P where Self: UIViewController {\n"
        + "static func make() -> Self { return Self(nibName: \"A\", bundle: nil) }\n}")
    #expect(text.contains("return ObjectiveCMembers.make(of: Self.self, nibName: \"A\", bundle: nil)"))
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

  @Test func oldNamesMayBeQualified() {
    #expect(copy("import UIKit\ntypealias E = UIKit.UIControlEvents").contains("UIKit.UIControl.Event"))
  }
}
