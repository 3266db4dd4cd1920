import Testing

/// Every scene of the repository against its golden frames, plan and layers.
@Suite struct GoldenTests {
  @Test(arguments: GoldenScene.all)
  func sceneLooksAsRecorded(scene: GoldenScene) throws {
    let mode = try #require(RecordMode.current, "HERORENDER_RECORD is one of never, missing, failed, all")
    let files = GoldenFiles(scene: scene, mode: mode)
    let (problems, compared) = try files.check()
    // A plan, the layers and at least one frame: a scene without transitions would prove nothing.
    #expect(compared >= 3)
    if !problems.isEmpty {
      Issue.record(
        """
        \(scene.name):
          \(problems.joined(separator: "\n  "))
        evidence: \(GoldenFiles.failureFolder)/\(scene.name)
        when it looks right, accept it: \(files.acceptCommand)
        """)
    }
  }
}
