import HeroJSON
import HeroModel
import HeroWords

/// Reads how films of a scene are shown.
struct OutputReader {
  let reader: ValueReader
  private var colors: ColorReader { ColorReader(reader) }

  init(_ reader: ValueReader) { self.reader = reader }

  /// How films of the scene are shown.
  func output(_ cursor: JSONCursor?) -> FilmStyle {
    var style = FilmStyle()
    guard let cursor, reader.isObject(cursor, keys: ValueKey.output.map(\.field.name), what: "an output object") else {
      return style
    }
    ValueKey.output.read(cursor, into: &style, reader)
    if style.transition != nil, style.from != nil || style.to != nil {
      reader.log.report("give 'transition', or 'from' and 'to'", at: cursor.member("transition") ?? cursor)
    }
    return style
  }

  /// One transition, by number, kind or screen.
  func transition(_ cursor: JSONCursor?) -> TransitionName? {
    guard let cursor else { return nil }
    if cursor.value.real != nil { return reader.integer(cursor, in: 0...Int(largestNumber)).map { .index($0) } }
    return reader.name(cursor, what: "a transition's number, kind or screen").map { .word($0) }
  }

  /// How often a film is played.
  func loop(_ cursor: JSONCursor?) -> FilmLoop? {
    guard let cursor else { return nil }
    if cursor.value.real != nil { return reader.integer(cursor, in: FilmLoop.limit).map { .times($0) } }
    guard let text = reader.string(cursor, what: "\(FilmLoop.words.joined(separator: ", ")) or a whole number") else {
      return nil
    }
    guard FilmLoop.words.contains(text), let loop = FilmLoop(text) else {
      reader.log.report("unknown value '\(text)'\(GuideWords.suggestion(text, among: FilmLoop.words))", at: cursor)
      return nil
    }
    return loop
  }

  /// One line above or below the film.
  func title(_ cursor: JSONCursor?, _ what: String = "a title") -> String? {
    guard let cursor, let text = reader.string(cursor, what: "a line of text") else { return nil }
    if text.count > FilmStyle.titleLength || text.contains(where: \.isNewline) {
      reader.log.report("\(what) is one line of at most \(FilmStyle.titleLength) characters", at: cursor)
      return nil
    }
    return text.isEmpty ? nil : text
  }

  /// What is behind a film.
  func backdrop(_ cursor: JSONCursor?) -> Backdrop? {
    guard let cursor else { return nil }
    if let elements = cursor.elements {
      guard (2...SceneLimits.colors).contains(elements.count) else {
        reader.log.report("a backdrop has 2 to \(SceneLimits.colors) colours, found \(elements.count)", at: cursor)
        return nil
      }
      let colors = elements.compactMap { self.colors.color($0) }
      return colors.count == elements.count ? .gradient(colors) : nil
    }
    guard case .object = cursor.value.kind, cursor.member("image") != nil else {
      return colors.color(cursor).map { .color($0) }
    }
    guard reader.isObject(cursor, keys: SceneFields.backdrop.names, what: "a backdrop") else { return nil }
    return reader.asset(cursor).map { .image(reader.assets.images[$0.index]) }
  }
}
