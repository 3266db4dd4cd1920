import Foundation
import HeroTesting

@testable import HeroRender

@Suite struct FolderClaimTests {
  /// What is in the folder: 20 frames of scene-a, made from card.json at width 2.
  private func folder(sceneName: String? = "card.json") throws -> Manifest {
    var manifest = Manifest(header: try fakeRun(frames: [0]).header, sceneName: sceneName)
    manifest.frames = (0..<18).map { frame($0) }
    // The last two are announced only.
    manifest.expected = [18, 19]
    return manifest
  }

  private func frame(_ number: Int) -> Manifest.Frame {
    Manifest.Frame(
      number: number, time: 0, file: PNGSequenceSink.fileName(frame: number), xxh128: "", fileXXH128: "")
  }

  private let names = (0..<20).map { PNGSequenceSink.fileName(frame: $0) } + ["manifest.json", "notes.txt"]

  private func decision(_ claim: FolderClaim) -> String {
    switch claim {
    case .fresh: "fresh"
    case .joins: "joins"
    case .replaces: "replaces"
    case .refused: "refused"
    }
  }

  // Forced, a run replaces what it would be refused; what joins still joins.
  @Test func aFolderOfOurs() throws {
    let whole = Array(0..<20)
    for (run, frames, resumes, digest, width, sceneName, expected) in [
      ("the film again", whole, false, "scene-a", 2, "card.json", "replaces"),
      ("edited", whole, false, "scene-b", 2, "card.json", "replaces"),
      ("other size", whole, false, "scene-a", 4, "card.json", "replaces"),
      ("renamed", whole, false, "scene-a", 2, "list.json", "replaces"),
      ("another film", whole, false, "scene-b", 2, "list.json", "refused"),
      ("renamed, other size", whole, false, "scene-a", 4, "list.json", "refused"),
      ("no name, edited", whole, false, "scene-b", 2, nil, "refused"),
      ("part", [3], false, "scene-a", 2, "card.json", "joins"),
      ("part, edited", [3], false, "scene-b", 2, "card.json", "refused"),
      ("part, other size", [3], false, "scene-a", 4, "card.json", "refused"),
      ("part, renamed", [3], false, "scene-a", 2, "list.json", "joins"),
      ("resumed", whole, true, "scene-a", 2, "card.json", "joins"),
      ("resumed, edited", whole, true, "scene-b", 2, "card.json", "refused"),
      ("resumed, other size", whole, true, "scene-a", 4, "card.json", "refused"),
    ] as [(String, [Int], Bool, String, Double, String?, String)] {
      for forces in [false, true] {
        let request = try fakeRun(
          frames: frames, digest: digest, width: width, resumes: resumes, forces: forces, sceneName: sceneName)
        let claim = FolderClaim(folder: "out", names: names, listing: .manifest(try folder()), run: request)
        let wanted = forces && expected == "refused" ? "replaces" : expected
        expectEqual(decision(claim), wanted, "\(run), forces: \(forces)")
      }
    }
  }

  // Frames whose pixels are named by SHA-256 stand beside none of today's; the whole film replaces them all the same.
  @Test func framesOfTheVersionBeforeAreReplacedAndNotJoined() throws {
    var old = try folder()
    old.version = 1
    old.header.sceneDigest = "sha"
    func claim(isPart: Bool, resumes: Bool = false, forces: Bool = false) throws -> FolderClaim {
      let run = try fakeRun(
        frames: isPart ? [3] : Array(0..<20), digest: "scene-a", width: 2, resumes: resumes, forces: forces,
        sceneName: "card.json")
      return FolderClaim(folder: "out", names: names, listing: .manifest(old), run: run)
    }
    expectEqual(decision(try claim(isPart: false)), "replaces")
    expectEqual(decision(try claim(isPart: true, forces: true)), "replaces")
    for resumes in [false, true] {
      try expectEqual(
        claim(isPart: !resumes, resumes: resumes),
        .refused(
          "out/manifest.json has version 1, which identifies pixels by SHA-256; this program reads version 2, "
            + "which identifies them by XXH128: render the whole film again, name another folder, or --force to replace them"
        ))
    }
  }

  @Test func aFolderWithoutManifest() throws {
    for (names, expected) in [
      ([], "fresh"), (["notes.txt", "frame_1.png", "frame_00003.jpg", "frame_000001.png"], "fresh"),
      (["frame_00003.png"], "refused"), (["frame_123456.png"], "refused"),
    ] {
      for forces in [false, true] {
        let run = try fakeRun(frames: Array(0..<20), forces: forces, sceneName: "card.json")
        expectEqual(decision(FolderClaim(folder: "out", names: names, listing: .none, run: run)), expected, "\(names)")
      }
    }
  }

  @Test func aManifestOfOthersIsRefused() throws {
    for forces in [false, true] {
      let run = try fakeRun(frames: Array(0..<20), forces: forces)
      let claim = FolderClaim(folder: "out", names: ["manifest.json"], listing: .unreadable, run: run)
      expectEqual(
        claim,
        .refused(
          "out/manifest.json is not one that this version can read; move it away, or name another folder"))
    }
  }

  // Not even a forced run takes a frame for its own that no manifest names.
  @Test func aFrameThatTheManifestDoesNotNameIsRefused() throws {
    for (forces, numbers) in [(false, [20]), (true, [20]), (false, [0])] {
      let run = try fakeRun(frames: numbers == [0] ? [0] : Array(0..<20), forces: forces, sceneName: "card.json")
      let claim = FolderClaim(
        folder: "out", names: names + ["frame_00020.png"], listing: .manifest(try folder()), run: run)
      expectEqual(
        claim,
        .refused(
          "out/frame_00020.png is not a frame that herorender made here (out/manifest.json does not list it); "
            + "move it away, or name another folder"))
    }
  }

  // Manifests of earlier versions name no scene file.
  @Test func aFolderWithoutSceneNameIsKnownByItsScene() throws {
    for (digest, expected) in [("scene-a", "replaces"), ("scene-b", "refused")] {
      let run = try fakeRun(frames: Array(0..<20), digest: digest, sceneName: "card.json")
      let claim = FolderClaim(folder: "o", names: names, listing: .manifest(try folder(sceneName: nil)), run: run)
      expectEqual(decision(claim), expected)
    }
  }

  @Test func refusalsSayWhatDiffersAndWhatToDo() throws {
    let another = "o holds frames of another scene (card.json), and"
    for (frames, digest, width, sceneName, reason) in [
      ([1], "scene-b", 2, "card.json", "\(another) part of a film joins frames of the same scene and options only"),
      (Array(0..<20), "scene-b", 2, "list.json", "\(another) a film replaces those of the same scene file only"),
      (
        [1], "scene-a", 4, "card.json", "o holds frames of card.json that these cannot join: it has 2×1 pixels, not 4×1"
      ),
    ] as [([Int], String, Double, String, String)] {
      let run = try fakeRun(frames: frames, digest: digest, width: width, sceneName: sceneName)
      let claim = FolderClaim(folder: "o", names: names, listing: .manifest(try folder()), run: run)
      expectEqual(claim, .refused(reason + "; name another folder, or --force to replace them"))
    }
  }
}
