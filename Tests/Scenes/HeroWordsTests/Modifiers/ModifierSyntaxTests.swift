import HeroGeometry
import HeroTesting
import HeroTimeline

@testable import HeroModel
@testable import HeroWords

/// Modifiers as scenes write them.
@Suite struct ModifierSyntaxTests {
  private func modifiers(_ text: String) throws -> [Modifier] { try ModifierSyntax.entries(text).map(\.modifier) }

  /// The problem of a modifier string with its column; nil when it reads.
  private func problem(_ text: String) -> String? {
    do { _ = try ModifierSyntax.entries(text) } catch { return "\(error.offset + 1): \(error.message)" }
    return nil
  }

  private static let plain: [(String, Modifier)] = [
    ("fade", .fade), ("fade()", .fade), ("forceNonFade", .forceNonFade),
    ("opacity(0.5)", .opacity(0.5)), ("opacity()", .opacity(1)), ("opacity", .opacity(1)),
    ("position(1, -2)", .position(Point(x: 1, y: -2))), ("position(7)", .position(Point(x: 7, y: 0))),
    ("size(3,4)", .size(Size(width: 3, height: 4))), ("cornerRadius(.5)", .cornerRadius(0.5)),
    ("zPosition(-3)", .zPosition(-3)),
    ("contentsRect(0,0.25,1,.5)", .contentsRect(Rect(x: 0, y: 0.25, width: 1, height: 0.5))),
    ("contentsScale(3)", .contentsScale(3)), ("borderWidth(2)", .borderWidth(2)),
    ("borderColor(#f00)", .borderColor(Color(red: 1, green: 0, blue: 0))),
    ("backgroundColor(clear)", .backgroundColor(.clear)),
    ("shadowColor('systemBlue')", .shadowColor(Color(red: 0, green: 122.0 / 255, blue: 1))),
    ("shadowOpacity(1)", .shadowOpacity(1)), ("shadowOffset(-1, 2)", .shadowOffset(Size(width: -1, height: 2))),
    ("shadowRadius(4)", .shadowRadius(4)),
    ("shadowPath(\"M0 0H1\")", .shadowPath(Path(elements: [.move(.zero), .line(Point(x: 1, y: 0))]))),
    ("masksToBounds(false)", .masksToBounds(false)), ("masksToBounds", .masksToBounds(true)),
    ("overlay(0, 0.5, 1, 0.25)", .overlay(Color(red: 0, green: 0.5, blue: 1), opacity: 0.25)),
    ("overlay", .overlay(.white, opacity: 1)), ("overlay(#000000, 0.3)", .overlay(.black, opacity: 0.3)),
    ("overlay(black)", .overlay(.black, opacity: 1)),
    ("anchorPoint(0, 1)", .anchorPoint(Point(x: 0, y: 1))),
    ("transform(1,0,0,0, 0,1,0,0, 0,0,1,0, 5,6,7,1)", .transform(.translation(x: 5, y: 6, z: 7))),
    ("perspective(500)", .perspective(500)),
    ("scale(2)", .scale(x: 2, y: 2, z: 1)), ("scale(2, 3)", .scale(x: 2, y: 3, z: 1)),
    ("scale", .scale(x: 1, y: 1, z: 1)), ("scale(2,3,4)", .scale(x: 2, y: 3, z: 4)),
    ("translate(0, 100)", .translate(x: 0, y: 100, z: 0)), ("rotate(1.5)", .rotate(x: 0, y: 0, z: 1.5)),
    ("rotate(1, 2)", .rotate(x: 1, y: 2, z: 0)), ("rotate", .rotate(x: 0, y: 0, z: 0)),
    ("duration(0.3)", .duration(0.3)), ("duration(infinity)", .duration(.infinity)),
    ("durationMatchLongest", .duration(.infinity)), ("delay(1)", .delay(1)),
    ("timingFunction(easeOutBack)", .timingFunction(0.175, 0.885, 0.32, 1.275)),
    ("timingFunction(0, -1, 1, 2)", .timingFunction(0, -1, 1, 2)),
    ("spring", .spring(stiffness: 250, damping: 30)), ("spring(100)", .spring(stiffness: 100, damping: 30)),
    ("source(card)", .source("card")), ("source('card 1')", .source("card 1")),
    ("arc", .arc(1)), ("arc(-2)", .arc(-2)),
    ("cascade", .cascade(delta: 0.02, direction: .topToBottom, delayMatchedViews: false)),
    ("cascade(0.1, trailingToLeading)", .cascade(delta: 0.1, direction: .trailingToLeading, delayMatchedViews: false)),
    (
      "cascade(0.05, radial(100, 200), true)",
      .cascade(delta: 0.05, direction: .radial(Point(x: 100, y: 200)), delayMatchedViews: true)
    ),
    (
      "cascade(0, inverseRadial(1, 2))",
      .cascade(delta: 0, direction: .inverseRadial(Point(x: 1, y: 2)), delayMatchedViews: false)
    ),
    ("whenMatched(fade)", .when(.isMatched, [.fade])), ("whenPresenting(fade)", .when(.isPresenting, [.fade])),
    ("whenDismissing(fade)", .when(.not(.isPresenting), [.fade])),
    ("whenAppearing(fade, arc)", .when(.isAppearing, [.fade, .arc(1)])),
    ("whenDisappearing(fade)", .when(.not(.isAppearing), [.fade])),
    (
      "when(isMatched and not isPresenting, fade, translate(0,100))",
      .when(.and(.isMatched, .not(.isPresenting)), [.fade, .translate(x: 0, y: 100, z: 0)])
    ),
    (
      "when(isAncestorViewMatched or isAppearing and (isInTabbarController or isInNavbarController), fade)",
      .when(
        .or(.isAncestorViewMatched, .and(.isAppearing, .or(.isInTabbarController, .isInNavbarController))), [.fade])
    ),
    (
      "when(not fromScreen(list) or toScreen('my detail') or true, fade)",
      .when(.or(.or(.not(.fromScreen("list")), .toScreen("my detail")), .constant(true)), [.fade])
    ),
    ("beginWith(zPosition(2), opacity(0))", .beginWith([.zPosition(2), .opacity(0)])),
    ("useGlobalCoordinateSpace", .useGlobalCoordinateSpace),
    ("ignoreSubviewModifiers", .ignoreSubviewModifiers(recursive: false)),
    ("ignoreSubviewModifiers(true)", .ignoreSubviewModifiers(recursive: true)),
    ("useOptimizedSnapshot", .snapshot(.optimized)), ("useNormalSnapshot", .snapshot(.normal)),
    ("useLayerRenderSnapshot", .snapshot(.layerRender)), ("useNoSnapshot", .snapshot(.noSnapshot)),
    ("forceAnimate", .forceAnimate), ("useScaleBasedSizeChange", .useScaleBasedSizeChange), ("autolayout", .autolayout),
  ]

  @Test(arguments: plain) func everyModifier(text: String, modifier: Modifier) throws {
    try expectEqual(modifiers(text), [modifier])
  }

  @Test func everyNameIsCovered() {
    let covered = Set(Self.plain.map { $0.0.prefix { $0.isLetter } })
    expectEqual(ModifierDefinition.all.map(\.name).filter { !covered.contains($0[...]) }, [])
  }

  @Test func everyTimingFunctionHasAName() throws {
    for (name, curve) in TimingFunction.named {
      let points = curve.controlPoints
      try expectEqual(
        modifiers("timingFunction(\(name))"), [.timingFunction(points[0], points[1], points[2], points[3])])
    }
  }

  @Test func listsAreSeparatedByWhiteSpace() throws {
    try expectEqual(modifiers(""), [])
    try expectEqual(modifiers(" fade\tarc (2)\n delay(1)fade "), [.fade, .arc(2), .delay(1), .fade])
  }

  @Test func arithmetic() throws {
    for (text, value) in [
      ("1+2*3", 7), ("(1+2)*3", 9), ("-2--3", 1), ("10 -5", 5), ("8/2/2", 2), ("-(1+1)*2e-1", -0.4), ("+5.", 5),
      ("2*-3", -6), ("1.5e1+.5", 15.5),
    ] { try expectEqual(modifiers("delay(\(text))"), [.delay(value)], "\(text)") }
  }

  @Test func problemsHaveColumns() {
    let table = #"""
      fade translte(1) ⇒ 6: unknown modifier 'translte'; did you mean 'translate'?
      fade(1) ⇒ 6: 'fade' takes no arguments, found 1
      position(1,2,3) ⇒ 14: 'position' takes at most 2 arguments, found 3
      duration ⇒ 1: 'duration' needs 1 argument, found 0
      contentsRect(1,2) ⇒ 1: 'contentsRect' needs 4 arguments, found 2
      timingFunction(0,0,1) ⇒ 1: 'timingFunction' needs 4 arguments, found 3
      timingFunction(eseIn) ⇒ 16: unknown timing function 'eseIn'; did you mean 'easeIn'?
      timingFunction(2,0,1,1) ⇒ 16: 'timingFunction' expects a number from 0 to 1 as argument 1, found 2
      translate(0, up) ⇒ 14: 'translate' expects a number as argument 2, found the name 'up'
      opacity(2) ⇒ 9: 'opacity' expects a number from 0 to 1 as argument 1, found 2
      size(-1, 0) ⇒ 6: 'size' expects a number ≥ 0 as argument 1, found -1
      perspective(0) ⇒ 13: 'perspective' expects a number other than 0 as argument 1, found 0
      spring(0) ⇒ 8: 'spring' expects a number > 0 as argument 1, found 0
      masksToBounds(1) ⇒ 15: 'masksToBounds' expects true or false as argument 1, found 1
      backgroundColor(#12345) ⇒ 17: '#12345' is not a colour; write #RGB, #RRGGBB or #RRGGBBAA
      backgroundColor(rde) ⇒ 17: unknown colour 'rde'; did you mean 'red'?
      shadowPath("L") ⇒ 13: in the path: a path begins with 'M', found 'L'
      shadowPath(M) ⇒ 12: 'shadowPath' expects a quoted SVG path as argument 1, found the name 'M'
      cascade(1, topToBotom) ⇒ 12: unknown cascade direction 'topToBotom'; did you mean 'topToBottom'?
      cascade(1, radial(1)) ⇒ 12: 'radial' needs 2 arguments, found 1
      when(isMatch, fade) ⇒ 6: unknown condition 'isMatch'; did you mean 'isMatched'?
      when(isMatched) ⇒ 1: 'when' needs at least 2 arguments, found 1
      when(1, fade) ⇒ 6: expected a condition, found a number
      whenMatched(1) ⇒ 13: expected a modifier, found a number
      beginWith(fde) ⇒ 11: unknown modifier 'fde'; did you mean 'fade'?
      fade, arc ⇒ 5: modifiers are separated by spaces, not by ','
      arc .fade ⇒ 5: a modifier has no leading dot; write 'fade'
      fade) ⇒ 5: unexpected ')' without '('
      translate(1, 2 ⇒ 10: '(' is never closed
      translate(1 2) ⇒ 13: expected ',' or ')', found the number 2
      translate(1,) ⇒ 13: expected an argument, found ')'
      translate(1, ⇒ 13: unexpected end of the string
      source('card) ⇒ 8: the quoted string is not closed
      delay(1/0) ⇒ 8: division by zero
      delay(1e8*100) ⇒ 10: the result is out of range; numbers go up to 1e9 either way
      delay(1e999) ⇒ 7: the number is out of range; numbers go up to 1e9 either way
      delay(fade+1) ⇒ 7: '+' works on numbers, found the name 'fade'
      delay(-x) ⇒ 8: '-' works on numbers, found the name 'x'
      delay(1.2.3) ⇒ 7: unexpected '.' in a number
      delay(1px) ⇒ 7: numbers have no units, write points: 1
      delay(200ms) ⇒ 7: numbers have no units, write seconds: 0.2
      rotate(-90deg) ⇒ 9: numbers have no units, write radians: 1.5708
      scale(80%) ⇒ 7: numbers have no units, write a part of 1: 0.8
      delay(1abc) ⇒ 7: unexpected 'a' in a number
      opacity(50) ⇒ 9: 'opacity' expects a number from 0 to 1 as argument 1, found 50; 50 % are 0.5
      when(otherViewController == a, fade)
      ⇒ 6: 'otherViewController' is for Swift alone; a condition asks by a screen's name: fromScreen(…) of a view that appears, toScreen(…) of one that disappears
      when(toViewController, fade) ⇒ 6: 'toViewController' is for Swift alone; a condition asks by a screen's name: toScreen(…)
      when(isMatched == true, fade) ⇒ 6: unexpected '='; a condition compares nothing and is joined by not, and, or: isMatched and not isPresenting
      timingFunction(easeOut, fade) ⇒ 25: 'timingFunction' cannot contain the name 'fade': \#(ModifierSyntax.oneTiming)
      translate(0, 100, delay(0.2)) ⇒ 19: 'translate' cannot contain 'delay(…)': \#(ModifierSyntax.oneTiming)
      delay[1] ⇒ 6: unexpected '['; arguments go in ( )
      5 ⇒ 1: expected a modifier's name, found the number 5
      fade ; arc ⇒ 6: unexpected ';'
      """#
    for (text, problem) in rows(table) { expectEqual(self.problem(text), problem, "\(text)") }
  }

  @Test func nestingAndChainsAreBounded() {
    func many(_ text: String) -> String { String(repeating: text, count: 100_000) }
    let nested = "nested more than 64 levels deep"
    for (text, problem) in [
      ("delay(" + many("("), nested), ("delay(" + many("-"), nested), (many("beginWith("), nested),
      ("when(" + many("not ") + "isMatched, fade)", nested),
      ("when(isMatched" + many(" or isMatched") + ", fade)", "more than 64 conditions in a row"),
    ] { expectEqual(self.problem(text)?.hasSuffix(problem), true, "\(text.prefix(20))") }
    let sum = "delay(1" + many("+1") + ")"
    expectEqual(try? modifiers(sum), [.delay(100_001)])
  }
}

@Suite struct AnimationTypeTests {
  private static let texts: [(String, AnimationType)] = [
    ("auto", .auto), ("none", .none), ("fade", .fade), (".fade", .fade), ("zoom()", .zoom), ("zoomOut", .zoomOut),
    ("push(left)", .directed(.push, .left)), (".push(.left)", .directed(.push, .left)),
    ("pull(right)", .directed(.pull, .right)),
    ("slide(up)", .directed(.slide, .up)), ("zoomSlide(down)", .directed(.zoomSlide, .down)),
    ("cover(leading)", .directed(.cover, .leading)),
    ("uncover(trailing)", .directed(.uncover, .trailing)), ("pageIn( up )", .directed(.pageIn, .up)),
    ("pageOut(down)", .directed(.pageOut, .down)),
    ("selectBy(zoom, fade)", .selectBy(presenting: .zoom, dismissing: .fade)),
    ("autoReverse(cover(up))", .selectBy(presenting: .directed(.cover, .up), dismissing: .directed(.uncover, .down))),
    (
      "selectBy(.push(.left), autoReverse(zoom))",
      .selectBy(presenting: .directed(.push, .left), dismissing: .selectBy(presenting: .zoom, dismissing: .zoomOut))
    ),
  ]
  @Test(arguments: texts) func types(text: String, type: AnimationType) throws {
    try expectEqual(AnimationTypeSyntax.animationType(text), type)
    // What is printed reads back the same.
    try expectEqual(AnimationTypeSyntax.animationType(type.text), type)
  }

  @Test func problemsOfTypes() {
    let table = """
      push ⇒ 1: 'push' needs a direction, for example 'push(left)'
      push(lft) ⇒ 6: unknown direction 'lft'; did you mean 'left'?
      push(left, up) ⇒ 12: 'push' needs 1 argument, found 2
      fade fade ⇒ 6: unexpected 'fade' after the end
      covr(up) ⇒ 1: unknown animation type 'covr'; did you mean 'cover'?
      selectBy(zoom) ⇒ 1: 'selectBy' needs 2 arguments, found 1
      3 ⇒ 1: expected a name, found a number
      """
    for (text, problem) in rows(table) + [("", "1: unexpected end of the string")] {
      let error = #expect(throws: ExpressionError.self) { try AnimationTypeSyntax.animationType(text) }
      expectEqual(error.map { "\($0.offset + 1): \($0.message)" }, problem, "\(text)")
    }
  }
}
