import HeroFiles
import HeroImage
import HeroMarkup
import HeroRender
import TransitionEngine

/// Small pictures for the comment of a pull request: of the scenes that differ most a frame as the golden has it, as it is today and what differs; and
/// a film of both where a scene moves otherwise.
package struct CommentPictures: Sendable {
  /// Scenes with pictures, and with films, at most: those that differ most.
  private static let (mostScenes, mostFilms) = (10, 4)
  /// The longest side of a picture, pixels.
  private static let side = 320
  /// Pixels around what differs, where a part of the frame shows it.
  private static let margin = 40

  /// The films of a scene as its golden was recorded and as it is today, no side longer than so many pixels; nil where they cannot be made.
  package typealias Films = (_ scene: GoldenResult, _ side: Double) -> (golden: Film, today: Film)?

  /// By scene: what its pictures show, and the last part of each one's name.
  private var shown: [String: (title: String, kinds: [String])] = [:]
  /// Scenes with a film.
  private var filmed: Set<String> = []

  /// None.
  package init() {}

  /// Writes them into a folder; where there is nothing to show, no folder is made.
  ///
  /// - Throws: `RenderError.environment` when they cannot be written, `stopped` when that was asked for.
  package init(
    of document: MarkdownDocument, to folder: String, jobs: Int = 1, cancellation: Cancellation = Cancellation(),
    films: Films = { _, _ in nil }
  ) throws(RenderError) {
    for result in document.told.prefix(MarkdownDocument.mostScenes) where shown.count < Self.mostScenes {
      guard let (title, pictures) = Self.pictures(of: result) else { continue }
      for (kind, picture) in pictures {
        guard let small = Thumbnail.reduced(picture, to: Self.side),
          let png = try? PNGEncoder.encode(small, compression: .small)
        else { continue }
        let file = Files.join(folder, Self.name(result, "\(kind).png"))
        try Files.makeFolder(FilePath.folder(of: file))
        try RenderError.onDisk(try FileSystem.write(png, toFileNamed: file))
      }
      shown[result.name] = (title, pictures.map(\.kind))
      guard filmed.count < Self.mostFilms, result.movesOtherwise, let pair = films(result, ChangeFilm.side) else {
        continue
      }
      let film = ChangeFilm(golden: pair.golden, today: pair.today)
      if try film.write(to: Files.join(folder, Self.name(result, "film.gif")), jobs, cancellation) {
        filmed.insert(result.name)
      }
    }
  }

  /// The lines that show a scene's pictures.
  func lines(of result: GoldenResult, at address: String) -> [String] {
    guard let (title, kinds) = shown[result.name] else { return [] }
    let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    func picture(_ text: String, _ file: String) -> String {
      let query = parts.count > 1 ? "?\(parts[1])" : ""
      return "![\(text)](\(parts[0])\(MarkupText.address(Self.name(result, file)))\(query))"
    }
    func row(_ cells: [String]) -> String { "| \(cells.prefix(kinds.count).joined(separator: " | ")) |" }
    var lines = [row(["golden, \(title)", "today", "difference: darker is more"]), row(["---", "---", "---"])]
    lines += [row(kinds.map { picture($0, "\($0).png") }), ""]
    if filmed.contains(result.name) { lines += [picture("film: golden and today", "film.gif"), ""] }
    return lines
  }

  private static func name(_ result: GoldenResult, _ file: String) -> String { "\(result.name)-\(file)" }

  /// The pictures of the frame that differs most, of a small difference what lies around it; nil where there is nothing to show.
  private static func pictures(of result: GoldenResult) -> (title: String, pictures: [(kind: String, Pixmap)])? {
    guard let report = result.report, let worst = result.worstFailure, worst.status != .unexpected else { return nil }
    func picture(_ file: String) -> Pixmap? {
      FileSystem.bytes(of: file).flatMap { try? ImageDecoder.decode($0) }
    }
    func part(_ kind: String) -> Pixmap? { picture(Files.join(Files.join(report, kind), worst.moment.file)) }
    guard let expected = part("expected") ?? picture(GoldenFolder(path: result.golden).picture(of: worst.moment)),
      let actual = part("actual")
    else { return nil }
    let (title, both) = (worst.moment.label, [("expected", expected), ("actual", actual)])
    guard let diff = part("diff") else { return (title, both) }
    let all = both + [("diff", diff)]
    guard let box = Self.part(of: expected, and: actual) else { return (title, all) }
    let cut = all.compactMap { kind, whole in whole.cropped(columns: box.columns, rows: box.rows).map { (kind, $0) } }
    return ("\(title), a part", cut)
  }

  /// The part that shows all that differs; nil where that is most of the picture.
  private static func part(of one: Pixmap, and other: Pixmap) -> (columns: Range<Int>, rows: Range<Int>)? {
    guard (one.width, one.height) == (other.width, other.height) else { return nil }
    var box: (left: Int, right: Int, top: Int, bottom: Int)?
    let (width, height) = (one.width, one.height)
    one.bytes.withUnsafeBytes { one in
      other.bytes.withUnsafeBytes { other in
        let (before, after) = (one.bindMemory(to: UInt32.self), other.bindMemory(to: UInt32.self))
        for y in 0..<height {
          for x in 0..<width where before[y * width + x] != after[y * width + x] {
            let known = box ?? (x, x, y, y)
            box = (min(known.left, x), max(known.right, x), known.top, y)
          }
        }
      }
    }
    guard let box else { return nil }
    func range(_ first: Int, _ last: Int, _ count: Int) -> Range<Int> {
      // Not so small that nobody knows where it is.
      let length = min(max(last - first + 1 + 2 * margin, side), count)
      let start = min(max((first + last + 1 - length) / 2, 0), count - length)
      return start..<start + length
    }
    let columns = range(box.left, box.right, width)
    let rows = range(box.top, box.bottom, height)
    return columns.count * rows.count * 2 <= width * height ? (columns, rows) : nil
  }
}

extension GoldenResult {
  /// Whether views take other ways, or other times for them.
  fileprivate var movesOtherwise: Bool {
    outcome == .failed && (!planChanges.isEmpty || failures.contains { $0.kind == .wrongFrameCount })
  }

  /// What the scene file said when the golden was recorded, where the golden's film can be made of it again; else nil.
  package var formerScene: [UInt8]? {
    guard sceneCauses?.isReproduced == true else { return nil }
    return GoldenFolder(path: golden).scene.flatMap { SceneSource(packed: $0) }.map { Array($0.document.line.utf8) }
  }
}
