internal import CPango

/// Tells font files from others.
enum FontFile {
  /// Whether a file holds at least one font that text can be drawn with.
  static func isReadable(_ path: String) -> Bool {
    guard let set = FcFontSetCreate() else { return false }
    defer { FcFontSetDestroy(set) }
    return FcFreeTypeQueryAll(path, UInt32.max, nil, nil, set) > 0 && set.pointee.nfont > 0
  }
}
