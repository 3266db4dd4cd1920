import HeroCatalog
import HeroControls
import HeroGeometry
import HeroJSON
import HeroLayers
import HeroModel
import HeroWords

/// Reads what the types of views add to the keys of all: pictures, texts, gradients, shapes and effects.
struct ContentReader {
  let reader: ValueReader
  private var colors: ColorReader { ColorReader(reader) }

  init(_ reader: ValueReader) { self.reader = reader }

  /// What a view's type adds.
  func content(_ cursor: JSONCursor, type: ViewType, tint: Color) -> ViewContent? {
    switch type {
    case .view: .view
    case .image: image(cursor, tint: tint).map { .image($0) }
    case .label: TextReader(reader).label(cursor).map { .label($0) }
    case .gradient: gradient(cursor).map { .gradient($0) }
    case .shape: shape(cursor).map { .shape($0) }
    case .visualEffect: effect(reader.required(cursor, "effect")).map { .visualEffect($0) }
    case .stack: .stack
    }
  }

  private func image(_ cursor: JSONCursor, tint: Color) -> ImageContents? {
    var contents = ImageContents(image: 0)
    ValueKey.image.read(cursor, into: &contents, reader)
    let isTemplate = reader.bool(cursor.member("template"))
    guard let found = reader.asset(cursor) else { return nil }
    contents.image = found.index
    contents.templateTint = isTemplate ?? found.isTemplate ?? false ? tint : nil
    return contents
  }

  // MARK: Gradient

  private func gradient(_ cursor: JSONCursor) -> GradientContents? {
    let kind = reader.choice(cursor.member("gradientType"), GradientContents.Kind.self) ?? .axial
    let start = reader.point(cursor.member("startPoint")) ?? Point(x: 0.5, y: 0)
    let end = reader.point(cursor.member("endPoint")) ?? Point(x: 0.5, y: 1)
    guard let member = reader.required(cursor, "colors") else { return nil }
    guard let elements = member.elements, !elements.isEmpty else {
      reader.log.report(
        "expected an array of at least one colour"
          + (member.elements == nil ? ", found \(member.value.kindName)" : ", found an empty one"), at: member)
      return nil
    }
    let problem = SceneLimits.problem("gradient", elements.count, "colours", limit: SceneLimits.colors)
    guard reader.isFine(problem, at: member) else { return nil }
    var colors: [Color] = []
    for element in elements {
      if let color = self.colors.color(element) { colors.append(color) }
    }
    let locations = locations(cursor.member("locations"), count: elements.count)
    guard colors.count == elements.count else { return nil }
    return GradientContents(kind: kind, colors: colors, locations: locations, startPoint: start, endPoint: end)
  }

  private func locations(_ cursor: JSONCursor?, count: Int) -> [Double]? {
    guard let cursor else { return nil }
    guard let elements = cursor.elements else {
      reader.log.report("expected an array of numbers, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
    guard elements.count == count else {
      reader.log.report("expected \(count) locations, one per colour, found \(elements.count)", at: cursor)
      return nil
    }
    guard let values = reader.numbers(elements, .unit) else { return nil }
    for index in values.indices.dropFirst() where values[index] < values[index - 1] {
      reader.log.report(
        "locations may not decrease: \(values[index].plain) after \(values[index - 1].plain)",
        at: elements[index])
      return nil
    }
    return values
  }

  // MARK: Shape

  private func shape(_ cursor: JSONCursor) -> ShapeContents? {
    let path = reader.path(reader.required(cursor, "path"))
    var contents = ShapeContents(path: path ?? Path())
    ValueKey.shape.read(cursor, into: &contents, reader)
    return path == nil ? nil : contents
  }

  // MARK: Visual effect

  /// A recipe's name, or `{ blurRadius, tint, saturation }`.
  private func effect(_ cursor: JSONCursor?) -> BackdropEffect? {
    guard let cursor else { return nil }
    if case .string = cursor.value.kind { return reader.choice(cursor, BackdropEffect.named(on: reader.appearance)) }
    guard reader.isObject(cursor, keys: SceneKeys.effect, what: "an effect's name or an effect object") else {
      return nil
    }
    let radius = reader.number(reader.required(cursor, "blurRadius"), .from(0, to: SceneLimits.blurRadius))
    let saturation = reader.number(cursor.member("saturation"), .notNegative) ?? 1
    let tint = colors.color(cursor.member("tint"))
    return radius.map { BackdropEffect(blurRadius: $0, saturation: saturation, tint: tint) }
  }
}
