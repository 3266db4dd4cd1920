/// A part of a source that does not compile here, and that the copy goes without.
package struct LeftOut: Hashable, Sendable, Codable {
  /// The source, by its path in the folder of its module.
  package var file: String
  /// The declaration as Swift spells it, with the types around it: `CardsViewController.bind()`. The second one of a name in a file ends in `#2`.
  /// Empty: the file.
  package var declaration: String
  /// What of it: `statement 12:5` (where it begins), `body`, `get`, `set`, `willSet`, `didSet`, `value` (an initial value), `default NAME` (a parameter's), `override` (the word), `initializer` (all of a class's), `conformance NAME`, or
  /// `declaration`: all of it.
  package var part: String
  /// Where the compiler saw the first error, from 1.
  package var line: Int
  /// What it said.
  package var error: String

  package init(file: String, declaration: String, part: String, line: Int, error: String) {
    (self.file, self.declaration, self.part) = (file, declaration, part)
    (self.line, self.error) = (line, error)
  }

  /// What is left out, whatever was wrong with it.
  struct Place: Hashable {
    let file: String
    let declaration: String
    let part: String
  }
  var place: Place { Place(file: file, declaration: declaration, part: part) }
}

/// What the compiler says of a place in a copy, whose lines are those of the source.
package struct CompileError: Hashable, Sendable, Codable {
  /// The source, by its path in the folder of its module.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1, in bytes; near the place in the source, where the copy has other words in front.
  package var column: Int
  package var text: String

  package init(file: String, line: Int, column: Int, text: String) {
    (self.file, self.line, self.column, self.text) = (file, line, column, text)
  }

  static let noModule = "no such module '"
  /// That the compiler does not find.
  fileprivate var module: String? {
    text.hasPrefix(Self.noModule) ? String(text.dropFirst(Self.noModule.count).prefix { $0 != "'" }) : nil
  }
}

package enum LeavingOut {
  /// What a module's sources go without, so that errors of a build do not come again: for each error the smallest part around it that is still
  /// there, from the body of a function over its declaration and the types around it to the file.
  ///
  /// - Parameters:
  ///   - sources: Files of a module, named by their paths in its folder.
  ///   - known: What they went without in that build.
  /// - Returns: `known` with what is new, by files and lines, and errors whose files are gone already.
  package static func extend(_ known: [LeftOut], by errors: [CompileError], in sources: [AppSource])
    -> (leftOut: [LeftOut], unplaced: [CompileError])
  {
    var all = known
    var gone = Set(known.map(\.place))
    var unplaced: [CompileError] = []
    let texts = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    // What was there in the build: several errors of one part ask for one step.
    let before = gone
    let modules = Set(errors.compactMap(\.module))
    let imports =
      modules.isEmpty ? [] : sources.flatMap { SourceDeclarations(ParsedSource($0)).errors(importing: modules) }
    let errors = errors.filter { $0.module == nil } + imports
    for (file, errors) in Dictionary(grouping: errors, by: \.file).sorted(by: { $0.key < $1.key }) {
      guard let source = texts[file] else {
        unplaced += errors
        continue
      }
      let declarations = SourceDeclarations(ParsedSource(source))
      for error in errors.sorted(by: { ($0.line, $0.column, $0.text) < ($1.line, $1.column, $1.text) }) {
        let steps = declarations.parts(around: error).map { LeftOut.Place(file: file, declaration: $0, part: $1) }
        // What lies in a part that is gone is gone.
        let known = steps.lastIndex(where: before.contains).map { $0 + 1 } ?? 0
        guard let next = steps[known...].first else {
          unplaced.append(error)
          continue
        }
        guard gone.insert(next).inserted else { continue }
        all.append(
          LeftOut(
            file: file, declaration: next.declaration, part: next.part, line: error.line, error: error.text))
        for needing in declarations.needing(
          next.part, of: next.declaration,
          without: { before.contains(LeftOut.Place(file: file, declaration: next.declaration, part: $0)) })
        {
          let row = LeftOut(
            file: file, declaration: next.declaration, part: needing.part, line: needing.line, error: needing.error)
          if gone.insert(row.place).inserted { all.append(row) }
        }
      }
      all = all.filter { $0.file != file } + declarations.largest(all.filter { $0.file == file })
    }
    return (
      all.sorted { ($0.file, $0.line, $0.declaration, $0.part) < ($1.file, $1.line, $1.declaration, $1.part) }, unplaced
    )
  }

  /// A source without what is left out of it; lines stay where they are.
  package static func apply(_ leftOut: [LeftOut], to source: AppSource) -> AppSource {
    guard !leftOut.isEmpty else { return source }
    let parsed = ParsedSource(source)
    let text = SourceDeclarations(parsed).text(without: leftOut)
    return AppSource(name: source.name, path: source.path, text: text)
  }
}
