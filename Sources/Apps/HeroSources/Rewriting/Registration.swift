internal import HeroSourceTables
internal import SwiftSyntax

/// Writes the functions that register what Objective-C would know of a file's classes: one in each body, because only there private
/// members can be named, and one for the file.
struct Registration {
  let file: ParsedSource
  let module: ModuleContext

  /// The file's function; nil where there is nothing to register.
  func write() -> String? {
    let outermost = file.containers.filter { $0.outer == nil && !$0.isLocal }
    for container in file.containers where container.isLocal { write(container) }
    let called = outermost.filter { write($0) }
    let calls = called.filter { !$0.isOutOfReach }.map { "\($0.spelling).\(Self.function(of: $0))()" }
    guard !calls.isEmpty else { return nil }
    let name = Self.prefix + Self.identifier(file.source.name)
    file.tail.append("@MainActor func \(name)() { \(calls.joined(separator: "; ")) }")
    return name
  }

  private static let prefix = "_heroMembers_"

  private static func identifier(_ name: String) -> String {
    name.hasSuffix(".swift")
      ? identifier(String(name.dropLast(6)))
      : name.utf8.map { byte in
        let isPlain =
          UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        return isPlain ? String(UnicodeScalar(byte)) : "_\(byte)_"
      }.joined()
  }

  /// The function in a body: unique in the module, because subclasses inherit it.
  static func function(of container: Container) -> String {
    prefix + identifier(container.file.source.name) + "_\(container.file.range(container.node).lowerBound)"
  }

  /// Puts a function into a body; false where neither it nor what is in it has something to register.
  @discardableResult private func write(_ container: Container) -> Bool {
    // Objective-C sees nothing in extensions of generic classes.
    guard !container.isProtocol, !(container.isExtension && module.index.type(of: container)?.body?.isGeneric == true)
    else {
      return false
    }
    let inner = container.inner.filter { !$0.isLocal && write($0) && !$0.isGeneric }
    var lines: [String] = []
    let type = module.index.type(of: container)
    let isClass =
      container.isClass || container.isExtension && (type?.body?.isClass ?? Self.isObject(container.spelling))
    if isClass {
      let made = container.isClass ? type.flatMap { making($0) } : nil
      let members =
        container.members.filter { isRegistered($0) }.compactMap { line($0) }
        + (made.map { ["m.makes { \(container.spelling)(\($0)) }"] } ?? [])
      // Files find a class that has nothing to register by its name.
      let isNamed = container.isClass && !container.inherited.isEmpty
      if !members.isEmpty || isNamed {
        let name = container.objectiveCName.map { ", name: \(quoted($0))" } ?? ""
        lines.append("\(members.isEmpty ? "_ =" : "let m =") ObjectiveCMembers(\(container.spelling).self\(name))")
        lines += members
      }
      if container.isClass, let first = container.inherited.first, first.contains("<"),
        let upper = module.index.type(first, from: container, in: container.file)?.body, upper.isGeneric, upper.isClass
      {
        lines.append("\(first).\(Self.function(of: upper))()")
      }
    }
    lines += inner.map { "\($0.spelling).\(Self.function(of: $0))()" }
    let makesSelectors = container.isOutOfReach && container.isClass
    guard !lines.isEmpty || makesSelectors else { return false }
    container.insertions.append(
      "@MainActor static func \(Self.function(of: container))() { \(lines.joined(separator: "; ")) }")
    return true
  }

  /// The arguments by which a class is made without anything that only it knows; nil where it has no such initialiser.
  private func making(_ type: TypeInfo) -> String? {
    guard type.body?.isGeneric == false, let root = module.index.root(of: type),
      // Files make plain objects, by their class's name.
      let row = root == "NSObject" ? (labels: [], arguments: "") : module.makesByType ? UIKitNames.made[root] : nil
    else { return nil }
    for upper in module.index.chain(type) {
      // UIKit's own, which the module extends.
      guard let body = upper.body else { return upper.name == root ? row.arguments : nil }
      let own = body.members.filter { $0.kind == .initializer && !$0.modifiers.contains("convenience") }
      let plain = own.filter { member in
        guard let node = member.node.as(InitializerDeclSyntax.self) else { return false }
        return node.optionalMark == nil && node.signature.effectSpecifiers == nil
          && !member.attributes.contains("available")
      }
      if upper === type, plain.contains(where: { $0.labels.isEmpty }) { return "" }
      if plain.contains(where: { $0.labels == row.labels.map(Optional.some) }) { return row.arguments }
      // Those above are not inherited.
      if !own.isEmpty { return nil }
    }
    return row.arguments
  }

  /// Whether an extension of another module's type may be of a class.
  private static func isObject(_ name: String) -> Bool {
    name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("CA")
  }

  private func isRegistered(_ member: Member) -> Bool {
    // What is unavailable cannot be named.
    guard !member.isOfType, member.kind != .initializer, !isUnavailable(member) else { return false }
    return member.isExposed || module.wanted.contains(member.fullName)
  }

  private func isUnavailable(_ member: Member) -> Bool {
    let attributes = member.node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.contains { $0.plain.hasPrefix("@available") && $0.plain.contains("unavailable") }
  }

  private func line(_ member: Member) -> String? {
    let name = quoted(member.objectiveCName)
    guard let method = member.node.as(FunctionDeclSyntax.self) else { return "m.property(\(name), \\.\(member.base))" }
    guard method.genericParameterClause == nil else { return nil }
    var arguments: [String] = []
    for (index, parameter) in method.signature.parameterClause.parameters.enumerated() {
      var type = parameter.type
      if let attributed = type.as(AttributedTypeSyntax.self) {
        if attributed.specifiers.contains(where: { $0.plain == "inout" }) { return nil }
        type = attributed.baseType
      }
      if parameter.ellipsis != nil || type.is(SomeOrAnyTypeSyntax.self) && type.plain.hasPrefix("some") { return nil }
      var text = type.plain
      if text.hasSuffix("!") { text = text.dropLast() + "?" }
      let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
      arguments.append("\(label)a[\(index)] as \(type.is(FunctionTypeSyntax.self) ? "(\(text))" : text)")
    }
    let effects = method.signature.effectSpecifiers
    let call = "o.\(member.base)(\(arguments.joined(separator: ", ")))"
    let given = arguments.isEmpty ? "_" : "a"
    if effects?.asyncSpecifier != nil {
      let tried = effects?.throwsClause == nil ? "" : "try? "
      return "m.method(\(name)) { o, \(given) in Task { @MainActor in \(tried)await \(call) } }"
    }
    return "m.method(\(name)) { o, \(given) in \(effects?.throwsClause == nil ? "" : "try? ")\(call) }"
  }
}
