import HeroSwiftTokens

/// What keeps a file from the parser, which calls itself for what lies inside of something, and reads what follows a `[` twice.
struct Nesting {
  /// Brackets, `#if` and texts inside of each other: as many as the parser has for statements.
  private static let maximumDepth = 256
  /// Steps that the parser may take ahead for all square brackets of a file: some seconds.
  private static let maximumEffort = 1 << 18
  /// Of square brackets inside of each other; fewer cost nothing.
  private static let costlyDepth = 8

  /// The brackets that are open, each with how many square ones it and those around it are, up to a brace.
  private var open: [Int] = []
  private var conditions = 0
  private var effort = 0

  /// Where a file is nested too deep, and what to do; nil: nowhere.
  static func problem(in bytes: [UInt8]) -> (offset: Int, text: String)? {
    var (nesting, tokens) = (Nesting(), SwiftTokens(bytes))
    while let token = tokens.next() {
      nesting.take(token)
      if nesting.open.count + nesting.conditions + tokens.interpolations > maximumDepth {
        return (
          tokens.place, "this is nested more than \(maximumDepth) levels deep: make functions or types of its parts"
        )
      }
      if nesting.effort > maximumEffort {
        return (tokens.place, "square brackets are nested too deep to be read: make constants of the inner ones")
      }
    }
    return nil
  }

  private mutating func take(_ token: SwiftTokens.Token) {
    switch token {
    case .mark("{"): open.append(0)
    case .mark("("): open.append(open.last ?? 0)
    case .mark("["):
      let depth = (open.last ?? 0) + 1
      open.append(depth)
      if depth > Self.costlyDepth { effort += 1 << min(depth, 30) }
    case .mark("}"), .mark(")"), .mark("]"): _ = open.popLast()
    case .directive("if"): conditions += 1
    case .directive("endif"): conditions -= 1
    default: break
    }
  }
}
