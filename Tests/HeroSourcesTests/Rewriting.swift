import HeroSources

/// The lines of a file's copy, without the one that names the original.
func rewrittenLines(_ text: String) -> [String] {
  let module = ModuleRewriter.rewrite([AppSource(name: "A.swift", path: "/app/A.swift", text: text)])
  guard let file = module.files.first else { return module.messages.map(\.description) }
  return file.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().map(String.init)
}

/// What the rewriter says of files that are named A, B, ….
func messages(_ texts: String...) -> [String] {
  rewrite(texts).messages.map(\.description)
}

func rewrite(_ texts: [String]) -> RewrittenModule {
  ModuleRewriter.rewrite(
    zip("ABCD", texts).map { AppSource(name: "\($0).swift", path: "/app/\($0).swift", text: $1) })
}
