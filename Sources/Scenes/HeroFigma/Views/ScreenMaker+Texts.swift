import HeroGeometry
import HeroJSON
import HeroWords

extension ScreenMaker {
  /// A text: a label in its box, or a box with a label at its top or bottom.
  mutating func label(_ node: FigmaNode, path: String, matrix: Affine, size: Size) -> MadeView? {
    guard let text = node.text else { return nil }
    let label = "\(path) (\(node.id))"
    if text.hasLists { warnings.add("bullets and numbers of lists are not drawn", at: label) }
    if !node.strokes.isEmpty { warnings.add("the stroke of a text is not drawn", at: label) }
    let style = text.style
    let lines = text.characters.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count
    // A box that grows with its text has as many lines as fit, whatever font they were set in.
    let isOneLine =
      lines == 1
      && (style.resizing == "WIDTH_AND_HEIGHT" || style.resizing == "HEIGHT" && size.height < 1.5 * style.pitch)
    // Of a single line that fills its box a label centres the text by itself.
    let lineHeight = isOneLine ? nil : style.lineHeight
    // UIKit puts what a line has more than its font above the text, Figma half of it.
    let rise = lineHeight.map { ($0 - Self.naturalHeight * (style.size ?? 12)) / 2 } ?? 0
    let bounds = Rect(x: 0, y: -rise, width: size.width, height: size.height)
    var view = MadeView(place: matrix.place(of: bounds), size: size)
    var look = textMembers(text, fills: node.fills, lineHeight: lineHeight, label: label)
    if isOneLine || style.resizing == "WIDTH_AND_HEIGHT" {
      look.append(Member("numberOfLines", .integer(lines)))
      // A font of another width must not break the line.
      if matrix.isPlain, rise == 0, let width = Self.freeWidth(style, matrix: matrix, size: size) { view.place = width }
    } else if style.resizing == "HEIGHT", matrix.isPlain {
      look.append(Member("numberOfLines", 0))
      let corner = matrix.apply(bounds.origin)
      view.place = [Member("frame", .array([corner.x, corner.y, size.width].map { .number($0.rounded3) } + [.null]))]
    } else {
      look.append(Member("numberOfLines", .integer(style.isTruncated ? max(style.mostLines ?? 0, 0) : 0)))
    }
    let shadows = effects(node, path: path, size: size, corners: Corners(node, size: size))
    var outer = shadows.look
    if node.opacity < 1 { outer.append(Member("alpha", .number(node.opacity.rounded3))) }
    let hugs = style.resizing == "WIDTH_AND_HEIGHT" || style.resizing == "HEIGHT"
    guard !hugs, style.vertical ?? "TOP" != "CENTER" else {
      view.look = look + outer
      return view
    }
    let frame = JSONValue.array([0, 0, .number(size.width.rounded3), .null])
    var inner = MadeView(place: [Member("frame", frame)], look: look, size: size)
    if style.vertical == "BOTTOM" { inner.place = [Member("pin", ["left": 0, "right": 0, "bottom": 0])] }
    view.look = [Member("opaque", false)] + outer
    view.children = [inner]
    return view
  }

  /// A line's height in sizes of its font, of San Francisco and most others.
  private static let naturalHeight = 1.2

  /// A place whose width is what the text needs.
  private static func freeWidth(_ style: FigmaTextStyle, matrix: Affine, size: Size) -> [Member]? {
    let center = matrix.apply(size.center)
    let height = JSONValue.number(size.height.rounded3)
    switch style.horizontal ?? "LEFT" {
    case "LEFT":
      let corner = matrix.apply(.zero)
      return [Member("frame", .array([.number(corner.x.rounded3), .number(corner.y.rounded3), .null, height]))]
    case "CENTER":
      return [
        Member("center", .numbers([center.x.rounded3, center.y.rounded3])), Member("size", .array([.null, height])),
      ]
    default: return nil
    }
  }

  private mutating func textMembers(
    _ text: FigmaText, fills: [FigmaPaint], lineHeight: Double?, label: String
  ) -> [Member] {
    let runs = Self.runs(text)
    let style = text.style
    var members: [Member] = []
    if runs.count <= 1 {
      members.append(Member("text", .string(cased(text.characters, style, label: label))))
    } else {
      members.append(
        Member(
          "runs",
          .array(
            runs.map { run in
              let merged = style.merged(with: run.look)
              var words = [Member("text", .string(cased(run.text, merged, label: label)))]
              if let look = run.look { words += characterMembers(look, base: style, fills: look.fills, label: label) }
              return .object(words)
            })))
    }
    members += characterMembers(style, base: nil, fills: fills, label: label)
    switch style.horizontal ?? "LEFT" {
    case "CENTER": members.append(Member("textAlignment", "center"))
    case "RIGHT": members.append(Member("textAlignment", "right"))
    case "JUSTIFIED": members.append(Member("textAlignment", "justified"))
    default: break
    }
    if let height = lineHeight, height > 0 {
      members += [
        Member("minimumLineHeight", .number(height.rounded3)), Member("maximumLineHeight", .number(height.rounded3)),
      ]
    }
    if let space = style.paragraphSpacing, space > 0 {
      members.append(Member("paragraphSpacing", .number(space.rounded3)))
    }
    if let indent = style.paragraphIndent, indent > 0 {
      members.append(Member("firstLineHeadIndent", .number(indent.rounded3)))
    }
    return members
  }

  /// Font, colour and lines of characters; `base` is what a part of a text has from the whole.
  private mutating func characterMembers(
    _ style: FigmaTextStyle, base: FigmaTextStyle?, fills: [FigmaPaint], label: String
  ) -> [Member] {
    var font: [Member] = []
    if let family = style.family, family != base?.family {
      if Self.systemFamilies.contains(where: { family.hasPrefix($0) }) {
        if base?.family != nil { font.append(Member("family", "System")) }
      } else if surroundings.hasFont(family) {
        font.append(Member("family", .string(family)))
      } else {
        replaceFont(family, at: label)
      }
    }
    if let size = style.size, size != base?.size { font.append(Member("size", .number(size.rounded3))) }
    if let weight = style.weight, weight != base?.weight ?? 400 {
      font.append(Member("weight", .integer(Int(min(max((weight / 100).rounded() * 100, 100), 900)))))
    }
    if let italic = style.italic, italic != base?.italic ?? false { font.append(Member("italic", .bool(italic))) }
    var members = font.isEmpty ? [] : [Member("font", .object(font))]
    if let paint = fills.last {
      if let color = paint.color {
        members.append(Member("textColor", .color(color)))
      } else {
        warnings.add("a text with a gradient or picture has one colour", at: label)
        if case .gradient(let gradient) = paint.kind {
          members.append(Member("textColor", .color(gradient.stops[0].color)))
        }
      }
    } else if base == nil {
      members.append(Member("textColor", "clear"))
    }
    if let space = style.letterSpacing, space != base?.letterSpacing ?? 0 {
      members.append(Member("kern", .number(space.rounded3)))
    }
    switch style.decoration {
    case "UNDERLINE": members.append(Member("underlineStyle", "single"))
    case "STRIKETHROUGH": members.append(Member("strikethroughStyle", "single"))
    default: break
    }
    return members
  }

  /// Families that are iOS's own; the scene's system font stands in for them.
  private static let systemFamilies = ["SF Pro", "SF UI", ".SF", "Inter", "System"]

  private mutating func cased(_ text: String, _ style: FigmaTextStyle, label: String) -> String {
    switch style.letterCase {
    case "UPPER": return text.uppercased()
    case "LOWER": return text.lowercased()
    case "TITLE": return text.titled
    case "SMALL_CAPS", "SMALL_CAPS_FORCED":
      warnings.add("small capitals are drawn as they are written", at: label)
      return text
    default: return text
    }
  }

  /// The parts of a text with looks of their own, in order.
  private static func runs(_ text: FigmaText) -> [(text: String, look: FigmaTextStyle?)] {
    let units = Array(text.characters.utf16)
    var runs: [(units: [UInt16], key: Int)] = []
    for (index, unit) in units.enumerated() {
      let key = index < text.overrides.count ? text.overrides[index] : 0
      let known = text.looks[key] == nil ? 0 : key
      // A character of two units is of one look.
      if let last = runs.last, last.key == known || UTF16.isTrailSurrogate(unit) {
        runs[runs.count - 1].units.append(unit)
      } else {
        runs.append(([unit], known))
      }
    }
    return runs.map { (String(decoding: $0.units, as: UTF16.self), text.looks[$0.key]) }
  }
}

extension FigmaTextStyle {
  /// With what a part of the text says.
  fileprivate func merged(with look: FigmaTextStyle?) -> FigmaTextStyle {
    var style = self
    style.letterCase = look?.letterCase ?? letterCase
    return style
  }
}

extension String {
  /// Each word with a capital.
  fileprivate var titled: String {
    var isStart = true
    var text = ""
    for character in self {
      text += isStart ? character.uppercased() : String(character)
      isStart = character.isWhitespace
    }
    return text
  }
}
