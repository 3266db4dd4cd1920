import HeroImage
import HeroModel
import HeroTesting

@testable import HeroRender

/// What is said below a film.
@Suite struct FilmFooterTests {
  private static let green: [UInt8] = [0, 200, 0, 255]
  private static let canvas = FilmCanvas(width: 100, height: 50, scale: 1)
  private static let marks = FilmMarks(
    steps: [
      .init(index: 0, title: "wait", start: 0, duration: 1), .init(index: 1, title: "present", start: 1, duration: 2),
    ],
    transitions: [1..<3])

  private static func look(
    around canvas: FilmCanvas = canvas, _ change: (inout FilmStyle) -> Void
  ) throws -> FilmLook {
    try FilmLook(style(change), around: canvas, safeArea: .none, marks: marks)
  }

  /// A green film with what the look says of a moment.
  private static func shown(_ look: FilmLook, at time: Double) throws -> Pixmap {
    try look.dress(.plain(canvas, green), with: look.meter(at: time))
  }

  // Cairo keeps the upper byte of a colour's sixteen bits: 0.3 is 76. Letters of 9 points, 0.3 of them in whole pixels: 3 rows. From 1 s to 3 s, 1.5 s is a quarter of 100 pixels.
  @Test func aBarFillsWhileATransitionRuns() throws {
    let look = try Self.look { $0.showsProgress = true }
    expectEqual((look.canvas.pixelWidth, look.canvas.pixelHeight), (100, 53))
    let (bar, track): ([UInt8], [UInt8]) = ([10, 133, 255, 255], [71, 71, 76, 255])
    for (time, end) in [(0.5, 0), (1.5, 25), (2, 50), (3, 0)] {
      let picture = try Self.shown(look, at: time)
      for row in 50..<53 {
        expectEqual(
          (0..<100).map { picture[$0, row] }, (0..<100).map { $0 < end ? bar : track }, "\(time) s")
      }
      #expect((0..<100).allSatisfy { picture[$0, 49] == Self.green })
    }
  }

  // 84 points hold few words of 9 points: three lines at most, however many would follow, and the film stays what it is.
  @Test func aCaptionIsCutAfterThreeLines() throws {
    func height(_ text: String) throws -> Int {
      let look = try Self.look { $0.caption = text }
      let picture = try Self.shown(look, at: 0)
      #expect((0..<50).allSatisfy { picture[50, $0] == Self.green })
      // The ground is its own, and there is white on it.
      expectEqual(picture[0, picture.height - 1], [28, 28, 30, 255])
      #expect((50..<picture.height).contains { row in (0..<100).contains { picture[$0, row][0] > 200 } })
      return picture.height - 50
    }
    let (one, three) = try (height("Before"), height(String(repeating: "a word ", count: 8)))
    #expect(one < three)
    try expectEqual(height(String(repeating: "a word ", count: 28)), three)
  }

  private struct Still: FrameSource {
    func picture(at time: Double) -> Int { 0 }
    func isStill(from start: Double, to end: Double) -> Bool { true }
    func draw(_ picture: Int) throws -> Pixmap { throw RenderError.usage("") }
  }

  // Hundredths of a second are told: pictures of a film that rests are the same within one, and others after it.
  @Test func aClockMovesWhereAFilmRests() throws {
    let clock = try DressedSource(Still(), Self.look { $0.showsClock = true })
    #expect(clock.isStill(from: 0.101, to: 0.104) && !clock.isStill(from: 0.1, to: 0.2))
    #expect(clock.picture(at: 0.101) == clock.picture(at: 0.104) && clock.picture(at: 0.1) != clock.picture(at: 0.2))
    // At 1.00 s the step's name changes, where there is room for it.
    #expect(clock.picture(at: 0.999) == clock.picture(at: 1.001))
    let canvas = FilmCanvas(width: 200, height: 50, scale: 1)
    let wide = try DressedSource(Still(), Self.look(around: canvas) { $0.showsClock = true })
    #expect(wide.picture(at: 0.999) != wide.picture(at: 1.001))
    let words = try DressedSource(Still(), Self.look { $0.caption = "Before" })
    #expect(words.isStill(from: 0, to: 1) && words.picture(at: 0) == words.picture(at: 1))
  }
}
