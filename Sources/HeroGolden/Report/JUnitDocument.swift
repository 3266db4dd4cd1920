import HeroMarkup

/// `junit.xml`: a run for build servers. Without times and dates, so that equal runs give equal bytes.
enum JUnitDocument {
  static let fileName = "junit.xml"

  static func text(_ results: [GoldenResult]) -> String {
    let failed = results.count { $0.outcome == .failed || $0.outcome == .recorded }
    let invalid = results.count { $0.outcome == .invalid }
    let counts = "tests=\"\(results.count)\" failures=\"\(failed)\" errors=\"\(invalid)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"herorender\" \(counts)>",
      "  <testsuite name=\"herorender test\" \(counts) skipped=\"0\">",
    ]
    for result in results { lines += testCase(result) }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func testCase(_ result: GoldenResult) -> [String] {
    let parts = result.name.split(separator: "/")
    let suite = parts.dropLast().joined(separator: ".")
    let head =
      "    <testcase classname=\"\(MarkupText.attribute(suite.isEmpty ? "scenes" : suite))\" "
      + "name=\"\(MarkupText.attribute(parts.last.map(String.init) ?? result.name))\""
    switch result.outcome {
    case .passed: return [head + "/>"]
    case .invalid:
      return [
        head + ">", "      <error type=\"scene\" message=\"the scene cannot be used\">",
        MarkupText.escape(result.diagnostics.joined(separator: "\n")), "      </error>", "    </testcase>",
      ]
    case .failed, .recorded:
      let message =
        result.outcome == .recorded
        ? "recorded: a recording run does not pass" : result.failures.first?.message ?? "failed"
      let kind = result.outcome == .recorded ? "recorded" : result.failures.first?.kind.rawValue ?? "failed"
      return [
        head + ">", "      <failure type=\"\(kind)\" message=\"\(MarkupText.attribute(message))\">",
        MarkupText.escape(ResultText.lines(result).joined(separator: "\n")), "      </failure>", "    </testcase>",
      ]
    }
  }
}
