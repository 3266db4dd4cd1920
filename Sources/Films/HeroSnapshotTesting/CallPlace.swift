import Synchronization

/// Where an assertion stands in the source.
package struct CallPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// A place of what `#fileID` and its kind say.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The test file's folder.
  var folder: String {
    let parts = filePath.description.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast().joined(separator: "/")
  }

  /// The test file's name without its ending.
  var fileName: String {
    let name = filePath.description.split(separator: "/").last.map(String.init) ?? "Tests"
    return name.hasSuffix(".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// `__Snapshots__` beside the test file.
  var snapshotRoot: String { "\(folder)/__Snapshots__" }

  /// `__Snapshots__/<TestFile>` beside the test file.
  var snapshotFolder: String { "\(snapshotRoot)/\(fileName)" }
}

/// Names of snapshots: the test's, and for several in one test a name or their number.
final class SnapshotNames: Sendable {
  /// One for the process: a place in a test has the same number each time it runs.
  static let shared = SnapshotNames()

  /// Lines and columns of unnamed snapshots by test.
  private let places = Mutex<[String: [String]]>([:])

  /// `card`, `card.2` for the test's second unnamed place, `card.landscape` for a named one.
  func name(test: String, named name: String?, place: CallPlace) -> String {
    let test = Self.fileName(test.prefix { $0 != "(" })
    if let name { return "\(test).\(Self.fileName(name[...]))" }
    let number = places.withLock { places in
      let key = "\(place.filePath) \(test)"
      let spot = "\(place.line):\(place.column)"
      if let index = places[key, default: []].firstIndex(of: spot) { return index + 1 }
      places[key, default: []].append(spot)
      return places[key, default: []].count
    }
    return number == 1 ? test : "\(test).\(number)"
  }

  /// Letters, digits, `-`, `_` and `.` stay; runs of others become one `-`.
  static func fileName(_ text: Substring) -> String {
    var name = ""
    for character in text {
      let isPlain = character.isLetter || character.isNumber || "-_.".contains(character)
      if isPlain { name.append(character) } else if !name.hasSuffix("-") { name.append("-") }
    }
    let trimmed = name.drop { $0 == "-" || $0 == "." }
    return trimmed.isEmpty ? "snapshot" : String(trimmed)
  }
}
