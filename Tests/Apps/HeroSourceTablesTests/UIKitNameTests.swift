import Foundation
import HeroSourceTables
import HeroTesting

/// What the rewriter knows of UIKit is what UIKit's sources say.
@Suite struct UIKitNameTests {
  private static let folder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Sources/Stage")

  private static let text: String = {
    let files = ["CoreGraphics", "QuartzCore", "UIKit"].flatMap { module in
      (FileManager.default.enumerator(atPath: folder.appendingPathComponent(module).path) ?? .init())
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { "\(module)/\($0)" }
    }
    return files.sorted().map {
      (try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) ?? ""
    }.joined(separator: "\n")
  }()

  @Test func selectorsAreRegistered() {
    let registered = Set(Self.text.matches(of: #/    add\("([^"]+)"\) \{/#).map { String($0.1) })
    expectEqual(registered, Set(UIKitNames.selectors.values))
  }

  @Test func requiredInitialisersAreUIKits() {
    for row in UIKitNames.requiredInitializers where row.classes.isDisjoint(with: ["HeroPlugin", "NSManagedObject"]) {
      let labels = row.labels.isEmpty ? "\\(\\)" : "\\(" + row.labels.joined(separator: ": [^:]+, ") + ": "
      let found = try? Regex("public required (override )?init" + labels).firstMatch(in: Self.text)
      #expect(found != nil, "\(row.declaration)")
      for name in row.classes {
        #expect(Self.text.contains("class \(name):") || Self.text.contains("class \(name) "), "\(name)")
      }
      // One of them has it itself: those below it need none.
      let bodies = row.classes.compactMap { name in
        Self.text.components(separatedBy: "open class \(name):").dropFirst().first?.components(separatedBy: "\n}\n")
          .first
      }
      let own = try? Regex("public required (override )?(convenience )?init" + labels)
      #expect(bodies.contains { body in own.map { body.contains($0) } ?? false }, "\(row.classes.sorted())")
    }
  }

  /// Each name is `dynamic` in as many classes as the table says, and no other is.
  @Test func replaceableMembersAreDynamic() {
    let found = Self.text.matches(of: #/open dynamic (?:override )?(?:func|var) (\w+)/#).map { String($0.1) }
    let expected = UIKitNames.replaceable.flatMap { name, classes in
      classes.map { _ in String(name.prefix { $0 != "(" }) }
    }
    expectEqual(found.sorted(), expected.sorted())
  }

  @Test func optionalMethodsAreUIKits() {
    for (name, methods) in UIKitNames.optionalMethods {
      #expect(Self.text.contains("protocol \(name):"), "\(name)")
      for method in methods {
        let base = method.prefix { $0 != "(" }
        #expect(Self.text.contains("func \(base)("), "\(name).\(method)")
      }
    }
  }
}
