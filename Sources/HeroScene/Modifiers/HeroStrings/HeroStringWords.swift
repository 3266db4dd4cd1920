import HeroGeometry
import HeroModel
import HeroTimeline

/// A modifier that Hero's strings have (rule S6), with what Hero makes of its arguments.
struct HeroStringWord {
  let name: String
  /// How many arguments Hero looks at.
  let most: Int
  /// Nil where Hero ignores the word for its arguments.
  let read: @Sendable (inout HeroStringArguments) -> Modifier?

  private init(_ name: String, _ most: Int, _ read: @escaping @Sendable (inout HeroStringArguments) -> Modifier?) {
    self.name = name
    self.most = most
    self.read = read
  }

  private init(_ name: String, _ modifier: Modifier) { self.init(name, 0) { _ in modifier } }

  private static let unit = 0.0...1.0

  /// All of them.
  ///
  /// Source: Hero 1.6.4, HeroModifier+HeroStringConvertible.
  static let all: [HeroStringWord] = [
    HeroStringWord("fade", .fade),
    HeroStringWord("opacity", 1) { .opacity($0.number(0, 1, in: unit)) },
    HeroStringWord("position", 2) { .position(Point(x: $0.number(0, 0), y: $0.number(1, 0))) },
    HeroStringWord("size", 2) {
      .size(Size(width: $0.number(0, 0, in: 0...1e9), height: $0.number(1, 0, in: 0...1e9)))
    },
    HeroStringWord("scale", 3) { arguments in
      let x = arguments.number(0, 1)
      if arguments.count == 1 { return .scale(x: x, y: x, z: 1) }
      return .scale(x: x, y: arguments.number(1, 1), z: arguments.number(2, 1))
    },
    HeroStringWord("rotate", 3) { arguments in
      let first = arguments.number(0, 0)
      if arguments.count == 1 { return .rotate(x: 0, y: 0, z: first) }
      return .rotate(x: first, y: arguments.number(1, 0), z: arguments.number(2, 0))
    },
    HeroStringWord("translate", 3) { .translate(x: $0.number(0, 0), y: $0.number(1, 0), z: $0.number(2, 0)) },
    HeroStringWord("overlay", 4) { arguments in
      let color = Color(
        red: arguments.number(0, 1, in: unit), green: arguments.number(1, 1, in: unit),
        blue: arguments.number(2, 1, in: unit))
      return .overlay(color, opacity: arguments.number(3, 1, in: unit))
    },
    HeroStringWord("duration", 1) { $0.required(0).map { .duration($0.isFinite ? min($0, 1e9) : $0) } },
    HeroStringWord("durationMatchLongest", .duration(.infinity)),
    HeroStringWord("delay", 1) { $0.required(0).map { .delay(min($0, 1e9)) } },
    HeroStringWord("spring", 2) { arguments in
      let (stiffness, damping) = (arguments.number(0, 250), arguments.number(1, 30))
      if stiffness > 0, damping > 0 { return .spring(stiffness: stiffness, damping: damping) }
      arguments.lose("is no spring that comes to rest, and is not drawn")
      return nil
    },
    HeroStringWord("timingFunction", 4) { timing(&$0) },
    HeroStringWord("arc", 1) { .arc($0.number(0, 1)) },
    HeroStringWord("cascade", 3) { arguments in
      .cascade(
        delta: arguments.number(0, 0.02), direction: direction(&arguments), delayMatchedViews: arguments.flag(2))
    },
    HeroStringWord("source", 1) { arguments in
      if let id = arguments.name(0) { return .source(id) }
      arguments.lose("needs a heroID for Hero's string parser, so that a phone ignores it")
      return nil
    },
    HeroStringWord("useGlobalCoordinateSpace", .useGlobalCoordinateSpace),
    HeroStringWord("ignoreSubviewModifiers", 1) { .ignoreSubviewModifiers(recursive: $0.flag(0)) },
    HeroStringWord("zPosition", 1) { $0.required(0).map { .zPosition(min($0, 1e9)) } },
    HeroStringWord("useOptimizedSnapshot", .snapshot(.optimized)),
    HeroStringWord("useNormalSnapshot", .snapshot(.normal)),
    HeroStringWord("useLayerRenderSnapshot", .snapshot(.layerRender)),
    HeroStringWord("useNoSnapshot", .snapshot(.noSnapshot)), HeroStringWord("forceAnimate", .forceAnimate),
  ]

  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The curves that Hero's strings have: all that it names but easeOutBack.
  static let curves = TimingFunction.named.filter { $0.name != "easeOutBack" }

  private static func timing(_ arguments: inout HeroStringArguments) -> Modifier? {
    if arguments.fourNumbers {
      let points = (0..<4).map { arguments.number($0, 0, in: $0.isMultiple(of: 2) ? unit : -1e9...1e9) }
      return .timingFunction(points[0], points[1], points[2], points[3])
    }
    guard let name = arguments.name(0), let curve = curves.first(where: { $0.name == name })?.curve else {
      arguments.lose(
        "is no curve to Hero's string parser, so that a phone ignores it; it knows four numbers, and "
          + curves.map(\.name).joined(separator: ", "))
      return nil
    }
    arguments.loseRest(from: 1)
    return .timing(curve)
  }

  /// The directions that Hero's strings have.
  static let directions: [(name: String, direction: CascadeDirection)] = [
    ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop), ("leftToRight", .leftToRight),
    ("rightToLeft", .rightToLeft), ("leadingToTrailing", .leadingToTrailing), ("trailingToLeading", .trailingToLeading),
  ]

  private static func direction(_ arguments: inout HeroStringArguments) -> CascadeDirection {
    guard let name = arguments.name(1) else { return .topToBottom }
    if let known = directions.first(where: { $0.name == name }) { return known.direction }
    arguments.lose(1, "is no direction to Hero's string parser, and a phone takes topToBottom")
    return .topToBottom
  }
}
