import HeroMarkup

/// The drawings of `symbols.txt`, which says how its lines are read.
struct SymbolTable: Sendable {
  /// By name; `SymbolDrawing.named` makes the filled and framed ones.
  private(set) var drawings: [String: SymbolDrawing] = [:]
  /// Other names of drawings.
  private(set) var names: [String: String] = [:]

  /// As the program carries it.
  static let standard = SymbolTable(EmbeddedFile.text("Pixels/HeroSymbols/symbols.txt"))

  /// - Precondition: The text is well-formed.
  private init(_ text: String) {
    var name = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ", maxSplits: line.hasPrefix(" ") ? 1 : 3)
      if line.hasPrefix(" ") {
        drawings[name]?.add(String(words[1]), as: words[0])
      } else if words[1] == "=" {
        names[String(words[0])] = String(words[2])
      } else {
        guard let width = Double(words[1]), let height = Double(words[2]) else { preconditionFailure("\(line)") }
        name = String(words[0])
        drawings[name] = SymbolDrawing(width, height, kind: words.count > 3 ? words[3] : nil)
      }
    }
  }
}

extension SymbolDrawing {
  fileprivate init(_ width: Double, _ height: Double, kind: Substring?) {
    self.init(width: width, height: height)
    switch kind {
    case nil: break
    case "dotted": lineFactor = 2
    case "solid": (isFilled, isSolid) = (true, true)
    case let other?: preconditionFailure("\(other)")
    }
  }

  fileprivate mutating func add(_ outline: String, as part: Substring) {
    switch part {
    case "body": body = outline
    case "detail": detail = outline
    case "line": line = outline
    default: preconditionFailure("\(part)")
    }
  }
}
