import HeroFiles

/// The build settings of a target: its own, over the project's, over those of their xcconfig files.
struct BuildSettings {
  private var values: [String: String] = [:]

  /// Sets what a configuration's file and settings say; `$(inherited)` is what stood before.
  mutating func add(_ settings: [String: String]) {
    for (key, value) in settings {
      values[key] = value.contains("$(inherited)") ? value.replacing("$(inherited)", with: values[key] ?? "") : value
    }
  }

  /// Sets what an xcconfig file says, and the files that it includes. A file that is not there is passed over, as Xcode does with `#include?`.
  mutating func add(configuration file: String, depth: Int = 0) {
    guard depth < 16, let bytes = FileSystem.bytes(of: file) else { return }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { continue }
        add(configuration: FilePath.join(FilePath.folder(of: file), String(parts[1])), depth: depth + 1)
        continue
      }
      guard let equals = text.firstIndex(of: "=") else { continue }
      let key = text[..<equals].filter { !$0.isWhitespace }
      // Settings of one architecture or platform, `KEY[sdk=…]`, do not count.
      guard !key.contains("[") else { continue }
      add([key: text[text.index(after: equals)...].trimmed])
    }
  }

  /// A setting with the settings inside of it filled in; nil where nothing says it, or it is empty.
  subscript(key: String) -> String? {
    guard let value = values[key].map({ expanded($0, depth: 0) }), !value.isEmpty else { return nil }
    return value
  }

  /// The settings whose names begin so, by the rest of their names.
  func beginning(_ start: String) -> [String: String] {
    var found: [String: String] = [:]
    for key in values.keys where key.hasPrefix(start) { found[String(key.dropFirst(start.count))] = self[key] }
    return found
  }

  /// `$(NAME)` and `${NAME}` become the setting; `:c99extidentifier` and `:rfc1034identifier` are followed, other forms left off.
  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < 16 else { return text }
    return text.replacing(#/\$[({]([A-Za-z0-9_]+)(:[A-Za-z0-9]+)?[)}]/#) { match in
      let value = expanded(values[String(match.1)] ?? "", depth: depth + 1)
      switch match.2 {
      case ":c99extidentifier": return AppProject.identifier(value)
      case ":rfc1034identifier": return String(value.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      default: return value
      }
    }
  }
}

extension Substring {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
