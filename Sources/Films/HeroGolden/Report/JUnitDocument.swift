import HeroMarkup
import HeroRender

/// A run for build servers. A report's `junit.xml` has no times, so that equal runs give equal bytes.
package enum JUnitDocument {
  static let fileName = "junit.xml"

  /// The document.
  ///
  /// - Parameter seconds: How long each scene took, by the result's name. Default: nobody says.
  package static func text(_ results: [GoldenResult], seconds: [String: Double] = [:]) -> String {
    let failed = results.count { $0.outcome == .failed || $0.outcome == .recorded }
    let invalid = results.count { $0.outcome == .invalid }
    let counts = "tests=\"\(results.count)\" failures=\"\(failed)\" errors=\"\(invalid)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"herorender\" \(counts)>",
      "  <testsuite name=\"herorender test\" \(counts) skipped=\"0\">",
    ]
    for result in results { lines += testCase(result, seconds[result.name]) }
    return (lines + ["  </testsuite>", "</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func testCase(_ result: GoldenResult, _ seconds: Double?) -> [String] {
    let parts = result.name.split(separator: "/")
    let suite = parts.dropLast().joined(separator: ".")
    let head =
      "    <testcase classname=\"\(MarkupText.attribute(suite.isEmpty ? "scenes" : suite))\" "
      + "name=\"\(MarkupText.attribute(parts.last.map(String.init) ?? result.name))\""
      + (seconds.map { " time=\"\(Decimals.fixed($0, 3))\"" } ?? "")
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
