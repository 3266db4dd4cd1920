import HeroCatalog
import HeroControls
import HeroGeometry
import HeroJSON
import HeroModel
import HeroWords

/// Reads colours in the format's spellings, as they are in the look of what is being read.
struct ColorReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// A colour in any of the format's spellings.
  func color(_ cursor: JSONCursor?) -> Color? {
    guard let cursor else { return nil }
    switch cursor.value.kind {
    case .string(let text):
      if let color = Color(named: text, reader.appearance) { return color }
      if let place = CatalogPlace(text) { return color(place, at: cursor) }
      reader.log.report(NamedColors.problem(text), at: cursor)
      return nil
    case .object:
      return cursor.member("light") != nil || cursor.member("dark") != nil
        ? pairedColor(cursor) : componentColor(cursor)
    default:
      reader.log.report("expected a colour, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }

  private func color(_ place: CatalogPlace, at cursor: JSONCursor) -> Color? {
    do throws(FileProblem) {
      return try reader.assets.color(place, reader.appearance)
    } catch {
      reader.log.report("colour '\(place.catalog)/\(place.name)': \(error.message)", at: cursor)
      return nil
    }
  }

  /// A colour for each look.
  private func pairedColor(_ cursor: JSONCursor) -> Color? {
    guard reader.isObject(cursor, keys: SceneKeys.pairedColor, what: "a colour") else { return nil }
    let light = color(reader.required(cursor, "light"))
    let dark = color(reader.required(cursor, "dark"))
    return reader.appearance == .light ? light : dark
  }

  private func componentColor(_ cursor: JSONCursor) -> Color? {
    let keys: [String]
    if cursor.member("white") != nil {
      keys = SceneKeys.whiteColor
    } else if cursor.member("h") != nil || cursor.member("s") != nil {
      keys = SceneKeys.hueColor
    } else {
      keys = SceneKeys.rgbColor
    }
    let known = reader.isObject(cursor, keys: keys, what: "a colour")
    var components: [Double] = []
    for key in keys {
      guard let member = key == "a" ? cursor.member(key) : reader.required(cursor, key) else {
        if key == "a" { components.append(1) }
        continue
      }
      if let value = reader.number(member, .unit) { components.append(value) }
    }
    guard known, components.count == keys.count else { return nil }
    switch keys.count {
    case 2: return Color(red: components[0], green: components[0], blue: components[0], alpha: components[1])
    default:
      return keys == SceneKeys.hueColor
        ? Color(hue: components[0], saturation: components[1], brightness: components[2], alpha: components[3])
        : Color(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
}
