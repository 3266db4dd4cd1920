import HeroCatalog
import HeroControls
import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords

extension SceneReader {
  /// What a view's type adds.
  mutating func content(_ cursor: JSONCursor, type: ViewType, tint: Color) -> ViewContent? {
    switch type {
    case .view: .view
    case .image: image(cursor, tint: tint).map { .image($0) }
    case .label: label(cursor).map { .label($0) }
    case .gradient: gradient(cursor).map { .gradient($0) }
    case .shape: shape(cursor).map { .shape($0) }
    case .visualEffect: effect(required(cursor, "effect")).map { .visualEffect($0) }
    case .stack: .stack
    }
  }

  private mutating func image(_ cursor: JSONCursor, tint: Color) -> ImageContents? {
    var contents = ImageContents(image: 0)
    for key in ValueKey.image { key.read(&self, cursor.member(key.field.name), &contents) }
    let isTemplate = bool(cursor.member("template"))
    guard let found = asset(cursor) else { return nil }
    contents.image = found.index
    contents.templateTint = isTemplate ?? found.isTemplate ?? false ? tint : nil
    return contents
  }

  /// The file of a key `image`, and whether a catalogue says that it is a template.
  mutating func asset(_ cursor: JSONCursor) -> (index: Int, isTemplate: Bool?)? {
    guard let member = required(cursor, "image"), let path = string(member, what: "an image's path") else { return nil }
    do throws(FileProblem) {
      return try assets.image(path, appearance)
    } catch {
      report("image '\(path)': \(error.message)", at: member)
      return nil
    }
  }

  // MARK: Label

  private mutating func label(_ cursor: JSONCursor) -> TextContents? {
    let runs = cursor.member("runs")
    let text: String?
    if let runs {
      text = ""
      if cursor.member("text") != nil { report("give 'text' or 'runs', not both", at: runs) }
    } else {
      text = string(required(cursor, "text"))
    }
    var contents = TextContents(text: text ?? "")
    // UILabel's is the dynamic `label`.
    contents.color = NamedColors.color("label", appearance) ?? .black
    contents.isRightToLeft = canvas.layoutDirection == .rightToLeft
    for key in ValueKey.text { key.read(&self, cursor.member(key.field.name), &contents) }
    guard let runs else { return text == nil ? nil : contents }
    return self.runs(runs, of: contents)
  }

  /// A label with parts; what they leave out is the label's.
  private mutating func runs(_ cursor: JSONCursor, of label: TextContents) -> TextContents? {
    guard let elements = cursor.elements, !elements.isEmpty else {
      report(
        "expected an array of at least one text run"
          + (cursor.elements == nil ? ", found \(cursor.value.kindName)" : ", found an empty one"), at: cursor)
      return nil
    }
    let problem = SceneLimits.problem("text", elements.count, "runs", limit: SceneLimits.runs)
    guard isFine(problem, at: cursor) else { return nil }
    var contents = label
    for element in elements {
      guard let run = run(element, of: label) else { continue }
      contents.runs.append(run)
      contents.text += run.text
    }
    guard isFine(SceneLimits.problem(text: contents.text), at: cursor) else { return nil }
    return contents.runs.count == elements.count ? contents : nil
  }

  private mutating func run(_ cursor: JSONCursor, of label: TextContents) -> TextRun? {
    guard isObject(cursor, keys: SceneKeys.textRun, what: "a text run") else { return nil }
    let picture = cursor.member("attachment")
    let text: String?
    var attachment: TextAttachment?
    if let picture {
      if cursor.member("text") != nil { report("give 'text' or 'attachment', not both", at: picture) }
      attachment = self.attachment(picture)
      text = attachment.map { _ in TextRun.attachmentCharacter }
    } else {
      text = string(required(cursor, "text"))
    }
    var run = TextRun(text: text ?? "", like: label)
    run.attachment = attachment
    if let font = font(cursor.member("font"), like: label.font) { run.font = font }
    if run.font.family == Self.systemFamily { run.font.family = nil }
    if let color = color(cursor.member("textColor")) { run.color = color }
    run.backgroundColor = color(cursor.member("backgroundColor"))
    if let kern = number(cursor.member("kern")) { run.kern = kern }
    if let style = choice(cursor.member("underlineStyle"), TextLineStyle.self) { run.underlineStyle = style }
    if let style = choice(cursor.member("strikethroughStyle"), TextLineStyle.self) { run.strikethroughStyle = style }
    run.baselineOffset = number(cursor.member("baselineOffset")) ?? 0
    for key in ValueKey.paragraph { key.read(&self, cursor.member(key.field.name), &run.paragraph) }
    return text == nil ? nil : run
  }

  private mutating func attachment(_ cursor: JSONCursor) -> TextAttachment? {
    guard isObject(cursor, keys: SceneKeys.attachment, what: "an attachment object") else { return nil }
    let (bounds, isTemplate) = (rect(cursor.member("bounds")), bool(cursor.member("template")))
    guard let found = asset(cursor) else { return nil }
    return TextAttachment(
      image: found.index, bounds: bounds ?? Rect(origin: .zero, size: assets.images[found.index].size),
      isTemplate: isTemplate ?? found.isTemplate ?? false)
  }

  mutating func textShadow(_ cursor: JSONCursor?) -> TextShadow? {
    guard let cursor, isObject(cursor, keys: SceneKeys.textShadow, what: "a text's shadow object") else { return nil }
    var shadow = TextShadow()
    for key in ValueKey.textShadow { key.read(&self, cursor.member(key.field.name), &shadow) }
    return shadow
  }

  /// A font; what it leaves out is another's.
  mutating func font(_ cursor: JSONCursor?, like other: Font = Font()) -> Font? {
    guard let cursor, isObject(cursor, keys: SceneKeys.font, what: "a font object") else { return nil }
    let (style, size) = (cursor.member("textStyle"), cursor.member("size"))
    if style != nil, let size {
      report("give 'textStyle' or 'size': the size of a text style is the user's choice", at: size)
    }
    var font = choice(style, FontStyle.self).map { Font($0, at: canvas.textSize) } ?? other
    if let size = number(size, .positive) { (font.size, font.textStyle) = (size, nil) }
    font.family = name(cursor.member("family"), what: "a font family") ?? other.family
    font.weight = weight(cursor.member("weight")) ?? font.weight
    font.isItalic = bool(cursor.member("italic")) ?? other.isItalic
    return font
  }

  /// What a run says of the system's font in a label of another.
  static let systemFamily = "System"

  /// UIFont.Weight's names, or 100…900.
  private mutating func weight(_ cursor: JSONCursor?) -> Int? {
    guard let cursor = cursor.flatMap({ calculated($0) }) else { return nil }
    switch cursor.value.kind {
    case .number: return integer(cursor, in: 100...900)
    case .string: return choice(cursor, FontWeight.allCases.map { ($0.rawValue, $0.number) })
    default:
      report("expected a weight's name or a whole number from 100 to 900, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }

  // MARK: Gradient

  private mutating func gradient(_ cursor: JSONCursor) -> GradientContents? {
    let kind = choice(cursor.member("gradientType"), GradientContents.Kind.self) ?? .axial
    let start = point(cursor.member("startPoint")) ?? Point(x: 0.5, y: 0)
    let end = point(cursor.member("endPoint")) ?? Point(x: 0.5, y: 1)
    guard let member = required(cursor, "colors") else { return nil }
    guard let elements = member.elements, !elements.isEmpty else {
      report(
        "expected an array of at least one colour"
          + (member.elements == nil ? ", found \(member.value.kindName)" : ", found an empty one"), at: member)
      return nil
    }
    let problem = SceneLimits.problem("gradient", elements.count, "colours", limit: SceneLimits.colors)
    guard isFine(problem, at: member) else { return nil }
    var colors: [Color] = []
    for element in elements {
      if let color = color(element) { colors.append(color) }
    }
    let locations = locations(cursor.member("locations"), count: elements.count)
    guard colors.count == elements.count else { return nil }
    return GradientContents(kind: kind, colors: colors, locations: locations, startPoint: start, endPoint: end)
  }

  private mutating func locations(_ cursor: JSONCursor?, count: Int) -> [Double]? {
    guard let cursor else { return nil }
    guard let elements = cursor.elements else {
      report("expected an array of numbers, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    guard elements.count == count else {
      report("expected \(count) locations, one per colour, found \(elements.count)", at: cursor)
      return nil
    }
    guard let values = numbers(elements, .unit) else { return nil }
    for index in values.indices.dropFirst() where values[index] < values[index - 1] {
      report(
        "locations may not decrease: \(values[index].plain) after \(values[index - 1].plain)",
        at: elements[index])
      return nil
    }
    return values
  }

  // MARK: Shape

  private mutating func shape(_ cursor: JSONCursor) -> ShapeContents? {
    let path = path(required(cursor, "path"))
    var contents = ShapeContents(path: path ?? Path())
    for key in ValueKey.shape { key.read(&self, cursor.member(key.field.name), &contents) }
    return path == nil ? nil : contents
  }

  /// CAShapeLayerFillRule's raw values, its Swift names and SVG's words.
  static let fillRules: [(String, ShapeContents.FillRule)] = [
    ("nonZero", .nonZero), ("evenOdd", .evenOdd), ("non-zero", .nonZero), ("even-odd", .evenOdd), ("nonzero", .nonZero),
    ("evenodd", .evenOdd),
  ]

  mutating func dashes(_ cursor: JSONCursor?) -> [Double]? {
    guard let cursor else { return nil }
    guard let elements = cursor.elements else {
      report("expected an array of numbers, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    let problem = SceneLimits.problem("dash pattern", elements.count, "lengths", limit: SceneLimits.dashes)
    guard isFine(problem, at: cursor) else { return nil }
    guard let values = numbers(elements, .notNegative) else { return nil }
    guard values.isEmpty || values.contains(where: { $0 > 0 }) else {
      report("a dash pattern needs a length > 0", at: cursor)
      return nil
    }
    return values
  }

  // MARK: Visual effect

  /// A recipe's name, or `{ blurRadius, tint, saturation }`.
  private mutating func effect(_ cursor: JSONCursor?) -> BackdropEffect? {
    guard let cursor else { return nil }
    if case .string = cursor.value.kind { return choice(cursor, Self.effects(appearance)) }
    guard isObject(cursor, keys: SceneKeys.effect, what: "an effect's name or an effect object") else { return nil }
    let radius = number(required(cursor, "blurRadius"), .from(0, to: Self.maximumBlurRadius))
    let saturation = number(cursor.member("saturation"), .notNegative) ?? 1
    let tint = color(cursor.member("tint"))
    return radius.map { BackdropEffect(blurRadius: $0, saturation: saturation, tint: tint) }
  }

  /// A wider blur, in points, is flat colour on any canvas.
  static let maximumBlurRadius = 1000.0

  /// UIBlurEffect's styles; `regular` and `prominent` follow the look.
  static func effects(_ appearance: Appearance) -> [(String, BackdropEffect)] {
    [BlurStyle.extraLight, .light, .dark, .regular, .prominent].map {
      ($0.rawValue, $0.effect(isDark: appearance == .dark))
    }
  }

  static let effectNames = effects(.light).map(\.0)
}
