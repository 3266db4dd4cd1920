import Foundation

/// A page of Markdown: where it can be linked to, and where it links.
struct Page {
  /// A link to another place of the repository.
  struct Link {
    /// As written.
    let target: String
    /// In quotes after the target: a text that the linked file holds.
    let title: String?
  }

  let path: String
  private let text: String

  init(_ path: String) throws {
    self.path = path
    // Code is not read as Markdown.
    text = try Repository.text(path).replacing(/(?s)```.*?```/, with: "")
  }

  /// The `id`s that the page gives, and the names that GitHub gives its headings.
  var anchors: Set<String> {
    var anchors = Set(text.matches(of: /<a id="([^"]+)">/).map { String($0.output.1) })
    for heading in text.matches(of: /(?m)^#{1,6} +(.*)$/) {
      let words = heading.output.1.replacing(/<[^>]*>/, with: "").lowercased().filter {
        $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_"
      }
      anchors.insert(words.replacing(" ", with: "-"))
    }
    return anchors
  }

  /// Links within the repository, pictures included.
  var links: [Link] {
    let prose = text.replacing(/`[^`\n]*`/, with: "code")
    var links: [Link] = []
    for match in prose.matches(of: /\]\(([^()\s]+)(?:\s+"((?:\\"|[^"])*)")?\)/) {
      let target = String(match.output.1)
      if ["http:", "https:", "mailto:"].contains(where: target.hasPrefix) { continue }
      let title = match.output.2.map { String($0).replacing("\\\"", with: "\"") }
      links.append(Link(target: target, title: title))
    }
    return links
  }

  /// Why a link leads nowhere; nil when it does not.
  func problem(_ link: Link) throws -> String? {
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let target = URL(fileURLWithPath: "/\(folder)/\(parts[0])").standardized.path
    let file = parts[0].isEmpty ? path : String(target.dropFirst())
    guard Repository.exists(file) else { return "\(path): \(link.target): no such file" }
    if parts.count == 2, try !Page(file).anchors.contains(parts[1]) { return "\(path): \(link.target): no such anchor" }
    if let title = link.title, try !Repository.text(file).contains(title) {
      return "\(path): \(link.target): no '\(title)' in that file"
    }
    return nil
  }
}
