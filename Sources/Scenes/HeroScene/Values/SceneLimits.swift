/// How much a scene may hold; what goes beyond is refused when the scene is read.
package enum SceneLimits {
  /// Unicode scalars of a label's text, and of any string that is no path.
  static let textLength = 20_000
  /// Unicode scalars of a name.
  static let nameLength = 1000
  /// Unicode scalars of a path.
  static let pathLength = 8_388_608
  /// Views that are read: those of all screens, and those of a screen again for each step that changes it.
  static let readViews = 50_000
  /// Screens.
  static let screens = 1000
  /// Screens that stacks, tabs and modals hold at once.
  static let heldScreens = 100
  /// Steps of the timeline.
  static let steps = 10_000
  /// Components, and styles.
  static let components = 1000
  /// Fonts.
  static let fonts = 100
  /// Parts of a label's text.
  static let runs = 1000
  /// Colours of a gradient.
  static let colors = 1000
  /// Lengths in a dash pattern.
  static let dashes = 1000
  /// Views that components and repeats make in all.
  static let madeViews = 10_000
  /// Values (numbers, words, arrays, objects) that they make in all.
  static let madeValues = 1_000_000
  /// Bytes of a text that is put together that count as one more value.
  static let bytesOfAValue = 16
  /// Parameters of a component.
  static let parameters = 100
  /// Components inside of each other.
  static let componentDepth = 32
  /// Items of a bar on one side.
  package static let barItems = 100
  /// Points; a wider blur is flat colour on any canvas.
  static let blurRadius = 1000.0
  /// Unicode scalars of a text in a bar.
  static let barTextLength = 1000
  /// Seconds that a `pan` lasts, which is sampled at 60 Hz.
  static let panDuration = 60.0

  /// What is wrong with how many things something has; nil: nothing.
  package static func problem(_ owner: String, _ count: Int, _ things: String, limit: Int) -> String? {
    count > limit ? "the \(owner) has \(count) \(things); at most \(limit) are allowed" : nil
  }

  static func problem(text: String, limit: Int = textLength) -> String? {
    problem("text", text.unicodeScalars.count, "characters", limit: limit)
  }

  /// What is wrong with the number of views that are made of one; nil: nothing.
  package static func problem(madeViews count: Int) -> String? {
    count > madeViews ? "components and repeats make more than \(madeViews) views, which is the most allowed" : nil
  }
}
