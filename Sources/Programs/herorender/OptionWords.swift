import ArgumentParser
import Foundation
import HeroModel

/// What people call options that exist under another name.
enum OptionWords {
  /// Words that mean an option, without their dashes; of several options those that the command has are meant.
  private static let synonyms: [(words: [String], options: [String])] = [
    (["start", "begin", "since", "after", "ss", "in"], ["--from"]),
    (["end", "until", "stop", "before", "length", "duration", "t"], ["--to", "--wait"]),
    (["at", "moment", "timestamp", "second", "seconds"], ["--time", "--moments"]),
    (["bezel", "device-frame", "mockup", "mock-up", "shell", "chrome", "body", "border", "phone"], ["--frame-device"]),
    (
      ["slow", "slower", "slow-motion", "slowmo", "slow-mo", "slowdown", "fast", "faster", "playback", "tempo"],
      ["--speed"]
    ),
    (["rate", "framerate", "frame-rate", "frames-per-second", "hz", "r"], ["--fps"]),
    (["repeat", "repeats", "loops", "looping", "plays", "boomerang", "bounce-back", "infinite"], ["--loop"]),
    (["pause", "freeze", "linger", "rest"], ["--hold"]),
    (["heading", "headline"], ["--title"]),
    (["subtitle", "subtitles", "footer", "description", "note"], ["--caption"]),
    (["timecode", "timer", "stopwatch", "show-time"], ["--clock"]), (["progress", "bar"], ["--progress-bar"]),
    (["wallpaper", "background-image", "bg-image", "backdrop-image", "ground", "behind"], ["--backdrop"]),
    (["bg", "background-color", "background-colour", "canvas-color"], ["--background", "--backdrop"]),
    (["margin", "margins", "inset", "insets", "space"], ["--padding"]),
    (["zoom", "factor", "retina", "dpi", "ppi", "density", "pixel-ratio", "s"], ["--scale"]),
    (["w", "pixels", "max-width"], ["--width"]),
    (["height", "h", "resolution", "dimensions", "canvas", "viewport", "screen-size"], ["--size", "--width"]),
    (["model", "iphone", "ipad", "simulator", "screen", "d"], ["--device"]),
    (["crf", "lossy", "lossless", "compress", "q:v"], ["--quality"]),
    (["limit", "file-size", "filesize", "max-bytes", "maxsize", "target-size", "fit"], ["--max-size"]),
    (["crop", "cut", "part", "segment", "only", "which"], ["--transition", "--filter"]),
    (["out", "outfile", "out-file", "out-dir", "dest", "destination", "target"], ["--output", "--into", "--report"]),
    (["threads", "parallel", "workers", "cores", "cpus", "concurrency", "j"], ["--jobs"]),
    (["silent", "no-progress", "hush"], ["--quiet"]),
    (["v", "debug", "log", "trace-commands"], ["--verbose", "--version"]),
    (["overwrite", "yes", "y", "f", "replace"], ["--force"]),
    (["continue", "restart"], ["--resume"]),
    (["annotate", "annotations", "labels", "ids", "show-ids", "paths", "ways", "arrows"], ["--overlay"]),
    (["explode", "exploded", "3d", "depth"], ["--layers"]),
    (["cols", "c", "per-row"], ["--columns"]),
    (["theme", "dark", "light", "dark-mode", "color-scheme", "interface-style", "style"], ["--appearance"]),
    (["landscape", "portrait", "rotate", "rotation", "turn"], ["--orientation"]),
    (["modes", "variant", "configuration", "config", "profile", "preset"], ["--mode"]),
    (["rtl", "ltr", "layout-direction", "writing-direction"], ["--direction"]),
    (["font-size", "dynamic-type", "type-size", "content-size", "content-size-category"], ["--text-size"]),
    (["update", "update-goldens", "update-snapshots", "rerecord", "u"], ["--record", "--accept"]),
    (["baseline", "baselines", "reference", "references", "snapshots", "expected", "goldens"], ["--golden"]),
    (["tolerance", "precision", "perceptual-precision", "fuzz", "epsilon"], ["--threshold"]),
    (["grep", "match", "name", "k", "include"], ["--filter"]),
    (["output-format", "type", "reporter"], ["--format", "--json"]),
    (["fail-on-warning", "werror", "warnings-as-errors"], ["--strict"]),
    (["editor-command", "ide"], ["--editor"]), (["p", "listen"], ["--port"]),
    (["browser", "launch"], ["--open"]), (["click", "press", "touch"], ["--tap"]),
    (["finger", "fingers", "show-touches"], ["--touches", "--overlay"]), (["swipe", "drag", "scroll"], ["--pan"]),
    (["sleep", "delay"], ["--wait", "--hold"]),
    (["?", "usage", "man"], ["--help"]), (["V"], ["--version"]),
  ]

  /// Message and usage of an unknown option, with the option that is meant: its synonym, the one that is spelt nearly so, or the command that
  /// has it. The argument parser, which counts letters alone, suggests others.
  static func withMeantOptions(_ message: String, of command: (any ParsableCommand.Type)?) -> String {
    guard let start = message.range(of: "Unknown option '"),
      let end = message[start.upperBound...].firstIndex(of: "'")
    else { return message }
    let option = String(message[start.upperBound..<end])
    let line = message[end...].prefix { $0 != "\n" }
    let command = command ?? RenderCommand.self
    return message.replacingCharacters(in: line.startIndex..<line.endIndex, with: "'\(suggestion(option, of: command))")
  }

  private static func suggestion(_ option: String, of command: any ParsableCommand.Type) -> String {
    let known = options(of: command)
    let word = option.drop { $0 == "-" }.prefix { $0 != "=" }
    let meant = synonyms.filter { $0.words.contains(String(word)) || $0.words.contains(word.lowercased()) }
      .flatMap(\.options).filter(known.contains)
    if !meant.isEmpty { return ". Did you mean '\(meant.joined(separator: "' or '"))'?" }
    if word.count > 1, let near = NearestName.find("--\(word)", among: known) { return ". Did you mean '\(near)'?" }
    let others = HeroRenderCommand.configuration.subcommands.filter { options(of: $0).contains("--\(word)") }
      .compactMap { $0.configuration.commandName }
    guard !others.isEmpty else { return "" }
    return "; it is an option of \(others.map { "`\($0)`" }.joined(separator: ", "))"
  }

  /// The long names that a command's help lists, each at the start of its row.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    HeroRenderCommand.helpMessage(for: command, columns: 1000).split(separator: "\n").filter { $0.hasPrefix("  -") }
      .flatMap { row in
        row.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "/" }).prefix {
          $0.hasPrefix("-") || $0.hasPrefix("<")
        }
        .filter { $0.hasPrefix("--") }.map(String.init)
      }
  }
}
