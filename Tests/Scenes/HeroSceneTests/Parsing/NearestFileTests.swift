import HeroTesting

@testable import HeroModel
@testable import HeroScene

@Suite struct NearestFileTests {
  /// Each part of a path is looked for in its folder; what is suggested is written alike, and is there.
  @Test func files() throws {
    let owner = try TemporaryFolder()
    try owner.write("Images/Photo.png", "x")
    let folder = owner.path
    expectEqual(NearestName.suggestion(path: "images/photo.png", in: folder), "; did you mean 'Images/Photo.png'?")
    expectEqual(NearestName.suggestion(path: "Images/Phto.png", in: folder), "; did you mean 'Images/Photo.png'?")
    expectEqual(
      NearestName.suggestion(path: "\(folder)/Images/photo.png"), "; did you mean '\(folder)/Images/Photo.png'?")
    #expect(NearestName.suggestion(path: "Images/other.png", in: folder).isEmpty)
    #expect(NearestName.suggestion(path: "Images/photo.png", in: folder) { _ in false }.isEmpty)
    let error = #expect(throws: SceneError.self) {
      try SceneLoader().load(path: "\(folder)/Images/photo.png")
    }
    expectEqual(error?.diagnostics.first?.message, "no such file; did you mean '\(folder)/Images/Photo.png'?")
    let scene = SceneText.scene(subviews: #"{"image":"images/photo.png","frame":[0,0,1,1]}"#)
    let missing = #expect(throws: SceneError.self) {
      try SceneLoader().load(bytes: Array(scene.utf8), file: "s.json", folder: folder)
    }
    expectEqual(missing?.diagnostics.first?.message.contains("no such file; did you mean 'Images/Photo.png'?"), true)
  }
}
