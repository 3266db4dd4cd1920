#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Tells the test library that is running about a failure.
package enum IssueRecorder {
  package static func record(_ message: String, at place: CallPlace) {
    #if canImport(Testing)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message),
          sourceLocation: SourceLocation(
            fileID: place.fileID.description, filePath: place.filePath.description, line: Int(place.line),
            column: Int(place.column)))
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: place.filePath, line: place.line)
    #endif
  }
}
