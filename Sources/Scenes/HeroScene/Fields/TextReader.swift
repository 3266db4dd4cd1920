import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords

/// Reads labels: their texts, runs, fonts and shadows.
struct TextReader {
  let reader: ValueReader
  private var colors: ColorReader { ColorReader(reader) }

  init(_ reader: ValueReader) { self.reader = reader }

  /// What a label shows.
  func label(_ cursor: JSONCursor) -> TextContents? {
    let runs = cursor.member("runs")
    let text: String?
    if let runs {
      text = ""
      if cursor.member("text") != nil { reader.log.report("give 'text' or 'runs', not both", at: runs) }
    } else {
      text = reader.string(reader.required(cursor, "text"))
    }
    var contents = TextContents(text: text ?? "")
    // UILabel's is the dynamic `label`.
    contents.color = NamedColors.color("label", reader.appearance) ?? .black
    contents.isRightToLeft = reader.canvas.layoutDirection == .rightToLeft
    ValueKey.text.read(cursor, into: &contents, reader)
    guard let runs else { return text == nil ? nil : contents }
    return self.runs(runs, of: contents)
  }

  /// A label with parts; what they leave out is the label's.
  private func runs(_ cursor: JSONCursor, of label: TextContents) -> TextContents? {
    guard let elements = cursor.elements, !elements.isEmpty else {
      reader.log.report(
        "expected an array of at least one text run"
          + (cursor.elements == nil ? ", found \(cursor.value.kindName)" : ", found an empty one"), at: cursor)
      return nil
    }
    let problem = SceneLimits.problem("text", elements.count, "runs", limit: SceneLimits.runs)
    guard reader.isFine(problem, at: cursor) else { return nil }
    var contents = label
    for element in elements {
      guard let run = run(element, of: label) else { continue }
      contents.runs.append(run)
      contents.text += run.text
    }
    guard reader.isFine(SceneLimits.problem(text: contents.text), at: cursor) else { return nil }
    return contents.runs.count == elements.count ? contents : nil
  }

  private func run(_ cursor: JSONCursor, of label: TextContents) -> TextRun? {
    guard reader.isObject(cursor, keys: SceneKeys.textRun, what: "a text run") else { return nil }
    let picture = cursor.member("attachment")
    let text: String?
    var attachment: TextAttachment?
    if let picture {
      if cursor.member("text") != nil { reader.log.report("give 'text' or 'attachment', not both", at: picture) }
      attachment = self.attachment(picture)
      text = attachment.map { _ in TextRun.attachmentCharacter }
    } else {
      text = reader.string(reader.required(cursor, "text"))
    }
    var run = TextRun(text: text ?? "", like: label)
    run.attachment = attachment
    if let font = font(cursor.member("font"), like: label.font) { run.font = font }
    if run.font.family == Font.systemFamily { run.font.family = nil }
    if let color = colors.color(cursor.member("textColor")) { run.color = color }
    run.backgroundColor = colors.color(cursor.member("backgroundColor"))
    if let kern = reader.number(cursor.member("kern")) { run.kern = kern }
    if let style = reader.choice(cursor.member("underlineStyle"), TextLineStyle.self) { run.underlineStyle = style }
    if let style = reader.choice(cursor.member("strikethroughStyle"), TextLineStyle.self) {
      run.strikethroughStyle = style
    }
    run.baselineOffset = reader.number(cursor.member("baselineOffset")) ?? 0
    ValueKey.paragraph.read(cursor, into: &run.paragraph, reader)
    return text == nil ? nil : run
  }

  private func attachment(_ cursor: JSONCursor) -> TextAttachment? {
    guard reader.isObject(cursor, keys: SceneKeys.attachment, what: "an attachment object") else { return nil }
    let (bounds, isTemplate) = (reader.rect(cursor.member("bounds")), reader.bool(cursor.member("template")))
    guard let found = reader.asset(cursor) else { return nil }
    return TextAttachment(
      image: found.index, bounds: bounds ?? Rect(origin: .zero, size: reader.assets.images[found.index].size),
      isTemplate: isTemplate ?? found.isTemplate ?? false)
  }

  func textShadow(_ cursor: JSONCursor?) -> TextShadow? {
    guard let cursor, reader.isObject(cursor, keys: SceneKeys.textShadow, what: "a text's shadow object") else {
      return nil
    }
    var shadow = TextShadow()
    ValueKey.textShadow.read(cursor, into: &shadow, reader)
    return shadow
  }

  /// A font; what it leaves out is another's.
  func font(_ cursor: JSONCursor?, like other: Font = Font()) -> Font? {
    guard let cursor, reader.isObject(cursor, keys: SceneKeys.font, what: "a font object") else { return nil }
    let (style, size) = (cursor.member("textStyle"), cursor.member("size"))
    if style != nil, let size {
      reader.log.report("give 'textStyle' or 'size': the size of a text style is the user's choice", at: size)
    }
    var font = reader.choice(style, FontStyle.self).map { Font($0, at: reader.canvas.textSize) } ?? other
    if let size = reader.number(size, .positive) { (font.size, font.textStyle) = (size, nil) }
    font.family = reader.name(cursor.member("family"), what: "a font family") ?? other.family
    font.weight = weight(cursor.member("weight")) ?? font.weight
    font.isItalic = reader.bool(cursor.member("italic")) ?? other.isItalic
    return font
  }

  /// UIFont.Weight's names, or 100…900.
  private func weight(_ cursor: JSONCursor?) -> Int? {
    guard let cursor = cursor.flatMap({ reader.calculated($0) }) else { return nil }
    switch cursor.value.kind {
    case .number: return reader.integer(cursor, in: 100...900)
    case .string: return reader.choice(cursor, FontWeight.allCases.map { ($0.rawValue, $0.number) })
    default:
      reader.log.report(
        "expected a weight's name or a whole number from 100 to 900, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }
}

extension Font {
  /// What a run says of the system's font in a label of another.
  static let systemFamily = "System"
}
