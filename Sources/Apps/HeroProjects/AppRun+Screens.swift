import HeroFiles

/// Which of an app's screens is filmed in the place of its own start.
extension AppRun {
  /// Screens that are tried before it gives up: each takes a build.
  private static let triedCount = 4

  /// Performs; where the app shows no screen because of what is left out, its first controller that can be made alone shows instead.
  ///
  /// - Parameter limit: Seconds that the app may take.
  /// - Returns: What the app has come to of what is left out; the controller, if one shows instead of the app's own start.
  package mutating func performOrShowAnother(within limit: Int) throws -> (met: [MetPart], screen: String?) {
    do {
      return (try perform(within: limit), nil)
    } catch let failure as AppRunError where failure.mayBeStart && start.screen == nil {
      for screen in screens.prefix(Self.triedCount) {
        tell(.line("the app shows no screen; trying --start \(screen)"))
        var other = starting(with: screen)
        do {
          _ = try other.buildPartly(renews: false)
          let met = try other.perform(within: limit)
          self = other
          return (met, screen)
        } catch let error as AppRunError { tell(.line("\(screen): \(error)")) }
      }
      throw failure
    }
  }

  /// Screens in the order in which the files with the app's delegates name them, then the others in their own.
  func ordered(_ screens: [String]) -> [String] {
    let text = start.delegateFiles.compactMap { FileSystem.bytes(of: $0) }.map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "\n")
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let places = Dictionary(words.enumerated().map { (String($1), $0) }, uniquingKeysWith: { first, _ in first })
    return screens.enumerated().sorted { (places[$0.1] ?? .max, $0.0) < (places[$1.1] ?? .max, $1.0) }.map(\.1)
  }
}

extension AppRunError {
  /// Whether another screen may show in spite of it: the app's own start has ended.
  fileprivate var mayBeStart: Bool {
    switch self {
    case .ended, .crashed: true
    default: false
    }
  }
}
