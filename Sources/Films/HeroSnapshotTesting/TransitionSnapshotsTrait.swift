/// The record mode of the test that is running, set by a trait; nil without one.
enum RecordScope {
  @TaskLocal static var mode: RecordMode?
}

/// Runs an operation in which transition snapshots are recorded by this mode, unless a call names its own.
///
/// For XCTest, in `invokeTest`, and wherever a trait does not reach.
public func withTransitionSnapshots<Value>(record: RecordMode, operation: () throws -> Value) rethrows -> Value {
  try RecordScope.$mode.withValue(record, operation: operation)
}

#if canImport(Testing)
  import Testing

  /// The record mode of a suite's or test's transition snapshots.
  public struct TransitionSnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
    /// When snapshots are recorded.
    public let record: RecordMode
    /// A suite's mode counts for all that it holds.
    public var isRecursive: Bool { true }

    /// Runs the test with the mode.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await RecordScope.$mode.withValue(record, operation: function)
    }
  }

  extension Trait where Self == TransitionSnapshotsTrait {
    /// Records transition snapshots by this mode: `@Test(.transitionSnapshots(record: .failed))`.
    public static func transitionSnapshots(record: RecordMode) -> Self {
      TransitionSnapshotsTrait(record: record)
    }
  }
#endif
