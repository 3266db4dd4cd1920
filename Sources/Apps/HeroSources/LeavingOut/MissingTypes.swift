internal import SwiftSyntax

/// Types that sources name and nobody declares, as the module has them that stands for all that are missing: empty, of the kind that the sources use
/// them as, so that what names them has a signature.
package struct MissingTypes {
  /// How the sources use a name.
  private struct Use {
    /// Arguments in angle brackets, the most of all places.
    var arguments = 0
    /// What only a protocol can be: what a struct or a protocol inherits, a class not first, a constraint.
    var isProtocol = false
    /// What a class inherits first.
    var isFirst = false
    /// Such a class overrides something.
    var isOverridden = false
    /// What Interface Builder connects: a view, whatever it is called.
    var isOutlet = false
    /// What stands before variables as `@Name(…)`: the labels of its arguments, of each such place.
    var wraps: Set<[String]> = []
    /// The labels of its initialisers, of each call whose arguments say what type they are.
    var calls: Set<[String]> = []
  }

  private var uses: [String: Use] = [:]

  /// - Parameter names: With the types around them: `Observable`, `DataRequest.State`.
  package init(_ names: Set<String>, in sources: [AppSource]) {
    for name in names {
      uses[name] = Use()
      // What is inside of another needs that.
      var outer = name.split(separator: ".").dropLast()
      while !outer.isEmpty {
        uses[outer.joined(separator: ".")] = uses[outer.joined(separator: ".")] ?? Use()
        outer = outer.dropLast()
      }
    }
    for source in sources {
      for (name, use) in Reader(ParsedSource(source).tree, Set(uses.keys)).found { merge(name, use) }
    }
  }

  /// Types that the compiler does not find, by what it says of them.
  ///
  /// - Parameter module: Whose types may be members of which it does not find.
  package static func names(in errors: [String], module: String) -> Set<String> {
    var names: Set<String> = []
    for error in errors {
      let words = error.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
      if error.hasPrefix("unknown attribute '"), words.count > 2 { names.insert(words[1]) }
      if ["cannot find type '", "no type named '"].contains(where: error.hasPrefix), words.count > 2 {
        names.insert(words[1])
      } else if error.hasPrefix("cannot find '"), words.count > 2, !words[2].contains("operator") {
        // A variable, where it does not begin as types do.
        if isTypeName(words[1]) { names.insert(words[1]) }
      } else if error.contains("' is not a member type of "), words.count > 3, words[3].hasPrefix(module + ".") {
        names.insert(words[3].dropFirst(module.count + 1).prefix { $0 != "<" } + "." + words[1])
      }
    }
    return names
  }

  private static func isTypeName(_ name: String) -> Bool { name.first { $0 != "_" }?.isUppercase == true }

  /// Types that a module lacks, whatever others are called so: `Harbour.Pier`, a type of the module's own name.
  package static func namesOfModules(in errors: [String]) -> Set<String> {
    let names = errors.compactMap { error in
      (error.firstMatch(of: #/^cannot specialize non-generic type 'module<(\w+)>'/#)
        ?? error.firstMatch(of: #/^module '\w+' has no member named '(\w+)'/#)).map { String($0.1) }
    }
    return Set(names.filter { $0.first?.isUppercase == true })
  }

  private mutating func merge(_ name: String, _ use: Use) {
    guard var own = uses[name] else { return }
    own.arguments = max(own.arguments, use.arguments)
    own.isProtocol = own.isProtocol || use.isProtocol
    own.isFirst = own.isFirst || use.isFirst
    own.isOverridden = own.isOverridden || use.isOverridden
    own.isOutlet = own.isOutlet || use.isOutlet
    own.wraps.formUnion(use.wraps)
    own.calls.formUnion(use.calls)
    uses[name] = own
  }

  /// The module's source.
  package var swift: String {
    "import UIKit\n\n" + uses.keys.filter { !$0.contains(".") }.sorted().map { declaration($0, "") + "\n" }.joined()
  }

  private func declaration(_ name: String, _ indent: String) -> String {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    let use = uses[name] ?? Use()
    if !use.wraps.isEmpty { return wrapper(own, use.wraps) }
    if isProtocol(own, use) { return "\(indent)public protocol \(own) {}" }
    let inner = uses.keys.filter { $0.hasPrefix(name + ".") && !$0.dropFirst(name.count + 1).contains(".") }.sorted()
    let base = Self.base(of: own, isOutlet: use.isOutlet)
    let initializers = initializers(use, base).map { "\(indent)  public \($0)\n" }.joined()
    let body = initializers + inner.map { declaration($0, indent + "  ") + "\n" }.joined()
    let parameters = (0..<use.arguments).map { "T\($0)" }.joined(separator: ", ")
    let head = "open class \(own)\(parameters.isEmpty ? "" : "<\(parameters)>"): \(base)"
    return body.isEmpty ? "\(indent)\(head) {}" : "\(indent)\(head) {\n\(body)\(indent)}"
  }

  /// What the calls pass, a class of UIKit's beside what it has of its own. An only parameter of the type is that of the first argument.
  private func initializers(_ use: Use, _ base: String) -> [String] {
    let isPlain = base == "NSObject"
    var found: [String] = []
    if base == "UICollectionView" {
      // UIKit's stops without a layout.
      found = ["convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }"]
    } else if isPlain, !use.calls.isEmpty {
      found = ["override init() {}"]
    }
    for labels in use.calls.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for first in (use.arguments == 1 ? ["A", "T"] : ["A"]).map({ "\($0)0" }) {
        let types = [first] + labels.indices.dropFirst().map { "A\($0)" }
        let generics = types.filter { $0.hasPrefix("A") }.joined(separator: ", ")
        let parameters = zip(labels, types).enumerated().map { "\($1.0) a\($0): \($1.1)" }.joined(separator: ", ")
        found.append(
          "\(isPlain ? "" : "convenience ")init\(generics.isEmpty ? "" : "<\(generics)>")(\(parameters)) { "
            + "\(isPlain ? "super" : "self").init() }")
      }
    }
    return found
  }

  /// A property wrapper, whose variable stops where it is read before it is set.
  private func wrapper(_ name: String, _ labels: Set<[String]>) -> String {
    let initializers = (labels.union([[]])).sorted { $0.lexicographicallyPrecedes($1) }.flatMap { labels in
      let generics = labels.indices.map { "A\($0)" }.joined(separator: ", ")
      let own = labels.enumerated().map { "\($1 == "_" ? "_" : $1) a\($0): A\($0)" }
      return [
        "public init\(generics.isEmpty ? "" : "<\(generics)>")(\(own.joined(separator: ", "))) {}",
        "public init\(generics.isEmpty ? "" : "<\(generics)>")(\((["wrappedValue: Value"] + own).joined(separator: ", "))) { kept = wrappedValue }",
      ]
    }
    let lines = [
      "private var kept: Value?", initializers.joined(separator: "\n  "),
      "public var wrappedValue: Value { get { kept ?? HeroLeftOut.value(\"@\(name)\", \"HeroMissing.swift\", 1, "
        + "\"unknown attribute '\(name)'\") } set { kept = newValue } }",
      "public var projectedValue: \(name) { get { self } set { self = newValue } }",
    ]
    return "@propertyWrapper public struct \(name)<Value> {\n  \(lines.joined(separator: "\n  "))\n}"
  }

  private func isProtocol(_ name: String, _ use: Use) -> Bool {
    if use.isProtocol { return true }
    let isNamedSo = ["Delegate", "DataSource", "Protocol", "able", "ible", "Type", "Provider"].contains {
      name.hasSuffix($0)
    }
    return use.isFirst && !use.isOverridden && isNamedSo
  }

  /// UIKit's class that a name ends with: a `SwipeTableViewCell` is a table view's cell.
  private static func base(of name: String, isOutlet: Bool) -> String {
    bases.first { name.hasSuffix($0) && name != "UI" + $0 }.map { "UI" + $0 } ?? (isOutlet ? "UIView" : "NSObject")
  }
  private static let bases = [
    "TableViewController", "CollectionViewController", "NavigationController", "TabBarController", "PageViewController",
    "SplitViewController", "AlertController", "ViewController", "TableViewHeaderFooterView", "TableViewCell",
    "CollectionReusableView", "CollectionViewCell", "CollectionViewFlowLayout", "CollectionViewLayout",
    "CollectionView",
    "TableView", "ScrollView", "ImageView", "StackView", "TextView", "PickerView", "ProgressView",
    "VisualEffectView", "View", "TextField", "Label", "Button", "Switch", "Slider", "SegmentedControl", "PageControl",
    "Control", "SearchBar", "NavigationBar", "TabBar", "Toolbar", "BarButtonItem", "TapGestureRecognizer",
    "PanGestureRecognizer", "GestureRecognizer", "Window",
  ]

  /// Finds uses of names in a file.
  private final class Reader: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found: [String: Use] = [:]

    init(_ tree: SourceFileSyntax, _ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
      walk(tree)
    }

    private func note(_ type: some SyntaxProtocol, _ change: (inout Use) -> Void) {
      var name = type.plain
      if let angle = name.firstIndex(of: "<") { name = String(name[..<angle]) }
      // A module's name before it.
      let short = name.split(separator: ".").dropFirst().joined(separator: ".")
      for one in [name, short] where names.contains(one) { change(&found[one, default: Use()]) }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      let count = node.genericArgumentClause?.arguments.count ?? 0
      note(node.name) { $0.arguments = max($0.arguments, count) }
      return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
      let count = node.genericArgumentClause.arguments.count
      note(node.expression) { $0.arguments = max($0.arguments, count) }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let all = node.arguments.map(\.expression) + [node.trailingClosure].compactMap { $0.map { ExprSyntax($0) } }
      let labels = node.arguments.map { $0.label?.text ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
      guard !all.isEmpty, node.additionalTrailingClosures.isEmpty, all.allSatisfy(\.hasType) else {
        return .visitChildren
      }
      let called = node.calledExpression
      note(called.as(GenericSpecializationExprSyntax.self)?.expression ?? called) { $0.calls.insert(labels) }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for case .attribute(let attribute) in node.attributes {
        let name = attribute.attributeName
        guard name.plain != "IBOutlet" else {
          for binding in node.bindings {
            if let type = binding.typeAnnotation?.type { note(type.plainOptional) { $0.isOutlet = true } }
          }
          continue
        }
        var labels: [String] = []
        if case .argumentList(let list) = attribute.arguments { labels = list.map { $0.label?.text ?? "_" } }
        note(name) { $0.wraps.insert(labels) }
      }
      return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let overrides = node.memberBlock.members.contains { member in
        member.decl.asProtocol(WithModifiersSyntax.self)?.modifiers.contains { $0.name.text == "override" } ?? false
      }
      inherited(node.inheritanceClause, isOfClass: true, overrides: overrides)
      return .visitChildren
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      inherited(node.inheritanceClause, isOfClass: false)
      return .visitChildren
    }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
      inherited(node.inheritanceClause, isOfClass: false)
      return .visitChildren
    }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
      inherited(node.inheritanceClause, isOfClass: false)
      return .visitChildren
    }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      inherited(node.inheritanceClause, isOfClass: false)
      return .visitChildren
    }

    private func inherited(_ clause: InheritanceClauseSyntax?, isOfClass: Bool, overrides: Bool = false) {
      for (number, one) in (clause?.inheritedTypes ?? []).enumerated() {
        note(one.type) {
          if isOfClass, number == 0 {
            ($0.isFirst, $0.isOverridden) = (true, $0.isOverridden || overrides)
          } else {
            $0.isProtocol = true
          }
        }
      }
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
      note(node.constraint) { $0.isProtocol = true }
      return .visitChildren
    }
    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
      for element in node.elements.dropFirst() { note(element.type) { $0.isProtocol = true } }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// Whether it has a type whatever it is passed to: `.red`, `nil` and `{ $0 + 1 }` have none.
  fileprivate var hasType: Bool {
    if self.is(NilLiteralExprSyntax.self) { return false }
    if let path = self.as(KeyPathExprSyntax.self) { return path.root != nil }
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.contains { $0.expression.hasType } }
    if let all = self.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = all.content else { return false }
      return elements.allSatisfy { $0.key.hasType && $0.value.hasType }
    }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.hasType ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.hasType }
    guard let closure = self.as(ClosureExprSyntax.self) else { return true }
    switch closure.signature?.parameterClause {
    case .simpleInput: return false
    case .parameterClause(let clause): return clause.parameters.allSatisfy { $0.type != nil }
    default: return !closure.tokens(viewMode: .sourceAccurate).contains { $0.text.hasPrefix("$") }
    }
  }
}

extension TypeSyntax {
  /// What an optional is of, else the type itself.
  fileprivate var plainOptional: TypeSyntax {
    self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? self.as(OptionalTypeSyntax.self)?.wrappedType
      ?? self
  }
}
