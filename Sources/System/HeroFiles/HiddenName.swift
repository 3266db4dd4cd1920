import Foundation

/// The name of a hidden file beside what a run writes: another one in every process of every machine that shares the folder.
///
/// `.NAME.PLACE-PROCESS-START-RANDOM.PURPOSE`, so that a later run can tell what a killed run left from what a living one needs. The
/// random digits never reach an output.
package struct HiddenName: Equatable, Sendable {
  /// What the file is for; how its name ends.
  package enum Purpose: String, CaseIterable, Sendable {
    /// A file that is being written and will be renamed.
    case unfinished = "herorender-part"
    /// The manifest part of a run that is under way.
    case open = "herorender-open"
    /// The manifest part of a run that has ended.
    case done = "herorender-done"
    /// The folder of a golden that is being written, or that a new one has replaced.
    case golden = "herorender-golden"
  }

  /// The name of the file that it belongs to, at most 160 bytes of it.
  package let stem: String
  /// Who made it; nil for a name of another version.
  package let writer: Writer?
  /// 16 hexadecimal digits; without a writer, all that stands in their place.
  package let random: String
  /// What it is for.
  package var purpose: Purpose

  /// A new name.
  package init(for name: String, _ purpose: Purpose) {
    stem = Self.stem(of: name)
    writer = .current
    random = UInt64.random(in: .min ... .max).hexDigits
    self.purpose = purpose
  }

  /// Reads the name of a file; nil when it is none of these.
  package init?(_ text: String) {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts.removeFirst().isEmpty, let purpose = Purpose(rawValue: String(parts.removeLast()))
    else { return nil }
    let maker = String(parts.removeLast())
    let words = maker.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    writer = words.count == 4 ? Writer(words[0], words[1], words[2]) : nil
    random = writer == nil ? maker : words[3]
    stem = parts.joined(separator: ".")
    self.purpose = purpose
  }

  /// The file's name.
  package var text: String {
    let maker = writer.map { "\($0.place)-\($0.process)-\($0.start)-" } ?? ""
    return ".\(stem).\(maker)\(random).\(purpose.rawValue)"
  }

  /// The part of a name that fits into a hidden one: file systems end at 255 bytes.
  package static func stem(of name: String) -> String {
    var stem = name
    while stem.utf8.count > 160 { stem.removeLast() }
    return stem
  }

  /// Seconds after which a file of a process that cannot be seen from here counts as left behind: a day.
  package static let patience = 86_400.0

  /// Whether the run that made the file is gone.
  ///
  /// A process of this machine and container is looked up. One elsewhere cannot be: its file counts as left behind when it has not been
  /// touched for a day, while living runs touch theirs with every frame.
  package func isLeftBehind(in folder: String) -> Bool {
    switch writer?.isRunning {
    case true?: return false
    case false?: return true
    case nil:
      var status = stat()
      guard stat(FilePath.join(folder, text), &status) == 0 else { return false }
      return Date().timeIntervalSince1970 - Double(status.written.tv_sec) > Self.patience
    }
  }
}

/// Files that killed runs left behind.
package enum Leftovers {
  /// Removes unfinished files of runs that are gone: those of the file called `name`, or all that the folder holds.
  package static func remove(in folder: String, of name: String? = nil) throws(FileError) {
    for text in try FileSystem.names(in: folder) {
      guard let hidden = HiddenName(text), hidden.purpose == .unfinished,
        name.map({ HiddenName.stem(of: $0) == hidden.stem }) ?? true, hidden.isLeftBehind(in: folder)
      else { continue }
      try FileSystem.remove(FilePath.join(folder, text))
    }
  }
}
