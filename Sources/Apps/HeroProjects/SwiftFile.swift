import HeroFiles
import HeroSwiftTokens

/// What a Swift file says of modules and classes, read without a parser: before anything is built, in one pass.
struct SwiftFile {
  /// The modules that it imports, in its order.
  private(set) var imports: [String] = []
  /// The type with `@main` or `@UIApplicationMain`: `class AppDelegate`.
  private(set) var main: (kind: String, name: String)?
  /// Classes with the names that stand after their colons.
  private(set) var classes: [(name: String, inherited: [String])] = []

  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias", "actor",
  ]
  private static let typeKinds: Set<String> = ["class", "struct", "enum", "actor"]
  /// What `class` may stand before that is no class.
  private static let members: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal", "fileprivate", "open",
    "weak", "lazy", "dynamic",
  ]
  private static let mains: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// - Throws: A `ProjectError` for a file that cannot be read.
  init(_ path: String, _ conditions: SwiftConditions) throws(ProjectError) {
    do { self.init(try FileBytes.read(path, maximum: 1 << 26), conditions) } catch {
      throw ProjectError(path, "\(error)")
    }
  }

  init(_ bytes: [UInt8], _ conditions: SwiftConditions) {
    var tokens = SwiftTokens(bytes, conditions)
    var (previous, nesting, isMain): (SwiftTokens.Token?, Int, Bool) = (nil, 0, false)
    while let token = tokens.next() {
      defer { previous = token }
      switch token {
      case .mark("{"): (nesting, isMain) = (nesting + 1, false)
      case .mark("("), .mark("["): nesting += 1
      case .mark("}"), .mark(")"), .mark("]"): nesting -= 1
      case .word(let word) where previous == .mark("@"): isMain = isMain || Self.mains.contains(word)
      case .word where previous == .mark(".") || previous == .mark("`"): break
      case .word("import") where nesting <= 0:
        guard var module = tokens.word() else { break }
        if Self.importKinds.contains(module), let name = tokens.word() { module = name }
        imports.append(module)
      case .word(let kind) where Self.typeKinds.contains(kind):
        guard let name = tokens.word(), !Self.members.contains(name) else { break }
        if isMain { (main, isMain) = (main ?? (kind, name), false) }
        let inherited = Self.inherited(&tokens)
        if kind == "class", !inherited.isEmpty { classes.append((name, inherited)) }
      default: break
      }
    }
  }

  /// The names between a type's colon and its body; the body's bracket is not taken.
  private static func inherited(_ tokens: inout SwiftTokens) -> [String] {
    var (names, open, isAfterColon): ([String], Int, Bool) = ([], 0, false)
    while let token = tokens.peek(), token != .mark("{"), token != .mark("}"), token != .mark(";") {
      switch token {
      case .mark("<"): open += 1
      case .mark(">"): open -= 1
      case .mark(":") where open == 0: isAfterColon = true
      case .word(let word) where isAfterColon: names.append(word)
      default: break
      }
      _ = tokens.next()
    }
    return names
  }
}
