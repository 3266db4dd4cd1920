import Foundation
import HeroFiles
import HeroInspection
import HeroJSON
import HeroMarkup
import HeroModel
import HeroRender
import TransitionEngine

/// A folder that shows films in any browser, from a server or from a disk: a page of all, a player for each.
///
/// ```
/// FOLDER/index.html  gallery.json
///        players/NAME.html  thumbnails/NAME.png  thumbnails/NAME.webp
/// ```
///
/// The same scenes give the same bytes.
package struct GallerySite {
  private let folder: String
  private let title: String
  private let rate: FrameRate
  private let threads: Int
  private var entries: [GalleryEntry] = []
  /// Of all that was written, bytes.
  package private(set) var bytes = 0

  private static let index = "index.html"
  /// Lists the films for programs, and says that the folder is a gallery.
  private static let list = "gallery.json"
  /// Says so before the list does.
  private static let marker = "gallery.tmp"
  private static let (players, thumbnails) = ("players", "thumbnails")

  /// Makes room for a gallery: an older one goes, hidden files stay.
  ///
  /// - Parameter sources: Files that the films are read from.
  /// - Throws: `RenderError.input` when the folder holds something else, or one of the sources; `environment` when it cannot be written.
  package init(
    folder: String, title: String, rate: FrameRate, threads: Int, sparing sources: [String]
  ) throws(RenderError) {
    (self.folder, self.title, self.rate, self.threads) = (folder, title, rate, threads)
    let ours: Set = [Self.index, Self.list, Self.marker, Self.players, Self.thumbnails]
    if FileSystem.exists(folder) {
      guard FileSystem.isFolder(folder) else { throw .input("\(folder) is a file; a gallery needs a folder") }
      let names = try RenderError.onDisk(try FileSystem.names(in: folder)).filter { !$0.hasPrefix(".") }
      let isOurs = names.contains(Self.list) || names.contains(Self.marker)
      guard names.isEmpty || isOurs && ours.isSuperset(of: names) else {
        throw .input("\(folder) contains files that are not a gallery's; name another folder")
      }
      if let source = sources.first(where: { FileSystem.isInside($0, folder) }) {
        throw .input(
          "the gallery cannot replace \(folder): it holds \(source), which this run reads; name another folder")
      }
      for name in names.sorted() where name != Self.marker {
        // What says whose the folder is goes last.
        if name == Self.list { try RenderError.onDisk(try FileSystem.write([], toFileNamed: path(Self.marker))) }
        try RenderError.onDisk(try FileSystem.removeAll(path(name)))
      }
    }
    try RenderError.onDisk(try FileSystem.makeFolder(folder))
    try RenderError.onDisk(try FileSystem.write([], toFileNamed: path(Self.marker)))
  }

  private func path(_ name: String) -> String { FilePath.join(folder, name) }

  /// Writes a film's player and pictures, and returns how many bytes they have.
  ///
  /// - Parameters:
  ///   - largest: Bytes that the player may have. Default: any number.
  ///   - telling: What people should know meanwhile: which smaller player is tried.
  /// - Throws: `RenderError`, or `SceneError` for a view that cannot be drawn; the film is then none of the gallery yet.
  @discardableResult
  package mutating func add(
    _ name: String, film: Film, file: String, style: FilmStyle, largest: Int? = nil,
    cancellation: Cancellation = Cancellation(), telling: (String) -> Void = { _ in }
  ) throws -> Int {
    let player = "\(Self.players)/\(name).html"
    let (still, moving) = ("\(Self.thumbnails)/\(name).png", "\(Self.thumbnails)/\(name).webp")
    do {
      for file in [player, still] {
        try RenderError.onDisk(try FileSystem.makeFolder(FilePath.folder(of: path(file))))
      }
      let thumbnail = try FilmThumbnail(film: film, file: file, style: style, threads: threads)
      try thumbnail.writeStill(to: path(still), cancellation: cancellation)
      try thumbnail.writeMoving(to: path(moving), cancellation: cancellation)
      var production = FilmProduction(
        film: film, file: file, style: style, targets: [.player(path(player))], rate: rate, largest: largest)
      production.title = name
      let up = String(repeating: "../", count: player.count(where: { $0 == "/" }))
      production.home = PlayerNotes.Link(address: "\(up)\(Self.index)", title: title)
      production.threads = threads
      let reason = try production.make(cancellation: cancellation) { if case .note(let text) = $0 { telling(text) } }
      guard reason == nil else { throw RenderError.stopped }
    } catch {
      for file in [still, moving] { try? FileSystem.remove(path(file)) }
      throw error
    }
    let written = [player, still, moving].reduce(0) { $0 + (FileSystem.size(path($1)) ?? 0) }
    bytes += written
    entries.append(
      GalleryEntry(
        name: name, film: film, findings: SceneLint(film: film).findings, address: MarkupText.address(player),
        still: MarkupText.address(still), moving: MarkupText.address(moving), bytes: FileSystem.size(path(player))))
    return written
  }

  /// Lists a film that cannot be drawn.
  package mutating func add(_ name: String, errors: [Diagnostic]) {
    entries.append(GalleryEntry(name: name, errors: errors))
  }

  /// Writes the page and the list.
  package mutating func finish() throws(RenderError) {
    let broken = entries.count { $0.isBroken }
    let count = "\(entries.count) film\(entries.count == 1 ? "" : "s")"
    let summary = broken > 0 ? "\(count), \(broken) cannot be drawn" : count
    let films = JSONValue.array(entries.map(\.json))
    let links = entries.filter { !$0.isBroken }.map { entry in
      let address = MarkupText.address("\(Self.players)/\(entry.name).html")
      return "<li><a href=\"\(MarkupText.attribute(address))\">\(MarkupText.escape(entry.name))</a></li>"
    }
    func part(_ name: String) -> String { EmbeddedFile.text("Films/HeroProduction/Gallery/\(name)") }
    let page = PageTemplate(part("gallery.html")).filled([
      "version": MarkupText.attribute(RendererVersion.current), "title": MarkupText.escape(title),
      "style": part("gallery.css") + part("cards.css"), "summary": summary, "links": links.joined(),
      "films": MarkupText.script(films.line), "script": part("cards.js") + part("gallery.js"),
    ])
    let list: JSONValue = [
      "version": .integer(1), "renderer": .string(RendererVersion.current), "title": .string(title), "films": films,
    ]
    try write(page, Self.index)
    try write(list.pretty(), Self.list)
    bytes += page.utf8.count + list.pretty().utf8.count
    try RenderError.onDisk(try FileSystem.remove(path(Self.marker)))
  }

  private func write(_ text: String, _ name: String) throws(RenderError) {
    try RenderError.onDisk(try FileSystem.write(Array(text.utf8), toFileNamed: path(name)))
  }
}
