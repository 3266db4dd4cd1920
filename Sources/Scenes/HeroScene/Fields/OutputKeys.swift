import HeroGeometry
import HeroJSON
import HeroModel
import HeroWords

extension ValueKey where Owner == FilmStyle {
  /// How a scene's films are shown.
  static let output: [ValueKey] = [
    optional(
      \.transition,
      Field(
        "transition", ["anyOf": [.integer(0), .name]], form: "number, title, kind or screen's name",
        .words("the whole film"),
        "One transition with what rests before and after it: its number from 0, its title such as `present photo` or `dismiss photo`, its kind, or its screen."
      ),
      write: {
        switch $0 {
        case .index(let index): .integer(index)
        case .word(let word): .string(word)
        }
      }, read: { OutputReader($0).transition($1) }),
    optional(
      \.from, Field("from", .notNegative, unit: "seconds", .words("the film's start"), "Where it begins."),
      write: { .number($0) }, read: { $0.number($1, .notNegative) }),
    optional(
      \.to, Field("to", .notNegative, unit: "seconds", .words("the film's end"), "Where it ends."),
      write: { .number($0) }, read: { $0.number($1, .notNegative) }),
    number("speed", \.speed, FilmStyle.speeds, 1, "Film seconds a second: 0.5 is half as fast."),
    number("hold", \.hold, FilmStyle.holds, unit: "seconds", 0, "How long the last picture stays."),
    optional(
      \.loop,
      Field(
        "loop",
        ["anyOf": [.choice(FilmLoop.words), .integer(FilmLoop.limit.lowerBound, FilmLoop.limit.upperBound)]],
        form: FilmLoop.words.map { "`\($0)`" }.joined(separator: " ") + " or a whole number", .words("forever"),
        "How often animated pictures and players play it."),
      write: { if case .times(let count) = $0, count > 1 { .integer(count) } else { .string($0.description) } },
      read: { OutputReader($0).loop($1) }),
    optional(
      \.quality,
      Field(
        "quality", .integer(FilmStyle.qualities.lowerBound, FilmStyle.qualities.upperBound), .words("the format's"),
        "Quality against bytes, where a format loses some."), write: { .integer($0) },
      read: { $0.integer($1, in: FilmStyle.qualities) }),
    optional(
      \.frame,
      Field(
        "frameDevice", .choice(DeviceFrame.self), .words("none"),
        "The body of the scene's device around the screen, of our own drawing."), write: { .string($0.rawValue) },
      read: { $0.choice($1, DeviceFrame.self) }),
    optional(
      \.padding,
      Field(
        "padding",
        .number([.init(key: "minimum", value: 0), .init(key: "maximum", value: .number(FilmStyle.widestPadding))]),
        unit: "points", .words("32 with a device or backdrop, else 0"), "What stays free around the film."),
      write: { .number($0) }, read: { $0.number($1, FilmStyle.paddings) }),
    optional(
      \.backdrop,
      Field(
        "backdrop",
        [
          "anyOf": [
            .ref("color"), .list(.ref("color"), atLeast: 2, atMost: SceneLimits.colors), SceneFields.backdrop.object,
          ]
        ], form: "colour, array of colours from top to bottom, or [picture](#backdrop)",
        .words("none; a light grey with a device, padding or title"), "What is behind film, device and title."),
      write: {
        switch $0 {
        case .color(let color): .color(color)
        case .gradient(let colors): .array(colors.map { .color($0) })
        case .image(let image): .object([JSONValue.Member("image", .string(image.path))])
        }
      }, read: { OutputReader($0).backdrop($1) }),
    optional(
      \.title,
      Field(
        "title", ["type": "string", "maxLength": .number(Double(FilmStyle.titleLength))], form: "one line of text",
        .words("none"), "Words above the film."), write: { .string($0) }, read: { OutputReader($0).title($1) }),
    optional(
      \.caption,
      Field(
        "caption", ["type": "string", "maxLength": .number(Double(FilmStyle.titleLength))], form: "one line of text",
        .words("none"), "Words below the film, on a ground of their own; three lines at most show."),
      write: { .string($0) }, read: { OutputReader($0).title($1, "a caption") }),
    flag("clock", \.showsClock, .value(false), "Whether the film's time and its step stand below it."),
    flag("progressBar", \.showsProgress, .value(false), "Whether a bar below the film fills while a transition runs."),
  ]

  /// A key whose value may be absent.
  private static func optional<Value>(
    _ path: WritableKeyPath<FilmStyle, Value?> & Sendable, _ field: Field,
    write: @escaping @Sendable (Value) -> JSONValue,
    read: @escaping @Sendable (ValueReader, JSONCursor?) -> Value?
  ) -> ValueKey {
    value(path, field, write: { $0.map(write) }, read: { reader, cursor in read(reader, cursor).map { .some($0) } })
  }
}

extension SceneFields {
  static let outputObject = ValueKey.output.map(\.field).object

  static let backdrop: [Field] = [
    Field("image", .name, form: "path", .required, "A picture's file, which covers everything behind the film.")
  ]
}
