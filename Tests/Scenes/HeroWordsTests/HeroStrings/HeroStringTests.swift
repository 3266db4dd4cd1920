import HeroGeometry
import HeroTesting

@testable import HeroModel
@testable import HeroWords

/// Strings as Hero 1.6.4 reads them (rules S5–S7); expected from its Lexer, Parser and HeroStringConvertible.
@Suite struct HeroStringTests {
  private static func read(_ text: String) throws -> [Modifier]? { try HeroString.modifiers(text).value }

  @Test(arguments: [
    ("fade", [Modifier.fade]), ("fade() (fade)", [.fade, .fade]), ("fade (1)", [.fade]), ("", []), (" \t\n", []),
    ("opacity", [.opacity(1)]), ("opacity(.5)", [.opacity(0.5)]), ("translate(-5)", [.translate(x: -5, y: 0, z: 0)]),
    ("translate(0, 100+100)", [.translate(x: 0, y: 0, z: 0)]), ("scale(2)", [.scale(x: 2, y: 2, z: 1)]),
    ("scale(2, 3)", [.scale(x: 2, y: 3, z: 1)]), ("scale(1/2)", [.scale(x: 1, y: 1, z: 1)]),
    ("rotate(2)", [.rotate(x: 0, y: 0, z: 2)]), ("rotate(2, 1)", [.rotate(x: 2, y: 1, z: 0)]),
    ("spring", [.spring(stiffness: 250, damping: 30)]), ("duration(0.3)", [.duration(0.3)]), ("duration(1/2)", []),
    ("duration delay zPosition source", []), ("arc", [.arc(1)]),
    ("overlay(0, 0, 0, 0.4)", [.overlay(.black, opacity: 0.4)]),
    ("timingFunction(easeInOut)", [.timingFunction(0.42, 0, 0.58, 1)]), ("timingFunction(easeOutBack)", []),
    ("cascade(0.1, radial(1, 2))", [.cascade(delta: 0.1, direction: .topToBottom, delayMatchedViews: false)]),
    (
      "cascade(0.1, leftToRight, true)",
      [.cascade(delta: 0.1, direction: .leftToRight, delayMatchedViews: true)]
    ),
    ("source(a-b)", [.source("-")]), ("source(5)", [.source("5.0")]),
    ("cornerRadius(8) borderWidth(1) backgroundColor autolayout", []), ("fade zap fade", [.fade, .fade]),
    ("16777217 opacity(1) fade(1, 2)", [.opacity(1), .fade]),
  ])
  func words(_ text: String, _ expected: [Modifier]) throws { try expectEqual(Self.read(text), expected) }

  @Test(arguments: [
    "overlay(#000000, 0.4) fade", "fade, fade", "opacity(alpha: 1)", "source('a')", "scale(1 -2)", "scale(", "scale(1,",
    "fade + fade", "source(a_b)", "fade\r\n", "fade)",
  ])
  func givesUp(_ text: String) throws {
    let reading = try HeroString.modifiers(text)
    #expect(reading.value == nil && reading.losses.count == 1)
  }

  @Test(arguments: [(".fade", 0), ("fade .", 5), ("1.2.3", 0), ("-.", 0), ("scale(2", 7), ("(fade", 5), ("#..", 1)])
  func traps(_ text: String, _ offset: Int) throws {
    let error = #expect(throws: HeroString.Problem.self) { try HeroString.modifiers(text) }
    expectEqual((error?.offset, error?.message.contains("this traps on a phone")), (offset, true))
  }

  @Test(arguments: [
    ("autoReverse(zoom)", AnimationType.auto), ("zoom", .zoom), ("push(left)", .directed(.push, .left)),
    ("push", .auto), ("push(north)", .auto),
    (
      "selectBy(zoom, push(up))",
      .selectBy(presenting: .zoom, dismissing: .directed(.push, .up))
    ),
    ("fade zoom bogus", .zoom), ("#", .auto), ("", .auto), ("none", .none),
  ])
  func animations(_ text: String, _ expected: AnimationType) throws {
    try expectEqual(HeroString.animation(text).value, expected)
  }

  @Test func swiftAnimationsTrapAndSayWhatToWrite() throws {
    let error = #expect(throws: HeroString.Problem.self) { try HeroString.animation(".push(direction: .left)") }
    expectEqual((error?.offset, error?.message.hasSuffix("write 'push(left)'")), (0, true))
    let reversed = try HeroString.animation("autoReverse(zoom)")
    expectEqual(reversed.remedy?.change, "write 'selectBy(zoom, zoomOut)'")
    // The remedy says what is meant; 'auto' is no near name of it.
    expectEqual(
      reversed.losses.map(\.message),
      ["'autoReverse(zoom)' is not known to Hero's string parser, and a phone ignores it"])
  }

  @Test func saysWhatToDo() throws {
    try expectEqual(
      HeroString.modifiers("cornerRadius(8)").remedy?.change, "set it in Swift: hero.modifiers = [.cornerRadius(8)]")
    try expectEqual(HeroString.modifiers("fade translate(0, 1+1)").remedy?.change, "write 'fade translate(0, 2)'")
  }

  @Test(arguments: [
    "fade", "opacity(0.5)", "position(1, 2)", "size(3, 4)", "scale(2)", "scale(2, 3)", "rotate(-1.5)",
    "rotate(1, 2, 3)",
    "translate(0, 0.00001)", "overlay(0, 0.5, 1, 0.25)", "duration(0.3)", "durationMatchLongest", "delay(1)",
    "spring(250, 30)", "timingFunction(sharp)", "timingFunction(0.175, 0.885, 0.32, 1.275)", "arc", "arc(-1)",
    "cascade(0.02, bottomToTop, true)", "source(card)", "useGlobalCoordinateSpace", "ignoreSubviewModifiers",
    "ignoreSubviewModifiers(true)", "zPosition(5)", "useOptimizedSnapshot", "useNormalSnapshot",
    "useLayerRenderSnapshot", "useNoSnapshot", "forceAnimate",
  ])
  func writesWhatItReads(_ text: String) throws {
    let reading = try HeroString.modifiers(text)
    #expect(reading.losses.isEmpty)
    try expectEqual(HeroString.text(try #require(reading.value)), text)
    expectEqual(ModifierText.modifiers(text), reading.value)
  }

  @Test(arguments: [Modifier.cornerRadius(8), .source("a-b"), .source("a b"), .arc(.nan), .opacity(2), .autolayout])
  func doesNotWriteWhatItCannotRead(_ modifier: Modifier) {
    #expect(throws: HeroString.Unsayable.self) { try HeroString.text([.fade, modifier]) }
  }

  @Test func nestingAndLengthHaveLimits() throws {
    let deep = String(repeating: "(", count: 64) + "fade" + String(repeating: ")", count: 64)
    try expectEqual(Self.read(deep), [.fade])
    #expect(throws: HeroString.Problem.self) { try HeroString.modifiers("(\(deep))") }
    #expect(throws: HeroString.Problem.self) { try HeroString.modifiers(String(repeating: "(", count: 60_000)) }
    #expect(throws: HeroString.Problem.self) { try HeroString.modifiers(String(repeating: " ", count: 65_537)) }
    let chain = "scale(1" + String(repeating: "+1", count: 30_000) + ")"
    // '+1' is the operator and a number: the sign of a number is '-' alone.
    try expectEqual(Self.read(chain), [.scale(x: 1, y: 1, z: 1)])
    try expectEqual(HeroString.modifiers(String(repeating: "zap ", count: 1000)).losses.count, 20)
  }
}
