import HeroGolden
import HeroSnapshotTesting
import HeroStage
import TransitionEngine

/// Asserts that what a stage has shown so far looks and moves as it was recorded; otherwise as `assertTransition(scene:as:)`.
@preconcurrency @MainActor
public func assertTransition(
  of stage: Stage, as snapshot: TransitionSnapshot, named name: String? = nil, record: RecordMode? = nil,
  tolerance: Tolerance = .exact, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let scene: TransitionScene
  do { scene = .film(try Film(scene: stage.scene, file: "the stage")) } catch {
    IssueRecorder.record(
      "the stage's scene cannot be had: \(error)",
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    return
  }
  assertTransition(
    scene: scene, as: snapshot, named: name, record: record, tolerance: tolerance, fileID: fileID,
    filePath: filePath, testName: testName, line: line, column: column)
}
