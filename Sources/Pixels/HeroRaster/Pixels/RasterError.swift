/// What can go wrong while drawing.
package enum RasterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A library call failed; the text says which and why.
  case failed(String)
  /// A layer cannot be drawn: its view's path, and why.
  case layer(path: String, reason: String)
  /// The machine lacks something that drawing needs; the text says what to install.
  case unavailable(String)

  /// What failed, without the name of the case.
  package var description: String {
    switch self {
    case .failed(let text), .layer(_, let text), .unavailable(let text): text
    }
  }

  /// The same failure blamed on a layer, unless somebody is blamed already.
  func blaming(_ path: String) -> RasterError {
    if case .failed(let reason) = self { return .layer(path: path, reason: reason) }
    return self
  }
}
