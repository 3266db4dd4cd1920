import HeroTesting

@testable import HeroProjects

/// What a build says of an app.
@Suite struct BuildMessagesTests {
  // As SwiftPM writes it: each file that is compiled says what is wrong with all others' declarations.
  private static let output = """
    Building for debugging...
    [3/9] Compiling Boats A.swift
    /app/B.swift:7:5: error: cannot find type 'Realm' in scope
    5 |
    6 | class B {
    7 | let a: Realm
      |        `- error: cannot find type 'Realm' in scope
    8 | }
    /app/A.swift:12:1: error: no such module 'RealmSwift': name its sources
    /app/A.swift:12:8: error: no such module 'RealmSwift': name its sources
    /app/A.swift:10:1: warning: names of an older UIKit
    /app/A.swift:9:1: error: cannot find 'f' in scope
     9 | f()
       | `- error: cannot find 'f' in scope
    /app/B.swift:2:3: note: did you mean 'g'?
    2 | func g() {}

    [4/9] Compiling Boats B.swift
    /app/B.swift:7:5: error: cannot find type 'Realm' in scope
    5 |
    error: fatalError
    7 | is no place: nothing stands above it
    """

  @Test func eachIsToldOnce() {
    var messages = BuildMessages()
    let others = Self.output.components(separatedBy: "\n").filter { !messages.read($0) }
    expectEqual(
      others,
      [
        "Building for debugging...", "[3/9] Compiling Boats A.swift", "[4/9] Compiling Boats B.swift",
        "error: fatalError", "7 | is no place: nothing stands above it",
      ])
    // Missing modules first, then by files and lines.
    expectEqual(
      messages.errors.map { "\($0.path):\($0.line):\($0.column)" },
      ["/app/A.swift:12:1", "/app/A.swift:9:1", "/app/B.swift:7:5"])
    expectEqual(messages.warnings.map(\.lines), [["/app/A.swift:10:1: warning: names of an older UIKit"]])
    expectEqual(
      messages.errors[1].lines,
      [
        "/app/A.swift:9:1: error: cannot find 'f' in scope", " 9 | f()", "   | `- error: cannot find 'f' in scope",
        "/app/B.swift:2:3: note: did you mean 'g'?", "2 | func g() {}",
      ])
    expectEqual(messages.errors[2].lines.count, 6)
  }

  /// The innermost place counts; a copy's is that of its source.
  @Test func aCrashOfTheCompilerHasAPlace() {
    var messages = BuildMessages()
    for line in [
      "Stack dump:", "0.\tProgram arguments: swift-frontend -c /app/A.swift",
      "3.\tWhile evaluating request X(Lowering AST to SIL for file \"/app/A.swift\")",
      "4.\tWhile type-checking 'bind()' (at /app/B.swift:3:4)",
      " #0 0x0 swift::Decl::get() const (/usr/bin/swift-frontend+0x1)",
      "Stack dump:", "3.\tWhile lowering for file \"/app/C.swift\"",
    ] {
      expectEqual(messages.read(line), false)
      messages.keep(rest: line)
    }
    expectEqual(
      messages.crashed.map { "\($0.path):\($0.line):\($0.column)" }, ["/app/B.swift:3:4", "/app/C.swift:0:0"])
    let copy = CompilerCrash.source(ofCopy: "/c/outputs/app/Pod/destination/HeroAppPlugin/Sources/+Home+A=+B.swift")
    expectEqual([copy?.module, copy?.source], ["Pod", "Home/A+B.swift"])
    expectEqual(CompilerCrash.source(ofCopy: "/app/A.swift")?.source, nil)
  }
}
