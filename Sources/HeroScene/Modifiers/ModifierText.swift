/// Reads what modifier strings and animation types say, for who says a scene without a file.
package enum ModifierText {
  /// The modifiers of a string; nil for one that cannot be read.
  package static func modifiers(_ text: String) -> [Modifier]? {
    (try? ModifierSyntax.entries(text)).map { $0.map(\.modifier) }
  }

  /// The modifiers of a string.
  ///
  /// Throws what is wrong with it, and how many Unicode scalars stand before that.
  package static func read(_ text: String) throws(Problem) -> [Modifier] {
    do throws(ExpressionError) { return try ModifierSyntax.entries(text).map(\.modifier) } catch {
      throw Problem(offset: error.offset, message: error.message)
    }
  }

  /// What keeps a string from being read.
  package struct Problem: Error, Equatable, Sendable {
    /// Unicode scalars before it, from 0.
    package let offset: Int
    /// One sentence without a full stop.
    package let message: String
  }

  /// The names that modifiers have, with the number of arguments that they take.
  package static var names: [(name: String, count: ClosedRange<Int>)] { ModifierSyntax.counts }

  /// Modifiers that Hero had before its first version and passes over since.
  private static let gone: Set<String> = ["zPositionIfMatched", "clearSubviewModifiers"]

  /// A string without the modifiers that Hero does not have any more, and their names; the string itself where it cannot be taken apart.
  package static func current(_ text: String) -> (text: String, gone: [String]) {
    guard !SwiftParser.isSwift(text, dotTells: true), let entries = try? ExpressionParser.list(text) else {
      return (text, [])
    }
    let scalars = Array(text.unicodeScalars)
    var (kept, gone): ([String], [String]) = ([], [])
    for (index, entry) in entries.enumerated() {
      let end = index + 1 < entries.count ? entries[index + 1].offset : scalars.count
      if case .call(let name, _, _) = entry.kind, Self.gone.contains(name) {
        gone.append(name)
      } else {
        var part = String.UnicodeScalarView()
        part.append(contentsOf: scalars[entry.offset..<end])
        kept.append(String(part))
      }
    }
    return gone.isEmpty ? (text, []) : (kept.joined(), gone)
  }

  /// A default animation type; nil for one that cannot be read.
  package static func animation(_ text: String) -> AnimationType? { try? AnimationTypeSyntax.animationType(text) }
}
