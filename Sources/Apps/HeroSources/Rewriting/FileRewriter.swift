internal import HeroSourceTables
internal import SwiftSyntax

/// Rewrites what a file says in its own lines.
final class FileRewriter: SyntaxVisitor {
  let file: ParsedSource
  let module: ModuleContext
  private(set) var stack: [Container] = []
  /// Old names that were found.
  private var renamed: [(old: String, new: String)] = []
  private var firstRenamed: Syntax?
  /// Whether an import brings UIKit.
  private var bringsUIKit = false

  init(_ file: ParsedSource, _ module: ModuleContext) {
    (self.file, self.module) = (file, module)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
    // A bridging header, and that of a pod, brings it to files that import nothing.
    if !bringsUIKit { file.tail.append("import UIKit") }
    if let firstRenamed {
      let names = renamed.map { "\($0.old) (\($0.new))" }
      file.say(.warning, firstRenamed, "names of an older UIKit: " + names.joined(separator: ", "))
    }
  }

  func note(_ old: String, _ new: String, _ node: some SyntaxProtocol) {
    if firstRenamed == nil { firstRenamed = Syntax(node) }
    if !renamed.contains(where: { $0.old == old }) { renamed.append((old, new)) }
  }

  // MARK: Where it is

  private func open(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    if let own = module.index.container(node) { stack.append(own) }
    return .visitChildren
  }
  private func close(_ node: some SyntaxProtocol) { if stack.last?.node.id == node.id { stack.removeLast() } }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ClassDeclSyntax) { close(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: ActorDeclSyntax) { close(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: StructDeclSyntax) { close(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node) }
  override func visitPost(_ node: EnumDeclSyntax) { close(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // On iOS they are objects of Objective-C's.
    if node.extendedType.plain == "NSObject", node.memberBlock.members.isEmpty,
      let types = node.inheritanceClause?.plain
    {
      for type in ["NotificationCenter", "FileManager"] { file.tail.append("extension \(type)\(types) {}") }
    }
    return open(node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close(node) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = open(node)
    guard node.attributes.names.contains("objc") else { return .visitChildren }
    // Objective-C's protocols are of objects.
    if let clause = node.inheritanceClause {
      guard !clause.inheritedTypes.contains(where: { ["class", "AnyObject"].contains($0.type.plain) }) else {
        if let own = stack.last { optionalDefaults(of: own, node) }
        return .visitChildren
      }
      file.insert(" AnyObject,", at: file.range(clause.colon).upperBound)
    } else {
      file.insert(": AnyObject", at: file.range(node.name).upperBound)
    }
    if let own = stack.last { optionalDefaults(of: own, node) }
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close(node) }

  // MARK: Attributes

  private static let attributes = Member.exposing.union([
    "objcMembers", "nonobjc", "IBDesignable", "NSCopying", "UIApplicationMain", "NSApplicationMain", "main",
    SyntaxErrors.forgiven,
  ])

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.plain
    guard Self.attributes.contains(name) else { return .visitChildren }
    file.blank(node)
    switch name {
    case "main", "UIApplicationMain", "NSApplicationMain": launch(node)
    case "NSManaged": managed(node)
    case "IBSegueAction":
      file.say(.warning, node, "@IBSegueAction is left out: the segue makes its controller by init(coder:)")
    default: break
    }
    return .skipChildren
  }

  /// The stand-in of Core Data keeps values by their keys; sets of them have methods that Core Data would make.
  private func managed(_ node: AttributeSyntax) {
    let declaration = node.parent?.parent
    for binding in declaration?.as(VariableDeclSyntax.self)?.bindings ?? [] {
      guard let type = binding.typeAnnotation, binding.accessorBlock == nil else { continue }
      let key = quoted(binding.pattern.plain)
      file.insert(
        " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }",
        at: file.range(type).upperBound)
    }
    guard let method = declaration?.as(FunctionDeclSyntax.self), method.body == nil else { return }
    let (name, verbs) = (method.name.text, ["addTo": true, "removeFrom": false])
    guard let verb = verbs.first(where: { name.hasPrefix($0.key) }),
      let value = method.signature.parameterClause.parameters.first
    else {
      file.say(
        .error, method.name, "'\(name)' of Core Data has no stand-in: change the relationship's property instead")
      return
    }
    let key = name.dropFirst(verb.key.count)
    file.insert(
      " { changeManagedValues(\(quoted(key.prefix(1).lowercased() + key.dropFirst())), \((value.secondName ?? value.firstName).text), adds: \(verb.value)) }",
      at: file.range(method).upperBound)
  }

  private func launch(_ node: AttributeSyntax) {
    guard let type = stack.last, type.isClass else {
      file.say(.error, node, "@main of a type that is not a class: only an app's delegate of UIKit can be started")
      return
    }
    if let other = module.delegate {
      file.say(.error, node, "the module starts with \(other) already: leave one of the files out")
    } else if type.modifiers.isDisjoint(with: ["private", "fileprivate"]) {
      module.delegate = type.qualified
    } else {
      file.say(.error, node, "the app's delegate is private to its file: take 'private' away")
    }
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" || node.name.text == "optional" || hidesWindow(node) || overridesNothing(node) {
      file.blank(node)
    }
    return .skipChildren
  }

  /// `override func responds(to:)`: here the method is of an extension, where no class above of the module has one.
  private func overridesNothing(_ node: DeclModifierSyntax) -> Bool {
    guard node.name.text == "override", let function = node.parent?.parent?.as(FunctionDeclSyntax.self) else {
      return false
    }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.text)
    guard function.name.text == "responds", labels == ["to"] else { return false }
    let above = stack.last.flatMap { module.index.type(of: $0) }.map { module.index.chain($0).dropFirst() }
    return above?.contains { $0.has("responds(to:)") } != true
  }

  /// `private var window` of a delegate: what a protocol leaves open in Objective-C need not be as open as its class.
  private func hidesWindow(_ node: DeclModifierSyntax) -> Bool {
    guard ["private", "fileprivate"].contains(node.name.text), node.detail == nil, let type = stack.last, type.isClass,
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.contains(where: { $0.pattern.plain == "window" })
    else { return false }
    return type.inherited.contains { ["UIApplicationDelegate", "UIWindowSceneDelegate"].contains($0) }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    widenDelegate(node)
    return .visitChildren
  }

  // MARK: Imports and conditions

  /// Modules whose names UIKit brings; imported beside it their timers and queues would be ambiguous.
  private static let brought: Set<String> = [
    "Foundation", "Dispatch", "CoreGraphics", "QuartzCore", "CoreFoundation", "Darwin", "ObjectiveC", "UIKit", "Glibc",
    "Security", "FoundationNetworking", "CoreText",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first?.name.text, module.missing.contains(first) {
      // Of "no such module" the compiler says one, and then nothing else of the module.
      let text = "no such module '\(first)': name its sources by herorender app --with \(first)=FOLDER"
      file.replace(node, with: "#error(\(quoted(text)))")
      return .skipChildren
    }
    // One in `#if` may be left out.
    let isAtTop = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    if let first = node.path.first?.name.text, Self.brought.contains(first), isAtTop { bringsUIKit = true }
    guard let first = node.path.first?.name.text, Self.brought.contains(first), node.plain != "import UIKit",
      node.importKindSpecifier == nil || first != "UIKit" || node.path.count > 1
    else {
      // Modules have no parts here: `os.log` is os.
      if let first = node.path.first, node.path.count > 1, node.importKindSpecifier == nil {
        file.replace(node.path, with: first.name.text)
      }
      return .skipChildren
    }
    let start = file.range(node.importKeyword).lowerBound
    file.replace(start..<file.range(node.path).upperBound, with: "import UIKit")
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      for token in condition.tokens(viewMode: .sourceAccurate) {
        // A phone is none.
        if token.text == "Linux" { file.replace(token, with: "Windows") }
        if token.text == "iOS" { file.replace(token, with: "Linux") }
        // The package is herorender's.
        if token.text == "SWIFT_PACKAGE" { file.replace(token, with: "false") }
      }
    }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  /// `Proxy.Delegate: AnyObject`: a protocol of Objective-C's is an object by itself, one of Swift's is not.
  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    if node.leftType.is(MemberTypeSyntax.self), node.rightType.plain == "AnyObject" {
      file.replace(node.rightType, with: "Any")
    }
    return .visitChildren
  }

  // MARK: Selectors and key paths

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      // One without a name is an error already.
      file.replace(node, with: selector(SelectorResolver(file, module, stack).name(node) ?? ""))
      return .skipChildren
    case "keyPath":
      if let path = node.arguments.first?.expression.plain {
        let keys = path.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
        file.replace(
          node, with: "(" + quoted(keys.map { $0.filter { $0 != "?" && $0 != "!" } }.joined(separator: ".")) + ")")
      }
      return .skipChildren
    default: return .visitChildren
    }
  }

  /// A class that code outside cannot name registers itself where it first makes a selector.
  private func selector(_ name: String) -> String {
    guard let type = stack.last, type.isOutOfReach, type.isClass else { return "Selector(\(quoted(name)))" }
    return "Selector(\(quoted(name)), of: { \(type.spelling).\(Registration.function(of: type))() })"
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if responds(node) { return .skipChildren }
    renameCall(node)
    make(node)
    timer(node)
    className(node)
    ignoredArguments(node)
    optionalCall(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    callsWithoutArgument(node)
    return .visitChildren
  }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    attributeKeys(node)
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    dynamic(node.calledExpression)
    return .visitChildren
  }

  // MARK: Values of Foundation's classes

  private static let bridged: Set<String> = [
    "NSString", "NSArray", "NSDictionary", "NSSet", "NSURL", "NSDate", "NSData", "NSNumber", "NSIndexPath", "NSUUID",
    "NSURLRequest", "NSError",
  ]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    if parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
      let type = parts[2].as(TypeExprSyntax.self), Self.bridged.contains(type.plain),
      !parts[0].is(PatternExprSyntax.self), !parts[0].is(StringLiteralExprSyntax.self),
      !parts[0].is(IntegerLiteralExprSyntax.self),
      !parts[0].is(FloatLiteralExprSyntax.self)
    {
      file.insert("(", at: file.range(parts[0]).lowerBound)
      file.insert(")._bridgeToObjectiveC()", at: file.range(parts[0]).upperBound)
    }
    return .visitChildren
  }

  // MARK: Older names

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    rename(node.name)
    task(node)
    result(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    task(node)
    if OldNames.names[node.baseName.text] != nil, !isLocal(node) { rename(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    // A part of a text's characters was no other type.
    if node.plain == "String.CharacterView.SubSequence" {
      file.replace(node, with: "String")
      return .skipChildren
    }
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      if base.name.text == "UIKit" { rename(node.name) }
      qualifier(base.name)
    }
    return .visitChildren
  }

  /// `Foundation.Timer`: UIKit is what is imported.
  private func qualifier(_ module: TokenSyntax) {
    guard Self.brought.contains(module.text), module.text != "UIKit", !isDeclared(module.text) else { return }
    file.replace(module, with: "UIKit")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base, dynamicMembers.contains(node.declName.baseName.text) { dynamic(base) }
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { qualifier(base.baseName) }
    let name = node.declName.baseName.text
    let base = node.base.map { $0.path ?? "" }
    if let new = OldNames.notifications[name],
      base == nil || base == "NSNotification.Name" || base == "Notification.Name"
    {
      note(name, new, node)
      file.replace(node, with: new)
      return .skipChildren
    }
    let type = base.map { OldNames.names[$0] ?? $0 } ?? OldNames.owners[name]
    if let type, let new = OldNames.members[type + "." + name] {
      note(name, new, node)
      file.replace(node.declName, with: new)
      if let base = node.base { walk(base) }
      return .skipChildren
    }
    return .visitChildren
  }

  func isDeclared(_ name: String) -> Bool { module.index.named[name] != nil }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isTwin(node) {
      file.blank(node)
      return .skipChildren
    }
    // Foundation's classes have these operators here.
    let parameters = node.signature.parameterClause.parameters
    if stack.isEmpty, case .binaryOperator = node.name.tokenKind,
      parameters.allSatisfy({ Self.bridged.contains($0.type.plain) })
    {
      file.insert("@_disfavoredOverload ", at: file.range(node).lowerBound)
    }
    if node.modifiers.contains(where: { $0.name.text == "override" }) { renameOverride(node) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self),
      variable.modifiers.contains(where: { $0.name.text == "override" }), let new = OldNames.names[node.identifier.text]
    {
      note(node.identifier.text, new, node)
      file.replace(node, with: new)
    }
    return .visitChildren
  }
}
