/// Parts of an app that do not compile here, and that its copy goes without: calls that `herorender app --partial` puts in their places.
///
/// Each tells of itself once. All but a statement end the call that the stage has made: of an event, a callback, `viewDidAppear`.
public enum HeroLeftOut {
  /// A part that the app has come to.
  package struct Met: Equatable, Sendable, Encodable {
    /// Seconds since the stage began.
    package var time: TimeInterval
    /// `CardsViewController.bind()`; empty for a crash of the app's code.
    package var declaration: String
    /// The source, by its path in the module's folder, and its line.
    package var file: String
    package var line: Int
    /// What the compiler said.
    package var error: String
  }

  /// What the app has come to, in order, each part once.
  @MainActor package private(set) static var met: [Met] = []
  /// Where that is written down as it comes, as JSON; nil: on standard error, as warnings.
  @MainActor public static var file: String?

  /// An app starts that may come to such parts, or one that is whole.
  @MainActor package static func begin(isPartial: Bool) {
    met = []
    AppCall.canEnd = isPartial
    AppCall.trapped = { note("", "", 0, "the app's code crashed: see 'Fatal error' above") }
    AppCall.remember = {
      let runtime = UIKitRuntime.current
      let (animates, block) = (runtime.animates, runtime.animationBlock)
      return {
        runtime.animates = animates
        guard block == nil else { return }
        runtime.animationBlock?.end()
        runtime.openAnimations = []
      }
    }
  }

  /// Ends the call: the body of a function.
  public static func stop(_ declaration: String, _ file: String, _ line: Int, _ error: String) -> Never {
    leave(declaration, file, line, error)
  }

  /// A value that there is not: ends the call.
  public static func value<Value>(_ declaration: String, _ file: String, _ line: Int, _ error: String) -> Value {
    leave(declaration, file, line, error)
  }

  /// The body of an asynchronous function: never returns.
  public static func park(_ declaration: String, _ file: String, _ line: Int, _ error: String) async -> Never {
    await MainActor.run { note(declaration, file, line, error) }
    while true { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
  }

  /// A statement that the rest of its function does without.
  public static func skip(_ declaration: String, _ file: String, _ line: Int, _ error: String) {
    guard MainQueue.isCurrent else {
      return DispatchQueue.main.async { note(declaration, file, line, error) }
    }
    MainActor.assumeIsolated { note(declaration, file, line, error) }
  }

  private static func leave(_ declaration: String, _ file: String, _ line: Int, _ error: String) -> Never {
    guard MainQueue.isCurrent else {
      DispatchQueue.main.async { note(declaration, file, line, error) }
      // Another thread has nowhere to go back to.
      while true { Thread.sleep(forTimeInterval: 1000) }
    }
    return MainActor.assumeIsolated {
      note(declaration, file, line, error)
      guard AppCall.isRunning else {
        RunLoopClock.stop("\(declaration) (\(file):\(line)) does not compile here: \(error)")
      }
      AppCall.end()
    }
  }

  @MainActor private static func note(_ declaration: String, _ file: String, _ line: Int, _ error: String) {
    guard !met.contains(where: { $0.line == line && $0.declaration == declaration && $0.file == file }) else { return }
    let one = Met(
      time: UIKitRuntime.current.clock.now, declaration: declaration, file: file, line: line, error: error)
    met.append(one)
    guard let place = Self.file else {
      let time = String(format: "%.2f", one.time)
      if declaration.isEmpty { return UIKitRuntime.current.warn("at \(time) s \(error)") }
      return UIKitRuntime.current.warn(
        "at \(time) s \(declaration), line \(line) of \(file), is left out, because it does not compile here: \(error)")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    _ = FileManager.default.createFile(atPath: place, contents: try? encoder.encode(met))
  }
}
