import Foundation

/// Which golden files a run writes, from `HERORENDER_RECORD`; a run that writes any fails.
enum RecordMode: String, CaseIterable {
  /// None. Default, and always where `CI` is set.
  case never
  /// Those that do not exist.
  case missing
  /// Those that do not exist or differ.
  case failed
  /// All.
  case all

  /// The mode of an environment; nil when its value is unknown.
  init?(environment: [String: String]) {
    guard environment["CI"] == nil, let name = environment["HERORENDER_RECORD"] else {
      self = .never
      return
    }
    self.init(rawValue: name)
  }

  /// The mode of this run.
  static let current = RecordMode(environment: ProcessInfo.processInfo.environment)

  /// Whether a file is written, given whether it exists and whether it differs.
  func writes(exists: Bool, differs: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: !exists
    case .failed: !exists || differs
    case .all: true
    }
  }
}
