/// What a player tells about the film besides its frames.
package struct PlayerNotes: Sendable {
  /// One step of the timeline.
  package struct Step: Equatable, Sendable {
    /// Its number in the film's timeline, from 0.
    package var index: Int
    /// For people: `present list → detail`.
    package var title: String
    /// Seconds from the film's start.
    package var start: Double
    /// Seconds.
    package var duration: Double

    package init(index: Int, title: String, start: Double, duration: Double) {
      self.index = index
      self.title = title
      self.start = start
      self.duration = duration
    }
  }

  /// Another page.
  package struct Link: Equatable, Sendable {
    /// As the page names it.
    package var address: String
    /// For people.
    package var title: String

    package init(address: String, title: String) {
      self.address = address
      self.title = title
    }
  }

  /// The page's title. Default: `Film`.
  package var title: String
  /// In film order. Default: none.
  package var steps: [Step]
  /// The layer table at a time in seconds: a JSON array a row, on one line. Nil for a page without the table. Default: nil.
  package var rows: (@Sendable (Double) -> [String])?
  /// The page that this one belongs to. Default: none.
  package var home: Link?

  package init(title: String = "Film", steps: [Step] = [], rows: (@Sendable (Double) -> [String])? = nil) {
    self.title = title
    self.steps = steps
    self.rows = rows
  }
}
