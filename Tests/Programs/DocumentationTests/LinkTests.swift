import HeroTesting

/// Links between the pages lead somewhere.
@Suite struct LinkTests {
  private static let pages =
    ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    + [".github", "docs", "scenes", "golden", "Sources", "Examples"].flatMap {
      Repository.files(under: $0, endings: ["md"])
    }

  @Test func everyLinkResolves() throws {
    var (count, titles) = (0, 0)
    for path in Self.pages {
      let page = try Page(path)
      let links = page.links
      for link in links { try expectEqual(page.problem(link), nil) }
      count += links.count
      titles += links.count { $0.title != nil }
    }
    #expect(count >= 400)
    // The stops in docs/architecture.md.
    #expect(titles >= 40)
  }

  @Test func brokenLinksAndStopsThatMovedAreFound() throws {
    let (layers, page) = ("../Sources/Pixels/HeroLayers", try Page("docs/architecture.md"))
    let links: [(target: String, title: String?, problem: String?)] = [
      ("semantics.md#l9", nil, "no such anchor"), ("nothing.md", nil, "no such file"),
      ("#nowhere", nil, "no such anchor"), ("../README.md#golden-tests", nil, nil), ("semantics.md#l3", nil, nil),
      ("core-animation.md#5.8", nil, nil), (layers, nil, nil),
      ("\(layers)/LayerTree.swift", "var nothingOfTheKind", "no 'var nothingOfTheKind' in that file"),
    ]
    for link in links {
      let found = try page.problem(Page.Link(target: link.target, title: link.title))
      expectEqual(found?.split(separator: ": ").last.map(String.init), link.problem, "\(link.target)")
    }
  }

  @Test func everyTargetSaysWhatItIs() throws {
    let architecture = try Repository.text("docs/architecture.md")
    let notice = try Repository.text("NOTICE")
    let targets = try Repository.targets()
    #expect(targets.count >= 60)
    for target in targets {
      let (group, name) = (target.prefix { $0 != "/" }, target.drop { $0 != "/" }.dropFirst())
      #expect(architecture.contains("(../Sources/\(group)/README.md)"), "\(group) is not in docs/architecture.md")
      #expect(Repository.exists("Sources/\(target)/README.md"), "\(target) has no README.md")
      let page = try Repository.text("Sources/\(group)/README.md")
      #expect(page.contains("(\(name)/README.md)"), "\(target) is not in Sources/\(group)/README.md")
      // System libraries are the targets that have nothing but a module map of their own.
      if Repository.exists("Sources/\(target)/module.modulemap") {
        #expect(notice.contains("(\(name))"), "\(name) is not in NOTICE")
      }
    }
  }
}
