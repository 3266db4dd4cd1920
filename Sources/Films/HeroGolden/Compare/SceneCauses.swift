import HeroFiles
import HeroJSON
import HeroRender

/// What a scene file says otherwise than when its golden was recorded, and what of it the film shows.
///
/// Each value is taken back, one at a time and all together, and the film is planned again: what has to be taken back to get the golden's numbers
/// is a cause.
package struct SceneCauses: Equatable, Sendable {
  package struct Cause: Equatable, Sendable {
    /// `list/card: cornerRadius 4 → 8`.
    package var text: String
    /// The scene file's, as it is named by the user; empty where it is not known.
    package var file = ""
    /// From 1; nil where it is not known.
    package var line: Int?
    /// Frames, or pictures between them, that differ where this alone has changed; nil where it was not tried alone.
    package var frames: Int?
    /// Whether the plan's own words say the same more finely.
    var isOfModifiers = false

    /// The text with its place: `wait 0.4 → 0.5 s (shop.json:31)`.
    package var placedText: String { text + (line.map { " (\(file):\($0))" } ?? "") }

  }

  /// Without these the film is the golden's.
  package internal(set) var causes: [Cause] = []
  /// These change nothing that shows.
  package internal(set) var idle: [Cause] = []
  /// False where taking all of it back was tried and does not give the golden's numbers: then something else has changed, too.
  package internal(set) var isAllExplained = true

  /// Whether the scene as it was makes the golden's film again; false where that was not tried.
  package internal(set) var isReproduced = false

  /// What the fingers do otherwise, because the scene says so now.
  package internal(set) var gestures: [String] = []

  /// Whether words of modifiers are all that has changed: a plan names them one by one.
  var isOfModifiers: Bool { causes.allSatisfy(\.isOfModifiers) }

  /// The causes in sentences, and how much each explains where there are several.
  var lines: [String] {
    causes.map { cause in
      guard causes.count > 1, let frames = cause.frames else { return cause.placedText }
      return "\(cause.placedText): alone it changes \(frames) frame\(frames == 1 ? "" : "s")"
    }
  }

  /// What else is to be said, a line each.
  var notes: [String] {
    gestures + idle.map { "this shows nothing: \($0.placedText)" }
      + (isAllExplained
        ? []
        : [
          "with all of it as it was, the film is still another than the golden's: the program, a font or a library differs"
        ])
  }

  /// More of them than this are only counted.
  private static let most = 8

  /// The first of some sentences, and how many more there are.
  static func first(_ lines: [String]) -> [String] {
    let rest = lines.count - most
    return lines.prefix(most) + (rest > 0 ? ["and \(rest) more of the scene's values"] : [])
  }

  /// What a scene file that cannot be filmed says otherwise than when its golden was recorded: `shop.json:31: note: since the golden: wait 0.4 →
  /// 0.5 s`; none where one of them cannot be read.
  static func notes(of file: String, since golden: GoldenFolder) -> [String] {
    guard let old = golden.scene.flatMap(SceneSource.init(packed:)), let text = FileSystem.bytes(of: file),
      let document = SceneSource.node(text)?.value
    else { return [] }
    // Nobody knows which other files it would have read.
    let new = SceneSource(document: document, files: old.files)
    let causes = SceneCauses(from: old, to: new, file: file, text: text, trials: 0) { _ in nil }?.causes ?? []
    let lines = causes.map { ($0.line ?? 1, "since the golden: \($0.text)") }
    return zip(Self.first(lines.map(\.1)), lines.map(\.0)).map { "\(file):\($1): note: \($0)" }
  }

  /// - Parameters:
  ///   - file: The scene file's name in places.
  ///   - trials: Films that may be planned; where that is too few to take back each value, it is only said that they have changed.
  ///   - differing: Plans the film of a document, and counts what differs from the golden; nil where it cannot.
  init?(
    from old: SceneSource, to new: SceneSource, file: String, text: [UInt8]?, trials: Int = 25,
    differing: (JSONValue) -> Int?
  ) {
    let edits = SceneMerge.edits(old.document, new.document)
    let document = text.flatMap(SceneSource.node)
    let all = edits.map { edit in
      Cause(
        text: edit.text, file: file, line: document.flatMap { edit.line(in: $0) }, isOfModifiers: edit.isOfModifiers)
    }
    let files = Set(old.files.keys).union(new.files.keys).sorted().filter { name in
      guard old.files[name] != new.files[name] else { return false }
      // Whose name the scene says, or no longer says, is told by that value.
      let isAnother = old.files[name] != nil && new.files[name] != nil
      return isAnother || !edits.contains { $0.names(file: name) }
    }
    let others = files.map { name in
      Cause(text: "\(name) is \(old.files[name] == nil ? "new" : new.files[name] == nil ? "gone" : "another file")")
    }
    guard !all.isEmpty || !others.isEmpty else { return nil }
    func trial(_ taken: Set<Int>) -> Int? {
      differing(SceneMerge.document(old.document, new.document, taking: taken.contains))
    }
    let asItWas = all.count < trials ? trial([]) : nil
    guard asItWas == 0 else {
      (causes, isAllExplained) = (all + others, asItWas == nil || !others.isEmpty)
      return
    }
    isReproduced = true
    var taken: Set<Int> = []
    for (index, cause) in all.enumerated() {
      let frames = trial(taken.union([index]))
      if frames == 0 {
        taken.insert(index)
        idle.append(cause)
      } else {
        causes.append(cause)
        causes[causes.count - 1].frames = frames
      }
    }
    // A file that is another shows nothing, or the numbers would differ.
    idle += others
  }
}
