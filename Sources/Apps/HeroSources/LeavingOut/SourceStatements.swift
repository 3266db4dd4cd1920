internal import SwiftSyntax

/// The statements of a function's body, or of closures in a variable's initial value, that can be left out alone.
struct SourceStatements {
  /// A statement that the rest of its body can do without, if not its names.
  struct Statement {
    /// `statement 12:5`: where it begins, in the source.
    let name: String
    let range: Range<Int>
    /// Whether nothing behind it can run: it returns a value, or guards what follows.
    let stops: Bool
    /// Variables, functions and types that it declares for what follows.
    let names: Set<String>
    /// The statements behind it in its block.
    let rest: Range<Int>
  }
  private(set) var all: [Statement] = []
  /// Names that the code uses, with their places.
  private var uses: [(name: String, offset: Int)] = []

  /// - Parameters:
  ///   - root: What belongs to one declaration: a body in its brackets, or an expression.
  ///   - kind: What of it a statement may end.
  init(_ root: some SyntaxProtocol, _ kind: Kind, in file: ParsedSource) {
    let reader = Reader(Syntax(root), kind, file)
    (all, uses) = (reader.found, reader.uses)
  }

  /// What statements stand in.
  enum Kind: Equatable {
    /// A body whose only expression, if it has but one, is its value.
    case value
    /// A body without a value.
    case plain
    /// One that has to set some variables.
    case initializer(setting: Set<String>)
    /// Neither can a `return` be left out of an asynchronous function nor of a closure: only the function itself could wait for ever.
    case asynchronous, closures
  }

  /// Around a byte, smallest first: the innermost one, and the one that stands in the body itself.
  func around(_ offset: Int) -> [Statement] {
    let found = all.filter { $0.range.contains(offset) }.sorted { $0.range.count < $1.range.count }
    return found.count > 1 ? [found[0], found[found.count - 1]] : found
  }

  func named(_ name: String) -> Statement? { all.first { $0.name == name } }

  /// Statements that cannot do without another, each with the name that it needs, in order; nil: something that is no statement needs it too.
  func needing(_ statement: Statement) -> [(statement: Statement, name: String)]? {
    var (found, waiting): ([(statement: Statement, name: String)], [Statement]) = ([], [statement])
    while let next = waiting.popLast() {
      for use in uses where next.names.contains(use.name) && next.rest.contains(use.offset) {
        guard let user = around(use.offset).first else { return nil }
        if found.contains(where: { $0.statement.name == user.name }) { continue }
        found.append((user, use.name))
        waiting.append(user)
      }
    }
    return found.sorted { $0.statement.range.lowerBound < $1.statement.range.lowerBound }
  }

  /// Statements behind another that go with it, because of a closure the compiler tells one error at a time: with the second one that begins with
  /// a name all that do, with the third one of a block all that follow.
  func following(_ statement: Statement, without gone: (String) -> Bool) -> [Statement] {
    let block = all.filter { $0.rest.upperBound == statement.rest.upperBound }
    let before = block.filter { $0.range.upperBound <= statement.range.lowerBound && gone($0.name) }
    let behind = block.filter { $0.range.lowerBound >= statement.range.upperBound }
    if before.count > 1 { return behind }
    guard let name = first(of: statement), before.contains(where: { first(of: $0) == name }) else { return [] }
    return behind.filter { first(of: $0) == name }
  }

  private func first(of statement: Statement) -> String? {
    uses.first { $0.offset == statement.range.lowerBound }?.name
  }

  private final class Reader: SyntaxVisitor {
    private let root: Syntax
    private let kind: Kind
    private let file: ParsedSource
    private(set) var found: [Statement] = []
    private(set) var uses: [(name: String, offset: Int)] = []

    init(_ root: Syntax, _ kind: Kind, _ file: ParsedSource) {
      (self.root, self.kind, self.file) = (root, kind, file)
      super.init(viewMode: .sourceAccurate)
      walk(root)
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard let stops = stops(node) else { return .visitChildren }
      let range = file.range(node.item)
      let end = node.parent.map(file.range)?.upperBound ?? range.upperBound
      let (line, start) = (file.line(of: range.lowerBound), range.lowerBound)
      let column = start - file.offset(line: line, column: 1) + 1
      found.append(
        Statement(
          name: "statement \(line):\(column)", range: range, stops: stops, names: names(node.item),
          rest: range.upperBound..<max(end, range.upperBound)))
      return .visitChildren
    }

    /// Whether the code has to end where a statement is left out; nil: it cannot be left out alone.
    private func stops(_ node: CodeBlockItemSyntax) -> Bool? {
      let item = Syntax(node.item)
      if item.is(IfConfigDeclSyntax.self) || item.is(BreakStmtSyntax.self) || item.is(ContinueStmtSyntax.self)
        || item.is(FallThroughStmtSyntax.self)
      {
        return nil
      }
      let owner = owner(of: node)
      let isOwn = owner == root && kind != .asynchronous && kind != .closures
      if item.is(ReturnStmtSyntax.self) || item.is(ThrowStmtSyntax.self) || item.is(GuardStmtSyntax.self) {
        return isOwn && !isOfInitializer ? true : nil
      }
      guard item.is(ExprSyntax.self) else { return false }
      let isOnly = node.parent?.as(CodeBlockItemListSyntax.self)?.count == 1 && node.parent?.parent == owner
      if isOnly, !isAssignment(item), owner != root || kind != .plain { return nil }
      if case .initializer(let setting) = kind, makes(item, setting) { return nil }
      return false
    }

    /// The body or closure that a statement belongs to.
    private func owner(of node: CodeBlockItemSyntax) -> Syntax? {
      var at = node.parent
      while let one = at, one != root {
        if one.is(ClosureExprSyntax.self) || one.is(AccessorBlockSyntax.self) { return one }
        if one.is(CodeBlockSyntax.self), let outer = one.parent,
          outer.is(FunctionDeclSyntax.self) || outer.is(InitializerDeclSyntax.self) || outer.is(AccessorDeclSyntax.self)
        {
          return one
        }
        at = one.parent
      }
      return at
    }

    private func isAssignment(_ item: Syntax) -> Bool { assigned(item) != nil }

    /// What stands left of an assignment's sign.
    private func assigned(_ item: Syntax) -> ExprSyntax? {
      guard let sequence = item.as(SequenceExprSyntax.self),
        sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { return nil }
      return sequence.elements.first
    }

    private var isOfInitializer: Bool { if case .initializer = kind { true } else { false } }

    /// `self.name = …`, `super.init(…)`: without it the object is not whole.
    private func makes(_ item: Syntax, _ variables: Set<String>) -> Bool {
      if let path = assigned(item)?.path {
        return variables.contains(path) || variables.contains(String(path.dropFirst(5)))
      }
      guard let call = item.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
      else { return false }
      return member.declName.baseName.text == "init"
    }

    /// What a declaration among statements is called by.
    private func names(_ item: CodeBlockItemSyntax.Item) -> Set<String> {
      if let variable = Syntax(item).as(VariableDeclSyntax.self) {
        return Set(variable.bindings.flatMap { names(in: Syntax($0.pattern)) })
      }
      return Set([Syntax(item).asProtocol(NamedDeclSyntax.self)?.name.text].compactMap { $0 })
    }

    private func names(in pattern: Syntax) -> [String] {
      if let one = pattern.as(IdentifierPatternSyntax.self) { return [one.identifier.text] }
      return pattern.children(viewMode: .sourceAccurate).flatMap { names(in: $0) }
    }

    // MARK: Names

    private func use(_ token: TokenSyntax) { uses.append((token.text, file.range(token).lowerBound)) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { use(node.baseName) }
      return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      use(node.name)
      return .visitChildren
    }
    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
      // Its name, if it is no new one.
      let token = node.tokens(viewMode: .sourceAccurate).first {
        if case .identifier = $0.tokenKind { true } else { false }
      }
      if let token { use(token) }
      return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self) {
        use(pattern.identifier)
      }
      return .visitChildren
    }
  }
}
