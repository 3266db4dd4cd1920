/// Why an app is not run, or no package is written for it.
package enum AppRunError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A folder holds files of a package with other contents.
  case existing(folder: String, files: [String])
  /// The compiler has told of so many errors in so many files, of none where it told of something else; so many parts would be left out by the first
  /// round of a partial build.
  case uncompiled(errors: Int, files: Int, leftOut: Count? = nil)
  /// The film's program ended by itself; a partial build may go on where it did.
  case crashed(mayGoOn: Bool)
  /// A tap on what is not there.
  case refused
  /// The film's program did not end in time.
  case overdue(seconds: Int)
  /// Errors that stay, whatever is left out.
  case stuck(errors: Int)
  /// A partial build whose errors do not end.
  case endless(rounds: Int)
  /// A part that everything needs is gone.
  case needed(String, LeftOutPart, screens: [String])
  /// The screen to begin with is in no storyboard, and has no `init()`; what the compiler says of that.
  case unmade(String, String, screens: [String])
  /// The film's program ended by itself; what it had come to.
  case ended([MetPart], screens: [String])

  /// Parts of an app's sources.
  package struct Count: Equatable, Sendable {
    package var parts: Int
    /// That they are of.
    package var files: Int
    package init(parts: Int, files: Int) { (self.parts, self.files) = (parts, files) }
  }

  package var description: String {
    switch self {
    case .existing(let folder, let files):
      "\(folder): there is already a package, with \(files.joined(separator: ", ")); "
        + "--force rewrites its files, except its tests; --into names another folder"
    case .uncompiled(0, _, _): "the app does not compile: see what Swift says above"
    case .uncompiled(let errors, let files, let count):
      "the app does not compile: \(Self.counted(errors, "error")) in \(Self.counted(files, "file")), each at the app's own line"
        + (count.map {
          "; --partial films it without \(Self.counted($0.parts, "part")) of \(Self.counted($0.files, "file")), or some more"
        } ?? "")
    case .crashed(let mayGoOn):
      "the film has stopped: see its last output above"
        + (mayGoOn ? "; where the app's own code crashed, --partial ends no more than that call" : "")
    case .refused: "there is nothing of that name to tap: see above what there is"
    case .overdue(let seconds):
      "the film was stopped: the app's own code has not come to an end in \(seconds) s. It may loop, or wait for what does not come here; "
        + "--time-limit gives it longer"
    case .stuck(let errors):
      "the app does not compile: \(Self.counted(errors, "error"))\(errors == 1 ? " stays" : " stay"), whatever is left out"
    case .endless(let rounds): "the app still does not compile after \(rounds) rounds of leaving out what does not"
    case .needed(let type, let part, let screens):
      "\(type) starts the app, and does not compile here: \(part.file):\(part.line): \(part.error)\(Self.advice(screens))"
    case .unmade(let type, let reason, let screens):
      "\(type) is in no storyboard, and cannot be made by '\(type)()': \(reason)\(Self.advice(screens))"
    case .ended(let met, let screens):
      "the app showed no screen; it came to what does not compile here: "
        + met.prefix(3).map(\.words).joined(separator: "; ") + (met.count > 3 ? "; …" : "") + Self.advice(screens)
    }
  }

  private static func advice(_ screens: [String]) -> String {
    starts(screens).map { "; another screen can be filmed instead: \($0)" } ?? ""
  }

  /// `--start A (or B, C)`; nil where there is none.
  static func starts(_ screens: [String]) -> String? {
    screens.first.map { first in
      let others = screens.dropFirst()
      let more = others.prefix(5).joined(separator: ", ") + (others.count > 5 ? ", …" : "")
      return "--start \(first)" + (others.isEmpty ? "" : " (or \(more))")
    }
  }

  private static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
