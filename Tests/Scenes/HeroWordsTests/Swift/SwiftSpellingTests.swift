import HeroGeometry
import HeroTesting

@testable import HeroModel
@testable import HeroWords

/// Scene words W1: Hero's Swift is read and written.
@Suite struct SwiftSpellingTests {
  /// Hero's declarations, each used with its labels; SDOSHero's `autolayout` at the end.
  private static let table: [(swift: String, modifier: Modifier)] = [
    (".fade", .fade), (".forceNonFade", .forceNonFade),
    (".position(CGPoint(x: 1, y: -2))", .position(Point(x: 1, y: -2))),
    (".size(CGSize(width: 3, height: 4))", .size(Size(width: 3, height: 4))),
    (
      ".transform(CATransform3D(m11: 2, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, "
        + "m34: 0, m41: 5, m42: 6, m43: 7, m44: 1))",
      .transform(Transform3D(a: 2, b: 0, c: 0, d: 1, tx: 5, ty: 6) * .translation(z: 7))
    ),
    (".perspective(500)", .perspective(500)), (".scale(x: 2, y: 3)", .scale(x: 2, y: 3, z: 1)),
    (".scale(1.5)", .scale(x: 1.5, y: 1.5, z: 1)), (".scale(y: 2)", .scale(x: 1, y: 2, z: 1)),
    (".translate(y: -250)", .translate(x: 0, y: -250, z: 0)), (".translate(x: 1, z: 3)", .translate(x: 1, y: 0, z: 3)),
    (".rotate(x: -1.6)", .rotate(x: -1.6, y: 0, z: 0)), (".rotate(0.5)", .rotate(x: 0, y: 0, z: 0.5)),
    (".backgroundColor(.red)", .backgroundColor(Color(red: 1, green: 0, blue: 0))),
    (".borderColor(.darkGray)", .borderColor(Color(red: 1.0 / 3, green: 1.0 / 3, blue: 1.0 / 3))),
    (
      ".shadowColor(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))",
      .shadowColor(Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    ),
    (".overlay(color: .black, opacity: 0.5)", .overlay(.black, opacity: 0.5)), (".opacity(0.25)", .opacity(0.25)),
    (".cornerRadius(8)", .cornerRadius(8)), (".zPosition(-3)", .zPosition(-3)),
    (
      ".contentsRect(CGRect(x: 0, y: 0.25, width: 1, height: 0.5))",
      .contentsRect(Rect(x: 0, y: 0.25, width: 1, height: 0.5))
    ),
    (".contentsScale(3)", .contentsScale(3)), (".borderWidth(2)", .borderWidth(2)),
    (".shadowOpacity(1)", .shadowOpacity(1)),
    (".shadowOffset(CGSize(width: -1, height: 2))", .shadowOffset(Size(width: -1, height: 2))),
    (".shadowRadius(4)", .shadowRadius(4)),
    (
      ".shadowPath({ let path = CGMutablePath(); path.move(to: CGPoint(x: 0, y: 0)); path.addLine(to: CGPoint(x: 1, y: 0)); "
        + "path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 2, y: 0)); "
        + "path.addCurve(to: CGPoint(x: 0, y: 3), control1: CGPoint(x: 2, y: 3), control2: CGPoint(x: 1, y: 3)); "
        + "path.closeSubpath(); return path }())",
      .shadowPath(
        Path(elements: [
          .move(.zero), .line(Point(x: 1, y: 0)), .quad(control: Point(x: 2, y: 0), end: Point(x: 2, y: 2)),
          .cubic(control1: Point(x: 2, y: 3), control2: Point(x: 1, y: 3), end: Point(x: 0, y: 3)), .close,
        ]))
    ),
    (".masksToBounds(false)", .masksToBounds(false)), (".duration(0.3)", .duration(0.3)),
    (".durationMatchLongest", .duration(.infinity)), (".delay(0.1)", .delay(0.1)),
    (".timingFunction(.easeOutBack)", .timingFunction(0.175, 0.885, 0.32, 1.275)),
    (".timingFunction(CAMediaTimingFunction(controlPoints: 0, -1, 1, 2))", .timingFunction(0, -1, 1, 2)),
    (".spring(stiffness: 250, damping: 25)", .spring(stiffness: 250, damping: 25)),
    (".source(heroID: \"card \\\"1\\\"\")", .source("card \"1\"")), (".arc", .arc(1)),
    (".arc(intensity: -2)", .arc(-2)),
    (".cascade", .cascade(delta: 0.02, direction: .topToBottom, delayMatchedViews: false)),
    (
      ".cascade(direction: .trailingToLeading)",
      .cascade(delta: 0.02, direction: .trailingToLeading, delayMatchedViews: false)
    ),
    (
      ".cascade(delta: 0.05, direction: .radial(center: CGPoint(x: 100, y: 200)), delayMatchedViews: true)",
      .cascade(delta: 0.05, direction: .radial(Point(x: 100, y: 200)), delayMatchedViews: true)
    ),
    (
      ".cascade(direction: .inverseRadial(center: CGPoint(x: 1, y: 2)))",
      .cascade(delta: 0.02, direction: .inverseRadial(Point(x: 1, y: 2)), delayMatchedViews: false)
    ),
    (".whenMatched(.fade, .arc)", .when(.isMatched, [.fade, .arc(1)])),
    (".whenPresenting(.fade)", .when(.isPresenting, [.fade])),
    (".whenDismissing(.fade)", .when(.not(.isPresenting), [.fade])),
    (".whenAppearing(.fade)", .when(.isAppearing, [.fade])),
    (".whenDisappearing(.fade)", .when(.not(.isAppearing), [.fade])),
    (".beginWith(.zPosition(2), .opacity(0))", .beginWith([.zPosition(2), .opacity(0)])),
    (".useGlobalCoordinateSpace", .useGlobalCoordinateSpace),
    (".ignoreSubviewModifiers", .ignoreSubviewModifiers(recursive: false)),
    (".ignoreSubviewModifiers(recursive: true)", .ignoreSubviewModifiers(recursive: true)),
    (".useOptimizedSnapshot", .snapshot(.optimized)), (".useNormalSnapshot", .snapshot(.normal)),
    (".useLayerRenderSnapshot", .snapshot(.layerRender)), (".useNoSnapshot", .snapshot(.noSnapshot)),
    (".forceAnimate", .forceAnimate), (".useScaleBasedSizeChange", .useScaleBasedSizeChange),
    (".autolayout", .autolayout),
    ("HeroModifier { $0.anchorPoint = CGPoint(x: 0, y: 1) }", .anchorPoint(Point(x: 0, y: 1))),
  ]

  private func read(_ text: String) throws -> [Modifier] { try ModifierSyntax.entries(text).map(\.modifier) }

  @Test func readsAndWrites() throws {
    for (swift, modifier) in Self.table {
      try expectEqual(read("[\(swift)]"), [modifier])
      expectEqual(modifier.swift, swift)
    }
  }

  @Test func tableHasEveryDeclaration() {
    let used = Set(Self.table.map { $0.swift.drop { $0 == "." }.prefix { $0.isLetter } }.map(String.init))
    for signature in SwiftSignature.modifiers where signature.name != "when" {
      #expect(used.contains(signature.name), "\(signature.declaration) is not in the table")
    }
  }

  /// Other spellings of the same values.
  private static let spellings: [(swift: String, modifiers: [Modifier])] = [
    (
      "[.fade, .translate(x:0, y:-250), .rotate(x:-1.6), .scale(1.5)]",
      [Modifier.fade, .translate(x: 0, y: -250, z: 0), .rotate(x: -1.6, y: 0, z: 0), .scale(x: 1.5, y: 1.5, z: 1)]
    ),
    ("[\n  .fade, // goes\n  .arc(), /* bends */\n]", [.fade, .arc(1)]),
    ("[HeroModifier.fade, HeroModifier.arc(intensity: 2)]", [.fade, .arc(2)]), (".fade, .arc", [.fade, .arc(1)]),
    ("HeroModifier.fade", [.fade]), ("[fade, translate(y: 1)]", [.fade, .translate(x: 0, y: 1, z: 0)]),
    ("translate(x: 3)", [.translate(x: 3, y: 0, z: 0)]), ("[]", []),
    ("[.translate(CGPoint(x: 1, y: 2), z: 3)]", [.translate(x: 1, y: 2, z: 3)]),
    ("[.translate(.init(x: 1, y: 2))]", [.translate(x: 1, y: 2, z: 0)]),
    ("[.rotate(.zero, z: CGFloat.pi / 2)]", [.rotate(x: 0, y: 0, z: .pi / 2)]),
    ("[.rotate(-.pi)]", [.rotate(x: 0, y: 0, z: -.pi)]), ("[.rotate(CGFloat(2) * 3 - 1)]", [.rotate(x: 0, y: 0, z: 5)]),
    ("[.position(.zero), .size(.zero)]", [.position(.zero), .size(Size(width: 0, height: 0))]),
    ("[.duration(.infinity), .duration(TimeInterval.infinity)]", [.duration(.infinity), .duration(.infinity)]),
    (
      "[.backgroundColor(UIColor.green), .borderColor(UIColor(white: 0.5, alpha: 0.25))]",
      [
        .backgroundColor(Color(red: 0, green: 1, blue: 0)),
        .borderColor(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25)),
      ]
    ),
    (
      "[.shadowColor(.white.withAlphaComponent(0.5)), .shadowColor(#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1))]",
      [.shadowColor(Color.white.withAlpha(0.5)), .shadowColor(Color(red: 0, green: 0, blue: 1))]
    ),
    (
      "[.backgroundColor(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))]",
      [.backgroundColor(Color(red: 0, green: 1, blue: 1))]
    ),
    (
      "[.timingFunction(CAMediaTimingFunction.easeOut), .timingFunction(CAMediaTimingFunction(name: .easeInEaseOut))]",
      [.timingFunction(0, 0, 0.58, 1), .timingFunction(0.42, 0, 0.58, 1)]
    ),
    (
      "[.transform(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 3, 4, 0))]",
      [.transform(Transform3D(a: 2, b: 0, c: 0, d: 2, tx: 6, ty: 8))]
    ),
    ("[.beginWith([.fade]), .beginWith(modifiers: [.fade])]", [.beginWith([.fade]), .beginWith([.fade])]),
    (
      "[.when(isMatched && !isPresenting, .fade), .when(isMatched and not isPresenting, [.fade])]",
      [.when(.and(.isMatched, .not(.isPresenting)), [.fade]), .when(.and(.isMatched, .not(.isPresenting)), [.fade])]
    ),
    (
      "[.shadowPath(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).cgPath)]",
      [
        .shadowPath(
          Path(elements: [
            .move(.zero), .line(Point(x: 2, y: 0)), .line(Point(x: 2, y: 1)), .line(Point(x: 0, y: 1)), .close,
          ]))
      ]
    ),
    ("[.source(heroID: \"a\"), .delay(1_0)]", [.source("a"), .delay(10)]),
  ]

  @Test func reads() throws {
    for (swift, modifiers) in Self.spellings { try expectEqual(read(swift), modifiers, "\(swift)") }
  }

  /// Expects of each row of a table where its text is wrong and how what is said begins.
  private func expectFaults(_ table: String, _ read: (String) throws -> Void) {
    for (text, fault) in rows(table) {
      let error = #expect(throws: ExpressionError.self) { try read(text) }
      let said = error.map { "\($0.offset): \($0.message)" } ?? ""
      #expect(said.hasPrefix(fault), "\(text): \(said)")
    }
  }

  @Test func refuses() {
    expectFaults(
      """
      [.translate(w: 3)] ⇒ 12: 'translate' has no argument 'w:'; it is translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0)
      [.translate(y: 1, x: 3)]
      ⇒ 18: 'x:' is there twice or after arguments that follow it; it is translate(x: CGFloat = 0, y: CGFloat = 0, z: CGFloat = 0)
      [.spring(stiffness: 3)] ⇒ 1: 'spring' needs the argument 'damping:'; it is spring(stiffness: CGFloat, damping: CGFloat)
      [.spring(250, 25)] ⇒ 9: the argument has no label: write 'stiffness:' before it; it is spring(stiffness: CGFloat, damping: CGFloat)
      [.overlay(colour: .black, opacity: 1)]
      ⇒ 10: 'overlay' has no argument 'colour:'; did you mean 'color'?; it is overlay(color: UIColor, opacity: CGFloat)
      [.fad] ⇒ 1: unknown modifier 'fad'; did you mean 'fade'?
      [.when({ $0.isPresenting }, .fade)] ⇒ 7: a closure cannot be read; write when(condition, …), as in when(isMatched and not isPresenting, .fade)
      [.fade ⇒ 0: '[' is never closed with ']'
      [.fade .arc] ⇒ 1: the modifiers of an array are separated by ','
      [.scale] ⇒ 1: 'scale' needs parentheses
      [.opacity(alpha)] ⇒ 10: expected a number, found 'alpha'; a scene does not know the app's 'alpha'
      [.opacity(2)] ⇒ 10: 'opacity' expects
      [.delay(1/0)] ⇒ 8: division by zero
      [.backgroundColor(UIColor.rde)] ⇒ 18: unknown UIColor 'rde'; did you mean 'red'?
      [.position(CGPoint(y: 1, x: 2))] ⇒ 19: 'y:' comes too early
      [.translate(x: view.bounds.width)] ⇒ 15: expected a number
      """
    ) { _ = try read($0) }
    expectFaults(
      """
      .push(to: .left) ⇒ 6: 'push' has no argument 'to:'; it is push(direction: HeroDefaultAnimationType.Direction)
      .pageIn(direction: .upp) ⇒ 19: unknown direction 'upp'; did you mean 'up'?
      .selectBy(dismissing: .fade, presenting: .zoom) ⇒ 10: 'dismissing:' comes too early
      """
    ) { _ = try AnimationTypeSyntax.animationType($0) }
  }

  @Test func deepAndLongTextsEndWithAnError() {
    func many(_ text: String) -> String { String(repeating: text, count: 100_000) }
    for text in [many("["), "[.delay(" + many("1+") + "1)]", "[.delay(a" + many(".a") + ")]"] {
      #expect(throws: ExpressionError.self) { _ = try read(text) }
    }
  }

  private static let animations: [(swift: String, type: AnimationType)] =
    [(".auto", .auto), (".none", .none), (".fade", .fade), (".zoom", .zoom), (".zoomOut", .zoomOut)]
    + AnimationType.Kind.allCases.map { (".\($0.rawValue)(direction: .left)", .directed($0, .left)) }
    + AnimationType.Direction.allCases.map { (".push(direction: .\($0.rawValue))", .directed(.push, $0)) } + [
      (
        ".selectBy(presenting: .pageIn(direction: .up), dismissing: .fade)",
        .selectBy(presenting: .directed(.pageIn, .up), dismissing: .fade)
      ), (".autoReverse(presenting: .zoom)", .selectBy(presenting: .zoom, dismissing: .zoomOut)),
    ]

  @Test func readsAndWritesAnimations() throws {
    for (swift, type) in Self.animations {
      try expectEqual(AnimationTypeSyntax.animationType(swift), type)
      try expectEqual(AnimationTypeSyntax.animationType("HeroDefaultAnimationType" + swift), type)
      expectEqual(type.swift, swift)
    }
  }
}
