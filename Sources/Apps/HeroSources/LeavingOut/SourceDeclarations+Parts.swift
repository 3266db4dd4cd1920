internal import SwiftSyntax

/// What is left out for an error.
extension SourceDeclarations {
  /// What can be left out around an error, smallest first: names of declarations with their parts.
  func parts(around error: CompileError) -> [(declaration: String, part: String)] {
    // Of a file as a whole.
    if error.line == 0 { return [("", "file")] }
    var found: [(String, String)] = []
    let offset = file.offset(line: error.line, column: error.column)
    var at = declaration(at: offset, line: error.line)
    if let at, error.text.contains("does not override any"), at.parts.contains(where: { $0.name == "override" }) {
      found.append((at.name, "override"))
    }
    if let at, error.text.hasSuffix("' has no initializers") { found.append((at.name, "initializer")) }
    if let at, let name = at.conformance(in: error.text, isThere: { file.line(of: $0.lowerBound) == error.line }) {
      found.append((at.name, "conformance " + name))
    }
    for statements in at?.statements ?? [] {
      found += statements.around(offset).map { (at?.name ?? "", $0.name) }
    }
    // What is missing at the end of a body is told of its bracket.
    let around = at?.parts.filter {
      !["override", "initializer"].contains($0.name) && ($0.range.lowerBound...$0.range.upperBound).contains(offset)
    }
    if let part = around?.min(by: { $0.range.count < $1.range.count }) { found.append((at?.name ?? "", part.name)) }
    while let own = at {
      found.append((own.name, "declaration"))
      at = own.outer
    }
    return found + [("", "file")]
  }

  /// Errors for all imports of modules that are not there: the compiler tells of one alone.
  func errors(importing modules: Set<String>) -> [CompileError] {
    imports.filter { modules.contains($0.module) }.map { module, declaration in
      CompileError(
        file: file.source.path, line: file.line(of: declaration.range.lowerBound), column: 1,
        text: CompileError.noModule + module + "'")
    }
  }

  /// The innermost declaration around a byte, else one that begins in its line.
  private func declaration(at offset: Int, line: Int) -> Declaration? {
    var (found, level): (Declaration?, [Declaration]) = (nil, top)
    while let next = level.first(where: { $0.range.contains(offset) })
      ?? level.first(where: { file.line(of: $0.range.lowerBound) == line })
    {
      // A type's own first line is of the type, not of what its braces begin with.
      if found != nil, !next.range.contains(offset), found?.range.contains(offset) == true,
        found.map({ file.line(of: $0.range.lowerBound) }) == line
      {
        break
      }
      (found, level) = (next, next.inner)
    }
    return found
  }

  /// What cannot do without a statement that is left out, and why.
  func needing(
    _ part: String, of declaration: String, without gone: (String) -> Bool
  ) -> [(part: String, line: Int, error: String)] {
    guard part.hasPrefix("statement "), let owner = find(declaration, in: top) else { return [] }
    for statements in owner.statements {
      guard let statement = statements.named(part) else { continue }
      if let found = statements.needing(statement) {
        return found.map { needing, name in
          (needing.name, file.line(of: needing.range.lowerBound), "it needs '\(name)', which is left out")
        }
          + statements.following(statement, without: gone).map {
            ($0.name, file.line(of: $0.range.lowerBound), "what stands before it does not compile")
          }
      }
      // A value of the body or the closure itself.
      let line = file.line(of: statement.range.lowerBound)
      let around = owner.parts.filter { $0.range.contains(statement.range.lowerBound) }
      return [(around.min { $0.range.count < $1.range.count }?.name ?? "declaration", line, "what follows needs it")]
    }
    return []
  }

  /// Those of a file's parts that do not lie in others of them.
  func largest(_ leftOut: [LeftOut]) -> [LeftOut] {
    if let all = leftOut.first(where: { $0.part == "file" }) { return [all] }
    let places = leftOut.map { row -> Range<Int>? in
      guard let owner = find(row.declaration, in: top) else { return nil }
      if row.part == "declaration" { return owner.range }
      return owner.parts.first { $0.name == row.part }?.range
        ?? owner.statements.lazy.compactMap { $0.named(row.part)?.range }.first
    }
    return zip(leftOut, places).filter { _, own in
      guard let own else { return true }
      return !places.contains {
        $0.map { $0 != own && $0.lowerBound <= own.lowerBound && own.upperBound <= $0.upperBound } ?? false
      }
    }.map(\.0)
  }

  private func find(_ name: String, in level: [Declaration]) -> Declaration? {
    for one in level {
      if one.name == name { return one }
      if let found = find(name, in: one.inner) { return found }
    }
    return nil
  }
}

extension SourceDeclarations.Declaration {
  /// The protocol that the type is said not to conform to, where its own line names it; what it inherits that is not found.
  fileprivate func conformance(in error: String, isThere: (Range<Int>) -> Bool) -> String? {
    if error.hasPrefix("cannot find type '") {
      let name = error.dropFirst("cannot find type '".count).prefix { $0 != "'" }
      return conformances.first { $0.name == name && isThere($0.range) }?.name
    }
    guard let end = error.firstRange(of: "does not conform to protocol '") else { return nil }
    let name = error[end.upperBound...].prefix { $0 != "'" }
    return conformances.map(\.name).first {
      $0 == name || $0.split(separator: "&").contains { $0.trimmed == name } || name.hasSuffix("." + $0)
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { String(self).trimmed }
}
