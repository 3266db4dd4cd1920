internal import SwiftSyntax

/// A method, property or initialiser of a type.
final class Member {
  enum Kind {
    case method, property, initializer
  }

  let kind: Kind
  let base: String
  /// Nil for `_`.
  let labels: [String?]
  let node: DeclSyntax
  let modifiers: Set<String>
  let attributes: Set<String>
  /// Where it stands.
  unowned let container: Container
  /// What `@objc(name)` says.
  let explicitName: String?
  /// `move(by:to:)`.
  let fullName: String

  init(
    _ kind: Kind, _ base: String, _ labels: [String?], _ node: DeclSyntax, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax, in container: Container
  ) {
    (self.kind, self.base, self.labels, self.node, self.container) = (kind, base, labels, node, container)
    // `private(set)` is no `private`.
    // (A filtered list of syntax would be a tree of its own.)
    self.modifiers = Set(modifiers.lazy.filter { $0.detail == nil }.map(\.name.text))
    self.attributes = attributes.names
    explicitName = attributes.objectiveCName
    fullName = kind == .property ? base : base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
  }

  var objectiveCName: String {
    let plain = base.filter { $0 != "`" }
    return explicitName ?? (kind == .property ? plain : ObjectiveCName.method(plain, labels))
  }
  var isOverride: Bool { modifiers.contains("override") }
  var isOfType: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
  /// Whether Objective-C knows it for what its declaration says.
  var isExposed: Bool {
    !attributes.contains("nonobjc")
      && (!attributes.isDisjoint(with: Self.exposing)
        || container.isObjCMembers && !isPrivate && !isOverride
        || container.attributes.contains("objc") && container.isExtension)
  }

  /// Attributes that Objective-C knows a member by.
  static let exposing: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
  ]
}

/// The body of a type or of an extension.
final class Container {
  /// Of the type, as its declaration or extension spells it: `Outer.Inner`.
  let spelling: String
  /// With the types around it.
  let qualified: String
  let node: DeclSyntax
  let block: MemberBlockSyntax
  let isExtension: Bool
  let isClass: Bool
  let isProtocol: Bool
  let isGeneric: Bool
  /// Inside of a function.
  let isLocal: Bool
  let inherited: [String]
  let attributes: Set<String>
  let objectiveCName: String?
  let modifiers: Set<String>
  unowned let file: ParsedSource
  weak var outer: Container?
  var inner: [Container] = []
  var members: [Member] = []
  /// By their base names, once the index is built.
  private(set) lazy var byBase = Dictionary(grouping: members) { $0.base }
  /// The first of each full name, once the index is built.
  private(set) lazy var byFullName = Dictionary(members.map { ($0.fullName, $0) }) { first, _ in first }
  /// What it is a body or an extension of.
  weak var type: TypeInfo?
  /// In front of what the body holds.
  var insertions: [String] = []

  init(
    spelling: String, outer: Container?, node: DeclSyntax, block: MemberBlockSyntax, isExtension: Bool = false,
    isClass: Bool = false, isProtocol: Bool = false, isGeneric: Bool, isLocal: Bool,
    inherited: InheritanceClauseSyntax?, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
    file: ParsedSource
  ) {
    self.spelling = spelling
    qualified = (outer.map { $0.qualified + "." } ?? "") + spelling
    (self.node, self.block, self.isExtension, self.isClass) = (node, block, isExtension, isClass)
    (self.isProtocol, self.isGeneric, self.isLocal, self.file) = (isProtocol, isGeneric, isLocal, file)
    self.outer = outer
    self.inherited = inherited?.inheritedTypes.map { $0.type.plain } ?? []
    self.attributes = attributes.names
    self.modifiers = Set(modifiers.map(\.name.text))
    objectiveCName = attributes.objectiveCName
  }

  var isObjCMembers: Bool { attributes.contains("objcMembers") }

  /// Whether no code outside can name it with all its parameters.
  var isOutOfReach: Bool { isGeneric || isLocal || outer?.isOutOfReach == true }
}

extension AttributeListSyntax {
  /// `@objc` is `objc`.
  var names: Set<String> {
    Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.plain })
  }
  /// What `@objc(name)` says.
  var objectiveCName: String? {
    for case .attribute(let attribute) in self where attribute.attributeName.plain == "objc" {
      if let arguments = attribute.arguments { return arguments.plain.filter { !$0.isWhitespace } }
    }
    return nil
  }
}
