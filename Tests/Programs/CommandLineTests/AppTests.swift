import Foundation
import HeroTesting

/// `herorender app` of an app that does not compile, with a compiler that says what SwiftPM's did.
@Suite struct AppTests {
  private static let app = "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}\n"

  // A compiler that never ends, and what it has started: the first signal asks both to end, and ends them where they do not.
  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)])
  func whoStopsAFilmStopsItsBuild(signal: String, status: Int) throws {
    try withFiles(["App/A.swift": Self.app]) { folder in
      let result = try Program.run(
        script: """
          mkdir bin
          cat > bin/swift <<'END'
          #!/bin/sh
          sleep 600 & echo $$ $! > started.new; mv started.new started; wait
          END
          chmod 755 bin/swift
          PATH="$PWD/bin:$PATH" XDG_CACHE_HOME="$PWD/cache" herorender app App --film film.gif & run=$!
          until [ -e started ]; do sleep 0.01; done
          kill -\(signal) $run; wait $run; echo $?
          # Until each has ended; who is to take its status may do so later.
          for number in $(cat started); do
            while kill -0 $number 2>/dev/null && ! grep -q '^State:.Z' /proc/$number/status; do sleep 0.01; done
          done; ls
          """, in: folder)
      expectEqual(result.output, "\(status)\nApp\nbin\ncache\nstarted\n", "\(result.errors)")
      #expect(result.errors.hasSuffix("herorender: error: stopped before the film was drawn\n"), "\(result.errors)")
    }
  }

  // An app whose code loops: it is ended, with what it has started.
  @Test func anAppThatDoesNotEndIsStopped() throws {
    try withFiles(["App/A.swift": Self.app]) { folder in
      let result = try Program.run(
        script: """
          mkdir -p bin cache/herorender/apps/films/debug
          printf '#!/bin/sh\\nexit 0' > bin/swift
          printf '#!/bin/sh\\nsleep 600 & echo $! > "%s/started"; wait' "$PWD" > cache/herorender/apps/films/debug/film
          chmod 755 bin/swift cache/herorender/apps/films/debug/film
          PATH="$PWD/bin:$PATH" XDG_CACHE_HOME="$PWD/cache" herorender app App --film film.gif --time-limit 1; echo $?
          number=$(cat started)
          while kill -0 $number 2>/dev/null && ! grep -q '^State:.Z' /proc/$number/status; do sleep 0.01; done; ls
          """, in: folder)
      expectEqual(result.output, "2\nApp\nbin\ncache\nstarted\n", "\(result.errors)")
      #expect(result.errors.contains("has not come to an end in 1 s. It may loop"), "\(result.errors)")
    }
  }

  @Test func errorsOfAllFilesAreToldTogether() throws {
    let texts = [
      "App/A.swift": Self.app.replacing("\n@", with: "\nimport RealmSwift\n@"), "App/B.swift": "import Boats",
      "Boats/Sources/Boats/Boats.swift": "public let boats = row",
    ]
    try withFiles(texts) { folder in
      // The library's module is written in spite of errors: the compiler comes to the app.
      try write(
        """
        #!/bin/sh
        # All films are built in one place, which remembers the last one's plan unless it is told otherwise.
        test "$2" = --disable-build-manifest-caching || exit 1
        echo "[1/2] Compiling"
        for file in once again; do
          echo "\(folder)/Boats/Sources/Boats/Boats.swift:1:20: error: cannot find 'row' in scope"
          echo "1 | public let boats = row"
        done
        grep -q allow-module-with-compiler-errors "$4/Package.swift" || exit 1
        echo "\(folder)/App/B.swift:1:1: error: B is wrong" >&2
        echo "\(folder)/App/A.swift:2:1: error: no such module 'RealmSwift': name it"
        exit 1

        """, "\(folder)/bin/swift")
      chmod("\(folder)/bin/swift", 0o755)
      let result = try Program.run(
        "app App --with Boats=Boats --film film.gif", in: folder,
        environment: ["PATH": "\(folder)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": "\(folder)/cache", "TERM": "dumb"],
        status: 2)
      expectEqual(
        result.errors.replacing(folder, with: "").split(separator: "\n"),
        [
          "App: 2 Swift files, 0 resources", "Boats: 1 Swift files in /Boats/Sources/Boats",
          "warning: the module 'RealmSwift' is missing and has no stand-in; name its sources, if it is a library, by --with RealmSwift=FOLDER: A.swift",
          "building; the first time on this machine takes 2 to 4 minutes", "[1/2] Compiling",
          "/App/A.swift:2:1: error: no such module 'RealmSwift': name it", "/App/B.swift:1:1: error: B is wrong",
          "/Boats/Sources/Boats/Boats.swift:1:20: error: cannot find 'row' in scope", "1 | public let boats = row",
          "herorender: error: the app does not compile: 3 errors in 3 files, each at the app's own line",
        ])
      let apps = "\(folder)/cache/herorender/apps"
      let package = try #require(try names(apps).first { $0.hasPrefix("App-") })
      #expect(try read("\(apps)/\(package)/Sources/App/HeroApp.json").contains("\"missing\": [\"RealmSwift\"]"))
      #expect(!exists("\(folder)/film.gif"))
    }
  }
}
