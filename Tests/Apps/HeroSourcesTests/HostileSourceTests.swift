import HeroSources
import HeroTesting

/// Files that are too much, or that would be a trap.
@Suite struct HostileSourceTests {
  @Test func copiesHaveNamesOfTheirOwn() {
    for (path, name) in [
      ("A.swift", "+A.swift"), ("Home/Cell.swift", "+Home+Cell.swift"), ("a+b.swift", "+a=+b.swift"),
      ("a=/b.swift", "+a==+b.swift"), ("main.swift", "+main.swift"),
    ] { expectEqual(AppSource.copyName(of: path), name) }
    // A long one is cut.
    let paths = ["a", "b"].map { "\($0)/" + String(repeating: "é", count: 120) + ".swift" }
    let names = paths.map(AppSource.copyName)
    #expect(names[0] != names[1])
    for name in names { #expect(name.utf8.count <= 200 && name.hasPrefix("+") && name.hasSuffix("éé.swift")) }
  }

  /// Said at the place that is too deep, before a parser calls itself so often.
  @Test func whatIsNestedTooDeepIsSaid() {
    for (text, place, reason) in [
      ("let a = \(String(repeating: "[", count: 40))", "1:26", "square brackets are nested too deep"),
      (String(repeating: "#if A\n", count: 300), "257:1", "nested more than 256 levels deep"),
      ("let a = " + String(repeating: "f({ ", count: 300), "1:522", "nested more than 256 levels deep"),
      ("let a = " + String(repeating: "\"\\(", count: 300), "1:777", "nested more than 256 levels deep"),
    ] {
      let result = rewrite([text])
      expectEqual(result.files, [], "\(place)")
      expectEqual(result.messages.first?.hasPrefix("/app/A.swift:\(place): error: "), true, "\(place)")
      expectEqual(result.messages.first?.contains(reason), true, "\(place)")
    }
  }

  /// Brackets beside each other, in texts and comments are none inside of each other.
  @Test func whatIsLongIsRead() {
    let text = """
      let a = [\(String(repeating: "[[1, 2], []], ", count: 2_000))]
      let b = "\(String(repeating: "[", count: 300))" // \(String(repeating: "[", count: 300))
      let c = a\(String(repeating: ".map { $0 }", count: 1_000))
      let d: \(String(repeating: "Array<", count: 200))Int\(String(repeating: ">", count: 200))
      """
    expectEqual(rewrite([text]).messages, [])
  }

  /// Each class inherits from the one before and overrides what its extension adds, and protocols need each other.
  @Test func chainsOfClassesAreFollowedOnce() {
    let classes = (1..<1_000).map { "class C\($0): C\($0 - 1) { override func viewDidLoad() {} }" }.joined(
      separator: "\n")
    let text = """
      class C0: UIViewController, P, E { func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {} }
      protocol P: Q {}
      protocol Q: P {}
      class E: E {}
      extension C0 { @objc func added() {} }
      \(classes)
      class Last: C999 { override func added() {}; init(own: Int) {} }
      """
    let copy = rewrite([text]).files.first ?? ""
    #expect(copy.contains("func added() { return _hero_C0_added() };"))
  }

  @Test func aNameMayHoldAnything() {
    let module = ModuleRewriter.rewrite([
      AppSource(name: "+A.swift", path: "/app/a\"\n\\b.swift", text: "import UIKit\n")
    ])
    expectEqual(
      module.files.first?.text.hasPrefix(#"#sourceLocation(file: "/app/a\"\u{a}\\b.swift", line: 1)"# + "\n"), true)
  }
}
