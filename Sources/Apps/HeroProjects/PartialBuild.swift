import HeroBytes
import HeroFiles
import HeroJSON

/// Builds an app that does not compile whole: what the compiler complains about is left out, round by round, until the rest compiles.
///
/// A round looks at the errors of all modules. What uses a declaration that a library loses has to go as well; what names a type that nobody declares
/// waits until that is made up.
package struct PartialBuild {
  /// A module of the package, with what is asked of the rewriter's tool.
  struct Module {
    let name: String
    let folder: String
    let sources: [String]
  }
  /// What a build has said.
  struct Outcome {
    var succeeded: Bool
    var errors: [BuildMessages.Message]
    /// The build's last lines, of no place.
    var rest: [String] = []
  }

  /// Rounds after which it gives up.
  package static let limit = 40

  let modules: [Module]
  /// Compiles the package without some parts.
  let compile: (LeftOut) throws -> Outcome
  /// Asks the rewriter's tool: JSON in, JSON out.
  let ask: (JSONValue) throws -> JSONValue
  /// Gets a line about each round.
  let tell: (String) -> Void

  /// - Returns: What the app compiles without, and how many builds that took.
  func run(from start: LeftOut) throws -> (leftOut: LeftOut, rounds: Int) {
    var leftOut = start
    var owners: [String: String] = [:]
    for module in modules { for source in module.sources { owners["\(module.folder)/\(source)"] = module.name } }
    for round in 1...Self.limit {
      let outcome = try compile(leftOut)
      if outcome.succeeded { return (leftOut, round) }
      let errors = placed(outcome.errors.map(original), owners)
      guard !errors.isEmpty else { throw stuck(outcome) }
      let next = LeftOut(try ask(request(leftOut, errors)))
      guard next != leftOut else { throw stuck(outcome) }
      let (parts, types) = (next.new(since: leftOut).count, next.types.count - leftOut.types.count)
      tell(
        "round \(round): \(LeftOut.counted(errors.values.map(\.count).reduce(0, +), "error")) in "
          + errors.keys.sorted().joined(separator: ", ")
          + (types > 0 ? "; \(LeftOut.counted(types, "missing type")) made up" : "")
          + (parts > 0 || types == 0 ? "; \(parts) more left out" : ""))
      leftOut = next
    }
    throw AppRunError.endless(rounds: Self.limit)
  }

  private func stuck(_ outcome: Outcome) -> AppRunError {
    let errors = outcome.errors
    if errors.isEmpty { outcome.rest.forEach(tell) }
    for error in errors { error.lines.forEach(tell) }
    return errors.isEmpty ? .uncompiled(errors: 0, files: 0) : .stuck(errors: errors.count)
  }

  /// The same of a source, where the compiler names its copy.
  private func original(_ message: BuildMessages.Message) -> BuildMessages.Message {
    guard let (name, source) = CompilerCrash.source(ofCopy: message.path),
      let module = modules.first(where: { $0.name == name })
    else { return message }
    var message = message
    message.path = "\(module.folder)/\(source)"
    return message
  }

  /// Errors by module, but for those of imports of modules that could not be written.
  ///
  /// - Parameter owners: Modules by the paths of their sources.
  private func placed(
    _ errors: [BuildMessages.Message], _ owners: [String: String]
  ) -> [String: [BuildMessages.Message]] {
    let unwritten = Set(modules.map { "no such module '\($0.name)'" })
    let placed = errors.filter { owners[$0.path] != nil && !unwritten.contains($0.text) }
    return Dictionary(grouping: placed) { owners[$0.path] ?? "" }.mapValues(Self.causes)
  }

  /// Errors of a module without those that may follow from its others.
  static func causes(_ errors: [BuildMessages.Message]) -> [BuildMessages.Message] {
    let found = errors.filter { error in !consequences.contains { error.text.contains($0) } }
    return found.isEmpty ? errors : found
  }
  private static let consequences = [
    "' has no initializers", "cannot be constructed because it has no accessible initializers",
    "cannot infer contextual base in reference to member", "cannot be resolved without a contextual type",
    "'nil' requires a contextual type", "cannot infer type of closure parameter",
  ]

  private func request(_ leftOut: LeftOut, _ errors: [String: [BuildMessages.Message]]) -> JSONValue {
    let all = modules.map { module in
      let messages = (errors[module.name] ?? []).map { message -> JSONValue in
        [
          "file": .string(String(message.path.dropFirst(module.folder.count + 1))), "line": .integer(message.line),
          "column": .integer(message.column), "text": .string(message.text),
        ]
      }
      return JSONValue.Member(
        module.name,
        [
          "folder": .string(module.folder), "sources": .array(module.sources.map { .string($0) }),
          "leftOut": .array((leftOut.parts[module.name] ?? []).map(\.json)), "errors": .array(messages),
        ])
    }
    return [
      "modules": .object(all), "types": .array(leftOut.types.map { .string($0) }), "swift": .string(leftOut.swift),
      "module": .string(LeftOut.module),
    ]
  }
}
