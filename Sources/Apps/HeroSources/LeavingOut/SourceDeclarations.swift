internal import SwiftSyntax

/// The declarations of a file that can be left out, outside of functions, and what of each can be left out alone.
final class SourceDeclarations {
  /// What can be left out.
  struct Part {
    let name: String
    let range: Range<Int>
    /// Stands there instead, as Swift; spaces where it is nil.
    let code: ((LeftOut) -> String)?
  }
  /// A declaration with the parts of it, smallest first, and those around it.
  final class Declaration {
    let name: String
    let range: Range<Int>
    let outer: Declaration?
    var parts: [Part] = []
    /// Of bodies and of closures in initial values.
    var statements: [SourceStatements] = []
    var inner: [Declaration] = []
    /// What it says that it conforms to, by name.
    var conformances: [(name: String, range: Range<Int>)] = []

    init(_ name: String, _ range: Range<Int>, in outer: Declaration?) {
      (self.name, self.range, self.outer) = (name, range, outer)
    }
  }

  let file: ParsedSource
  private(set) var top: [Declaration] = []
  private(set) var imports: [(module: String, declaration: Declaration)] = []
  private var counts: [String: Int] = [:]

  init(_ file: ParsedSource) {
    self.file = file
    for item in file.tree.statements { read(Syntax(item.item), in: nil) }
  }

  // MARK: Reading

  func add(_ name: String, _ node: some SyntaxProtocol, in outer: Declaration?) -> Declaration {
    let full = (outer.map { Self.plainType($0.name) + "." } ?? "") + name
    counts[full, default: 0] += 1
    let count = counts[full] ?? 1
    let made = Declaration(count == 1 ? full : "\(full)#\(count)", file.range(node), in: outer)
    if let outer { outer.inner.append(made) } else { top.append(made) }
    return made
  }

  /// `Cards` of `extension Cards` and of its second extension.
  private static func plainType(_ name: String) -> String {
    let name = name.split(separator: "#").first.map(String.init) ?? name
    return name.hasPrefix("extension ") ? String(name.dropFirst("extension ".count)) : name
  }

  private func read(_ node: Syntax, in outer: Declaration?) {
    if let condition = node.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        switch clause.elements {
        case .statements(let items): for item in items { read(Syntax(item.item), in: outer) }
        case .decls(let members): for member in members { read(Syntax(member.decl), in: outer) }
        default: break
        }
      }
      return
    }
    if let type = node.asProtocol(DeclGroupSyntax.self) {
      let name =
        node.as(ExtensionDeclSyntax.self).map { "extension " + $0.extendedType.plain }
        ?? node.asProtocol(NamedDeclSyntax.self)?.name.text ?? "?"
      let made = add(name, node, in: outer)
      made.conformances = conformances(type)
      if node.is(ClassDeclSyntax.self) { made.parts.append(initializer(type)) }
      for member in type.memberBlock.members { read(Syntax(member.decl), in: made) }
      return
    }
    member(node, in: outer)
  }

  private func member(_ node: Syntax, in outer: Declaration?) {
    defer { override(node, of: outer) }
    if let function = node.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause
      let made = add(function.name.text + labels(parameters), function, in: outer)
      body(
        function.body, of: made, isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil,
        hasValue(function.signature) ? .value : .plain)
      defaults(parameters, of: made)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      let made = add("init" + labels(initializer.signature.parameterClause), initializer, in: outer)
      body(
        initializer.body, of: made, isAsync: initializer.signature.effectSpecifiers?.asyncSpecifier != nil,
        .initializer(setting: variablesToSet(around: node)))
      defaults(initializer.signature.parameterClause, of: made)
    } else if let end = node.as(DeinitializerDeclSyntax.self) {
      body(end.body, of: add("deinit", end, in: outer), isAsync: false, .plain)
    } else if let script = node.as(SubscriptDeclSyntax.self) {
      let made = add("subscript" + labels(script.parameterClause), script, in: outer)
      accessors(script.accessorBlock, of: made)
      defaults(script.parameterClause, of: made)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      self.variable(variable, in: outer)
    } else {
      let made = add(other(node), node, in: outer)
      if let module = node.as(ImportDeclSyntax.self)?.path.first?.name.text { imports.append((module, made)) }
    }
  }

  /// Without `override`, what a superclass does not have is a member of its own.
  private func override(_ node: Syntax, of outer: Declaration?) {
    let modifiers = node.asProtocol(WithModifiersSyntax.self)?.modifiers ?? []
    guard let made = outer?.inner.last, let word = modifiers.first(where: { $0.name.text == "override" }) else {
      return
    }
    made.parts.append(Part(name: "override", range: file.range(word), code: nil))
  }

  /// `import RxSwift`, `case open`, `typealias Handler`; statements by their first words.
  private func other(_ node: Syntax) -> String {
    if let name = node.asProtocol(NamedDeclSyntax.self)?.name.text { return name }
    if let item = node.as(EnumCaseDeclSyntax.self)?.elements.first { return item.name.text }
    return String(node.plain.prefix(40))
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  private func conformances(_ type: any DeclGroupSyntax) -> [(name: String, range: Range<Int>)] {
    guard let clause = type.inheritanceClause else { return [] }
    let types = Array(clause.inheritedTypes)
    return types.enumerated().map { number, one in
      // With the comma behind it, or the one before the last, or the colon of the only one.
      let own = file.range(one)
      if number + 1 < types.count { return (one.type.plain, own.lowerBound..<file.range(types[number + 1]).lowerBound) }
      if number > 0, let comma = types[number - 1].trailingComma {
        return (one.type.plain, file.range(comma).lowerBound..<own.upperBound)
      }
      return (one.type.plain, file.range(clause))
    }
  }

  // MARK: Parts

  /// In the place of all that are left out: nobody can call it.
  private func initializer(_ type: any DeclGroupSyntax) -> Part {
    let start = file.range(type.memberBlock.leftBrace).upperBound
    return Part(name: "initializer", range: start..<start) {
      " init(heroLeftOut: Never) { HeroLeftOut.stop(\($0.call)) } "
    }
  }

  /// Variables that an initialiser has to set.
  private func variablesToSet(around node: Syntax) -> Set<String> {
    var at = node.parent
    while let one = at, one.asProtocol(DeclGroupSyntax.self) == nil { at = one.parent }
    let members = at?.asProtocol(DeclGroupSyntax.self)?.memberBlock.members ?? []
    return Set(
      members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.flatMap(\.bindings).filter {
        $0.initializer == nil && $0.accessorBlock == nil && !isOptional($0.typeAnnotation?.type)
      }.map(\.pattern.plain))
  }

  private func isOptional(_ type: TypeSyntax?) -> Bool {
    type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
  }

  private func hasValue(_ signature: FunctionSignatureSyntax) -> Bool {
    signature.returnClause.map { !["Void", "()"].contains($0.type.plain) } ?? false
  }

  private func body(
    _ block: CodeBlockSyntax?, of made: Declaration, isAsync: Bool, _ kind: SourceStatements.Kind,
    _ part: String = "body"
  ) {
    guard let block else { return }
    made.statements.append(SourceStatements(block, isAsync ? .asynchronous : kind, in: file))
    inside(file.range(block.leftBrace).upperBound..<file.range(block.rightBrace).lowerBound, of: made, isAsync, part)
  }

  private func inside(_ range: Range<Int>, of made: Declaration, _ isAsync: Bool, _ part: String) {
    made.parts.append(
      Part(name: part, range: range) {
        isAsync ? " await HeroLeftOut.park(\($0.call)) " : " HeroLeftOut.stop(\($0.call)) "
      }
    )
  }

  private func accessors(_ block: AccessorBlockSyntax?, of made: Declaration) {
    switch block?.accessors {
    case .getter:
      guard let block else { return }
      made.statements.append(SourceStatements(block, .value, in: file))
      inside(file.range(block.leftBrace).upperBound..<file.range(block.rightBrace).lowerBound, of: made, false, "get")
    case .accessors(let all):
      for one in all {
        let isAsync = one.effectSpecifiers?.asyncSpecifier != nil
        let part = one.accessorSpecifier.text
        body(one.body, of: made, isAsync: isAsync, part == "get" ? .value : .plain, part)
      }
    case nil: break
    // In the compiler's own swift-syntax the list may grow.
    @unknown default: break
    }
  }

  private func defaults(_ clause: FunctionParameterClauseSyntax, of made: Declaration) {
    for parameter in clause.parameters {
      guard let value = parameter.defaultValue?.value else { continue }
      made.parts.append(
        Part(name: "default \((parameter.secondName ?? parameter.firstName).text)", range: file.range(value)) {
          "HeroLeftOut.value(\($0.call))"
        })
    }
  }

  /// An initial value can go alone where its type is written: one that is made later stops there; an optional one is nil.
  private func variable(_ variable: VariableDeclSyntax, in outer: Declaration?) {
    let names = variable.bindings.map(\.pattern.plain).joined(separator: ", ")
    let made = add(names, variable, in: outer)
    let modifiers = Set(variable.modifiers.map(\.name.text))
    let isLate = outer == nil || !modifiers.isDisjoint(with: ["lazy", "static", "class"])
    for binding in variable.bindings {
      accessors(binding.accessorBlock, of: made)
      guard let value = binding.initializer?.value else { continue }
      made.statements.append(SourceStatements(value, .closures, in: file))
      guard let type = binding.typeAnnotation?.type else { continue }
      if isLate {
        made.parts.append(Part(name: "value", range: file.range(value)) { "HeroLeftOut.value(\($0.call))" })
      } else if isOptional(type) {
        made.parts.append(Part(name: "value", range: file.range(value)) { _ in "nil" })
      }
    }
  }

  // MARK: Writing

  /// The file's text without some of its parts.
  func text(without leftOut: [LeftOut]) -> String {
    let wanted = Dictionary(
      leftOut.map { ("\($0.declaration) \($0.part)", $0) }, uniquingKeysWith: { first, _ in first })
    if leftOut.contains(where: { $0.part == "file" }) { return file.text(replacing: [(0..<file.size, nil)]) }
    var changes: [(Range<Int>, String?)] = []
    func take(_ all: [Declaration]) {
      for one in all {
        func found(_ part: String) -> LeftOut? { wanted["\(one.name) \(part)"] }
        if found("declaration") != nil {
          changes.append((one.range, nil))
          continue
        }
        for (name, range) in one.conformances where found("conformance " + name) != nil { changes.append((range, nil)) }
        for part in one.parts {
          if let row = found(part.name) { changes.append((part.range, part.code?(row))) }
        }
        for statement in one.statements.flatMap(\.all) {
          guard let row = found(statement.name) else { continue }
          changes.append((statement.range, "HeroLeftOut.\(statement.stops ? "stop" : "skip")(\(row.call))"))
        }
        take(one.inner)
      }
    }
    take(top)
    return file.text(replacing: changes)
  }
}

extension LeftOut {
  /// What stops, tells of it: the declaration, the file, the line, the error.
  fileprivate var call: String {
    [declaration, file].map(quoted).joined(separator: ", ") + ", \(line), \(quoted(error))"
  }
}
