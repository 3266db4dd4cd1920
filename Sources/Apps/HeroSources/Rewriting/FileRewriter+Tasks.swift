internal import SwiftSyntax

/// Swift's `Task` is UIKit's `AppTask`, which a stage waits for. Another module's of that name is not: Moya's has none of these forms.
extension FileRewriter {
  private static let members: Set<String> = [
    "detached", "sleep", "yield", "isCancelled", "checkCancellation", "currentPriority",
  ]

  func task(_ node: IdentifierTypeSyntax) {
    if node.genericArgumentClause != nil { replaceTask(node.name) }
  }

  func task(_ node: DeclReferenceExprSyntax) {
    let isMeant: Bool
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      let label = call.arguments.first?.label?.text
      isMeant = call.trailingClosure != nil || ["name", "priority", "operation"].contains(label)
    } else if let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id {
      isMeant = Self.members.contains(member.declName.baseName.text)
    } else {
      isMeant = node.parent?.is(GenericSpecializationExprSyntax.self) == true
    }
    if isMeant { replaceTask(node.baseName) }
  }

  private func replaceTask(_ name: TokenSyntax) {
    if name.text == "Task", !isDeclared("Task") { file.replace(name, with: "AppTask") }
  }
}
