/// For whom fonts are there: here for the stage.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

/// Brings the fonts of a file, as `UIAppFonts` does; false where it holds none.
@preconcurrency @MainActor @discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { UIKitRuntime.current.addFonts(of: fontURL.standardizedFileURL.path) }
