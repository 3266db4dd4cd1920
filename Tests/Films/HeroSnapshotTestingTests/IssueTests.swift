import Foundation
import HeroSnapshotTesting
import HeroTesting
import XCTest

/// Failures reach both test libraries at the caller's line.
@Suite struct IssueTests {
  @Test func issueStandsAtTheCallersLine() throws {
    try withTemporaryFolder { folder in
      let line = #line + 2
      withKnownIssue {
        assertTransition(scene: .json(sceneText()), as: .frames(at: [0, 1]), record: .never, goldens: folder)
      } matching: { issue in
        let text = "IssueTests/issueStandsAtTheCallersLine is not as recorded"
        return issue.sourceLocation?.line == line
          && issue.sourceLocation?.fileID.hasSuffix("/IssueTests.swift") == true
          && issue.comments.first?.rawValue.hasPrefix(text) == true
      }
    }
  }

  // Where CI is set nothing is recorded, and there is nothing to test.
  @Test(.transitionSnapshots(record: .missing)) func traitRecords() throws {
    guard ["", "false", "0"].contains(ProcessInfo.processInfo.environment["CI"] ?? "") else { return }
    try withTemporaryFolder { folder in
      withKnownIssue {
        assertTransition(scene: .json(sceneText()), as: .trace, goldens: folder)
      } matching: { issue in
        issue.comments.first?.rawValue.contains(": recorded \(folder)") == true
      }
      assertTransition(scene: .json(sceneText()), as: .trace, goldens: folder)
    }
  }
}

/// The same under XCTest, whose failures are caught before they count.
final class XCTestIssueTests: XCTestCase {
  private var failures: [(text: String, file: String, line: Int)] = []
  private var catchesFailures = false

  #if !canImport(ObjectiveC)
    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if catchesFailures {
        failures.append((description, filePath, lineNumber))
      } else {
        super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      }
    }

    func testFailureStandsAtTheCallersLine() {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("herorender-\(UUID().uuidString)").path
      catchesFailures = true
      let line = #line + 1
      assertTransition(scene: .json(sceneText()), as: .frames(at: [0, 1]), record: .never, goldens: folder)
      catchesFailures = false
      XCTAssertEqual(failures.count, 1)
      XCTAssertEqual(failures.first?.line, line)
      XCTAssertEqual(failures.first?.file.hasSuffix("/IssueTests.swift"), true)
      XCTAssertEqual(
        failures.first?.text.contains("IssueTests/testFailureStandsAtTheCallersLine is not as recorded"), true)
    }
  #endif
}
