import HeroBytes
import HeroGeometry
import HeroJSON
import HeroLayers
import HeroRender
import TransitionEngine

/// Turns layer trees into trace lines.
struct TraceRecorder {
  /// The beginning of the XXH128 of each image's pixels; `ImageContents.image` counts in it.
  let images: [String]
  /// The pictures met so far, in order of their first use.
  private(set) var pictures: [Trace.Section] = []
  private var known: Set<String> = []

  init(images: [String]) {
    self.images = images.map { String($0.prefix(16)) }
  }

  /// The lines of a tree, in paint order, parents before children. Of a hidden layer only that it is hidden.
  mutating func lines(_ tree: LayerTree) -> [TraceLine] {
    var lines: [TraceLine] = []
    for layer in tree.below.inPaintOrder + tree.layers.inPaintOrder { append(layer, depth: 0, to: &lines) }
    return lines
  }

  private mutating func append(_ layer: Layer, depth: Int, to lines: inout [TraceLine]) {
    guard !layer.isHidden else {
      lines.append(
        TraceLine(path: layer.path, role: layer.role.rawValue, depth: depth, values: [.init("hidden", .bool(true))]))
      return
    }
    lines.append(
      TraceLine(
        path: layer.path, role: layer.role.rawValue, depth: depth,
        values: values(layer).sorted { $0.key < $1.key }))
    for child in layer.childrenInPaintOrder { append(child, depth: depth + 1, to: &lines) }
  }

  private mutating func values(_ layer: Layer) -> [JSONValue.Member] {
    var values: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue) {
      if TraceLine.defaults[key] != value { values.append(.init(key, value)) }
    }
    for fact in layer.facts where fact.isShown {
      if let value = TraceNumber.value(fact.value) { add(fact.name, value) }
    }
    if layer.opacityMode == .eachPrimitive { add("opacityMode", .string("eachPrimitive")) }
    if layer.maskedCorners != .all { add("maskedCorners", .integer(layer.maskedCorners.rawValue)) }
    add("cornerCurve", .string(layer.cornerCurve.rawValue))
    if let mask = layer.mask {
      add("mask", .string(mask.path.svg))
      if mask.fillRule != .nonZero { add("mask.fill", .string(mask.fillRule.rawValue)) }
    }
    if let contents = layer.contents { values += self.values(contents) }
    return values
  }

  private mutating func values(_ contents: LayerContents) -> [JSONValue.Member] {
    var values: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue) { values.append(.init(key, value)) }
    if contents.rect != .unit { add("contents.rect", TraceNumber.rect(contents.rect)) }
    if let color = contents.background { add("contents.background", TraceNumber.color(color)) }
    if let radius = contents.clipRadius { add("contents.clipRadius", TraceNumber.value(radius)) }
    if let size = contents.size { add("contents.size", TraceNumber.list([size.width, size.height])) }
    switch contents.kind {
    case .image(let image):
      add("contents", .string("image"))
      add("contents.image", .string(title(ofImage: image.image)))
      add("contents.mode", .string(image.contentMode.rawValue))
      if let tint = image.templateTint { add("contents.tint", TraceNumber.color(tint)) }
      if image.magnificationFilter != .linear { add("contents.filter", .string(image.magnificationFilter.rawValue)) }
    case .text(let text):
      add("contents", .string("text"))
      add("contents.text", .string(text.text))
      if text.runs.isEmpty {
        add("contents.font", .string(Self.title(text.font)))
        add("contents.color", TraceNumber.color(text.color))
      }
      add(
        "contents.layout",
        .string(
          Self.layout(text, kern: text.runs.isEmpty ? text.kern : nil) + (text.isRightToLeft ? ", right to left" : "")))
      for (index, run) in text.runs.enumerated() {
        let name = "contents.runs.\(index)"
        add(name, .string(run.text))
        add("\(name).font", .string(Self.title(run.font)))
        add("\(name).color", TraceNumber.color(run.color))
        if let color = run.backgroundColor { add("\(name).backgroundColor", TraceNumber.color(color)) }
        add("\(name).layout", .string(Self.layout(run)))
        if let attachment = run.attachment {
          add("\(name).image", .string(title(ofImage: attachment.image)))
          add("\(name).bounds", TraceNumber.rect(attachment.bounds))
          if attachment.isTemplate { add("\(name).isTemplate", .bool(true)) }
        }
      }
      if let shadow = text.shadow {
        add("contents.shadowColor", TraceNumber.color(shadow.color))
        add("contents.shadow", TraceNumber.list([shadow.offset.x, shadow.offset.y, shadow.blurRadius]))
      }
    case .gradient(let gradient):
      add("contents", .string("gradient"))
      add("contents.gradient", .string(gradient.kind.rawValue))
      add("contents.colors", TraceNumber.list(gradient.colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))
      add("contents.locations", TraceNumber.list(gradient.locations))
      add("contents.startPoint", TraceNumber.point(gradient.startPoint))
      add("contents.endPoint", TraceNumber.point(gradient.endPoint))
    case .shape(let shape):
      add("contents", .string("shape"))
      add("contents.path", .string(shape.path.svg))
      add("contents.fill", .string(shape.fillRule.rawValue))
      if let color = shape.fillColor { add("contents.fillColor", TraceNumber.color(color)) }
      if let color = shape.strokeColor {
        add("contents.strokeColor", TraceNumber.color(color))
        add("contents.lineWidth", TraceNumber.value(shape.lineWidth))
        add("contents.line", .string("\(shape.lineCap.rawValue), \(shape.lineJoin.rawValue)"))
        if shape.miterLimit != 10 { add("contents.miterLimit", TraceNumber.value(shape.miterLimit)) }
        add("contents.dash", TraceNumber.list(shape.lineDashPattern))
        add("contents.stroke", TraceNumber.list([shape.strokeStart, shape.strokeEnd]))
      }
    case .backdrop(let effect):
      add("contents", .string("effect"))
      add("contents.effect", TraceNumber.value(effect.fraction))
      add("contents.blurRadius", TraceNumber.value(effect.blurRadius))
      add("contents.saturation", TraceNumber.value(effect.saturation))
      if let tint = effect.tint { add("contents.tint", TraceNumber.color(tint)) }
    case .picture(let picture):
      add("contents", .string("picture"))
      add("contents.picture", .string(picture.id))
      note(picture)
    }
    return values
  }

  private func title(ofImage index: Int) -> String { images.indices.contains(index) ? images[index] : "\(index)" }

  /// A picture's layers are written once for the whole film.
  private mutating func note(_ picture: Picture) {
    guard known.insert(picture.id).inserted else { return }
    let place = pictures.count
    pictures.append(Trace.Section(name: picture.id, lines: []))
    var lines: [TraceLine] = []
    for layer in picture.layers { append(layer, depth: 0, to: &lines) }
    pictures[place].lines = lines
  }

  /// How a text's lines stand; of one with runs, what holds for all of them.
  private static func layout(_ text: TextContents, kern: Double?) -> String {
    let whole = text.runs.isEmpty
    return "\(whole ? text.alignment.rawValue : "runs"), lines \(text.numberOfLines), \(text.lineBreakMode.rawValue), "
      + "spacing \(Decimals.compact(whole ? text.lineSpacing : 0, 4)), kern \(kern.map { Decimals.compact($0, 4) } ?? "none")"
      + (whole ? stripes(text.underlineStyle, text.strikethroughStyle) + paragraphs(text.paragraph) : "")
  }

  private static func layout(_ run: TextRun) -> String {
    "\(run.paragraph.alignment.rawValue), spacing \(Decimals.compact(run.paragraph.lineSpacing, 4)), "
      + "kern \(Decimals.compact(run.kern ?? 0, 4))" + stripes(run.underlineStyle, run.strikethroughStyle)
      + (run.baselineOffset == 0 ? "" : ", up \(Decimals.compact(run.baselineOffset, 4))") + paragraphs(run.paragraph)
  }

  private static func stripes(_ underline: TextLineStyle, _ strikethrough: TextLineStyle) -> String {
    (underline == .none ? "" : ", underline \(underline.rawValue)")
      + (strikethrough == .none ? "" : ", strikethrough \(strikethrough.rawValue)")
  }

  private static func paragraphs(_ paragraph: TextParagraph) -> String {
    [
      ("paragraphs", paragraph.paragraphSpacing), ("before paragraphs", paragraph.paragraphSpacingBefore),
      ("line height times", paragraph.lineHeightMultiple), ("at least", paragraph.minimumLineHeight),
      ("at most", paragraph.maximumLineHeight), ("first head", paragraph.firstLineHeadIndent),
      ("head", paragraph.headIndent), ("tail", paragraph.tailIndent),
    ].filter { $0.1 != 0 }.map { ", \($0.0) \(Decimals.compact($0.1, 4))" }.joined()
  }

  private static func title(_ font: Font) -> String {
    "\(font.family ?? "system") \(Decimals.compact(font.size, 4)) w\(font.weight)\(font.isItalic ? " italic" : "")"
  }
}

extension TraceNumber {
  /// A property's value; nil for none.
  static func value(_ value: PlanValue) -> JSONValue? {
    switch value {
    case .number(let number): self.value(number)
    case .numbers(let numbers): list(numbers)
    case .color(let color): color.map(self.color)
    case .flag(let flag): .bool(flag)
    case .path(let path): path.map { .string($0.svg) }
    }
  }

  /// Rounded to six decimals.
  static func precise(_ number: Double) -> JSONValue {
    let rounded = (number * 1e6).rounded() / 1e6 + 0
    return rounded.isFinite ? Int(exactly: rounded).map { .integer($0) } ?? .number(rounded) : .null
  }

  static func point(_ point: Point) -> JSONValue { list([point.x, point.y]) }
  static func rect(_ rect: Rect) -> JSONValue {
    list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }
  static func color(_ color: Color) -> JSONValue { list([color.red, color.green, color.blue, color.alpha]) }
}
