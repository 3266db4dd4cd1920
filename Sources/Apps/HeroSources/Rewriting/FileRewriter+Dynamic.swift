internal import SwiftSyntax

/// What Objective-C finds when the code runs.
extension FileRewriter {
  /// `responds(to: #selector(getter: UIViewController.additionalSafeAreaInsets))`: UIKit's property is there, for the compiler of the app has found it.
  func responds(_ node: FunctionCallExprSyntax) -> Bool {
    let called = node.calledExpression
    let name = called.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? called.plain
    guard name == "responds", node.arguments.count == 1, let argument = node.arguments.first,
      argument.label?.text == "to", SelectorResolver(file, module, stack).isForeignGetter(argument.expression)
    else { return false }
    file.replace(node, with: "true")
    return true
  }

  /// Members that are asked of any object: those of `ObjectiveCObject`.
  var dynamicMembers: Set<String> {
    [
      "cgRectValue", "cgPointValue", "cgSizeValue", "boolValue", "intValue", "integerValue", "floatValue",
      "doubleValue", "stringValue", "count", "length", "description", "object", "value",
    ]
  }

  /// `(found as AnyObject).doubleValue`, `(found as AnyObject?)?.count`: what is asked of any object, UIKit's `ObjectiveCObject` looks for.
  func dynamic(_ base: ExprSyntax) {
    let chain = base.as(OptionalChainingExprSyntax.self)
    guard let tuple = (chain?.expression ?? base).as(TupleExprSyntax.self), tuple.elements.count == 1,
      let elements = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.suffix(2),
      let cast = elements.first?.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
      let type = elements.last?.as(TypeExprSyntax.self), ["AnyObject", "AnyObject?"].contains(type.plain)
    else { return }
    file.insert("ObjectiveCObject", at: file.range(tuple).lowerBound)
    file.replace(type, with: "Any")
    if let chain { file.blank(chain.questionMark) }
  }

  /// `override var delegate: UITableViewDelegate?`: lists narrow the type of what they inherit, as Swift's own classes cannot. The override has
  /// the scroll view's type, and its observers see the narrow one.
  func widenDelegate(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "override" }), let binding = node.bindings.first,
      binding.pattern.plain == "delegate", let type = binding.typeAnnotation?.type,
      let name = ["UITableViewDelegate", "UICollectionViewDelegate", "UITextViewDelegate"].first(where: {
        type.plain.contains($0)
      })
    else { return }
    file.replace(type, with: "(any UIScrollViewDelegate)?")
    guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return }
    for accessor in accessors where ["willSet", "didSet"].contains(accessor.accessorSpecifier.text) {
      guard let body = accessor.body else { continue }
      let narrow = " let delegate = self.delegate as? any \(name); _ = delegate;"
      file.insert(narrow, at: file.range(body.leftBrace).upperBound)
    }
  }
}
