internal import SwiftSyntax

/// What Swift 3 took, and today's does not.
extension FileRewriter {
  /// `(Void) -> Void` was called without an argument.
  func callsWithoutArgument(_ node: FunctionTypeSyntax) {
    if !module.passesVoid, node.parameters.count == 1, node.parameters.first?.type.plain == "Void" {
      file.blank(node.parameters)
    }
  }

  /// `{ _ in close() }` where a closure gets nothing, `{ (Void) -> Int in 1 }` anywhere.
  func ignoredArguments(_ node: FunctionCallExprSyntax) {
    var closures = node.arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text ?? "_", $0) }
    }
    if let last = node.trailingClosure { closures.append(("", last)) }
    for (label, closure) in closures {
      guard let parameters = closure.signature?.parameterClause,
        !module.passesVoid && parameters.plain == "(Void)"
          || ["_", "(_)"].contains(parameters.plain) && getsNothing(node, label)
      else { continue }
      file.replace(parameters, with: "()")
    }
  }

  /// Whether the closure of a call gets nothing; its label is empty where it stands behind.
  private func getsNothing(_ node: FunctionCallExprSyntax, _ label: String) -> Bool {
    switch node.calledExpression.path {
    case "UIView.animate", "UIView.transition", "UIView.animateKeyframes", "UIView.addKeyframe":
      return label == "animations" || label == "" && !node.arguments.contains { $0.label?.text == "animations" }
    case "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter": return true
    default: break
    }
    let name =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let functions = (name.flatMap { module.index.members[$0] } ?? []).compactMap { $0.node.as(FunctionDeclSyntax.self) }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        let parameters = function.signature.parameterClause.parameters
        let parameter = label.isEmpty ? parameters.last : parameters.first { $0.firstName.text == label }
        return parameter.map { Self.getsNothing($0.type) } ?? false
      }
  }

  /// Whether a type is `() -> Void` or the like, in brackets or not.
  private static func getsNothing(_ type: TypeSyntax) -> Bool {
    if let function = type.as(FunctionTypeSyntax.self) {
      return function.parameters.isEmpty || function.parameters.plain == "Void"
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return getsNothing(inner.type)
    }
    let inner = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type.as(AttributedTypeSyntax.self)?.baseType
    return inner.map(getsNothing) ?? false
  }

  /// `let look: [String: Any] = [NSFontAttributeName: font]`: names of attributes were texts.
  func attributeKeys(_ node: DictionaryExprSyntax) {
    guard case .elements(let elements) = node.content,
      elements.contains(where: { $0.key.plain.hasPrefix("NS") && $0.key.plain.hasSuffix("AttributeName") })
    else { return }
    let sequence = node.parent?.parent?.as(SequenceExprSyntax.self)
    let cast = sequence?.elements.last?.as(TypeExprSyntax.self)?.type
    let binding = (sequence.map { Syntax($0) } ?? Syntax(node)).parent?.parent?.as(PatternBindingSyntax.self)
    for type in [cast, binding?.typeAnnotation?.type] {
      guard let key = type?.as(DictionaryTypeSyntax.self)?.key, key.plain == "String" else { continue }
      file.replace(key, with: "NSAttributedString.Key")
    }
  }

  /// Whether a function stands beside one that takes `T?` where it takes `T!`: today both are one.
  func isTwin(_ node: FunctionDeclSyntax) -> Bool {
    let own = node.signature.parameterClause.parameters.spaced
    guard own.contains("!") else { return false }
    let siblings =
      node.parent?.parent?.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(FunctionDeclSyntax.self) }
      ?? node.parent?.parent?.as(MemberBlockItemListSyntax.self)?.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    return (siblings ?? []).contains { other in
      let parameters = other.signature.parameterClause.parameters.spaced
      return other.id != node.id && other.name.text == node.name.text && parameters != own
        && parameters.replacing("!", with: "?") == own.replacing("!", with: "?")
        && other.genericParameterClause?.plain == node.genericParameterClause?.plain
        && other.signature.returnClause?.plain == node.signature.returnClause?.plain
    }
  }
}

extension SyntaxProtocol {
  /// The words and marks, with spaces between.
  fileprivate var spaced: String { tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ") }
}
