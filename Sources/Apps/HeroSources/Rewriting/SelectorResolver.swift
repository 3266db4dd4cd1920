internal import HeroSourceTables
internal import SwiftSyntax

/// Finds the Objective-C name that `#selector(...)` means.
struct SelectorResolver {
  private let file: ParsedSource
  private let module: ModuleContext
  private let stack: [Container]

  init(_ file: ParsedSource, _ module: ModuleContext, _ stack: [Container]) {
    (self.file, self.module, self.stack) = (file, module, stack)
  }

  /// The name; nil, after a message, where there is none.
  func name(_ node: MacroExpansionExprSyntax) -> String? {
    guard let argument = node.arguments.first else {
      file.say(.error, node, "#selector needs the name of a method")
      return nil
    }
    var (expression, count) = (argument.expression, Int?.none)
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
        expression = inner.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
        let type = sequence.elements.last?.as(TypeExprSyntax.self)
      {
        count = parameters(type.type)
        expression = first
      } else {
        break
      }
    }
    var base: ExprSyntax?
    let reference: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      (base, reference) = (member.base, member.declName)
    } else if let own = expression.as(DeclReferenceExprSyntax.self) {
      reference = own
    } else {
      file.say(
        .error, argument, "'\(argument.plain)' does not name a method: write #selector(name) or #selector(Type.name)")
      return nil
    }
    let labels = reference.argumentNames?.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    let kind = argument.label?.text
    // Of another module's type, of which nothing is known here.
    let isForeign = self.isForeign(base)
    let found = isForeign ? [] : candidates(reference.baseName.text, labels, count, property: kind != nil, of: base)
    let names = Set(found.map(\.objectiveCName))
    if names.count > 1 {
      file.say(
        .error, argument,
        "'\(argument.plain)' may mean \(names.sorted().joined(separator: " or ")): write its labels, as in #selector(\(found[0].fullName))"
      )
      return nil
    }
    if let member = found.first {
      module.wanted.formUnion(found.map(\.fullName))
      if kind == "setter" { return ObjectiveCName.setter(member.objectiveCName) }
      return member.objectiveCName
    }
    // UIKit's own.
    let full = labels.map { reference.baseName.text + "(" + $0.map { ($0 ?? "_") + ":" }.joined() + ")" }
    let known = UIKitNames.selectors.filter { entry in
      full.map { $0 == entry.key } ?? entry.key.hasPrefix(reference.baseName.text + "(")
    }
    if known.count == 1, let name = known.first?.value { return name }
    let optional = UIKitNames.optionalMethods.values.joined().filter {
      full == nil ? $0.hasPrefix(reference.baseName.text + "(") : $0 == full
    }
    if let name = optional.first, let open = name.firstIndex(of: "(") {
      let labels = name[name.index(after: open)...].dropLast().split(separator: ":").map {
        $0 == "_" ? nil : String($0)
      }
      return ObjectiveCName.method(reference.baseName.text, labels)
    }
    if isForeign || isExtended(base) { return ObjectiveCName.method(reference.baseName.text, labels ?? []) }
    file.say(
      .error, argument,
      "no class of the module has a \(kind == nil ? "method" : "property") '\(full ?? reference.baseName.text)', and UIKit's, if it is one, cannot be called by its name here: call a method of the app's that calls it"
    )
    return nil
  }

  /// Whether a name stands before a member that is a type of another module's, which this one does not extend.
  private func isForeign(_ owner: ExprSyntax?) -> Bool {
    guard let owner = owner?.plain, owner.first?.isUppercase == true, owner != "Self" else { return false }
    return module.index.type(owner, from: stack.last, in: file) == nil
  }

  /// Whether a member is looked for in a type of another module's that this one extends.
  private func isExtended(_ owner: ExprSyntax?) -> Bool {
    guard let owner = owner?.plain, !["self", "Self"].contains(owner) else {
      return stack.last.flatMap { module.index.type(of: $0) }.map { $0.body == nil } ?? false
    }
    return owner.first?.isUppercase == true && module.index.type(owner, from: stack.last, in: file)?.body == nil
  }

  /// Whether an expression is the selector of a property that another module's type has.
  func isForeignGetter(_ node: ExprSyntax) -> Bool {
    guard let macro = node.as(MacroExpansionExprSyntax.self), macro.macroName.text == "selector",
      let argument = macro.arguments.first, argument.label?.text == "getter"
    else { return false }
    let member = argument.expression.as(MemberAccessExprSyntax.self)
    let name = member?.declName.baseName.text ?? argument.expression.plain
    guard candidates(name, nil, nil, property: true, of: member?.base).isEmpty else { return false }
    return isForeign(member?.base) || isExtended(member?.base)
  }

  /// How many parameters a method of a type has: of `(Card) -> (UIButton) -> Void` one.
  private func parameters(_ type: TypeSyntax) -> Int? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return parameters(inner.type)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    return parameters(function.returnClause.type) ?? function.parameters.count
  }

  /// Members that a name may mean: those of the type that it is said of, else of those around, else of all.
  private func candidates(
    _ base: String, _ labels: [String?]?, _ count: Int?, property: Bool, of owner: ExprSyntax?
  ) -> [Member] {
    func fitting(_ members: [Member]) -> [Member] {
      let all = members.filter { member in
        member.kind == (property ? .property : .method) && !member.isOfType
          && (labels.map { $0 == member.labels } ?? true) && (count.map { $0 == member.labels.count } ?? true)
      }
      return all
    }
    func fitting(_ type: TypeInfo) -> [Member] {
      for known in module.index.chain(type) {
        let found = fitting(known.containers.flatMap { $0.byBase[base] ?? [] })
        if !found.isEmpty { return found }
      }
      return []
    }
    let spelled = owner?.plain
    if spelled == nil || ["self", "Self", "super"].contains(spelled) {
      for container in stack.reversed() {
        guard let type = module.index.type(of: container) else { continue }
        let found = fitting(type)
        if !found.isEmpty { return found }
      }
    } else if let spelled,
      let type = module.index.type(spelled, from: stack.last, in: file)
        ?? spelled.firstIndex(of: ".").flatMap({
          module.index.type(String(spelled[spelled.index(after: $0)...]), from: stack.last, in: file)
        })
    {
      let found = fitting(type)
      if !found.isEmpty { return found }
    }
    return fitting(module.index.members[base] ?? [])
  }
}
