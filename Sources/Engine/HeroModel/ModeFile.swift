/// What a file `herorender.json` says: where scenes, goldens and reports are, and in which modes the scenes are drawn.
package struct ModeFile: Equatable, Sendable {
  /// What the file is called.
  package static let name = "herorender.json"

  /// A mode and what people call it.
  package struct NamedMode: Equatable, Sendable {
    package var name: String
    package var mode: SceneMode

    package init(name: String, mode: SceneMode) {
      self.name = name
      self.mode = mode
    }
  }

  /// The file, as messages name it; like all paths of this type from the working folder.
  package var path: String
  /// A folder of scenes, or one scene.
  package var scenes: String
  /// The folder of goldens.
  package var golden: String
  /// The folder of reports.
  package var report: String
  /// In the file's order.
  package var modes: [NamedMode]
  /// Those that `herorender test` draws every scene in; none: every scene as it is.
  package var tested: [NamedMode]

  package init(
    path: String, scenes: String, golden: String, report: String, modes: [NamedMode], tested: [NamedMode]
  ) {
    self.path = path
    self.scenes = scenes
    self.golden = golden
    self.report = report
    self.modes = modes
    self.tested = tested
  }

  /// The mode of a name.
  ///
  /// - Throws: `SceneError` with the nearest name, or all names.
  package func mode(_ name: String) throws(SceneError) -> SceneMode {
    if let found = modes.first(where: { $0.name == name }) { return found.mode }
    throw SceneError([Diagnostic(file: path, message: Self.problem(name, among: modes.map(\.name)))])
  }

  /// The message about a name that no mode has.
  package static func problem(_ name: String, among known: [String]) -> String {
    let suggestion = NearestName.suggestion(name, among: known)
    if !suggestion.isEmpty { return "no mode named '\(name)'\(suggestion)" }
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return "no mode named '\(name)'; \(known.isEmpty ? "the file has no modes" : "there are \(list)")"
  }
}
