/// Writes modifier strings: words of Hero, numbers of all sizes, nesting, and pieces that fit nowhere.
struct ModifierGenerator {
  var random: SeededRandom

  private static let plain = [
    "fade", "forceNonFade", "durationMatchLongest", "useGlobalCoordinateSpace", "ignoreSubviewModifiers",
    "useOptimizedSnapshot", "useNormalSnapshot", "useLayerRenderSnapshot", "useNoSnapshot", "useScaleBasedSizeChange",
    "forceAnimate", "arc", "cascade", "spring", "scale", "rotate", "none",
  ]
  /// Names with the number of arguments that they take.
  private static let calls: [(String, Int)] = [
    ("opacity", 1), ("position", 2), ("size", 2), ("anchorPoint", 2), ("zPosition", 1), ("translate", 2),
    ("translate", 3), ("scale", 1), ("scale", 3), ("rotate", 1), ("rotate", 3), ("perspective", 1),
    ("transform", 16), ("cornerRadius", 1), ("borderWidth", 1), ("contentsRect", 4), ("contentsScale", 1),
    ("overlay", 4), ("shadowOpacity", 1), ("shadowOffset", 2), ("shadowRadius", 1), ("duration", 1), ("delay", 1),
    ("timingFunction", 4), ("spring", 2), ("arc", 1), ("cascade", 1),
  ]
  private static let whole = [
    "backgroundColor(#ff0000)", "borderColor(#0f08)", "shadowColor(red)", "masksToBounds(true)", "overlay(black, 0.5)",
    "shadowPath(\"M0 0L50 0 50 50Z\")", "source(a)", "timingFunction(easeOut)", "cascade(0.02, topToBottom, true)",
    "cascade(0.1, radial(10, 20))", "ignoreSubviewModifiers(recursive)", "whenMatched(fade)",
    "when(not isMatched and isPresenting, scale(2))", "beginWith(opacity(0), scale(3))",
    "whenAppearing(beginWith(fade))",
  ]
  private static let scraps = [
    "(", ")", ",", "\"", "#", "-", "+", "*", "/", "/0", "..", "e", "1e", "when(", "beginWith(", ")))", "\u{0}", "é",
    "👍",
    "#12345", "'", "\\", "not", "and", "or", "::", "fade(1)", "fade fade", "\n",
  ]

  /// A string of up to a dozen pieces.
  mutating func string() -> String {
    var pieces: [String] = []
    for _ in 0...random.below(5) { pieces.append(modifier(depth: 0)) }
    if random.chance(oneIn: 4) { pieces.insert(random.pick(Self.scraps), at: random.below(pieces.count + 1)) }
    return pieces.joined(separator: random.chance(oneIn: 6) ? "" : " ")
  }

  /// A modifier that is right as a word, whatever its numbers are.
  mutating func modifier(depth: Int) -> String {
    switch random.below(10) {
    case 0...2: return random.pick(Self.plain)
    case 3: return random.pick(Self.whole)
    case 4 where depth < 6:
      let name = random.pick(["beginWith", "whenMatched", "whenPresenting", "whenDismissing", "whenAppearing"])
      return "\(name)(\(modifier(depth: depth + 1)), \(modifier(depth: depth + 1)))"
    default:
      let (name, count) = random.pick(Self.calls)
      let given = random.chance(oneIn: 12) ? random.below(18) : count
      return "\(name)(\((0..<given).map { _ in argument() }.joined(separator: ", ")))"
    }
  }

  private mutating func argument() -> String {
    random.chance(oneIn: 5) ? "\(number()) \(random.pick(["+", "-", "*", "/"])) \(number())" : number()
  }

  /// Mostly numbers of a size that apps use, sometimes none of them.
  mutating func number() -> String {
    switch random.below(8) {
    case 0: random.pick(["0", "1", "-1", "0.5", "2", "100"])
    case 1:
      // Beyond 1e9 a scene is refused as a whole, which hides all the rest.
      random.chance(oneIn: 40)
        ? random.pick(["1e300", "-1e300", "1e10", "4294967296"])
        : random.pick([
          "1e9", "-1e9", "1e8", "-1e6", "1e-9", "1e-300", "65536", "32768", "0.0000001", "-0", "1e4", "-1e5",
        ])
    case 2: "\(Double(random.below(20_001) - 10_000) / 10)"
    default: "\(Double(random.below(2001) - 500) / 100)"
    }
  }
}
