import HeroGeometry
import HeroImage
import HeroModel
import HeroTesting

@testable import HeroRender

@Suite struct FilmLookTests {
  private let green: [UInt8] = [0, 200, 0, 255]

  // 10×8 points with 3 around them at two pixels a point: 32×28 pixels, the film from (6, 6) to (25, 21).
  @Test func paddingLiesAroundTheFilm() throws {
    let canvas = FilmCanvas(width: 10, height: 8, scale: 2)
    let style = style { ($0.padding, $0.backdrop) = (3, .color(Color(red: 1, green: 0, blue: 0))) }
    let look = try FilmLook(style, around: canvas, safeArea: .none)
    expectEqual((look.canvas.pixelWidth, look.canvas.pixelHeight), (32, 28))
    expectEqual(look.canvas.background, [1, 0, 0, 1])
    let picture = try look.dress(.plain(canvas, green))
    for (x, y) in [(6, 6), (25, 6), (6, 21), (25, 21)] { expectEqual(picture[x, y], green) }
    for (x, y) in [(5, 6), (6, 5), (26, 21), (25, 22)] { expectEqual(picture[x, y], [255, 0, 0, 255]) }
  }

  // 32 points around a film that has a backdrop, none around one that has nothing.
  @Test func aBackdropIsSeenUnlessSomebodySaysOtherwise() throws {
    let sides = try [nil, Backdrop.color(.white)].map { backdrop in
      let style = style { $0.backdrop = backdrop }
      return try FilmLook(style, around: FilmCanvas(width: 10, height: 8, scale: 1), safeArea: .none).canvas
    }
    expectEqual((sides.map(\.pixelWidth), sides.map(\.pixelHeight)), ([10, 74], [8, 72]))
  }

  // Half of (0, 200, 0) over half of (255, 0, 0): 128 of 255 parts of the film.
  @Test func theBackdropShowsThroughAFilm() throws {
    let canvas = FilmCanvas(width: 4, height: 4, scale: 1, background: [0, 0, 0, 0])
    var style = style { ($0.padding, $0.backdrop) = (1, .color(Color(red: 1, green: 0, blue: 0))) }
    let look = try FilmLook(style, around: canvas, safeArea: .none)
    let picture = try look.dress(.plain(canvas, [0, 200, 0, 128]))
    expectEqual(picture[2, 2], [127, 100, 0, 255])
    // Over nothing the film keeps its alpha.
    style.backdrop = .color(.clear)
    let bare = try FilmLook(style, around: canvas, safeArea: .none).dress(.plain(canvas, [0, 200, 0, 128]))
    #expect(bare[2, 2] == [0, 200, 0, 128] && bare[0, 0][3] == 0)
  }

  // From the first colour at the top to the last at the bottom.
  @Test func gradientsRunDown() throws {
    let canvas = FilmCanvas(width: 4, height: 4, scale: 1)
    let style = style { ($0.padding, $0.backdrop) = (48, .gradient([.black, .white])) }
    let picture = try FilmLook(style, around: canvas, safeArea: .none).dress(.plain(canvas, green))
    #expect(picture[2, 0][0] < 5 && picture[2, 99][0] > 250)
    #expect(abs(Int(picture[2, 50][0]) - 128) < 4)
  }

  // iPhone 14: 390×844 with corners of 47 and a notch of 162×32. Its screen's corner is the body's glass, the notch is black, the rest is
  // the film's own.
  @Test(arguments: DeviceFrame.allCases) func aPhoneCutsTheScreenToItsOwnShape(frame: DeviceFrame) throws {
    let preset = try #require(DevicePreset.named("iPhone 14"))
    let canvas = FilmCanvas(width: 390, height: 844, scale: 1)
    let style = style { $0.frame = frame }
    let look = try FilmLook(style, around: canvas, safeArea: preset.safeArea)
    let picture = try look.dress(.plain(canvas, green))
    let (left, top) = look.origin
    // 32 around a body that is 4.5 % of the width thicker on each side: 17.55, in whole pixels 18.
    expectEqual((left, top), (50, 50))
    let glass = picture[left - 4, top + 400]
    #expect(frame == .dark ? glass[0] < 40 : glass[0] > 230)
    // 58 from the centre of both corners, beyond the screen's 47 and within the body's 65.
    expectEqual(picture[left + 6, top + 6], glass)
    expectEqual(picture[left + 195, top + 16], [0, 0, 0, 255])
    for (x, y) in [(195, 34), (20, 60), (0, 100), (389, 700), (195, 843), (113, 10), (277, 10)] {
      expectEqual(picture[left + x, top + y], green, "\(x), \(y)")
    }
    // The backdrop that nobody named: systemGray6, 242, 242, 247.
    expectEqual(picture[1, 1], [242, 242, 247, 255])
  }

  // Of two phones of 375×812 the margins tell which: 30 or 32 points of notch, 209 or 162 wide.
  @Test func marginsTellDevicesOfOneSizeApart() throws {
    let canvas = FilmCanvas(width: 375, height: 812, scale: 1)
    let style = style { $0.frame = .dark }
    func isCut(_ device: String, x: Int) throws -> Bool {
      let preset = try #require(DevicePreset.named(device))
      let look = try FilmLook(style, around: canvas, safeArea: preset.safeArea)
      return try look.dress(.plain(canvas, green))[look.origin.x + x, look.origin.y + 15] == [0, 0, 0, 255]
    }
    // 90 of the left edge: inside of 209 about the middle, outside of 162.
    #expect(try isCut("iPhone X", x: 90))
    #expect(try !isCut("iPhone 12 mini", x: 90))
  }

  // On its side the top is at the left: an island of 37×126 from 11 on, about the middle of the height.
  @Test func aPhoneOnItsSideHasItsIslandAtTheLeft() throws {
    let preset = try #require(DevicePreset.named("iPhone 15"))
    let canvas = FilmCanvas(width: 852, height: 393, scale: 1)
    let style = style { $0.frame = .dark }
    let look = try FilmLook(style, around: canvas, safeArea: preset.landscapeSafeArea)
    let picture = try look.dress(.plain(canvas, green))
    let (left, top) = look.origin
    expectEqual(picture[left + 30, top + 196], [0, 0, 0, 255])
    expectEqual((picture[left + 30, top + 128], picture[left + 50, top + 196]), (green, green))
  }

  // A home button's device is taller below and above: 0.28 of 375 are 105.
  @Test func aHomeButtonHasRoom() throws {
    let preset = try #require(DevicePreset.named("iPhone 8"))
    let body = DeviceBody(.light, screen: preset.size, safeArea: preset.safeArea)
    #expect(body.screenRadius == 0 && body.cutOut.isEmpty)
    #expect(abs(body.outline.minY + 105) < 1e-9 && abs(body.outline.maxY - 667 - 105) < 1e-9)
  }

  @Test func titlesStandAboveTheFilm() throws {
    let canvas = FilmCanvas(width: 220, height: 50, scale: 1)
    var style = FilmStyle()
    (style.title, style.backdrop, style.padding) = ("Title", .color(.white), 0)
    let look = try FilmLook(style, around: canvas, safeArea: .none)
    // The least font is 11 points, and a line twice as high.
    expectEqual((look.canvas.pixelHeight, look.origin.y), (50 + 22, 22))
    let picture = try look.dress(.plain(canvas, green))
    var dark: [Int] = []
    for y in 0..<22 { dark += (0..<220).filter { picture[$0, y][0] < 100 } }
    #expect(!dark.isEmpty && dark.allSatisfy { (80..<140).contains($0) })
    // The largest is 28.
    let wide = FilmCanvas(width: 1000, height: 20, scale: 1)
    try expectEqual(FilmLook(style, around: wide, safeArea: .none).canvas.pixelHeight, 20 + 56)
  }

  @Test func surfacesHaveALimit() throws {
    let style = style { $0.padding = 1000 }
    #expect(throws: RenderError.self) {
      try FilmLook(style, around: FilmCanvas(width: 400, height: 400, scale: 8), safeArea: .none)
    }
  }
}
