import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroTesting

@testable import HeroRender

/// Titles above films: told from what is under them, and broken where they are too long.
@Suite struct FilmTitleTests {
  /// A backdrop of 200×150 pixels, which shows pixel for pixel around a film of 200×100 with a line of 22 and no padding.
  private func backdrop(_ color: (_ x: Int, _ y: Int) -> UInt8) throws -> Backdrop {
    let pixels = (0..<150).flatMap { y in
      (0..<200).flatMap { x -> [UInt8] in [color(x, y), color(x, y), color(x, y), 255] }
    }
    let bytes = try PNGEncoder.encode(try #require(Pixmap(width: 200, height: 150, bytes: pixels)), compression: .fast)
    return .image(ImageAsset(path: "p.png", file: try ImageFile(bytes), scale: 1))
  }

  /// The rows above the film.
  private func shown(_ title: String, over backdrop: Backdrop?, width: Double = 200) throws -> (
    rows: Int, grey: [UInt8]
  ) {
    var style = FilmStyle()
    (style.title, style.backdrop, style.padding) = (title, backdrop, 0)
    let canvas = FilmCanvas(width: width, height: 100, scale: 1)
    let look = try FilmLook(style, around: canvas, safeArea: .none)
    let picture = look.dress(try .plain(canvas, [0, 0, 0, 0]))
    let count = look.origin.y * picture.width
    return (look.origin.y, (0..<count).map { picture.bytes[$0 * 4] })
  }

  // 0x80 is above half of the luma and 0x70 below.
  @Test func aPlainPictureGetsTheOther() throws {
    for (grey, isDark) in [(0xF0, true), (0x80, true), (0x70, false), (0x10, false)] as [(UInt8, Bool)] {
      let pixels = try shown("Lamp", over: try backdrop { _, _ in grey }).grey
      let (least, most) = (pixels.min() ?? grey, pixels.max() ?? grey)
      #expect(isDark ? least < 0x30 && most == grey : most > 0xF0 && least == grey, "\(grey)")
    }
  }

  // What is under the words decides, not what is beside them: a picture that is dark but in the middle, and one that is light below.
  @Test func whatIsUnderTheWordsCounts() throws {
    let light = try shown("Lamp", over: try backdrop { x, _ in (70..<130).contains(x) ? 255 : 0 }).grey
    let middle = light.enumerated().filter { (85..<115).contains($0.offset % 200) }.map(\.element)
    #expect((middle.min() ?? 255) < 0x30)
    let below = try shown("Lamp", over: try backdrop { _, y in y < 50 ? 0 : 255 }).grey
    #expect((below.max() ?? 0) > 0xF0 && below.filter { $0 == 0 }.count > 3000)
  }

  // Squares of black and white: neither black nor white letters could be read, so they stand on a plate of 0.7 of the other.
  @Test func aBusyPictureGetsAPlate() throws {
    let pixels = try shown("Lamp", over: try backdrop { x, y in (x / 4 + y / 4).isMultiple(of: 2) ? 255 : 0 }).grey
    // The plate leaves 0.3 of white or black: 76 more or less than its own grey.
    let between = pixels.filter { (60..<200).contains($0) }.count
    #expect(between > 300, "\(between)")
  }

  /// What a title of 20 points is made of over a ground of 200×100 pixels.
  private func layers(over color: (_ x: Int, _ y: Int) -> [UInt8]) throws -> [Layer] {
    var title = try FilmTitle("Lamp", font: 20, width: 200, scale: 1, fonts: [])
    title.place(in: 200, padding: 0)
    let pixels = (0..<100).flatMap { y in (0..<200).flatMap { x -> [UInt8] in color(x, y) + [255] } }
    return title.layers(over: try #require(Pixmap(width: 200, height: 100, bytes: pixels)), scale: 1)
  }

  private func color(_ layer: Layer?) -> Color? {
    if case .text(let contents)? = layer?.contents?.kind { contents.color } else { nil }
  }

  @Test func contrastDecidesWhereOneOfThemHasTooLittle() throws {
    // By WCAG's formulas white has a contrast of 2.9 with this green, black one of 5.8; its luma alone would ask for white.
    let green = try layers { _, _ in [0, 176, 0] }
    expectEqual((green.count, color(green.first)), (1, Color(red: 0.11, green: 0.11, blue: 0.12)))
    // Lines that take 3 % of what is under the words, where 5 % may.
    let lines = try layers { x, _ in [UInt8](repeating: x % 32 == 0 ? 255 : 0, count: 3) }
    expectEqual((lines.count, color(lines.first)), (1, .white))
    // A plate has corners of two fifths of the font.
    let plate = try layers { x, y in [UInt8](repeating: (x / 4 + y / 4).isMultiple(of: 2) ? 255 : 0, count: 3) }
    #expect(plate.count == 2 && plate[0].cornerRadius == 8)
  }

  @Test(arguments: [200.0, 120, 60]) func longTitlesGoOnInTheNextLine(width: Double) throws {
    let one = try shown("Lamp", over: .color(.white), width: width).rows
    // 2 × 11 points.
    expectEqual(one, 22)
    let words = "A lamp that opens over a list of lamps"
    let many = try shown(words, over: .color(.white), width: width)
    // Lines of Inter are 2444/2048 of the font: 13 points each. All words have letters within the width.
    #expect(many.rows > 22 && (many.rows - 22) % 13 <= 1, "\(many.rows)")
    let dark = many.grey.enumerated().filter { $0.element < 0x60 }.map { $0.offset % Int(width) }
    #expect(!dark.isEmpty && dark.allSatisfy { (7..<Int(width) - 7).contains($0) })
  }

  @Test func aTitleThatIsMostlyTitleIsRefused() throws {
    let error = #expect(throws: RenderError.self) {
      try shown(String(repeating: "word ", count: 39), over: nil, width: 30)
    }
    let text = error?.description ?? ""
    #expect(text.contains("'word word word word …' takes") && text.contains("10 are the most"), "\(text)")
  }
}
