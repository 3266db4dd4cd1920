import HeroFiles
import HeroImage
import HeroInspection
import HeroModel
import HeroProduction
import HeroRender
import Synchronization
import TransitionEngine

import enum HeroJSON.JSONValue

/// What pages take away: files that are being made, and those that are made and wait to be fetched.
final class Exports: Sendable {
  /// Files that are kept, the newest.
  static let kept = 4

  private struct State {
    /// By the names that pages gave them.
    var open: [String: Cancellation] = [:]
    /// In the order that they were made.
    var made: [(ask: String, path: String, name: String)] = []
    var isClosed = false
  }

  private let folder: WorkFolder
  private let state = Mutex(State())

  init(folder: WorkFolder) { self.folder = folder }

  /// What a page receives while a film is made.
  enum Progress: Equatable {
    case note(String)
    /// Per cent, each once.
    case done(Int)
  }

  /// Makes a file, and returns what the page receives about it. Blocks.
  ///
  /// - Parameter ask: The name that the page gave it.
  func make(
    _ request: ExportRequest, of variant: Variant, _ film: PreviewFilm, ask: String, telling: (Progress) -> Void
  ) throws(PreviewProblem) -> JSONValue {
    let cancellation = Cancellation()
    state.withLock { state in
      state.open[ask] = cancellation
      if state.isClosed { cancellation.request(.interrupted) }
    }
    defer { state.withLock { $0.open[ask] = nil } }
    do {
      let path = try folder.file(request.format.ending)
      var done = -1
      let reason = try write(request, of: variant, film, to: path, cancellation) { event in
        switch event {
        // The path is nobody's business.
        case .note(let text): telling(.note(text.replacing(path, with: request.fileName(of: film))))
        case .drawn(let drawn, let count):
          let part = drawn * 100 / max(count, 1)
          guard part != done else { return }
          done = part
          telling(.done(part))
        }
      }
      if reason != nil { throw PreviewProblem(409, "the export was taken back") }
      let name = request.fileName(of: film)
      let gone = state.withLock { state in
        state.made.append((ask, path, name))
        return state.made.count > Self.kept ? state.made.removeFirst().path : nil
      }
      if let gone { try FileSystem.remove(gone) }
      return [
        "version": .integer(1), "name": .string(name), "bytes": .integer(FileSystem.size(path) ?? 0),
      ]
    } catch RenderError.stopped {
      throw PreviewProblem(409, "the export was taken back")
    } catch {
      throw PreviewProblem(any: error)
    }
  }

  private func write(
    _ request: ExportRequest, of variant: Variant, _ film: PreviewFilm, to path: String, _ cancellation: Cancellation,
    telling: (FilmProduction.Event) -> Void
  ) throws -> Cancellation.Reason? {
    let file = film.file(of: variant) ?? film.path
    // The program shows fingers from the start.
    let shown =
      request.overlay.contains(.finger) ? try film.drawn(variant, in: variant.mode, showsFingers: true) : variant
    let scaled = try request.film(shown)
    if request.format == .sheet {
      let pixmap = try SheetProduction(
        ContactSheet(overlay: request.overlay), of: scaled, style: request.style(of: scaled.scene)
      ).picture()
      try PictureFile.write(pixmap, to: path, sparing: SourceFiles())
      return cancellation.reason
    }
    var production = FilmProduction(
      film: scaled, file: variant.file, style: request.style(of: scaled.scene), targets: [try OutputTarget(path)],
      rate: request.rate, largest: request.largest)
    (production.overlay, production.arrangement) = (request.overlay, request.arrangement)
    production.title = FilePath.name(of: file)
    production.threads = film.options.threads
    return try production.make(cancellation: cancellation, telling: telling)
  }

  /// What would be made: the command, and how large the film would be.
  static func outlook(
    of request: ExportRequest, _ variant: Variant, _ film: PreviewFilm
  ) throws(PreviewProblem) -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("version", .integer(1)), .init("name", .string(request.fileName(of: film))),
      .init("file", .text(film.file(of: variant))),
      .init("command", .text(film.file(of: variant).map { request.command(of: $0, variant, film) })),
    ]
    do {
      let scaled = try request.film(variant)
      let style = request.style(of: scaled.scene)
      let cut = try FilmCut(of: scaled, style)
      if request.format != .sheet {
        let clock = FrameClock(cut, rate: request.rate)
        members += [.init("frames", .integer(clock.frameCount)), .init("duration", .number(clock.duration))]
        var header = FilmHeader(film: scaled, clock: clock)
        if style.isDressed {
          header.show(style, try FilmLook(style, around: scaled.scene.canvas, fonts: scaled.scene.fonts))
        }
        // Layers that stand apart take the room that they need.
        if request.arrangement == .together {
          members += [
            .init("width", .integer(header.canvas.pixelWidth)), .init("height", .integer(header.canvas.pixelHeight)),
          ]
        }
      }
    } catch {
      throw PreviewProblem(any: error)
    }
    return .object(members)
  }

  /// Takes one back; one that is not worked on is no matter.
  func takeBack(_ ask: String) { state.withLock { $0.open[ask] }?.request(.interrupted) }

  /// A file that was made, its name and its bytes. Blocks.
  func file(_ ask: String) throws(PreviewProblem) -> (name: String, bytes: [UInt8]) {
    guard let found = state.withLock({ $0.made.last { $0.ask == ask } }),
      let bytes = FileSystem.bytes(of: found.path)
    else { throw .notFound("this export is gone; make it again") }
    return (found.name, bytes)
  }

  /// Takes all back, those to come too.
  func close() {
    let open = state.withLock { state in
      state.isClosed = true
      return Array(state.open.values)
    }
    for cancellation in open { cancellation.request(.interrupted) }
  }
}

extension ExportRequest {
  /// The film as it is exported.
  fileprivate func film(_ variant: Variant) throws(SceneError) -> Film {
    guard let scale else { return variant.film }
    return try variant.film.scaled(to: scale, file: variant.file)
  }
}

extension Exports.Progress {
  /// The event; `ask` is the name that the page gave the export.
  func json(ask: String) -> JSONValue {
    switch self {
    case .note(let text): ["ask": .string(ask), "note": .string(text)]
    case .done(let part): ["ask": .string(ask), "done": .integer(part)]
    }
  }
}
