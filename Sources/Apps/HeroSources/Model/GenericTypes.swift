internal import SwiftSyntax

/// What generic code says of its types.
enum GenericTypes {
  /// The class or protocol that a generic parameter has to be of, where a node stands; nil where the name is none.
  static func constraint(of name: String, at node: some SyntaxProtocol, in index: ModuleIndex) -> String? {
    var at = node.parent
    while let next = at {
      if name == "Self" {
        if let own = next.as(ClassDeclSyntax.self) { return own.name.text }
        if let own = next.as(ExtensionDeclSyntax.self) {
          return condition(of: name, in: own.genericWhereClause) ?? own.extendedType.plain
        }
      }
      // An extension has the parameters of its type.
      let container = index.container(next).flatMap { $0.isExtension ? index.type(of: $0)?.body : nil }
      if let generic = (container.map { Syntax($0.node) } ?? next).asProtocol((any WithGenericParametersSyntax).self),
        let found = find(name, generic.genericParameterClause, generic.genericWhereClause)
      {
        return found
      }
      at = next.parent
    }
    return nil
  }

  private static func find(
    _ name: String, _ clause: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) -> String? {
    guard let parameter = clause?.parameters.first(where: { $0.name.text == name }) else { return nil }
    if let type = parameter.inheritedType { return type.plain }
    return condition(of: name, in: conditions) ?? ""
  }

  private static func condition(of name: String, in clause: GenericWhereClauseSyntax?) -> String? {
    for requirement in clause?.requirements ?? [] {
      if case .conformanceRequirement(let condition) = requirement.requirement, condition.leftType.plain == name {
        return condition.rightType.plain
      }
    }
    return nil
  }

  /// What a parameter of the function around a node, or a constant or variable before it, is the type of: `Card` of `type: Card.Type` and of
  /// `let type = found as? Card.Type`.
  static func metatype(of name: String, at node: some SyntaxProtocol) -> String? {
    var at = Syntax(node)
    while let next = at.parent {
      let parameters =
        next.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? next.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
        return metatype(parameter.type)
      }
      var conditions = next.as(IfExprSyntax.self).map { Array($0.conditions) } ?? []
      for item in next.as(CodeBlockItemListSyntax.self) ?? [] where item.position < at.position {
        conditions += Syntax(item.item).as(GuardStmtSyntax.self)?.conditions ?? []
        for binding in Syntax(item.item).as(VariableDeclSyntax.self)?.bindings ?? [] where binding.pattern.plain == name
        {
          return (binding.typeAnnotation?.type).flatMap(metatype) ?? (binding.initializer?.value).flatMap(metatype)
        }
      }
      for case .optionalBinding(let binding) in conditions.map(\.condition) where binding.pattern.plain == name {
        return (binding.initializer?.value).flatMap(metatype)
      }
      at = next
    }
    return nil
  }

  /// `Card` of `Card.Type`, of a list or not.
  static func metatype(_ type: TypeSyntax) -> String? {
    if let list = type.as(ArrayTypeSyntax.self) { return metatype(list.element) }
    let text = type.plain
    return text.hasSuffix(".Type") ? String(text.dropLast(5)) : nil
  }

  /// `Card` of `found as! Card.Type`, in brackets or not.
  static func metatype(_ expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return metatype(inner.expression)
    }
    let last = expression.as(SequenceExprSyntax.self)?.elements.last
    return (last?.as(TypeExprSyntax.self)?.type).flatMap(metatype)
  }
}
