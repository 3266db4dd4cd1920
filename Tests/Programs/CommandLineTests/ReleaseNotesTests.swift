import Foundation
import HeroTesting

/// `.github/release-notes.sh`, which the workflow of a release runs.
@Suite struct ReleaseNotesTests {
  private static let changelog = """
    # Changelog

    ## 0.3.0 - unreleased

    - Later

    ## 0.2.10 - 2027-02-03

    ### Added

    - **A**: `b`

    ### Fixed

    - c

    ## 0.2.1 - 2027-01-02

    - d

    """

  private func notes(of version: String) throws -> Program.Result {
    var result: Program.Result?
    let script = try Repository.text(".github/release-notes.sh")
    try withFiles([".github/release-notes.sh": script, "CHANGELOG.md": Self.changelog]) { folder in
      result = try Program.run(script: "bash .github/release-notes.sh \(version)", in: folder)
    }
    return try #require(result)
  }

  @Test(arguments: [
    ("0.2.10", "### Added\n\n- **A**: `b`\n\n### Fixed\n\n- c\n\n"), ("0.2.1", "- d\n"),
  ])
  func printsTheSectionOfAVersion(version: String, text: String) throws {
    let result = try notes(of: version)
    expectEqual((result.status, result.output), (0, text), "\(result.errors)")
  }

  @Test(arguments: [
    ("0.2.2", "CHANGELOG.md has no section of 0.2.2\n"), ("0.2", "CHANGELOG.md has no section of 0.2\n"),
    ("0.3.0", "CHANGELOG.md: '## 0.3.0 - unreleased' has no date\n"),
  ])
  func failsWithoutASectionOrADate(version: String, message: String) throws {
    let result = try notes(of: version)
    expectEqual((result.status, result.output, result.errors), (1, "", message))
  }
}
