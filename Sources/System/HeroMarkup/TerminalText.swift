extension Unicode.Scalar {
  /// Whether a terminal acts on the character instead of showing it: C0, DEL, C1, line and paragraph separators, and the
  /// embeddings, overrides and isolates of bidirectional text.
  package var steersTerminals: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
