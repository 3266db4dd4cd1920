import HeroFiles
import HeroInspection
import HeroModel
import HeroProduction
import HeroRender

import enum HeroJSON.JSONValue

/// What somebody wants to take away of a film: a format, and what of a style differs from the scene's own. The program's options have the
/// same names, so that the same words make its command.
struct ExportRequest: Equatable, Sendable {
  /// What is made.
  enum Format: Equatable, Sendable {
    case film(FilmFormat)
    case player
    /// A contact sheet.
    case sheet

    /// By the names that the page has: the file's ending, or `sheet`.
    init?(_ name: String) {
      switch name {
      case "html": self = .player
      case "sheet": self = .sheet
      default:
        guard let format = FilmFormat(rawValue: name) else { return nil }
        self = .film(format)
      }
    }

    var ending: String {
      switch self {
      case .film(let format): format.rawValue
      case .player: "html"
      case .sheet: "png"
      }
    }
  }

  /// An option: its name in the page, and as the program has it.
  enum Option: String, CaseIterable {
    case transition, from, to, speed, hold, loop, quality, maxSize, frame, padding, backdrop, title, fps, scale
    case overlay, layers

    var flag: String {
      switch self {
      case .maxSize: "--max-size"
      case .frame: "--frame-device"
      default: "--\(rawValue)"
      }
    }

    /// Whether a contact sheet has it.
    var isOfSheets: Bool {
      switch self {
      case .transition, .from, .to, .frame, .padding, .backdrop, .title, .scale, .overlay: true
      case .speed, .hold, .loop, .quality, .maxSize, .fps, .layers: false
      }
    }
  }

  let format: Format
  /// As they were written, none empty.
  private let words: [Option: String]
  private(set) var rate = FrameRate.standard
  private(set) var scale: Double?
  private(set) var largest: Int?
  private(set) var overlay: Set<OverlayPart> = []
  private(set) var arrangement = FilmProduction.Arrangement.together
  private var changes: [@Sendable (inout FilmStyle) -> Void] = []

  static func == (one: ExportRequest, other: ExportRequest) -> Bool {
    one.format == other.format && one.words == other.words
  }

  /// Reads `{"format", "options": {"speed": "0.5", …}}`; an empty option is none.
  init(_ document: JSONValue) throws(PreviewProblem) {
    guard let format = document["format"]?.text.flatMap({ Format($0) }) else {
      throw PreviewProblem(400, "format is gif, webp, apng, avif, mp4, webm, mov, html or sheet")
    }
    var words: [Option: String] = [:]
    for member in document["options"]?.members ?? [] {
      guard let option = Option(rawValue: member.key), let text = member.value.text else {
        throw PreviewProblem(400, "options has no '\(member.key)', or it is not a text")
      }
      let isEmpty = text.allSatisfy(\.isWhitespace)
      if !isEmpty, format != .sheet || option.isOfSheets { words[option] = text }
    }
    (self.format, self.words) = (format, words)
    for option in Option.allCases {
      if let text = words[option] { try read(option, text) }
    }
    if words[.transition] != nil, words[.from] != nil || words[.to] != nil {
      throw PreviewProblem(422, "give either a transition, or from and to")
    }
    if arrangement == .explode, !overlay.isEmpty || words[.frame] == "dark" || words[.frame] == "light" {
      throw PreviewProblem(422, "layers that stand apart have nothing drawn over them, and no device around them")
    }
    if largest != nil, format == .sheet { throw PreviewProblem(422, "only films can have a size limit") }
  }

  private mutating func read(_ option: Option, _ text: String) throws(PreviewProblem) {
    func wrong(_ expectation: String) -> PreviewProblem {
      PreviewProblem(422, "\(option.flag.dropFirst(2)): write \(expectation)")
    }
    func number(_ range: NumberRange) throws(PreviewProblem) -> Double {
      guard let number = Double(text), range.contains(number) else { throw wrong(range.expectation) }
      return number
    }
    switch option {
    case .transition:
      changes.append {
        $0.transition = TransitionName(text)
        ($0.from, $0.to) = (nil, nil)
      }
    case .from, .to:
      let seconds = try number(.notNegative)
      // A part is said as a whole.
      let (from, to) = (words[.from] == nil, words[.to] == nil)
      changes.append {
        if option == .from { $0.from = seconds } else { $0.to = seconds }
        $0.transition = nil
        if from { $0.from = nil }
        if to { $0.to = nil }
      }
    case .speed:
      let speed = try number(FilmStyle.speeds)
      changes.append { $0.speed = speed }
    case .hold:
      let seconds = try number(FilmStyle.holds)
      changes.append { $0.hold = seconds }
    case .loop:
      guard let loop = FilmLoop(text) else { throw wrong("once, forever, boomerang or a number of times") }
      changes.append { $0.loop = loop }
    case .quality:
      guard let quality = Int(text), FilmStyle.qualities.contains(quality) else { throw wrong("1…100") }
      changes.append { $0.quality = quality }
    case .maxSize:
      guard let size = ByteCount(text) else { throw wrong(ByteCount.expectation(of: text)) }
      largest = size.bytes
    case .frame:
      guard text == "none" || DeviceFrame(rawValue: text) != nil else { throw wrong("dark, light or none") }
      changes.append { $0.frame = DeviceFrame(rawValue: text) }
    case .padding:
      let points = try number(FilmStyle.paddings)
      changes.append { $0.padding = points }
    case .backdrop:
      guard let backdrop = Backdrop(words: text) else {
        throw wrong("a colour, several with commas, gradient or transparent")
      }
      changes.append { $0.backdrop = backdrop }
    case .title:
      guard text.count <= FilmStyle.titleLength, !text.contains(where: \.isNewline) else {
        throw wrong("one line of at most \(FilmStyle.titleLength) characters")
      }
      changes.append { $0.title = text }
    case .fps:
      guard let rate = FrameRate(text) else { throw wrong("1…240, or a fraction such as 30000/1001") }
      self.rate = rate
    case .scale: scale = try number(.positive)
    case .overlay:
      let parts = text.split(separator: ",").map { OverlayPart(rawValue: String($0)) }
      guard parts.allSatisfy({ $0 != nil }) else {
        throw wrong(OverlayPart.allCases.map(\.rawValue).joined(separator: ", "))
      }
      overlay = Set(parts.compactMap { $0 })
    case .layers:
      guard let found = FilmProduction.Arrangement(rawValue: text) else { throw wrong("together or explode") }
      arrangement = found
    }
  }

  /// A scene's own style with what was asked for in its place.
  func style(of scene: Scene) -> FilmStyle {
    var style = scene.output
    for change in changes { change(&style) }
    return style
  }

  /// The file's name beside the scene's.
  func fileName(of film: PreviewFilm) -> String {
    let name = FilePath.name(of: film.name)
    return "\(name)\(format == .sheet ? "-sheet" : "").\(format.ending)"
  }

  /// What makes the same file in a terminal, of a scene file that holds the variant.
  func command(of file: String, _ variant: Variant, _ film: PreviewFilm) -> String {
    var words = ["herorender"] + (format == .sheet ? ["sheet"] : [])
    words += [file, fileName(of: film)]
    words += film.options.arguments(in: variant.mode, givesScale: self.words[.scale] != nil)
    for option in Option.allCases {
      if let text = self.words[option] { words += [option.flag, text] }
    }
    return words.map(ShellWord.quoted).joined(separator: " ")
  }
}

extension PreviewOptions {
  /// What reads a scene as the preview does, in a mode; a scale of the export's own goes before.
  func arguments(in mode: SceneMode, givesScale: Bool) -> [String] {
    var own = mode.arguments
    if !own.isEmpty, !readingArguments.contains("--mode"), let named = modes.first(where: { $0.mode == mode }) {
      own = ["--mode", named.name]
    }
    var replaced = Set(mode.arguments.filter { $0.hasPrefix("--") })
    if mode.device != nil || mode.orientation != nil { replaced.insert("--size") }
    if givesScale { replaced.formUnion(["--scale", "--width"]) }
    var kept = readingArguments
    for name in replaced {
      // Each has its value behind it.
      if let index = kept.firstIndex(of: name) { kept.removeSubrange(index...index + 1) }
    }
    return kept + own
  }
}
