internal import SwiftSyntax

/// Finds what a file declares.
final class IndexBuilder: SyntaxVisitor {
  private let file: ParsedSource
  private let index: ModuleIndex
  private var stack: [Container] = []
  private var functions = 0

  init(_ file: ParsedSource, into index: ModuleIndex) {
    (self.file, self.index) = (file, index)
    super.init(viewMode: .sourceAccurate)
    walk(file.tree)
  }

  private func open(_ container: Container) -> SyntaxVisitorContinueKind {
    stack.last?.inner.append(container)
    stack.append(container)
    index.add(container)
    return .visitChildren
  }

  private func open(
    _ node: some DeclSyntaxProtocol & DeclGroupSyntax & NamedDeclSyntax, isClass: Bool = false,
    isProtocol: Bool = false, generics: GenericParameterClauseSyntax? = nil
  ) -> SyntaxVisitorContinueKind {
    open(
      Container(
        spelling: node.name.text, outer: stack.last, node: DeclSyntax(node), block: node.memberBlock, isClass: isClass,
        isProtocol: isProtocol, isGeneric: generics != nil, isLocal: functions > 0, inherited: node.inheritanceClause,
        attributes: node.attributes, modifiers: node.modifiers, file: file))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, isClass: true, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, generics: node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(node, isProtocol: true)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      Container(
        spelling: node.extendedType.plain, outer: nil, node: DeclSyntax(node), block: node.memberBlock,
        isExtension: true, isGeneric: node.genericWhereClause != nil, isLocal: false,
        inherited: node.inheritanceClause, attributes: node.attributes, modifiers: node.modifiers, file: file))
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  // MARK: Members

  /// The container whose own member a declaration is.
  private func owner(_ node: some SyntaxProtocol) -> Container? {
    node.parent?.is(MemberBlockItemSyntax.self) == true ? stack.last : nil
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = owner(node) {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
      owner.members.append(
        Member(.method, node.name.text, labels, DeclSyntax(node), node.modifiers, node.attributes, in: owner))
    }
    functions += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functions -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = owner(node) {
      let labels = node.signature.parameterClause.parameters.map { $0.firstName.text == "_" ? nil : $0.firstName.text }
      owner.members.append(
        Member(.initializer, "init", labels, DeclSyntax(node), node.modifiers, node.attributes, in: owner))
    }
    functions += 1
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { functions -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let owner = owner(node) {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
        owner.members.append(Member(.property, name, [], DeclSyntax(node), node.modifiers, node.attributes, in: owner))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    functions += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { functions -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functions += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { functions -= 1 }

  // MARK: Conditions

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let clause = Conditions.active(node) { walk(clause) }
    return .skipChildren
  }
}

/// Which clause of `#if` a phone would compile.
enum Conditions {
  private static let modules: Set<String> = [
    "UIKit", "Foundation", "Hero", "Dispatch", "CoreGraphics", "QuartzCore", "SDOSHero", "Security",
    // Apple's that are stood in for.
    "AVFoundation", "AVKit", "Accounts", "AdSupport", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CloudKit", "Combine", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreSpotlight",
    "CoreTelephony", "EventKit", "EventKitUI", "FileProvider", "GameKit", "HealthKit", "Intents",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MetalKit", "MobileCoreServices",
    "MultipeerConnectivity",
    "Network", "NotificationCenter", "OSLog", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "SceneKit", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "iAd", "os",
  ]

  static func active(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
    node.clauses.first { $0.condition.map { holds($0) } ?? true }
  }

  /// Unknown flags do not hold, `DEBUG` does.
  static func holds(_ condition: ExprSyntax) -> Bool {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      var sums: [[ExprSyntax]] = [[]]
      for element in sequence.elements {
        if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" {
          sums.append([])
        } else if !element.is(BinaryOperatorExprSyntax.self) {
          sums[sums.count - 1].append(element)
        }
      }
      return sums.contains { $0.allSatisfy { holds($0) } }
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return !holds(not.expression) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
      return holds(inner.expression)
    }
    if let call = condition.as(FunctionCallExprSyntax.self) {
      let argument = call.arguments.first?.expression.plain ?? ""
      switch call.calledExpression.plain {
      case "os": return argument == "iOS"
      case "canImport": return modules.contains(argument)
      case "swift", "compiler": return true
      default: return false
      }
    }
    return condition.plain == "DEBUG" || condition.plain == "true"
  }
}
