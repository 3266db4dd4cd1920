import HeroRender

/// When goldens are written.
public enum RecordMode: String, Equatable, Sendable, CaseIterable {
  /// Never: goldens are only compared.
  case never
  /// Where there is none.
  case missing
  /// Where there is none, and where the comparison fails.
  case failed
  /// All of them, whatever they hold.
  case all

  /// The environment variable that sets the mode.
  package static let variable = "HERORENDER_RECORD"

  /// The mode that counts: the given one, else the environment's, else never; always never where `CI` is set.
  ///
  /// - Throws: `RenderError.usage` when the variable holds no mode.
  package static func resolved(
    _ given: RecordMode?, environment: [String: String]
  ) throws(RenderError) -> (mode: RecordMode, note: String?) {
    var mode = given
    if mode == nil, let text = environment[variable], !text.isEmpty {
      guard let named = RecordMode(rawValue: text) else {
        throw .usage("\(variable)=\(text): write never, missing, failed or all")
      }
      mode = named
    }
    guard let mode, mode != .never else { return (.never, nil) }
    guard !isContinuousIntegration(environment) else {
      return (.never, "CI is set: nothing is recorded, whatever --record or \(variable) asks for")
    }
    return (mode, nil)
  }

  /// Whether the process runs where nobody looks at what is recorded: `CI` is set, and not to `false` or `0`.
  package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
    !["", "false", "0"].contains(environment["CI"] ?? "")
  }
}
