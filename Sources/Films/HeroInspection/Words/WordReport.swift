import HeroJSON
import HeroModel
import TransitionEngine

/// The account of words as text and JSON.
package struct WordReport: Sendable {
  let account: WordAccount
  let film: Film
  let file: String

  /// Prepares to print; `file` is the scene as the user named it.
  package init(_ account: WordAccount, of film: Film, file: String) {
    self.account = account
    self.film = film
    self.file = file
  }

  /// So many views are told of a transition; JSON has all.
  private static let mostViews = 3

  /// A line for each word, in columns: place, word, who says it, verdict, and where it acts or why it does not.
  package var text: String {
    let rows = account.entries.map { entry -> [String] in
      let location = entry.word.location
      let place = location.line > 0 ? "\(file):\(location.line):\(location.column)" : file
      let others = entry.word.views.count - 1
      return [
        place, entry.word.written, entry.word.speaker + (others > 0 ? " and \(others) more" : ""), entry.verdict.word,
        told(entry),
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column < 4 ? cell + String(repeating: " ", count: widths[column] - cell.count) : cell
      }
      return cells.joined(separator: "  ").printable + "\n"
    }.joined()
  }

  private func told(_ entry: WordAccount.Entry) -> String {
    let acts = entry.acts.map { act in
      let views = act.parts.map { part in
        "\(part.path.isEmpty ? "the container" : part.path) \(part.properties.joined(separator: ", "))"
      }
      let rest = views.count - Self.mostViews
      return "\(name(act.transition)): "
        + (views.prefix(Self.mostViews) + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: "; ")
    }.joined(separator: " | ")
    guard let reason = entry.verdict.reason else { return acts }
    return acts.isEmpty ? RuleBook.explaining(reason) : "\(acts) | \(RuleBook.explaining(reason))"
  }

  private func name(_ index: Int) -> String {
    let plan = film.transitions[index]
    return "\(plan.kind.rawValue) \(plan.from) → \(plan.to)"
  }

  /// `{"version": 1, "file", "words": [{"word", "said by", "views", "line", "column", "path", "verdict", "reason", "acts": [{"transition",
  /// "views": [{"view", "properties"}]}]}]}`; places are null when unknown.
  package var json: JSONValue {
    let words = account.entries.map { entry -> JSONValue in
      let location = entry.word.location
      let acts = entry.acts.map { act -> JSONValue in
        let views = act.parts.map { part -> JSONValue in
          ["view": .string(part.path), "properties": .array(part.properties.map { .string($0) })]
        }
        return ["transition": .integer(act.transition), "views": .array(views)]
      }
      return [
        "word": .string(entry.word.written), "saidBy": .string(entry.word.speaker),
        "views": .array(entry.word.views.map { .string($0) }), "line": .line(location),
        "column": .column(location), "path": .string(location.jsonPath),
        "acts": .array(acts), "verdict": .string(entry.verdict.word),
        "reason": .text(entry.verdict.reason.map { RuleBook.explaining($0) }),
      ]
    }
    return ["version": .integer(1), "file": .string(file), "words": .array(words)]
  }
}

extension WordAccount {
  /// `12 words: 9 act, 2 dead, 1 one way`.
  package var summary: String {
    let counts = ["acts", "one way", "dead", "needed", "not looked at"].compactMap { verdict -> String? in
      let count = entries.count { $0.verdict.word == verdict }
      return count == 0 ? nil : "\(count) \(verdict == "acts" && count > 1 ? "act" : verdict)"
    }
    return "\(entries.count) word\(entries.count == 1 ? "" : "s")"
      + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
  }
}

extension WordAccount.Verdict {
  /// In a word or two.
  package var word: String {
    switch self {
    case .acts, .actsElsewhere: "acts"
    case .oneWay: "one way"
    case .dead: "dead"
    case .needed: "needed"
    case .notLookedAt: "not looked at"
    }
  }

  /// Why, where there is something to say.
  package var reason: String? {
    switch self {
    case .acts: nil
    case .oneWay(let reason), .dead(let reason): reason.sentence
    case .actsElsewhere(let reason): "its own view does not animate: \(reason.sentence)"
    case .needed(let why): "without it the film cannot be planned: \(why)"
    case .notLookedAt: "the scene has more words and views than are looked at"
    }
  }
}
