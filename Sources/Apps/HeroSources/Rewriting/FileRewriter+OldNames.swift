internal import HeroSourceTables
internal import SwiftSyntax

/// Names and labels of an older UIKit: `OldNames` has them.
extension FileRewriter {
  func rename(_ token: TokenSyntax) {
    guard let new = OldNames.names[token.text], !isDeclared(token.text) else { return }
    note(token.text, new, token)
    file.replace(token, with: new)
  }

  /// Whether a name is of the body around: `if let childViewControllers = …`.
  func isLocal(_ node: DeclReferenceExprSyntax) -> Bool {
    let name = node.baseName.text
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    guard name.first?.isLowercase == true, member?.declName.id != node.id,
      let body = sequence(first: Syntax(node), next: \.parent).first(where: {
        $0.parent?.is(MemberBlockItemSyntax.self) == true
          || $0.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      })
    else { return false }
    return body.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name
        && (token.parent?.is(IdentifierPatternSyntax.self) == true
          || token.parent?.is(FunctionParameterSyntax.self) == true)
    }
  }

  /// `view.bringSubview(toFront: button)`, `UIEdgeInsetsMake(1, 2, 3, 4)`.
  func renameCall(_ node: FunctionCallExprSyntax) {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard
      let called = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName ?? member?.declName.baseName
    else { return }
    let arguments = Array(node.arguments)
    let labels = "(" + arguments.map { ($0.label?.text ?? "_") + ":" }.joined() + ")"
    if let new = OldNames.functions[called.text], arguments.count == new.labels.count,
      arguments.allSatisfy({ $0.label == nil })
    {
      note(called.text, new.name, called)
      if new.name != called.text { file.replace(called, with: new.name) }
      for (argument, label) in zip(arguments, new.labels) where !label.isEmpty {
        file.insert("\(label): ", at: file.range(argument).lowerBound)
      }
    } else if called.text == "init" {
      // `UIActivityIndicatorView.init(activityIndicatorStyle:)`, or without the type.
      let new = member?.base.map { OldNames.labels[$0.plain + labels] } ?? OldNames.initializers["init" + labels]
      if let new { relabel(arguments, called, as: "init" + new[(new.firstIndex(of: "(") ?? new.endIndex)...]) }
    } else if let new = OldNames.labels[called.text + labels], !module.index.fullNames.contains(called.text + labels) {
      relabel(arguments, called, as: new)
    } else if let new = OldNames.properties[called.text], arguments.isEmpty, node.trailingClosure == nil,
      let open = node.leftParen, let close = node.rightParen
    {
      note(called.text, new, called)
      if new != called.text { file.replace(called, with: new) }
      file.blank(open)
      file.blank(close)
    } else {
      renameMethodLikeFunction(node, called, arguments)
    }
  }

  private func relabel(_ arguments: [LabeledExprSyntax], _ called: TokenSyntax, as new: String) {
    let (name, labels) = Self.parts(new)
    note(called.text, new, called)
    if name != called.text { file.replace(called, with: name) }
    for (argument, label) in zip(arguments, labels) where label != (argument.label?.text ?? "_") {
      let start = file.range(argument).lowerBound
      file.replace(start..<file.range(argument.expression).lowerBound, with: label == "_" ? "" : label + ": ")
    }
  }

  /// `move(by:to:)` is `move` with `by` and `to`.
  private static func parts(_ fullName: String) -> (name: String, labels: [String]) {
    let open = fullName.firstIndex(of: "(") ?? fullName.endIndex
    return (String(fullName[..<open]), fullName[open...].dropFirst().split(separator: ":").dropLast().map(String.init))
  }

  /// Functions of a value that are its methods today.
  private func renameMethodLikeFunction(
    _ node: FunctionCallExprSyntax, _ called: TokenSyntax, _ arguments: [LabeledExprSyntax]
  ) {
    if let new = OldNames.membersOfValue[called.text], arguments.count == 1, let close = node.rightParen {
      note(called.text, new, called)
      file.replace(called, with: "")
      file.insert("." + new, at: file.range(close).upperBound)
      return
    }
    let methods = [
      "UIImageJPEGRepresentation": "jpegData(compressionQuality:)", "UIEdgeInsetsInsetRect": "inset(by:)",
    ]
    guard arguments.count == 2, let new = methods[called.text] else { return }
    note(called.text, new, called)
    file.replace(called, with: "")
    file.replace(
      file.range(arguments[0].expression).upperBound..<file.range(arguments[1].expression).lowerBound,
      with: ")." + new.dropLast() + " ")
  }

  /// A method of a class below one of UIKit's.
  func renameOverride(_ node: FunctionDeclSyntax) {
    let parameters = Array(node.signature.parameterClause.parameters)
    let name = node.name.text
    if let new = OldNames.labels[name + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"] {
      let (base, labels) = Self.parts(new)
      note(name, new, node.name)
      if base != name { file.replace(node.name, with: base) }
      for (parameter, label) in zip(parameters, labels) where label != parameter.firstName.text {
        file.replace(
          parameter.firstName, with: label + (parameter.secondName == nil ? " \(parameter.firstName.text)" : ""))
      }
    } else if let new = OldNames.properties[name], parameters.isEmpty, let result = node.signature.returnClause {
      note(name, new, node.name)
      file.replace(node.funcKeyword, with: "var")
      file.replace(
        file.range(node.signature.parameterClause).lowerBound..<file.range(result.type).lowerBound, with: ": ")
    } else if let new = OldNames.names[name] {
      note(name, new, node.name)
      file.replace(node.name, with: new)
    }
  }

  /// Alamofire 4's `Result<Value>` is Swift's with any error.
  func result(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "Result", let arguments = node.genericArgumentClause, arguments.arguments.count == 1,
      !isDeclared("Result"),
      file.tree.statements.contains(where: { $0.item.as(ImportDeclSyntax.self)?.path.plain == "Alamofire" })
    else { return }
    file.replace(node.name, with: "Swift.Result")
    file.insert(", any Error", at: file.range(arguments.rightAngle).lowerBound)
  }
}
