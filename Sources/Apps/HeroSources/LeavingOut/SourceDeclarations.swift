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
    var inner: [Declaration] = []
    /// What it says that it conforms to, by name.
    var conformances: [(name: String, range: Range<Int>)] = []

    init(_ name: String, _ range: Range<Int>, in outer: Declaration?) {
      (self.name, self.range, self.outer) = (name, range, outer)
    }
  }

  let file: ParsedSource
  private(set) var top: [Declaration] = []
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
      for member in type.memberBlock.members { read(Syntax(member.decl), in: made) }
      return
    }
    member(node, in: outer)
  }

  private func member(_ node: Syntax, in outer: Declaration?) {
    if let function = node.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause
      let made = add(function.name.text + labels(parameters), function, in: outer)
      body(function.body, of: made, isAsync: function.signature.effectSpecifiers?.asyncSpecifier != nil)
      defaults(parameters, of: made)
    } else if let initializer = node.as(InitializerDeclSyntax.self) {
      let made = add("init" + labels(initializer.signature.parameterClause), initializer, in: outer)
      body(initializer.body, of: made, isAsync: initializer.signature.effectSpecifiers?.asyncSpecifier != nil)
      defaults(initializer.signature.parameterClause, of: made)
    } else if let end = node.as(DeinitializerDeclSyntax.self) {
      body(end.body, of: add("deinit", end, in: outer), isAsync: false)
    } else if let script = node.as(SubscriptDeclSyntax.self) {
      let made = add("subscript" + labels(script.parameterClause), script, in: outer)
      accessors(script.accessorBlock, of: made)
      defaults(script.parameterClause, of: made)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      self.variable(variable, in: outer)
    } else {
      _ = add(other(node), node, in: outer)
    }
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

  private func body(_ block: CodeBlockSyntax?, of made: Declaration, isAsync: Bool, _ part: String = "body") {
    guard let block else { return }
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
      inside(file.range(block.leftBrace).upperBound..<file.range(block.rightBrace).lowerBound, of: made, false, "get")
    case .accessors(let all):
      for one in all {
        let isAsync = one.effectSpecifiers?.asyncSpecifier != nil
        body(one.body, of: made, isAsync: isAsync, one.accessorSpecifier.text)
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
      guard let value = binding.initializer?.value, let type = binding.typeAnnotation?.type else { continue }
      let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      if isLate {
        made.parts.append(Part(name: "value", range: file.range(value)) { "HeroLeftOut.value(\($0.call))" })
      } else if isOptional {
        made.parts.append(Part(name: "value", range: file.range(value)) { _ in "nil" })
      }
    }
  }

  // MARK: Looking up

  /// What can be left out around an error, smallest first: names of declarations with their parts.
  func parts(around error: CompileError) -> [(declaration: String, part: String)] {
    var found: [(String, String)] = []
    let offset = file.offset(line: error.line, column: error.column)
    var at = declaration(at: offset, line: error.line)
    if let at, let name = at.conformance(in: error.text) { found.append((at.name, "conformance " + name)) }
    if let part = at?.parts.filter({ $0.range.contains(offset) }).min(by: { $0.range.count < $1.range.count }) {
      found.append((at?.name ?? "", part.name))
    }
    while let own = at {
      found.append((own.name, "declaration"))
      at = own.outer
    }
    return found + [("", "file")]
  }

  /// The innermost declaration around a byte, else one that begins in its line.
  private func declaration(at offset: Int, line: Int) -> Declaration? {
    var (found, level): (Declaration?, [Declaration]) = (nil, top)
    while let next = level.first(where: { $0.range.contains(offset) })
      ?? level.first(where: { file.line(of: $0.range.lowerBound) == line })
    {
      // A type's own first line is of the type, not of what its braces begin with.
      if found != nil, !next.range.contains(offset), found?.range.contains(offset) == true,
        found.map({ file.line(of: $0.range.lowerBound) }) == line
      {
        break
      }
      (found, level) = (next, next.inner)
    }
    return found
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
        take(one.inner)
      }
    }
    take(top)
    return file.text(replacing: changes)
  }
}

extension SourceDeclarations.Declaration {
  /// The protocol that the type is said not to conform to, where its own line names it.
  fileprivate func conformance(in error: String) -> String? {
    guard let end = error.firstRange(of: "does not conform to protocol '") else { return nil }
    let name = error[end.upperBound...].prefix { $0 != "'" }
    return conformances.map(\.name).first {
      $0 == name || $0.split(separator: "&").contains { $0.trimmed == name } || name.hasSuffix("." + $0)
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(self).trimmed }
}

extension LeftOut {
  /// What stops, tells of it: the declaration, the file, the line, the error.
  fileprivate var call: String {
    [declaration, file].map(quoted).joined(separator: ", ") + ", \(line), \(quoted(error))"
  }
}
