internal import HeroSourceTables
internal import SwiftSyntax

/// Overrides of UIKit's members in extensions of UIKit's own classes: they hold for all objects of the class. A `dynamic` member of UIKit gets a
/// replacement that asks whether the object is of the class.
struct UIKitReplacements {
  private struct Override {
    let type: String
    let member: Member
    var file: ParsedSource { member.container.file }
    /// What the override is called in the copy.
    var own: String { "_hero_\(type.filter { $0 != "." })_\(member.base)" }
    /// Runs statements for an object of the class, but not where they call `super`.
    func attempt(_ suffix: String, _ statements: String) -> String {
      let name = quoted("\(type).\(member.fullName)\(suffix)")
      return
        "if let own = (self as AnyObject) as? \(type), ExtensionOverride.begin(\(name), of: self) { defer { ExtensionOverride.end(\(name), of: self) }; \(statements) }; "
    }
  }
  private var overrides: [String: [Override]] = [:]

  /// Renames a member, if UIKit lets it be replaced; the compiler says of others that they cannot be overridden here.
  mutating func add(_ member: Member, of type: String) {
    guard UIKitNames.replaceable[member.fullName] != nil, !member.isOfType else { return }
    let override = Override(type: type, member: member)
    if let method = member.node.as(FunctionDeclSyntax.self) {
      override.file.blankOverride(method.modifiers)
      override.file.replace(method.name, with: override.own)
    } else if let variable = member.node.as(VariableDeclSyntax.self) {
      if let observers = PropertyObservers(variable) {
        observers.becomeMethods(override.own, in: override.file)
      } else if let pattern = variable.bindings.first?.pattern {
        override.file.blankOverride(variable.modifiers)
        override.file.replace(pattern, with: override.own)
      }
    }
    overrides[member.fullName, default: []].append(override)
  }

  /// Puts the replacements after the file of the first override of each name.
  func write() {
    for (name, found) in overrides.sorted(by: { $0.key < $1.key }) {
      guard let first = found.first, let classes = UIKitNames.replaceable[name] else { continue }
      let declaration: String
      if let method = first.member.node.as(FunctionDeclSyntax.self) {
        declaration = replacement(of: method, named: name, by: found)
      } else if let variable = first.member.node.as(VariableDeclSyntax.self) {
        declaration = replacement(of: variable, named: name, by: found)
      } else {
        continue
      }
      for owner in classes { first.file.tail.append("extension \(owner) { \(declaration) }") }
    }
  }

  private func replacement(of method: FunctionDeclSyntax, named name: String, by found: [Override]) -> String {
    let arguments = method.signature.parameterClause.forwarded
    let attempts = found.map { $0.attempt("", "return own.\($0.own)(\(arguments))") }.joined()
    return
      "@_dynamicReplacement(for: \(name)) func _heroReplacement_\(method.name.text)\(method.signature.plain) { \(attempts)return \(method.name.text)(\(arguments)) }"
  }

  private func replacement(of variable: VariableDeclSyntax, named name: String, by found: [Override]) -> String {
    let type = variable.bindings.first?.typeAnnotation?.type.plain ?? "Any"
    var (getter, setter) = ("", "")
    for override in found {
      guard let variable = override.member.node.as(VariableDeclSyntax.self) else { continue }
      if let observers = PropertyObservers(variable) {
        setter += override.attempt(".set", observers.set(name, calling: override.own) + "; return")
      } else {
        getter += override.attempt("", "return own.\(override.own)")
        if variable.isSettable { setter += override.attempt(".set", "own.\(override.own) = newValue; return") }
      }
    }
    let set = setter.isEmpty ? "" : " set { \(setter)\(name) = newValue }"
    return
      "@_dynamicReplacement(for: \(name)) var _heroReplacement_\(name): \(type) { get { \(getter)return \(name) }\(set) }"
  }
}

/// `willSet` and `didSet` of a property in an extension, where Swift allows none: each becomes a method.
struct PropertyObservers {
  private let binding: PatternBindingSyntax
  private let variable: VariableDeclSyntax
  private let observers: [AccessorDeclSyntax]

  /// Nil where a property has none.
  init?(_ variable: VariableDeclSyntax) {
    guard let binding = variable.bindings.first, case .accessors(let accessors) = binding.accessorBlock?.accessors
    else { return nil }
    observers = accessors.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    guard !observers.isEmpty else { return nil }
    (self.binding, self.variable) = (binding, variable)
  }

  private var type: String { binding.typeAnnotation?.type.plain ?? "Any" }
  private func has(_ name: String) -> Bool { observers.contains { $0.accessorSpecifier.text == name } }

  /// Takes the property away, and makes its observers methods of a name's beginning.
  func becomeMethods(_ name: String, in file: ParsedSource) {
    guard let block = binding.accessorBlock else { return }
    file.blank(file.range(variable).lowerBound..<file.range(block.leftBrace).upperBound)
    for observer in observers {
      let word = observer.accessorSpecifier.text
      let value = observer.parameters?.name.text ?? (word == "willSet" ? "newValue" : "oldValue")
      file.replace(observer.accessorSpecifier, with: "func \(name)_\(word)(_ \(value): \(type))")
      if let parameters = observer.parameters { file.blank(parameters) }
    }
    file.blank(block.rightBrace)
  }

  /// A property in a class's body that calls them.
  func property(_ name: String, calling own: String) -> String {
    let will = has("willSet") ? "willSet { \(own)_willSet(newValue) } " : ""
    let did = has("didSet") ? "didSet { \(own)_didSet(oldValue) } " : ""
    return "var \(name): \(type) { \(will)\(did)}"
  }

  /// An assignment between their calls of `own`.
  func set(_ name: String, calling method: String) -> String {
    let will = has("willSet") ? "own.\(method)_willSet(newValue); " : ""
    let did = has("didSet") ? "; own.\(method)_didSet(oldValue)" : ""
    return "\(will)let oldValue = \(name); \(name) = newValue\(did)"
  }
}

extension VariableDeclSyntax {
  /// Whether a computed property has a setter.
  var isSettable: Bool {
    guard case .accessors(let accessors) = bindings.first?.accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }
}

extension FunctionParameterClauseSyntax {
  /// The arguments of a call with the parameters' own values.
  var forwarded: String {
    parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      let isInout = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.contains { $0.plain == "inout" } ?? false
      return (parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ") + (isInout ? "&" : "") + name
    }.joined(separator: ", ")
  }
}

extension ParsedSource {
  /// Takes the words away that a renamed override cannot have.
  func blankOverride(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers
    where ["override", "private", "fileprivate", "final", "open"].contains(modifier.name.text) {
      blank(modifier)
    }
  }
}
