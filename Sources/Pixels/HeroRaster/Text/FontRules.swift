import HeroMarkup

/// What fontconfig's own configuration files would say, as far as text needs it.
enum FontRules {
  /// Brings pictures of glyphs to the font's size; outlines need no rule.
  ///
  /// Source: fontconfig's `10-scale-bitmap-fonts.conf`, without its exception for hinted fonts, which there are none of.
  static let bitmapScaling = """
    <?xml version="1.0"?>
    <fontconfig>
      <match target="font">
        <test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <times>
            <name>matrix</name>
            <matrix>
              <name>pixelsizefixupfactor</name><double>0</double>
              <double>0</double><name>pixelsizefixupfactor</name>
            </matrix>
          </times>
        </edit>
        <edit name="size" mode="assign">
          <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
        </edit>
      </match>
    </fontconfig>
    """

  /// Says which families draw emoji, in order: Pango asks for a family named "emoji", whatever the text's own font is.
  static func emoji(families: [String]) -> String {
    let names = families.map { "<string>\(MarkupText.escape($0))</string>" }.joined()
    return """
      <?xml version="1.0"?>
      <fontconfig>
        <match target="pattern">
          <test name="family" compare="eq"><string>emoji</string></test>
          <edit name="family" mode="assign_replace" binding="strong">\(names)</edit>
        </match>
      </fontconfig>
      """
  }
}
