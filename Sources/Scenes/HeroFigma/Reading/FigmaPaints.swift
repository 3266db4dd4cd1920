import HeroGeometry
import HeroJSON

/// Reads paints and effects.
enum FigmaPaints {
  /// The visible ones, from below to above.
  static func paints(_ fields: FigmaFields, _ key: String) throws(FigmaError) -> [FigmaPaint] {
    var paints: [FigmaPaint] = []
    for paint in try fields.list(key) where try paint.flag("visible") ?? true {
      let opacity = min(max(try paint.number("opacity") ?? 1, 0), 1)
      paints.append(
        FigmaPaint(kind: try kind(paint), opacity: opacity, blendMode: try paint.text("blendMode")))
    }
    return paints
  }

  private static func kind(_ paint: FigmaFields) throws(FigmaError) -> FigmaPaint.Kind {
    let type = try paint.text("type") ?? ""
    switch type {
    case "SOLID": return .solid(try paint.color("color") ?? .black)
    case "GRADIENT_LINEAR", "GRADIENT_RADIAL", "GRADIENT_ANGULAR", "GRADIENT_DIAMOND":
      return .gradient(try gradient(paint, type))
    case "IMAGE":
      let reference = try paint.text("imageRef") ?? ""
      guard reference.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }) else {
        throw FigmaError("\(paint.layer): 'imageRef' is '\(reference)'; a reference has letters, digits, - and _ alone")
      }
      return .image(
        FigmaImage(
          reference: reference, scaleMode: try paint.text("scaleMode") ?? "FILL",
          matrix: try paint.matrix("imageTransform"), tileScale: try paint.number("scalingFactor") ?? 1,
          isFiltered: try paint.fields("filters")?.value.members?.contains { ($0.value.real ?? 0) != 0 } ?? false))
    default: return .other(type)
    }
  }

  private static func gradient(_ paint: FigmaFields, _ type: String) throws(FigmaError) -> FigmaGradient {
    var handles: [Point] = []
    for handle in try paint.list("gradientHandlePositions") {
      handles.append(Point(x: try handle.number("x") ?? 0, y: try handle.number("y") ?? 0))
    }
    var stops: [(place: Double, color: Color)] = []
    for stop in try paint.list("gradientStops") {
      stops.append((min(max(try stop.number("position") ?? 0, 0), 1), try stop.color("color") ?? .black))
    }
    guard handles.count >= 2, !stops.isEmpty else {
      throw FigmaError("\(paint.layer): a gradient has no 'gradientHandlePositions' or no 'gradientStops'")
    }
    if handles.count == 2 {
      let way = handles[1] - handles[0]
      handles.append(handles[0] + Point(x: -way.y, y: way.x))
    }
    let order = stops.indices.sorted { (stops[$0].place, $0) < (stops[$1].place, $1) }
    return FigmaGradient(type: type, handles: handles, stops: order.prefix(1000).map { stops[$0] })
  }

  /// The visible ones, in order.
  static func effects(_ fields: FigmaFields) throws(FigmaError) -> [FigmaEffect] {
    var effects: [FigmaEffect] = []
    for effect in try fields.list("effects") where try effect.flag("visible") ?? true {
      let isUneven = try effect.text("blurType") == "PROGRESSIVE"
      effects.append(
        FigmaEffect(
          type: (isUneven ? "PROGRESSIVE " : "") + (try effect.text("type") ?? ""),
          color: try effect.color("color") ?? .black,
          offset: try effect.point("offset") ?? .zero, radius: max(try effect.number("radius") ?? 0, 0),
          spread: try effect.number("spread") ?? 0))
    }
    return effects
  }
}

/// Reads texts.
enum FigmaTexts {
  static func text(_ fields: FigmaFields) throws(FigmaError) -> FigmaText {
    var looks: [Int: FigmaTextStyle] = [:]
    for look in try fields.fields("styleOverrideTable")?.value.members ?? [] {
      if let key = Int(look.key) { looks[key] = try style(FigmaFields(look.value, of: fields.layer)) }
    }
    let lists = try fields.items("lineTypes") ?? []
    return FigmaText(
      characters: try fields.text("characters") ?? "",
      style: try fields.fields("style").map(style) ?? FigmaTextStyle(),
      overrides: try fields.numbers("characterStyleOverrides")?.map { Int($0) } ?? [], looks: looks,
      hasLists: lists.contains { $0.text != nil && $0.text != "NONE" })
  }

  private static func style(_ fields: FigmaFields) throws(FigmaError) -> FigmaTextStyle {
    var style = FigmaTextStyle()
    style.family = try fields.text("fontFamily")
    style.size = try fields.number("fontSize").map { max($0, 0.1) }
    style.weight = try fields.number("fontWeight")
    style.italic = try fields.flag("italic")
    style.letterCase = try fields.text("textCase")
    style.decoration = try fields.text("textDecoration")
    style.horizontal = try fields.text("textAlignHorizontal")
    style.vertical = try fields.text("textAlignVertical")
    style.letterSpacing = try fields.number("letterSpacing")
    style.pitch = try fields.number("lineHeightPx") ?? 1.2 * (style.size ?? 12)
    if let unit = try fields.text("lineHeightUnit"), unit != "INTRINSIC_%" { style.lineHeight = style.pitch }
    style.paragraphSpacing = try fields.number("paragraphSpacing")
    style.paragraphIndent = try fields.number("paragraphIndent")
    style.resizing = try fields.text("textAutoResize")
    style.isTruncated = try fields.text("textTruncation") == "ENDING" || style.resizing == "TRUNCATE"
    style.mostLines = try fields.number("maxLines").map { Int($0) }
    style.fills = try FigmaPaints.paints(fields, "fills")
    return style
  }
}
