internal import SwiftSyntax

/// The types that sources declare.
package struct SourceTypes {
  /// Without the types around them. Names that mean another type inside of one are none: `typealias Reactor = HomeReactor`.
  package private(set) var names: Set<String> = []
  /// Classes that inherit, through each other, from one whose name ends with `ViewController`, at the top level and not private, by name; last those
  /// that others inherit from.
  package private(set) var screens: [String] = []

  /// What each type inherits and conforms to, all declarations of a name together.
  private var inherited: [String: Set<String>] = [:]

  package init(in sources: some Sequence<AppSource>) {
    var uppers: [String: String] = [:]
    var shown: Set<String> = []
    for source in sources {
      let reader = Reader(ParsedSource(source).tree)
      names.formUnion(reader.names)
      uppers.merge(reader.uppers) { first, _ in first }
      inherited.merge(reader.inherited) { $0.union($1) }
      shown.formUnion(reader.shown)
    }
    let bases = Set(uppers.values)
    screens = shown.filter { name in
      var (at, seen) = (name, Set<String>())
      while let upper = uppers[at], seen.insert(at).inserted { at = upper }
      return at != name && at.hasSuffix("ViewController")
    }.sorted { (bases.contains($0) ? 1 : 0, $0) < (bases.contains($1) ? 1 : 0, $1) }
  }

  /// Types, and all that inherit from them.
  package func inheriting(from types: Set<String>) -> Set<String> {
    var all = types
    while case let more = inherited.filter({ !all.contains($0.key) && !$0.value.isDisjoint(with: all) }), !more.isEmpty
    {
      all.formUnion(more.keys)
    }
    return all
  }

  private final class Reader: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var inherited: [String: Set<String>] = [:]
    private(set) var uppers: [String: String] = [:]
    private(set) var shown: Set<String> = []

    init(_ tree: SourceFileSyntax) {
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
      guard let type = node.parent?.asProtocol(NamedDeclSyntax.self)?.name.text else { return .visitChildren }
      let words = node.inheritedTypes.flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
      inherited[type, default: []].formUnion(words)
      return .visitChildren
    }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.text
      names.insert(name)
      if let upper = node.inheritanceClause?.inheritedTypes.first?.type.plain { uppers[name] = upper }
      let isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
      if !isHidden, node.genericParameterClause == nil, node.parent?.is(CodeBlockItemSyntax.self) == true {
        shown.insert(name)
      }
      return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { name(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { name(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { name(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { name(node) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
      // One in a type stands for another type there alone.
      node.parent?.is(CodeBlockItemSyntax.self) == true ? name(node) : .visitChildren
    }

    private func name(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.text)
      return .visitChildren
    }
  }
}
