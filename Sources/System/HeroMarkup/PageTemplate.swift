/// An HTML page of the program's own, with places that values take: `<title>{{title}}</title>`.
package struct PageTemplate: Equatable, Sendable {
  /// The page; the names between double braces are words.
  package let text: String

  package init(_ text: String) { self.text = text }

  /// The page with its values, which stand in it as they are: the caller escapes them, and braces in them mean nothing.
  ///
  /// - Precondition: Every name of the page has a value, and every value is used.
  package func filled(_ values: [String: String]) -> String {
    var parts = text.split(separator: "{{", omittingEmptySubsequences: false)
    var page = String(parts.removeFirst())
    var used: Set<String> = []
    for part in parts {
      let pieces = part.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      guard pieces.count == 2, let value = values[String(pieces[0])] else {
        preconditionFailure("the page has no value for {{\(part.prefix(20))")
      }
      used.insert(String(pieces[0]))
      page += value + pieces[1]
    }
    precondition(used.count == values.count, "the page does not name \(Set(values.keys).subtracting(used))")
    return page
  }

  /// What stands before a name and behind it, for values that are written bit by bit.
  ///
  /// - Precondition: The page names it once.
  package func parted(at name: String) -> (before: PageTemplate, after: PageTemplate) {
    let parts = text.split(separator: "{{\(name)}}", omittingEmptySubsequences: false)
    precondition(parts.count == 2, "the page names {{\(name)}} \(parts.count - 1) times")
    return (PageTemplate(String(parts[0])), PageTemplate(String(parts[1])))
  }
}
