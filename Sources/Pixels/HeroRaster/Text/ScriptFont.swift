/// A font for letters that Inter lacks: one of Noto's, which stands for the one that iOS falls back to.
struct ScriptFont: Hashable, Sendable {
  /// The file's name before its weight: `NotoSansArabic`, of `NotoSansArabic-Regular.ttf`.
  let stem: String
  /// Which font of a collection it is; 0 of a file with one.
  let index: UInt32
  /// The characters that it draws; all others of its file are left to other fonts.
  let characters: [ClosedRange<UInt32>]
  /// Debian's package.
  let package: String

  private init(_ stem: String, _ characters: ClosedRange<UInt32>..., package: String = "fonts-noto-core") {
    (self.stem, index, self.characters, self.package) = (stem, 0, characters, package)
  }

  private init(_ style: HanStyle) {
    (stem, index, package) = ("NotoSansCJK", style.index, "fonts-noto-cjk")
    characters = [
      0x1100...0x11FF, 0x2E80...0x2FDF, 0x2FF0...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F,
      0xAC00...0xD7FF,
      0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x2_0000...0x3_FFFF,
    ]
  }

  /// The family by which Pango is asked for it: a scene's own font of the same name is another one.
  var family: String { "\(stem) \(index)" }

  /// Chinese, Japanese and Korean as a text writes them, in the order of `HanStyle`; others after them.
  private static let han = HanStyle.allCases.map { ScriptFont($0) }
  private static let others = [
    // What Inter lacks of the letters that it has most of.
    ScriptFont(
      "NotoSans", 0xA0...0x52F, 0x1AB0...0x1AFF, 0x1C80...0x1C8F, 0x1D00...0x1FFF, 0x2C60...0x2C7F, 0x2DE0...0x2DFF,
      0xA640...0xA69F, 0xA700...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06),
    ScriptFont("NotoSansArmenian", 0x530...0x58F, 0xFB13...0xFB17),
    ScriptFont("NotoSansHebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
    ScriptFont("NotoSansArabic", 0x600...0x6FF, 0x750...0x77F, 0x870...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE),
    ScriptFont("NotoSansSyriac", 0x700...0x74F), ScriptFont("NotoSansThaana", 0x780...0x7BF),
    ScriptFont("NotoSansNKo", 0x7C0...0x7FF),
    ScriptFont("NotoSansDevanagari", 0x900...0x97F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF),
    ScriptFont("NotoSansBengali", 0x980...0x9FF), ScriptFont("NotoSansGurmukhi", 0xA00...0xA7F),
    ScriptFont("NotoSansGujarati", 0xA80...0xAFF), ScriptFont("NotoSansOriya", 0xB00...0xB7F),
    ScriptFont("NotoSansTamil", 0xB80...0xBFF), ScriptFont("NotoSansTelugu", 0xC00...0xC7F),
    ScriptFont("NotoSansKannada", 0xC80...0xCFF), ScriptFont("NotoSansMalayalam", 0xD00...0xD7F),
    ScriptFont("NotoSansSinhala", 0xD80...0xDFF), ScriptFont("NotoSansThai", 0xE00...0xE7F),
    ScriptFont("NotoSansLao", 0xE80...0xEFF), ScriptFont("NotoSerifTibetan", 0xF00...0xFFF),
    ScriptFont("NotoSansMyanmar", 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F),
    ScriptFont("NotoSansGeorgian", 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F),
    ScriptFont("NotoSansEthiopic", 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F),
    ScriptFont("NotoSansCherokee", 0x13A0...0x13FF, 0xAB70...0xABBF),
    ScriptFont("NotoSansCanadianAboriginal", 0x1400...0x167F, 0x18B0...0x18FF),
    ScriptFont("NotoSansKhmer", 0x1780...0x17FF, 0x19E0...0x19FF), ScriptFont("NotoSansMongolian", 0x1800...0x18AF),
    ScriptFont("NotoSansTifinagh", 0x2D30...0x2D7F), ScriptFont("NotoSansYi", 0xA000...0xA4CF),
    ScriptFont("NotoSansJavanese", 0xA980...0xA9DF), ScriptFont("NotoSansMath", 0x1_D400...0x1_D7FF),
  ]

  /// One of each file.
  static let all = han.prefix(1) + others

  private static let ranges =
    all.indices.flatMap { font in all[font].characters.map { (characters: $0, font: font) } }
    .sorted { $0.characters.lowerBound < $1.characters.lowerBound }

  /// The font of a character, Han in a style; nil for what needs none.
  static func font(of character: UInt32, _ style: HanStyle) -> ScriptFont? {
    guard character >= 0xA0 else { return nil }
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].characters.upperBound < character { low = middle + 1 } else { high = middle }
    }
    guard low < ranges.count, ranges[low].characters.contains(character) else { return nil }
    return ranges[low].font == 0 ? han[Int(style.index)] : all[ranges[low].font]
  }
}

/// How a text writes the Han characters that Chinese, Japanese and Korean share.
///
/// iOS asks the user's list of languages. A text has none: what else stands in it decides.
enum HanStyle: CaseIterable {
  case japanese, korean, simplifiedChinese, traditionalChinese

  /// Kana are Japanese, hangul is Korean, bopomofo is traditional Chinese; all else is simplified Chinese.
  init(of text: some Sequence<Unicode.Scalar>) {
    var found: HanStyle?
    for scalar in text {
      switch scalar.value {
      case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
        self = .japanese
        return
      case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: found = .korean
      case 0x3100...0x312F, 0x31A0...0x31BF: found = found ?? .traditionalChinese
      default: break
      }
    }
    self = found ?? .simplifiedChinese
  }

  /// Its font in Noto's collection.
  fileprivate var index: UInt32 {
    switch self {
    case .japanese: 0
    case .korean: 1
    case .simplifiedChinese: 2
    case .traditionalChinese: 3
    }
  }
}
