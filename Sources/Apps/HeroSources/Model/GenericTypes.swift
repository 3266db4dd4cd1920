internal import SwiftSyntax

/// What generic code says of its types.
enum GenericTypes {
  /// The class or protocol that a generic parameter has to be of, where a node stands; nil where the name is none.
  static func constraint(of name: String, at node: some SyntaxProtocol, in index: ModuleIndex) -> String? {
    var at = node.parent
    while let next = at {
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
    for requirement in conditions?.requirements ?? [] {
      if case .conformanceRequirement(let condition) = requirement.requirement, condition.leftType.plain == name {
        return condition.rightType.plain
      }
    }
    return ""
  }

  /// What a parameter of the function around a node is the type of: `Card` of `type: Card.Type`.
  static func metatype(of name: String, at node: some SyntaxProtocol) -> String? {
    var at = node.parent
    while let next = at {
      let parameters =
        next.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? next.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name }) {
        let type = parameter.type.plain
        return type.hasSuffix(".Type") ? String(type.dropLast(5)) : nil
      }
      at = next.parent
    }
    return nil
  }
}
