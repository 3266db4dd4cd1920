import HeroTesting

/// Sources that cannot be rewritten.
@Suite struct WrongSourceTests {
  @Test func allFilesErrorsAreToldTogether() throws {
    let module = rewrite(["func f( {}\n", "class A: UIView { let a = #selector(b) }", "let fine = 1"])
    #expect(module.files.isEmpty)
    expectEqual(Set(module.messages.map { $0.prefix { $0 != ":" } }), ["/app/A.swift", "/app/B.swift"])
    expectEqual(module.messages[0], "/app/A.swift:1:9: error: syntax error: expected ')'")
    expectEqual(
      messages("let a = 1\nlet b = a + * 2\n"), ["/app/A.swift:2:13: error: syntax error: expected expression"])
  }

  @Test func importsOfMissingModules() {
    for text in [
      "import Pier", "@preconcurrency import Pier", "import struct Pier.Post", "@testable import Pier.Posts",
      "public import Pier",
    ] {
      let module = rewrite(files: [("A.swift", "\(text) // here\nimport Quay\n")], missing: ["Pier", "Harbour"])
      expectEqual(
        module.files[0].split(separator: "\n").dropFirst().filter { $0 != "#sourceLocation()" },
        [
          "#error(\"no such module 'Pier': name its sources by herorender app --with Pier=FOLDER\") // here",
          "import Quay", "import UIKit",
        ])
    }
  }

  /// Without a module the compiler goes on, and tells what else is wrong in all files.
  @Test func errorsBesideAMissingModule() throws {
    let module = rewrite(
      files: [
        ("A.swift", "import Pier\nlet a: Int = \"\"\n"),
        ("B.swift", "#if canImport(Pier)\nimport Pier\n#endif\nfunc b() {\n  let boat: Boat\n  row()\n}\n"),
      ], missing: ["Pier"])
    // Nothing else is imported here: UIKit is for a package.
    let files = module.files.dropLast().map { $0.replacingOccurrences(of: "import UIKit", with: "") }
    try expectEqual(
      compilerErrors(files),
      [
        "A.swift:1 no such module 'Pier': name its sources by herorender app --with Pier=FOLDER",
        "A.swift:2 cannot convert value of type 'String' to specified type 'Int'",
        "B.swift:5 cannot find type 'Boat' in scope", "B.swift:6 cannot find 'row' in scope",
      ])
  }

  /// Of what cannot be rewritten the copies have the errors, so that the compiler tells them with its own.
  @Test func errorsBesideWhatCannotBeRewritten() throws {
    let module = rewrite([
      "class A {\n  let tap = #selector(gone)\n}\n", "#error(\"own\")\nlet b: Int = \"\"\n",
    ])
    let text = try #require(module.messages.first?.split(separator: ": ", maxSplits: 2).last)
    expectEqual(module.messages, ["/app/A.swift:2:23: error: \(text)"])
    #expect(
      module.files[0].hasSuffix(
        "#sourceLocation(file: \"/app/A.swift\", line: 2)\n#error(\"\(text)\")\n#sourceLocation()\n"))
    // UIKit is for a package.
    let files = module.files.dropLast().map { $0.replacingOccurrences(of: "import UIKit", with: "") }
    let errors = try compilerErrors([files[0] + "\nstruct Selector { init(_ name: String) {} }", files[1]])
    #expect(errors.contains("A.swift:2 \(text)") && errors.contains("B.swift:1 own"))
    #expect(errors.contains("B.swift:2 cannot convert value of type 'String' to specified type 'Int'"))
  }

  @Test func whatCannotBeIsSaidAtItsPlace() {
    for (files, message) in [
      (
        ["class Card: UIView {}", "\nclass Card: UIView {}"],
        "B.swift:2:1: error: 'Card' is declared twice in the module, the first time in /app/A.swift; rename one, or leave its file out"
      ),
      (
        ["@main private class A: UIResponder, UIApplicationDelegate {}"],
        "A.swift:1:1: error: the app's delegate is private to its file: take 'private' away"
      ),
      (
        [
          "@main class A: UIResponder, UIApplicationDelegate {}",
          "@main class B: UIResponder, UIApplicationDelegate {}",
        ], "B.swift:1:1: error: the module starts with A already: leave one of the files out"
      ),
      (
        ["@main struct MyApp: App {}"],
        "A.swift:1:1: error: @main of a type that is not a class: only an app's delegate of UIKit can be started"
      ),
      (
        ["extension A {\n  @NSManaged func insertIntoCrew(_ value: Sailor, at index: Int)\n}"],
        "A.swift:2:19: error: 'insertIntoCrew' of Core Data has no stand-in: change the relationship's property instead"
      ),
      (
        ["@objc protocol P {\n  @objc optional func color() -> UIColor\n}"],
        "A.swift:2:23: error: optional method of a protocol with a result of UIColor: give it a default in an extension, and take 'optional' away"
      ),
    ] { expectEqual(rewrite(files).messages, ["/app/" + message]) }
  }

  @Test func privateClassesOfOneName() {
    #expect(messages("private class Card: UIView {}", "private class Card: UIView {}").isEmpty)
    expectEqual(messages("private class Card: UIView {}\nprivate class Card: UIView {}").count, 1)
    // Each file means its own, and each function.
    for (begin, end) in [("private ", ""), ("func load() { ", " }")] {
      let copies = rewrite(
        ["", "_ sender: UIButton"].map { parameter in
          "\(begin)class Card: UIView {\nlet made = #selector(Card.tap)\n@objc func tap(\(parameter)) {}\n}\(end)"
        }
      ).files
      #expect(copies[0].contains("Selector(\"tap\"") && copies[1].contains("Selector(\"tap:\""))
    }
  }

  @Test func programs() {
    let module = rewrite(files: [("main.swift", "UIApplicationMain(0, nil, nil, \"AppDelegate\")\n")])
    #expect(module.messages.count == 1 && module.messages[0].contains(": warning: "))
    expectEqual(
      module.files[0],
      "#sourceLocation(file: \"/app/main.swift\", line: 1)\n"
        + String(repeating: " ", count: 45) + "\n")
  }
}
