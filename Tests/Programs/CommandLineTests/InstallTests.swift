import Foundation
import HeroTesting

/// `make install` and `make uninstall`, with the program that the tests run.
@Suite struct InstallTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  private static let installed = [
    "usr/bin/herorender", "usr/share/bash-completion/completions/herorender", "usr/share/doc/herorender/LICENSE",
    "usr/share/doc/herorender/NOTICE", "usr/share/fish/vendor_completions.d/herorender.fish",
    "usr/share/man/man1/herorender.1", "usr/share/zsh/site-functions/_herorender",
  ]

  private func make(_ target: String, in folder: String) throws -> Program.Result {
    let program = try Program.path()
    let script = "make -C '\(Self.root)' \(target) PROGRAM='\(program)' PREFIX=/usr DESTDIR='\(folder)/tree'"
    return try Program.run(script: script, in: folder)
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
      try FileManager.default.createDirectory(atPath: "\(tree)/usr/bin", withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: "\(tree)/usr/bin/other"))
      let result = try make("install", in: folder)
      expectEqual(result.status, 0, "\(result.errors)")
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
      try expectEqual(make("uninstall", in: folder).status, 0)
      expectEqual(files(in: tree), ["usr/bin/other"])
      #expect(!FileManager.default.fileExists(atPath: "\(tree)/usr/share/doc/herorender"))
    }
  }

  @Test func optionsPageIsWhatTheProgramSays() throws {
    try withTemporaryFolder { folder in
      let page = try Program.run(
        script: "'\(Self.root)/docs/manual.py' '\(try Program.path())' --markdown", in: folder)
      expectEqual(page.status, 0, "\(page.errors)")
      let stored = try String(contentsOfFile: "\(Self.root)/docs/options.md", encoding: .utf8)
      expectEqual(page.output, stored, "docs/options.md is old: make options-docs")
    }
  }

  #if os(Linux)
    /// A release brings its fonts in `share/herorender/fonts`. They come before the machine's, wherever the folder lies.
    @Test func fontsOfAReleaseComeFirst() throws {
      try withTemporaryFolder { folder in
        let scene = """
          { "version": 1, "canvas": { "width": 9, "height": 9 }, "root": "a", "screens": { "a": { "view": {} } } }
          """
        try Data(scene.utf8).write(to: URL(fileURLWithPath: "\(folder)/scene.json"))
        let program = try Program.path()
        let script = """
          mkdir -p moved/bin moved/share/herorender/fonts
          ln '\(program)' moved/bin/herorender 2>/dev/null || cp '\(program)' moved/bin/herorender
          cp '\(Self.root)'/Tests/Fonts/square.ttf moved/share/herorender/fonts/Inter-Regular.ttf
          moved/bin/herorender scene.json frames --frames 0
          """
        let result = try Program.run(script: script, in: folder)
        try #require(result.status == 0, "\(result.errors)")
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/frames/manifest.json"))
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let fonts = try #require(manifest["fonts"] as? [[String: String]]).compactMap { $0["file"] }
        expectEqual(fonts.filter { $0.hasPrefix("Inter") }, ["Inter-Regular.ttf"])
      }
    }
  #endif

  @Test(.enabled(if: Program.find("groff") != nil, "groff is not installed"))
  func manualNamesEveryOption() throws {
    try withTemporaryFolder { folder in
      let program = try Program.path()
      let script = "'\(Self.root)/docs/manual.py' '\(program)' > page && groff -man -Tutf8 -ww -P-cbu page"
      let page = try Program.run(script: script, in: folder)
      expectEqual(page.status, 0)
      // Groff warns of every macro and character that it does not know.
      #expect(page.errors.isEmpty)
      let dump = try Program.run(["--experimental-dump-help"], in: folder).output
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
