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

  init(
    _ kind: Kind, _ base: String, _ labels: [String?], _ node: DeclSyntax, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax, in container: Container
  ) {
    (self.kind, self.base, self.labels, self.node, self.container) = (kind, base, labels, node, container)
    // `private(set)` is no `private`.
    self.modifiers = Set(modifiers.filter { $0.detail == nil }.map(\.name.text))
    self.attributes = attributes.names
    explicitName = attributes.objectiveCName
  }

  /// `move(by:to:)`.
  var fullName: String {
    kind == .property ? base : base + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
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

/// A type of the module, or one of another's that the module extends.
final class TypeInfo {
  let name: String
  /// Nil: of another module.
  var body: Container?
  var extensions: [Container] = []

  init(_ name: String) { self.name = name }

  var containers: [Container] { (body.map { [$0] } ?? []) + extensions }
  var members: [Member] { containers.flatMap(\.members) }
  var inherited: [String] { containers.flatMap(\.inherited) }
}

/// What a module declares.
final class ModuleIndex {
  private(set) var types: [String: TypeInfo] = [:]
  /// By their last names, in order.
  private(set) var named: [String: [TypeInfo]] = [:]
  /// All, in the order of files.
  private(set) var containers: [Container] = []
  private var byNode: [SyntaxIdentifier: Container] = [:]
  /// Classes of the modules that this one depends on, by their last names, with what they inherit from first.
  private let foreign: [String: String]

  init(foreign: [String: String] = [:]) { self.foreign = foreign }

  /// The container of a declaration.
  func container(_ node: some SyntaxProtocol) -> Container? { byNode[node.id] }

  func add(_ container: Container) {
    containers.append(container)
    byNode[container.node.id] = container
    let known =
      container.isExtension
      ? type(container.qualified, from: container.outer, in: container.file) : types[container.qualified]
    let name = container.isExtension ? known?.name ?? container.qualified : container.qualified
    // Those of functions are of no concern to others.
    if container.isLocal {
      let own = TypeInfo(name)
      own.body = container
      named[last(name), default: []].append(own)
      return
    }
    let info = known ?? TypeInfo(name)
    if known == nil {
      types[name] = info
      named[last(name), default: []].append(info)
    }
    if container.isExtension {
      info.extensions.append(container)
    } else if let first = info.body {
      let isHidden = !first.modifiers.union(container.modifiers).isDisjoint(with: ["private", "fileprivate"])
      if isHidden, first.file !== container.file {
        let own = TypeInfo(name)
        own.body = container
        named[last(name), default: []].append(own)
      } else {
        container.file.say(
          .error, container.node,
          "'\(container.spelling)' is declared twice in the module, the first time in \(first.file.source.path); rename one, or leave its file out"
        )
      }
    } else {
      info.body = container
    }
  }

  private func last(_ name: String) -> String {
    name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
  }

  /// The module's own classes that inherit from something, by their last names: `foreign` of modules that depend on it.
  var classes: [String: String] {
    Dictionary(
      containers.compactMap { container in
        guard container.isClass, !container.isLocal, let first = container.inherited.first else { return nil }
        return (last(container.spelling), last(first))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The type that a name means in a body, nil: at a file's top level.
  func type(_ name: String, from place: Container?, in file: ParsedSource) -> TypeInfo? {
    var name = name
    if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
    var at = place
    while let outer = at {
      if let found = types[outer.qualified + "." + name] { return found }
      at = outer.outer
    }
    let same = named[last(name)] ?? []
    // A private type of the file's own hides one of another file.
    let own = same.first { $0.name == name && $0.body?.isLocal == false && $0.body?.file === file }
    if let found = own ?? types[name] { return found }
    return same.first { $0.containers.contains { $0.file === file } } ?? same.first
  }

  /// The type whose body or extension this is.
  func type(of container: Container) -> TypeInfo? {
    (named[last(container.qualified)] ?? []).first { $0.containers.contains { $0 === container } }
  }

  /// A class and those above it that the module declares or extends, the nearest first, then the name of the first that neither it nor a module
  /// below it declares.
  func chain(_ type: TypeInfo) -> (known: [TypeInfo], root: String?) {
    var (found, at, root): ([TypeInfo], TypeInfo?, String?) = ([], type, nil)
    while let next = at, !found.contains(where: { $0 === next }) {
      found.append(next)
      guard let body = next.body, body.isClass, let first = body.inherited.first else {
        if next.body == nil { root = next.name }
        break
      }
      at = self.type(first, from: body, in: body.file)
      if at == nil { root = last(first) }
      if at?.body?.isProtocol == true { break }
    }
    var passed: Set<String> = []
    while let name = root, let upper = foreign[name], passed.insert(name).inserted { root = upper }
    return (found, root)
  }
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
