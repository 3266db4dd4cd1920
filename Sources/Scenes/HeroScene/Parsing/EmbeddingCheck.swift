import HeroGeometry
import HeroJSON
import HeroModel

/// Finds screens that are embedded twice, in themselves, or without a size where they are smaller than the canvas.
struct EmbeddingCheck {
  let reader: ValueReader
  let screens: Screens

  /// Reports each at its view.
  func run() {
    var holders: [Int: String] = [:]
    for (index, state) in screens.states.enumerated() {
      for view in state.screen.views {
        guard let embedded = view.embedded, screens.states.indices.contains(embedded) else { continue }
        let name = screens.states[embedded].screen.name
        if let other = holders.updateValue(view.path, forKey: embedded) {
          report("'\(name)' is embedded in '\(other)' already", in: view)
        } else if holds(embedded, index) {
          report("'\(name)' would be embedded in itself", in: view)
        } else if view.size != reader.canvas.size, !saysItsPlace(embedded) {
          let size = view.size
          report(
            "'\(name)' is embedded in '\(view.path)', which is \(size.width.plain)×\(size.height.plain): give its view "
              + "\"frame\": [0, 0, \(size.width.plain), \(size.height.plain)]",
            in: view)
        }
      }
    }
  }

  private func report(_ message: String, in view: View) {
    reader.log.diagnostics.append(
      Diagnostic(
        file: reader.log.file, line: view.location.line, column: view.location.column,
        jsonPath: view.location.jsonPath + ".embed",
        message: message))
  }

  /// Whether a screen is another, or embeds it, at whatever depth.
  private func holds(_ screen: Int, _ other: Int) -> Bool {
    var (pending, met) = ([screen], Set<Int>())
    while let next = pending.popLast() {
      if next == other { return true }
      guard met.insert(next).inserted, screens.states.indices.contains(next) else { continue }
      pending += screens.states[next].screen.views.compactMap(\.embedded)
    }
    return false
  }

  private func saysItsPlace(_ screen: Int) -> Bool {
    guard let view = screens.states[screen].cursor.member("view") else { return true }
    return ["frame", "size", "center", "pin"].contains { view.member($0) != nil }
  }
}
