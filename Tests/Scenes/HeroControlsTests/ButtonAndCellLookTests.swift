import HeroControls
import HeroGeometry
import HeroLayers
import HeroTesting

struct ButtonAndCellLookTests {
  let traits = ControlTraits.counted

  private func button(_ style: ButtonLook.Style, _ title: String? = "Title") -> ButtonLook {
    var look = ButtonLook(style)
    look.setTitle(title)
    return look
  }

  @Test func aSystemButtonIsTwelvePointsHigherThanItsTitle() {
    expectEqual(button(.system).intrinsicSize(traits), ControlSize(width: 50, height: 32))
    expectEqual(button(.system, "A").intrinsicSize(traits), ControlSize(width: 30, height: 32))
    var look = button(.custom)
    look.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(look.intrinsicSize(traits), ControlSize(width: 56, height: 24))
  }

  @Test func aConfigurationPutsSevenAndTwelvePointsAround() {
    let look = button(.filled)
    expectEqual(look.intrinsicSize(traits), ControlSize(width: 74, height: 34))
    expectEqual(look.frames(in: Size(width: 100, height: 34), traits).title, Rect(x: 25, y: 7, width: 50, height: 20))
    expectEqual((look.radius(in: 34), look.foreground(traits), look.ground(traits)), (5.95, .white, traits.tint))
    // A title that does not fit is cut at the insets.
    expectEqual(look.frames(in: Size(width: 54, height: 34), traits).title, Rect(x: 12, y: 7, width: 30, height: 20))
  }

  @Test func aDisabledButtonIsGrey() {
    for style in ButtonLook.Style.allCases {
      var look = button(style)
      look.isEnabled = false
      expectEqual(look.foreground(traits), style == .custom ? .white : traits.color(.tertiaryLabel), "\(style)")
      #expect([nil, traits.color(.tertiarySystemFill)].contains(look.ground(traits)), "\(style)")
    }
  }

  // In 100 by 70 points, of which 76 by 56 are inside: an image of 10 by 14, 6 points, a title of 50 by 20.
  @Test func theImageStandsBesideTheTitle() {
    for (placement, image, title) in [
      (ButtonLook.Placement.leading, Point(x: 17, y: 28), Point(x: 33, y: 25)),
      (.trailing, Point(x: 73, y: 28), Point(x: 17, y: 25)), (.top, Point(x: 45, y: 15), Point(x: 25, y: 35)),
      (.bottom, Point(x: 45, y: 41), Point(x: 25, y: 15)),
    ] {
      var look = button(.plain)
      look.image = ControlImage(0, size: Size(width: 10, height: 14))
      (look.imagePadding, look.imagePlacement) = (6, placement)
      let frames = look.frames(in: Size(width: 100, height: 70), traits)
      expectEqual((frames.image?.origin, frames.title?.origin), (image, title), "\(placement)")
    }
  }

  // 80 × 60 in 40 × 30 less 2 at the left: squeezed, as a phone does; a configuration's pictures keep their size.
  @Test func aButtonsPictureIsNoLargerThanItsRoom() {
    var look = ButtonLook(.custom)
    look.image = ControlImage(0, size: Size(width: 80, height: 60))
    look.imageInsets = EdgeInsets(left: 2)
    let size = Size(width: 40, height: 30)
    expectEqual(look.frames(in: size, traits).image, Rect(x: 2, y: 0, width: 38, height: 30))
    look.imageInsets = EdgeInsets(left: -6, right: 6)
    expectEqual(look.frames(in: size, traits).image?.size, size)
  }

  @Test func aSubtitleStandsUnderTheTitle() {
    var look = button(.filled)
    look.subtitle = TextContents(text: "Sub", font: ButtonLook.subtitleFont)
    expectEqual(look.intrinsicSize(traits), ControlSize(width: 74, height: 55))
    let frames = look.frames(in: Size(width: 74, height: 55), traits)
    expectEqual(frames.title, Rect(x: 12, y: 7, width: 50, height: 20))
    expectEqual(frames.subtitle, Rect(x: 22, y: 28, width: 30, height: 20))
  }

  @Test func insetsMoveByTheAlignment() {
    var look = button(.custom)
    look.titleInsets = EdgeInsets(left: 8)
    let size = Size(width: 100, height: 40)
    for (alignment, x) in [(ButtonLook.Alignment.start, 8.0), (.center, 29), (.end, 50)] {
      look.horizontal = alignment
      expectEqual(look.frames(in: size, traits).title?.minX, x)
    }
  }

  @Test func cellsOfAStyleStandAsInUIKit() {
    let size = Size(width: 375, height: 44)
    var look = CellLook(.default, text: "Row", traits)
    expectEqual(look.layout(in: size, traits).text, Rect(x: 16, y: 0, width: 343, height: 44))
    expectEqual(look.layout(in: Size(width: 414, height: 44), traits).text, Rect(x: 20, y: 0, width: 374, height: 44))
    look.accessory = .disclosureIndicator
    // Source: Interface Builder's file for this row.
    expectEqual(look.layout(in: size, traits).content.size.width, 348.5)
    expectEqual(look.layout(in: size, traits).text?.maxX, 340.5)
  }

  @Test func aSubtitleCellStacksItsTexts() {
    let look = CellLook(.subtitle, text: "Title", detail: "Detail", traits)
    expectEqual(look.intrinsicSize(traits), ControlSize(height: 58))
    let layout = look.layout(in: Size(width: 375, height: 58), traits)
    expectEqual(layout.text, Rect(x: 16, y: 9, width: 50, height: 20))
    expectEqual(layout.detail, Rect(x: 16, y: 29, width: 60, height: 20))
  }

  @Test func aValueStandsAtTheEnd() {
    let look = CellLook(.value1, text: "Title", detail: "Detail", traits)
    let layout = look.layout(in: Size(width: 375, height: 44), traits)
    expectEqual(layout.detail, Rect(x: 299, y: 12, width: 60, height: 20))
    expectEqual(layout.text, Rect(x: 16, y: 0, width: 277, height: 44))
  }

  @Test func chevronsTurnWhereLayoutsRunFromTheRight() throws {
    var traits = traits
    traits.isRightToLeft = true
    var look = CellLook(.default, text: "Row", traits)
    look.accessory = .disclosureIndicator
    let parts = look.parts(in: Size(width: 375, height: 44), traits)
    let accessory = try #require(parts.first { $0.name == "accessory" })
    expectEqual(accessory.frame.minX, 16)
    expectEqual(accessory.children.first?.view.transform, .scale(x: -1, y: 1))
    expectEqual(parts.first { $0.name == "content" }?.frame.minX, 26.5)
  }

  @Test func sectionTitlesAreAsHighAsUIKits() {
    expectEqual(SectionTitleLook("Title", .plain).intrinsicSize(traits), ControlSize(height: 28))
    expectEqual(SectionTitleLook("Title", .grouped).intrinsicSize(traits), ControlSize(height: 42.5))
    let parts = SectionTitleLook("Title", .insetGrouped).parts(in: Size(width: 375, height: 42.5), traits)
    expectEqual(parts.map(\.frame), [Rect(x: 32, y: 15.5, width: 311, height: 20)])
    guard case .label(let text) = parts.first?.view.content else { return #expect(Bool(false)) }
    expectEqual(text.text, "TITLE")
  }
}
