import Foundation
import HeroTesting

/// Paths that are empty: a script's variable that is not set.
@Suite struct EmptyPathTests {
  /// Command lines with an empty path each.
  private static let commands = [
    "init _", "app _", "app App --into _", "app App --film _", "app App --into=_", "app App --herorender _",
    "app App --with A=_", "a.json _", "_ out", "render a.json _", "a.json out -o _", "a.json out --output=_",
    "a.json out --asset-root _", "a.json out --assets _", "a.json out --backdrop _", "inspect _", "convert _",
    "convert a.json _", "sheet _ o.png", "sheet a.json _", "merge _ part", "merge out _", "merge out part _", "lint _",
    "lint a.json _", "lint --asset-root _ a.json", "explain _", "explain a.json --pictures _", "compare _ a.json o.gif",
    "compare a.json a.json _", "preview _", "preview a.json --golden _", "gallery _ site", "gallery a.json _", "test _",
    "test a.json --golden _", "test a.json --report _", "test a.json --comment _", "test a.json --comment-pictures _",
    "test a.json --junit _", "test a.json --scene-root _", "test a.json --asset-root _", "diff _ a.png", "diff a.png _",
    "diff a.png a.png --report _", "accept _",
  ]

  @Test(arguments: commands) func areRefused(command: String) throws {
    try withFiles(["a.json": "{}"]) { folder in
      let words = command.split(separator: " ").map { String($0).replacing("_", with: "") }
      let result = try Program.run(words, in: folder, status: 64)
      #expect(result.errors.hasPrefix("herorender: error: "), "\(result.errors)")
      try expectEqual(names(folder), ["a.json"])
    }
  }

  @Test func theErrorSaysWhichAndWhy() throws {
    let result = try Program.run(["init", ""])
    #expect(
      result.errors.hasPrefix(
        "herorender: error: The value '' is invalid for '<folder>': the path is empty; is a variable not set?\n"))
    try Program.run(["app", "App", "--into", ""], says: "'' is invalid for '--into <folder>': the path is empty")
  }

  // A film's package goes into a cache: without a home it goes where temporary files go.
  @Test(arguments: ["", "relative"]) func aHomeThatIsNoneIsNotUsed(home: String) throws {
    let result = try Program.run(
      script: """
        mkdir App bin temp; echo '@main class A: UIResponder, UIApplicationDelegate {}' > App/A.swift
        printf '#!/bin/sh\\nexit 1' > bin/swift; chmod 755 bin/swift
        export PATH="$PWD/bin:$PATH" TMPDIR="$PWD/temp" HOME='\(home)' XDG_CACHE_HOME='\(home)'
        herorender app App --film film.gif 2>/dev/null; echo $?; ls -A . temp/.cache/herorender; ls -d /.cache/herorender
        """)
    expectEqual(
      result.output, "2\n.:\n.stderr\n.stdout\nApp\nbin\ntemp\n\ntemp/.cache/herorender:\napps\n",
      "\(result.output)\(result.errors)")
  }
}
