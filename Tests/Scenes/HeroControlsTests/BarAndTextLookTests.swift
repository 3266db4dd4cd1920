import Foundation
import HeroControls
import HeroGeometry
import HeroLayers
import HeroTesting

/// With a text measure that can be counted by hand: 10 points a character of 17 points, 20 high, and what is added after characters.
struct BarAndTextLookTests {
  let traits = ControlTraits(scale: 2, tint: Color(red: 1, green: 0, blue: 0)) { text, width in
    let natural = (10 * text.tallestFont.size / 17 + (text.kern ?? 0)) * Double(text.text.count)
    guard let width, natural > width else { return Size(width: natural, height: 20) }
    return Size(width: width, height: 20 * (natural / width).rounded(.up))
  }

  private func text(_ count: Int, family: String? = nil) -> TextContents {
    TextContents(text: String(repeating: "x", count: count), font: Font(family: family))
  }

  // MARK: Texts

  // 20 characters ask for 200 points. In 195 they are 2.6 % too wide: 5 points and a pixel of half a point go, a twentieth each.
  @Test func aLineThatIsATwentiethTooWideIsTightened() throws {
    expectEqual(traits.drawn(text(20), in: Size(width: 200, height: 20)), text(20))
    let kern = try #require(traits.drawn(text(20), in: Size(width: 195, height: 20)).kern)
    #expect(abs(kern - -0.275) < 1e-9)
    expectEqual(traits.drawn(text(20), in: Size(width: 190, height: 20)), text(20))
  }

  // 200 points in 170: a substitute of another family is set smaller, by 200 / 170, the system's font is cut off.
  @Test func aLineOfAnotherFamilyIsSetSmaller() {
    let size = Size(width: 170, height: 20)
    expectEqual(traits.drawn(text(20), in: size), text(20))
    #expect(abs(traits.drawn(text(20, family: "Futura"), in: size).font.size - 17 * 0.85) < 1e-9)
    expectEqual(traits.drawn(text(20, family: "Futura"), in: Size(width: 150, height: 20)), text(20, family: "Futura"))
  }

  // 205 points take three lines of 100; at 97 % they are 198.85, two lines.
  @Test func linesThatAreALittleTooManyAreSetSmaller() {
    var lines = text(20)
    lines.numberOfLines = 0
    lines.text += "x"
    let fits = traits.drawn(lines, in: Size(width: 104, height: 40))
    #expect(fits.font.size < 17 && fits.font.size >= 17 * 0.93)
    expectEqual(traits.drawn(lines, in: Size(width: 104, height: 20)), lines)
    expectEqual(traits.drawn(lines, in: Size(width: 0, height: 0)), lines)
  }

  // Half of 17 points: lines of 20.29 and 10.14 points, ascenders of 16.19 and 8.09; the baseline stands 3.02 lower, at 3.
  @Test func aLineThatHasShrunkStandsWhereItIsAskedTo() {
    let small = traits.drawn(text(20), in: Size(width: 100, height: 20), minimumScale: 0.2)
    #expect(abs(small.font.size - 8.5) < 1e-9)
    expectEqual(traits.drawn(text(20), in: Size(width: 100, height: 20), minimumScale: 0.6).font.size, 17 * 0.6)
    expectEqual(traits.shift(from: text(20), to: small, .alignBaselines), 3)
    expectEqual(traits.shift(from: text(20), to: small, .alignCenters), 0)
    expectEqual(traits.shift(from: text(20), to: small, .none), -5)
    expectEqual(traits.shift(from: text(20), to: text(20), .alignBaselines), 0)
  }

  // MARK: Bars

  // Of 320 points 16 are free at either side and 8 between: what asks for 20, 30 and 12 leaves 202.
  @Test func aToolbarsFlexibleSpaceTakesTheRest() throws {
    var look = BarLook(
      .toolbar([
        BarLook.Item(.text("ab", isBold: false)), BarLook.Item(.flexibleSpace),
        BarLook.Item(.view(Size(width: 30, height: 10))), BarLook.Item(.space(12)),
      ]))
    look.ground = Color(red: 0, green: 0, blue: 1)
    let size = Size(width: 320, height: 44)
    let parts = look.parts(in: size, traits)
    expectEqual(parts.map(\.name), ["ground", "hairline", "item 0"])
    #expect(parts[0].view.backgroundColor == look.ground && parts[0].frame.size == size)
    expectEqual(parts[1].frame, Rect(x: 0, y: -0.5, width: 320, height: 0.5))
    expectEqual(parts[2].frame, Rect(x: 16, y: 0, width: 20, height: 44))
    expectEqual(look.viewFrames(in: size, traits), [Rect(x: 254, y: 17, width: 30, height: 10)])
    var mirrored = traits
    mirrored.isRightToLeft = true
    expectEqual(look.viewFrames(in: size, mirrored), [Rect(x: 36, y: 17, width: 30, height: 10)])
    expectEqual(look.parts(in: size, mirrored)[2].frame.minX, 284)
  }

  @Test func aNavigationBarsItemsStandAtBothSidesOfItsTitle() throws {
    var off = BarLook.Item(.text("c", isBold: true))
    off.isEnabled = false
    var look = BarLook(
      .navigation(
        left: [
          BarLook.Item(.text("a", isBold: false)), BarLook.Item(.flexibleSpace),
          BarLook.Item(.text("bb", isBold: false)),
        ],
        right: [off], title: "Title", view: nil))
    look.isBlack = true
    look.isTranslucent = false
    let parts = look.parts(in: Size(width: 320, height: 44), traits)
    expectEqual(parts.map(\.frame.minX), [0, 0, 16, 42, 294, 135])
    #expect(parts[0].view.backgroundColor == .black && parts[1].frame.minY == 44)
    let colors = parts.dropFirst(2).map { part in
      if case .label(let text) = part.view.content { text.color } else { Color.clear }
    }
    // A black bar is dark in every appearance: UIKit's tertiary label there is 235, 235, 245 at 0.3.
    let grey = Color(red: 235.0 / 255, green: 235.0 / 255, blue: 245.0 / 255, alpha: 0.3)
    expectEqual(colors, [traits.tint, traits.tint, grey, .white])
    look.contents = .navigation(left: [], right: [], title: "Title", view: Size(width: 100, height: 30))
    expectEqual(look.viewFrames(in: Size(width: 320, height: 44), traits), [Rect(x: 110, y: 7, width: 100, height: 30)])
    expectEqual(look.parts(in: Size(width: 320, height: 44), traits).map(\.name), ["ground", "hairline"])
  }

  @Test func tabsShareTheBarsWidth() {
    let image = ControlImage(3, size: Size(width: 20, height: 18), isTemplate: true)
    let look = BarLook(.tabs([.init(title: "One", image: image), .init(title: "Two", image: nil)], selected: 1))
    let parts = look.parts(in: Size(width: 200, height: 49), traits)
    expectEqual(parts.map(\.name), ["ground", "hairline", "icon 0", "title 0", "title 1"])
    expectEqual(parts[2].frame, Rect(x: 40, y: 7, width: 20, height: 18))
    expectEqual(parts[4].frame, Rect(x: 100, y: 34, width: 100, height: 12))
    expectEqual(look.intrinsicSize(traits), ControlSize(height: 49))
  }

  // What cannot be touched is grey, whatever its tint: in the light appearance UIKit's tertiary label is 60, 60, 67 at 0.3.
  @Test func itemsHaveTheirOwnTintAndAreGreyWhenTheyAreOff() {
    let (green, grey) = (
      Color(red: 0, green: 1, blue: 0), Color(red: 60.0 / 255, green: 60.0 / 255, blue: 67.0 / 255, alpha: 0.3)
    )
    var (own, off) = (BarLook.Item(.text("a", isBold: false)), BarLook.Item(.text("b", isBold: false)))
    (own.tint, off.tint, off.isEnabled) = (green, green, false)
    var tab = BarLook.Tab(title: "Off", image: nil)
    tab.isEnabled = false
    func colors(_ contents: BarLook.Contents) -> [Color] {
      BarLook(contents).parts(in: Size(width: 200, height: 49), traits).compactMap { part in
        if case .label(let text) = part.view.content { text.color } else { nil }
      }
    }
    expectEqual(colors(.toolbar([own, off, BarLook.Item(.text("c", isBold: false))])), [green, grey, traits.tint])
    expectEqual(colors(.tabs([tab, BarLook.Tab(title: "On", image: nil)], selected: 1)), [grey, traits.tint])
    expectEqual(colors(.tabs([tab], selected: 0)), [grey])
  }

  // MARK: Glyphs

  @Test func aSystemsButtonIsAsLargeAsItsGlyphOrDisc() throws {
    var look = ButtonLook(.system)
    look.glyph = .contactAdd
    look.image = ControlImage(0, size: Size(width: 22, height: 21), isTemplate: true)
    expectEqual(look.intrinsicSize(traits), ControlSize(width: 22, height: 21))
    #expect(look.imageTint(traits) == traits.tint && look.discColor(traits) == nil)
    look.glyph = .close
    expectEqual(look.intrinsicSize(traits), ControlSize(width: 30, height: 30))
    let disc = try #require(look.parts(in: Size(width: 44, height: 50), traits).first)
    #expect(disc.frame == Rect(x: 7, y: 10, width: 30, height: 30) && disc.view.cornerRadius == 15)
    expectEqual(look.imageTint(traits), traits.color(.secondaryLabel))
    // 17 points in the large scale; a cross beside 12 points, bold.
    expectEqual(ButtonGlyph.infoDark.points(body: 17, large: 1.25), 21.25)
    #expect(ButtonGlyph.close.points(body: 17, large: 1.25) == 12 && ButtonGlyph.close.weight == 700)
  }

  // MARK: Dates

  // 100 000 000 seconds after 2001 began: 3 March 2004, 9:46:40 in the morning.
  @Test func aDatePickersFieldsSayItsDate() {
    let size = Size(width: 300, height: 34)
    for (mode, texts) in [
      (DatePickerLook.Mode.date, ["Mar 3, 2004"]), (.time, ["9:46 AM"]), (.dateAndTime, ["Mar 3, 2004", "9:46 AM"]),
      (.yearAndMonth, ["March 2004"]), (.countDownTimer, ["1 hr 5 min"]),
    ] {
      var look = DatePickerLook()
      (look.mode, look.date, look.countDown) = (mode, Date(timeIntervalSinceReferenceDate: 100_000_000), 3_900)
      expectEqual(look.parts(in: size, traits), CompactDateLook(texts).parts(in: size, traits), "\(mode)")
      look.isWheels = true
      expectEqual(look.intrinsicSize(traits), ControlSize(width: 320, height: 216))
    }
  }

  @Test func picturesAreAsManyTimesAsLargeAsTheirModeSays() {
    let (picture, bounds) = (Size(width: 10, height: 20), Size(width: 30, height: 30))
    for (mode, scale) in [
      (ContentMode.scaleToFill, 3), (.redraw, 3), (.scaleAspectFill, 3), (.scaleAspectFit, 1.5), (.center, 1),
    ] {
      expectEqual(mode.scale(of: picture, in: bounds), scale)
    }
  }
}
