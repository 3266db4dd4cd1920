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
    guard let word = words.first, !word.isEmpty, !word.hasPrefix("-"), !word.contains("."), !word.contains("/"),
      !commands.contains(word), !exists(word)
    else { return nil }
    let suggestion = NearestName.suggestion(word, among: commands)
    if !suggestion.isEmpty { return "unknown command '\(word)'\(suggestion)" }
    guard let next = words.dropFirst().first, next.hasSuffix(".json") || StoryboardOptions.reads(next) else {
      return nil
    }
    return "unknown command '\(word)'; there are \(commands.joined(separator: ", "))"
  }

  /// The argument parser's message of an unknown option without the one that it suggests, when that is not near: it counts letters alone.
  static func withNearOptions(_ message: String) -> String {
    guard let question = message.range(of: "'. Did you mean '"),
      let start = message.range(of: "Unknown option '"), start.upperBound <= question.lowerBound,
      let end = message.range(of: "'?", range: question.upperBound..<message.endIndex)
    else { return message }
    let (option, known) = (
      message[start.upperBound..<question.lowerBound], message[question.upperBound..<end.lowerBound]
    )
    guard NearestName.find(String(option), among: [String(known)]) == nil else { return message }
    return message.replacingCharacters(in: question.lowerBound..<end.upperBound, with: "'")
  }
}
