import Foundation
import HeroGolden
import HeroSnapshotTesting
import HeroTesting
import TransitionEngine

/// Every scene of the repository against its golden frames, layers and plan.
@Suite struct GoldenTests {
  /// The same machine draws the same bytes. Other builds of libm, pixman and FreeType round a blurred or antialiased value the other way now
  /// and then, by a level or two of 255; a fault that a person could see moves an edge or a colour by far more.
  static let tolerance = HeroSnapshotTesting.Tolerance(threshold: 0.01, countsAntialiasing: true)

  @Test(arguments: GoldenScene.all)
  func sceneLooksAsRecorded(scene: GoldenScene) throws {
    let film = try scene.film()
    assertTransition(
      scene: .film(film), as: .frames(at: [0, 0.25, 0.5, 0.75, 1]), named: scene.name, tolerance: Self.tolerance,
      goldens: scene.folder, goldenRoot: GoldenScene.goldenFolder)
    // What a failure only explains elsewhere is a promise here: who takes part, who does not and why.
    let plan = try GoldenFolder(path: scene.folder).unpacked(GoldenFolder.planFile)
    let recorded = try #require(plan, "\(scene.name) has no recorded plan")
    let problem = try Tolerance.problem(
      GoldenSubject.planText(of: film), expected: String(decoding: recorded, as: UTF8.self))
    expectEqual(problem, nil, "\(scene.name)/plan.json.gz \(problem ?? ""); HERORENDER_RECORD=all records it")
  }
}
