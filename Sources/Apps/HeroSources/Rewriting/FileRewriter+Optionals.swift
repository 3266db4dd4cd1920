internal import HeroSourceTables
internal import SwiftSyntax

/// What Objective-C's protocols leave open.
extension FileRewriter {
  /// `delegate?.close?()` and `delegate?.close!()`: here every conforming class has the method.
  func optionalCall(_ node: FunctionCallExprSyntax) {
    let optional = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let mark = optional?.questionMark ?? forced?.exclamationMark,
      let member = (optional?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self)
    else { return }
    let name = member.declName.baseName.text + "(" + node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let last = node.trailingClosure == nil ? "" : "_:"
    guard module.isOptional(name + last + ")") else { return }
    file.replace(mark, with: "")
    // What a method may leave out gives is optional.
    guard forced == nil, let base = member.base, !base.is(SuperExprSyntax.self),
      !base.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .postfixQuestionMark })
    else { return }
    file.insert("Optional(", at: file.range(base).lowerBound)
    file.insert(")?", at: file.range(base).upperBound)
  }

  /// What a conforming class may leave out does nothing.
  func optionalDefaults(of container: Container, _ node: ProtocolDeclSyntax) {
    let access = container.modifiers.intersection(["public", "fileprivate", "private"]).first.map { $0 + " " } ?? ""
    for member in container.members where member.modifiers.contains("optional") {
      if let method = member.node.as(FunctionDeclSyntax.self) {
        let result = method.signature.returnClause?.type.plain ?? "Void"
        guard let value = Self.nothing(result) else {
          file.say(
            .error, method.name,
            "optional method of a protocol with a result of \(result): give it a default in an extension, and take 'optional' away"
          )
          continue
        }
        file.tail.append(
          "extension \(container.spelling) { \(access)func \(method.name.text)\(method.signature.plain) { \(value) } }")
      } else if let variable = member.node.as(VariableDeclSyntax.self),
        let type = variable.bindings.first?.typeAnnotation?.type.plain
      {
        guard let value = Self.nothing(type) else {
          file.say(
            .error, variable,
            "optional property of a protocol of \(type): give it a default in an extension, and take 'optional' away")
          continue
        }
        file.tail.append("extension \(container.spelling) { \(access)var \(member.base): \(type) { \(value) } }")
      }
    }
  }

  private static func nothing(_ type: String) -> String? {
    switch type {
    case "Void", "()": ""
    case "Bool": "false"
    case "Int", "CGFloat", "Double", "Float", "TimeInterval", "UInt": "0"
    case "String": "\"\""
    case "CGSize", "CGPoint", "CGRect", "UIEdgeInsets": ".zero"
    default:
      type.hasSuffix("?") || type.hasSuffix("!")
        ? "nil" : type.hasPrefix("[") ? (type.contains(":") ? "[:]" : "[]") : nil
    }
  }
}
