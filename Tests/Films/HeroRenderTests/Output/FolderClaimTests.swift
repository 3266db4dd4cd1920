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

  /// A run into the folder.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isPart = false
    var resumes = false
    var digest = "scene-a"
    var width = 2.0
    var sceneName: String? = "card.json"
    var decision: String
    var forced: String
  }

  @Test(arguments: [
    Case(testDescription: "the film again", decision: "replaces", forced: "replaces"),
    Case(testDescription: "edited", digest: "scene-b", decision: "replaces", forced: "replaces"),
    Case(testDescription: "other size", width: 4, decision: "replaces", forced: "replaces"),
    Case(testDescription: "renamed", sceneName: "list.json", decision: "replaces", forced: "replaces"),
    Case(
      testDescription: "another film", digest: "scene-b", sceneName: "list.json", decision: "refused",
      forced: "replaces"),
    Case(
      testDescription: "renamed, other size", width: 4, sceneName: "list.json", decision: "refused",
      forced: "replaces"),
    Case(
      testDescription: "no name, edited", digest: "scene-b", sceneName: nil, decision: "refused", forced: "replaces"),
    Case(testDescription: "part", isPart: true, decision: "joins", forced: "joins"),
    Case(testDescription: "part, edited", isPart: true, digest: "scene-b", decision: "refused", forced: "replaces"),
    Case(testDescription: "part, other size", isPart: true, width: 4, decision: "refused", forced: "replaces"),
    Case(testDescription: "part, renamed", isPart: true, sceneName: "list.json", decision: "joins", forced: "joins"),
    Case(testDescription: "resumed", resumes: true, decision: "joins", forced: "joins"),
    Case(testDescription: "resumed, edited", resumes: true, digest: "scene-b", decision: "refused", forced: "replaces"),
    Case(testDescription: "resumed, other size", resumes: true, width: 4, decision: "refused", forced: "replaces"),
  ])
  func aFolderOfOurs(_ row: Case) throws {
    for forces in [false, true] {
      let run = try fakeRun(
        frames: row.isPart ? [3] : Array(0..<20), digest: row.digest, width: row.width, resumes: row.resumes,
        forces: forces, sceneName: row.sceneName)
      let claim = FolderClaim(folder: "out", names: names, listing: .manifest(try folder()), run: run)
      expectEqual(decision(claim), (forces ? row.forced : row.decision), "forces: \(forces)")
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

  @Test(
    arguments: [
      ([], "fresh"), (["notes.txt", "frame_1.png", "frame_00003.jpg", "frame_000001.png"], "fresh"),
      (["frame_00003.png"], "refused"), (["frame_123456.png"], "refused"),
    ] as [([String], String)])
  func aFolderWithoutManifest(names: [String], expected: String) throws {
    for forces in [false, true] {
      let run = try fakeRun(frames: Array(0..<20), forces: forces, sceneName: "card.json")
      expectEqual(decision(FolderClaim(folder: "out", names: names, listing: .none, run: run)), expected)
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
    let same = try fakeRun(frames: Array(0..<20), sceneName: "card.json")
    expectEqual(
      decision(FolderClaim(folder: "o", names: names, listing: .manifest(try folder(sceneName: nil)), run: same)),
      "replaces")
    let edited = try fakeRun(frames: Array(0..<20), digest: "scene-b", sceneName: "card.json")
    expectEqual(
      decision(FolderClaim(folder: "o", names: names, listing: .manifest(try folder(sceneName: nil)), run: edited)),
      "refused")
  }

  @Test(arguments: [
    (
      "scene-b", 2.0,
      "o holds frames of another scene (card.json), and part of a film joins frames of the same scene and options only"
    ),
    ("scene-a", 4.0, "o holds frames of card.json that these cannot join: it has 2×1 pixels, not 4×1"),
  ])
  func refusalsSayWhatDiffersAndWhatToDo(digest: String, width: Double, reason: String) throws {
    let run = try fakeRun(frames: [1], digest: digest, width: width, sceneName: "card.json")
    let claim = FolderClaim(folder: "o", names: names, listing: .manifest(try folder()), run: run)
    expectEqual(claim, .refused(reason + "; name another folder, or --force to replace them"))
  }
}
