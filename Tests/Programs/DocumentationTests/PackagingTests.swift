import Foundation
import HeroRender
import HeroTesting

/// What `make dist` packs, and what a release changes, agrees with the sources that it does not read. `make dist-check` tries the packages themselves.
@Suite struct PackagingTests {
  private func words(_ text: some StringProtocol) -> Set<String> {
    Set(String(text).matches(of: /[\w.+-]+/).map { String($0.output) })
  }

  /// RendererVersion.swift alone has the version.
  @Test func versionIsWrittenOnce() throws {
    for file in [
      ".packaging/pack", ".packaging/sbom.py", ".packaging/check.py", ".packaging/control", "Dockerfile", "Makefile",
      "docs/install.md",
    ] { #expect(!(try Repository.text(file)).contains(RendererVersion.current), "\(file)") }
  }

  @Test func theVersionIsTheSameEverywhere() throws {
    let version = RendererVersion.current
    #expect(try Repository.text("CHANGELOG.md").contains("\n## \(version) - "))
    #expect(try Repository.text(".github/homebrew/herorender.rb").contains("/refs/tags/v\(version).tar.gz\"\n"))
  }

  /// Homebrew's formula needs the libraries that the Makefile names.
  @Test func theFormulaNamesTheLibraries() throws {
    let makefile = try Repository.text("Makefile").replacing("\\\n", with: " ")
    let line = try #require(makefile.firstMatch(of: /(?m)^BREW_PACKAGES := (.*)$/)).output.1
    // Those are programs that read HEIC and PDF, write films, and are used by tests.
    let programs: Set = ["libheif", "poppler", "ffmpeg", "parallel", "pngcheck", "jq"]
    let packages = Set(line.split { $0.isWhitespace }.map(String.init)).subtracting(programs)
    let formula = try Repository.text(".github/homebrew/herorender.rb")
    let needed = Set(formula.matches(of: /depends_on "([^"]+)"/).map { String($0.output.1) })
      .subtracting(["python@3.13"])
    #expect(packages.count >= 10)
    expectEqual(needed, packages)
  }

  /// The fonts that are installed for building are those that the package depends on and the tarball brings; those of other scripts are
  /// recommended by both.
  @Test func fontsAreThoseOfTheBuild() throws {
    let makefile = try Repository.text("Makefile")
    func fonts(_ list: Regex<(Substring, Substring)>) throws -> Set<String> {
      words(try #require(makefile.firstMatch(of: list)?.output.1)).filter { $0.hasPrefix("fonts-") }
    }
    let installed = try fonts(/(?m)^APT_PACKAGES := ((?:.*\\\n)*.*)$/)
    expectEqual(installed.count, 3)
    let recommends = try Repository.text(".packaging/control").firstMatch(of: /(?m)^Recommends: (.*)$/)?.output.1
    try expectEqual(
      fonts(/(?m)^APT_RECOMMENDED := (.*)$/), words(try #require(recommends)).filter { $0.hasPrefix("fonts-") })
    let packed = try #require(try Repository.text(".packaging/pack").firstMatch(of: /(?m)^fonts="(.*)"$/)?.output.1)
    expectEqual(words(packed), installed)
    let script = try Repository.text(".packaging/sbom.py")
    let listed = try #require(script.firstMatch(of: /(?m)^FONTS = \[(.*)\]$/)?.output.1)
    expectEqual(words(listed), installed)
  }

  /// The Swift Package Index shows the pages that `make docs` writes: on Linux those of all products.
  @Test func theIndexShowsTheProducts() throws {
    let list = try #require(try Repository.text("Makefile").firstMatch(of: /(?m)^PRODUCTS := (.*)$/)?.output.1)
    let products = words(list)
    let index = try Repository.text(".spi.yml")
    let shown = index.matches(of: /documentation_targets: \[(.*)\]/).map { words($0.output.1) }
    expectEqual(shown.first, products)
    #expect(shown.allSatisfy { $0.isSubset(of: products) })
    let articles = Repository.files(under: "Sources", endings: ["md"]).filter { $0.contains(".docc/") }
    expectEqual(
      products.filter { product in !articles.contains { $0.hasSuffix("/\(product).docc/\(product).md") } }, [])
  }

  /// Programs that are started when a picture or a film needs them are recommended or suggested, by the package that errors name.
  @Test func programsAreRecommendedOrSuggested() throws {
    let control = try Repository.text(".packaging/control")
    let fields = control.matches(of: /(?m)^(?:Recommends|Suggests): (.*)$/).map { words($0.output.1) }
    let offered = fields.reduce(into: Set<String>()) { $0.formUnion($1) }
    var named: Set<String> = ["ffmpeg"]
    for file in Repository.files(under: "Sources/Pixels/HeroMedia", endings: ["swift"]) {
      let packages = try Repository.text(file).matches(of: /ChildProcess\(name: "[^"]+", package: "([^"]+)"/)
      named.formUnion(packages.map { String($0.output.1) })
    }
    #expect(named.count >= 3)
    expectEqual(named.subtracting(offered), [])
  }

  /// pins.json names each package that Package.swift links, at the version that it asks for.
  @Test func dependenciesArePinned() throws {
    struct Pins: Decodable {
      struct Pin: Decodable {
        struct State: Decodable { let version: String }
        let location: String
        let state: State
      }
      let pins: [Pin]
    }
    let pins = try JSONDecoder().decode(Pins.self, from: Data(try Repository.text(".packaging/pins.json").utf8)).pins
    // The plugin that writes the products' pages is linked by nothing.
    let declared = try Repository.text("Package.swift")
      .matches(of: /\.package\(url: "([^"]+)", (?:from|exact): "([^"]+)"\)/)
      .filter { !$0.output.1.hasSuffix("/swift-docc-plugin") }
    expectEqual(declared.count, 2)
    for package in declared {
      let pin = try #require(pins.first { $0.location == package.output.1 }, "\(package.output.1)")
      #expect(pin.state.version.compare(package.output.2, options: .numeric) != .orderedAscending)
    }
  }

  /// The last stage of the Dockerfile, as `make dist-check` reads and runs it.
  @Test func imageRunsTheProgramWithoutRights() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import dockerfile, json; print(json.dumps(dockerfile.last_stage(open('../Dockerfile').read())))",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: "\(Repository.root)/.packaging")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let stage = try #require(try JSONSerialization.jsonObject(with: data) as? [Any])
    expectEqual(stage.first as? String, "debian:12-slim")
    let steps = try #require(stage.last as? [[String]])
    func argument(_ instruction: String) -> String? { steps.last { $0.first == instruction }?.last }
    expectEqual(argument("USER"), "herorender")
    expectEqual(argument("ENTRYPOINT"), #"["herorender"]"#)
    let installs = steps.filter { $0.first == "RUN" && $0.last?.contains("/dist/herorender_*.deb") == true }
    expectEqual(installs.count, 1)
  }
}
