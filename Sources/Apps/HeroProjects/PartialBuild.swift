import HeroBytes
import HeroFiles
import HeroJSON

/// Builds an app that does not compile whole: what the compiler complains about is left out, round by round, until the rest compiles.
///
/// A round looks at the errors of the lowest modules that have any, and at those above if the lower ones lose no more than code in functions: else the
/// errors above may follow from what is missing below. Types that nobody declares come first, for the same reason.
package struct PartialBuild {
  /// A module of the package, with what is asked of the rewriter's tool.
  struct Module {
    let name: String
    let folder: String
    let sources: [String]
    /// Modules of the package that it imports.
    let below: [String]
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
      var (next, waiting, count, names) = (leftOut, outcome.errors, 0, Set<String>())
      repeat {
        let errors = lowest(waiting, owners)
        guard !errors.isEmpty else { break }
        let before = next
        next = LeftOut(try ask(request(before, errors)))
        waiting.removeAll { owners[$0.path].map { errors[$0] != nil } ?? true }
        count += errors.values.map(\.count).reduce(0, +)
        names.formUnion(errors.keys)
        if next.types != before.types || next.new(since: before).contains(where: { !$0.isCode }) { break }
      } while !waiting.isEmpty
      guard next != leftOut else { throw stuck(outcome) }
      let (parts, types) = (next.new(since: leftOut).count, next.types.count - leftOut.types.count)
      tell(
        "round \(round): \(LeftOut.counted(count, "error")) in \(names.sorted().joined(separator: ", "))"
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

  /// Errors by module, of those modules whose own modules have none.
  ///
  /// - Parameter owners: Modules by the paths of their sources.
  private func lowest(
    _ errors: [BuildMessages.Message], _ owners: [String: String]
  ) -> [String: [BuildMessages.Message]] {
    let all = Dictionary(grouping: errors.filter { owners[$0.path] != nil }) { owners[$0.path] ?? "" }
      .mapValues(Self.causes)
    let below = Dictionary(modules.map { ($0.name, $0.below) }, uniquingKeysWith: { first, _ in first })
    func isAboveErrors(_ module: String) -> Bool {
      var (waiting, seen) = (below[module] ?? [], Set<String>())
      while let next = waiting.popLast() {
        guard seen.insert(next).inserted else { continue }
        if all[next] != nil { return true }
        waiting += below[next] ?? []
      }
      return false
    }
    return all.filter { !isAboveErrors($0.key) }
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
