import HeroLayers

extension TextShaper {
  /// Bytes that Pango is given to wrap at once: its time grows with their square.
  private static let pieceLength = 512

  /// Breaks text into lines, one more than a limit at most: who wants fewer sees that there are more.
  ///
  /// A long paragraph is wrapped piece by piece. The last line of a piece may go on in the next one, which therefore
  /// starts with it; the lines before it do not depend on what comes later.
  func wrappedLines(
    of text: StyledText, width: Double?, overflow: Overflow, isRightToLeft: Bool, limit: Int
  ) throws(RasterError) -> [ShapedLine] {
    var found: [ShapedLine] = []
    var start = 0
    while start <= text.bytes.count, found.count <= limit {
      let end = text.bytes[start...].firstIndex(of: StyledText.paragraphSeparator) ?? text.bytes.count
      found += try wrappedParagraph(
        start..<end, of: text, width: width, overflow: overflow, isRightToLeft: isRightToLeft,
        limit: limit - found.count)
      start = end + 1
    }
    return found
  }

  private func wrappedParagraph(
    _ paragraph: Range<Int>, of text: StyledText, width: Double?, overflow: Overflow, isRightToLeft: Bool, limit: Int
  ) throws(RasterError) -> [ShapedLine] {
    var found: [ShapedLine] = []
    var start = paragraph.lowerBound
    let style = text.styles[text.style(at: start)].paragraph
    let (first, others) = (
      LineRoom(style, startsParagraph: true, width: width), LineRoom(style, startsParagraph: false, width: width)
    )
    var length = others.width == nil || overflow == .none ? paragraph.count : Self.pieceLength
    while found.count <= limit {
      let end = Self.boundary(at: start + min(length, paragraph.upperBound - start), of: text.bytes)
      let (room, indent) = found.isEmpty ? first.beside(others) : (others.width, 0)
      // Further pieces have the direction that the first one found for the paragraph.
      var piece = try lines(
        of: text.slice(start..<end), width: room, indent: indent, overflow: overflow,
        isRightToLeft: found.first?.isRightToLeft ?? isRightToLeft, hasFixedDirection: !found.isEmpty)
      for index in piece.indices { piece[index].move(by: start) }
      if end == paragraph.upperBound { return found + piece }
      let next = piece.popLast()?.bytes.lowerBound ?? start
      if next > start { start = next } else { length *= 2 }
      found += piece
    }
    return found
  }

  /// The start of the character, a Unicode scalar, that a byte belongs to.
  private static func boundary(at byte: Int, of text: [UInt8]) -> Int {
    var byte = byte
    while byte > 0, text.indices.contains(byte), text[byte] & 0xC0 == 0x80 { byte -= 1 }
    return byte
  }
}

extension ShapedLine {
  /// Counts bytes from another place.
  mutating func move(by distance: Int) {
    bytes = bytes.lowerBound + distance..<bytes.upperBound + distance
    inkEnd += distance
    for index in glyphs.indices { glyphs[index].byte += distance }
  }
}
