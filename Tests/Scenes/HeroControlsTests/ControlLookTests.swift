import HeroControls
import HeroGeometry
import HeroLayers
import HeroTesting

struct ControlLookTests {
  let traits = ControlTraits.counted

  private func part(_ name: String, in parts: [ControlPart]) throws -> ControlPart {
    try #require(parts.first { $0.name == name })
  }

  @Test func aSwitchHasItsKnobAtEitherEnd() throws {
    expectEqual(SwitchLook().intrinsicSize(traits), ControlSize(width: 51, height: 31))
    for (isOn, x, color) in [(false, 2.0, traits.color(.secondarySystemFill)), (true, 22, traits.color(.systemGreen))] {
      let track = try #require(SwitchLook(isOn: isOn).parts(in: SwitchLook.size, traits).first)
      expectEqual(track.frame, Rect(x: 0, y: 0, width: 51, height: 31))
      expectEqual(track.view.backgroundColor, color)
      expectEqual(track.children.map(\.frame), [Rect(x: x, y: 2, width: 27, height: 27)])
    }
    // Mirrored where layouts run from the right.
    var traits = traits
    traits.isRightToLeft = true
    let track = try #require(SwitchLook(isOn: true).parts(in: SwitchLook.size, traits).first)
    expectEqual(track.children.map(\.frame), [Rect(x: 2, y: 2, width: 27, height: 27)])
  }

  @Test func aSlidersThumbGoesFromEdgeToEdge() throws {
    expectEqual(SliderLook(fraction: 0).intrinsicSize(traits), ControlSize(height: 34))
    let size = Size(width: 128, height: 34)
    for (fraction, x) in [(0.0, 0.0), (0.25, 25), (1, 100), (7, 100)] {
      let parts = SliderLook(fraction: fraction).parts(in: size, traits)
      try expectEqual(part("thumb", in: parts).frame, Rect(x: x, y: 3, width: 28, height: 28))
      try expectEqual(part("minimumTrack", in: parts).frame, Rect(x: 2, y: 15, width: x + 12, height: 4))
      try expectEqual(part("maximumTrack", in: parts).frame, Rect(x: x + 14, y: 15, width: 112 - x, height: 4))
    }
    expectEqual([39, -5, 500].map { SliderLook.fraction(at: $0, in: 128) }, [0.25, 0, 1])
  }

  @Test func aSlidersThumbMayBeAnImage() throws {
    let size = Size(width: 128, height: 34)
    var look = SliderLook(fraction: 0.25)
    look.thumbImage = ControlImage(0, size: Size(width: 8, height: 20))
    // From 0 to 120, and in the middle of the height.
    let thumb = try part("thumb", in: look.parts(in: size, traits))
    expectEqual(thumb.frame, Rect(x: 30, y: 7, width: 8, height: 20))
    expectEqual(thumb.view.content, .image(ImageContents(image: 0)))
    expectEqual((look.thumbCenter(in: 128), SliderLook.fraction(at: 34, in: 128, thumb: 8)), (34, 0.25))
    look.thumbImage?.isTemplate = true
    look.thumbTint = .white
    let painted = try part("thumb", in: look.parts(in: size, traits))
    expectEqual(painted.view.content, .image(ImageContents(image: 0, templateTint: .white)))
    look.thumbImage = ControlImage(0, size: .zero)
    expectEqual(look.parts(in: size, traits).map(\.name), ["maximumTrack", "minimumTrack"])
  }

  @Test func aProgressViewIsFourPointsHigh() throws {
    let look = ProgressLook(progress: 0.25)
    expectEqual(look.intrinsicSize(traits), ControlSize(height: 4))
    let parts = look.parts(in: Size(width: 200, height: 10), traits)
    try expectEqual(part("progress", in: parts).frame, Rect(x: 0, y: 3, width: 50, height: 4))
    try expectEqual(part("progress", in: parts).view.backgroundColor, traits.tint)
    try expectEqual(part("track", in: parts).frame, Rect(x: 0, y: 3, width: 200, height: 4))
  }

  @Test func segmentsShareTheWidthThatIsLeft() throws {
    var look = SegmentedLook([.title("One"), .title("Four"), .title("Six")], selected: 0)
    // Each as wide as the widest, 40 and 18, with a point between.
    expectEqual(look.intrinsicSize(traits), ControlSize(width: 176, height: 32))
    let size = Size(width: 300, height: 32)
    var field = try #require(look.parts(in: size, traits).first)
    try expectEqual(part("selection", in: field.children).frame, Rect(x: 2, y: 2, width: 96, height: 28))
    // None beside the selection.
    expectEqual(
      field.children.filter { $0.name.hasPrefix("separator") }.map(\.frame),
      [Rect(x: 199.5, y: 8, width: 1, height: 16)])
    look.widths = [nil, 60]
    look.selected = nil
    expectEqual(look.frames(in: size).map(\.minX), [0, 120, 180])
    field = try #require(look.parts(in: size, traits).first)
    #expect(!field.children.contains { $0.name == "selection" })
  }

  @Test func aSelectedTextIsHeavier() throws {
    let field = try #require(
      SegmentedLook([.title("A"), .title("B")], selected: 1).parts(in: Size(width: 100, height: 32), traits).first)
    let weights = field.children.compactMap { part -> Int? in
      if case .label(let text) = part.view.content { text.font.weight } else { nil }
    }
    expectEqual(weights, [500, 600])
  }

  @Test func theSizesOfOtherControlsAreUIKits() {
    expectEqual(StepperLook().intrinsicSize(traits), ControlSize(width: 94, height: 32))
    expectEqual(PageControlLook(count: 3).intrinsicSize(traits), ControlSize(width: 116, height: 26))
    expectEqual(ActivityLook().intrinsicSize(traits), ControlSize(width: 20, height: 20))
    expectEqual(ActivityLook(isLarge: true).intrinsicSize(traits), ControlSize(width: 37, height: 37))
    expectEqual(SearchBarLook().intrinsicSize(traits), ControlSize(height: 44))
    expectEqual(WheelsLook([]).intrinsicSize(traits), ControlSize(width: 320, height: 216))
    expectEqual(CompactDateLook(["12", "3"]).intrinsicSize(traits), ControlSize(width: 44 + 34 + 5, height: 34))
  }

  @Test func dotsStandInTheMiddle() {
    let parts = PageControlLook(count: 3, current: 2).parts(in: Size(width: 200, height: 26), traits)
    expectEqual(parts.map(\.frame.minX), [78, 96, 114])
    expectEqual(parts.map { $0.view.backgroundColor?.alpha }, [0.3, 0.3, 1])
    var single = PageControlLook(count: 1)
    expectEqual(single.parts(in: .zero, traits).count, 1)
    single.hidesForSinglePage = true
    #expect(single.parts(in: .zero, traits).isEmpty)
  }

  @Test func anIndicatorHasEightSpokesOrNone() {
    var look = ActivityLook()
    let parts = look.parts(in: Size(width: 20, height: 20), traits)
    expectEqual(parts.map { ($0.view.alpha * 10).rounded() / 10 }, [1, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    look.isShown = false
    #expect(look.parts(in: Size(width: 20, height: 20), traits).isEmpty)
  }

  @Test func aTextFieldShowsItsPlaceholderWhileItIsEmpty() throws {
    var look = TextFieldLook(.roundedRect, text: traits.text("", 17, .black), placeholder: "Name")
    // 40 for the text and 7 at either side; 20 and 12 are less than 34.
    expectEqual(look.intrinsicSize(traits), ControlSize(width: 54, height: 34))
    let size = Size(width: 100, height: 34)
    func text() throws -> ControlPart { try part("text", in: look.parts(in: size, traits)) }
    try expectEqual(text().frame, Rect(x: 7, y: 0, width: 86, height: 34))
    guard case .label(let placeholder) = try text().view.content else { return #expect(Bool(false)) }
    expectEqual(placeholder.text, "Name")
    expectEqual(placeholder.color, traits.color(.placeholderText))
    look.text.text = "abc"
    look.isSecure = true
    guard case .label(let secret) = try text().view.content else { return #expect(Bool(false)) }
    expectEqual(secret.text, "•••")
    expectEqual(secret.color, .black)
    look.border = .none
    expectEqual(look.intrinsicSize(traits).height, 21)
    try expectEqual(text().frame.minX, 0)
  }

  @Test func aSearchBarsFieldIsInItsMiddle() {
    var look = SearchBarLook(placeholder: "Search")
    expectEqual(look.fieldFrame(in: Size(width: 320, height: 44), traits), Rect(x: 8, y: 4, width: 304, height: 36))
    expectEqual(look.fieldFrame(in: Size(width: 320, height: 56), traits).minY, 10)
    look.showsCancelButton = true
    // "Cancel" takes 60 points, and 24 around it.
    expectEqual(look.fieldFrame(in: Size(width: 320, height: 44), traits).size.width, 320 - 8 - 84)
  }

  @Test func partsBecomeViewsInPreOrder() {
    let part = ControlPart(
      "a", .unit, children: [ControlPart("b", .unit, children: [ControlPart("c", .unit)]), ControlPart("d", .unit)])
    let views = part.views(from: 5, parent: 2, path: "screen")
    expectEqual(views.map(\.path), ["screen/a", "screen/a/b", "screen/a/b/c", "screen/a/d"])
    expectEqual(views.map(\.parent), [2, 5, 6, 5])
    expectEqual(views.map(\.children), [[6, 8], [7], [], []])
    expectEqual(views.map(\.name), ["a", "b", "c", "d"])
  }

  @Test func everyShadeIsAColorOfUIKits() {
    for shade in ControlTraits.Shade.allCases {
      #expect(SystemColor.color(shade.rawValue, isDark: false) != nil, "\(shade)")
    }
  }
}
