import ArgumentParser
import Foundation
import HeroFiles
import HeroModel
import HeroStoryboard

/// Tells a misspelt command from a scene: without a command's name, the first word is a scene to render.
enum CommandWord {
  /// The names that a first word may have.
  static func names(of configuration: CommandConfiguration) -> [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  /// Whether the words surely draw a scene: one is named, and what may not be a command follows. Others may, with options first.
  static func draws(_ words: [String], commands: [String]) -> Bool {
    let scene = words.first == "render" ? words.dropFirst() : words[...]
    guard scene.count > 1, let first = scene.first else { return false }
    return first == "-" || !first.hasPrefix("-") && !commands.contains(first)
  }

  /// What is wrong with the first word as a command; nil when it is one, or stands for a scene.
  ///
  /// A word is meant as a command when it does not look like a path (no dot, no slash), no file has its name, and it is near a
  /// command's name or followed by a scene.
  static func problem(
    _ words: [String], commands: [String], exists: (String) -> Bool = { FileSystem.exists($0) }
  ) -> String? {
    if let asked = asked(words), !commands.contains(asked) { return unknown(asked, commands: commands) }
    guard let word = words.first, !word.isEmpty, !word.hasPrefix("-"), !word.contains("."), !word.contains("/"),
      !commands.contains(word), !exists(word)
    else { return nil }
    if !NearestName.suggestion(word, among: commands).isEmpty { return unknown(word, commands: commands) }
    guard let next = words.dropFirst().first, next.hasSuffix(".json") || StoryboardOptions.reads(next) else {
      return nil
    }
    return unknown(word, commands: commands)
  }

  /// The command that help is asked of, as `help NAME`, `--help NAME` and `NAME --help` do; nil where it is not.
  private static func asked(_ words: [String]) -> String? {
    let flags = ["--help", "-h"]
    guard words.count > 1 else { return nil }
    if words[0] == "help" || flags.contains(words[0]) { return words.dropFirst().first { !$0.hasPrefix("-") } }
    return words.count == 2 && flags.contains(words[1]) && !words[0].hasPrefix("-") && !isPath(words[0])
      ? words[0] : nil
  }

  /// Refuses a command's name where the output goes, unless a folder is called so.
  static func refuse(asOutput output: String) throws {
    guard names(of: HeroRenderCommand.configuration).contains(output), !FileSystem.exists(output) else { return }
    throw ValidationError(
      "'\(output)' is a command and goes first: herorender \(output) …; for a folder of that name write \(output)/")
  }

  private static func isPath(_ word: String) -> Bool {
    word.contains(".") || word.contains("/") || FileSystem.exists(word)
  }

  private static func unknown(_ word: String, commands: [String]) -> String {
    let suggestion = NearestName.suggestion(word, among: commands)
    return "unknown command '\(word)'"
      + (suggestion.isEmpty ? "; there are \(commands.joined(separator: ", "))" : suggestion)
  }
}
