import HeroSources
import HeroTesting

/// What sources go without after a build that failed.
@Suite struct LeavingOutTests {
  private static let cards = """
    import UIKit

    class Cards: UIViewController, Codable {
      let bag = DisposeBag()
      var picture: Picture? = Picture(of: 1)
      lazy var flock: Flock = { Flock(3) }()
      var count: Int {
        get { bag.count }
        set { bag.count = newValue }
      }
      func bind(_ names: [String] = Names.all) {
        bag.add(names)
        bag.close()
      }
      func load() async {
        bag.load()
      }
      init(signal: Signal) {
        super.init(nibName: nil, bundle: nil)
      }
      enum State { case open(Signal) }
    }
    extension Cards: Gull { func cry() {} }
    extension Cards { func cry() {} }
    let harbour: Harbour = Harbour(1)
    """

  private func extend(_ known: [LeftOut] = [], _ errors: (line: Int, column: Int, text: String)...) -> [LeftOut] {
    leftOut(source, errors, known)
  }
  private let source = appSource(Self.cards, "Cards.swift")

  /// Of each place the smallest part around it.
  @Test func theSmallestPartIsLeftOut() {
    for (line, column, declaration, part) in [
      (4, 13, "Cards.bag", "declaration"), (5, 27, "Cards.picture", "value"), (6, 29, "Cards.flock", "value"),
      (8, 11, "Cards.count", "get"), (9, 11, "Cards.count", "statement 9:11"),
      (11, 33, "Cards.bind(_:)", "default names"), (12, 9, "Cards.bind(_:)", "statement 12:5"),
      (14, 3, "Cards.bind(_:)", "body"), (11, 18, "Cards.bind(_:)", "declaration"), (16, 5, "Cards.load()", "body"),
      (18, 16, "Cards.init(signal:)", "declaration"), (21, 28, "Cards.State.open", "declaration"),
      (3, 7, "Cards", "declaration"), (23, 18, "extension Cards", "declaration"),
      (24, 26, "Cards.cry()#2", "declaration"), (25, 24, "harbour", "value"),
    ] {
      let found = extend([], (line, column, "no"))
      expectEqual(found.map { "\($0.line) \($0.declaration) \($0.part)" }, ["\(line) \(declaration) \(part)"])
    }
  }

  /// An error that comes again takes what is around the part.
  @Test func anErrorThatStaysTakesMore() {
    var found: [LeftOut] = []
    var steps: [String] = []
    for _ in 0..<6 {
      let next = extend(found, (12, 5, "no"), (13, 5, "nor this"))
      steps.append(next.first { new in !found.contains(new) }.map { "\($0.declaration) \($0.part)" } ?? "none")
      found = next
    }
    expectEqual(
      steps,
      [
        "Cards.bind(_:) statement 12:5", "Cards.bind(_:) body", "Cards.bind(_:) declaration", "Cards declaration",
        " file", "none",
      ])
    // What lies in a larger part is no part of its own.
    expectEqual(found.map(\.part), ["file"])
  }

  @Test func aConformanceGoesAlone() {
    let found = extend([], (3, 7, "type 'Cards' does not conform to protocol 'Encodable'"))
    expectEqual(found.map(\.part), ["declaration"])
    let own = extend([], (3, 7, "type 'Cards' does not conform to protocol 'Codable'"))
    expectEqual(own.map(\.part), ["conformance Codable"])
    let line = LeavingOut.apply(own, to: source).text.split(separator: "\n")[1]
    expectEqual(line.split(separator: " "), ["class", "Cards:", "UIViewController", "{"])
  }

  // What a type says that it inherits, where nobody has it: of a member's type the whole member goes.
  @Test func whatIsInheritedGoesAlone() {
    expectEqual(
      extend([], (3, 32, "cannot find type 'Codable' in scope")).map(\.part), ["conformance Codable"])
    let gull = extend([], (23, 18, "cannot find type 'Gull' in scope"))
    expectEqual(gull.map(\.part), ["conformance Gull"])
    expectEqual(
      LeavingOut.apply(gull, to: source).text.split(separator: "\n")[21].split(separator: " "),
      ["extension", "Cards", "{", "func", "cry()", "{}", "}"])
    expectEqual(
      extend([], (18, 16, "cannot find type 'Signal' in scope")).map { "\($0.declaration) \($0.part)" },
      ["Cards.init(signal:) declaration"])
  }

  @Test func whatIsLeftOutStopsWhereItIsCalled() {
    let found = extend(
      [], (5, 27, "no"), (6, 29, "no"), (8, 11, "no"), (11, 33, "no"), (14, 3, "'a' is \"b\""), (16, 5, "no"),
      (18, 16, "no"))
    let lines = LeavingOut.apply(found, to: source).text.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.count, Self.cards.split(separator: "\n", omittingEmptySubsequences: false).count)
    expectEqual(lines[4], "  var picture: Picture? = nil")
    expectEqual(
      lines[5], "  lazy var flock: Flock = HeroLeftOut.value(\"Cards.flock\", \"Cards.swift\", 6, \"no\")")
    expectEqual(lines[7], "    get { HeroLeftOut.stop(\"Cards.count\", \"Cards.swift\", 8, \"no\") }")
    expectEqual(
      lines[10],
      "  func bind(_ names: [String] = HeroLeftOut.value(\"Cards.bind(_:)\", \"Cards.swift\", 11, \"no\")) {"
        + " HeroLeftOut.stop(\"Cards.bind(_:)\", \"Cards.swift\", 14, \"'a' is \\\"b\\\"\") ")
    expectEqual(lines[13], "}")
    #expect(lines[14].contains("await HeroLeftOut.park("))
    expectEqual(lines[17].trimmingPrefix { $0 == " " }, "")
    // The rest is as it was.
    expectEqual(lines[8], "    set { bag.count = newValue }")
  }

  private static let harbour = """
    class Harbour: UIViewController {
      let name: String
      var pier: Pier?
      init(_ name: String) {
        self.name = Names.of(name)
        pier = Pier(name)
        super.init(nibName: nil, bundle: nil)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        let boat = Boat(name), flag = Flag()
        boat.sail { wind in
          wind.turn(flag)
          self.log(wind)
        }
        if let boat { moor(boat) }
        view.addSubview(UIView(), at: pier.map { $0.end })
      }
      func length(_ wide: Bool) -> Int {
        guard let pier else { return 0 }
        if wide { return pier.width }
        return pier.length
      }
      lazy var sign: UILabel = {
        let label = UILabel()
        label.glow()
        return label
      }()
    }
    """

  /// Statements go alone, with those that need their names; a value that the object needs, and one that a closure gives, take more.
  @Test func statementsGoAlone() {
    for (line, column, parts) in [
      (13, 7, ["statement 13:7"]), (12, 5, ["statement 12:5"]),
      (11, 14, ["statement 11:5", "statement 12:5", "statement 16:5"]), (17, 44, ["statement 17:5"]),
      (6, 12, ["statement 6:5"]), (20, 15, ["statement 20:5"]), (21, 15, ["statement 21:15"]),
      (22, 12, ["statement 22:5"]), (26, 7, ["statement 26:5"]), (5, 20, ["body"]), (25, 20, ["value"]),
      (27, 12, ["value"]),
    ] {
      let found = leftOut(appSource(Self.harbour), [(line, column, "no")])
      expectEqual(found.map(\.part), parts, "\(line):\(column)")
    }
  }

  /// Of a closure the compiler tells one error at a time: the second one takes the rest that begins so.
  @Test func theSecondErrorOfANameTakesTheRest() {
    let text = """
      func sail() {
        moor { flag in
          let mast = Mast()
          mast.rise()
          mast.turn()
          flag.rise()
          mast.fall()
        }
      }
      """
    let first = leftOut(appSource(text), [(4, 10, "no")])
    expectEqual(first.map(\.part), ["statement 4:5"])
    let second = leftOut(appSource(text), [(5, 10, "no")], first)
    expectEqual(second.map(\.part), ["statement 4:5", "statement 5:5", "statement 7:5"])
  }

  /// The third line of a block that errs in a round of its own takes what follows it there, and nothing behind the block.
  @Test func theThirdErrorOfABlockTakesTheRest() {
    let text = """
      func bind() {
        run {
          one()
          two()
          three()
          four()
        }
        five()
      }
      """
    let known = [3, 4, 5].reduce([LeftOut]()) { leftOut(appSource(text), [($1, 7, "no")], $0) }
    expectEqual(known.map(\.part), ["statement 3:5", "statement 4:5", "statement 5:5", "statement 6:5"])
  }

  @Test func aStatementIsSkippedOrStops() {
    let source = appSource(Self.harbour)
    let text = LeavingOut.apply(leftOut(source, [(12, 5, "no"), (22, 12, "no")]), to: source).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines[11], "    HeroLeftOut.skip(\"Harbour.viewDidLoad()\", \"A.swift\", 12, \"no\")")
    expectEqual(lines[12...14], ["", "", ""])
    expectEqual(lines[15], "    if let boat { moor(boat) }")
    expectEqual(lines[21], "    HeroLeftOut.stop(\"Harbour.length(_:)\", \"A.swift\", 22, \"no\")")
  }

  /// What is not where it was does no harm.
  @Test func aPartThatIsGoneIsNotLookedFor() {
    let old = LeftOut(file: "Cards.swift", declaration: "Cards.sail()", part: "body", line: 3, error: "no")
    expectEqual(LeavingOut.apply([old], to: source).text, Self.cards)
  }
}

/// Types that stand for those of modules that nobody has.
@Suite struct MissingTypeTests {
  @Test func theCompilerNamesThem() {
    let names = MissingTypes.names(
      in: [
        "cannot find type 'Observable' in scope", "no type named 'Subject' in module 'RxSwift'",
        "'Event' is not a member type of class 'HeroMissing.Observable<Int>'", "cannot find 'bag' in scope",
        "cannot find 'DisposeBag' in scope", "unknown attribute 'Injected'",
        "'Kind' is not a member type of class 'App.Card'", "cannot find type 'iCarouselDelegate' in scope",
      ], module: "HeroMissing")
    expectEqual(names, ["Observable", "Subject", "Observable.Event", "DisposeBag", "Injected", "iCarouselDelegate"])
  }

  @Test func eachIsOfTheKindThatItIsUsedAs() {
    let source = appSource(
      """
      class A: BaseViewController, Themed { let numbers: Observable<Int, String>; let one: Observable.Event? }
      class B: RowType { override func make() {} }
      class C: SwipeDelegate { let cell = SwipeTableViewCell() }
      struct D: Mappable {}
      """)
    let types = MissingTypes(
      [
        "BaseViewController", "Themed", "Observable", "Observable.Event", "RowType", "SwipeDelegate",
        "SwipeTableViewCell", "Mappable",
      ], in: [source])
    expectEqual(
      types.swift,
      """
      import UIKit

      open class BaseViewController: UIViewController {}
      public protocol Mappable {}
      open class Observable<T0, T1>: NSObject {
        open class Event: NSObject {}
      }
      open class RowType: NSObject {}
      public protocol SwipeDelegate {}
      open class SwipeTableViewCell: UITableViewCell {}
      public protocol Themed {}

      """)
  }

  // Calls that the compiler could not give a type, as of a closure whose parameter has none, are no initialisers: they would not compile either.
  @Test func initialisersTakeWhatTheSourcesPass() {
    let source = appSource(
      """
      let source = ArraySource(data: [1, 2], id: \\Boat.name)
      let closure = ClosureSource { (view: UIView, index: Int) in view.tag = index }
      let unknown = ClosureSource { view, index in view.tag = index }
      let kind = Chart(.line, nil) ?? Chart(\\.line)
      let box: Box<Int> = Box("a", by: Chart(3))
      let ring = RingView(radius: 3)
      """)
    expectEqual(
      MissingTypes(["ArraySource", "ClosureSource", "Chart", "Box", "RingView"], in: [source]).swift,
      """
      import UIKit

      open class ArraySource: NSObject {
        public override init() {}
        public init<A0, A1>(data a0: A0, id a1: A1) { super.init() }
      }
      open class Box<T0>: NSObject {
        public override init() {}
        public init<A0, A1>(_ a0: A0, by a1: A1) { super.init() }
        public init<A1>(_ a0: T0, by a1: A1) { super.init() }
      }
      open class Chart: NSObject {
        public override init() {}
        public init<A0>(_ a0: A0) { super.init() }
      }
      open class ClosureSource: NSObject {
        public override init() {}
        public init<A0>(_ a0: A0) { super.init() }
      }
      open class RingView: UIView {
        public convenience init<A0>(radius a0: A0) { self.init() }
      }

      """)
  }

  @Test func screensAreControllersThatCanBeNamed() {
    let types = SourceTypes(in: [
      appSource(
        """
        class Base: UIViewController {}
        final class Cards: Base { class Inner: UIViewController {} }
        private class Own: UIViewController {}
        class Row<T>: UITableViewController { enum Kind { case a }; typealias Reactor = Model }
        class Model: NSObject {}
        typealias Deck = [Model]
        """)
    ])
    expectEqual(types.screens, ["Cards", "Base"])
    expectEqual(types.names, ["Base", "Cards", "Deck", "Inner", "Own", "Row", "Kind", "Model"])
  }

  @Test func outletsAreViewsAndAttributesWrap() {
    let source = appSource(
      """
      class A: UIViewController {
        @IBOutlet weak var box: CheckBox!
        @Injected var boats: Boats
        @Injected("a", kind: 2) var other: Boats
      }
      """)
    let swift = MissingTypes(["CheckBox", "Injected"], in: [source]).swift
    for line in [
      "open class CheckBox: UIView {}", "@propertyWrapper public struct Injected<Value> {", "  public init() {}",
      "  public init<A0, A1>(_ a0: A0, kind a1: A1) {}",
      "  public init<A0, A1>(wrappedValue: Value, _ a0: A0, kind a1: A1) { kept = wrappedValue }",
    ] { #expect(swift.contains(line + "\n"), "\(line)") }
  }
}
