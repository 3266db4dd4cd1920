internal import HeroSourceTables
internal import SwiftSyntax

/// Calls that need another form without Objective-C.
extension FileRewriter {
  /// `T()` or `type.init()` of a type that is known only when the code runs: Swift asks for a required initialiser.
  func make(_ node: FunctionCallExprSyntax) {
    let arguments = Array(node.arguments)
    guard [[], ["frame"], ["nibName", "bundle"]].contains(arguments.map { $0.label?.text ?? "" }),
      node.trailingClosure == nil, let open = node.leftParen
    else { return }
    let type: String
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard GenericTypes.constraint(of: name, at: node, in: module.index).map(isMade) ?? false else { return }
      type = name + ".self"
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base,
      let meant = GenericTypes.metatype(base)
        ?? base.as(DeclReferenceExprSyntax.self).flatMap({ GenericTypes.metatype(of: $0.baseName.text, at: node) })
        ?? module.index.metatype(base)
    {
      guard isMade(GenericTypes.constraint(of: meant, at: node, in: module.index) ?? meant) else { return }
      type = base.plain
    } else {
      return
    }
    module.makesByType = true
    file.replace(node.calledExpression, with: "ObjectiveCMembers.make")
    file.insert("of: \(type)\(arguments.isEmpty ? "" : ", ")", at: file.range(open).upperBound)
  }

  /// Whether a class is UIKit's, or the module's below one of UIKit's, that says how its subclasses are made.
  private func isMade(_ name: String) -> Bool {
    let root = module.index.type(name, from: stack.last, in: file).map { module.index.root(of: $0) } ?? name
    return root.map { UIKitNames.made[$0] != nil } ?? false
  }

  /// `Timer()` is a timer that never fires.
  func timer(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, node.trailingClosure == nil, node.calledExpression.path == "Timer",
      !isDeclared("Timer"), let end = node.rightParen
    else { return }
    file.insert("timeInterval: 0, repeats: false, block: { _ in }", at: file.range(end).lowerBound)
  }

  /// `type(of: object).description()` is a class's name to Objective-C.
  func className(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.path == "type", base.arguments.first?.label?.text == "of", let end = node.rightParen
    else { return }
    file.insert("NSStringFromClass(", at: file.range(base).lowerBound)
    file.replace(file.range(base).upperBound..<file.range(end).upperBound, with: ")")
  }
}
