import HeroInspection
import HeroJSON
import HeroModel
import HeroRender
import TransitionEngine

/// What a card of a gallery tells of a film.
package struct GalleryEntry: Sendable {
  /// Its path in the folder, without an ending.
  package let name: String
  private let members: [JSONValue.Member]
  /// Whether the film cannot be drawn.
  package let isBroken: Bool

  /// A film that can be drawn.
  ///
  /// - Parameters:
  ///   - address: Of its page, to which `#step=N` is added for each transition.
  ///   - still: Of its pictures, the still and the moving one.
  ///   - bytes: Of its page. Nil: nobody says.
  ///   - errors: What is wrong with its file now. Default: nothing.
  package init(
    name: String, film: Film, findings: [LintFinding], address: String, still: String, moving: String,
    bytes: Int? = nil, errors: [Diagnostic] = []
  ) {
    let size = film.scene.canvas.size
    let transitions = film.transitions.map { plan -> JSONValue in
      [
        "title": .string(plan.title),
        "address": .string("\(address)\(address.contains("#") ? "&" : "#")step=\(plan.step)"),
      ]
    }
    var members: [JSONValue.Member] = [
      .init("name", .string(name)), .init("address", .string(address)), .init("still", .string(still)),
      .init("moving", .string(moving)), .init("width", .number(size.width)), .init("height", .number(size.height)),
      .init("duration", .number(film.duration)), .init("transitions", .array(transitions)),
      .init("findings", .array(findings.map(Self.json))),
    ]
    if let bytes { members.append(.init("bytes", .integer(bytes))) }
    if !errors.isEmpty { members.append(.init("errors", Self.json(errors))) }
    (self.name, self.members, isBroken) = (name, members, false)
  }

  /// A film that cannot be drawn, and why.
  package init(name: String, errors: [Diagnostic], address: String? = nil) {
    self.name = name
    isBroken = true
    members = [
      .init("name", .string(name)), .init("address", .text(address)),
      .init("errors", Self.json(errors)),
    ]
  }

  private static func json(_ errors: [Diagnostic]) -> JSONValue {
    .array(errors.map { ["line": .whole($0.line > 0 ? $0.line : nil), "message": .string($0.message)] })
  }

  private static func json(_ finding: LintFinding) -> JSONValue {
    [
      "line": .whole(finding.location.line > 0 ? finding.location.line : nil), "view": .text(finding.view),
      "message": .string((finding.view.map { "\($0): " } ?? "") + RuleBook.explaining(finding.message)),
      "rule": .string(finding.rule.rawValue),
    ]
  }

  /// What the page's script reads.
  package var json: JSONValue { .object(members) }
}
