import Foundation
import HeroImage
import HeroLottie
import HeroModel
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

/// Lottie files, played by programs that others wrote: rlottie and lottie-web in Chromium.
@Suite struct LottieTests {
  /// An environment of `make players`.
  static let python: String? = {
    let python = fileOfPlayers("bin/python")
    return FileManager.default.isExecutableFile(atPath: python) ? python : nil
  }()

  /// How alike frames are at least by each player.
  private static let bar = 0.985
  static let scenes =
    [
      "app-store-card", "city-guide", "drag-to-dismiss", "list-grid", "music-player", "navigation-stack", "onboarding",
      "photo-gallery", "reference-list-to-detail", "tab-bar",
    ].map { "showpieces/\($0)" } + [
      "modifiers/corner-radius", "modifiers/rotate", "modifiers/border-width", "modifiers/masks-to-bounds",
      "modifiers/perspective", "modifiers/background-color", "modifiers/overlay", "motion/arc", "pixels/gradient-axial",
      "pixels/gradient-conic", "pixels/gradient-radial", "pixels/shape-trim", "pixels/corners-continuous",
      "pixels/effect-regular", "pixels/shadow-of-the-silhouette", "pixels/group-opacity", "views/masks",
      "views/shadows", "timing/spring-under-damped", "system/push-and-pop", "system/flip-horizontal", "views/borders",
      "pixels/shape-dash",
    ]

  @Test(
    "both players show herorender's frames",
    .enabled(if: python != nil && Chromium() != nil, "no players on this machine: make players, and a Chromium"))
  func players() throws {
    let folder = repository.appendingPathComponent(".build/lottie")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var cases: [[String: Any]] = []
    for scene in Self.scenes { cases.append(try Self.write(scene, into: folder)) }
    try JSONSerialization.data(withJSONObject: cases).write(to: folder.appendingPathComponent("cases.json"))

    let results = try Self.play(folder)
    expectEqual(results.count, Self.scenes.count)
    for (scene, result) in zip(Self.scenes, results) {
      for (player, alike) in [("rlottie", result.rlottie), ("lottie-web", result.web)] {
        print(scene, player, alike.min() ?? 0)
        #expect(
          alike.allSatisfy { $0 >= Self.bar }, "\(scene) by \(player), least \(alike.min() ?? 0): see \(folder.path)")
      }
      #expect(result.faults.isEmpty, "\(scene) against Lottie's schema")
    }
  }

  private struct Result: Decodable {
    /// By frame.
    let rlottie, web: [Double]
    let faults: [String]
  }

  /// The Lottie file of a scene and the frames of its transitions; what the script is told of it.
  private static func write(_ path: String, into folder: URL) throws -> [String: Any] {
    let file = repository.appendingPathComponent("scenes/\(path).json").path
    let film = try Film(scene: SceneLoader(textMeasure: .renderer).load(path: file), file: file)
    let clock = FrameClock(duration: film.duration, rate: .standard)
    let frames = film.moments(clock)
    let name = path.replacingOccurrences(of: "/", with: "-")
    let lottie = try LottieFile(film, clock, name: name, quality: 92, drawsOutlines: true)
    try Data(lottie.json).write(to: folder.appendingPathComponent("\(name).lottie.json"))
    let source = try FilmSource(film: film)
    for frame in frames {
      let pixmap = try source.draw(source.picture(at: clock.time(ofFrame: frame)))
      try Data(PNGEncoder.encode(pixmap, compression: .fast)).write(
        to: folder.appendingPathComponent("\(name)-\(frame).png"))
    }
    let canvas = FilmCanvas(film.scene.canvas)
    return [
      "name": name, "frames": frames, "width": canvas.pixelWidth, "height": canvas.pixelHeight,
      "scale": max(Int(canvas.scale.rounded()), 1),
    ]
  }

  private static func play(_ folder: URL) throws -> [Result] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(python))
    process.arguments = [
      repository.appendingPathComponent("Tests/lottie-players.py").path, folder.path,
      try #require(Chromium()).executable.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expectEqual(process.terminationStatus, 0)
    return try output.split(separator: UInt8(ascii: "\n")).map { try JSONDecoder().decode(Result.self, from: $0) }
  }
}
