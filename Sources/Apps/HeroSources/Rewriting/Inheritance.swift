internal import HeroSourceTables
internal import SwiftSyntax

/// What Swift without Objective-C asks of a class and its subclasses: members that are overridden stand in bodies, and classes that are
/// made by their type have the initialiser for it.
struct Inheritance {
  private let module: ModuleContext
  private var index: ModuleIndex { module.index }

  init(_ module: ModuleContext) { self.module = module }

  func rewrite() {
    let types = index.named.sorted { $0.key < $1.key }.flatMap(\.value).filter { $0.body?.isClass == true }
    for type in types { optionalMethods(type) }
    for type in types { overrides(type) }
    foreignOverrides()
    for type in types { initializers(type) }
  }

  // MARK: Overrides

  /// Members of extensions that override or are overridden.
  private func overrides(_ type: TypeInfo) {
    guard let body = type.body else { return }
    for member in type.extensions.flatMap(\.members) where member.kind != .initializer {
      if member.isOverride || notes.names.contains(ObjectIdentifier(member)) {
        forward(member, of: body, overrides: true)
      }
    }
    for member in type.members
    where member.isOverride && member.kind != .initializer && index.extended.contains(member.fullName) {
      for upper in index.chain(type).dropFirst() {
        if upper.body?.byFullName[member.fullName] != nil { break }
        guard let extended = upper.extensions.lazy.compactMap({ $0.byFullName[member.fullName] }).first,
          let upperBody = upper.body
        else { continue }
        if !extended.isOverride { forward(extended, of: upperBody, overrides: false) }
        break
      }
    }
  }

  /// Members in extensions of UIKit's classes that override what the module adds to classes above them: the upper one asks the object for its class.
  private func foreignOverrides() {
    let foreign = index.types.values.filter { $0.body == nil }.sorted { $0.name < $1.name }
    let added = Dictionary(grouping: foreign.flatMap(\.members).filter { !$0.isOverride }) { $0.fullName }
    var replacements = UIKitReplacements()
    for type in foreign {
      for member in type.members where member.isOverride {
        guard let lower = ForeignMember(member),
          let upper = added[member.fullName]?.first(where: { $0.container.type !== type }),
          let body = ForeignMember(upper)
        else {
          replacements.add(member, of: type.name)
          continue
        }
        let own = "_hero_\(type.name.replacing(".", with: "_"))_\(member.base)"
        strip(lower.modifiers, in: member.container.file)
        member.container.file.replace(lower.name, with: own)
        let file = upper.container.file
        // The only expression is no result any more where something stands before it.
        if body.statements.count == 1, let only = body.statements.first, case .expr(let value) = only.item,
          body.hasResult, notes.forwarded.insert(ObjectIdentifier(upper)).inserted
        {
          file.insert("return ", at: file.range(value).lowerBound)
        }
        file.insert(
          " if let own = self as? \(type.name) { return own.\(own)\(lower.call) };",
          at: file.range(body.brace).upperBound)
      }
    }
    replacements.write()
  }

  /// A method or a property without a setter, whose body can ask another.
  private struct ForeignMember {
    let modifiers: DeclModifierListSyntax
    let name: Syntax
    let brace: TokenSyntax
    let statements: CodeBlockItemListSyntax
    let hasResult: Bool
    /// What stands after the name where it is called.
    let call: String

    init?(_ member: Member) {
      if let method = member.node.as(FunctionDeclSyntax.self), let body = method.body {
        (modifiers, name, brace) = (method.modifiers, Syntax(method.name), body.leftBrace)
        (statements, hasResult) = (body.statements, method.signature.returnClause != nil)
        call = "(" + method.signature.parameterClause.forwarded + ")"
      } else if let variable = member.node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        let block = binding.accessorBlock, case .getter(let body) = block.accessors
      {
        (modifiers, name, brace) = (variable.modifiers, Syntax(binding.pattern), block.leftBrace)
        (statements, hasResult, call) = (body, true, "")
      } else {
        return nil
      }
    }
  }

  /// Methods that get an `override`, and members that are forwarded already.
  private final class Notes {
    var names: Set<ObjectIdentifier> = []
    var forwarded: Set<ObjectIdentifier> = []
    var inserted: Set<String> = []
  }
  private let notes = Notes()

  /// Renames a member of an extension, and lets one of its name in the class's body call it.
  private func forward(_ member: Member, of body: Container, overrides: Bool) {
    guard notes.forwarded.insert(ObjectIdentifier(member)).inserted else { return }
    let file = member.container.file
    let access = member.modifiers.union(member.container.modifiers).intersection(["public", "open"]).sorted().first
    var words = [access, overrides ? "override" : nil, member.isOfType ? "class" : nil].compactMap { $0 }
    // What is added to a module's own class is as its class.
    if words.first == "open", !body.modifiers.contains("open") { words[0] = "public" }
    // A subclass may have one in an extension, too.
    let own = "_hero_\(body.spelling.replacing(".", with: "_"))_\(member.base)"
    if let method = member.node.as(FunctionDeclSyntax.self) {
      strip(method.modifiers, in: file)
      file.replace(method.name, with: own)
      var call = own + "(" + arguments(method.signature.parameterClause) + ")"
      if method.signature.effectSpecifiers?.asyncSpecifier != nil { call = "await " + call }
      if method.signature.effectSpecifiers?.throwsClause != nil { call = "try " + call }
      let discards = method.attributes.names.contains("discardableResult") ? ["@discardableResult"] : []
      words = discards + words
      body.insertions.append(
        (words + [
          "func \(member.base)\(method.genericParameterClause?.plain ?? "")\(method.signature.plain) { return \(call) }"
        ])
        .joined(separator: " "))
    } else if let variable = member.node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.plain
    {
      if let observers = PropertyObservers(variable) {
        observers.becomeMethods(own, in: file)
        body.insertions.append(
          (words + [observers.property(member.base, calling: own)]).joined(separator: " "))
        return
      }
      strip(variable.modifiers, in: file)
      file.replace(binding.pattern, with: own)
      var isSettable = false
      if case .accessors(let accessors) = binding.accessorBlock?.accessors {
        isSettable = accessors.contains { $0.accessorSpecifier.text == "set" }
      }
      body.insertions.append(
        (words + [
          "var \(member.base): \(type) { get { return \(own) }\(isSettable ? " set { \(own) = newValue }" : "") }"
        ])
        .joined(separator: " "))
    } else {
      file.say(.error, member.node, "'\(member.base)' cannot be overridden in an extension: move it into the class")
    }
  }

  private func strip(_ modifiers: DeclModifierListSyntax, in file: ParsedSource) { file.blankOverride(modifiers) }

  private func arguments(_ clause: FunctionParameterClauseSyntax) -> String { clause.forwarded }

  // MARK: Optional methods

  /// Methods of a protocol of UIKit's that a class adds to one above it that conforms: Swift asks the upper class only.
  private func optionalMethods(_ type: TypeInfo) {
    guard index.chain(type).dropFirst().first(where: { _ in true }) != nil else { return }
    for member in type.members
    where member.kind == .method && !member.isOverride && !member.isOfType && !member.isPrivate {
      let protocols = UIKitNames.protocols(withOptional: member.fullName)
      guard !protocols.isEmpty, !conforms(type, to: protocols) else { continue }
      for upper in index.chain(type).dropFirst() {
        if upper.has(member.fullName) { break }
        guard conforms(upper, to: protocols), let body = upper.body,
          let method = member.node.as(FunctionDeclSyntax.self)
        else { continue }
        if notes.inserted.insert("\(upper.name) \(member.fullName)").inserted {
          body.insertions.append(
            "func \(member.base)\(method.signature.plain) { return UnimplementedDelegate.shared.\(member.base)(\(arguments(method.signature.parameterClause))) }"
          )
        }
        notes.names.insert(ObjectIdentifier(member))
        if !member.container.isExtension {
          member.container.file.insert("override ", at: member.container.file.range(method.funcKeyword).lowerBound)
        }
        break
      }
    }
  }

  private func conforms(_ type: TypeInfo, to protocols: Set<String>) -> Bool {
    // Protocols of the module's own may need each other in a circle.
    var (waiting, seen): ([TypeInfo], Set<ObjectIdentifier>) = ([type], [ObjectIdentifier(type)])
    while let next = waiting.popLast() {
      for container in next.containers {
        for name in container.inherited {
          if protocols.contains(name) { return true }
          if let own = index.type(name, from: container, in: container.file), own.body?.isProtocol == true,
            seen.insert(ObjectIdentifier(own)).inserted
          {
            waiting.append(own)
          }
        }
      }
    }
    return false
  }

  // MARK: Initialisers

  /// Initialisers that this UIKit requires and Apple's does not.
  private func initializers(_ type: TypeInfo) {
    guard let body = type.body, let root = index.root(of: type) else { return }
    let own = body.members.filter { $0.kind == .initializer }
    guard let row = UIKitNames.requiredInitializers.first(where: { $0.classes.contains(root) }) else { return }
    if let written = own.first(where: { $0.labels == row.labels.map(Optional.some) }) {
      guard let node = written.node.as(InitializerDeclSyntax.self), !written.modifiers.contains("required") else {
        return
      }
      if let word = node.modifiers.first(where: { $0.name.text == "override" }) {
        body.file.replace(word, with: "required")
      } else {
        body.file.insert("required ", at: body.file.range(node.initKeyword).lowerBound)
      }
      for modifier in node.modifiers where ["private", "fileprivate"].contains(modifier.name.text) {
        body.file.blank(modifier)
      }
      return
    }
    // A class without designated initialisers of its own has those above.
    guard own.contains(where: { !$0.modifiers.contains("convenience") }) else { return }
    let access = body.modifiers.intersection(["public", "open"]).isEmpty ? "" : "public "
    let forwards =
      row.classes.contains("UIGestureRecognizer")
      && own.contains { $0.labels == ["target", "action"] && !$0.modifiers.contains("convenience") }
    body.insertions.append(
      forwards
        ? "\(access)required convenience init() { self.init(target: nil, action: nil) }"
        : "\(access)required \(row.declaration) { fatalError(\"init(\(row.labels.map { $0 + ":" }.joined())) has not been implemented\") }"
    )
  }
}
