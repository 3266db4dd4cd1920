internal import HeroSourceTables
internal import SwiftSyntax

/// Rewrites the files of one module.
package enum ModuleRewriter {
  /// Copies of a module's files that compile here, and what cannot be rewritten.
  ///
  /// - Parameters:
  ///   - below: Lists of classes that were written for the modules that this one depends on.
  ///   - missing: Modules that are not there: an import of one is an error of its line, after which the compiler goes on to all others.
  ///   - begin: Is told of each file before it is read, and again before it is rewritten; nil: of what follows, which takes no longer for one
  ///     file than for another.
  package static func rewrite(
    _ sources: [AppSource], below: [String] = [], missing: Set<String> = [], begin: (AppSource?) -> Void = { _ in }
  ) -> RewrittenModule {
    let files = sources.map {
      begin($0)
      return ParsedSource($0)
    }
    begin(nil)
    let index = ModuleIndex(foreign: classes(below))
    for file in files where !isMain(file) {
      SyntaxErrors.report(in: file)
      _ = IndexBuilder(file, into: index)
    }
    let module = ModuleContext(index)
    module.makesByType = below.contains { $0.hasPrefix(makesByType) }
    module.missing = missing
    module.passesVoid = sources.contains { $0.text.contains("(())") }
    module.readProtocols()
    for file in files {
      begin(file.source)
      if isMain(file) {
        MainFile.rewrite(file)
      } else {
        _ = FileRewriter(file, module)
      }
    }
    begin(nil)
    Inheritance(module).rewrite()
    let registrations = files.compactMap { Registration(file: $0, module: module).write() }
    for container in index.containers where !container.insertions.isEmpty {
      container.file.insert(
        container.insertions.map { " \($0);" }.joined(), at: container.file.range(container.block.leftBrace).upperBound)
    }
    let messages = files.flatMap { $0.messages.sorted { ($0.line, $0.column) < ($1.line, $1.column) } }
    if messages.contains(where: { $0.severity == .error }) {
      if files.contains(where: \.hasErrors) { return RewrittenModule(files: [], messages: messages) }
      for file in files { file.repeatErrors() }
    }
    return RewrittenModule(
      files: files.map { RewrittenSource(name: $0.source.name, text: $0.rewritten) }
        + [generated(registrations), list(index.classes, makesByType: module.makesByType)],
      messages: messages)
  }

  /// What `list` has written.
  private static func classes(_ lists: [String]) -> [String: String] {
    var classes: [String: String] = [:]
    for line in lists.flatMap({ $0.split(separator: "\n") }) {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2, classes[words[0]] == nil { classes[words[0]] = words[1] }
    }
    return classes
  }

  /// Each class with what it inherits from first, a line each; before them whether classes are made by their types.
  private static func list(_ classes: [String: String], makesByType: Bool) -> RewrittenSource {
    RewrittenSource(
      name: RewrittenModule.classesName,
      text: (makesByType ? Self.makesByType : "") + classes.map { "\($0) \($1)\n" }.sorted().joined())
  }
  private static let makesByType = "T()\n"

  private static func isMain(_ file: ParsedSource) -> Bool {
    file.source.path == "main.swift" || file.source.path.hasSuffix("/main.swift")
  }

  private static func generated(_ registrations: [String]) -> RewrittenSource {
    RewrittenSource(
      name: RewrittenModule.generatedName,
      text: """
        import UIKit

        /// Registers what Objective-C would know of the module's classes; UIKit finds it by its name.
        @MainActor
        final class HeroAppMembers: ObjectiveCModule {
          static func register() {
        \(registrations.map { "    \($0)()\n" }.joined())  }
        }

        """)
  }
}

/// What the files of a module share while they are rewritten.
final class ModuleContext {
  let index: ModuleIndex
  /// Methods and properties that selectors name, by full name: registered whatever their declarations say.
  var wanted: Set<String> = []
  /// Optional methods of the module's own protocols, by full name.
  var optionalMethods: Set<String> = []
  /// Whether this module, or one below it, makes objects by their types: then classes say how they are made.
  var makesByType = false
  /// Whether the module calls something with `()` as its argument: then `(Void) -> Void` means what it says.
  var passesVoid = false
  /// Modules that are not there.
  var missing: Set<String> = []
  /// The class of the app's delegate.
  var delegate: String?

  init(_ index: ModuleIndex) { self.index = index }

  func readProtocols() {
    for container in index.containers where container.isProtocol {
      for member in container.members where member.modifiers.contains("optional") {
        optionalMethods.insert(member.fullName)
      }
    }
  }

  /// Whether calls of a method may be of one that is optional.
  func isOptional(_ fullName: String) -> Bool {
    optionalMethods.contains(fullName) || !UIKitNames.protocols(withOptional: fullName).isEmpty
  }
}

/// A file of statements, which starts the app.
enum MainFile {
  static func rewrite(_ file: ParsedSource) {
    let text = file.tree.plain
    if text.contains("UIApplicationMain") || text.contains("NSApplicationMain") {
      file.say(.warning, file.tree, "main.swift is left out: a test starts the app's delegate, not its program")
    } else {
      file.say(.error, file.tree, "main.swift cannot be rewritten: move what it does into the app's delegate")
    }
    file.blank(0..<file.tree.totalLength.utf8Length)
  }
}

/// What the parser could not read.
final class SyntaxErrors: SyntaxVisitor {
  private let file: ParsedSource
  private var last = -1
  private var count = 0
  /// More of one file follow from those before.
  private static let maximumCount = 20

  static func report(in file: ParsedSource) {
    if file.tree.hasError { _ = SyntaxErrors(file) }
  }

  private init(_ file: ParsedSource) {
    self.file = file
    super.init(viewMode: .all)
    walk(file.tree)
  }

  /// An attribute that only hastens, with types where Swift 4 has `where`: copies are without it.
  static let forgiven = "_specialize"

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    node.attributeName.plain == Self.forgiven ? .skipChildren : .visitChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    say(node, "unexpected '\(node.plain.prefix(40))'")
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { say(token, "expected \(name(of: token.text))") }
    return .visitChildren
  }

  /// Of what is missing: the parser puts `<#expression#>` where no word of the language could stand.
  private func name(of missing: String) -> String {
    if missing.isEmpty { return "more" }
    return missing.hasPrefix("<#") ? String(missing.dropFirst(2).dropLast(2)) : "'\(missing)'"
  }

  /// One for each place.
  private func say(_ node: some SyntaxProtocol, _ text: String) {
    let place = file.range(node).lowerBound
    guard place != last, count < Self.maximumCount else { return }
    (last, count) = (place, count + 1)
    file.say(.error, node, "syntax error: \(text)")
  }
}
