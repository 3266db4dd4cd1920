internal import SwiftSyntax

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
  /// What the index has found above it, once it was asked.
  fileprivate var above: (type: TypeInfo?, root: String?)?
  fileprivate var root: String??

  func has(_ fullName: String) -> Bool { containers.contains { $0.byFullName[fullName] != nil } }
}

/// What a name means in a file.
private struct FileName: Hashable {
  let name: String
  let file: ObjectIdentifier

  init(_ name: String, _ file: ParsedSource) { (self.name, self.file) = (name, ObjectIdentifier(file)) }
}

/// What a module declares.
final class ModuleIndex {
  private(set) var types: [String: TypeInfo] = [:]
  /// By their last names, in order.
  private(set) var named: [String: [TypeInfo]] = [:]
  /// All, in the order of files.
  private(set) var containers: [Container] = []
  private var byNode: [SyntaxIdentifier: Container] = [:]
  /// Types with a body in a file, by their whole names, and those with anything there, by their last.
  private var own: [FileName: TypeInfo] = [:]
  private var inFile: [FileName: TypeInfo] = [:]
  /// Members of classes, extensions and protocols by their base names, once the index is built.
  private(set) lazy var members = Dictionary(
    grouping: containers.filter { $0.isClass || $0.isExtension || $0.isProtocol }.flatMap(\.members)
  ) { $0.base }
  /// Full names of what the module's extensions add, once the index is built.
  private(set) lazy var extended = Set(containers.filter(\.isExtension).flatMap { $0.members.map(\.fullName) })
  /// Classes of the modules that this one depends on, by their last names, with what they inherit from first.
  private let foreign: [String: String]
  /// What properties of the module are types of, by their names, once the index is built; nil where two differ.
  private lazy var metatypes = Dictionary(
    containers.flatMap(\.members).compactMap { member -> (String, String?)? in
      let binding = member.node.as(VariableDeclSyntax.self)?.bindings.first { $0.pattern.plain == member.base }
      return (binding?.typeAnnotation?.type).flatMap { GenericTypes.metatype($0) }.map { (member.base, $0) }
    }, uniquingKeysWith: { $0 == $1 ? $0 : nil })

  init(foreign: [String: String] = [:]) { self.foreign = foreign }

  /// What `screen.type` or `types[0]` is the type of, where no two properties of the name are of other types.
  func metatype(_ expression: ExprSyntax) -> String? {
    if let item = expression.as(SubscriptCallExprSyntax.self) { return metatype(item.calledExpression) }
    let name =
      expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.flatMap { metatypes[$0] ?? nil }
  }

  /// The container of a declaration.
  func container(_ node: some SyntaxProtocol) -> Container? { byNode[node.id] }

  func add(_ container: Container) {
    containers.append(container)
    container.file.containers.append(container)
    byNode[container.node.id] = container
    let known =
      container.isExtension
      ? type(container.qualified, from: container.outer, in: container.file) : types[container.qualified]
    let name = container.isExtension ? known?.name ?? container.qualified : container.qualified
    // Those of functions are of no concern to others.
    if container.isLocal { return addOwn(container, name) }
    let info = known ?? TypeInfo(name)
    if known == nil {
      types[name] = info
      named[last(name), default: []].append(info)
    }
    if container.isExtension {
      info.extensions.append(container)
    } else if let first = info.body {
      let isHidden = !first.modifiers.union(container.modifiers).isDisjoint(with: ["private", "fileprivate"])
      if isHidden, first.file !== container.file { return addOwn(container, name) }
      container.file.say(
        .error, container.node,
        "'\(container.spelling)' is declared twice in the module, the first time in \(first.file.source.path); rename one, or leave its file out"
      )
    } else {
      info.body = container
    }
    note(info, container)
  }

  /// Adds a type that no other file means by its name.
  private func addOwn(_ container: Container, _ name: String) {
    let info = TypeInfo(name)
    info.body = container
    named[last(name), default: []].append(info)
    note(info, container)
  }

  private func note(_ info: TypeInfo, _ container: Container) {
    container.type = info
    let (name, last) = (FileName(info.name, container.file), FileName(last(info.name), container.file))
    if !container.isLocal, info.body === container, own[name] == nil { own[name] = info }
    if inFile[last] == nil { inFile[last] = info }
  }

  /// The full names of what types and extensions of the module add, once all files are read.
  private(set) lazy var fullNames = Set(containers.flatMap { $0.members.filter { !$0.isOverride }.map(\.fullName) })

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
    // A private type of the file's own hides one of another file.
    return own[FileName(name, file)] ?? types[name] ?? inFile[FileName(last(name), file)] ?? named[last(name)]?.first
  }

  /// The type whose body or extension this is.
  func type(of container: Container) -> TypeInfo? { container.type }

  /// The class above one that the module declares: the module's, or one of another's that it extends; else its name.
  private func above(_ type: TypeInfo) -> (type: TypeInfo?, root: String?) {
    if let known = type.above { return known }
    var found: (type: TypeInfo?, root: String?) = (nil, type.body == nil ? type.name : nil)
    if let body = type.body, body.isClass, let first = body.inherited.first {
      let upper = self.type(first, from: body, in: body.file)
      found = (upper, upper == nil ? last(first) : nil)
    }
    type.above = found
    return found
  }

  /// A class and those above it that the module declares or extends, the nearest first.
  func chain(_ type: TypeInfo) -> some Sequence<TypeInfo> {
    var seen: Set<ObjectIdentifier> = []
    return sequence(first: type) { [self] next in
      seen.insert(ObjectIdentifier(next))
      guard let upper = above(next).type, upper.body?.isProtocol != true, !seen.contains(ObjectIdentifier(upper)) else {
        return nil
      }
      return upper
    }
  }

  /// The name of the first class above one that neither the module nor one below it declares.
  func root(of type: TypeInfo) -> String? {
    if let known = type.root { return known }
    var passed: [TypeInfo] = []
    var root: String?
    for next in chain(type) {
      if let known = next.root {
        root = known
        break
      }
      passed.append(next)
      root = above(next).root
    }
    var names: Set<String> = []
    while let name = root, let upper = foreign[name], names.insert(name).inserted { root = upper }
    for next in passed { next.root = .some(root) }
    return root
  }
}
