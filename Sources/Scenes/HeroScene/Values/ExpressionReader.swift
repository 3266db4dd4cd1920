import HeroGeometry
import HeroJSON
import HeroModel
import HeroWords

/// Reads texts in Hero's words: modifiers, animation types, transforms.
struct ExpressionReader {
  let reader: ValueReader

  init(_ reader: ValueReader) { self.reader = reader }

  /// A modifier string, or an array of them.
  func modifiers(_ cursor: JSONCursor?) -> [Modifier]? {
    guard let cursor else { return nil }
    switch cursor.value.kind {
    case .string:
      return reader.string(cursor).flatMap { modifiers($0, at: cursor) }
    case .array:
      var result: [Modifier] = []
      for element in cursor.elements ?? [] {
        guard let text = reader.string(element, what: "a modifier string") else { continue }
        result += modifiers(text, at: element) ?? []
      }
      return result
    default:
      reader.log.report("expected a modifier string or an array of them, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }

  /// Notes the arithmetic in a view's `heroModifiers`: Hero itself takes such an argument as omitted (rule S1).
  func noteArithmetic(_ cursor: JSONCursor?) {
    guard let cursor else { return }
    guard case .string(let text) = cursor.value.kind else {
      for element in cursor.elements ?? [] { noteArithmetic(element) }
      return
    }
    // One that is too long is told of where it is read.
    guard SceneLimits.problem(text: text) == nil, let offset = ExpressionParser.arithmetic(in: text) else { return }
    reader.log.note(
      .arithmetic, "Hero takes an argument with arithmetic as omitted; write the number itself (S1)",
      place: reader.place(in: cursor, offset), path: cursor.path)
  }

  private func modifiers(_ text: String, at cursor: JSONCursor) -> [Modifier]? {
    let entries = reader.expression(cursor) { () throws(ExpressionError) in
      try ModifierSyntax.entries(text, reader.appearance)
    }
    noteMistakes(entries ?? [], at: cursor)
    for entry in entries ?? [] { checkScreens(in: entry.modifier, at: cursor) }
    return entries?.map(\.modifier)
  }

  /// Conditions may only name screens that exist.
  private func checkScreens(in modifier: Modifier, at cursor: JSONCursor) {
    switch modifier {
    case .when(let condition, let inner):
      for name in Self.screens(in: condition) { _ = reader.screenIndex(named: name, at: cursor) }
      for modifier in inner { checkScreens(in: modifier, at: cursor) }
    case .beginWith(let inner):
      for modifier in inner { checkScreens(in: modifier, at: cursor) }
    default: break
    }
  }

  private static func screens(in condition: Condition) -> [String] {
    switch condition {
    case .fromScreen(let name), .toScreen(let name): [name]
    case .not(let inner): screens(in: inner)
    case .and(let left, let right), .or(let left, let right): screens(in: left) + screens(in: right)
    default: []
    }
  }

  /// An animation type string.
  func animationType(_ cursor: JSONCursor?) -> AnimationType? {
    guard let cursor, let text = reader.string(cursor, what: "an animation type such as \"push(left)\"") else {
      return nil
    }
    return reader.expression(cursor) { () throws(ExpressionError) in try AnimationTypeSyntax.animationType(text) }
  }

  /// A transform string, 6 affine numbers or 16.
  func transform(_ cursor: JSONCursor?) -> Transform3D? {
    guard let cursor else { return nil }
    switch cursor.value.kind {
    case .string(let text):
      let entries = reader.expression(cursor) { () throws(ExpressionError) in try ModifierSyntax.entries(text) }
      noteMistakes(entries ?? [], at: cursor)
      return entries.flatMap { entries in
        reader.expression(cursor) { () throws(ExpressionError) in try Self.transform(entries) }
      }
    case .array(let values):
      guard values.count == 6 || values.count == 16 else {
        reader.log.report("a transform has 6 or 16 numbers, found \(values.count)", at: cursor)
        return nil
      }
      guard let n = reader.numbers(cursor.elements ?? []) else { return nil }
      return n.count == 6
        ? Transform3D(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]) : Transform3D(elements: n)
    default:
      reader.log.report(
        "expected a transform string or an array of 6 or 16 numbers, found \(cursor.value.kindName)", at: cursor)
      return nil
    }
  }

  private static func transform(_ entries: [ModifierSyntax.Entry]) throws(ExpressionError) -> Transform3D {
    var transform = Transform3D.identity
    for entry in entries {
      guard let next = entry.modifier.composed(onto: transform) else {
        throw ExpressionError(
          offset: entry.offset, message: "expected scale, translate, rotate, perspective or transform")
      }
      guard next.elements.allSatisfy(\.isFinite) else {
        throw ExpressionError(offset: entry.offset, message: "the transform leaves the range of numbers")
      }
      transform = next
    }
    return transform
  }

  /// Notes what is probably mistyped in a modifier string; `place` tells where an offset of it stands.
  func noteMistakes(_ entries: [ModifierSyntax.Entry], at cursor: JSONCursor) {
    for mistake in entries.map(\.modifier).mistakes {
      reader.log.note(
        mistake.subject, mistake.message, place: reader.place(in: cursor, entries[mistake.index].offset),
        path: cursor.path)
    }
  }
}
