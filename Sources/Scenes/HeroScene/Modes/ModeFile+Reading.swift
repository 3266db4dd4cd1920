import Foundation
import HeroFiles
import HeroGeometry
import HeroJSON
import HeroModel

extension ModeFile {
  /// The file of the working folder, or of the nearest folder above it that has one; nil when none has.
  ///
  /// - Throws: `SceneError` where it cannot be read.
  package static func nearest() throws(SceneError) -> ModeFile? {
    let depth = FileManager.default.currentDirectoryPath.split(separator: "/").count
    for level in 0...depth {
      let path = FilePath.join(Array(repeating: "..", count: level).joined(separator: "/"), name)
      if FileSystem.exists(path), !FileSystem.isFolder(path) { return try ModeFile(readingFrom: path) }
    }
    return nil
  }

  /// The mode of a name in the nearest file.
  ///
  /// - Throws: `SceneError` where there is no file, or no such mode in it.
  package static func mode(_ name: String) throws(SceneError) -> SceneMode {
    guard let file = try nearest() else {
      throw SceneError([
        Diagnostic(
          file: Self.name,
          message: "no mode '\(name)': neither this folder nor one above it has this file; `herorender init` writes one"
        )
      ])
    }
    return try file.mode(name)
  }

  /// Reads a file.
  ///
  /// - Throws: `SceneError` with what is wrong with it, in file order.
  package init(readingFrom path: String) throws(SceneError) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path) } catch {
      throw SceneError([Diagnostic(file: path, message: FileProblem(error).message)])
    }
    let parsed: (value: JSONNode, duplicates: [DuplicateKey])
    let rules = JSONRules(fileKind: Self.name, allowsComments: true)
    do throws(JSONSyntaxError) { parsed = try JSONParser.parse(bytes, rules: rules) } catch {
      throw SceneError([
        Diagnostic(file: path, line: Int(error.place.line), column: Int(error.place.column), message: error.message)
      ])
    }
    let reader = ValueReader(file: path, assets: AssetStore(folder: FilePath.folder(of: path), roots: []))
    for duplicate in parsed.duplicates {
      reader.log.report(duplicate.message, place: duplicate.place, path: duplicate.path)
    }
    let file = ModeFileReader(reader: reader, path: path).file(JSONCursor(value: parsed.value, path: .root))
    guard let file, reader.log.diagnostics.isEmpty else { throw SceneError(reader.log.sorted) }
    self = file
  }
}

/// Reads `herorender.json`.
private struct ModeFileReader {
  let reader: ValueReader
  let path: String

  func file(_ cursor: JSONCursor) -> ModeFile? {
    guard reader.isObject(cursor, keys: ModeFields.file.names, what: "an object") else { return nil }
    if let schema = cursor.member("$schema") { _ = reader.string(schema, what: "the address of the schema") }
    reader.readVersion(cursor)
    let modes = modes(cursor.member("modes"))
    return ModeFile(
      path: path, scenes: place(cursor, "scenes") ?? place(of: "scenes"),
      golden: place(cursor, "golden") ?? place(of: "golden"),
      report: place(cursor, "report") ?? place(of: "herorender-report"), modes: modes,
      tested: cursor.member("test").map { tested($0, of: modes) } ?? modes)
  }

  /// A path of the file, from the working folder.
  private func place(_ cursor: JSONCursor, _ key: String) -> String? {
    reader.name(cursor.member(key), what: "a path").map(place(of:))
  }

  private func place(of path: String) -> String {
    if path.hasPrefix("/") { return path }
    let folder = FilePath.folder(of: self.path)
    return folder == "." ? path : FilePath.join(folder, path)
  }

  private func modes(_ cursor: JSONCursor?) -> [ModeFile.NamedMode] {
    guard let cursor else { return [] }
    guard case .object(let members) = cursor.value.kind else {
      reader.wrongType(cursor, expected: "an object: name → mode")
      return []
    }
    guard reader.haveShortNames(members, of: cursor) else { return [] }
    return members.map { member in
      if member.key.isEmpty {
        reader.log.report("a mode needs a name", place: member.keyPlace, path: cursor.path)
      }
      return ModeFile.NamedMode(name: member.key, mode: mode(cursor.cursor(of: member)))
    }
  }

  private func mode(_ cursor: JSONCursor) -> SceneMode {
    var mode = SceneMode()
    guard reader.isObject(cursor, keys: ModeFields.mode.names, what: "a mode, such as { \"appearance\": \"dark\" }")
    else { return mode }
    mode.device = device(cursor.member("device"))
    mode.orientation = reader.choice(cursor.member("orientation"), Orientation.self)
    mode.appearance = reader.choice(cursor.member("appearance"), Appearance.self)
    mode.layoutDirection = reader.choice(cursor.member("direction"), LayoutDirection.self)
    mode.textSize = reader.choice(cursor.member("textSize"), ContentSizeCategory.self)
    mode.isMotionReduced = reader.bool(cursor.member("reducedMotion"))
    return mode
  }

  /// A preset's own name: goldens are named after it, and the newest of a family is another one with a later version.
  private func device(_ cursor: JSONCursor?) -> String? {
    guard let cursor, let name = reader.name(cursor, what: "a device's name") else { return nil }
    guard let preset = DevicePreset.named(name) else {
      reader.log.report(DevicePreset.problem(name), at: cursor)
      return nil
    }
    if DevicePreset.familyNote(name) != nil {
      reader.log.report("'\(name)' is a family of devices; name one of them, such as '\(preset.name)'", at: cursor)
    }
    return preset.name
  }

  private func tested(_ cursor: JSONCursor, of modes: [ModeFile.NamedMode]) -> [ModeFile.NamedMode] {
    guard let elements = cursor.elements else {
      reader.wrongType(cursor, expected: "an array of modes' names")
      return []
    }
    if elements.isEmpty {
      reader.log.report("the list names no mode; leave the key out to test all of them", at: cursor)
    }
    return elements.compactMap { element in
      guard let name = reader.name(element, what: "a mode's name") else { return nil }
      if let mode = modes.first(where: { $0.name == name }) { return mode }
      reader.log.report(ModeFile.problem(name, among: modes.map(\.name)), at: element)
      return nil
    }
  }
}
