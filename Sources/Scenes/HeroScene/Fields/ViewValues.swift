import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords

// Views that are made elsewhere keep to what scene files can say.

extension View {
  /// What is wrong with a view that was not read, each problem with its key where it has one; its children are not looked at.
  package var problems: [String] {
    let numbers = [position.x, position.y, size.width, size.height]
    var problems = numbers.allSatisfy(\.isFinite) ? [] : ["the frame leaves the range of numbers"]
    if size.width < 0 || size.height < 0 {
      problems.append("a width or height may not be negative, found [\(size.width.plain), \(size.height.plain)]")
    }
    problems += ValueKey.layer.problems(of: self)
    guard case .label(let text) = content else { return problems }
    problems += ValueKey.text.problems(of: text)
    let runs = SceneLimits.problem("text", text.runs.count, "runs", limit: SceneLimits.runs)
    problems += [SceneLimits.problem(text: text.text), runs].compactMap(\.self)
    for run in text.runs {
      problems += [run.font.problem, run.color.problem, run.backgroundColor?.problem].compactMap(\.self)
      problems += ValueKey.paragraph.problems(of: run.paragraph)
    }
    return problems
  }

  /// Takes a value as scene files say it for a key of the view, its text or its image, and tells what is wrong with it; nil where no key has
  /// that name.
  package mutating func take(_ value: JSONValue, for key: String, _ appearance: Appearance) -> [String]? {
    let reader = ValueReader(file: "", assets: AssetStore(folder: ".", roots: []))
    reader.appearance = appearance
    guard let node = try? JSONParser.parse(Array(value.line.utf8), rules: .scene).0 else { return nil }
    let cursor = JSONCursor(value: node, path: .root)
    func read<Owner>(_ keys: [ValueKey<Owner>], _ owner: inout Owner) -> Bool {
      guard let known = keys.first(where: { $0.field.name == key }) else { return false }
      known.read(reader, cursor, &owner)
      return true
    }
    var isKnown = read(ValueKey.hero + ValueKey.layer, &self)
    switch content {
    case .label(var text) where !isKnown:
      isKnown = read(ValueKey.text, &text)
      content = .label(text)
    case .image(var image) where !isKnown:
      isKnown = read(ValueKey.image, &image)
      content = .image(image)
    default: break
    }
    return isKnown ? reader.log.diagnostics.map(\.message) : nil
  }
}

extension Array {
  /// What is wrong with an owner's values, each with its key.
  func problems<Owner>(of owner: Owner) -> [String] where Element == ValueKey<Owner> {
    compactMap { key in key.problem(owner).map { "\(key.field.name): \($0)" } }
  }
}

extension Color {
  /// What is wrong with the components; nil: nothing.
  var problem: String? { [red, green, blue, alpha].lazy.compactMap(NumberRange.unit.problem).first }
}

extension Font {
  /// What is wrong with the size or weight; nil: nothing.
  var problem: String? {
    NumberRange.positive.problem(size) ?? NumberRange.from(100, to: 900).problem(Double(weight))
  }
}
