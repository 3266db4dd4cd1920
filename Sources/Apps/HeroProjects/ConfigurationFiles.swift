import HeroFiles

/// The xcconfig files of a project, each read once, and how much all settings of its targets are together.
final class ConfigurationFiles {
  /// A line that says something.
  struct Line {
    enum Content {
      case setting(key: String, value: String)
      /// Of a file, by its path.
      case include(String)
    }
    /// From 1.
    let number: Int
    let content: Content
  }

  /// Bytes of all settings of a project's targets, after which they are taken for ones that grow without an end.
  private static let maximumCount = 1 << 25

  private var read: [String: [Line]] = [:]
  private var total = 0

  /// Counts bytes of a setting, or what an included file is worth.
  ///
  /// - Throws: A `ProjectError` when they are too many.
  func count(_ bytes: Int, at place: () -> String) throws(ProjectError) {
    total += bytes + 16
    guard total <= Self.maximumCount else {
      throw ProjectError(place(), "the project's settings grow beyond \(Self.maximumCount >> 20) MB")
    }
  }

  /// What a file says; nothing where there is none.
  func lines(of file: String) -> [Line] {
    if let known = read[file] { return known }
    let bytes = (try? FileBytes.read(file, maximum: 1 << 22)) ?? []
    let texts = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let lines = texts.enumerated().compactMap { index, text in
      Self.content(text, of: file).map { Line(number: index + 1, content: $0) }
    }
    read[file] = lines
    return lines
  }

  private static func content(_ line: Substring, of file: String) -> Line.Content? {
    let text = line.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false)[0]
    if text.hasPrefix("#include") {
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count >= 3 else { return nil }
      let path = parts[1].hasPrefix("/") ? String(parts[1]) : FilePath.join(FilePath.folder(of: file), String(parts[1]))
      return .include(FilePath.plain(path))
    }
    guard let equals = text.firstIndex(of: "=") else { return nil }
    let key = text[..<equals].filter { !$0.isWhitespace }
    // Settings of one architecture or platform, `KEY[sdk=…]`, do not count.
    guard !key.contains("[") else { return nil }
    return .setting(key: key, value: text[text.index(after: equals)...].trimmed)
  }
}

extension Substring {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) } ?? start.startIndex)])
  }
}
