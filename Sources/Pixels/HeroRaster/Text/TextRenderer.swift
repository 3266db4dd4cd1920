import HeroGeometry
import HeroLayers
import Synchronization

/// Draws labels' text as UILabel does, with Inter in San Francisco's place (fact sheet 6.3, 6.4).
///
/// Safe to use from several threads at once: each call borrows a shaper from a pool.
final class TextRenderer: Sendable {
  private struct State {
    var library: FontLibrary?
    var idle: [IdleShaper] = []
  }

  /// A shaper that no thread uses. Unchecked: it is made, put in the pool and taken out under the pool's lock, so that
  /// only one thread holds it at a time, and a shaper keeps to itself.
  private struct IdleShaper: @unchecked Sendable {
    let shaper: TextShaper
  }

  private let fontFiles: [String]
  private let folders: FontFolders
  private let states = Mutex<[FontNeeds: State]>([:])
  private let masks = TextMasks()

  /// A renderer that knows the named font files, absolute paths, and of the machine's Inter, Noto Color Emoji, DejaVu Sans and those
  /// of other scripts.
  ///
  /// Throws `failed` when a file cannot be read. That Inter is missing is no error before
  /// text needs it.
  init(fontFiles: [String], folders: FontFolders = FontFolders()) throws(RasterError) {
    for file in fontFiles where !InterFiles.isReadable(file) { throw .failed("\(file): the font file cannot be read") }
    self.fontFiles = fontFiles
    self.folders = folders
  }

  /// A renderer that knows the same, or why there is none, for those who are asked later.
  static func opened(fontFiles: [String]) -> Result<TextRenderer, RasterError> {
    Result { () throws(RasterError) in try TextRenderer(fontFiles: fontFiles) }
  }

  /// Draws text in bounds in local points; the canvas's matrix maps them to pixels.
  ///
  /// What leaves the bounds is cut off, as by UILabel's backing store.
  ///
  /// - Parameters:
  ///   - opacity: 0…1, multiplies the alphas of the text's colours.
  ///   - scale: Pixels per point of the text's own pixels, on which baselines stand.
  ///   - isKept: Whether what the glyphs cover is kept for the next frame, if the text stands where that is possible.
  ///   - attachment: Draws a picture that stands in a line in a rectangle of the canvas, templates in a colour. Default: leaves it out.
  ///
  /// Throws `failed` when Inter is needed and missing, or when cairo reports an error.
  func draw(
    _ text: TextContents, in bounds: Rect, opacity: Double, scale: Double, isKept: Bool = false, on canvas: CairoCanvas,
    attachment: (TextAttachment, Rect, Color) throws(RasterError) -> Void = { _, _, _ in }
  ) throws(RasterError) {
    guard bounds.size.width > 0, bounds.size.height > 0, bounds.maxX.isFinite, bounds.maxY.isFinite else { return }
    guard text.shows(opacity: opacity), Self.canDraw(text.tallestFont.size, on: canvas.matrix) else { return }
    if isKept, let place = TextMask.place(of: bounds, scale: scale, on: canvas.matrix),
      try drawKept(text, size: bounds.size, at: place, opacity: opacity, scale: scale, on: canvas)
    {
      return
    }
    let layout = try layout(text, width: bounds.size.width, height: bounds.size.height, scale: scale)
    try canvas.withSavedState { () throws(RasterError) in
      canvas.clip(to: bounds)
      canvas.move(to: bounds.origin)
      try layout.draw(opacity: opacity, on: canvas, attachment: attachment)
      try canvas.checkStatus("text")
    }
  }

  /// Draws a text from the cache; false when it is not there.
  private func drawKept(
    _ text: TextContents, size: Size, at place: PixelBox, opacity: Double, scale: Double, on canvas: CairoCanvas
  ) throws(RasterError) -> Bool {
    var hasMask = true
    let isPossible = try canvas.withMemory(of: place) { target, part throws(RasterError) in
      guard let mask = try mask(of: text, size: size, scale: scale) else { return hasMask = false }
      mask.draw(opacity: opacity, on: target, left: part.left - place.left, top: part.top - place.top)
    }
    return isPossible && hasMask
  }

  private func mask(of text: TextContents, size: Size, scale: Double) throws(RasterError) -> TextMask? {
    try masks.mask(of: text, size: size) { () throws(RasterError) in
      try TextMask(layout(text, width: size.width, height: size.height, scale: scale), size: size, scale: scale)
    }
  }

  /// Works out what a text will need that is drawn in bounds through a matrix, unless that is known or another thread is at it.
  func prepare(_ text: TextContents, size: Size, scale: Double, on matrix: Matrix) {
    guard text.shows(opacity: 1), Self.canDraw(text.tallestFont.size, on: matrix), masks.isIdle(text, size: size) else {
      return
    }
    // A failure is reported where it is drawn.
    _ = try? mask(of: text, size: size, scale: scale)
  }

  /// Begins another frame.
  func beginFrame() { masks.beginTurn() }

  /// The size that UILabel would ask for, in points.
  ///
  /// - Parameters:
  ///   - width: Points; nil lets every paragraph have one line.
  ///   - scale: Pixels per point, whose whole pixels the size is rounded up to; nil rounds nothing.
  func measure(_ text: TextContents, width: Double?, scale: Double? = nil) throws(RasterError) -> Size {
    let size = try layout(text, width: width, height: nil).size
    guard let scale else { return size }
    // A rounding error must not cost a pixel.
    func roundedUp(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    return Size(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// Where the glyphs come to lie in a box; nil for an unlimited width or height.
  ///
  /// - Parameter scale: Pixels per point; nil rounds no baseline.
  func layout(
    _ text: TextContents, width: Double?, height: Double?, scale: Double? = nil
  ) throws(RasterError) -> TextLayout {
    try withShaper(for: text) { shaper throws(RasterError) in
      try shaper.layout(text, width: width, height: height, scale: scale)
    }
  }

  /// Lends a shaper of the fonts that a text needs to the calling thread.
  func withShaper<Result>(
    for text: TextContents, _ body: (TextShaper) throws(RasterError) -> Result
  ) throws(RasterError) -> Result {
    try withShaper(installed(try needs(of: text)), body)
  }

  /// Lends a shaper of some of this renderer's fonts to the calling thread. Default: all that every text may need.
  func withShaper<Result>(
    _ needs: FontNeeds = FontNeeds(isUsual: false), _ body: (TextShaper) throws(RasterError) -> Result
  ) throws(RasterError) -> Result {
    let borrowed = try states.withLock { states throws(RasterError) in
      if let idle = states[needs]?.idle.popLast() { return idle }
      return IdleShaper(shaper: try TextShaper(library: library(needs, in: &states)))
    }
    defer { states.withLock { $0[needs]?.idle.append(borrowed) } }
    return try body(borrowed.shaper)
  }

  /// The fonts that a text needs beside the scene's own, installed or not.
  func needs(of text: TextContents) throws(RasterError) -> FontNeeds {
    let plain = FontNeeds(isUsual: text.isUsual)
    if text.text.utf8.allSatisfy({ $0 < 0x80 }) { return plain }
    return FontNeeds(
      text, lackedBy: try states.withLock { states throws(RasterError) in try library(plain, in: &states) })
  }

  /// Leaves out the faces that no folder has.
  private func installed(_ needs: FontNeeds) -> FontNeeds {
    var needs = needs
    needs.faces = needs.faces.filter { $0.file(in: folders.scripts) != nil }
    return needs
  }

  private func library(
    _ needs: FontNeeds, in states: inout [FontNeeds: State]
  ) throws(RasterError) -> FontLibrary {
    if let library = states[needs]?.library { return library }
    let library =
      fontFiles.isEmpty
      ? try MachineFonts.library(needs, in: folders)
      : try FontLibrary(fontFiles: fontFiles, folders: folders, needs)
    states[needs, default: State()].library = library
    return library
  }

  /// The files of the scripts' faces that texts need and the machine has, each once, in the order of their paths.
  func scriptFiles(of texts: [TextContents]) throws(RasterError) -> [String] {
    var faces: Set<ScriptFace> = []
    for text in texts { faces.formUnion(try needs(of: text).faces) }
    return Set(faces.compactMap { $0.file(in: folders.scripts) }).sorted()
  }

  /// Debian's package with the font of a character that no font of a shaper has; nil where none would help.
  func package(for character: UInt32, _ library: FontLibrary) -> String? {
    if let font = ScriptFont.font(of: character, .simplifiedChinese) {
      return ScriptFace(font, weight: 400).file(in: folders.scripts) == nil ? font.package : nil
    }
    if SymbolFont.signs.contains(character), !library.hasSymbolFont { return SymbolFont.package }
    let isEmoji = Unicode.Scalar(character)?.properties.isEmoji ?? false
    return isEmoji && !library.hasEmojiFont ? EmojiFont.package : nil
  }

  /// Pixels of an em: beyond, FreeType's fixed-point numbers run out.
  private static let emLimit = 16_384.0

  /// Whether a font of a size in points has an area on the canvas, and one that FreeType can measure.
  private static func canDraw(_ size: Double, on matrix: Matrix) -> Bool {
    let determinant = matrix.determinant
    let stretch = max(abs(matrix.xx) + abs(matrix.xy), abs(matrix.yx) + abs(matrix.yy))
    return determinant.isFinite && abs(determinant) > 1e-9
      && min(size, ResolvedFont.sizeLimit) * stretch <= emLimit
  }
}

extension TextContents {
  /// Whether any of its colours shows.
  fileprivate func shows(opacity: Double) -> Bool {
    guard !runs.isEmpty else { return color.alpha * opacity > 0 }
    return runs.contains {
      max($0.attachment == nil ? $0.color.alpha : 1, $0.backgroundColor?.alpha ?? 0) * opacity > 0
    }
  }
}

extension TextContents {
  /// Whether all of its fonts are usual ones.
  var isUsual: Bool { allRuns.allSatisfy { ResolvedFont.isUsual($0.font) } }
}
