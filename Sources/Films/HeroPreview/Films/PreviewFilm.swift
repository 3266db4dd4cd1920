import Foundation
import HeroBytes
import HeroFiles
import HeroGeometry
import HeroJSON
import HeroModel
import HeroRender
import HeroStoryboard
import Synchronization
import TransitionEngine

/// A scene or storyboard of the preview: its file as it is now, its last good film, and what is tried on it.
final class PreviewFilm: Sendable {
  /// Films of one file that are kept: saved ones, and what was tried on them.
  static let keptVariants = 12
  /// Texts of the file before saves that are kept.
  static let keptTexts = 24

  let id: Int
  /// What the page calls it; the golden's folder below the golden root.
  let name: String
  /// As the user would name it.
  let path: String
  /// The folder that the file must lie in, links resolved; nil for a file that the user named, who may link it to wherever he likes.
  let folder: String?
  let options: PreviewOptions
  let state = Mutex(State())
  /// One reading or writing at a time.
  let access = Mutex(())

  struct State {
    /// The last good one.
    var saved: Variant?
    var errors: [Diagnostic] = []
    var warnings: [Diagnostic] = []
    /// Every file that was read the last time.
    var files: [String] = []
    /// The one that was asked for last at the end.
    var variants: [Variant] = []
    /// Which variant a variant is in a mode, since the file was read: what it reads in another mode may have changed too.
    var inModes: [String: String] = [:]
    /// Files with what was tried, which pages asked for.
    var copies: [String] = []
    /// The last picture that somebody looked at.
    var playhead: Shot?
    var isOpen = false
    /// Whether somebody will read it.
    var isDue = false
    /// What saves have replaced since somebody else wrote the file, the last at the end; and what they wrote.
    var replaced: [SceneText] = []
    var written: [UInt8]?
  }

  /// What a page receives about it.
  struct Status {
    let saved: Variant?
    let errors: [Diagnostic]
    let warnings: [Diagnostic]
  }

  init(id: Int, name: String, path: String, folder: String?, options: PreviewOptions) {
    self.id = id
    self.name = name
    self.path = path
    self.folder = folder
    self.options = options
  }

  /// Whether anybody has asked for it.
  var isOpen: Bool { state.withLock { $0.isOpen } }

  /// What is known of it.
  var status: Status {
    state.withLock { Status(saved: $0.saved, errors: $0.errors, warnings: $0.warnings) }
  }

  /// Every file that was read the last time, whether that went well or not.
  var files: [String] { state.withLock { $0.files } }

  /// The last picture that somebody looked at.
  var playhead: Shot? {
    get { state.withLock { $0.playhead } }
    set { state.withLock { $0.playhead = newValue } }
  }

  /// Whether the file is one of Interface Builder's.
  var isStoryboard: Bool { StoryboardOptions.reads(path) }

  /// A variant that is still cached.
  func variant(_ id: String) throws(PreviewProblem) -> Variant {
    let found = state.withLock { state -> Variant? in
      guard let index = state.variants.firstIndex(where: { $0.id == id }) else { return nil }
      let variant = state.variants.remove(at: index)
      state.variants.append(variant)
      return variant
    }
    guard let found else { throw .gone("this variant is gone; ask for the film again") }
    return found
  }

  // MARK: Reading

  /// Reads it at its first opening, and says whether that was now; blocks.
  func open() -> Bool {
    let isFirst = state.withLock { state in
      defer { state.isOpen = true }
      return !state.isOpen
    }
    // A second caller waits for the first one's result.
    return access.withLock { _ in
      guard isFirst || status.saved == nil && status.errors.isEmpty else { return false }
      readAgain()
      return true
    }
  }

  /// Says that it must be read; false when that is known.
  func askForReading() -> Bool {
    state.withLock { state in
      defer { state.isDue = true }
      return !state.isDue
    }
  }

  /// Reads the file; true when a page has something new to hear. Blocks.
  @discardableResult
  func read() -> Bool {
    access.withLock { _ in
      state.withLock { $0.isDue = false }
      return readAgain()
    }
  }

  @discardableResult
  private func readAgain() -> Bool {
    do throws(SceneError) {
      let film = try readFilm()
      let warnings = film.warnings
      return state.withLock { state in
        let isNew =
          state.saved?.id != film.id || !state.errors.isEmpty || state.warnings != warnings || !state.inModes.isEmpty
        state.inModes = [:]
        if state.saved?.id != film.id {
          state.saved = film
          Self.keep(film, in: &state)
        }
        (state.errors, state.warnings) = ([], warnings)
        return isNew
      }
    } catch {
      return state.withLock { state in
        defer { state.errors = error.diagnostics }
        return state.errors != error.diagnostics
      }
    }
  }

  /// The film as the file has it now; notes what was read for it.
  private func readFilm() throws(SceneError) -> Variant {
    let (result, files) = ReadFiles.during {
      Result { () throws(SceneError) in
        let bytes = isStoryboard ? nil : try currentBytes()
        return (bytes, try options.read(SceneRequest(path: path, bytes: bytes)))
      }
    }
    state.withLock { $0.files = files }
    let (bytes, scene) = try result.get()
    // Somebody else has written it.
    state.withLock { state in if state.written != bytes { (state.replaced, state.written) = ([], nil) } }
    return try variant(of: scene, text: bytes.map { JSONText($0) })
  }

  /// What the file holds now.
  private func currentBytes() throws(SceneError) -> [UInt8] {
    let real = try realPath()
    do throws(FileError) { return try FileBytes.read(real) } catch {
      throw SceneError([Diagnostic(file: path, message: error.description)])
    }
  }

  /// Where the file really is now, which must be inside the preview's folder.
  private func realPath() throws(SceneError) -> String {
    guard let real = FileSystem.resolved(path) else {
      throw SceneError([Diagnostic(file: path, message: "no such file")])
    }
    if let folder, !FileSystem.isInside(real, folder) {
      throw SceneError([Diagnostic(file: path, message: "lies outside the preview's folder")])
    }
    return real
  }

  /// The film of a scene; one that is kept already is not planned again.
  func variant(
    of scene: Scene, text: JSONText?, tried edits: [ValueEdit] = [], as request: SceneRequest? = nil,
    plain: String? = nil, until last: Int? = nil
  ) throws(SceneError) -> Variant {
    var scene = scene
    if let last { scene.steps = Array(scene.steps.prefix(last + 1)) }
    let tried = edits.map { "\($0.name)=\($0.value?.line ?? "")" }.joined(separator: "\n")
    let how =
      (request.map { "\($0.mode) \($0.showsFingers) \(plain ?? "")" } ?? "") + (last.map { " until \($0)" } ?? "")
    let id = String(xxh128Hex(Array("\(scene.digest) \(scene.canvas) \(tried) \(how)".utf8)).prefix(20))
    if let known = state.withLock({ state in state.variants.first { $0.id == id } }) { return known }
    let film = try Film(scene: scene, file: path)
    let fonts = scene.fonts.map {
      Drawing.FontContent(path: $0, xxh128: xxh128Hex(FileSystem.bytes(of: $0) ?? []))
    }
    let known = state.withLock { state in state.variants.last { $0.drawing.fits(scene, fonts: fonts) }?.drawing }
    do throws(RenderError) {
      let drawing: Drawing
      if let known { drawing = known } else { drawing = try Drawing(scene, fonts: fonts) }
      return Variant(
        id: id, plain: plain, mode: request?.mode ?? SceneMode(), until: last, file: path, text: text, edits: edits,
        film: film,
        rate: options.rate, drawing: drawing)
    } catch {
      throw SceneError([Diagnostic(file: path, message: error.description)])
    }
  }

  static func keep(_ variant: Variant, in state: inout State) {
    state.variants.removeAll { $0.id == variant.id }
    state.variants.append(variant)
    guard state.variants.count > keptVariants else { return }
    let saved = state.saved
    if let oldest = state.variants.firstIndex(where: { $0 !== saved }) { state.variants.remove(at: oldest) }
  }

  /// Opens a file in an editor, which must be one that the film was read from, and says in which.
  func open(
    _ file: String, line: Int?, column: Int?, in editor: Result<Editor, Editor.Problem>
  ) throws(PreviewProblem) -> String {
    guard let real = FileSystem.resolved(file),
      ([path] + files).contains(where: { FileSystem.resolved($0) == real })
    else { throw PreviewProblem(403, "the film was not read from this file") }
    do throws(Editor.Problem) {
      let editor = try editor.get()
      try editor.open(real, line: line, column: column)
      return editor.name
    } catch {
      throw PreviewProblem(422, error.message)
    }
  }

  // MARK: Trying and saving

  /// The film with other values; without edits the saved one. Nothing is written. Blocks.
  ///
  /// - Parameter last: The last step that has to be possible, whatever then becomes of those behind it: nil for all.
  /// - Returns: The film, which ends with that step where the rest is impossible, and then why it is.
  func tried(
    _ edits: [ValueEdit], until last: Int? = nil
  ) throws(PreviewProblem) -> (variant: Variant, problem: PreviewProblem?) {
    guard let saved = state.withLock({ $0.saved }) else {
      throw PreviewProblem(409, "the file has errors, and no good film yet")
    }
    let (variant, problem) = try read(edits, over: saved, until: last)
    if !edits.isEmpty { state.withLock { Self.keep(variant, in: &$0) } }
    return (variant, problem)
  }

  /// The film with other values, which is not kept.
  func read(
    _ edits: [ValueEdit], over saved: Variant, until last: Int? = nil
  ) throws(PreviewProblem) -> (variant: Variant, problem: PreviewProblem?) {
    guard !edits.isEmpty else { return (saved, nil) }
    var named: [ValueEdit] = []
    for var edit in edits {
      if case .view(let name) = edit.subject { edit.subject = .view(try saved.film.scene.view(called: name).path) }
      named.append(edit)
    }
    let isOfModifiers = named.allSatisfy { $0.key == .heroModifiers }
    var edited: ValueEdit.Edited?
    do throws(PreviewProblem) {
      if let text = saved.sceneText {
        edited = try ValueEdit.apply(named, to: text, of: saved.film.scene, path)
      } else if !isOfModifiers {
        throw PreviewProblem(422, "the preview changes a storyboard's modifiers alone; its other values are Xcode's")
      }
    } catch  where isOfModifiers && error.status == 422 {}
    do throws(SceneError) {
      if let edited, let scene = try edited.scene(options, path) {
        do throws(SceneError) { return (try variant(of: scene, text: edited.text), nil) } catch {
          guard let last, scene.steps.indices.contains(last) else { throw error }
          return (try variant(of: scene, text: edited.text, until: last), PreviewProblem(error))
        }
      }
      if isOfModifiers {
        // What no text stands for is tried on the model alone.
        let scene = try ValueEdit.apply(modifiers: named, to: saved.film.scene)
        return (try variant(of: scene, text: saved.text, tried: named), nil)
      }
    } catch {
      throw PreviewProblem(error)
    }
    throw Self.isWoven(named)
  }

  private static func isWoven(_ edits: [ValueEdit]) -> PreviewProblem {
    PreviewProblem(422, "\(edits.first?.name ?? "it") depends on more than one place; edit the file")
  }

  /// What was written.
  struct Saved {
    let variant: Variant
    /// Other views that the same values are used for.
    let others: [String]
  }

  /// Writes values into the file, all or none, as the saved film of the name is made of it; every other byte stays. Blocks.
  func save(_ edits: [ValueEdit], over id: String) throws(PreviewProblem) -> Saved {
    try access.withLock { _ -> Result<Saved, PreviewProblem> in
      do throws(PreviewProblem) { return .success(try write(edits, over: id)) } catch { return .failure(error) }
    }.get()
  }

  private func write(_ edits: [ValueEdit], over id: String) throws(PreviewProblem) -> Saved {
    readAgain()
    let (saved, errors) = state.withLock { ($0.saved, $0.errors) }
    if let first = errors.first {
      throw PreviewProblem(409, "the file has errors now: \(first.message)", diagnostic: first)
    }
    let plain = state.withLock { state in state.variants.first { $0.id == id }?.plain } ?? id
    guard let saved, saved.id == plain else { throw PreviewProblem(409, "the file has changed since") }
    guard let text = saved.sceneText else {
      throw PreviewProblem(
        422,
        "storyboards are written by Interface Builder; copy the modifiers for its runtime attribute heroModifierString"
      )
    }
    for edit in edits { try edit.checkKnown(in: text, of: saved.film.scene) }
    let edited = try ValueEdit.apply(edits, to: text, of: saved.film.scene, path)
    do throws(SceneError) {
      guard let scene = try edited.scene(options, path) else { throw SceneError([]) }
      // Whether it can be planned, too.
      let variant = try variant(of: scene, text: edited.text)
      state.withLock { Self.keep(variant, in: &$0) }
    } catch {
      throw error.diagnostics.isEmpty ? Self.isWoven(edits) : PreviewProblem(error)
    }
    let bytes = asBefore(edited.text).bytes
    try write(bytes)
    state.withLock { state in
      state.replaced = state.replaced.suffix(Self.keptTexts - 1) + [text]
      state.written = bytes
    }
    readAgain()
    guard let now = state.withLock({ $0.saved }) else { throw PreviewProblem(500, "the file cannot be read any more") }
    return Saved(variant: now, others: edited.others)
  }

  /// A text as the file had it before a save, where it says the same as then: what is undone comes back byte for byte.
  private func asBefore(_ text: JSONText) -> JSONText {
    let replaced = state.withLock { $0.replaced }
    guard !replaced.isEmpty, let value = SceneText(text)?.document.value else { return text }
    return replaced.last { $0.document.value.says(sameAs: value) }?.text ?? text
  }

  /// Gives the file other bytes; owner, rights, attributes and links stay.
  private func write(_ bytes: [UInt8]) throws(PreviewProblem) {
    let real: String
    do throws(SceneError) { real = try realPath() } catch { throw PreviewProblem(error) }
    do throws(FileError) { try FileSystem.rewrite(real, with: bytes, as: path) } catch {
      throw PreviewProblem(error.cause == .readOnly ? 403 : 500, error.description)
    }
  }
}
