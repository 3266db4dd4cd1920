import HeroTesting

/// The groups of targets: Package.swift's table says what the sources import, and no import leads upwards.
@Suite struct GroupTests {
  /// What each group may import besides itself, as docs/architecture.md shows it.
  private static let below: [String: Set<String>] = [
    "System": [],
    "Pixels": ["System"],
    "Engine": ["System", "Pixels"],
    "Scenes": ["System", "Pixels", "Engine"],
    "Films": ["System", "Pixels", "Engine", "Scenes"],
    "Stage": ["System", "Pixels", "Engine", "Scenes", "Films"],
    "Apps": ["System", "Pixels", "Engine", "Scenes"],
    "Programs": ["System", "Pixels", "Engine", "Scenes", "Films", "Apps"],
  ]
  /// Declared, and said by no import: a tool that a plugin runs, a program that tests run, a module that Swift Testing imports.
  private static let unsaid = [
    "HeroAppPlugin": "herorewrite", "CommandLineTests": "herorender", "UIKit": "_Testing_UIKit",
    "CoreGraphics": "_Testing_CoreGraphics",
  ]

  @Test func groupsImportWhatIsBelowThem() throws {
    let targets = try Repository.targets()
    expectEqual(Set(targets.map { String($0.prefix { $0 != "/" }) }), Set(Self.below.keys))
    let groups = Dictionary(
      uniqueKeysWithValues: targets.map { target in
        let parts = target.split(separator: "/").map(String.init)
        return (parts[1], parts[0])
      })
    for target in targets {
      let group = String(target.prefix { $0 != "/" })
      for module in try imports(of: "Sources/\(target)") {
        guard let other = groups[module], other != group else { continue }
        expectEqual(Self.below[group]?.contains(other), true, "\(target) imports \(module), of \(other)")
      }
    }
  }

  @Test func everyImportIsDeclaredAndEveryDeclarationIsImported() throws {
    let rows = try table()
    let modules = Set(try rows.flatMap { [$0.name] + $0.needs } + Repository.folders(in: "Sources/System"))
    #expect(rows.count > 90)
    for row in rows {
      let said = try imports(of: row.folder).intersection(modules).subtracting([row.name])
      let declared = Set(row.needs).subtracting(Self.unsaid[row.name].map { [$0] } ?? [])
      expectEqual(said.subtracting(declared).sorted(), [], "\(row.name) imports what its row does not say")
      // A target's tests may import what it does.
      if !row.isInherited {
        expectEqual(declared.subtracting(said).sorted(), [], "\(row.name) imports less than its row says")
      }
    }
  }

  @Test(arguments: [
    ("HeroModel", ["HeroImage", "HeroBytes"]), ("UIKit", ["HeroScene", "HeroWords", "HeroRender"]),
    ("QuartzCore", ["UIKit"]), ("CoreGraphics", ["QuartzCore"]), ("RunLoopClock", ["CoreGraphics", "HeroGeometry"]),
  ])
  func whatIsApartStaysApart(target: String, others: [String]) throws {
    let needs = Dictionary(try table().map { ($0.name, $0.needs) }) { first, _ in first }
    var (found, open): (Set<String>, [String]) = ([], [target])
    while let next = open.popLast() { open += (needs[next] ?? []).filter { found.insert($0).inserted } }
    #expect(needs[target] != nil && found.intersection(others).sorted() == [])
  }

  @Test func everyTargetAndEveryFolderOfTestsHasARow() throws {
    let rows = Set(try table().map(\.folder))
    let libraries = try Repository.folders(in: "Sources/System").filter {
      Repository.exists("Sources/System/\($0)/module.modulemap")
    }
    let folders = try Repository.targets().map { "Sources/\($0)" }.filter { folder in
      !libraries.contains { folder.hasSuffix("/\($0)") }
    }
    expectEqual(Set(folders).subtracting(rows).sorted(), [])
    for group in Self.below.keys {
      let tests = try Repository.exists("Tests/\(group)") ? Repository.folders(in: "Tests/\(group)") : []
      expectEqual(Set(tests.map { "Tests/\(group)/\($0)" }).subtracting(rows).sorted(), [])
    }
  }

  @Test func theManifestIsATable() throws {
    let manifest = try Repository.text("Package.swift")
    #expect(manifest.count { $0 == "\n" } <= 250)
    #expect(manifest.matches(of: /words\(of: "/).count == 2, "switches")
  }

  private struct Row {
    let name: String
    let folder: String
    let needs: [String]
    /// Whether it is a target's tests, which may import what the target imports.
    let isInherited: Bool
  }

  /// The rows of Package.swift's table, read as it reads them.
  private func table() throws -> [Row] {
    let manifest = try Repository.text("Package.swift")
    let text = try #require(manifest.firstMatch(of: /(?s)let groups = """\n(.*?)\n  """/)).output.1
    var (rows, group): ([Row], String) = ([], "")
    for line in text.replacing("\n      ", with: " ").split(separator: "\n") {
      guard line.hasPrefix("    ") else {
        group = String(line.drop { $0 == " " }.prefix { $0 != ":" })
        continue
      }
      let halves = line.split(separator: "|", omittingEmptySubsequences: false).map { half in
        half.split { " :".contains($0) }.map { word in String(word.split(separator: "/").last ?? "") }
      }
      let name = halves[0][0].filter { $0 != "*" }
      let needs = Array(halves[0].dropFirst())
      let folder =
        name == "HeroCapture" ? "Examples/Capture" : "\(name.hasSuffix("Tests") ? "Tests" : "Sources")/\(group)/\(name)"
      rows.append(Row(name: name, folder: folder, needs: needs, isInherited: false))
      if halves.count > 1 {
        rows.append(
          Row(
            name: name + "Tests", folder: "Tests/\(group)/\(name)Tests",
            needs: [name, "HeroTesting"] + needs + halves[1],
            isInherited: true))
      }
    }
    return rows
  }

  /// The modules that a target's files import, but in texts.
  private func imports(of folder: String) throws -> Set<String> {
    var found: Set<String> = []
    for file in Repository.files(under: folder, endings: ["swift"]) where !file.hasSuffix("HeroClosures.swift") {
      let text = try Repository.text(file).replacing(/(?s)"""[\s\S]*?"""/, with: "")
      let kinds =
        /(?m)^ *(?:@\w+(?:\(\w+\))? +)*(?:(?:public|package|internal|private|fileprivate) +)?import +(?:(?:struct|class|enum|protocol|func|typealias|var|let) +)?(\w+)/
      found.formUnion(text.matches(of: kinds).map { String($0.output.1) })
    }
    return found
  }
}
