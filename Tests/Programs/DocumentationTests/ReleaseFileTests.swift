import HeroRender
import HeroTesting

/// Files that a release changes name the version that the program has.
@Suite struct ReleaseFileTests {
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
}
