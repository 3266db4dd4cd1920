import ArgumentParser
import Foundation
import HeroInspection
import HeroModel

/// Completion scripts: the argument parser's, which knows no default subcommand, with the main form `herorender scene.json frames/`.
enum Completions {
  /// The script for a shell; nil for a shell that the argument parser does not know.
  static func script(for shell: String) -> String? {
    guard let shell = CompletionShell(rawValue: shell) else { return nil }
    let script = HeroRenderCommand.completionScript(for: shell)
    switch shell {
    case .bash: return bash(script)
    case .zsh: return zsh(script)
    case .fish: return fish(script)
    default: return script
    }
  }

  /// What follows a first word that is no subcommand is `render`'s.
  private static func bash(_ script: String) -> String {
    replacing(
      script, "        # Offer subcommand completions\n",
      """
              # Offer what the default subcommand takes
              unparsed_words=("${COMP_WORDS[@]:1:${COMP_CWORD}}")
              _herorender_render
              [[ "${COMP_CWORD}" -eq 1 ]] || return
              # Offer subcommand completions

      """)
  }

  private static func zsh(_ script: String) -> String {
    let named = replacing(
      script, "        _describe -V subcommand subcommands && ret=0\n",
      "        _describe -V subcommand subcommands && ret=0\n"
        + "        _files -g '*.json *.storyboard *.xib' && ret=0\n")
    // The words are those after the program's name; the first stands where a subcommand would.
    return replacing(
      named, "            \"_herorender_${words[1]}\" && ret=0\n            ;;\n",
      "            \"_herorender_${words[1]}\" && ret=0\n            ;;\n"
        + "        *)\n            words=(render \"${words[@]}\")\n            (( CURRENT++ ))\n"
        + "            _herorender_render && ret=0\n            ;;\n")
  }

  private static func fish(_ script: String) -> String {
    let names = CommandWord.names(of: HeroRenderCommand.configuration).joined(separator: " ")
    let root = "        __herorender_parse_subcommand 0 'version' 'h/help'\n"
    let named = replacing(
      script, root,
      root + "        if set -q unparsed_tokens[1]; and not contains -- $unparsed_tokens[1] \(names)\n"
        + "            set unparsed_tokens render $unparsed_tokens\n        end\n")
    // A scene may stand where a subcommand does.
    let scene = "\"herorender render\" -eq 1' -fa "
    guard let line = named.split(separator: "\n").first(where: { $0.contains(scene) }) else { return named }
    return named + line.replacingOccurrences(of: scene, with: "\"herorender\" -eq 1' -fa ") + "\n"
  }

  /// - Precondition: The script has the text, which a test looks after.
  private static func replacing(_ script: String, _ text: String, _ other: String) -> String {
    precondition(script.contains(text), "the argument parser writes other scripts")
    return script.replacingOccurrences(of: text, with: other)
  }
}

extension CompletionKind {
  /// The device presets.
  static var devices: CompletionKind { .list(DevicePreset.all.map(\.name)) }
  /// Parts of an overlay, each and all.
  static var overlays: CompletionKind {
    let parts = OverlayPart.allCases.map(\.rawValue)
    return .list(parts + [parts.joined(separator: ",")])
  }
}
