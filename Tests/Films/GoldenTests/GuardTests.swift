import Foundation
import HeroGolden
import HeroImage
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

/// What keeps the golden tests from passing without having looked.
@Suite struct GuardTests {
  @Test func everyGoldenFileBelongsToAScene() {
    let scenes = Set(GoldenScene.all.map(\.name))
    let orphans = GoldenScene.files(under: GoldenScene.goldenFolder)
      .filter { path in
        path != "environment.json" && !scenes.contains(path.split(separator: "/").dropLast().joined(separator: "/"))
      }
    expectEqual(orphans, [])
  }

  @Test func everySceneIsListed() throws {
    let list = try String(contentsOfFile: GoldenScene.root + "/scenes/README.md", encoding: .utf8)
    expectEqual(GoldenScene.all.map(\.name).filter { !list.contains("(\($0).json)") }, [])
  }

  @Test(arguments: GoldenScene.files(under: GoldenScene.root + "/scenes/assets/src", withExtension: "json"))
  func picturesAreWhatTheirScenesDraw(source: String) throws {
    let film = try Film(scene: try SceneLoader().load(path: GoldenScene.root + "/scenes/assets/src/" + source))
    let frames = try FilmSource(film: film)
    let drawn = try frames.draw(frames.picture(at: 0))
    let name = "/assets/" + source.dropLast(".json".count) + ".png"
    let files = GoldenScene.files(under: GoldenScene.root + "/scenes", withExtension: "png")
      .filter { ("/" + $0).hasSuffix(name) }
    #expect(files != [])
    for file in files {
      let bytes = try #require(FileManager.default.contents(atPath: GoldenScene.root + "/scenes/" + file))
      let problem = Tolerance.problem(drawn, expected: try ImageDecoder.decode([UInt8](bytes)))
      expectEqual(problem, nil, "run 'make assets': \(file) \(problem ?? "")")
    }
  }

  @Test(arguments: ["cascade/radial", "motion/arc", "gestures/edge-pan-finishes", "snapshots/visual-effect-stays-live"])
  func aFrameAloneEqualsTheFrameOfTheSequence(name: String) throws {
    let film = try GoldenScene(name: name).film()
    let sequence = try frames(of: film, jobs: 1)
    #expect(sequence.count > 10)
    for frame in [0, sequence.count / 3, sequence.count / 2, sequence.count - 1] {
      // A film of its own, so that nothing drawn earlier can help or harm.
      let alone = try frames(of: try GoldenScene(name: name).film(), jobs: 1, only: frame)
      expectEqual(alone, [sequence[frame]])
    }
  }

  @Test(arguments: [
    "matching/source-takes-destination-timing", "default-animations/slide-every-direction",
    "snapshots/no-snapshot-lays-out",
  ])
  func oneJobEqualsManyJobs(name: String) throws {
    let film = try GoldenScene(name: name).film()
    let one = try frames(of: film, jobs: 1)
    #expect(one.count > 10)
    try expectEqual(frames(of: film, jobs: 5), one)
  }

  @Test func everyGoldenFileBelongsToAMoment() throws {
    for scene in GoldenScene.all {
      let golden = GoldenFolder(path: scene.folder)
      let manifest = try golden.manifest()
      let wanted = [
        GoldenFolder.manifestFile, GoldenFolder.planFile, GoldenFolder.traceFile, GoldenFolder.sceneFile,
      ]
      expectEqual(GoldenScene.files(under: scene.folder), (wanted + Set(manifest.pictureFiles.values)).sorted())
    }
  }

  @Test func everyGoldenIsComparedAlikeByTheProgram() throws {
    for scene in GoldenScene.all {
      let manifest = try GoldenFolder(path: scene.folder).manifest()
      expectEqual(manifest.tolerance, GoldenTests.tolerance, "\(scene.name)")
      try expectEqual(manifest.film.canvas.scale, scene.film().scene.canvas.scale, "\(scene.name)")
    }
  }

  @Test func toleranceForgivesRoundingAndNothingElse() throws {
    let grey = [UInt8](repeating: 100, count: 40 * 50 * 4)
    func picture(_ changes: [Int: UInt8]) throws -> Pixmap {
      var bytes = grey
      for (index, value) in changes { bytes[index] = value }
      return try #require(Pixmap(width: 40, height: 50, bytes: bytes))
    }
    let expected = try picture([:])
    // Of 2000 pixels two may differ, by two levels.
    expectEqual(Tolerance.problem(try picture([0: 102, 5: 98]), expected: expected), nil)
    #expect(Tolerance.problem(try picture([0: 103]), expected: expected) != nil)
    #expect(Tolerance.problem(try picture([0: 101, 4: 101, 8: 101]), expected: expected) != nil)
    try expectEqual(Tolerance.problem("{\"a\": [1.000001]}", expected: "{\"a\": [1]}"), nil)
    try expectEqual(Tolerance.problem("{\"a\": [1.00001]}", expected: "{\"a\": [1]}"), "$.a[0]: 1.00001, expected 1.0")
    try expectEqual(Tolerance.problem("{\"a\": 1}", expected: "{\"b\": 1}"), "$.a: not expected")
  }

  /// Hashes of a film's frames at 20 a second, or of a single one.
  private func frames(of film: Film, jobs: Int, only: Int? = nil) throws -> [String] {
    let clock = FrameClock(duration: film.duration, rate: try #require(FrameRate("20")))
    let numbers = only.map { $0...$0 } ?? 0...clock.lastFrame
    let run = RenderRun(
      header: FilmHeader(film: film, clock: clock),
      requests: numbers.map { FrameRequest(number: $0, time: clock.time(ofFrame: $0)) }, isWholeFilm: only == nil)
    let sink = HashSink()
    _ = try RenderJob(source: try FilmSource(film: film), run: run, jobs: jobs).render(into: [sink])
    return sink.hashes
  }
}

/// An output that keeps the frames' hashes in the order in which they come.
private final class HashSink: FrameSink, FrameWriter {
  let name = "hashes"
  let forms: FrameForms = .hash
  private(set) var hashes: [String] = []

  func check(_ run: RenderRun) throws(RenderError) {}
  func open(_ run: RenderRun, cancellation: Cancellation) throws(RenderError) -> any FrameWriter { self }
  func receive(_ frame: RenderedFrame) throws(RenderError) -> String? {
    guard let hash = frame.xxh128 else { throw .environment("a frame has no hash") }
    hashes.append(hash)
    return nil
  }
  func finish(isComplete: Bool) throws(RenderError) {}
}
