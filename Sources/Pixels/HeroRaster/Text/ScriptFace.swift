import HeroLayers

/// A script's font in one of the two weights that Noto's packages have.
struct ScriptFace: Hashable, Sendable {
  let font: ScriptFont
  let isBold: Bool

  /// What a font's weight, 100…900, is drawn with: the nearer of 400 and 700.
  init(_ font: ScriptFont, weight: Int) {
    self.font = font
    isBold = weight > 550
  }

  /// The folders that are looked at, in order.
  static func folders() -> [String] {
    InterFiles.folders(besides: [
      "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto",
      "/usr/share/fonts/noto-cjk", "/usr/share/fonts/google-noto", "/usr/share/fonts/google-noto-cjk",
    ])
  }

  /// The absolute path of its file, or of the other weight's where it is missing; nil when no folder has either.
  func file(in folders: [String]) -> String? {
    let names = (isBold ? ["Bold", "Regular"] : ["Regular", "Bold"]).flatMap { weight in
      ["ttf", "otf", "ttc"].map { "\(font.stem)-\(weight).\($0)" }
    }
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }.first(where: InterFiles.isReadable)
  }
}

/// The fonts that a text is drawn with beside the scene's own.
struct FontNeeds: Hashable, Sendable {
  /// Whether all fonts that it asks for are usual ones.
  let isUsual: Bool
  /// For characters that no other font has. Default: none.
  var faces: Set<ScriptFace> = []
}

extension FontNeeds {
  /// The faces for what a text has and a library lacks, whether or not they are installed.
  init(_ text: TextContents, lackedBy library: FontLibrary) {
    isUsual = text.isUsual
    let style = HanStyle(of: text.text.unicodeScalars)
    for run in text.allRuns {
      var seen: Set<UInt32> = []
      for character in run.text.unicodeScalars.lazy.map(\.value)
      where character >= 0xA0 && seen.insert(character).inserted {
        guard let font = ScriptFont.font(of: character, style), !library.has(character) else { continue }
        faces.insert(ScriptFace(font, weight: run.font.weight))
      }
    }
  }
}
