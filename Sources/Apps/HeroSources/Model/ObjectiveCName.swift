/// How Objective-C spells Swift's names.
enum ObjectiveCName {
  /// Words before which no `With` is put.
  ///
  /// Source: Swift's compiler, `PartsOfSpeech.def`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "between", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until", "using", "via", "when", "with", "within",
  ]

  /// The selector of a method; labels are nil for `_`.
  ///
  /// Source: Swift's compiler, `AbstractFunctionDecl::getObjCSelector`.
  static func method(_ base: String, _ labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if let first {
      if !prepositions.contains(firstWord(first)), !prepositions.contains(lastWord(base)) { name += "With" }
      name += capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
  }

  /// The selector that sets a property.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func firstWord(_ name: String) -> String { String(name.prefix { !$0.isUppercase }) }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return name[start...].lowercased()
  }
}
