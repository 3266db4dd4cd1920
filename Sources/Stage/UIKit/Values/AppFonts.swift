internal import HeroLayers
internal import HeroRaster
import Synchronization

/// The fonts that an app brings, which its Info.plist lists (`UIAppFonts`), beside iOS's own.
package final class AppFonts: Sendable {
  package static let none = AppFonts(files: [])

  private static let inForce = Mutex(AppFonts.none)
  /// Of the stage in force.
  static var current: AppFonts {
    get { inForce.withLock { $0 } }
    set { inForce.withLock { $0 = newValue } }
  }

  /// Those that can be read, absolute paths.
  package let files: [String]
  /// Measures texts with them.
  let meter: TextMeter
  private let faces: [(face: NamedFont, request: Font)]

  /// Leaves out files that hold no font.
  init(files: [String]) {
    let found = files.map { (file: $0, faces: NamedFont.fonts(of: $0)) }.filter { !$0.faces.isEmpty }
    self.files = found.map(\.file)
    meter = TextMeter(fonts: found.map(\.file))
    let all = found.flatMap(\.faces)
    faces = all.map { face in
      // The family of all styles, but where two of them have one weight and slant: `DejaVu Sans` and `DejaVu Sans Condensed`.
      let family = face.families.first { family in
        all.count { $0.families.contains(family) && $0.weight == face.weight && $0.isItalic == face.isItalic } == 1
      }
      return (
        face, Font(family: family ?? face.families.last, weight: face.weight, isItalic: face.isItalic)
      )
    }
  }

  /// A font by its PostScript name, its full name or its family, whose regular one it is then; letter case does not count.
  func font(named name: String, size: CGFloat) -> Font? {
    let name = name.lowercased()
    let found =
      faces.first { $0.face.postScriptName.lowercased() == name }
      ?? faces.first { $0.face.fullName.lowercased() == name }
      ?? faces.filter { $0.face.families.contains { $0.lowercased() == name } }.min {
        Self.plainness($0.face) < Self.plainness($1.face)
      }
    guard var request = found?.request else { return nil }
    request.size = Double(size)
    return request
  }

  /// Upright goes before italic, then what is nearest to regular.
  private static func plainness(_ face: NamedFont) -> Int { (face.isItalic ? 1000 : 0) + abs(face.weight - 400) }

  /// The face that draws a font.
  func face(of font: Font) -> NamedFont? {
    let family = faces.filter { $0.face.families.contains { $0 == font.family } }
    return family.first { $0.request.weight == font.weight && $0.request.isItalic == font.isItalic }?.face
      ?? family.min { abs($0.face.weight - font.weight) < abs($1.face.weight - font.weight) }?.face
  }

  /// How far a font's lines reach above and below their baseline, points, both positive; San Francisco's where the app does not bring it.
  func metrics(of font: Font) -> (ascender: Double, descender: Double) {
    (font.family == nil ? nil : try? meter.metrics(of: font)) ?? (font.ascender, font.lineHeight - font.ascender)
  }

  /// The families' names, sorted.
  var families: [String] { Set(faces.compactMap(\.face.families.first)).sorted() }

  /// The PostScript names of a family's fonts, sorted.
  func names(ofFamily family: String) -> [String] {
    faces.filter { $0.face.families.contains(family) }.map(\.face.postScriptName).sorted()
  }

  /// iOS's own families, which the system font stands for here.
  static let system = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji", "Apple SD Gothic Neo",
    "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Avenir Next Condensed",
    "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New", "Damascus",
    "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah", "Futura", "Galvji",
    "Geeza Pro", "Georgia", "Gill Sans", "Gujarati Sangam MN", "Gurmukhi MN", "Heiti SC", "Heiti TC", "Helvetica",
    "Helvetica Neue", "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text",
    "Iowan Old Style", "Kailasa", "Kefa", "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari",
    "Kohinoor Gujarati", "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marion", "Marker Felt", "Menlo",
    "Mishafi", "Mukta Mahee", "Myanmar Sangam MN", "Noteworthy", "Noto Nastaliq Urdu", "Noto Sans Kannada",
    "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino", "Papyrus", "Party LET", "PingFang HK", "PingFang SC",
    "PingFang TC", "Rockwell", "STIX Two Math", "STIX Two Text", "Savoye LET", "Sinhala Sangam MN", "Snell Roundhand",
    "Symbol", "Tamil Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats", "Zapfino",
  ]

  /// Names of iOS's that begin otherwise than their families.
  private static let oddNames = ["bodonisvtytwo", "hirakakupron", "hiramarupron", "hiraminpron", "stheiti"]
  private static let systemNames = system.map(plain) + oddNames

  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// Whether iOS has a font of a name, `HelveticaNeue-Bold` or `Helvetica Neue`, or herorender's system font is meant.
  static func isOfSystem(_ name: String) -> Bool {
    let plain = plain(name)
    return systemNames.contains { plain.hasPrefix($0) }
      || name.hasPrefix(".") || ["inter", "system", "sfui", "sfpro", "sanfrancisco"].contains { plain.hasPrefix($0) }
  }
}
