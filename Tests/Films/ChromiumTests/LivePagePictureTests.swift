import Foundation
import HeroImage
import HeroLivePage
import HeroRender
import HeroScene
import HeroTesting
import TransitionEngine

/// Pages of elements that move, drawn by Chromium, beside the frames that they stand for.
@Suite struct LivePagePictureTests {
  /// Structural similarity that every moment reaches.
  private static let leastSimilarity = 0.98

  /// Others than the showpieces, each for something else that pages say.
  private static let others = [
    "cascade/radial", "matching/image-is-laid-out-at-every-size", "modifiers/perspective", "modifiers/shadow-radius",
    "modifiers/border-width", "modifiers/overlay", "system/bars-go-with-their-screen",
  ]

  @Test(
    "a live page looks as the film's frames, at 0, 25, 50, 75 and 100 % of each transition",
    .enabled(if: Chromium() != nil, "no Chromium on this machine: install it, or name it in CHROMIUM"),
    arguments: try scenes())
  func looksAsItsFrames(scene: String) throws {
    let browser = try #require(Chromium())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var loaded = try SceneLoader(textMeasure: .renderer).load(
      path: Self.folder.appendingPathComponent("\(scene).json").path)
    loaded.canvas.scale = Comparison.scale
    let film = try Film(scene: loaded, file: scene)
    let clock = FrameClock(duration: film.duration, rate: .standard)
    let frames = film.moments(clock)
    let (width, height) = (Int(loaded.canvas.size.width), Int(loaded.canvas.size.height))

    let page = try LivePage(film, clock, quality: 95)
    let document = """
      <!doctype html><meta charset="utf-8"><style>body { margin: 0 }</style>\(page.screen)
      <script>const screen = document.getElementById("screen"), frames = { length: \(clock.frameCount) }</script>
      <script>\(page.painter)</script><script>paint(+location.hash.slice(1))</script>
      """
    try Data(document.utf8).write(to: folder.appendingPathComponent("film.html"))
    let cells = frames.enumerated().map { index, frame in
      let place = "left:\(index % 5 * width)px;top:\(index / 5 * height)px"
      return "<iframe src='film.html#\(frame)' style='\(place)' width='\(width)' height='\(height)'></iframe>"
    }
    let sheet = folder.appendingPathComponent("sheet.html")
    let style = "body { margin: 0 } iframe { position: absolute; border: 0 }"
    try Data("<!doctype html><style>\(style)</style>\(cells.joined())".utf8).write(to: sheet)
    // A headless window loses some of its height to an invisible frame.
    let picture = try browser.screenshot(
      of: sheet, width: width * 5, height: (frames.count + 4) / 5 * height + 200, folder: folder, waiting: true)

    let source = try FilmSource(film: film)
    for (index, frame) in frames.enumerated() {
      let own = try source.draw(source.picture(at: clock.time(ofFrame: frame)))
      let expected = Cell(width: own.width, height: own.height, bytes: own.bytes)
      let actual = picture.part(
        x: index % 5 * own.width, y: index / 5 * own.height, width: own.width, height: own.height)
      let agreement = Agreement(actual, expected, mask: [])
      #expect(agreement.similarity >= Self.leastSimilarity, "\(scene), frame \(frame): \(agreement.similarity)")
    }
  }

  private static let folder = repository.appendingPathComponent("scenes")

  private static func scenes() throws -> [String] {
    let showpieces = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent("showpieces").path
    ).filter { $0.hasSuffix(".json") }.sorted().map { "showpieces/\($0.dropLast(5))" }
    return showpieces + others
  }
}
