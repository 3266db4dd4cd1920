import Foundation
import HeroTesting

/// `make install` and `make uninstall`, with the program that the tests run.
@Suite struct InstallTests {
  private static let installed = [
    "usr/bin/herorender", "usr/share/bash-completion/completions/herorender", "usr/share/doc/herorender/LICENSE",
    "usr/share/doc/herorender/NOTICE", "usr/share/fish/vendor_completions.d/herorender.fish",
    "usr/share/man/man1/herorender.1", "usr/share/zsh/site-functions/_herorender",
  ]

  private func make(_ target: String, in folder: String) throws {
    let words = "PROGRAM='\(try Program.path())' PREFIX=/usr DESTDIR='\(folder)/tree'"
    try Program.run(script: "make -C '\(Repository.root)' \(target) \(words)", in: folder, status: 0)
  }

  private func files(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder).map { $0.compactMap { $0 as? String } } ?? []
    return paths.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  @Test func installsAndRemovesTheSame() throws {
    try withTemporaryFolder { folder in
      let tree = "\(folder)/tree"
      try write("", "\(tree)/usr/bin/other")
      try make("install", in: folder)
      // What `herorender app` builds is all sources but the program's own.
      let (sources, others) = (files(in: "\(tree)/usr/share/herorender/package"), files(in: tree))
      expectEqual(
        others.filter { !$0.hasPrefix("usr/share/herorender/package/") },
        (Self.installed + ["usr/bin/other"]).sorted())
      #expect(sources.contains("Package.swift") && sources.contains("StandIns/Package.swift"))
      #expect(
        sources.contains { $0.hasPrefix("Sources/Stage/") } && !sources.contains { $0.hasPrefix("Sources/Programs/") })

      let version = try Program.run(script: "'\(tree)/usr/bin/herorender' --version", in: folder)
      #expect(version.output.hasPrefix("herorender "))
      try make("uninstall", in: folder)
      expectEqual(files(in: tree), ["usr/bin/other"])
      #expect(!exists("\(tree)/usr/share/doc/herorender"))
    }
  }

  @Test func optionsPageIsWhatTheProgramSays() throws {
    let page = try Program.run(
      script: "'\(Repository.root)/docs/manual.py' '\(try Program.path())' --markdown", status: 0)
    try expectEqual(page.output, Repository.text("docs/options.md"), "docs/options.md is old: make options-docs")
  }

  #if os(Linux)
    /// A release brings its fonts in `share/herorender/fonts`. They come before the machine's, wherever the folder lies.
    @Test func fontsOfAReleaseComeFirst() throws {
      try withFiles(["scene.json": HostileInputTests.scene]) { folder in
        let program = try Program.path()
        let script = """
          mkdir -p moved/bin moved/share/herorender/fonts
          ln '\(program)' moved/bin/herorender 2>/dev/null || cp '\(program)' moved/bin/herorender
          cp '\(Repository.root)'/Tests/Fonts/square.ttf moved/share/herorender/fonts/Inter-Regular.ttf
          moved/bin/herorender scene.json frames --frames 0
          """
        try Program.run(script: script, in: folder, status: 0)
        let data = try bytes("\(folder)/frames/manifest.json")
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let fonts = try #require(manifest["fonts"] as? [[String: String]]).compactMap { $0["file"] }
        expectEqual(fonts.filter { $0.hasPrefix("Inter") }, ["Inter-Regular.ttf"])
      }
    }
  #endif

  @Test(.enabled(if: Program.find("groff") != nil, "groff is not installed"))
  func manualNamesEveryOption() throws {
    try withTemporaryFolder { folder in
      let manual = "'\(Repository.root)/docs/manual.py' '\(try Program.path())' > page"
      let page = try Program.run(script: "\(manual) && groff -man -Tutf8 -ww -P-cbu page", in: folder, status: 0)
      // Groff warns of every macro and character that it does not know.
      #expect(page.errors.isEmpty)
      let dump = try Program.run("--experimental-dump-help", in: folder).output
      let options = Set(dump.matches(of: /"kind" ?: ?"long",\s*"name" ?: ?"([^"]+)"/).map { "--\($0.output.1)" })
        .subtracting(["--version"])
      #expect(options.count >= 35)
      expectEqual(options.filter { !page.output.contains($0) }, [])
      for heading in ["NAME", "SYNOPSIS", "EXAMPLES", "EXIT CODES", "COMMANDS"] {
        #expect(page.output.contains("\n\(heading)\n"), "\(heading)")
      }
    }
  }
}
